"""Each device shows the progress of the joint shuffle, and an interruption loses nothing."""

from __future__ import annotations

import pytest

from engine.contract.steps import finish
from tests.ui.remote.tables import Device, DeviceGroup, SlowCardWorker
from tests.ui.remote.wire import connect
from ui.computer.card_work import card_work_steps, outcome
from ui.session.remote.effects import AuditDecks, MakeDeck

pytestmark = pytest.mark.usefixtures("small")


class Shuffling(DeviceGroup):
    """Two devices; Alien Checkers shuffles the planets at once."""

    def __init__(self, game: str = "alien") -> None:
        self.card_workers = SlowCardWorker(), SlowCardWorker()
        super().__init__(game)

    def says(self, at: int, words: str) -> bool:
        """Return True if a device shows a text."""
        return words in self.devices[at].page.text().replace("\u00a0", " ")


def test_each_device_shows_the_progress_of_the_shuffle() -> None:
    group = Shuffling()
    first, second = group.card_workers
    assert first.warm and second.warm and isinstance(first.job, MakeDeck) and second.job is None
    assert group.says(0, "Shuffling the cards: 0 %.") and not group.says(0, "Waiting for")
    assert group.says(1, "Shuffling the cards: 0 %. Waiting for Ada's device.")
    assert "The cards are being shuffled." in group.devices[1].app.screen.announcement
    first.progress(0.5)
    assert group.says(0, "Shuffling the cards: 3 %.") and group.says(1, "Shuffling the cards: 0 %.")
    first.finish()
    assert first.job is None and isinstance(second.job, MakeDeck)
    assert group.says(0, "Shuffling the cards: 6 %. Waiting for Ben's device.") and group.says(
        1, "Shuffling the cards: 6 %."
    )
    second.finish()
    first.progress(0.5)
    assert group.says(0, "Shuffling the cards: 34 %.")
    first.finish()
    assert group.says(1, "Shuffling the cards: 56 %.") and group.says(0, "Waiting for Ben's device")
    second.finish()
    assert not any(group.says(at, "Shuffling the cards:") for at in (0, 1))


def test_the_audit_is_shown_and_frees_its_worker() -> None:
    group = Shuffling()
    for at in (0, 1, 0, 1):
        group.card_workers[at].finish()
    for card_worker in group.card_workers:
        card_worker.finish()
    group.devices[0].do("resign")
    first, second = group.card_workers
    assert isinstance(first.job, AuditDecks) and isinstance(second.job, AuditDecks)
    first.progress(0.25)
    assert group.says(0, "Checking all cards: 25 %.")
    first.finish()
    assert not group.says(0, "Checking all") and not first.warm and second.warm


def test_the_shuffle_names_the_friend_who_is_gone() -> None:
    group = Shuffling()
    group.card_workers[0].finish()
    group.wire.lose(group.devices[0].line)
    assert group.says(0, "Shuffling the cards: 6 %. The game continues when Ben is connected.")
    group.card_workers[1].finish()
    assert group.says(1, "Shuffling the cards: 12 %. The game continues when Ada is connected.")


def test_leaving_the_table_keeps_the_half_made_deck() -> None:
    group = Shuffling()
    card_worker, host = group.card_workers[0], group.devices[0]
    begun, key = card_worker.job, host.app.table.key
    assert begun
    card_worker.progress(0.5)
    done = card_worker.done
    host.do("home")
    assert card_worker.job is None and not card_worker.warm
    host.do(f"resume {key}")
    assert card_worker.job == begun and card_worker.warm and group.says(0, "Shuffling the cards: 0 %.")
    card_worker.finish()
    said = host.replica.entries
    done(outcome(begun, finish(card_work_steps(begun))))
    assert host.replica.entries == said, "what was broken off comes too late"


def test_an_undo_keeps_the_half_made_deck() -> None:
    group = Shuffling("ctheckers")
    (first, second), (host, guest) = group.card_workers, group.devices
    for mover, text in zip((host, guest) * 3, ("c3-b4", "f6-e5", "b4-a5", "e5-d4", "e3xc5"), strict=False):
        mover.move(text)
    first.finish()
    begun = second.job
    assert isinstance(begun, MakeDeck) and begun.stage == 1
    guest.do("undo")
    host.do("consent yes")
    assert second.job is None and second.warm and not group.says(1, "Shuffling the cards:")
    assert host.replica.state.match.cursor < 5
    while host.replica.state.match.cursor < 5:
        text = ("c3-b4", "f6-e5", "b4-a5", "e5-d4", "e3xc5")[host.replica.state.match.cursor]
        group.mover.move(text)
    assert second.job == begun and first.job is None


def test_closing_the_page_keeps_the_half_made_deck() -> None:
    group = Shuffling()
    group.card_workers[0].finish()
    begun, guest = group.card_workers[1].job, group.devices[1]
    card_worker = SlowCardWorker()
    again = Device(group.wire, 1, guest.store, f"game={guest.app.table.key}", card_worker)
    assert begun and card_worker.job == begun and card_worker.warm
    group.wire.lose(guest.line)
    host = group.devices[0]
    host.prepare_reconnect(hub=True)
    again.prepare_reconnect(hub=False)
    connect(host.line, again.line)
    card_worker.finish()
    group.card_workers[0].finish()
    card_worker.finish()
    assert host.replica.state.decks.deck(0).ready and host.replica.state == again.replica.state
