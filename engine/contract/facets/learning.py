"""What a game teaches and what it can be proud of: lessons, a first game, puzzles and achievements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.contract.events import Event
from engine.contract.facets.playing import Playing, S, V
from engine.contract.puzzle import Puzzles
from engine.contract.tutorial import Tutorial
from engine.contract.values import Action, Outcome, sign_of


class Learning(Playing[S, V]):
    """What of the rules matters when, what can be tried, and what was done."""

    tutorial: Tutorial | None = None
    """A first game for newcomers, if it has one; its words are `tutorial` and `tutorial_done`."""

    def lessons(self, _view: V, actions: Sequence[Action]) -> tuple[str, ...]:
        """Return what of the rules matters now to who has these actions, by ids; the words know what to say.

        What is common comes first, and is told first. A screen tells each once.
        """
        return ("start", "capture") if any("x" in action.text for action in actions) else ("start",)

    def puzzles(self) -> Puzzles | None:
        """Return the puzzles of the game, or None if it has none; nothing needs them at the start."""
        return None

    def has_puzzles(self) -> bool:
        """Return whether it has some, without reading them."""
        return type(self).puzzles is not Learning.puzzles

    def achievements(
        self, states: Sequence[S], log: Sequence[Action], outcome: Outcome, seat: int
    ) -> tuple[str, ...]:
        """Return which of `Info.achievements`, by ids, a seat has done in a game that is over.

        `states` are all that the game went through, `log` what was done in each but the last.
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
        """Yield what happened with each decision of a seat."""
        for state, action in zip(states, log, strict=False):
            if self.player(state) == seat:
                yield self.events(state, action)
