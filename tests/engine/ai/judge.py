"""A brute-force judge for kernels: moves that win at once, win in two, or let the opponent win."""

from __future__ import annotations

from typing import Any

from engine.contract.game import AnyGame
from engine.contract.values import AnyState

WIN, DANGER, TWO = "win", "danger", "win in two"


class Judge:
    """The results of moves, on a game's kernel."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.kernel: Any = game.kernel()

    def children(self, position: Any) -> list[Any]:
        kids: list[Any] = self.kernel.children[self.kernel.side_to_move(position)](position)
        return kids

    def wins_by(self, kid: Any) -> bool:
        """Return True if the move to `kid` wins at once."""
        return not self.children(kid) and self.kernel.outcome(kid) < 0

    def can_win(self, position: Any) -> bool:
        return any(map(self.wins_by, self.children(position)))

    def good(self, kind: str, kid: Any) -> bool:
        if kind == WIN:
            return self.wins_by(kid)
        if kind == DANGER:
            return not self.can_win(kid)
        return bool(self.children(kid)) and all(map(self.can_win, self.children(kid)))

    def kind_of(self, state: AnyState) -> str:
        """Return the theme of a position for the side to move: a win, a win in two, a danger; "" for none."""
        kids = self.children(state.position)
        kinds = (WIN,) if self.can_win(state.position) else (TWO, DANGER)
        mixed = (kind for kind in kinds if 0 < sum(self.good(kind, kid) for kid in kids) < len(kids))
        return next(mixed, "")

    def good_actions(self, state: AnyState, kind: str) -> set[str]:
        """Return the actions that are correct for a theme."""
        actions = self.game.legal_actions(state)
        return {a.text for a in actions if self.good(kind, self.game.apply(state, a).position)}
