"""What the log tells: worked out once for each action, for a long log is shown after every move."""

from __future__ import annotations

from typing import NamedTuple

from engine.events import Event, blast, story
from engine.match import Match
from engine.protocol import Action


class Tale(NamedTuple):
    """What happened in an action, as far as the viewer may know it."""

    events: tuple[Event, ...]
    words: str
    blast: str
    """What exploded, and what went with it; "" for most."""


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


def _tale(match: Match, index: int, viewer: int | None) -> Tale:
    events = match.game.events(match.states[index], match.log[index], viewer)
    return Tale(events, story(events), blast(events))
