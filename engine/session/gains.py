"""What an action is good for, in words, as far as what follows it tells."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.values import AnyState
from engine.session.words import say


def gained(game: AnyGame, before: AnyState, after: AnyState, seat: int) -> str:
    """Return what a seat wins and loses from one state to a later one; "" if nothing can be told."""
    counts = [_pieces(game, state, seat) for state in (before, after)]
    (own_then, other_then), (own_now, other_now) = counts
    taken = say.exchange(max(0, other_then - other_now), max(0, own_then - own_now))
    return "; ".join(filter(None, (taken, game.gain(before, after, seat))))


def _pieces(game: AnyGame, state: AnyState, seat: int) -> tuple[int, int]:
    """Return how many pieces a seat has on the board, and how many all others have."""
    owners = [piece.owner for piece in game.picture(game.view(state, None)).pieces if piece.owner >= 0]
    own = owners.count(seat)
    return own, len(owners) - own
