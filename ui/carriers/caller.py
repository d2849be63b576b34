"""Speaks with friends at other devices, and listens as far as anybody may speak."""

from __future__ import annotations

from collections.abc import Callable

from ui.messages import Message
from ui.messages.elsewhere import LineClosed, LineHeard, LineOpen
from ui.ports import Line
from ui.session.effects import Effect
from ui.session.elsewhere.effects import (
    AcceptAnswer,
    AnswerInvitation,
    HandAnswer,
    HangUp,
    Invite,
    Say,
    TakeAnswer,
)
from ui.session.elsewhere.endings import LARGE, MANY

LARGEST = 64 * 1024
"""Bytes of a text that is heard."""
MOST = 200
"""How many texts of one friend are heard in a second."""


class Caller:
    """Does what is to be done on the lines. Whoever sends too much is cut off, and the app is told why."""

    def __init__(self, line: Line, now: Callable[[], float], tell: Callable[[Message], None]) -> None:
        self._line = line
        self._now = now
        self._tell = tell
        self._heard: dict[int, tuple[float, int]] = {}
        """When the present second of a peer began, and how many texts came in it."""
        line.listen(self._told)

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of lines; return whether it is."""
        match effect:
            case Invite(peer, server):
                self._line.invite(peer, server)
            case AnswerInvitation(peer, offer, server):
                self._line.answer(peer, offer, server)
            case AcceptAnswer(peer, answer):
                self._line.accept(peer, answer)
            case Say(peer, text):
                self._line.send(peer, text)
            case HangUp(peer):
                self._line.close(peer)
            case HandAnswer(text):
                self._line.hand(text)
            case TakeAnswer(text):
                self._line.take(text)
            case _:
                return False
        return True

    def _told(self, message: Message) -> None:
        """Pass on what the line tells."""
        if isinstance(message, LineOpen):
            self._heard.pop(message.peer, None)
        if isinstance(message, LineHeard) and (why := self._too_much(message.peer, message.text)):
            self._line.close(message.peer)
            message = LineClosed(message.peer, why)
        self._tell(message)

    def _too_much(self, peer: int, text: str) -> str:
        """Return what is wrong with a text that has come, or ""."""
        began, count = self._heard.get(peer, (self._now(), 0))
        if self._now() - began >= 1:
            began, count = self._now(), 0
        self._heard[peer] = began, count + 1
        return LARGE if len(text.encode("utf-8", "replace")) > LARGEST else MANY if count >= MOST else ""
