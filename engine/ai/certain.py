"""What is certain a few actions ahead, whatever chance brings: wins in a turn, answers that win at once.

A search that samples can miss them among many actions; here they are looked for one by one (compare the
solver of Winands, Björnsson and Saito 2008, which proves them inside of the tree).
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
PLIES = 2
"""Within how many actions of one's own in a row a certain win is looked for."""
GUESSES = 5
"""In how many states that a view allows something must hold to be certain."""
MOST = 1000
"""How many positions are looked at to find out something certain about an action."""


class Certainties:
    """What is certain about a player's actions. `draw` makes up a state that the view allows."""

    def __init__(
        self, game: AnyGame, draw: Callable[[], AnyState], apply: Apply, seat: int, most: int = MOST
    ) -> None:
        self.worth: dict[str, float] = {}
        """What those actions are worth that win or lose, by their texts."""
        self._safe: set[str] = set()
        self._seat = seat
        self._draw = draw
        self._guesses = GUESSES if game.info.hidden else 1
        self._look = Certain(game, apply, most)

    @property
    def won(self) -> bool:
        """Whether an action wins."""
        return WON in self.worth.values()

    def find_wins(self, actions: Sequence[Action]) -> None:
        """Note the actions that win for sure: only the quickest of them."""
        for plies in range(1, PLIES + 1):
            for action in actions:
                if self._always(partial(self._wins, action, plies)):
                    self.worth[action.text] = WON
            if self.worth:
                return

    def shun_losses(self, actions: Iterable[Action], promise: Callable[[str], float]) -> None:
        """Note of the actions that promise most whether they lose, until one does not.

        Among those that lose, what they promised still decides: the other may overlook it.
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

    def looked_at(self, action: Action) -> bool:
        """Whether it has been looked whether an action loses, or it is known what comes of it."""
        return action.text in self._safe or action.text in self.worth

    def _wins(self, action: Action, plies: int, state: AnyState) -> bool:
        return self._look.wins_in(state, action, self._seat, plies) < inf

    def _loses(self, action: Action, state: AnyState) -> bool:
        return self._look.loses(state, action, self._seat)

    def _always(self, holds: Callable[[AnyState], bool]) -> bool:
        return all(holds(self._draw()) for _ in range(self._guesses))


class Unsure(Exception):
    """So many positions were looked at that nothing is known."""


class Certain:
    """Looks for what is certain in one state, `most` positions at a time."""

    def __init__(self, game: AnyGame, apply: Apply, most: int) -> None:
        self.game = game
        self.most = most
        self._apply = apply
        self._left = most
        self._answer = ""
        """What won last for another."""

    def wins_in(self, state: AnyState, action: Action, seat: int, plies: int) -> float:
        """Return after how many actions, this one among them, a seat has won for sure; inf if not known."""
        self._left = self.most
        try:
            return 1 + self._won(self._after(state, action), seat, plies - 1)
        except Unsure:
            return inf

    def loses(self, state: AnyState, action: Action, seat: int) -> bool:
        """Whether after an action of a seat another has won, or can win for sure by the next action."""
        self._left = self.most
        try:
            return self._lost(self._after(state, action), seat)
        except Unsure:
            return False

    def _after(self, state: AnyState, action: Action) -> AnyState:
        self._left -= 1
        if self._left < 0:
            raise Unsure
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
        return self._answered(state, actions, player)

    def _answered(self, state: AnyState, actions: Sequence[Action], player: int) -> bool:
        """Whether an action wins; what did so before is tried first (killer heuristic: Huberman 1968)."""
        for action in sorted(actions, key=lambda action: action.text != self._answer):
            if self._won(self._after(state, action), player, 0) == 0:
                self._answer = action.text
                return True
        return False
