"""A device never holds what only another player may know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.state import HIDDEN, OVER, Result
from engine.remote.replica import write_replica
from engine.session.save import write_save
from engine.tools.cli import main
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire, connect
from ui.messages.remote import CardsSeen
from ui.session.analysis.live import may_analyse
from ui.session.session import Session
from ui.storage.seats import Note, write_note
from ui.words.en.analysis import say as words
from ui.words.en.notices import say as features
from ui.words.en.session import say


def planet_of(device: Device) -> str:
    """Return the planet of a device's player, as that device knows it."""
    seat = min(device.replica.seats())
    number = device.app.table.state.planets[seat]
    assert number >= 0
    return ALL_PLANETS[number].id


def alien() -> DeviceGroup:
    """Return two devices playing Alien Checkers, with the planets dealt."""
    group = DeviceGroup("alien")
    group.work()
    return group


def test_each_player_sees_only_their_own_planet() -> None:
    group = alien()
    host, guest = group.devices
    assert planet_of(host) != planet_of(guest)
    for mine, other in ((host, guest), (guest, host)):
        session: Session = mine.app.table
        keys = mine.store.keys()
        seat = min(other.replica.seats())
        assert session.state.planets[seat] == HIDDEN
        held = [
            repr(session.match),
            repr(mine.replica.faces),
            *(repr(mine.store.get(key)) for key in keys),
            *(text for _, text in (*mine.line.said, *other.line.said)),
        ]
        secret = f"planet{seat + 1}:{planet_of(other)}"
        assert not any(secret in text for text in held)
        assert all(planet_of(other) != face for face in mine.replica.faces.values())


def test_a_reload_reveals_nothing() -> None:
    group = alien()
    host, guest = group.devices
    host.move(next(action.text for action in host.app.table.choices))
    group.work()
    before = host.app.table.match.texts, guest.app.table.match.texts
    wire = Wire()
    again = [Device(wire, each.number, each.store, f"game={each.app.table.key}") for each in (host, guest)]
    assert tuple(each.app.table.match.texts for each in again) == before
    assert [planet_of(each) for each in again] == [planet_of(each) for each in (host, guest)]
    again[1].prepare_reconnect(hub=True)
    again[0].prepare_reconnect(hub=False)
    connect(again[1].line, again[0].line)
    group.devices = again
    group.work()
    assert group.agree() and again[0].replica.state == again[1].replica.state


def test_a_revealed_card_cannot_be_undone_and_that_is_explained() -> None:
    group = alien()
    host = group.mover
    host.move(next(action.text for action in host.app.table.choices))
    group.work()
    host.do("undo")
    assert host.app.screen.message == say.revealed_since and host.replica.state.request is None


def test_resigning_reveals_everything() -> None:
    group = alien()
    host, guest = group.devices
    planets = planet_of(host), planet_of(guest)
    host.do("resign")
    group.work()
    for each in (host, guest):
        shown = tuple(ALL_PLANETS[number].id for number in each.app.table.state.planets)
        assert shown == planets and each.app.table.match.outcome


def test_a_finished_game_has_a_link_once_all_is_revealed() -> None:
    """Until then the other player's cards are blanks, which a link cannot encode."""
    host = (group := alien()).devices[0]
    host.do("resign", "dialog share")
    assert host.app.table.match.outcome and not host.replica.audited
    assert host.app.screen.links.secret and not host.app.screen.links.game
    group.work()
    host.do("dialog share")
    assert not host.app.screen.links.secret and host.app.screen.links.game


def test_a_game_that_ends_before_any_card_was_drawn_is_open_once_all_secrets_are_revealed() -> None:
    """Identities of Ctheckers are drawn by captures, but their decks are made from the start."""
    group = DeviceGroup("ctheckers")
    group.work()
    group.mover.do("resign")
    group.work()
    for each in group.devices:
        assert each.app.table.match.outcome and not each.replica.state.decks.drawn and each.replica.audited
        assert may_analyse(each.app.table)
        each.do("dialog share")
        assert each.app.screen.links.game and not each.app.screen.links.secret


