"""The game log. Texts are cached per action, since a long log is shown after every move."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from engine.contract.events import Abandoned, Event, OutOfTime
from engine.contract.language import text_settings
from engine.contract.values import CHANCE, Action
from engine.contract.words.en import GameWords
from engine.session.match import Match
from engine.session.narration import (
    announcement,
    as_dropout,
    blast,
    continues_entry,
    describe,
    is_idle,
    joined_entry,
)


class LoggedAction:
    """The events of an action as the viewer may know them; texts are made on first use."""

    def __init__(
        self, seat: int, events: tuple[Event, ...], words: GameWords, write: Callable[[], str]
    ) -> None:
        self.seat = seat
        """Seat that acted."""
        self.events = events
        self._words = words
        self._write = write

    @cached_property
    def words(self) -> str:
        """The events as sentences."""
        return describe(self.events, self._words)

    @cached_property
    def announcement(self) -> str:
        """The events as sentences, with the meaning of anything revealed."""
        return announcement(self.events, self._words)

    @cached_property
    def blast(self) -> str:
        """The explosion and its victims, as a sentence; "" for most actions."""
        return blast(self.events, self._words)

    @cached_property
    def name(self) -> str:
        """The action in notation."""
        return self._write()

    def joined(self, later: LoggedAction) -> LoggedAction:
        """Return both as one, named after the first action that changed something."""
        named = later if is_idle(self.events) else self
        return LoggedAction(
            self.seat, joined_entry(self.events, later.events), self._words, lambda: named.name
        )


class Entry(NamedTuple):
    """A log entry: one action, or several that belong together."""

    first: int
    """Place before the entry in the log of actions."""
    stop: int
    """Place after the entry."""
    logged: LoggedAction
    turn: int = 1
    """Number of its turn; 0 for chance before the first turn."""
    begins: bool = True
    """True if the entry begins its turn."""
    paired: bool = False
    """True if a turn is a move and the reply."""

    @property
    def mark(self) -> str:
        """Number of the turn: "3.", and "3…" before a reply."""
        dots = "…" if self.paired and not self.begins else "."
        return f"{self.turn}{dots}" if self.turn else ""


class Dropouts(NamedTuple):
    """Places of resignations that the players did not choose, in the log of actions."""

    abandoned: tuple[int, ...] = ()
    """Resignations that the others made for a player who had abandoned a remote game."""
    late: tuple[int, ...] = ()
    """Resignations for a player whose time had run out."""
    checked: bool = True
    """False if only a copy of the game, which this device has not checked, says who abandoned it."""


NO_DROPOUTS = Dropouts()


class Log(NamedTuple):
    """The events of each action as a viewer may know them, and the log entries made of them."""

    actions: tuple[Action, ...] = ()
    viewer: int | None = None
    voice: tuple[str, bool] = ("", False)
    """Language settings of the texts: see `engine.contract.language.text_settings`."""
    logged_actions: tuple[LoggedAction, ...] = ()
    entries: tuple[Entry, ...] = ()
    paired: bool = False
    """True if a turn is a move of the first seat and the reply; False if it is one seat's decisions."""
    dropouts: Dropouts = NO_DROPOUTS

    def follow(self, match: Match, viewer: int | None, dropouts: Dropouts = NO_DROPOUTS) -> Log:
        """Return the log of a match; entries for the same viewer and language are reused."""
        if (text_settings(), dropouts) != (self.voice, self.dropouts):
            return Log(voice=text_settings(), dropouts=dropouts)._follow(match, viewer)
        return self if match.log is self.actions and viewer == self.viewer else self._follow(match, viewer)

    def _follow(self, match: Match, viewer: int | None) -> Log:
        kept = self._shared(match.log) if viewer == self.viewer or not match.game.info.hidden else 0
        fresh = (_logged_action(match, index, viewer, self.dropouts) for index in range(kept, len(match.log)))
        logged_actions = (*self.logged_actions[:kept], *fresh)
        paired = bool(match.game.notations)
        entries = _entries(self._whole(kept), logged_actions, paired)
        return Log(match.log, viewer, self.voice, logged_actions, entries, paired, self.dropouts)

    def between(self, first: int, stop: int) -> tuple[Entry, ...]:
        """Return the entries with actions from `first` to before `stop`."""
        return tuple(entry for entry in self.entries if entry.first < stop and entry.stop > first)

    def until(self, stop: int) -> tuple[Entry, ...]:
        """Return the entries of the first `stop` actions."""
        return _entries(self._whole(stop), self.logged_actions[:stop], self.paired)

    def _shared(self, log: tuple[Action, ...]) -> int:
        """Return the number of actions that both logs share from the start."""
        size = min(len(self.actions), len(log))
        if self.actions[:size] == log[:size]:
            return size
        pairs = enumerate(zip(self.actions, log, strict=False))
        return next(index for index, (old, new) in pairs if old != new)

    def _whole(self, stop: int) -> tuple[Entry, ...]:
        """Return the entries that end at or before a place in the log."""
        count = len(self.entries)
        while count and self.entries[count - 1].stop > stop:
            count -= 1
        return self.entries[:count]


class Unfolded(NamedTuple):
    """A variation shown in full."""

    line: int
    match: Match
    """Match along the whole variation."""
    log: Log

    def translated(self) -> Unfolded:
        """Return the variation with its log in the current language."""
        return self._replace(log=self.log.follow(self.match, None))


def _entries(
    begun: tuple[Entry, ...], logged_actions: tuple[LoggedAction, ...], paired: bool
) -> tuple[Entry, ...]:
    """Return the entries of `logged_actions`; `begun` are the known first ones."""
    entries = list(begun)
    for index in range(begun[-1].stop if begun else 0, len(logged_actions)):
        last, logged = entries[-1].logged if entries else None, logged_actions[index]
        if last and continues_entry(last.events, logged.events):
            entries[-1] = entries[-1]._replace(stop=index + 1, logged=last.joined(logged))
        else:
            begins = logged.seat == 0 if paired else _is_another(entries, logged.seat)
            turn = (entries[-1].turn if entries else 0) + begins
            entries.append(Entry(index, index + 1, logged, max(turn, int(paired)), begins, paired))
    return tuple(entries)


def _is_another(before: list[Entry], seat: int) -> bool:
    """Return True if `seat` is a player other than the last one to act."""
    return seat not in (
        CHANCE,
        next((e.logged.seat for e in reversed(before) if e.logged.seat != CHANCE), CHANCE),
    )


def _logged_action(match: Match, index: int, viewer: int | None, dropouts: Dropouts) -> LoggedAction:
    game, state, action = match.game, match.states[index], match.log[index]
    events = game.events(state, action, viewer)
    if index in dropouts.abandoned:
        events = as_dropout(events, lambda who: Abandoned(who, dropouts.checked))
    elif index in dropouts.late:
        events = as_dropout(events, OutOfTime)

    def write() -> str:
        (read,) = game.redact((action,), viewer)
        return game.written(game.view(state, viewer), read)

    return LoggedAction(game.player(state), events, game.words, write)
