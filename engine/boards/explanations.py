"""Explanations of moves that several games share: forced captures, improvements, refusals."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.boards.square import FILES
from engine.boards.words.en import say
from engine.contract.game import Game
from engine.contract.playing import S, V
from engine.contract.values import Refusal


def forced_capture(game: Game[S, V], states: Sequence[S]) -> tuple[str, ...]:
    """Return the capture that the first action forces on the opponent, as phrases."""
    state = states[1]
    legal = () if game.player(state) == game.player(states[0]) else game.legal_actions(state)
    if not legal or "x" not in legal[0].text:
        return ()
    if len(legal) > 1:
        return (say.forces_capture,)
    return (say.forces(game.written(game.view(state, game.player(state)), legal[0])),)


Terms: TypeAlias = Mapping[str, float]
"""Evaluation terms of a side besides material, by name; for `Game.explain_improvement`."""
TERM_LIMIT = 2
"""Maximum number of terms to report."""


def improved_terms(then: Terms, now: Terms) -> tuple[str, ...]:
    """Return the names of the terms that grew, largest growth first; `TERM_LIMIT` at most.

    Terms of only one of the two positions, such as the king's march in an endgame, are left out.
    """
    growth = {term: now[term] - then[term] for term in now if term in then}
    best = sorted((term for term in growth if growth[term] > 0), key=lambda term: -growth[term])
    return tuple(best[:TERM_LIMIT])


# --- refusals ----------------------------------------------------------------------------------------


class Walker(NamedTuple):
    """A selected checker of draughts or a relative."""

    name: str
    """Name of the piece, such as "pawn"."""
    start: str
    ahead: tuple[int, int] | None
    """Direction of movement, in files and ranks; None for a piece that moves all four ways."""
    call: Callable[[str], str] = str
    """Returns the name of a square."""


def path_refusal(walker: Walker, spot: str, own: Collection[str], enemies: Collection[str]) -> Refusal | None:
    """Return why a checker cannot move to a square, by D2 or D3; None for a friendly square or no reason."""
    files = FILES.index(spot[0]) - FILES.index(walker.start[0])
    ranks = int(spot[1]) - int(walker.start[1])
    if spot in own:
        return None
    if spot in enemies:
        return Refusal(say.taken, "D3")
    back = walker.ahead and files * walker.ahead[0] + ranks * walker.ahead[1] < 0
    if abs(files) != abs(ranks) or abs(files) > 2 or back:
        return Refusal(say.ways(walker.name, walker.ahead is not None), "D2")
    if abs(files) == 1:
        return None
    over = f"{FILES[FILES.index(spot[0]) - files // 2]}{int(spot[1]) - ranks // 2}"
    if over in own:
        return Refusal(say.own_side, "D3", (over,))
    return None if over in enemies else Refusal(say.nothing_to_jump(walker.call(over)), "D3", (over,))
