"""Each device shows the progress of the joint shuffle, and an interruption loses nothing."""

from __future__ import annotations

import pytest

from engine.contract.steps import finish
from tests.ui.remote.tables import Device, Meeting, Slow
from tests.ui.remote.wire import connect
from ui.computer.card_work import card_work_steps, outcome
from ui.session.remote.effects import AuditDecks, MakeDeck

pytestmark = pytest.mark.usefixtures("small")


class Shuffling(Meeting):
    """Two devices; Alien Checkers shuffles the planets at once."""

    def __init__(self, game: str = "alien") -> None:
        self.hands = Slow(), Slow()
        super().__init__(game)

    def says(self, at: int, words: str) -> bool:
        """Return True if a device shows a text."""
        return words in self.devices[at].page.text().replace("\u00a0", " ")


def test_each_device_shows_the_progress_of_the_shuffle() -> None:
    meeting = Shuffling()
    first, second = meeting.hands
    assert first.warm and second.warm and isinstance(first.job, MakeDeck) and second.job is None
    assert meeting.says(0, "Shuffling the cards: 0 %.") and not meeting.says(0, "Waiting for")
    assert meeting.says(1, "Shuffling the cards: 0 %. Waiting for Ada's device.")
    assert "The cards are being shuffled." in meeting.devices[1].app.screen.announcement
    first.progress(0.5)
    assert meeting.says(0, "Shuffling the cards: 3 %.") and meeting.says(1, "Shuffling the cards: 0 %.")
    first.finish()
    assert first.job is None and isinstance(second.job, MakeDeck)
    assert meeting.says(0, "Shuffling the cards: 6 %. Waiting for Ben's device.") and meeting.says(
        1, "Shuffling the cards: 6 %."
    )
    second.finish()
    first.progress(0.5)
    assert meeting.says(0, "Shuffling the cards: 34 %.")
    first.finish()
    assert meeting.says(1, "Shuffling the cards: 56 %.") and meeting.says(0, "Waiting for Ben's device")
    second.finish()
    assert not any(meeting.says(at, "Shuffling the cards:") for at in (0, 1))


def test_the_audit_is_shown_and_frees_its_worker() -> None:
    meeting = Shuffling()
    for at in (0, 1, 0, 1):
        meeting.hands[at].finish()
    for hand in meeting.hands:
        hand.finish()
    meeting.devices[0].do("resign")
    first, second = meeting.hands
    assert isinstance(first.job, AuditDecks) and isinstance(second.job, AuditDecks)
    first.progress(0.25)
    assert meeting.says(0, "Checking all cards: 25 %.")
    first.finish()
    assert not meeting.says(0, "Checking all") and not first.warm and second.warm


def test_the_shuffle_names_the_friend_who_is_gone() -> None:
    meeting = Shuffling()
    meeting.hands[0].finish()
    meeting.wire.lose(meeting.devices[0].line)
    assert meeting.says(0, "Shuffling the cards: 6 %. The game continues when Ben is connected.")
    meeting.hands[1].finish()
    assert meeting.says(1, "Shuffling the cards: 12 %. The game continues when Ada is connected.")


def test_leaving_the_table_keeps_the_half_made_deck() -> None:
    meeting = Shuffling()
    hand, host = meeting.hands[0], meeting.devices[0]
    begun, key = hand.job, host.app.table.key
    assert begun
    hand.progress(0.5)
    done = hand.done
    host.do("home")
    assert hand.job is None and not hand.warm
    host.do(f"resume {key}")
    assert hand.job == begun and hand.warm and meeting.says(0, "Shuffling the cards: 0 %.")
    hand.finish()
    said = host.replica.entries
    done(outcome(begun, finish(card_work_steps(begun))))
    assert host.replica.entries == said, "what was broken off comes too late"


def test_an_undo_keeps_the_half_made_deck() -> None:
    meeting = Shuffling("ctheckers")
    (first, second), (host, guest) = meeting.hands, meeting.devices
    for mover, text in zip((host, guest) * 3, ("c3-b4", "f6-e5", "b4-a5", "e5-d4", "e3xc5"), strict=False):
        mover.move(text)
    first.finish()
    begun = second.job
    assert isinstance(begun, MakeDeck) and begun.stage == 1
    guest.do("undo")
    host.do("consent yes")
    assert second.job is None and second.warm and not meeting.says(1, "Shuffling the cards:")
    assert host.replica.state.match.cursor < 5
    while host.replica.state.match.cursor < 5:
        text = ("c3-b4", "f6-e5", "b4-a5", "e5-d4", "e3xc5")[host.replica.state.match.cursor]
        meeting.mover.move(text)
    assert second.job == begun and first.job is None


def test_closing_the_page_keeps_the_half_made_deck() -> None:
    meeting = Shuffling()
    meeting.hands[0].finish()
    begun, guest = meeting.hands[1].job, meeting.devices[1]
    hand = Slow()
    again = Device(meeting.wire, 1, guest.store, f"game={guest.app.table.key}", hand)
    assert begun and hand.job == begun and hand.warm
    meeting.wire.lose(guest.line)
    host = meeting.devices[0]
    host.goes_on(hub=True)
    again.goes_on(hub=False)
    connect(host.line, again.line)
    hand.finish()
    meeting.hands[0].finish()
    hand.finish()
    assert host.replica.state.decks.deck(0).ready and host.replica.state == again.replica.state
