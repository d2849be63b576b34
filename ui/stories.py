"""The words of the log: worked out once for each action, for a long log is shown after every move."""

from __future__ import annotations

from engine.match import Match
from engine.protocol import Action


class Stories:
    """What happened in each action of one match, as far as a viewer may know it."""

    def __init__(self) -> None:
        self._log: tuple[Action, ...] = ()
        self._viewer: int | None = None
        self._words: list[str] = []

    def of(self, match: Match, viewer: int | None) -> list[str]:
        """Return the story of each action; what was told before to the same eyes is told as it was."""
        kept = 0
        if viewer == self._viewer or not match.game.info.hidden:
            pairs = enumerate(zip(self._log, match.log, strict=False))
            shared = min(len(self._log), len(match.log))
            kept = next((index for index, (old, new) in pairs if old != new), shared)
        fresh = [match.story(index, viewer) for index in range(kept, len(match.log))]
        self._log, self._viewer, self._words = match.log, viewer, self._words[:kept] + fresh
        return self._words
