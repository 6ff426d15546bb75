"""What every test at random is guarded by."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .outcome import SAID_ELSEWHERE
from .runner import BYTES


@pytest.fixture(autouse=True)
def guarded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No more memory than a case may take; and nothing but arguments says how the command speaks."""
    for name in SAID_ELSEWHERE:
        monkeypatch.delenv(name, raising=False)
    try:
        import resource
    except ImportError:                     # Windows
        yield
        return
    before = resource.getrlimit(resource.RLIMIT_AS)
    taken = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    resource.setrlimit(resource.RLIMIT_AS, (2 * taken + BYTES, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)
