"""Each device shows the progress of the joint shuffle, and an interruption loses nothing."""

from __future__ import annotations

from random import Random

from engine.contract.steps import finish
from engine.contract.values import RESIGN
from engine.remote.entries import ASK, KEY, UNDO, ProtocolError, StaleEntry
from engine.remote.replica import submit
from tests.ui.remote.tables import Device, DeviceGroup, SlowCardWorker
from tests.ui.remote.wire import connect
from ui.computer.card_work import card_work_steps, outcome
from ui.session.remote.effects import AuditDecks, CheckDeck, MakeDeck
from ui.session.undo import undo_point
from ui.words.en.remote import say_notice as notices


class Shuffling(DeviceGroup):
    """Two devices; Alien Checkers shuffles the planets at once."""

    def __init__(self, game: str = "alien") -> None:
        self.card_workers = SlowCardWorker(), SlowCardWorker()
        super().__init__(game)

    def finish(self) -> None:
        """Let both devices do all their work with cards."""
        while any(card_worker.job for card_worker in self.card_workers):
            for card_worker in self.card_workers:
                if card_worker.job:
                    card_worker.finish()

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
    assert group.says(0, "Shuffling the cards: 12 %.") and group.says(1, "Shuffling the cards: 0 %.")
    first.finish()
    assert first.job is None and isinstance(second.job, CheckDeck)
    assert group.says(0, "Shuffling the cards: 25 %. Waiting for Ben's device.")
    second.progress(0.5)
    assert group.says(1, "Checking Ada's shuffle: 50 %.") and not group.says(1, "Waiting for")
    second.finish()
    assert isinstance(second.job, MakeDeck) and group.says(1, "Shuffling the cards: 25 %.")
    second.finish()
    assert isinstance(first.job, CheckDeck) and group.says(0, "Checking Ben's shuffle: 0 %.")
    first.finish()
    first.progress(0.5)
    assert group.says(0, "Shuffling the cards: 62 %.")
    first.finish()
    assert group.says(1, "Checking Ada's shuffle: 0 %.") and group.says(0, "Waiting for Ben's device")
    second.finish()
    second.finish()
    assert isinstance(first.job, CheckDeck) and group.says(0, "Checking Ben's shuffle: 0 %.")
    keys = [entry for entry in group.devices[0].replica.entries if entry.kind == KEY]
    assert {entry.author for entry in keys} == {1}, "device 0 gives no key before it has checked all"
    first.finish()
    assert not any(group.says(at, words) for at in (0, 1) for words in ("Shuffling the", "Checking"))


def test_decks_are_made_while_people_play() -> None:
    """Play waits for no deck before its first card is drawn; the needed one goes first then."""
    group = Shuffling("ctheckers")
    first, second = group.card_workers
    assert isinstance(first.job, MakeDeck) and second.job is None
    assert not any(group.says(at, "Shuffling the cards") for at in (0, 1))
    assert "The cards are being shuffled." not in group.devices[1].app.screen.announcement
    first.finish()
    assert isinstance(second.job, CheckDeck) and isinstance(first.job, MakeDeck)
    assert (second.job.number, first.job.number) == (0, 1), "the second deck is begun meanwhile"
    for text in ("c3-b4", "f6-e5", "b4-a5", "e5-d4"):
        group.mover.move(text)
    assert not any(group.says(at, "Shuffling the cards") for at in (0, 1))
    group.mover.move("e3xc5")
    needed = group.devices[0].replica.state.need
    assert needed and (needed.deck, needed.maker) == (1, 0) and second.job.number == 0
    assert group.says(0, "Shuffling the cards: 0 %.")
    first.finish()
    assert isinstance(second.job, CheckDeck) and second.job.number == 1, "the needed deck goes first"
    assert group.says(1, "Checking Ada's shuffle: 0 %.")
    group.finish()
    state = group.devices[0].replica.state
    assert all(held.ready for held in state.decks.items) and state == group.devices[1].replica.state
    assert state.match.cursor > 5


def test_a_game_can_end_before_its_decks_are_made() -> None:
    group = Shuffling("ctheckers")
    group.card_workers[0].finish()
    group.devices[0].do("resign")
    group.finish()
    assert not any(group.says(at, "This game cannot") for at in (0, 1))
    assert all(device.app.table.match.outcome and device.replica.audited for device in group.devices)


def test_the_audit_is_shown_and_frees_its_worker() -> None:
    group = Shuffling()
    group.finish()
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
    assert group.says(0, "Shuffling the cards: 25 %. The game continues when Ben is connected.")
    group.card_workers[1].finish()
    group.card_workers[1].finish()
    assert group.says(1, "Shuffling the cards: 50 %. The game continues when Ada is connected.")


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


def test_an_undo_keeps_the_half_made_decks() -> None:
    group = Shuffling("ctheckers")
    (first, second), (host, guest) = group.card_workers, group.devices
    for mover, text in zip((host, guest), ("c3-b4", "f6-e5"), strict=False):
        mover.move(text)
    first.finish()
    jobs, decks = (first.job, second.job), host.replica.state.decks
    assert all(jobs) and decks.deck(0).making.stage == 1
    guest.do("undo")
    host.do("consent yes")
    assert host.replica.state.match.cursor < 2
    assert (first.job, second.job) == jobs and host.replica.state.decks == decks


def test_agreeing_to_an_undo_after_a_key_was_published_refuses_it_instead() -> None:
    group = Shuffling("ctheckers")
    (first, second), (host, guest) = group.card_workers, group.devices
    for mover, text in zip((host, guest) * 3, ("c3-b4", "f6-e5", "b4-a5", "e5-d4", "e3xc5"), strict=False):
        mover.move(text)
    host.do("undo")
    number = guest.replica.state.need.deck if guest.replica.state.need else -1
    for worker in (first, second) * 20:
        if number < len(decks := guest.replica.state.decks.items) and decks[number].keys:
            break
        if worker.job:
            worker.finish()
    assert guest.replica.state.request and guest.replica.state.match.cursor == 5
    guest.do("consent yes")
    assert guest.replica.state.request is None and guest.app.screen.message == notices.not_now
    assert group.agree() and host.replica.state.match.cursor == 5


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
    group.card_workers = group.card_workers[0], card_worker
    group.finish()
    assert host.replica.state.decks.deck(0).ready and host.replica.state == again.replica.state


def test_the_button_offers_an_undo_exactly_if_it_is_a_valid_request() -> None:
    """A deck that was begun after the last decision forbids it, although nothing was revealed."""
    group, rng = DeviceGroup("alien"), Random(1)
    forbidden = 0
    for _ in range(25):
        for device in group.devices:
            replica, session = device.replica, device.app.table
            last = replica.state.match.undo_point(replica.seats())
            if last is None:
                continue
            try:
                submit(replica, ASK, f"{UNDO}:{last}", str(replica.state.match.cursor))
            except (StaleEntry, ProtocolError):
                forbidden += 1
                assert undo_point(session, past_reveals=False) is None
                assert device.page.buttons()["undo"].attributes["aria-disabled"] == "true"
            else:
                assert undo_point(session, past_reveals=False) == last
        group.work()
        app = next(device.app for device in group.devices if device.app.table.choices)
        action = rng.choice([action for action in app.table.choices if action.text != RESIGN])
        for spot in action.path:
            app.do("pick", spot)
        if app.table.proposed or app.table.to_confirm:
            app.do("pick", action.path[-1])
    assert forbidden
