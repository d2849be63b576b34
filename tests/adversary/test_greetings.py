"""Strangers on a line: nobody is named for what they do, nothing is sent to them, and the game goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.remote.entries import ASK, digest
from engine.remote.own_entries import OwnDevice, next_entry
from engine.remote.signatures import greeting_message, is_vouched, sign_text, signed
from tests.adversary.liars import GUEST, HUB, Table, accused, verified
from tests.ui.remote.tables import NAMES, Device
from tests.ui.remote.wire import FakeLine, connect
from ui.features.remote.receiving import MOST_GREETINGS
from ui.messages import Message
from ui.messages.remote import PeerSent
from ui.session.remote.frames import Hello, Presence, Proposal, read_frame, write_frame

LINE = 7
"""The number of the stranger's connection at the host."""
STRANGER = OwnDevice(1, b"x" * 32)


class Stranger:
    """A program that somebody runs who has found the link, but has no key of the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.line = FakeLine(table.wire)
        self.heard: list[str] = []
        self.line.tell = self.listen
        self.replica = table.devices[HUB].replica
        connect(table.devices[HUB].line, self.line, (LINE, 0))

    def listen(self, message: Message) -> None:
        """Note a text of the host."""
        if isinstance(message, PeerSent):
            self.heard.append(message.text)

    def send(self, *texts: str) -> None:
        """Send texts to the host."""
        for text in texts:
            self.line.send(0, text)

    @property
    def nonce(self) -> str:
        """The host's random word."""
        frames = [read_frame(text) for text in self.heard]
        return next(frame.nonce for frame in frames if isinstance(frame, Hello))

    def hello(self, **changes: object) -> str:
        """Return a greeting as the guest's, with some fields changed."""
        entries = self.replica.heard
        state = self.replica.state
        frame = Hello(state.table.id, GUEST, len(entries), digest(entries), asks=True, nonce="n" * 22)
        return write_frame(frame._replace(**changes))  # type: ignore[arg-type]

    def answer(self, signer: bytes, nonce: str = "") -> str:
        """Return a greeting with an answer to the host's random word."""
        words = nonce or self.nonce, "n" * 22, "", ""
        message = greeting_message(self.replica.state.table.id, GUEST, *words)
        return self.hello(answer=sign_text(signer, message))


def entry(stranger: Stranger) -> str:
    state = stranger.replica.state
    found = next_entry(state, GUEST, ASK, "draw", str(state.match.cursor))
    return write_frame(Proposal(signed(state.history, STRANGER.signer, found), len(stranger.replica.heard)))


def old_texts(stranger: Stranger) -> list[str]:
    """Return all that the real guest has ever sent."""
    return [text for _, text in stranger.table.devices[GUEST].line.said]


def answered_elsewhere(stranger: Stranger) -> None:
    """The guest has answered the same words at another table, where it has the same key."""
    own = stranger.table.devices[GUEST].replica.own
    assert own
    message = greeting_message("f" * 12, GUEST, stranger.nonce, "n" * 22, "", "")
    stranger.send(stranger.hello(answer=sign_text(own.signer, message)))


Tell = Callable[[Stranger], None]
LIES: dict[str, tuple[Tell, bool]] = {
    "says nothing": (lambda s: s.send(), False),
    "greets without an answer": (lambda s: s.send(s.hello()), False),
    "greets and moves on": (
        lambda s: s.send(s.hello(), entry(s), write_frame(Presence(1, "away"))),
        False,
    ),
    "answers with another key": (lambda s: s.send(s.answer(STRANGER.signer)), True),
    "answers another word": (lambda s: s.send(s.answer(STRANGER.signer, "m" * 22)), True),
    "repeats all that the guest has said": (lambda s: s.send(*old_texts(s)), True),
    "repeats an answer from another table": (answered_elsewhere, True),
    "sends what is no frame": (lambda s: s.send("hello"), True),
    "sends what is too deep": (lambda s: s.send("[" * 9_000), True),
    "greets as an old page": (lambda s: s.send(s.hello(version=2)), True),
    "greets as a page of tomorrow": (lambda s: s.send(s.hello(version=99)), True),
    "greets at another table": (lambda s: s.send(s.hello(table="f" * 12)), True),
    "greets as the host": (lambda s: s.send(s.hello(device=HUB)), True),
    "greets as nobody": (lambda s: s.send(s.hello(device=4)), True),
    "greets with another course": (lambda s: s.send(s.hello(digest="0" * 32)), False),
    "greets without end": (lambda s: s.send(*[s.hello()] * (MOST_GREETINGS + 9)), True),
}
"""Each lie, and whether the host closes the line."""


@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize("name", LIES)
def test_a_stranger_harms_nobody(name: str, away: bool) -> None:
    """The guest sits there, or has just lost the connection."""
    tell, closes = LIES[name]
    table = Table("draughts").play(2)
    host, guest = table.devices
    if away:
        table.wire.lose(guest.line)
    before = host.replica
    stranger = Stranger(table)
    tell(stranger)
    assert not accused(host, NAMES[:2]) and host.app.screen.peers
    assert host.replica.heard == before.heard and (LINE not in host.line.open) >= closes
    frames = [read_frame(text) for text in stranger.heard]
    assert all(isinstance(frame, Hello) and frame.heard == len(before.heard) for frame in frames)
    if away:
        guest.prepare_reconnect(hub=False)
        connect(host.line, guest.line)
    table.play(2)
    assert len(host.replica.state.match.log) == 4
    assert not verified(host).code and table.agree()


def test_an_answer_holds_for_one_connection_only() -> None:
    """Somebody in between, who has put their own descriptions into invitation and reply, relays nothing."""
    words = "t" * 12, 1, "mine" * 5, "yours" * 4
    ours, theirs = ("offer", "reply"), ("offer", "reply of somebody in between")
    proof = sign_text(STRANGER.signer, greeting_message(*words, *ours))
    assert is_vouched(STRANGER.key, greeting_message(*words, *ours), proof)
    for other in (theirs, ours[::-1], ("", "")):
        assert not is_vouched(STRANGER.key, greeting_message(*words, *other), proof)


def test_a_half_open_line_stops_nobody() -> None:
    """A device that connects and disconnects without a word."""
    table = Table("draughts").play(2)
    host = table.devices[HUB]
    for _ in range(30):
        stranger = Stranger(table)
        stranger.line.close(0)
    table.play(2)
    assert not accused(host, NAMES[:2]) and isinstance(host, Device) and table.agree()
