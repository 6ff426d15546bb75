"""Disputes: the same record asked of every reading at once."""

from .dispute import Dispute, dispute, disputes
from .forking import HiddenCards

__all__ = ["Dispute", "HiddenCards", "dispute", "disputes"]
