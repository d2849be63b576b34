"""Proofs a few actions ahead, for every chance outcome: forced wins, and replies that win at once.

A sampling search can miss them among many actions, so every action is tried (compare the solver of Winands,
Björnsson and Saito 2008, which proves results inside the tree).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import inf
from typing import Any, TypeAlias

from engine.ai.lookahead import LOST, WON
from engine.contract.game import AnyGame
from engine.contract.values import CHANCE, Action, AnyState

Apply: TypeAlias = Callable[[AnyState, Action], Any]
OWN_PLIES = 2
"""Number of consecutive own actions within which a forced win is sought."""
DETERMINIZATIONS = 5
"""Number of determinizations in which a result must hold to count as proved."""
NODE_LIMIT = 1000
"""Node limit of one proof."""


class Certainties:
    """Proved results of a player's actions. `draw` samples a state that the view allows."""

    def __init__(
        self, game: AnyGame, draw: Callable[[], AnyState], apply: Apply, seat: int, most: int = NODE_LIMIT
    ) -> None:
        self.worth: dict[str, float] = {}
        """Values of proved actions, by their texts."""
        self._safe: set[str] = set()
        self._seat = seat
        self._draw = draw
        self._guesses = DETERMINIZATIONS if game.info.hidden else 1
        self._prover = Prover(game, apply, most)

    @property
    def won(self) -> bool:
        """True if an action is a proved win."""
        return WON in self.worth.values()

    def find_wins(self, actions: Sequence[Action]) -> None:
        """Record the forced wins, the quickest only."""
        for plies in range(1, OWN_PLIES + 1):
            for action in actions:
                if self._always(partial(self._wins, action, plies)):
                    self.worth[action.text] = WON
            if self.worth:
                return

    def find_losses(self, actions: Iterable[Action], promise: Callable[[str], float]) -> None:
        """Record losing actions, most promising first, until one does not lose.

        Losing actions keep their order: the opponent may miss the refutation.
        """
        for action in sorted(actions, key=lambda action: promise(action.text), reverse=True):
            text = action.text
            if text in self._safe:
                return
            if text in self.worth:
                continue
            if not self._always(partial(self._loses, action)):
                self._safe.add(text)
                return
            self.worth[text] = LOST + max(0.0, promise(text) - LOST) / 1000

    def is_checked(self, action: Action) -> bool:
        """Return True if an action was checked for a loss, or its result is known."""
        return action.text in self._safe or action.text in self.worth

    def _wins(self, action: Action, plies: int, state: AnyState) -> bool:
        return self._prover.wins_in(state, action, self._seat, plies) < inf

    def _loses(self, action: Action, state: AnyState) -> bool:
        return self._prover.loses(state, action, self._seat)

    def _always(self, holds: Callable[[AnyState], bool]) -> bool:
        return all(holds(self._draw()) for _ in range(self._guesses))


class Unproved(Exception):
    """Raised if the node limit is reached without a proof."""


class Prover:
    """A prover for one state, with `most` nodes per proof."""

    def __init__(self, game: AnyGame, apply: Apply, most: int) -> None:
        self.game = game
        self.most = most
        self._apply = apply
        self._left = most
        self._refutation = ""
        """The last refutation found."""

    def wins_in(self, state: AnyState, action: Action, seat: int, plies: int) -> float:
        """Return the number of actions, including this one, to a forced win of a seat; inf if unknown."""
        self._left = self.most
        try:
            return 1 + self._won(self._after(state, action), seat, plies - 1)
        except Unproved:
            return inf

    def loses(self, state: AnyState, action: Action, seat: int) -> bool:
        """Return True if another seat has won after an action, or can force a win with the next one."""
        self._left = self.most
        try:
            return self._lost(self._after(state, action), seat)
        except Unproved:
            return False

    def _after(self, state: AnyState, action: Action) -> AnyState:
        self._left -= 1
        if self._left < 0:
            raise Unproved
        return self._apply(state, action)

    def _won(self, state: AnyState, seat: int, plies: int) -> float:
        outcome = self.game.outcome(state)
        if outcome:
            return 0 if outcome.returns[seat] >= WON else inf
        player, longest = self.game.player(state), 0.0
        if player == CHANCE:
            for action, _ in self.game.chance_outcomes(state):
                longest = max(longest, self._won(self._after(state, action), seat, plies))
                if longest == inf:
                    break
            return longest
        if player != seat or not plies:
            return inf
        actions = self.game.legal_actions(state)
        return 1 + min(self._won(self._after(state, action), seat, plies - 1) for action in actions)

    def _lost(self, state: AnyState, seat: int) -> bool:
        outcome = self.game.outcome(state)
        if outcome:
            return outcome.returns[seat] <= LOST
        player = self.game.player(state)
        if player == CHANCE:
            rows = self.game.chance_outcomes(state)
            return all(self._lost(self._after(state, action), seat) for action, _ in rows)
        actions = self.game.legal_actions(state)
        if player == seat:
            return all(self._lost(self._after(state, action), seat) for action in actions)
        return self._is_refuted(state, actions, player)

    def _is_refuted(self, state: AnyState, actions: Sequence[Action], player: int) -> bool:
        """Return True if an action wins; the last refutation is tried first.

        Killer heuristic: Huberman 1968.
        """
        for action in sorted(actions, key=lambda action: action.text != self._refutation):
            if self._won(self._after(state, action), player, 0) == 0:
                self._refutation = action.text
                return True
        return False
