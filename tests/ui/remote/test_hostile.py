"""A cheating device: the game stops with a message, or the frame is ignored.

Whatever arrives over a connection, nothing is raised, and only legal entries change what is stored.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from engine.remote.crypto.chain import write_opening
from engine.remote.entries import ASK, DO, JOIN, LATE, NO, OPEN, PARTS, RESIGN, YES, Entry, digest
from engine.remote.own_entries import OwnDevice, next_entry
from engine.remote.replica import Replica, replay
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire
from ui.features.remote.receiving import MOST_GREETINGS
from ui.messages.remote import PeerConnected, PeerDisconnected, PeerSent
from ui.session.remote.frames import Hello, Presence, Proposal, Since, write_frame
from ui.session.remote.peers import LARGE, MANY
from ui.words.en.remote_notices import say

HUB, GUEST = 0, 1
Lie = Callable[[Replica], str]


@pytest.fixture
def group() -> DeviceGroup:
    """Return two devices that have dealt jointly and played three moves; device 1 is to move."""
    return played("satan", setup="duel", first="chance")


def played(game: str, **options: str) -> DeviceGroup:
    """Return a table of two after four actions; device 1 is to move."""
    group = DeviceGroup(game, 2, None, **options)
    while len(group.devices[0].replica.state.match.log) < 4 or group.mover.number != GUEST:
        mover = group.mover
        mover.move(next(action.text for action in mover.app.table.choices if action.text != "resign"))
    group.wire.held = True
    return group


def tell(device: Device, *frames: str) -> None:
    """Deliver texts to a device, filtered by its connection handler."""
    for frame in frames:
        device.page.time += 1
        device.line.tell(PeerSent(0, frame))


def since(replica: Replica, *entries: Entry) -> str:
    """Return a hub's frame with entries of the agreed order."""
    return write_frame(Since(len(replica.heard), entries))


def saying(replica: Replica, kind: str, *parts: str, device: int = GUEST) -> str:
    """Return a guest's frame with an entry for the agreed order."""
    return wanted(replica, next_entry(replica.state, device, kind, *parts))


def wanted(replica: Replica, entry: Entry) -> str:
    """Return a guest's frame, sent with full knowledge of the agreed order."""
    return write_frame(Proposal(entry, len(replica.heard)))


def passed(replica: Replica, kind: str, *parts: str, device: int = HUB) -> str:
    return since(replica, next_entry(replica.state, device, kind, *parts))


def at(replica: Replica) -> str:
    return str(replica.state.match.cursor)


def legal(replica: Replica) -> str:
    match = replica.state.match
    return next(each.text for each in match.game.legal_actions(match.state) if each.text != "resign")


