"""The captured pieces of each player, and the balance of material."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from engine.contract.events import Captured
from engine.contract.picture import Picture, PieceKind
from ui.remembered import remember_last
from ui.session.log import Log
from ui.session.session import Session


class CapturedKind(NamedTuple):
    """The captured pieces of one kind."""

    art: str
    name: str
    number: int
    even: int
    """Number of them for which the seat has lost as many of the same kind itself."""


class Captures(NamedTuple):
    """The pieces that a seat's opponents have lost."""

    pieces: tuple[CapturedKind, ...]
    """The kinds of captured pieces, the most valuable first."""
    ahead: float
    """Points that the seat is ahead; 0 if it is not."""


def captures_of(session: Session) -> tuple[Captures, ...]:
    """Return the captures of each seat at the shown position; () in games without them."""
    return _captures(session, session.log, session.picture, session.at) if session.game.piece_kinds else ()


def _captures(session: Session, log: Log, picture: Picture, at: int) -> tuple[Captures, ...]:
    game, lost = session.game, _lost(log, at)
    order = sorted(game.piece_kinds, key=lambda kind: -game.piece_kinds[kind].points)
    points = {piece_kind.art: piece_kind.points for piece_kind in game.piece_kinds.values()}
    seats, same = range(len(session.match.seats)), _counterparts(game.piece_kinds)
    totals = [sum(points.get(p.art, 0) for p in picture.pieces if p.owner == seat) for seat in seats]
    return tuple(
        Captures(
            tuple(
                CapturedKind(
                    game.piece_kinds[kind].art,
                    game.words.kind(kind),
                    lost[kind],
                    min(lost[kind], lost[same.get(kind, "")]),
                )
                for kind in order
                if lost[kind] and game.piece_kinds[kind].owner != seat
            ),
            max(0, totals[seat] - max(total for other, total in enumerate(totals) if other != seat)),
        )
        for seat in seats
    )


def _counterparts(kinds: Mapping[str, PieceKind]) -> dict[str, str]:
    """Return the opponent's kind for each kind, if both sides have the same kinds in the same order."""
    sides = [[kind for kind, piece_kind in kinds.items() if piece_kind.owner == seat] for seat in (0, 1)]
    if len(sides[0]) != len(sides[1]):
        return {}
    return {kind: other for pair in zip(*sides, strict=True) for kind, other in (pair, pair[::-1])}


@remember_last
def _lost(log: Log, at: int) -> Counter[str]:
    """Return the number of captured pieces by kind."""
    happened = (event for logged in log.logged_actions[:at] for event in logged.events)
    return Counter(event.piece for event in happened if isinstance(event, Captured))
