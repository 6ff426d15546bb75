"""A fault of the referee in another process, brought to where it can be told."""

from __future__ import annotations

import os


class Fault(Exception):
    """What nobody foresaw, where the exception itself cannot come along.

    `name` is the kind of exception, `place` the file and line of the source where it was raised. As text it is the
    whole traceback, for whoever looks for the reason.

    >>> try: 1 / 0
    ... except Exception as error: fault = Fault.of(error)
    >>> fault.name, fault.place.partition(":")[1], str(fault).splitlines()[-1]
    ('ZeroDivisionError', ':', 'ZeroDivisionError: division by zero')
    """

    def __init__(self, name: str, place: str, trace: str) -> None:
        super().__init__(name, place, trace)
        self.name, self.place, self.trace = name, place, trace

    def __str__(self) -> str:
        return self.trace

    @classmethod
    def of(cls, error: BaseException) -> Fault:
        """What an exception is, as data."""
        if isinstance(error, cls):          # it comes from further away
            return error
        from traceback import format_exception          # not needed where all goes well
        return cls(type(error).__name__, _place(error), "".join(format_exception(error)))


def _place(error: BaseException) -> str:
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else ""