def test_analysis_of_a_finished_game_waits_until_all_is_revealed() -> None:
    """Until then the analysis would need cards that this device does not know."""
    host = (group := alien()).devices[0]
    host.do("resign")
    assert host.app.table.match.outcome and not host.replica.audited
    assert not may_analyse(host.app.table)
    assert words.after_reveal in str(host.page.buttons()["analysis"].attributes["aria-label"])
    host.do("analysis")
    assert host.app.screen.message == features.analysis_after_reveal
    group.work()
    assert may_analyse(host.app.table)


def test_the_strip_names_a_device_that_holds_up_the_game() -> None:
    """A device that leaves before opening its card holds up the game, and the strip names it."""
    group = DeviceGroup("alien")
    host, _ = group.devices
    group.wire.lose(host.line)
    host.page.wait(5)
    assert host.replica.state.match.cursor == 0 and "is not connected" in host.page.text()


def test_an_impossible_card_stops_the_game_with_a_message() -> None:
    """A doubled card has a face that already lies elsewhere."""
    group = DeviceGroup("alien")
    host = group.devices[0]
    before = host.replica
    while not host.replica.unseen():
        group.wire.held = False
        for device in group.devices:
            device.page.wait(0.02)
    before = host.replica
    host.app.dispatch(CardsSeen(before.state.table.id, ((*before.unseen()[0], "pluto's moon"),)))
    assert "was never shuffled in" in host.page.text() and host.replica.stuck
    assert host.replica.faces == before.faces


def test_a_file_with_impossible_cards_opens_without_them() -> None:
    host = alien().devices[0]
    device, secret, mine, faces, *entries = json.loads(write_replica(host.replica))
    note = json.loads(write_note(Note(host.app.table.seats, replica=host.replica)))
    for lie in ([[0, faces[0][1], "nowhere"]], [[7, 7, "mars"], [0, faces[0][1], "?"]]):
        note["joint"] = json.dumps([device, secret, mine, lie, *entries])
        other = Device(Wire(), 5)
        save = write_save(host.replica.state.table.match, json.dumps(note))
        other.do(f"resume {other.app.library.create('Aliens', 'alien', save).id}")
        assert other.app.table.main.replica is None and other.page.text()


def test_a_resignation_crosses_a_hidden_win() -> None:
    """The winning claim is still on its way when the other player resigns."""
    host, guest = (group := alien()).devices
    match, number = host.app.table.match, host.app.table.state.planets[min(host.replica.seats())]
    result = Result(min(host.replica.seats()), ALL_PLANETS[number].id)
    won = match._replace(states=(*match.states[:-1], match.state._replace(result=result, phase=OVER)))
    group.wire.held = True
    guest.do("resign")
    host.app.model = host.app.model.with_session(host.app.table._replace(match=won))
    group.wire.deliver()
    assert host.app.table.match.agreed == guest.app.table.match.agreed == host.replica.state.match.agreed


@pytest.mark.parametrize("game", ["alien", "ctheckers"])
def test_a_stored_game_with_secrets_verifies_once_all_are_revealed(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    group, file = DeviceGroup(game), tmp_path / "game.json"
    group.work()
    for _ in range(3):
        moves = [action.text for action in group.mover.app.table.choices if action.text != "resign"]
        group.mover.move(moves[0])
        group.work()

    def verify() -> int:
        stored = group.devices[1].store.get(f"game/{group.devices[1].app.table.key}") or ""
        file.write_text(stored.split("\n")[2], "utf-8")
        return main(["verify", str(file)])

    assert verify() == 0 and "the game is not over" in capsys.readouterr().out
    group.devices[0].do("resign")
    group.work()
    assert verify() == 0 and "the game is over" in capsys.readouterr().out
