"""Resolution of an ambiguous short move by the moves that follow it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from engine.contract.game import AnyGame
from engine.contract.values import Action, AnyState
from engine.formats.tokens import Token

AHEAD = 60
"""Maximum number of following moves to try."""
WAYS = 16
"""Maximum number of readings to follow at once."""
Fitting = Callable[[str, AnyState], list[Action]]


def decided(
    game: AnyGame, state: AnyState, meant: list[Action], tokens: Iterable[Token], fitting: Fitting
) -> list[Action]:
    """Return only the action that keeps most of the following moves legal; all of `meant` on a tie.

    `tokens` begins with the move itself.
    """
    ways = {game.apply(state, action): {action} for action in meant}
    for text in islice(_moves(tokens), 1, AHEAD):
        after: dict[AnyState, set[Action]] = {}
        for here, first in ways.items():
            for action in fitting(text, here):
                after.setdefault(game.apply(here, action), set()).update(first)
        if not after or len(after) > WAYS:
            break
        ways = after
        if len(set().union(*ways.values())) == 1:
            break
    left = set().union(*ways.values())
    return [action for action in meant if action in left] if len(left) == 1 else meant


def _moves(tokens: Iterable[Token]) -> Iterator[str]:
    """Yield the moves of the main line, up to its end."""
    depth = 0
    for token in tokens:
        depth += {"open": 1, "close": -1}.get(token.kind, 0)
        if token.kind in ("result", "tag", "bad") and not depth:
            return
        if token.kind == "move" and not depth:
            yield token.text
