"""Files changed at random, byte by byte and word by word."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from .corpus import ODD, RAW, SIGNS, zstandard

_WORD = re.compile(rb"[^\s,:\[\]{}\"]+")
_ENCODINGS = ("utf-16", "utf-16-le", "utf-32", "cp1251", "cp932", "latin-1", "utf-7")
_MOST = 20_000                              # bytes: copies of copies grow fast


def mutated(data: bytes, random: Random, others: Sequence[bytes], words: Sequence[str]) -> bytes:
    """The data with one or several changes; `others` are files to take parts from, `words` what may stand in them."""
    tokens = _tokens(tuple(words))
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        change = random.choice(CHANGES)
        data = change(data, random, others, tokens)[:_MOST]
    return data


def flipped(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """With one bit turned round."""
    if not data:
        return data
    at = random.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << random.randrange(8)]) + data[at + 1:]


def cut(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """Only its beginning or its end."""
    at = random.randrange(len(data) + 1)
    return data[:at] if random.random() < 0.8 else data[at:]


def without_a_slice(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """With something left out."""
    start, end = _slice(data, random)
    return data[:start] + data[end:]


def with_a_slice_again(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """With something repeated, once or very often."""
    start, end = _slice(data, random)
    return data[:end] + data[start:end] * random.choice((1, 1, 2, 20, 300)) + data[end:]


def spliced(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """Its beginning, and the end of another file."""
    other = random.choice(others)
    return data[:random.randrange(len(data) + 1)] + other[random.randrange(len(other) + 1):]


def with_a_token(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """With something put in that means something."""
    at = random.randrange(len(data) + 1)
    return data[:at] + random.choice(tokens if random.random() < 0.8 else RAW) + data[at:]


def with_another_word(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """With one word replaced, by one of its own or by any other."""
    own = list(_WORD.finditer(data))
    if not own:
        return data
    word = random.choice(own)
    new = random.choice(own)[0] if random.random() < 0.5 else random.choice(tokens)
    return data[:word.start()] + new + data[word.end():]


def with_lines_swapped(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """With two lines in each other's place."""
    lines = data.split(b"\n")
    one, other = random.randrange(len(lines)), random.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def with_other_line_ends(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """As another system, or none, ends lines."""
    return data.replace(b"\n", random.choice((b"\r\n", b"\r", b"\n\n", b"\x85", b"\xe2\x80\xa8", b"")))


def recoded(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """In another encoding."""
    return data.decode("utf-8", "replace").encode(random.choice(_ENCODINGS), "replace")


def compressed(data: bytes, random: Random, others: Sequence[bytes], tokens: Sequence[bytes]) -> bytes:
    """Compressed; what is changed afterwards damages it."""
    return random.choice((gzip.compress, zstandard))(data)


CHANGES: tuple[Callable[[bytes, Random, Sequence[bytes], Sequence[bytes]], bytes], ...] = (
    flipped, flipped, cut, without_a_slice, without_a_slice, with_a_slice_again, spliced, with_a_token, with_a_token,
    with_another_word, with_another_word, with_another_word, with_lines_swapped, with_other_line_ends, recoded,
    compressed)


@cache
def _tokens(words: tuple[str, ...]) -> tuple[bytes, ...]:
    return tuple(word.encode() for word in (*words, *SIGNS, *ODD))


def _slice(data: bytes, random: Random) -> tuple[int, int]:
    start = random.randrange(len(data) + 1)
    return start, min(len(data), start + random.choice((1, 1, 2, 4, 16, 64, 400)))
