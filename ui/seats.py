"""Who sits where: a person, or a computer of some level."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.ai.levels import LEVELS

LEVEL = {level.id: level for level in LEVELS}
"""The computer levels by id, the weakest first."""
NAME_LIMIT = 30
"""The longest name, in characters."""


class Seat(NamedTuple):
    """A player: `level` is the id of a computer level, or "" for a person; `name` may be empty."""

    level: str = ""
    name: str = ""


Seats = tuple[Seat, ...]


def people(seats: Sequence[Seat]) -> frozenset[int]:
    """Return the seats that people have."""
    return frozenset(i for i, seat in enumerate(seats) if not seat.level)


def seat_names(seats: Sequence[Seat], colours: Sequence[str]) -> tuple[str, ...]:
    """Return what to call each player: the given name, or "Computer", with the seat's colour when needed."""
    plain = [seat.name or ("Computer" if seat.level else "") for seat in seats]
    return tuple(
        colour if not name else f"{name} ({colour})" for name, colour in zip(plain, colours, strict=True)
    )


def write_note(seats: Sequence[Seat], picked: Sequence[str] = ()) -> str:
    """Return the seats, and the half-made move, as the text that a save carries."""
    return json.dumps({"seats": [list(seat) for seat in seats], "picked": list(picked)})


def read_note(text: str, count: int) -> tuple[Seats, tuple[str, ...]]:
    """Read what `write_note` wrote. Whatever does not fit becomes a person without a name."""
    try:
        note = json.loads(text)
        seats = [_read_seat(item) for item in note["seats"]][:count]
        picked = tuple(spot for spot in note["picked"] if isinstance(spot, str))
    except (ValueError, KeyError, TypeError):
        seats, picked = [], ()
    return (*seats, *[Seat()] * (count - len(seats))), picked


def _read_seat(item: Any) -> Seat:
    level, name = item
    return Seat(level if level in LEVEL else "", str(name)[:NAME_LIMIT])


def write_levels(seats: Sequence[Seat]) -> str:
    """Return who sits where as a link carries it: without names."""
    return ",".join(seat.level for seat in seats)


def read_levels(text: str, count: int) -> Seats:
    """Read what `write_levels` wrote."""
    levels = (text.split(",") + [""] * count)[:count]
    return tuple(Seat(level if level in LEVEL else "") for level in levels)
