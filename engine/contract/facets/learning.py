"""Lessons, tutorial, puzzles and achievements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.contract.events import Event
from engine.contract.facets.playing import Playing, S, V
from engine.contract.learning import Puzzles, Tutorial
from engine.contract.values import Action, Outcome, sign_of


class Learning(Playing[S, V]):
    """The lessons, tutorial, puzzles and achievements of a game."""

    tutorial: Tutorial | None = None
    """The tutorial, if the game has one; its texts are `tutorial` and `tutorial_done`."""

    def lessons(self, _view: V, actions: Sequence[Action]) -> tuple[str, ...]:
        """Return the ids of the lessons that apply when these actions are available, most common first.

        The screen shows each lesson once.
        """
        return ("start", "capture") if any("x" in action.text for action in actions) else ("start",)

    def puzzles(self) -> Puzzles | None:
        """Return the puzzles of the game, or None. They are not needed at the start."""
        return None

    def has_puzzles(self) -> bool:
        """Return True if the game has puzzles, without loading them."""
        return type(self).puzzles is not Learning.puzzles

    def achievements(
        self, states: Sequence[S], log: Sequence[Action], outcome: Outcome, seat: int
    ) -> tuple[str, ...]:
        """Return the ids of the achievements that a seat earned in a finished game.

        `states` are all states of the game, `log` the action played in each but the last.
        """
        sign = sign_of(outcome.returns[seat])
        achievements = [
            achievement
            for achievement in self.info.achievements
            if achievement.result == sign and not achievement.parts
        ]
        by_end = [achievement.id for achievement in achievements if outcome.reason.code in achievement.ends]
        others = [
            achievement.id
            for achievement in achievements
            if not achievement.ends and self.achieved(achievement.id, states, log, seat)
        ]
        return (*by_end, *others)

    def achieved(self, achievement: str, _states: Sequence[S], _log: Sequence[Action], _seat: int) -> bool:
        """Return True if a seat earned an achievement that depends on more than how the game ended.

        Raises `KeyError` for an unknown achievement.
        """
        raise KeyError(achievement)

    def seat_events(
        self, states: Sequence[S], log: Sequence[Action], seat: int
    ) -> Iterator[tuple[Event, ...]]:
        """Yield the events of each decision of a seat."""
        for state, action in zip(states, log, strict=False):
            if self.player(state) == seat:
                yield self.events(state, action)
