"""Values: objects that are what their fields are, and do not change.

They are frozen dataclasses to all who ask, `dataclasses.replace` and `fields` among them. Only they are made without
compiling source for every class, and without what `dataclasses` needs for that: it took a quarter of the time of a
whole command.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, ClassVar, TypeVar, dataclass_transform

T = TypeVar("T")
Aside = Annotated[T, "aside"]
"""The type of a field that is only told beside: it does not count when two values are compared."""


class _AsDataclass:
    """The description that `dataclasses` has of a class, made when somebody asks for it."""

    def __get__(self, value: Any, kind: type[Value]) -> dict[str, Any]:
        return _described(kind)


@cache
def _described(kind: type[Value]) -> dict[str, Any]:
    from dataclasses import MISSING, field, make_dataclass
    described = make_dataclass(kind.__name__, [
        (name, Any, field(default=kind._defaults.get(name, MISSING) if name not in kind._mappings else MISSING,
                          default_factory=dict if name in kind._mappings else MISSING,
                          compare=name in kind._compared, kw_only=True)) for name in kind._names])
    return described.__dataclass_fields__


@dataclass_transform(frozen_default=True)
class Value:
    """A value. Its class names its fields with their types, and a default where there is one.

    The fields of a class that it extends come after its own.

    >>> class Throw(Value):
    ...     dice: tuple[int, ...]
    ...     by: Aside[str] = ""
    >>> Throw((6, 1), by="Anna") == Throw((6, 1)), Throw((6, 1))
    (True, Throw(dice=(6, 1)))
    """

    _names: ClassVar[tuple[str, ...]] = ()
    _known: ClassVar[frozenset[str]] = frozenset()      # the same names, to look one up
    _compared: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}
    _mappings: ClassVar[tuple[str, ...]] = ()            # those whose default is a mapping: each value has its own
    __dataclass_fields__ = _AsDataclass()

    def __init_subclass__(cls) -> None:
        own = {name: str(kind) for name, kind in vars(cls).get("__annotations__", {}).items()}
        aside = {name for name, kind in own.items() if kind.startswith("Aside[")}
        cls._compared = (*(name for name in own if name not in aside), *cls._compared)
        cls._names = cls.__match_args__ = (*own, *cls._names)
        cls._known = frozenset(cls._names)
        cls._defaults = {name: vars(cls)[name] for name in own if name in vars(cls)} | cls._defaults
        cls._mappings = tuple(name for name, default in cls._defaults.items() if isinstance(default, dict))
        cls._essence = attrgetter("__class__", *cls._compared)

    def __init__(self, *given: Any, **named: Any) -> None:
        kind = type(self)
        names = kind._names
        fields = self.__dict__
        if len(given) == len(names) and not named:
            fields.update(zip(names, given))
            return
        fields.update(kind._defaults)
        fields.update(zip(names, given))
        fields.update(named)
        if len(fields) != len(names) or len(given) > len(names) or named and not kind._known.issuperset(named) \
                or named and not named.keys().isdisjoint(names[:len(given)]):
            raise TypeError(f"{kind.__name__} takes {', '.join(names)}")
        for name in kind._mappings:
            if fields[name] is kind._defaults[name]:
                fields[name] = {}

    def __eq__(self, other: object) -> bool:
        return self._essence(self) == self._essence(other) if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._essence(self))

    def __repr__(self) -> str:
        """Its class and what makes it what it is, without what is as by default."""
        fields = ", ".join(f"{name}={part!r}" for name, part in told(self) if name in self._compared)
        return f"{type(self).__name__}({fields})"

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a {type(self).__name__} does not change; `replace` makes another one")

    def __delattr__(self, name: str) -> None:
        self.__setattr__(name, None)


def field_names(kind: type) -> tuple[str, ...]:
    """The names of the fields of a class of values; none for another class."""
    return kind._names if issubclass(kind, Value) else ()


def told(value: Value) -> Iterator[tuple[str, Any]]:
    """The fields of a value that are not as by default, each with what it holds."""
    defaults = value._defaults
    return ((name, part) for name in value._names
            if (part := getattr(value, name)) != defaults.get(name) or name not in defaults)


V = TypeVar("V", bound=Value)


def replace(value: V, **changes: Any) -> V:
    """The value with some fields changed. Raises TypeError for a field that it has not."""
    kind = type(value)
    return kind(**{**{name: getattr(value, name) for name in kind._names}, **changes})
