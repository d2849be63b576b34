"""What the log tells: worked out once for each action, for a long log is shown after every move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.events import Event, blast, follows, joined, story
from engine.match import Match
from engine.protocol import Action
from ui.clauses import spoken


class Tale(NamedTuple):
    """What happened in an action, as far as the viewer may know it."""

    events: tuple[Event, ...]
    words: str
    blast: str
    """What exploded, and what went with it; "" for most."""
    name: str
    """The action as people write it."""
    spoken: str
    """The words, with the clauses that they quote called rules."""


class Entry(NamedTuple):
    """What the log shows in one: an action, or several that go on with one another."""

    first: int
    """The place before it in the log of actions."""
    stop: int
    """The place after it."""
    tale: Tale


class Stories:
    """The tales of one match."""

    def __init__(self) -> None:
        self._log: tuple[Action, ...] = ()
        self._viewer: int | None = None
        self._tales: list[Tale] = []

    def of(self, match: Match, viewer: int | None) -> list[Tale]:
        """Return the tale of each action; what was told before to the same eyes is told as it was."""
        kept = 0
        if viewer == self._viewer or not match.game.info.hidden:
            pairs = enumerate(zip(self._log, match.log, strict=False))
            shared = min(len(self._log), len(match.log))
            kept = next((index for index, (old, new) in pairs if old != new), shared)
        fresh = [_tale(match, index, viewer) for index in range(kept, len(match.log))]
        self._log, self._viewer, self._tales = match.log, viewer, self._tales[:kept] + fresh
        return self._tales


def entries(tales: Sequence[Tale]) -> list[Entry]:
    """Return the entries of the log that actions with these tales make."""
    found: list[Entry] = []
    for index, tale in enumerate(tales):
        if found and follows(found[-1].tale.events, tale.events):
            events = joined(found[-1].tale.events, tale.events)
            found[-1] = Entry(found[-1].first, index + 1, _told(events, found[-1].tale.name))
        else:
            found.append(Entry(index, index + 1, tale))
    return found


def _tale(match: Match, index: int, viewer: int | None) -> Tale:
    game, state, action = match.game, match.states[index], match.log[index]
    (read,) = game.redact((action,), viewer)
    return _told(game.events(state, action, viewer), game.written(game.view(state, viewer), read))


def _told(events: tuple[Event, ...], name: str) -> Tale:
    words = story(events)
    return Tale(events, words, blast(events), name, spoken(words))
