"""A match: one game being played. It is immutable; undo and redo only move its cursor."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.values import CHANCE, TERMINAL, Action, AnyState, IllegalAction, Outcome, Reason
from engine.contract.variation_edits import change_main_line, cut_main_line
from engine.contract.variations import Texts, Variations

RESIGNED = Reason("resigned", "")
LEFT = Reason("left", "")
"""One of three or more players has left, and the others cannot play on."""
AGREED = Reason("agreed", "")
TIME = Reason("time", "")
TIME_LEFT = Reason("time-left", "")
"""Like `LEFT`, for a player whose time has run out."""
ABANDONED = Reason("abandoned", "")
"""The others have ended the game, because they say that a player has abandoned it."""
ABANDONED_LEFT = Reason("abandoned-left", "")
"""Like `LEFT`, for a player who has abandoned the game."""
TIME_DRAWN = Reason("time-drawn", "")
"""Time has run out for one player, but the other could not have won."""
FILED, FILED_DRAW, FILED_BOTH = (Reason(code, "") for code in ("filed", "filed-draw", "filed-both"))
"""The result comes from a game file: a winner, a draw, or two losers."""
BOTH = -1
"""Stands for the loser if both sides lost."""


class Agreed(NamedTuple):
    """An end that the players chose: `resigned` is the seat that resigned, or None for an agreed draw."""

    resigned: int | None
    late: bool = False
    """True if that seat ran out of time instead."""
    abandoned: bool = False
    """True if the others say that this seat has abandoned the game."""


class FileResult(NamedTuple):
    """The end of a past game, known only from its file: `loser` is a seat, None for a draw, or `BOTH`."""

    loser: int | None
    reason: str = ""
    """The reason that the file gives; it may be empty."""


class Match(NamedTuple):
    """A game with its options, its log, and the place in the log where play stands.

    `states[i]` is the state after the first `i` actions of `log`; actions from `cursor` on can be redone.
    """

    game: AnyGame
    options: dict[str, str]
    start: str
    log: tuple[Action, ...]
    states: tuple[AnyState, ...]
    cursor: int
    agreed: Agreed | FileResult | None = None
    lines: Variations = Variations()
    """The variations: see `engine.session.variations`."""

    @property
    def state(self) -> AnyState:
        """The state at the cursor."""
        return self.states[self.cursor]

    @property
    def player(self) -> int:
        """The seat to decide, `CHANCE`, or `TERMINAL`."""
        return TERMINAL if self.agreed else self.game.player(self.state)

    @property
    def played(self) -> tuple[Action, ...]:
        """The actions up to the cursor."""
        return self.log[: self.cursor]

    @property
    def texts(self) -> Texts:
        """The texts of all actions of the log."""
        return tuple(action.text for action in self.log)

    @property
    def recorded(self) -> bool:
        """True if this is a record of a past game, where no automatic draw applies."""
        return bool(self.game.recorded(self.states[0], False) != self.states[0])

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.game.seats(self.options)

    def play(self, action: Action) -> Match:
        """Play `action` at the cursor. Raises `IllegalAction`.

        If a different action could be redone, that continuation becomes a variation.
        """
        if self.agreed:
            raise IllegalAction("the game is over")
        at, state = self.cursor, self.game.apply(self.state, action)
        if self.log[at : at + 1] == (action,):
            return self._replace(cursor=at + 1)
        grows = not self.lines and at == len(self.log)
        lines = self.lines if grows else change_main_line(self.texts, self.lines, at, action.text)
        log, states = (*self.played, action), (*self.states[: at + 1], state)
        return self._replace(log=log, states=states, cursor=at + 1, lines=lines)

    def settle(self, rng: Rng) -> Match:
        """Play chance nodes until a seat must decide or the game is over."""
        match = self
        while match.player == CHANCE:
            match = match.play(match.game.sample_outcome(match.state, rng))
        return match

    def goto(self, cursor: int) -> Match:
        """Move the cursor. Raises `IndexError`."""
        if not 0 <= cursor <= len(self.log):
            raise IndexError(f"the log has {len(self.log)} actions")
        return self._replace(cursor=cursor, agreed=None)

    def decider(self, index: int) -> int:
        """Return the seat that made action `index` of the log."""
        return self.game.player(self.states[index])

    def undo_point(self, seats: Collection[int], past_reveals: bool = False) -> int | None:
        """Return the place of the last decision of `seats`, to undo to; None if they have none.

        Chance may reveal information, so an undo stops there unless `past_reveals`.
        """
        for index in range(self.cursor - 1, -1, -1):
            if self.decider(index) in seats:
                return index
            if self.decider(index) == CHANCE and not past_reveals:
                return None
        return None

    def redo_point(self, seats: Collection[int]) -> int | None:
        """Return the next decision of `seats`, or the end of the log; None at its end."""
        for index in range(self.cursor + 1, len(self.log)):
            if self.decider(index) in seats:
                return index
        return len(self.log) if self.cursor < len(self.log) else None

    def agree(self, resigned: int | None = None, late: bool = False, abandoned: bool = False) -> Match:
        """End the game by resignation of a seat, or by an agreed draw. Raises `IllegalAction`.

        A seat that is `late` or has `abandoned` the game does not resign.
        """
        if self.player == TERMINAL:
            raise IllegalAction("the game is over")
        if resigned is not None and resigned not in range(len(self.seats)):
            raise IllegalAction(f"there is no seat {resigned}")
        return self._ended(Agreed(resigned, late, abandoned))

    def with_file_result(self, loser: int | None, reason: str) -> Match:
        """End the game with the result in its file: `loser` is a seat, None for a draw, or `BOTH`."""
        return self._ended(FileResult(loser, reason))

    def _ended(self, agreed: Agreed | FileResult) -> Match:
        lines = cut_main_line(self.texts, self.lines, self.cursor)
        states = self.states[: self.cursor + 1]
        return self._replace(agreed=agreed, log=self.played, states=states, lines=lines)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the match; None while it goes on."""
        if not self.agreed:
            return self.game.outcome(self.state)
        if isinstance(self.agreed, FileResult):
            return _FILED[self.agreed.loser]
        resigned, late, abandoned = self.agreed
        drawn = (0.0,) * len(self.seats)
        if resigned is None:
            return Outcome(drawn, AGREED)
        if len(drawn) > 2:
            reason = TIME_LEFT if late else ABANDONED_LEFT if abandoned else LEFT
            return Outcome((*drawn[:resigned], -1.0, *drawn[resigned + 1 :]), reason)
        if late and not self.game.can_win(self.state, 1 - resigned):
            return Outcome(drawn, TIME_DRAWN)
        reason = TIME if late else ABANDONED if abandoned else RESIGNED
        return Outcome((1.0, -1.0) if resigned else (-1.0, 1.0), reason)


