"""Files of remote games: data from another device brings no seat, and hides no game here."""

from __future__ import annotations

import json

import pytest

from engine.formats.untrusted import read_json
from engine.remote.replica import Replica, join, open_table, read_replica, receive, replay
from tests.engine.remote.tables import own, table
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire
from ui.kinds.remote import Remote
from ui.panels.remote.strip import strip
from ui.storage.comparison import save_content
from ui.storage.entries import read_entry
from ui.storage.seats import imported_note, read_note
from ui.tree import texts
from ui.words.en.remote import say


def group_of(game: str, moves: int) -> DeviceGroup:
    group = DeviceGroup(game)
    group.work()
    for _ in range(moves):
        move(group)
    return group


def move(group: DeviceGroup) -> None:
    """Make the player to move play."""
    mover = group.mover
    mover.move(next(action.text for action in mover.app.table.choices if action.text != "resign"))
    group.work()


def file_of(device: Device) -> str:
    """Return the file that a player exports."""
    return device.app.library.export(device.app.table.key).text


def backup_of(device: Device) -> str:
    device.do("home", "export-all")
    return device.page.files[-1][1]


def open_backup(device: Device, text: str) -> None:
    device.app.do("import", text)
    device.do("open-backup", "close")


def replicas_of(device: Device) -> list[Replica]:
    """Return the replicas stored on a device."""
    notes = (read_note(str(save_content(entry.save)["seats"]), 2) for entry in device.app.library.list())
    return [note.replica for note in notes if note.replica]


def own_games(device: Device) -> list[Replica]:
    return [replica for replica in replicas_of(device) if replica.own]


@pytest.mark.parametrize("game", ["draughts", "alien", "ctheckers"])
def test_a_file_with_a_secret_grants_no_seat(game: str) -> None:
    """A player gives away the stored text itself, with the secret in it."""
    guest = group_of(game, 2).devices[1]
    stranger = Device(Wire(), 3)
    stranger.app.do("import", guest.app.library.entry(guest.app.table.key).save)
    (entry,) = stranger.app.library.list()
    assert guest.replica.own and guest.replica.own.secret.hex() not in entry.save
    assert [replica.device for replica in replicas_of(stranger)] == [-1]
    assert replicas_of(stranger)[0].heard == guest.replica.heard
    assert (
        not stranger.app.table.choices and stranger.app.table.replica and not stranger.app.table.replica.own
    )


def test_an_unreadable_note_brings_no_secret() -> None:
    secret = "0f" * 32
    assert secret not in imported_note(json.dumps({"seats": [], "joint": f'[0,"{secret}"'}))
    assert secret not in imported_note(f"{{{secret}")


@pytest.mark.parametrize("moves", [0, 3])
@pytest.mark.parametrize("game", ["alien", pytest.param("ctheckers", marks=pytest.mark.soak)])
def test_a_friends_file_shows_the_friends_game(game: str, moves: int) -> None:
    """Both logs begin alike, but the opened game is the friend's."""
    host, guest = group_of(game, moves).devices
    key, text = host.app.table.key, file_of(guest)
    host.app.do("import", text)
    shown = host.app.table
    assert shown.key != key and shown.replica and shown.replica.own is None
    assert len(host.app.library.list()) == 2
    host.do("home")
    host.app.do("import", text)
    assert host.app.table.key == shown.key and len(host.app.library.list()) == 2, "a file is opened once"


def test_a_players_own_file_opens_the_stored_game() -> None:
    host = group_of("alien", 2).devices[0]
    key, text = host.app.table.key, file_of(host)
    host.do("home")
    host.app.do("import", text)
    assert host.app.table.key == key and host.app.table.replica and host.app.table.replica.own


@pytest.mark.parametrize("game", ["draughts", "alien"])
def test_a_backup_of_a_friend_replaces_no_game(game: str) -> None:
    """The friend's game continues this device's game under the same id."""
    group = group_of(game, 1)
    host, guest = group.devices
    while group.mover is host:
        move(group)
    here = host.app.library.entry(host.app.table.key)
    group.wire.held = True
    move(group)
    assert len(guest.replica.entries) > len(host.replica.entries) and guest.app.table.key == here.id
    open_backup(host, backup_of(guest))
    assert host.app.library.entry(here.id) == here
    assert {replica.device for replica in own_games(host)} == {0, 1}


@pytest.mark.parametrize("end", [False, True])
@pytest.mark.parametrize("game", ["draughts", "alien", pytest.param("ctheckers", marks=pytest.mark.soak)])
def test_a_players_own_backup_loses_no_progress(game: str, end: bool) -> None:
    """A later backup continues an older state; an older backup changes nothing."""
    group = group_of(game, 2)
    host = group.devices[0]
    old, early = dict(host.store.texts), backup_of(host)
    host.app.do("resume", host.app.library.list()[0].id)
    move(group)
    if end:
        host.do("resign")
        group.work()
    later, late = host.replica, backup_of(host)
    again = Device(Wire(), 0)
    again.store.texts.update(old)
    again = Device(Wire(), 0, again.store)
    for text in (late, early, late):
        open_backup(again, text)
        assert [replica.heard for replica in own_games(again)] == [later.heard]
    (entry,) = again.app.library.list()
    texts = read_entry(entry.id, host.store.texts[f"game/{entry.id}"])
    assert save_content(entry.save)["log"] == save_content(texts.save)["log"]


def test_a_redacted_file_keeps_the_transcript() -> None:
    guest = group_of("draughts", 2).devices[1]
    note = read_json(str(save_content(file_of(guest))["seats"]))
    assert read_replica(note["joint"]).heard == guest.replica.heard


def test_an_old_copy_that_cannot_take_part_in_a_draw_says_so() -> None:
    first = open_table(table("draughts", lots=True), own(0), "Ada")
    _, joining = join(replay(first.entries, own(1)), "Ben")
    due = receive(first, joining)
    old = due._replace(own=own(0)._replace(secret=b"another copy's secret".ljust(32)))
    model = DeviceGroup("draughts").devices[0].app.model
    for replica, says in ((due, False), (old, True)):
        main = model.table.main
        assert isinstance(main.kind, Remote)
        there = main._replace(kind=main.kind.with_copy(replica))
        node = strip(model.with_session(model.table.with_main(there)))
        assert node and (say.old_copy in list(texts(node))) == says
