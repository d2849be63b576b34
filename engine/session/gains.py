"""What an action is good for, in words, as far as what follows it tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.values import Action, AnyState
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


class Line(NamedTuple):
    """Actions that are expected to follow one another, and what comes of them."""

    actions: tuple[Action, ...]
    written: tuple[str, ...]
    gain: str
    """What they are good for, in words, for who does the first one; or ""."""


def line_from(game: AnyGame, state: AnyState, texts: Sequence[str], open_: bool = True) -> Line:
    """Return actions, by their texts, one after the other from a state on.

    It ends early where chance would have a say, or where what was thought of cannot be done. What is hidden
    from who reads it (not `open_`) tells nothing of what they are good for.
    """
    before, found, written = state, [], []
    for text in texts:
        player = game.player(state)
        action = next((each for each in game.legal_actions(state) if each.text == text), None)
        if action is None:
            break
        found.append(action)
        written.append(game.written(game.view(state, player), action))
        state = game.apply(state, action)
    gain = gained(game, before, state, game.player(before)) if found and open_ else ""
    return Line(tuple(found), tuple(written), gain)
