"""Grading of positions as puzzles: a unique key, no shorter solution, and a choice of first actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.learning import Goal, Place
from engine.contract.rng import new_rng
from engine.contract.steps import Steps
from engine.contract.values import Action, AnyState
from engine.session.puzzles.proof import Progress, Proof, SearchSpace, actions_of, search_space

CHOICE = 3
"""Minimum number of different first actions."""

DRAWS = 6
"""Number of determinizations to check in games with hidden information."""
REPLIES = 14
"""Maximum average number of answers to a first action, for proofs of more than two turns."""


class TooLong(Exception):
    """Raised if a proof takes longer than a test may wait for it."""


class Bounded(Proof):
    """A proof with a limit on its cost."""

    def __init__(self, space: SearchSpace, goal: Goal, state: AnyState, seat: int, most: int) -> None:
        super().__init__(space, goal, space.place(state), seat)
        self._most = most

    def _search(self, progress: Progress) -> Steps[bool]:
        if self.space.expanded >= self._most:
            raise TooLong
        return (yield from super()._search(progress))


class GradedPuzzle(NamedTuple):
    """A puzzle that was found: its key, and its difficulty."""

    key: str
    tries: int
    """Number of other first actions."""
    near: int
    """Number of these that fail to exactly one answer."""
    quiet: bool
    """True if the key is not a capture."""
    expanded: int
    """Cost of the proof, see `SearchSpace.expanded`."""


def grade(game: AnyGame, goal: Goal, state: AnyState, turns: int, most: int) -> GradedPuzzle | None:
    """Return the grading of a position; None if it is not a puzzle, or its proof takes too long."""
    case = _Case(game, goal, state, most)
    if len(case.after) < CHOICE or goal.seat not in (None, case.seat) or (turns > 2 and case.is_wild):
        return None
    try:
        if any(list(islice(case.ways(sooner), 1)) for sooner in range(1, turns)):
            return None
        keys = list(islice(case.ways(turns), 2))
    except TooLong:
        return None
    expanded = case.space.expanded
    if len(keys) != 1 or not case.is_sure(keys, turns):
        return None
    (key,) = keys
    return GradedPuzzle(key.text, len(case.after) - 1, case.near(key, turns), "x" not in key.text, expanded)


class _Case:
    """A position with a goal."""

    def __init__(self, game: AnyGame, goal: Goal, state: AnyState, most: int) -> None:
        found = game.puzzles()
        self._game = game
        self._goal = goal
        self._state = state
        self._most = most
        self.seat = game.player(state)
        self.space = search_space(game, found.turn if found else None)
        self.after = self._after(state)

    def _after(self, state: AnyState) -> dict[Action, Place]:
        """Return all first actions, with the places that they lead to."""
        actions = actions_of(self._game, state)
        return {action: self.space.place(self._game.apply(state, action)) for action in actions}

    @property
    def is_wild(self) -> bool:
        """True if there are too many answers for a proof of more than two turns; only with a kernel."""
        if not self._game.kernel():
            return False
        return sum(len(list(self.space.children(p))) for p in self.after.values()) > REPLIES * len(self.after)

    def ways(self, turns: int) -> Iterator[Action]:
        """Yield the first actions that reach the goal. Raises `TooLong`."""
        proof = Bounded(self.space, self._goal, self._state, self.seat, self._most)
        begun = Progress(self.space.place(self._state), turns - 1, True)
        yield from (action for action, place in self.after.items() if proof.keeps_goal(begun, place))

    def is_sure(self, keys: Sequence[Action], turns: int) -> bool:
        """Return true if these are the keys whatever the hidden information is."""
        view, rng = self._game.view(self._state, self.seat), new_rng(1)
        draws = range(DRAWS if self._game.info.hidden else 0)
        for drawn in {self._game.determinize(view, rng) for _ in draws} - {self._state}:
            proof, begun = Proof(self.space, self._goal, drawn, self.seat), Progress(drawn, turns - 1, True)
            if [a for a, place in self._after(drawn).items() if proof.keeps_goal(begun, place)] != keys:
                return False
        return True

    def near(self, key: Action, turns: int) -> int:
        """Return how many wrong first actions fail to exactly one answer; 0 if that takes too long."""
        proof = Bounded(self.space, self._goal, self._state, self.seat, self.space.expanded + self._most)
        wrong = (Progress(place, turns - 1, True) for action, place in self.after.items() if action != key)
        try:
            return sum(_escapes(proof, progress) == 1 for progress in wrong)
        except TooLong:
            return 0


def _escapes(proof: Proof, progress: Progress) -> int:
    """Return the number of answers with which the opponent escapes."""
    begun = proof.begun(progress)
    if begun is None:
        return 0
    return sum(not proof.keeps_goal(begun, child) for child in proof.space.children(begun.place))
