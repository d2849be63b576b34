"""Seals: whoever passes on what others say cannot change it where more than two devices play."""

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
    """Three devices that have played a while."""
    circle = Circle(table("satan", (0, 1, 2), setup="three", first="chance"))
    assert len(list(circle.wander(4, 9))) == 9
    return circle


def fouls(entries: Sequence[Entry]) -> tuple[str, int]:
    """Return what is wrong with a transcript, and whose entry it is."""
    with pytest.raises(ProtocolError) as caught:
        replay(entries)
    return caught.value.code, caught.value.author


def test_what_everybody_has_said_bears_their_seals(circle: Circle) -> None:
    entries = circle.replicas[2].heard
    assert all(entry.signature for entry in entries[1:]) and not entries[0].signature
    assert replay(entries).state == circle.replicas[0].state
    assert [read_entry(write_entry(entry)) for entry in entries] == list(entries)


def test_a_seal_is_looked_at_once_and_another_one_anew(
    circle: Circle, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    assert fouls([*entries[:-1], other]) == ("seal", last.author) and looked == [other.signature]
    changed = next(at for at, each in enumerate(entries) if each.author == last.author and each.kind == JOIN)
    forged = entries[changed]._replace(parts=("Eva", *entries[changed].parts[1:]))
    assert fouls([*entries[:changed], forged, *entries[changed + 1 :]]) == ("seal", last.author)
    assert looked[1:] == [last.signature]


def test_two_devices_need_no_seals() -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    entries = circle.replicas[0].heard
    assert not any(entry.signature for entry in entries) and circle.replicas[0].state.people[0]
    assert fouls([*entries[:-1], entries[-1]._replace(signature="A" * 151)]) == ("seal", 0)


def test_the_last_seal_of_each_vouches_for_all_that_they_said(circle: Circle) -> None:
    entries = circle.replicas[0].heard
    thin = without_spare_signatures(entries)
    assert sum(bool(entry.signature) for entry in thin) == 3 and thin[-1] == entries[-1]
    assert replay(thin).state == circle.replicas[0].state and digest(thin) == digest(entries)


@pytest.mark.parametrize("thin", [False, True])
def test_no_word_can_be_changed_on_its_way(circle: Circle, thin: bool) -> None:
    """Whoever passes the game on lets somebody make another move, legal and in turn."""
    heard = circle.replicas[0].heard
    at, moved = next((at, entry) for at, entry in enumerate(heard) if entry.kind == DO and entry.author == 1)
    before = replay(heard[:at]).state.match
    others = [action.text for action in before.game.legal_actions(before.state)]
    other = next(text for text in others if text not in (moved.parts[1], "resign"))
    entries = [*heard[:at], moved._replace(parts=(moved.parts[0], other, "0"))]
    assert fouls(without_spare_signatures(entries) if thin else entries) == ("seal", 1)


def test_nothing_can_be_said_for_others_nor_under_their_names(circle: Circle) -> None:
    state, heard = circle.replicas[0].state, circle.replicas[0].heard
    turn = state.turn
    text = state.match.game.legal_actions(state.match.state)[0].text
    move = next_entry(state, turn, DO, str(state.match.cursor), text, "0")
    assert fouls([*heard, move]) == ("seal", turn)
    thief = own((turn + 1) % 3)
    assert fouls([*heard, signed(state, thief.signer, move)]) == ("seal", turn)
    assert fouls([*heard, move._replace(signature=heard[-1].signature)]) == ("seal", turn)
    fair = signed(state, own(turn).signer, move)
    assert replay([*heard, fair]).state.match.cursor == state.match.cursor + 1


def test_no_other_table_can_be_told_of(circle: Circle) -> None:
    """The seals are under the table, too: nobody can be told that others have agreed to other options."""
    heard = circle.replicas[0].heard
    first = heard[0]._replace(parts=(*heard[0].parts[:7], "game 600 5 loses"))
    assert fouls([first, *heard[1:]])[0] == "seal"


def test_whoever_joins_needs_a_key_of_their_own() -> None:
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    first, host = circle.replicas[0].heard[:2]
    replica = replay([first, host])
    _, joining = join(replay([first, host], own(1)), "Ben")
    for key in ("", "A" * 342, host.parts[2][:-1], "x"):
        with pytest.raises(ProtocolError, match="seal"):
            receive(replica, joining._replace(parts=(*joining.parts[:2], key)))
    stolen = joining._replace(parts=(*joining.parts[:2], host.parts[2]))
    with pytest.raises(ProtocolError, match="seal"):
        check_signatures(receive(replica, stolen).base, (stolen,))
    check_signatures(receive(replica, joining).base, (joining,))


def test_what_was_taken_back_is_said_anew_under_another_seal() -> None:
    """Somebody gives up while a device moves: that move counts no more, and its next word has its number."""
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    circle.play(moves(circle.replicas[0])[0])
    turn = circle.replicas[0].state.turn
    guest, _ = submit(circle.replicas[turn], DO, "1", moves(circle.replicas[turn])[0], "0")
    other = (turn + 1) % 3
    _, resigned = submit(circle.replicas[other], RESIGN, str(other), "1")
    guest = receive(guest, resigned)
    assert not guest.mine
    _, asked = submit(guest, ASK, "again", str(guest.state.match.cursor))
    check_signatures(receive(receive(circle.replicas[0], resigned), asked).base, (resigned, asked))


def moves(replica: Replica) -> list[str]:
    """Return what can be done but resigning."""
    match = replica.state.match
    return [each.text for each in match.game.legal_actions(match.state) if each.text != "resign"]


def test_a_secret_has_one_signature() -> None:
    replica = replay(
        Circle(table("satan", (0, 1, 2), setup="three")).replicas[0].heard[:2], OwnDevice(1, b"x" * 32)
    )
    assert join(replica, "Ben")[1] == join(replica, "Ben")[1] and join(replica, "Ben")[1].kind == JOIN
