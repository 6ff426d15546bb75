"""Makes corpora in a process of their own: ``python -m benchmarks.corpora FOLDER NAME...``"""

import sys
from pathlib import Path

from . import make

for name in sys.argv[2:]:
    make(name, Path(sys.argv[1]))