WRONG = write_opening(OwnDevice(1, b"x" * 32).chain.opening(1))
TO_HUB: dict[str, tuple[Lie, str]] = {
    "no frame": (lambda _: "hello", "garbled"),
    "too deep": (lambda _: "[" * 5_000, "garbled"),
    "too many at once": (lambda replica: since(replica, *replica.heard[:1] * 101), "garbled"),
    "a number that is a truth": (lambda _: '["mood",true,"here"]', "garbled"),
    "a huge number": (lambda _: f'["since",{"9" * 25}]', "garbled"),
    "a longer number": (lambda _: f'["since",{"9" * 5_000}]', "garbled"),
    "no number": (lambda _: '["since",NaN]', "garbled"),
    "a kind that is none": (lambda _: '["say",0,[1,5,"win"]]', "garbled"),
    "parts of other types": (lambda _: '["say",0,[1,5,"do",4,"x","0"]]', "garbled"),
    "a part too many": (lambda _: '["say",0,[1,5,"yes","draw","4","seal","x"]]', "garbled"),
    "an entry that is too long": (
        lambda _: json.dumps(["say", 0, [1, 5, "yes", "x" * 5_000, "4"]]),
        "garbled",
    ),
    "markup for a seal": (lambda _: '["say",0,[1,5,"yes","draw","4","<b>"]]', "garbled"),
    "a seal where none belongs": (
        lambda replica: wanted(
            replica, next_entry(replica.state, 1, ASK, "draw", at(replica))._replace(signature="A")
        ),
        "seal",
    ),
    "no legal move": (lambda replica: saying(replica, DO, at(replica), "<script>", "0"), "not-legal"),
    "a time below zero": (lambda replica: saying(replica, DO, at(replica), legal(replica), "-1"), "order"),
    "a move of later": (lambda replica: saying(replica, DO, "99", legal(replica), "0"), "gap"),
    "a number of later": (
        lambda replica: wanted(replica, Entry(1, 900, DO, (at(replica), legal(replica), "0"))),
        "gap",
    ),
    "the seat of the other": (lambda replica: saying(replica, RESIGN, "0", at(replica)), "not-your-seat"),
    "the time of the other": (lambda replica: saying(replica, LATE, "0", at(replica)), "not-your-seat"),
    "the words of the other": (
        lambda replica: saying(replica, RESIGN, "0", at(replica), device=HUB),
        "words",
    ),
    "somebody who does not play": (
        lambda replica: wanted(replica, Entry(4, 0, ASK, ("draw", "0"))),
        "words",
    ),
    "joining twice": (lambda replica: saying(replica, JOIN, "Ben", WRONG, ""), "order"),
    "chance when none is due": (lambda replica: saying(replica, OPEN, "1", WRONG), "order"),
    "back to nothing": (lambda replica: saying(replica, ASK, "undo:-3", at(replica)), "order"),
    "back to later": (lambda replica: saying(replica, ASK, "undo:99", at(replica)), "order"),
    "back by a word": (lambda replica: saying(replica, ASK, "undo:" + "9" * 900, at(replica)), "order"),
    "asking for anything": (lambda replica: saying(replica, ASK, "money", at(replica)), "order"),
    "another game when this is not over": (
        lambda replica: saying(replica, ASK, "again", at(replica)),
        "order",
    ),
    "another table": (lambda replica: greeting(replica, table="f" * 12), "other-table"),
    "the device that hears": (lambda replica: greeting(replica, device=HUB), "other-table"),
    "a device that is none": (lambda replica: greeting(replica, device=3), "other-table"),
    "another course": (lambda replica: greeting(replica, known="0" * 32), "apart"),
    "another course, told": (lambda replica: write_frame(Since(0, replica.heard[1:3])), "apart"),
    "the mood of the other": (lambda _: write_frame(Presence(HUB, "away")), "words"),
}
TO_GUEST: dict[str, tuple[Lie, str]] = {
    "a move for one's own seat": (
        lambda replica: passed(replica, DO, at(replica), legal(replica), "0", device=GUEST),
        "words",
    ),
    "out of turn": (lambda replica: passed(replica, DO, at(replica), legal(replica), "0"), "not-your-turn"),
    "what was said before": (lambda replica: since(replica, last_of(replica, HUB)), "apart"),
    "turned round": (
        lambda replica: write_frame(Since(len(replica.heard) - 2, (replica.heard[-1], replica.heard[-2]))),
        "apart",
    ),
    "a commitment changed": (lambda replica: passed(replica, JOIN, "Ada", WRONG, ""), "order"),
    "another table set": (lambda replica: since(replica, replica.heard[0]._replace(number=7)), "gap"),
    "one's own mood": (lambda _: write_frame(Presence(GUEST, "away")), "words"),
    "a number of another device": (lambda replica: greeting(replica, device=GUEST), "other-table"),
}


def last_of(replica: Replica, device: int) -> Entry:
    return max((entry for entry in replica.heard if entry.author == device), key=lambda entry: entry.number)


def greeting(replica: Replica, table: str = "", device: int = GUEST, known: str = "") -> str:
    told = known or digest(replica.heard)
    return write_frame(Hello(table or replica.state.table.id, device, len(replica.heard), told, asks=True))


def check_ended(device: Device, before: Replica, code: str) -> None:
    """Check that the game is stopped, everybody sees why, and the stored game is unchanged."""
    assert device.app.screen.peers is None and not device.line.open
    told = device.page.text()
    assert (
        "This game cannot continue: " in told
        and say.protocol_errors[code].partition("{name}")[2][:20] in told
    )
    assert device.replica.heard == before.heard
    again = Device(Wire(), device.number, device.store, f"game={device.app.table.key}")
    assert again.replica.entries == before.entries and again.replica.own == before.own


@pytest.mark.parametrize("name", TO_HUB)
def test_a_cheating_guest_is_found(group: DeviceGroup, name: str) -> None:
    lie, code = TO_HUB[name]
    host = group.devices[HUB]
    before = host.replica
    tell(host, lie(before))
    check_ended(host, before, code)


