"""The carrier of the lines: what is said is heard, and whoever says too much at once is cut off."""

from __future__ import annotations

import pytest

from tests.ui.remote.wire import FakeLine, Wire, connect
from ui.effects.connections import LARGEST, ConnectionHandler
from ui.messages import Message
from ui.messages.remote import LineAnswered, LineClosed, LineHeard, LineOffered, LineOpen
from ui.session.effects import StopAll
from ui.session.remote.effects import AcceptAnswer, AnswerInvitation, HangUp, Invite, Say
from ui.session.remote.endings import LARGE, LEFT, MISSING, SILENT, UNREADABLE
from ui.session.remote.server import Server

SERVER = Server("turn:example.test:3478", "anna", "secret")


class Side:
    """A device with a caller and no app."""

    def __init__(self, wire: Wire, missing: bool = False) -> None:
        self.line = FakeLine(wire, missing)
        self.told: list[Message] = []
        self.caller = ConnectionHandler(self.line, self.hear)

    def hear(self, message: Message, soon: bool = False) -> None:
        assert soon, "what comes over lines is drawn with what else comes"
        self.told.append(message)

    def heard(self) -> list[str]:
        return [message.text for message in self.told if isinstance(message, LineHeard)]


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def sides(wire: Wire) -> tuple[Side, Side]:
    """Two devices with an open line: the first calls the second 2, the second calls the first 0."""
    one, other = Side(wire), Side(wire)
    connect(one.line, other.line, (2, 0))
    one.told.clear()
    other.told.clear()
    return one, other


def test_invitation_and_answer_open_a_line(wire: Wire) -> None:
    one, other = Side(wire), Side(wire)
    one.caller.run(Invite(1, SERVER))
    offered = one.told[-1]
    assert isinstance(offered, LineOffered)
    other.caller.run(AnswerInvitation(0, offered.text))
    answered = other.told[-1]
    assert isinstance(answered, LineAnswered)
    one.caller.run(AcceptAnswer(1, answered.text))
    assert one.told[-1] == LineOpen(1)
    assert other.told[-1] == LineOpen(0)
    one.caller.run(Say(1, "e2e4"))
    assert other.told[-1] == LineHeard(0, "e2e4")
    assert (one.line.servers, other.line.servers) == ([SERVER], [Server()])


def test_what_is_no_invitation_is_told_and_an_answer_to_another_one_opens_nothing(wire: Wire) -> None:
    one, other = Side(wire), Side(wire)
    other.caller.run(AnswerInvitation(0, "no invitation"))
    assert other.told == [LineClosed(0, UNREADABLE)]
    one.caller.run(Invite(1))
    first = one.told[-1]
    one.caller.run(Invite(2))
    assert isinstance(first, LineOffered)
    other.caller.run(AnswerInvitation(0, first.text))
    answered = other.told[-1]
    assert isinstance(answered, LineAnswered)
    one.caller.run(AcceptAnswer(2, answered.text))
    assert not one.line.open
    assert not other.line.open


def test_a_browser_without_lines_says_so(wire: Wire) -> None:
    side = Side(wire, missing=True)
    side.caller.run(Invite(3))
    assert side.told == [LineClosed(3, MISSING)]


def test_hanging_up_is_told_at_the_other_end_only(sides: tuple[Side, Side]) -> None:
    one, other = sides
    one.caller.run(HangUp(2))
    assert one.told == []
    assert other.told == [LineClosed(0, LEFT)]
    other.caller.run(Say(0, "still there?"))
    assert one.told == []


def test_a_text_may_be_as_large_as_the_limit_and_no_larger(sides: tuple[Side, Side]) -> None:
    one, other = sides
    one.caller.run(Say(2, "x" * LARGEST))
    assert other.heard() == ["x" * LARGEST]
    one.caller.run(Say(2, "ü" * (LARGEST // 2 + 1)))
    assert other.told[1:] == [LineClosed(0, LARGE)]
    assert one.told == [LineClosed(2, LEFT)]


def test_other_effects_are_for_others(wire: Wire) -> None:
    assert not Side(wire).caller.run(StopAll())


def test_the_wire_delays_reorders_and_loses(wire: Wire, sides: tuple[Side, Side]) -> None:
    one, other = sides
    wire.delay = 0.1
    one.caller.run(Say(2, "a"))
    wire.wait(0.05)
    one.caller.run(Say(2, "b"))
    wire.wait(0.06)
    assert other.heard() == ["a"]
    wire.wait(0.05)
    assert other.heard() == ["a", "b"]
    wire.held, wire.delay = True, 0
    one.caller.run(Say(2, "c"))
    one.caller.run(Say(2, "d"))
    wire.flying.reverse()
    wire.deliver()
    assert other.heard() == ["a", "b", "d", "c"]
    one.caller.run(Say(2, "lost"))
    wire.lose(one.line)
    wire.deliver()
    assert (one.told, other.told[-1]) == ([LineClosed(2, SILENT)], LineClosed(0, SILENT))
