"""The sequence of moves in a saved game, read without replaying it."""

from __future__ import annotations

import json
from typing import NamedTuple

from engine.registry import INFOS
from ui.storage.same_game import EQUAL, save_content
from ui.storage.transcript import Transcript, read_transcript


class MoveSequence(NamedTuple):
    """The start of a game and all its actions; an agreed end is an action, too."""

    start: str
    actions: tuple[str, ...]
    transcript: Transcript | None = None
    """Transcript of a remote game; it identifies such games; their actions do not."""
    hidden: bool = False
    """True if the game has hidden information, so that the actions are not the whole game."""

    @property
    def masked(self) -> bool:
        """True if the actions are one device's view of a game with secrets."""
        return self.hidden and self.transcript is not None

    def begins(self, other: MoveSequence) -> bool:
        """Return True if the other sequence continues this one or equals it."""
        if self.transcript and other.transcript:
            return self.transcript.begins(other.transcript)
        if self.transcript or other.transcript:
            return False
        return self.start == other.start and other.actions[: len(self.actions)] == self.actions


def move_sequence(save: str) -> MoveSequence:
    """Return the sequence of a save; that of an unreadable save equals no other."""
    read = save_content(save)
    log, agreed = read.get("log"), read.get("agreed")
    if not isinstance(log, list) or not isinstance(agreed, str) or not all(isinstance(a, str) for a in log):
        return MoveSequence(save, ())
    start = json.dumps([read.get(key) for key in EQUAL if key != "agreed"], sort_keys=True)
    actions = (*log, f"agreed {agreed}") if agreed else tuple(log)
    game = INFOS.get(str(read.get("game")))
    return MoveSequence(start, actions, read_transcript(read.get("seats")), bool(game and game.hidden))
