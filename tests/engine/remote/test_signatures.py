"""Signatures: with more than two devices, the hub cannot alter entries that it passes on."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.remote import signatures
from engine.remote.entries import ASK, DO, JOIN, RESIGN, Entry, digest, read_entry, write_entry
from engine.remote.errors import ProtocolError
from engine.remote.own_entries import OwnDevice, next_entry
from engine.remote.replica import Replica, join, receive, replay, submit
from engine.remote.signatures import check_signatures, signed, without_spare_signatures
from tests.engine.remote.tables import Circle, own, table


@pytest.fixture(scope="module")
def circle() -> Circle:
    """Return three devices that have played for a while."""
    circle = Circle(table("satan", (0, 1, 2), setup="three", first="chance"))
    assert len(list(circle.wander(4, 9))) == 9
    return circle


def error_of(entries: Sequence[Entry]) -> tuple[str, int]:
    """Return the error of a transcript and its author."""
    with pytest.raises(ProtocolError) as caught:
        replay(entries)
    return caught.value.code, caught.value.author


def test_the_entries_of_all_devices_are_signed(circle: Circle) -> None:
    entries = circle.replicas[2].heard
    assert all(entry.signature for entry in entries[1:]) and not entries[0].signature
    assert replay(entries).state == circle.replicas[0].state
    assert [read_entry(write_entry(entry)) for entry in entries] == list(entries)


def test_a_signature_is_verified_once(circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = circle.replicas[2].heard
    replay(entries)
    looked = list[str]()

    def is_signed(_signer: int, _message: str, signature: str) -> bool:
        looked.append(signature)
        return False

    monkeypatch.setattr(signatures, "is_signed", is_signed)
    replay(entries)
    assert looked == []
    last = entries[-1]
    other = last._replace(signature=last.signature[:-4] + "AAAA")
    assert error_of([*entries[:-1], other]) == ("seal", last.author) and looked == [other.signature]
    changed = next(at for at, each in enumerate(entries) if each.author == last.author and each.kind == JOIN)
    forged = entries[changed]._replace(parts=("Eva", *entries[changed].parts[1:]))
    assert error_of([*entries[:changed], forged, *entries[changed + 1 :]]) == ("seal", last.author)
    assert looked[1:] == [last.signature]


def test_two_devices_do_not_sign() -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    entries = circle.replicas[0].heard
    assert not any(entry.signature for entry in entries) and circle.replicas[0].state.people[0]
    assert error_of([*entries[:-1], entries[-1]._replace(signature="A" * 151)]) == ("seal", 0)


def test_the_last_signature_of_a_device_covers_all_its_entries(circle: Circle) -> None:
    entries = circle.replicas[0].heard
    thin = without_spare_signatures(entries)
    assert sum(bool(entry.signature) for entry in thin) == 3 and thin[-1] == entries[-1]
    assert replay(thin).state == circle.replicas[0].state and digest(thin) == digest(entries)


@pytest.mark.parametrize("thin", [False, True])
def test_no_entry_can_be_altered_on_its_way(circle: Circle, thin: bool) -> None:
    """The hub replaces another player's move by a legal one."""
    heard = circle.replicas[0].heard
    at, moved = next((at, entry) for at, entry in enumerate(heard) if entry.kind == DO and entry.author == 1)
    before = replay(heard[:at]).state.match
    others = [action.text for action in before.game.legal_actions(before.state)]
    other = next(text for text in others if text not in (moved.parts[1], "resign"))
    entries = [*heard[:at], moved._replace(parts=(moved.parts[0], other, "0"))]
    assert error_of(without_spare_signatures(entries) if thin else entries) == ("seal", 1)


def test_no_entry_can_be_forged_for_another_device(circle: Circle) -> None:
    state, heard = circle.replicas[0].state, circle.replicas[0].heard
    turn = state.turn
    text = state.match.game.legal_actions(state.match.state)[0].text
    move = next_entry(state, turn, DO, str(state.match.cursor), text, "0")
    assert error_of([*heard, move]) == ("seal", turn)
    thief = own((turn + 1) % 3)
    assert error_of([*heard, signed(state, thief.signer, move)]) == ("seal", turn)
    assert error_of([*heard, move._replace(signature=heard[-1].signature)]) == ("seal", turn)
    fair = signed(state, own(turn).signer, move)
    assert replay([*heard, fair]).state.match.cursor == state.match.cursor + 1


def test_the_table_cannot_be_altered(circle: Circle) -> None:
    """Signatures cover the table too, so nobody can be shown other options than the others agreed to."""
    heard = circle.replicas[0].heard
    first = heard[0]._replace(parts=(*heard[0].parts[:7], "game 600 5 loses"))
    assert error_of([first, *heard[1:]])[0] == "seal"


def test_joining_needs_a_valid_public_key() -> None:
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    first, host = circle.replicas[0].heard[:2]
    replica = replay([first, host])
    _, joining = join(replay([first, host], own(1)), "Ben")
    for key in ("", "A" * 342, host.parts[2][:-1], "x"):
        with pytest.raises(ProtocolError, match="seal"):
            receive(replica, joining._replace(parts=(*joining.parts[:2], key)))
    stolen = joining._replace(parts=(*joining.parts[:2], host.parts[2]))
    with pytest.raises(ProtocolError, match="seal"):
        check_signatures(receive(replica, stolen).agreed_state, (stolen,))
    check_signatures(receive(replica, joining).agreed_state, (joining,))


def test_a_withdrawn_entry_is_replaced_under_another_signature() -> None:
    """A player resigns while a device moves: the move is void, and the next entry gets its number."""
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    circle.play(moves(circle.replicas[0])[0])
    turn = circle.replicas[0].state.turn
    guest, _ = submit(circle.replicas[turn], DO, "1", moves(circle.replicas[turn])[0], "0")
    other = (turn + 1) % 3
    _, resigned = submit(circle.replicas[other], RESIGN, str(other), "1")
    guest = receive(guest, resigned)
    assert not guest.mine
    _, asked = submit(guest, ASK, "again", str(guest.state.match.cursor))
    check_signatures(receive(receive(circle.replicas[0], resigned), asked).agreed_state, (resigned, asked))


def moves(replica: Replica) -> list[str]:
    """Return the legal actions except resigning."""
    match = replica.state.match
    return [each.text for each in match.game.legal_actions(match.state) if each.text != "resign"]


def test_a_secret_has_one_signature() -> None:
    replica = replay(
        Circle(table("satan", (0, 1, 2), setup="three")).replicas[0].heard[:2], OwnDevice(1, b"x" * 32)
    )
    assert join(replica, "Ben")[1] == join(replica, "Ben")[1] and join(replica, "Ben")[1].kind == JOIN