_FILED: Mapping[int | None, Outcome] = {
    None: Outcome((0.0, 0.0), FILED_DRAW),
    0: Outcome((-1.0, 1.0), FILED),
    1: Outcome((1.0, -1.0), FILED),
    BOTH: Outcome((-1.0, -1.0), FILED_BOTH),
}
"""End of a game whose result only its file gives, by the loser."""


class Replay:
    """A builder that replays a log action by action: `Match.play` would copy a long log each time."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._log = list(match.played)
        self._states = list(match.states[: match.cursor + 1])

    @property
    def state(self) -> AnyState:
        """The state so far."""
        return self._states[-1]

    def play(self, action: Action) -> None:
        """Play one more action. Raises `IllegalAction`."""
        self._states.append(self._match.game.apply(self._states[-1], action))
        self._log.append(action)

    @property
    def match(self) -> Match:
        """The match up to the last replayed action."""
        log, states = tuple(self._log), tuple(self._states)
        return self._match._replace(log=log, states=states, cursor=len(log), agreed=None)


def new_match(
    game: AnyGame, options: dict[str, str] | None = None, start: str = "", recorded: bool = False
) -> Match:
    """Start a match, at a position text if one is given. Raises `BadOption`, `BadPosition`.

    In a `recorded` match, no automatic draw applies.
    """
    settled = game.settle_at(start, options or {})
    usual = game.initial(settled)
    state = game.parse(start, settled) if start else usual
    start = "" if state == usual else start.strip()
    return Match(game, settled, start, (), (game.recorded(state, recorded),), 0)
