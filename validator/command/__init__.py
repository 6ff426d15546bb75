"""The command `referee`: one face of the Python API."""

from .main import main

__all__ = ["main"]
