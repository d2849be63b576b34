"""A cheating device: the game stops with a message, or the frame is ignored.

Whatever arrives over a connection, nothing is raised, and only legal entries change what is stored.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from engine.remote.crypto.randomness import write_opening
from engine.remote.entries import (
    ASK,
    DO,
    JOIN,
    LATE,
    NO,
    OPEN,
    PARTS,
    RESIGN,
    SECOND_PARTS,
    YES,
    Entry,
    digest,
)
from engine.remote.own_entries import OwnDevice, join_entry, next_entry
from engine.remote.replica import Replica, replay
from engine.remote.signatures import greeting_message, is_double, sign_text, signed
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire
from ui.features.remote.receiving import MOST_GREETINGS
from ui.messages.remote import PeerConnected, PeerDisconnected, PeerSent
from ui.session.remote.frames import Hello, Presence, Proposal, Since, write_frame
from ui.session.remote.peers import LARGE, MANY, Expected
from ui.words.en.remote import say_notice as say

HUB, GUEST = 0, 1
Lie = Callable[[Replica], str]
OWN: dict[int, OwnDevice] = {}
"""The devices of the last table; a liar has its own keys, and those of nobody else."""
NONCE = "n" * 22


@pytest.fixture
def group() -> DeviceGroup:
    """Return two devices that have dealt jointly and played three moves; device 1 is to move."""
    return played("satan", setup="duel", first="chance")


def played(game: str, **options: str) -> DeviceGroup:
    """Return a table of two after four actions; device 1 is to move."""
    group = DeviceGroup(game, 2, None, **options)
    OWN.update({each.number: own for each in group.devices if (own := each.replica.own)})
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
    return wanted(replica, signed_by(GUEST, replica, kind, *parts, device=device))


def wanted(replica: Replica, entry: Entry) -> str:
    """Return a guest's frame, sent with full knowledge of the agreed order."""
    return write_frame(Proposal(entry, len(replica.heard)))


def passed(replica: Replica, kind: str, *parts: str, device: int = HUB) -> str:
    return since(replica, signed_by(HUB, replica, kind, *parts, device=device))


def signed_by(signer: int, replica: Replica, kind: str, *parts: str, device: int) -> Entry:
    """Return the next entry of a device, signed with the key of the liar."""
    return signed(replica.state.history, OWN[signer].signer, next_entry(replica.state, device, kind, *parts))


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
    "a part too many": (lambda _: '["say",0,[1,5,"yes","draw","4","signature","x"]]', "garbled"),
    "an entry that is too long": (
        lambda _: json.dumps(["say", 0, [1, 5, "yes", "x" * 5_000, "4"]]),
        "garbled",
    ),
    "markup for a signature": (lambda _: '["say",0,[1,5,"yes","draw","4","<b>"]]', "garbled"),
    "a wrong signature": (
        lambda replica: wanted(
            replica, next_entry(replica.state, 1, ASK, "draw", at(replica))._replace(signature="A")
        ),
        "signature",
    ),
    "no legal move": (lambda replica: saying(replica, DO, at(replica), "<script>", "0"), "not-legal"),
    "a time below zero": (lambda replica: saying(replica, DO, at(replica), legal(replica), "-1"), "order"),
    "a move of later": (lambda replica: saying(replica, DO, "99", legal(replica), "0"), "gap"),
    "a number of later": (
        lambda replica: wanted(replica, Entry(1, 900, ASK, ("draw", at(replica)), "", (9, 900))),
        "signature",
    ),
    "the seat of the other": (lambda replica: saying(replica, RESIGN, "0", at(replica)), "not-your-seat"),
    "the time of the other": (lambda replica: saying(replica, LATE, "0", at(replica)), "not-your-seat"),
    "the words of the other": (
        lambda replica: saying(replica, RESIGN, "0", at(replica), device=HUB),
        "words",
    ),
    "somebody who does not play": (
        lambda replica: wanted(replica, Entry(4, 0, ASK, ("draw", "0"), "", (1, 0))),
        "words",
    ),
    "joining twice": (lambda replica: saying(replica, JOIN, "Ben", WRONG, OWN[1].key, ""), "order"),
    "chance when none is due": (lambda replica: saying(replica, OPEN, "2", WRONG), "order"),
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
        "signature",
    ),
    "out of turn": (lambda replica: passed(replica, DO, at(replica), legal(replica), "0"), "not-your-turn"),
    "what was said before": (lambda replica: since(replica, last_of(replica, HUB)), "signature"),
    "turned round": (
        lambda replica: write_frame(Since(len(replica.heard) - 2, (replica.heard[-1], replica.heard[-2]))),
        "apart",
    ),
    "a commitment changed": (lambda replica: passed(replica, JOIN, "Ada", WRONG, OWN[0].key, ""), "order"),
    "another table set": (lambda replica: since(replica, replica.heard[0]._replace(number=7)), "signature"),
    "one's own mood": (lambda _: write_frame(Presence(GUEST, "away")), "words"),
    "a number of another device": (lambda replica: greeting(replica, device=GUEST), "other-table"),
}