@pytest.mark.parametrize("name", TO_GUEST)
def test_a_cheating_hub_is_found(group: DeviceGroup, name: str) -> None:
    lie, code = TO_GUEST[name]
    guest = group.devices[GUEST]
    before = guest.replica
    tell(guest, lie(before))
    check_ended(guest, before, code)


def test_late_frames_are_ignored(group: DeviceGroup) -> None:
    host = group.devices[HUB]
    before = host.replica
    mine = [entry for entry in before.heard if entry.author == GUEST]
    tell(
        host,
        *[wanted(before, entry) for entry in mine],
        saying(before, DO, "0", legal(before), "0"),
        saying(before, YES, "draw", at(before)),
        saying(before, NO, "undo:0", "0"),
        greeting(before),
        write_frame(Since(0, before.heard)),
        write_frame(Since(99, ())),
    )
    assert host.replica == before and host.app.screen.peers


@pytest.mark.parametrize("late", [False, True])
def test_a_wrong_opening_stops_the_game(late: bool) -> None:
    """The guest opens another link of its chain, or pretends that the entries crossed."""
    group = DeviceGroup("satan", setup="duel", first="chance")
    group.wire.held = True
    host = Device(Wire(), 0)
    host.do("setup satan", "option:setup duel", "option:first chance", "quick elsewhere", "start")
    guest = group.devices[GUEST]
    guest.accept_invitation(host.replica.state.table.id, 1)
    host.line.tell(PeerConnected(0))
    joining = next_entry(
        host.replica.state, 1, JOIN, "Ben", write_opening(OwnDevice(1, b"y" * 32).chain.head()), ""
    )
    tell(host, greeting(host.replica), wanted(host.replica, joining))
    before = host.replica
    assert before.state.deals_next
    lie = next_entry(before.state, GUEST, OPEN, "0", WRONG)
    tell(host, write_frame(Proposal(lie, 0 if late else len(before.heard))))
    assert "revealed a dice result that does not match the commitment" in host.page.text()
    assert host.replica.heard == before.heard and not host.app.table.match.log


def test_a_slow_flood_is_cut_off(group: DeviceGroup) -> None:
    """A guest makes and withdraws requests without end, and greets without end."""
    host = group.devices[HUB]
    for _ in range(1_000):
        replica = host.replica
        if host.app.screen.peers is None:
            break
        tell(host, saying(replica, ASK, "draw", at(replica)))
        tell(host, saying(host.replica, NO, "draw", at(replica)))
    assert "sent far more messages than any game needs" in host.page.text()
    assert len(host.replica.heard) < 250


def test_endless_greetings_are_a_flood(group: DeviceGroup) -> None:
    host = group.devices[HUB]
    text = greeting(host.replica)
    tell(host, *[text] * MOST_GREETINGS)
    assert "sent far more messages than any game needs" in host.page.text()


@pytest.mark.parametrize("why", [LARGE, MANY])
def test_the_friend_who_sent_too_much_is_named(group: DeviceGroup, why: str) -> None:
    host = group.devices[HUB]
    before = host.replica
    host.line.open.clear()
    host.line.tell(PeerDisconnected(0, why))
    check_ended(host, before, "flood")


def test_a_repeated_request_is_ignored(group: DeviceGroup) -> None:
    host = group.devices[HUB]
    for _ in range(50):
        tell(host, saying(host.replica, ASK, "draw", at(host.replica)))
        tell(host, saying(host.replica, YES, "draw", at(host.replica)))
    assert host.replica.state.request and host.replica.state.said[GUEST] == played_by(host.replica)


def played_by(replica: Replica) -> int:
    return sum(entry.author == GUEST for entry in replica.heard)


@pytest.mark.parametrize("name", ["\u202eneB", "Ben\n", "B" * 31, "\ud800", " Ben", "B\u2028n"])
def test_a_misleading_name_is_refused(name: str) -> None:
    host = Device(Wire(), 0)
    host.do("setup draughts", "quick elsewhere", "start")
    change_to_hub(host)
    joining = next_entry(host.replica.state, 1, JOIN, name, write_opening(b"y" * 32), "")
    tell(host, greeting(host.replica), wanted(host.replica, joining))
    assert "has a name that cannot be shown" in host.page.text()
    assert host.replica.state.people[1] is None


