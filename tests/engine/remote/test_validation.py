"""Anybody can verify a remote game, and finds the first fault."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.contract.steps import finish
from engine.remote.crypto.chain import write_opening
from engine.remote.entries import ASK, DO, JOIN, NO, OPEN, Entry, digest
from engine.remote.own_entries import OwnDevice
from engine.remote.replica import read_replica, redact_replica, write_replica
from engine.remote.validation import Report, check_transcript, read_transcript
from tests.engine.remote.tables import Circle, own, table

Entries = list[Entry]


@pytest.fixture(scope="module")
def circle() -> Circle:
    """Return three devices that have dealt jointly and played for a while."""
    circle = Circle(table("satan", (0, 1, 2), lots=True, setup="three", first="chance"))
    assert len(list(circle.wander(4, 9))) == 9
    return circle


@pytest.fixture(scope="module")
def pair() -> Circle:
    """Return two devices, whose entries are unsigned."""
    circle = Circle(table("satan", setup="duel", first="chance"))
    assert len(list(circle.wander(4, 9))) == 9
    return circle


def verified(circle: Circle, entries: Entries) -> Report:
    """Return the verification of a transcript against the game of a circle."""
    return finish(check_transcript(entries, circle.replicas[0].state.match))


def test_a_fair_game_passes(circle: Circle, pair: Circle) -> None:
    for each in (circle, pair):
        replica = each.replicas[1]
        report = verified(each, list(replica.heard))
        assert (
            report.fault is None and report.state == replica.state and report.digest == digest(replica.heard)
        )
    lots, first = verified(circle, list(circle.replicas[0].heard)).deals
    assert (lots.outcome, first.at, len(first.openings)) == ("", 0, 3)
    assert first.outcome == circle.replicas[0].state.match.texts[0]


def test_a_redacted_game_can_be_verified(circle: Circle) -> None:
    replica = circle.replicas[1]
    text = redact_replica(write_replica(replica))
    assert own(1).secret.hex() not in text
    assert read_transcript(text) == replica.heard
    seen = read_replica(text)
    assert seen.own is None and seen.state == replica.state


def changed(entries: Entries, kind: str, author: int, part: int, text: str) -> Entries:
    """Return the entries with a part of the last entry of a kind changed."""
    at = max(at for at, entry in enumerate(entries) if (entry.kind, entry.author) == (kind, author))
    parts = list(entries[at].parts)
    parts[part] = text
    return [*entries[:at], entries[at]._replace(parts=tuple(parts)), *entries[at + 1 :]]


def swapped(entries: Entries) -> Entries:
    """Return the entries with the first two actions swapped."""
    one, other = [at for at, entry in enumerate(entries) if entry.kind == DO][:2]
    turned = list(entries)
    turned[one], turned[other] = entries[other], entries[one]
    return turned


WRONG = write_opening(OwnDevice(1, b"x" * 32).chain.opening(1))
Change = Callable[[Entries], Entries]
CHANGES: dict[str, tuple[Change, str]] = {
    "another opening": (lambda told: changed(told, OPEN, 1, 1, WRONG), "chance"),
    "another commitment": (lambda told: changed(told, JOIN, 1, 1, WRONG), "chance"),
    "an opening left out": (lambda told: [e for e in told if (e.kind, e.author) != (OPEN, 1)], "gap"),
    "a move for the other": (lambda told: [*told, told[-1]._replace(author=1 - told[-1].author)], "gap"),
    "a move twice": (lambda told: [*told, told[-1]], "stale"),
    "a move left out": (lambda told: [*told[:-2], told[-1]], "gap"),
    "moves swapped": (swapped, "gap"),
    "no legal move": (lambda told: changed(told, DO, 1, 1, "A1-A9"), "not-legal"),
    "a number that is none": (lambda told: changed(told, DO, 1, 0, "١"), "order"),
    "somebody joins twice": (
        lambda told: [*told, Entry(1, sum(entry.author == 1 for entry in told), JOIN, told[2].parts)],
        "order",
    ),
    "a stranger": (lambda told: [*told, Entry(4, 0, ASK, ("draw", "0"))], "stranger"),
    "no table": (lambda told: told[1:], "no-table"),
    "another game": (lambda told: changed(told, "table", 0, 2, "go"), "no-game"),
    "other rules": (lambda told: changed(told, "table", 0, 3, "99"), "other-rules"),
    "a name that turns": (lambda told: changed(told, JOIN, 1, 0, "\u202eneB"), "no-name"),
    "seals where none belong": (lambda told: [*told[:-1], told[-1]._replace(signature="A" * 151)], "seal"),
    "an answer to nothing": (
        lambda told: [*told, Entry(told[-1].author, told[-1].number + 1, NO, ("draw", "9"))],
        "stale",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_every_change_is_found_with_its_place(pair: Circle, name: str) -> None:
    change, code = CHANGES[name]
    told = list(pair.replicas[0].heard)
    wrong = change(told)
    fault = verified(pair, wrong).fault
    assert fault and fault.code == code
    first = next((at for at, (a, b) in enumerate(zip(wrong, told, strict=False)) if a != b), len(told))
    assert fault.place >= min(first, len(wrong) - 1)


def test_a_save_that_shows_another_game_is_found(pair: Circle) -> None:
    told = list(pair.replicas[0].heard)
    fault = verified(pair, told[:-1]).fault
    assert fault and (fault.code, fault.author) == ("apart", -1)


def test_signatures_identify_the_first_altered_entry(circle: Circle) -> None:
    """Only the signature shows it: a request for a draw is legal at any time."""
    told = list(circle.replicas[0].heard)
    at = str(circle.replicas[0].state.match.cursor)
    last = {entry.author: entry for entry in told}
    forged = [*told, Entry(2, last[2].number + 1, ASK, ("draw", at), last[2].signature)]
    fault = verified(circle, forged).fault
    assert fault and fault == (len(told), 2, "seal")
    bare = [entry._replace(signature="") for entry in told]
    fault = verified(circle, bare).fault
    assert fault and fault.code == "seal"
