"""Whether rules are sound: what is idle in them as they are written, and what games show of them."""

from .fault import Fault
from .played import faults_in_play
from .written import faults_as_written

__all__ = ["Fault", "faults_as_written", "faults_in_play"]