def test_markup_in_a_name_is_text() -> None:
    host = Device(Wire(), 0)
    host.do("setup draughts", "quick elsewhere", "start")
    change_to_hub(host)
    joining = next_entry(host.replica.state, 1, JOIN, "<b>{name}</b>", write_opening(b"y" * 32), "")
    tell(host, greeting(host.replica), wanted(host.replica, joining))
    assert "<b>{name}</b>" in host.page.text()
    tell(host, "nonsense")
    assert "a message from <b>{name}</b> cannot be read" in host.page.text()


def change_to_hub(host: Device) -> None:
    """Put the test at the other end of a connection."""
    host.line.tell(PeerConnected(0))


# --- anything at all ---------------------------------------------------------------------------------


class Garbler:
    """Generator of frames that resemble those of the game, and of other texts."""

    def __init__(self, seed: int, victim: int) -> None:
        self.victim = victim
        self.rng = Random(seed)

    def text(self, replica: Replica) -> str:
        pick = self.rng.random()
        if pick < 0.1:
            return "".join(chr(self.rng.randrange(32, 0x2100)) for _ in range(self.rng.randrange(40)))
        if pick < 0.2:
            return self._damaged(write_frame(Since(0, replica.heard)))
        if pick < 0.3:
            return greeting(replica, device=self.rng.choice([1 - self.victim, 1 - self.victim, 0, 1, 2]))
        if pick < 0.4:
            return write_frame(
                Presence(self.rng.choice([1 - self.victim, 1, 3]), self.rng.choice(["here", "away"]))
            )
        entries = tuple(self._entry(replica) for _ in range(self.rng.choice([1, 1, 1, 2])))
        if pick < (0.8 if self.victim == HUB else 0.5):
            return wanted(replica, entries[0])
        return write_frame(Since(max(0, len(replica.heard) - self.rng.choice([0] * 9 + [1, 3])), entries))

    def _damaged(self, text: str) -> str:
        where = self.rng.randrange(len(text))
        return text[:where] + self.rng.choice(['"', "[", "]", ",", "9", "", "\\"]) + text[where + 1 :]

    def _entry(self, replica: Replica) -> Entry:
        rng, state = self.rng, replica.state
        if rng.random() < 0.2:
            return rng.choice(replica.heard)
        author = rng.choice([1 - self.victim] * 9 + [self.victim, 2])
        number = state.said[author] if author < 2 else 0
        kind = rng.choice([*PARTS, *[ASK] * 14, *[DO] * 5])
        match = state.match
        actions = (
            [action.text for action in match.game.legal_actions(match.state)] if match.player >= 0 else []
        )
        words = ["0", "1", at(replica), at(replica), "draw", "undo:1", "again", "", WRONG, "x", *actions]
        parts = tuple(rng.choice(words) for _ in range(PARTS[kind]))
        if kind == DO and actions:
            parts = (at(replica), rng.choice(actions), "0")
        if kind == RESIGN:
            parts = (rng.choice(["0", "1", "9"]), rng.choice(["", at(replica)]))
        if kind in (ASK, YES, NO):
            parts = (rng.choice(["draw", "draw", "undo:1", "undo:9"]), at(replica))
        return Entry(author, max(0, number + rng.choice([0, 0, 0, 0, 0, 0, 1, -1])), kind, parts)


@pytest.mark.parametrize("victim", [HUB, GUEST])
@pytest.mark.parametrize("seed", range(4))
def test_any_frames_raise_nothing_and_store_nothing_illegal(victim: int, seed: int) -> None:
    group, garbler = played("draughts"), Garbler(seed, victim)
    device = group.devices[victim]
    kept = 0
    for _ in range(70):
        before = device.replica
        tell(device, garbler.text(before))
        now = device.replica
        kept += len(now.heard) - len(before.heard)
        if now.state.table == before.state.table:
            assert now.heard[: len(before.heard)] == before.heard
        assert not any(entry.author == victim for entry in now.heard[len(before.heard) :]) or victim == HUB
        assert replay(now.heard).state == now.agreed_state
        if device.app.screen.peers is None:
            device.prepare_reconnect(hub=victim == HUB)
            device.line.tell(PeerConnected(0))
            tell(device, greeting(device.replica, device=1 - victim))
    assert kept
