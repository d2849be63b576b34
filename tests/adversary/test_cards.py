"""Lies about cards: wrong lists, replayed proofs, wrong or early keys and secrets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.remote.crypto.hashing import text_of
from engine.remote.crypto.ristretto import GROUP
from engine.remote.entries import BARE, CLAIM, DECK, KEY, RESIGN, ProtocolError
from engine.verifying.report import FAIR, UNPROVEN
from tests.adversary.client import Cards, Change, contribution
from tests.adversary.liars import GUEST, HUB, Table, check, verified
from tests.ui.remote.tables import DeviceGroup, SlowCardWorker
from ui.computer.card_work import outcome
from ui.session.remote.effects import MakeDeck


class Liar(SlowCardWorker):
    """A card worker that lies in one contribution."""

    def __init__(self, lies: bool, change: Callable[[MakeDeck], str]) -> None:
        super().__init__()
        self.lies = lies
        self.change = change
        self.table: Table | None = None

    def finish(self) -> None:
        job = self.job
        if not (isinstance(job, MakeDeck) and self.lies and (text := self.change(job))):
            super().finish()
            return
        self.job = None
        try:
            self.done(outcome(job, text))
        except ProtocolError:  # not even the liar's own program takes it
            assert self.table
            self.table.say(DECK, str(job.number), text)


class CardTable(Table):
    """Two devices, one of which lies in a contribution to a deck."""

    def __init__(self, liar: int, change: Callable[[MakeDeck], str], game: str = "alien") -> None:
        self.card_workers = tuple(Liar(device == liar, change) for device in range(2))
        super().__init__(game, liar=liar)
        for card_worker in self.card_workers:
            card_worker.table = self  # type: ignore[attr-defined]
        self.before = {device.number: device.replica for device in self.honest}
        self.shuffle()

    def shuffle(self) -> None:
        """Let both devices finish their work with cards."""
        for _ in range(100):
            for card_worker in self.card_workers:
                if card_worker.job:
                    card_worker.finish()
            for device in self.devices:
                device.page.wait(0.1)


def product(cards: Cards) -> Cards:
    """The card that once read the whole deck."""
    return [GROUP.product([(card, 1 << 20 * place) for place, card in enumerate(cards)]), *cards[1:]]


CHANGES: dict[str, Change] = {
    "a product of powers of all cards": product,
    "a card twice": lambda cards: [cards[1], *cards[1:]],
    "a card to another power": lambda cards: [GROUP.power(cards[0], 3), *cards[1:]],
    "two cards to each other's keys": lambda cards: [
        GROUP.power(cards[0], 5), GROUP.power(cards[1], GROUP.inverse(5)), *cards[2:]
    ],
    "a card of nowhere": lambda cards: [GROUP.element("nowhere"), *cards[1:]],
}  # fmt: skip


STAGES = range(4)
FEW = [(name, place % len(STAGES)) for place, name in enumerate(CHANGES)]
"""Each change at one stage, and each stage with a change; `test_cheats.py` tries all without devices."""
ALL = [(name, stage) for name in CHANGES for stage in STAGES]


@pytest.mark.parametrize(
    ("name", "stage"),
    [pytest.param(*each, marks=[] if each in FEW else [pytest.mark.soak]) for each in ALL],
)
def test_a_wrong_list_names_its_author_before_any_key_is_given(name: str, stage: int) -> None:
    change = CHANGES[name]
    table = CardTable(stage % 2, lambda job: lie_at(job, stage, change))
    check(table, "deck", table.before)
    honest = table.honest[0].replica
    assert not any(entry.kind == KEY and entry.author == honest.device for entry in honest.entries)


def lie_at(job: MakeDeck, stage: int, change: Change) -> str:
    return contribution(job.making, job.secret, change) if job.stage == stage else ""


def test_a_lock_may_not_change_the_order() -> None:
    table = CardTable(GUEST, lambda job: lie_at(job, 3, lambda cards: cards[::-1]))
    check(table, "deck", table.before)


def test_a_shuffle_may_use_any_order() -> None:
    """It is proven to be one, whatever its author wanted; the secret shows the other order at the end."""
    table = CardTable(GUEST, lambda job: lie_at(job, 1, lambda cards: cards))
    check(table, "", table.before)
    assert table.honest[0].replica.unseen() == ()


def replayed(job: MakeDeck) -> str:
    """The contribution of the other device, once more."""
    return job.making.texts[job.stage - 1] if job.stage in (1, 3) else ""


def for_another_deck(job: MakeDeck) -> str:
    deck = job.making.deck._replace(label=job.making.deck.label + "0")
    return contribution(job.making._replace(deck=deck), job.secret, list) if job.stage == 1 else ""


def for_another_table(job: MakeDeck) -> str:
    deck = job.making.deck._replace(label="f" * 12 + job.making.deck.label[12:])
    return contribution(job.making._replace(deck=deck), job.secret, list) if job.stage == 1 else ""


def with_another_key(job: MakeDeck) -> str:
    """A lock that takes off another key than the one that the shuffle has put on."""
    if job.stage != 3:
        return ""
    other = job.making.shuffles[1]._replace(image=GROUP.base(7))
    making = job.making._replace(shuffles=(job.making.shuffles[0], other))
    return contribution(making, job.secret, lambda cards: [GROUP.power(card, 7) for card in cards])


def cut_short(job: MakeDeck) -> str:
    return contribution(job.making, job.secret, list)[:-4] if job.stage == 1 else ""


def without_proof(job: MakeDeck) -> str:
    text = contribution(job.making, job.secret, list)
    size = (job.making.deck.size + 1) * GROUP.size * 4 // 3
    return text[:size] + "A" * (len(text) - size) if job.stage == 1 else ""


OTHERS: dict[str, Callable[[MakeDeck], str]] = {
    "the other's list": replayed,
    "a proof for another deck": for_another_deck,
    "a proof for another table": for_another_table,
    "a lock under another key": with_another_key,
    "a list cut short": cut_short,
    "no proof": without_proof,
}


@pytest.mark.parametrize("name", OTHERS)
def test_a_wrong_proof_names_its_author(name: str) -> None:
    table = CardTable(GUEST, OTHERS[name])
    check(table, "deck", table.before)


# --- keys, claims and secrets ----------------------------------------------------------------------------


def dealt(liar: int = GUEST) -> Table:
    """Return two devices with their planets dealt."""
    table = Table("alien", liar=liar)
    table.work()
    return table


def told(table: Table, code: str, tell: Callable[[], object]) -> None:
    before = {device.number: device.replica for device in table.honest}
    tell()
    table.work()
    check(table, code, before)


def bares(table: Table) -> bool:
    """Return True if an honest device has opened its deck secret."""
    return any(
        entry.kind == BARE and entry.author == device.number
        for device in table.honest
        for entry in device.replica.entries
    )


WRONG_KEY = text_of(b"k" * 31 + b"\0")


def test_a_key_that_is_not_due_names_its_author() -> None:
    table = dealt()
    told(table, "order", lambda: table.say(KEY, "0", "5", WRONG_KEY))
    assert not bares(table)


def test_a_list_that_is_not_due_names_its_author() -> None:
    table = dealt()
    told(table, "order", lambda: table.say(DECK, "9", WRONG_KEY))


def test_a_false_claim_names_its_author() -> None:
    table = dealt()
    told(table, "claim", lambda: table.say(CLAIM, table.at, "planet2:mars", WRONG_KEY))


def test_a_wrong_secret_names_its_author() -> None:
    table = dealt()
    told(table, "secret", lambda: table.say(BARE, text_of(b"s" * 32)))


def test_an_early_secret_harms_only_its_author() -> None:
    """The other device opens nothing, and the game can go on there."""
    table = dealt()
    told(table, "", lambda: table.say(BARE, text_of(table.own.deck_secret)))
    assert not bares(table)


def test_a_garbled_frame_does_not_buy_the_secret() -> None:
    """Otherwise a liar would send one, read all cards of the other, and connect again."""
    for frame in ("nonsense", "[" * 5_000, '["mood",true,"here"]'):
        table = dealt()
        told(table, "garbled", lambda: table.frames(frame))  # noqa: B023  called at once
        assert not bares(table)


def test_a_secret_that_is_withheld_at_the_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The honest device opens its own, and the verifier names the one that has not."""
    table = dealt(HUB)
    line, send = table.liar.line, table.liar.line.send
    monkeypatch.setattr(line, "send", lambda peer, text: None if '"bare"' in text else send(peer, text))
    guest = table.honest[0]
    before = {device.number: device.replica for device in table.honest}
    table.say(RESIGN, str(HUB), table.at)
    table.work()
    check(table, "", before)
    assert bares(table) and guest.replica.state.match.outcome
    report = verified(guest)
    assert (report.verdict, report.silent) == (UNPROVEN, (HUB,))
    kept_back = "The cards are not proven: the secret of Ada ("
    assert guest.app.screen.dialog == "result" and kept_back in guest.page.text()


def test_honest_devices_are_proven_fair() -> None:
    table = dealt()
    table.devices[0].do("resign")
    table.work()
    for device in table.devices:
        report = verified(device)
        assert report.verdict == FAIR and any("secrets of all devices" in each for each in report.checked)


def test_both_devices_stay_honest_without_a_lie() -> None:
    group = DeviceGroup("alien")
    group.work()
    assert group.agree()
