"""Seals: whoever passes on what others say cannot change it where more than two devices play."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.remote import signatures
from engine.remote.entries import ASK, DO, JOIN, RESIGN, Entry, digest, read_entry, write_entry
from engine.remote.errors import Foul
from engine.remote.own_entries import Own, said
from engine.remote.replica import Joint, follow, hear, join, say
from engine.remote.signatures import check_seals, sealed, thinned
from tests.engine.remote.tables import Circle, own, table


@pytest.fixture(scope="module")
def circle() -> Circle:
    """Three devices that have played a while."""
    circle = Circle(table("satan", (0, 1, 2), setup="three", first="chance"))
    assert len(list(circle.wander(4, 9))) == 9
    return circle


def fouls(entries: Sequence[Entry]) -> tuple[str, int]:
    """Return what is wrong with a transcript, and whose entry it is."""
    with pytest.raises(Foul) as caught:
        follow(entries)
    return caught.value.code, caught.value.author


def test_what_everybody_has_said_bears_their_seals(circle: Circle) -> None:
    entries = circle.joints[2].heard
    assert all(entry.seal for entry in entries[1:]) and not entries[0].seal
    assert follow(entries).pact == circle.joints[0].pact
    assert [read_entry(write_entry(entry)) for entry in entries] == list(entries)


def test_a_seal_is_looked_at_once_and_another_one_anew(
    circle: Circle, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = circle.joints[2].heard
    follow(entries)
    looked = list[str]()

    def is_signed(_signer: int, _message: str, seal: str) -> bool:
        looked.append(seal)
        return False

    monkeypatch.setattr(signatures, "is_signed", is_signed)
    follow(entries)
    assert looked == []
    last = entries[-1]
    other = last._replace(seal=last.seal[:-4] + "AAAA")
    assert fouls([*entries[:-1], other]) == ("seal", last.author) and looked == [other.seal]
    changed = next(at for at, each in enumerate(entries) if each.author == last.author and each.kind == JOIN)
    forged = entries[changed]._replace(parts=("Eva", *entries[changed].parts[1:]))
    assert fouls([*entries[:changed], forged, *entries[changed + 1 :]]) == ("seal", last.author)
    assert looked[1:] == [last.seal]


def test_two_devices_need_no_seals() -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    entries = circle.joints[0].heard
    assert not any(entry.seal for entry in entries) and circle.joints[0].pact.people[0]
    assert fouls([*entries[:-1], entries[-1]._replace(seal="A" * 151)]) == ("seal", 0)


def test_the_last_seal_of_each_vouches_for_all_that_they_said(circle: Circle) -> None:
    entries = circle.joints[0].heard
    thin = thinned(entries)
    assert sum(bool(entry.seal) for entry in thin) == 3 and thin[-1] == entries[-1]
    assert follow(thin).pact == circle.joints[0].pact and digest(thin) == digest(entries)


@pytest.mark.parametrize("thin", [False, True])
def test_no_word_can_be_changed_on_its_way(circle: Circle, thin: bool) -> None:
    """Whoever passes the game on lets somebody make another move, legal and in turn."""
    heard = circle.joints[0].heard
    at, moved = next((at, entry) for at, entry in enumerate(heard) if entry.kind == DO and entry.author == 1)
    before = follow(heard[:at]).pact.match
    others = [action.text for action in before.game.legal_actions(before.state)]
    other = next(text for text in others if text not in (moved.parts[1], "resign"))
    entries = [*heard[:at], moved._replace(parts=(moved.parts[0], other, "0"))]
    assert fouls(thinned(entries) if thin else entries) == ("seal", 1)


def test_nothing_can_be_said_for_others_nor_under_their_names(circle: Circle) -> None:
    pact, heard = circle.joints[0].pact, circle.joints[0].heard
    turn = pact.turn
    text = pact.match.game.legal_actions(pact.match.state)[0].text
    move = said(pact, turn, DO, str(pact.match.cursor), text, "0")
    assert fouls([*heard, move]) == ("seal", turn)
    thief = own((turn + 1) % 3)
    assert fouls([*heard, sealed(pact, thief.signer, move)]) == ("seal", turn)
    assert fouls([*heard, move._replace(seal=heard[-1].seal)]) == ("seal", turn)
    fair = sealed(pact, own(turn).signer, move)
    assert follow([*heard, fair]).pact.match.cursor == pact.match.cursor + 1


def test_no_other_table_can_be_told_of(circle: Circle) -> None:
    """The seals are under the table, too: nobody can be told that others have agreed to other options."""
    heard = circle.joints[0].heard
    first = heard[0]._replace(parts=(*heard[0].parts[:7], "game 600 5 loses"))
    assert fouls([first, *heard[1:]])[0] == "seal"


def test_whoever_joins_needs_a_key_of_their_own() -> None:
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    first, host = circle.joints[0].heard[:2]
    joint = follow([first, host])
    _, joining = join(follow([first, host], own(1)), "Ben")
    for key in ("", "A" * 342, host.parts[2][:-1], "x"):
        with pytest.raises(Foul, match="seal"):
            hear(joint, joining._replace(parts=(*joining.parts[:2], key)))
    stolen = joining._replace(parts=(*joining.parts[:2], host.parts[2]))
    with pytest.raises(Foul, match="seal"):
        check_seals(hear(joint, stolen).base, (stolen,))
    check_seals(hear(joint, joining).base, (joining,))


def test_what_was_taken_back_is_said_anew_under_another_seal() -> None:
    """Somebody gives up while a device moves: that move counts no more, and its next word has its number."""
    circle = Circle(table("satan", (0, 1, 2), setup="three"))
    circle.play(moves(circle.joints[0])[0])
    turn = circle.joints[0].pact.turn
    guest, _ = say(circle.joints[turn], DO, "1", moves(circle.joints[turn])[0], "0")
    other = (turn + 1) % 3
    _, resigned = say(circle.joints[other], RESIGN, str(other), "1")
    guest = hear(guest, resigned)
    assert not guest.mine
    _, asked = say(guest, ASK, "again", str(guest.pact.match.cursor))
    check_seals(hear(hear(circle.joints[0], resigned), asked).base, (resigned, asked))


def moves(joint: Joint) -> list[str]:
    """Return what can be done but resigning."""
    match = joint.pact.match
    return [each.text for each in match.game.legal_actions(match.state) if each.text != "resign"]


def test_a_secret_has_one_signature() -> None:
    joint = follow(Circle(table("satan", (0, 1, 2), setup="three")).joints[0].heard[:2], Own(1, b"x" * 32))
    assert join(joint, "Ben")[1] == join(joint, "Ben")[1] and join(joint, "Ben")[1].kind == JOIN