def last_of(replica: Replica, device: int) -> Entry:
    return max((entry for entry in replica.heard if entry.author == device), key=lambda entry: entry.number)


def greeting(replica: Replica, table: str = "", device: int = GUEST, known: str = "") -> str:
    course = known or digest(replica.heard)
    table = table or replica.state.table.id
    return write_frame(Hello(table, device, len(replica.heard), course, asks=True, nonce=NONCE))


def prove(device: Device, own: OwnDevice) -> None:
    """Greet a device over a new connection, and prove who is there."""
    peers = device.app.screen.peers
    peer = peers.peer(0) if peers else None
    assert peers and peer
    message = greeting_message(peers.table, own.device, peer.nonce, NONCE, "", "")
    hello = Hello(peers.table, own.device, len(device.replica.heard), digest(device.replica.heard), asks=True)
    tell(device, write_frame(hello._replace(nonce=NONCE, answer=sign_text(own.signer, message))))


def guest_at(host: Device, own: OwnDevice) -> None:
    """Connect a guest whom the host has invited."""
    assert host.app.screen.peers
    host.with_peers(host.app.screen.peers.expecting(Expected(0, own.key)))
    host.line.tell(PeerConnected(0))
    prove(host, own)


def check_ended(device: Device, before: Replica, code: str) -> None:
    """Check that the game is stopped, everybody sees why, and the stored game is unchanged."""
    assert device.app.screen.peers is None and not device.line.open
    text = device.page.text()
    assert (
        "This game cannot continue: " in text
        and say.protocol_errors[code].partition("{name}")[2][:20] in text
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
    host.do("setup satan", "option:setup duel", "option:first chance", "seating elsewhere", "start")
    guest_at(host, LIAR)
    tell(host, wanted(host.replica, join_entry(host.replica.state, LIAR, "Ben")))
    before = host.replica
    assert before.state.deals_next
    lie = next_entry(before.state, GUEST, OPEN, "0", WRONG)
    lie = lie._replace(heard=(2, 1)) if late else lie
    lie = signed(before.state.history, LIAR.signer, lie)
    tell(host, write_frame(Proposal(lie, len(before.heard))))
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
    assert host.replica.state.request and host.replica.state.entry_counts[GUEST] == played_by(host.replica)


def played_by(replica: Replica) -> int:
    return sum(entry.author == GUEST for entry in replica.heard)


@pytest.mark.parametrize("name", ["\u202eneB", "Ben\n", "B" * 31, "\ud800", " Ben", "B\u2028n"])
def test_a_misleading_name_is_refused(name: str) -> None:
    host = Device(Wire(), 0)
    host.do("setup draughts", "seating elsewhere", "start")
    guest_at(host, LIAR)
    tell(host, wanted(host.replica, joining(host.replica, name)))
    assert "has a name that cannot be shown" in host.page.text()
    assert host.replica.state.people[1] is None


def test_markup_in_a_name_is_text() -> None:
    host = Device(Wire(), 0)
    host.do("setup draughts", "seating elsewhere", "start")
    guest_at(host, LIAR)
    tell(host, wanted(host.replica, joining(host.replica, "<b>{name}</b>")))
    assert "<b>{name}</b>" in host.page.text()
    tell(host, "nonsense")
    assert "a message from <b>{name}</b> cannot be read" in host.page.text()


LIAR = OwnDevice(1, b"y" * 32)


def joining(replica: Replica, name: str, own: OwnDevice = LIAR) -> Entry:
    """Return the entry with which a liar joins under any name."""
    head = write_opening(own.chain.head())
    entry = next_entry(replica.state, own.device, JOIN, name, head, own.key, "")
    return signed(replica.state.history, own.signer, entry)


def other_end(group: DeviceGroup) -> Device:
    """Return the host at a table of two, whose connection is new: nobody has proven anything there."""
    host = group.devices[HUB]
    host.line.tell(PeerConnected(0))
    return host


@pytest.mark.parametrize("own", [LIAR, OwnDevice(0, b"y" * 32), OwnDevice(1, b"\1" * 32)])
def test_a_stranger_only_loses_the_connection(group: DeviceGroup, own: OwnDevice) -> None:
    host = other_end(group)
    before = host.replica
    tell(host, write_frame(Since(0, before.heard)), saying(before, RESIGN, "1", at(before)))
    assert host.replica == before and host.app.screen.peers
    prove(host, own)
    assert not host.line.open and host.app.screen.peers and not host.app.screen.peers.linked
    text = host.page.text()
    assert "A connection was closed" in text and "Ben" not in say.connection_closed("{name}")
    assert "The game continues." in text and host.replica == before


@pytest.mark.parametrize("lie", ["nonsense", '["hello","x",1,0,"",true,2,true]', "wrong table", "two"])
def test_before_the_proof_nobody_is_named_whatever_comes(group: DeviceGroup, lie: str) -> None:
    host = other_end(group)
    text = {"wrong table": greeting(host.replica, table="f" * 12), "two": greeting(host.replica, device=0)}
    tell(host, text.get(lie, lie))
    assert not host.line.open and host.app.screen.peers and "The game continues." in host.page.text()
    assert "cannot continue" not in host.page.text()


def test_an_answer_is_of_no_use_at_another_connection(group: DeviceGroup) -> None:
    """It signs the random words and descriptions of both ends, the table and the device."""
    host = other_end(group)
    own, table = OWN[GUEST], host.replica.state.table.id
    wrongs: dict[str, str | int] = {
        "table": "f" * 12, "device": 0, "theirs": "x" * 22, "own": "x" * 22, "offer": "x", "reply": "x",
    }  # fmt: skip
    for part, wrong in wrongs.items():
        host = other_end(group)
        peers = host.app.screen.peers
        assert peers and peers.linked
        usual = {"table": table, "device": 1, "theirs": peers.linked[-1].nonce, "own": NONCE}
        message = greeting_message(**{**usual, "offer": "", "reply": "", part: wrong})  # type: ignore[arg-type]
        heard = host.replica.heard
        hello = Hello(table, 1, len(heard), digest(heard), asks=True, nonce=NONCE)
        tell(host, write_frame(hello._replace(answer=sign_text(own.signer, message))))
        assert host.app.screen.peers and not host.app.screen.peers.linked
    host = other_end(group)
    prove(host, own)
    assert host.app.screen.peers and host.app.screen.peers.proven


def test_two_messages_of_a_guest_under_one_number_are_kept_as_a_proof(group: DeviceGroup) -> None:
    host = group.devices[HUB]
    before = host.replica
    one, other = (signed_by(1, before, ASK, what, at(before), device=1) for what in ("draw", "undo:1"))
    tell(host, wanted(before, one), wanted(before, other))
    assert "Ben signed two different messages" in host.page.text()
    (proof,) = host.replica.proofs
    assert proof.author == GUEST and is_double(before.state.table.id, proof)
    again = Device(Wire(), 0, host.store, f"game={host.app.table.key}")
    assert again.replica.proofs == (proof,), "it is stored with the game"


def test_two_messages_of_the_hub_under_one_number_are_kept_as_a_proof(group: DeviceGroup) -> None:
    guest = group.devices[GUEST]
    before = guest.replica
    one, other = (signed_by(0, before, ASK, what, at(before), device=0) for what in ("draw", "undo:1"))
    tell(guest, since(before, one), since(before, other))
    assert "Ada signed two different messages" in guest.page.text()
    assert [proof.author for proof in guest.replica.proofs] == [HUB]


@pytest.mark.parametrize("signature", ["", "A" * 86])
def test_nothing_is_forged_in_front_of_what_was_made_here(signature: str) -> None:
    """The guest has made two entries; the hub puts its own resignation in place of the first."""
    group = DeviceGroup("draughts")
    group.wire.held = True
    guest = group.devices[GUEST]
    heard = guest.replica.heard
    guest.do("agree", "resign")
    asked, second = guest.replica.mine
    forged = asked._replace(kind=RESIGN, parts=("1", "0"), signature=signature)
    tell(guest, since(guest.replica, forged, second))
    assert guest.replica.heard == heard and guest.replica.mine == (asked, second)
    assert ("Ada passed on a message" in guest.page.text()) == bool(signature)


def test_a_guest_is_not_blamed_for_the_order_of_the_hub() -> None:
    """The hub puts its own move before a request that the guest had made without hearing it."""
    group = DeviceGroup("satan", 3, setup="three")
    group.wire.held = True
    OWN.update({each.number: own for each in group.devices if (own := each.replica.own)})
    victim = group.devices[2].replica
    moved = signed_by(0, victim, DO, "0", legal(victim), "0", device=0)
    asked = signed_by(1, victim, ASK, "draw", "0", device=1)
    assert victim.state.turn == 0
    tell(group.devices[2], since(victim, moved, asked))
    assert "Ada passed on a message" in group.devices[2].page.text()
    assert group.devices[2].replica.heard == victim.heard


@pytest.mark.parametrize("waited", [0.0, 30.0, 70.0])
def test_nobody_says_too_early_that_this_device_is_gone(waited: float) -> None:
    group = DeviceGroup("draughts")
    group.wire.held = True
    OWN.update({each.number: own for each in group.devices if (own := each.replica.own)})
    host = group.devices[HUB]
    assert host.replica.state.turn == HUB
    host.page.time += waited
    before = host.replica
    tell(host, saying(before, ASK, "abandoned:0", "0"))
    if waited < 60:  # the device answers by itself that it is here
        assert host.replica.entries[-1].kind == NO and host.replica.state.request is None
    else:
        assert host.replica.state.request
        tell(host, saying(host.replica, YES, "abandoned:0", "0"))
        assert "makes no sense at that point" in host.page.text()
    assert not host.replica.state.match.outcome


def test_an_absent_device_accepts_in_the_end_that_it_is_gone() -> None:
    group = DeviceGroup("draughts")
    group.wire.held = True
    OWN.update({each.number: own for each in group.devices if (own := each.replica.own)})
    host = group.devices[HUB]
    host.page.time += 70
    tell(host, saying(host.replica, ASK, "abandoned:0", "0"))
    host.page.time += 15
    tell(host, saying(host.replica, YES, "abandoned:0", "0"))
    assert "abandoned the game" in host.page.text() and host.app.table.match.outcome
    host.do("export-as .pdn")
    assert '[Termination "abandoned"]' in host.page.files[-1][1]


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
        author = rng.choice([1 - self.victim] * 9 + [self.victim, 1 - self.victim])
        number = state.entry_counts[author] if author < 2 else 0
        kind = rng.choice([*PARTS, *[ASK] * 14, *[DO] * 5])
        match = state.match
        actions = (
            [action.text for action in match.game.legal_actions(match.state)] if match.player >= 0 else []
        )
        words = ["0", "1", at(replica), at(replica), "draw", "undo:1", "again", "", WRONG, "x", *actions]
        parts = tuple(rng.choice(words) for _ in range(SECOND_PARTS[kind]))
        if kind == DO and actions:
            parts = (at(replica), rng.choice(actions), "0")
        if kind == RESIGN:
            parts = (rng.choice(["0", "1", "9"]), rng.choice(["", at(replica)]))
        if kind in (ASK, YES, NO):
            parts = (rng.choice(["draw", "draw", "undo:1", "undo:9"]), at(replica))
        entry = next_entry(state, author, kind, *parts)
        number = max(0, number + rng.choice([0, 0, 0, 0, 0, 0, 1, -1]))
        liar = OWN.get(1 - self.victim)
        if number != entry.number or liar is None or rng.random() < 0.1:
            return entry._replace(number=number)
        return signed(state.history, liar.signer, entry)


@pytest.mark.parametrize("victim", [HUB, GUEST])
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (2, 3))])
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
            prove(device, OWN[1 - victim])
    assert kept
