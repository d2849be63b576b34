"""PDN FEN, the text form of draughts positions: `B:W21,22,K30:B1,2,K9`. B is dark, who moves first."""

from __future__ import annotations

import re

from engine.contract.values import BadPosition
from engine.formats.words.en import say as shared
from engine.games.draughts.kernel import Position, Squares, pack, unpack
from engine.games.draughts.words.en import say

_FEN = r"\s*([BW])\s*:\s*([BW])([K0-9,\s-]*):\s*([BW])([K0-9,\s-]*)((?::\s*[HF][0-9]+\s*)*)\.?\s*"
_ITEM = r"(K?)(\d{1,2})(?:-K?(\d{1,2}))?"
_FOREIGN = re.compile(r"[^BWKHF0-9:,.\s-]", re.IGNORECASE)
_COUNTERS = re.compile(r":\s*([HF][0-9]+)", re.IGNORECASE)
SIDES = "BW"
PIECES_EACH = 12
"""Maximum number of pieces of a side (D1)."""


def write_fen(position: Position) -> str:
    """Return the FEN, light's pieces first, men before kings."""
    squares = unpack(position)
    light = _list(squares.light_men, squares.light_kings)
    dark = _list(squares.dark_men, squares.dark_kings)
    return f"{SIDES[squares.side]}:W{light}:B{dark}"


def _list(men: frozenset[int], kings: frozenset[int]) -> str:
    return ",".join([*map(str, sorted(men)), *(f"K{square}" for square in sorted(kings))])


def read_fen(text: str) -> Position:
    """Return the position of a FEN with the colours in either order, and ranges such as `1-12`.

    Ignores case and counters (`:H0:F1`). Raises `BadPosition`.
    """
    found = re.fullmatch(_FEN, text.upper())
    if not found:
        raise BadPosition(say.no_position(text))
    turn, first, first_list, second, second_list, _ = found.groups()
    if first == second:
        raise BadPosition(say.side_twice(text))
    lists = {first: _read_list(first_list), second: _read_list(second_list)}
    squares = Squares(SIDES.index(turn), *lists["B"], *lists["W"])
    try:
        return pack(*squares)
    except ValueError as fault:
        raise BadPosition(say.square_shared(text)) from fault


def _read_list(text: str) -> tuple[frozenset[int], frozenset[int]]:
    """Return the men and kings of one side."""
    sets: tuple[set[int], set[int]] = (set(), set())
    for item in text.split(",") if text.strip() else ():
        found = re.fullmatch(_ITEM, item.strip())
        if not found:
            raise BadPosition(say.no_square(item))
        low = int(found[2])
        for square in range(low, int(found[3] or low) + 1):
            if not 1 <= square <= 32 or square in sets[0] | sets[1]:
                raise BadPosition(say.square_twice(item))
            sets[bool(found[1])].add(square)
    if len(sets[0] | sets[1]) > PIECES_EACH:
        raise BadPosition(say.too_many(PIECES_EACH))
    return frozenset(sets[0]), frozenset(sets[1])


def repair_fen(text: str) -> tuple[str, list[str]]:
    """Return a FEN from a file without foreign signs and counters, and a phrase for each part left out."""
    foreign = "".join(dict.fromkeys(_FOREIGN.findall(text)))
    counters = [each for each in _COUNTERS.findall(text) if each.upper() not in ("H0", "F1")]
    lost = [shared.no_part_of_position(each) for each in (foreign, *counters) if each]
    return _COUNTERS.sub("", _FOREIGN.sub("", text)), lost
