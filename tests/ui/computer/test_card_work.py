"""Long card computations run in a worker if there is one, and finish even if it fails."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck, Making, face_number
from engine.remote.crypto.hashing import bytes_of, text_of
from engine.remote.crypto.ristretto import GROUP
from engine.remote.crypto.shuffle import LOCK, receive, send
from tests.engine.remote.crypto.tables import made
from tests.ui.computer.fake_search import Clock, FakeLink
from tests.ui.fakes import FakePage
from ui.computer.card_relay import RelayCardWorker
from ui.computer.card_work import (
    FORGET,
    GO_ON,
    CardWorkSession,
    PageCardWorker,
    Report,
    read_report,
    write_card_work,
)
from ui.computer.relay import SILENCE
from ui.messages import Message
from ui.messages.remote import CardsFailed, DeckChecked, DeckMade, DecksAudited
from ui.session.remote.effects import AuditDecks, CardWork, CheckDeck, MakeDeck

SECRETS = tuple(sha256(name).digest() for name in (b"Ada", b"Ben"))
MAKING = Making(Deck("a deck", 6), 2)
DECK = MakeDeck("table", 0, 0, MAKING, SECRETS[0])
MADE = DeckMade("table", 0, 0, finish(send(MAKING, SECRETS[0])))


class Desk:
    """A relay on a fake page, with fake workers."""

    def __init__(self) -> None:
        self.page, self.links = FakePage(), list[FakeLink]()
        self.relay = RelayCardWorker(self._connect, PageCardWorker(self.page), self.page.later)
        self.received: list[Message] = []
        self.parts: list[float] = []

    def _connect(self) -> FakeLink:
        self.links.append(FakeLink())
        return self.links[-1]

    def warm(self) -> FakeLink:
        self.relay.warm_up()
        self.links[-1].ready()
        return self.links[-1]

    def work(self, job: CardWork = DECK) -> None:
        self.relay.work(job, self.parts.append, self.received.append)


@pytest.fixture
def desk() -> Desk:
    return Desk()


def send_report(link: FakeLink, *report: object) -> None:
    """Let a worker answer its oldest open question."""
    link.answer(json.dumps(report))


def test_a_worker_does_the_job_and_reports_progress(desk: Desk) -> None:
    link, shop = desk.warm(), CardWorkSession(Clock(0.0005))
    desk.work()
    for _ in range(99):
        if not desk.received:
            link.answer(shop.answer(link.questions[-1]))
    assert desk.received == [MADE]
    assert link.questions[0] == write_card_work(DECK) and set(link.questions[1:]) == {GO_ON}
    assert desk.parts == sorted(desk.parts) and len(desk.parts) > 1 and 0 < desk.parts[-1] < 1
    assert len(desk.page.waiting) == 2, "the page only counts seconds and prepares the faces"


def test_the_page_prepares_the_faces_one_a_task(desk: Desk) -> None:
    """It opens the cards for all; the faces of a whole deck at once would hold it up."""
    desk.warm()
    face_number.cache_clear()
    desk.work()
    assert face_number.cache_info().currsize == 1
    desk.page.wait(0.5)
    assert face_number.cache_info().currsize == MAKING.deck.size
    face_number.cache_clear()
    desk.work()
    desk.relay.leave()
    desk.page.wait(0.5)
    assert face_number.cache_info().currsize == 1, "nothing goes on after the table was left"


def test_jobs_before_the_worker_is_ready_are_done_on_the_page(desk: Desk) -> None:
    desk.relay.warm_up()
    desk.work()
    desk.page.wait(1)
    assert desk.received == [MADE] and desk.links[0].questions == []
    desk.links[0].ready()
    desk.work()
    assert desk.links[0].questions == [write_card_work(DECK)] and len(desk.received) == 1


@pytest.mark.parametrize(
    "answer",
    [
        "no JSON",
        '[2, false, null, ""]',
        '[0.5, true, 7, ""]',
        "[0.5, true, null]",
        '[0, false, null, "Traceback"]',
    ],
)
def test_a_worker_that_sends_nonsense_is_given_up(
    desk: Desk, capsys: pytest.CaptureFixture[str], answer: str
) -> None:
    link = desk.warm()
    desk.work()
    link.answer(answer)
    assert link.closed and "given up" in capsys.readouterr().err
    desk.page.wait(1)
    assert desk.received == [MADE]
    desk.relay.warm_up()
    desk.work()
    desk.page.wait(1)
    assert len(desk.links) == 1 and desk.received == [MADE, MADE]


def test_a_worker_that_falls_silent_or_breaks_is_given_up(desk: Desk) -> None:
    link = desk.warm()
    desk.work()
    desk.page.wait(SILENCE - 2)
    send_report(link, 0.5, False, None, "")
    desk.page.wait(SILENCE - 1)
    assert desk.received == [] and not link.closed
    desk.page.wait(2)
    assert desk.received == [MADE] and link.closed
    other = Desk()
    link = other.warm()
    other.work()
    link.failed("out of memory")
    other.page.wait(1)
    assert other.received == [MADE] and link.closed


def test_the_worker_forgets_dropped_jobs(desk: Desk) -> None:
    link = desk.warm()
    desk.work()
    desk.relay.stop()
    assert link.questions == [write_card_work(DECK), FORGET]
    send_report(link, 1.0, True, MADE.text, "")
    send_report(link, 0.0, True, None, "")
    assert desk.received == []
    desk.work()
    desk.relay.leave()
    send_report(link, 1.0, True, MADE.text, "")
    desk.page.wait(SILENCE + 1)
    assert link.closed and desk.received == []
    assert desk.warm() is not link


def test_a_session_keeps_nothing_of_finished_jobs() -> None:
    shop = CardWorkSession(Clock(0.1))
    for question in (write_card_work(DECK), FORGET):
        shop.answer(question)
    assert "there is nothing to do" in read_report(shop.answer(GO_ON)).fault
    report = Report()
    question = write_card_work(DECK)
    while not report.done:
        report, question = read_report(shop.answer(question)), GO_ON
    assert report.found == MADE.text and repr(SECRETS[0]) not in repr(vars(shop))
    assert "there is nothing to do" in read_report(shop.answer(GO_ON)).fault


def test_invalid_cards_and_cheaters_are_reported(desk: Desk) -> None:
    desk.work(DECK)
    ready = made(MAKING.deck, list(SECRETS))
    numbers = list(GROUP.unpacked(bytes_of(ready.texts[3], len(ready.texts[3]) * 3 // 4)))
    exchanged = text_of(GROUP.packed([numbers[1], numbers[0], *numbers[2:]]))
    false = finish(receive(ready.first(3), exchanged))
    for job, message in (
        (MakeDeck("table", 0, 4, ready, SECRETS[0]), CardsFailed()),
        (CheckDeck("table", 0, 3, ready), DeckChecked("table", 0, 3, "")),
        (CheckDeck("table", 0, 3, false), DeckChecked("table", 0, 3, LOCK)),
        (CheckDeck("table", 0, 2, false), DeckChecked("table", 0, 2, "")),
        (AuditDecks("table", (ready,), SECRETS), DecksAudited("table", -1)),
        (AuditDecks("table", (ready,), (SECRETS[0], bytes(32))), DecksAudited("table", 1)),
    ):
        desk.received.clear()
        desk.work(job)
        desk.page.wait(1)
        assert desk.received == [message]
