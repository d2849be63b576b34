"""A host that spoils a deck: the guest sees it, and can leave, resume and connect again."""

from __future__ import annotations

import pytest

from engine.contract.steps import finish
from engine.remote.crypto.hashing import bytes_of, text_of
from tests.ui.remote.tables import Device, DeviceGroup, SlowCardWorker
from tests.ui.remote.wire import Wire, connect
from ui.computer.card_work import card_work_steps, outcome
from ui.session.remote.effects import MakeDeck
from ui.words.en.remote_notices import say

pytestmark = pytest.mark.usefixtures("small")


class Spoiler(SlowCardWorker):
    """A card worker that replaces the cards it locks by other squares."""

    def finish(self) -> None:
        job = self.job
        if not isinstance(job, MakeDeck) or job.making.turn() is None or not job.stage >= 2:
            super().finish()
            return
        self.job, deck = None, job.making.deck
        data = bytes_of(finish(card_work_steps(job)), deck.size * (deck.group.size + 32))
        size = deck.size * deck.group.size
        cards = finish(deck.group.unpacked(data[:size]))
        others = tuple(pow(card, 3, deck.group.prime) for card in cards)
        self.done(outcome(job, text_of(deck.group.packed(others) + data[size:])))


class Spoilt(DeviceGroup):
    """A cheating host and an honest guest."""

    def __init__(self, game: str) -> None:
        self.card_workers = Spoiler(), SlowCardWorker()
        super().__init__(game)

    def shuffle(self) -> None:
        """Let both devices finish their work with cards."""
        while any(card_worker.job for card_worker in self.card_workers):
            for card_worker in self.card_workers:
                if card_worker.job:
                    card_worker.finish()


def check_told(guest: Device) -> None:
    """Check that the guest sees why the game cannot continue, and that the app still works."""
    assert say.cannot_go_on(say.protocol_errors["face"], "") in guest.page.text()
    assert guest.app.screen.peers is None and not guest.line.open
    guest.do("dismiss", "undo", "agree", "dialog settings", "close")
    assert "This game cannot continue" not in guest.page.text()


def test_a_spoilt_public_card_stops_the_game() -> None:
    group = Spoilt("ctheckers")
    guest = group.devices[1]
    for text in ("c3-b4", "f6-e5", "b4-a5", "e5-d4", "e3xc5"):
        group.mover.move(text)
    group.shuffle()
    check_told(guest)
    known = guest.replica.entries
    guest.do("home", "learn draughts")
    guest.do(f"resume {guest.app.library.list()[0].id}")
    check_told(guest)
    again = Device(Wire(), 1, guest.store, f"game={guest.app.table.key}")
    check_told(again)
    assert again.replica.entries == known
    again.prepare_reconnect(hub=True)
    other = Device(again.line.wire, 0, group.devices[0].store, f"game={guest.app.table.key}")
    other.prepare_reconnect(hub=False)
    connect(again.line, other.line)
    check_told(again)
    again.do("resign")
    assert again.app.table.match.outcome


def test_a_spoilt_private_card_stops_the_game() -> None:
    group = Spoilt("alien")
    guest = group.devices[1]
    group.shuffle()
    check_told(guest)
    again = Device(Wire(), 1, guest.store, f"game={guest.app.table.key}")
    again.page.wait(2)
    check_told(again)
