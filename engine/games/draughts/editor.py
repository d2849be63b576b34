"""The position editor of draughts."""

from __future__ import annotations

import re
from collections.abc import Collection

from engine.boards.square import flipped, mirrored
from engine.contract.editing import SEAT, SWAP, Brush, Draft, Editor, Fault, Part
from engine.contract.values import Options
from engine.games.draughts.fen import PIECES_EACH, SIDES
from engine.games.draughts.refusals import kind_id
from engine.games.draughts.tables import NAMES, NUMBERS
from engine.games.draughts.words.en import say

KINDS = {kind_id((seat, king)).replace(" ", "-"): (seat, king) for seat in (0, 1) for king in (False, True)}
"""The brushes, each with its seat, and whether it is a king."""
_ITEM = re.compile(r"([Kk]?)(\d{1,2})(?:-[Kk]?(\d{1,2}))?")
_COUNTER = re.compile(r"\s*[HFhf]\d+\s*\.?\s*")
"""Counters that some programs add."""


class DraughtsEditor(Editor):
    """An editor for men and kings on the dark squares (D1)."""

    flips = (SWAP,)

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """Return the pieces of both sides."""
        seats = self.game.seats(options)
        return tuple(
            Brush(brush, seats[kind[0]], brush, say.kind(kind_id(kind)), kind[0])
            for brush, kind in KINDS.items()
        )

    def places(self, _draft: Draft, _brush: str) -> Collection[str]:
        """Return the dark squares."""
        return NUMBERS

    def flipped_place(self, spot: str, _how: str) -> str:
        """Return the square after turning the board by 180 degrees."""
        return flipped(mirrored(spot))

    def flipped_brush(self, brush: str) -> str:
        """Return the piece of the same rank on the other side."""
        seat, king = KINDS[brush]
        return next(other for other, kind in KINDS.items() if kind == (1 - seat, king))

    def text(self, draft: Draft) -> str:
        """Return the PDN FEN."""
        lists = [_list(draft, seat) for seat in (1, 0)]
        return f"{SIDES[draft.seat]}:W{lists[0]}:B{lists[1]}"

    def rule_faults(self, draft: Draft) -> tuple[Fault, ...]:
        """Return the fault of more than twelve pieces on a side (D1), marking those placed last."""
        found = []
        for seat in (0, 1):
            spots = [spot for spot, (brush,) in draft.contents.items() if KINDS[brush][0] == seat]
            if len(spots) > PIECES_EACH:
                found.append(Fault(say.too_many(PIECES_EACH), "D1", tuple(spots[PIECES_EACH:])))
        return tuple(found)

    def parse(self, text: Part, options: Options) -> Draft:
        """Read a PDN FEN in any order; a square listed twice keeps one piece and is a fault."""
        turn, *lists = (part for part in text.split(":") if not _COUNTER.fullmatch(part.text))
        side = SIDES.find(turn.text.strip().upper() or "?")
        faults = [] if side >= 0 else [turn.fault(say.no_position(turn.text))]
        contents: dict[str, tuple[str, ...]] = {}
        for part in lists:
            faults += _read_list(part, contents)
        return Draft(dict(options), contents, {SEAT: str(max(side, 0))}, tuple(faults))


def _list(draft: Draft, seat: int) -> str:
    """Return the squares of a side, kings last."""
    mine = [(spot, KINDS[brush]) for spot, (brush,) in draft.contents.items() if KINDS[brush][0] == seat]
    squares = sorted((king, NUMBERS[spot]) for spot, (_, king) in mine)
    return ",".join(f"{'K' * king}{number}" for king, number in squares)


def _read_list(part: Part, contents: dict[str, tuple[str, ...]]) -> list[Fault]:
    """Put the pieces of a list on their squares; return the faults of unreadable items."""
    text = part.text.rstrip(". \n")
    start = len(text) - len(text.lstrip())
    seat = SIDES.find(text[start : start + 1].upper() or "?")
    if seat < 0:
        return [part.fault(say.no_position(part.text))]
    faults = []
    for item in Part(text[start + 1 :], part.at + start + 1).split(","):
        if item.text.strip():
            faults += _read_item(item, seat, contents)
    return faults


def _read_item(item: Part, seat: int, contents: dict[str, tuple[str, ...]]) -> list[Fault]:
    found = _ITEM.fullmatch(item.text.strip())
    if not found:
        return [item.fault(say.no_square(item.text))]
    brush = kind_id((seat, bool(found[1]))).replace(" ", "-")
    first = int(found[2])
    twice = False
    for number in range(first, int(found[3] or first) + 1):
        spot = NAMES[number] if 1 <= number < len(NAMES) else ""
        twice |= not spot or spot in contents
        if spot:
            contents[spot] = (brush,)
    return [item.fault(say.square_twice(item.text))] if twice else []
