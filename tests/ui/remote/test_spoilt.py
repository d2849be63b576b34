"""A host that spoils a deck: the guest sees it, and can leave, resume and connect again."""

from __future__ import annotations

import pytest

from engine.contract.steps import finish
from engine.remote.cards.views import all_revealed
from engine.remote.crypto.hashing import bytes_of, text_of
from engine.remote.crypto.ristretto import GROUP
from engine.remote.entries import BARE, KEY, RESIGN, ProtocolError
from engine.remote.replica import submit
from tests.ui.remote.tables import Device, DeviceGroup, SlowCardWorker
from tests.ui.remote.wire import Wire, connect
from ui.computer.card_work import card_work_steps, outcome
from ui.messages.remote import PeerSent
from ui.session.remote.effects import MakeDeck
from ui.session.remote.frames import Since, write_frame
from ui.words.en.remote import say_notice as say


class Spoiler(SlowCardWorker):
    """A card worker that puts a product of all cards in the place of one that it locks.

    Opened, such a card once showed the order of the whole deck.
    """

    def finish(self) -> None:
        job = self.job
        if not isinstance(job, MakeDeck) or job.stage < 2:
            super().finish()
            return
        self.job, size = None, job.making.deck.size
        text = finish(card_work_steps(job))
        numbers = list(GROUP.unpacked(bytes_of(text, len(text) * 3 // 4)))
        product = GROUP.product([(card, 1 << 40 * place) for place, card in enumerate(numbers[:size])])
        self.done(outcome(job, text_of(GROUP.packed([product, *numbers[1:]]))))


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
    """Check that the guest sees who has sent a false proof, and that the app still works."""
    assert say.cannot_continue(say.protocol_errors["deck"], "Ada") in guest.page.text()
    guest.do("dismiss", "undo", "agree", "dialog settings", "close")
    assert "This game cannot continue" not in guest.page.text()


def test_a_false_proof_stops_the_game_by_name_before_any_key_is_given() -> None:
    group = Spoilt("alien")
    guest = group.devices[1]
    group.shuffle()
    check_told(guest)
    assert not any(entry.kind == KEY and entry.author == 1 for entry in guest.replica.entries)
    known = guest.replica.entries
    guest.do("home", "lesson-seen draughts")
    guest.do(f"resume {guest.app.library.list()[0].id}")
    assert say.protocol_errors["revealed"] in guest.page.text()
    group.shuffle()
    check_told(guest)
    again = Device(Wire(), 1, guest.store, f"game={guest.app.table.key}")
    again.page.wait(2)
    check_told(again)
    again.prepare_reconnect(hub=True)
    other = Device(again.line.wire, 0, group.devices[0].store, f"game={guest.app.table.key}")
    other.prepare_reconnect(hub=False)
    connect(again.line, other.line)
    again.page.wait(2)
    check_told(again)
    again.do("resign", "rematch")
    assert again.replica.entries == known and not again.replica.state.match.outcome


def test_after_a_false_proof_every_device_reveals_its_secret_and_plays_no_more() -> None:
    """The secret shows that the honest device was honest; a game whose keys are known is over for it."""
    group = Spoilt("alien")
    host, guest = group.devices
    group.shuffle()
    assert guest.replica.own and host.replica.own and guest.line.open
    assert [entry.kind for entry in guest.replica.entries if entry.author == 1][-1] == BARE
    assert host.replica.state.decks.revealed == (b"", guest.replica.own.deck_secret)
    heard = len(guest.replica.heard)
    _, resigned = submit(host.replica, RESIGN, "0", str(host.replica.state.match.cursor))
    _, bare = submit(host.replica, BARE, text_of(host.replica.own.deck_secret))
    guest.line.tell(PeerSent(0, write_frame(Since(heard, (resigned,)))))
    assert len(guest.replica.heard) == heard, "nothing but secrets is taken any more"
    guest.line.tell(PeerSent(0, write_frame(Since(heard, (bare,)))))
    assert all_revealed(guest.replica.state.decks)


def test_a_false_secret_is_refused_by_name() -> None:
    group = Spoilt("alien")
    host, guest = group.devices
    group.shuffle()
    with pytest.raises(ProtocolError) as caught:
        submit(host.replica, BARE, text_of(b"another secret, which is not it "))
    assert (caught.value.code, caught.value.author) == ("secret", 0)
    assert guest.replica.stuck


def test_a_fault_of_the_connection_reveals_nothing() -> None:
    """Else a friend who sends one garbled frame could read all cards, and play on."""
    group = DeviceGroup("alien")
    guest = group.devices[1]
    guest.line.tell(PeerSent(0, "garbled"))
    assert say.protocol_errors["garbled"].format(name="Ada") in guest.page.text()
    assert guest.app.screen.peers is None and not guest.replica.state.decks.revealed


def test_a_false_proof_of_a_deck_that_is_not_needed_yet_stops_the_game() -> None:
    group = Spoilt("ctheckers")
    guest = group.devices[1]
    group.mover.move("c3-b4")
    group.shuffle()
    check_told(guest)
    assert guest.replica.state.need is None
