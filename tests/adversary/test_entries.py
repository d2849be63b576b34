"""Lies in entries, told by a guest to an honest hub, or by the hub to an honest guest."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from engine.remote.crypto import ed25519
from engine.remote.crypto.hashing import text_of
from engine.remote.crypto.randomness import write_opening
from engine.remote.entries import ASK, DO, JOIN, LATE, NO, OPEN, RESIGN, YES, Entry
from engine.remote.own_entries import OwnDevice
from engine.session.clock import TimeControl
from tests.adversary.liars import GUEST, HUB, Lie, Table, check
from ui.session.remote.frames import Presence

STRANGER = OwnDevice(1, b"x" * 32)
WRONG = write_opening(STRANGER.chain.opening(1))


def draughts(liar: int = GUEST) -> Table:
    return Table("draughts", liar=liar).play().until(liar)


def waiting(liar: int = GUEST) -> Table:
    """Return a table at which the honest device is to move."""
    return Table("draughts", liar=liar).play().until(1 - liar)


def satan(liar: int = GUEST) -> Table:
    return Table("satan", liar=liar, setup="duel", first="chance").play().until(liar)


def timed(liar: int = GUEST) -> Table:
    return Table("draughts", liar=liar, clock=TimeControl("game", 300)).play().until(liar)


def with_parts(entry: Entry, *parts: str) -> Entry:
    return entry._replace(parts=parts)


def join_parts(table: Table, **changes: str) -> tuple[str, str, str, str]:
    """Return the parts of a join, some of them changed."""
    person = table.liar.replica.state.people[table.number]
    assert person
    name, head = changes.get("name", person.name), changes.get("head", WRONG)
    return name, head, changes.get("key", person.key), person.commitment


def two_moves(table: Table) -> None:
    """Two different moves under one number, both signed."""
    match = table.liar.replica.state.match
    texts = [each.text for each in match.game.legal_actions(match.state)][:2]
    entries = [table.entry(DO, table.at, text, "0") for text in texts]
    for entry in entries:
        table.send(entry)


def altered(table: Table) -> None:
    """A move that was changed after it was signed."""
    entry = table.entry(DO, table.at, table.move(), "0")
    table.send(with_parts(entry, *entry.parts[:2], "5"))


def skipped(table: Table) -> None:
    """An entry whose number leaves one out, with a chain that fits only that."""
    number = table.liar.replica.state.entry_counts[table.number]
    entry = table.entry(DO, table.at, table.move(), "0")
    table.send(table.sign(entry._replace(number=number + 1)))


def heard_more(table: Table) -> None:
    """An entry whose author has heard what does not exist."""
    counts = list(table.liar.replica.state.entry_counts)
    counts[1 - table.number] += 3
    table.say_move(heard=tuple(counts))


def heard_less(table: Table) -> None:
    """An entry whose author had heard more before."""
    counts = [
        1 if device != table.number else count
        for device, count in enumerate(table.liar.replica.state.entry_counts)
    ]
    table.say_move(heard=tuple(counts))


def repeated(table: Table) -> None:
    """Everything that the liar has said, once more."""
    mine = [entry for entry in table.liar.replica.heard if entry.author == table.number]
    for entry in mine:
        table.send(entry, heard=0 if table.number == HUB else -1)


def flood_of_requests(table: Table) -> None:
    for _ in range(150):
        state = table.liar.replica.state
        if not table.liar.line.open:
            return
        for kind in (ASK, NO):
            entry = table.entry(kind, "draw", str(state.match.cursor))
            table.send(entry)
            table.liar.page.time += 2
            state = table.honest[0].replica.state
            if state.entry_counts[table.number] <= entry.number:
                return


def abandonment(table: Table) -> None:
    """One second after its move, the liar says that the other one has left."""
    what = f"abandoned:{1 - table.number}"
    for entry in table.entries((ASK, what, table.at), (YES, what, table.at)):
        table.send(entry)


def join_again(table: Table, **changes: str) -> None:
    table.say(JOIN, *join_parts(table, **changes))


OTHER_KEY = text_of(ed25519.public(STRANGER.signer))
NOTHING_YET: Callable[[], Table] = lambda: Table("satan", liar=GUEST, setup="duel", first="0")  # noqa: E731
LIES: dict[str, Lie] = {
    "a move that the rules forbid": Lie(draughts, lambda t: t.say_move("1-32"), "not-legal"),
    "a move out of turn": Lie(waiting, lambda t: t.say_move(), "not-your-turn"),
    "a move of later": Lie(draughts, lambda t: t.say(DO, "99", t.move(), "0"), "gap"),
    "a move in the other's name": Lie(
        waiting, lambda t: t.say(DO, t.at, t.move(), "0", author=1 - t.number), "words"
    ),
    "a move without a signature": Lie(
        draughts, lambda t: t.send(t.entry(DO, t.at, t.move(), "0")._replace(signature="")), "signature"
    ),
    "a move signed with another key": Lie(
        draughts, lambda t: t.say_move(signer=STRANGER.signer), "signature"
    ),
    "a move changed after it was signed": Lie(draughts, altered, "signature"),
    "a number left out": Lie(draughts, skipped, "signature"),
    "heard what does not exist": Lie(draughts, heard_more, "signature"),
    "heard less than before": Lie(draughts, heard_less, "signature"),
    "two moves under one number": Lie(draughts, two_moves, "double"),
    "everything once more": Lie(draughts, repeated, ""),
    "resigning for the other": Lie(
        draughts, lambda t: t.say(RESIGN, str(1 - t.number), t.at), "not-your-seat"
    ),
    "resigning out of turn": Lie(
        lambda: satan().until(HUB), lambda t: t.say(RESIGN, str(t.number), t.at), "order"
    ),
    "late without clocks": Lie(draughts, lambda t: t.say(LATE, str(t.number), t.at), "order"),
    "late for the other": Lie(timed, lambda t: t.say(LATE, str(1 - t.number), t.at), "not-your-seat"),
    "undo past the first outcome": Lie(satan, lambda t: t.say(ASK, "undo:0", t.at), "order"),
    "undo to nowhere": Lie(draughts, lambda t: t.say(ASK, "undo:99", t.at), "order"),
    "a rematch of a game that goes on": Lie(draughts, lambda t: t.say(ASK, "again", t.at), "order"),
    "a request for anything": Lie(draughts, lambda t: t.say(ASK, "money", t.at), "order"),
    "an answer to nothing": Lie(draughts, lambda t: t.say(YES, "draw", t.at), ""),
    "an opening that is not due": Lie(satan, lambda t: t.say(OPEN, "9", WRONG), "order"),
    "joining again with another key": Lie(satan, lambda t: join_again(t, key=OTHER_KEY), "stranger"),
    "joining again under another name": Lie(satan, lambda t: join_again(t, name="Eve"), "order"),
    "another table": Lie(draughts, lambda t: t.send(t.liar.replica.heard[0]), ""),
    "abandoned at once": Lie(waiting, abandonment, ""),
    "requests without end": Lie(draughts, flood_of_requests, "flood"),
    "no frame": Lie(draughts, lambda t: t.frames("hello"), "garbled"),
    "a frame too deep": Lie(draughts, lambda t: t.frames("[" * 5_000), "garbled"),
    "a number that is a truth": Lie(draughts, lambda t: t.frames('["mood",true,"here"]'), "garbled"),
    "entries without counts": Lie(
        draughts, lambda t: t.frames(json.dumps(["say", 0, [1, 5, "yes", "draw", "4"]])), "signature"
    ),
    "a number of thirty digits": Lie(draughts, lambda t: t.frames(f'["mood",{"9" * 30},"here"]'), "garbled"),
    "counts beyond all games": Lie(
        draughts, lambda t: t.send(t.entry(ASK, "draw", t.at)._replace(heard=(10**6, 5))), "garbled"
    ),
    "a place in other digits": Lie(draughts, lambda t: t.say(DO, "\u0664", t.move(), "0"), "order"),
    "a time below zero": Lie(draughts, lambda t: t.say(DO, t.at, t.move(), "-9"), "order"),
    "a time beyond all clocks": Lie(timed, lambda t: t.say(DO, t.at, t.move(), "9" * 9), "order"),
    "the other's mood": Lie(draughts, lambda t: t.frames(Presence(1 - t.number, "away")), "words"),
}


@pytest.mark.parametrize("name", LIES)
def test_a_guest_lies_to_the_hub(name: str) -> None:
    lie = LIES[name]
    table = lie.begin()
    before = {device.number: device.replica for device in table.honest}
    lie.tell(table)
    check(table, lie.code, before)
