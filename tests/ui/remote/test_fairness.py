"""Anybody at the table can verify a remote game."""

from __future__ import annotations

import pytest

from engine.remote.entries import DO
from engine.remote.replica import Replica
from tests.ui.fakes import change
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.test_old_cards import GOING, OVER, opened
from tests.ui.remote.wire import Wire
from ui.kinds.remote import Remote
from ui.words.en.remote import say_notice as say


def met() -> DeviceGroup:
    group = DeviceGroup("satan", 2, None, setup="duel", first="chance")
    for _ in range(4):
        mover = group.mover
        mover.move(next(action.text for action in mover.app.table.choices if action.text != "resign"))
    return group


def put(device: Device, replica: Replica) -> None:
    """Replace the transcript of a device."""
    session = device.app.table._replace(kind=Remote(replica))
    change(device.app, (device.app.model._replace(session=session), ()))


def test_both_devices_show_the_same_digest() -> None:
    group = met()
    digests = []
    for device in group.devices:
        device.do("dialog share")
        assert "Check fairness" in device.page.text()
        device.do("check-fairness")
        shown = device.page.text()
        assert "No problems found" in shown and "All devices drew dice or cards together once." in shown
        digests.append(shown.partition("show the code ")[2][:8])
    assert digests[0] == digests[1] and digests[0].isalnum()


def test_the_verification_names_what_is_still_hidden() -> None:
    group = DeviceGroup("alien")
    group.work()
    host, guest = group.devices
    host.do("check-fairness")
    group.work()
    assert "No problems found" in host.page.text() and "not proven" not in host.page.text()
    group.wire.held = True
    host.do("resign", "check-fairness")
    group.work()
    assert "The cards are not proven: the secret of Ben is missing." in host.page.text()
    group.wire.held = False
    group.wire.deliver()
    group.work()
    for device in (host, guest):
        device.do("check-fairness")
        group.work()
        assert "No problems found" in device.page.text()
        assert "not proven" not in device.page.text()


@pytest.mark.parametrize("stored", [GOING, OVER])
def test_a_game_of_protocol_1_is_said_to_be_unproven(stored: tuple[str, str]) -> None:
    device, _ = opened(stored)
    device.do("dismiss", "check-fairness")
    device.page.wait(1)
    assert say.unproven in device.page.text() and "Problem" not in device.page.text()


def test_the_verification_is_offered_at_the_end_too() -> None:
    group = met()
    group.mover.do("resign")
    for device in group.devices:
        device.do("dialog result")
        assert "check-fairness" in str(device.page.every())


def test_the_verification_shows_the_altered_entry() -> None:
    group = met()
    guest = group.devices[1]
    replica = guest.replica
    at = max(at for at, entry in enumerate(replica.heard) if entry.kind == DO)
    entry = replica.heard[at]
    wrong = entry._replace(parts=(entry.parts[0], "nonsense", "0"))
    put(guest, replica._replace(heard=(*replica.heard[:at], wrong, *replica.heard[at + 1 :])))
    guest.do("check-fairness")
    assert f"Problem in entry {at + 1}: " in guest.page.text()
    assert "changed on the way" in guest.page.text()


@pytest.mark.parametrize("game", ["draughts"])
def test_local_games_offer_no_verification(game: str) -> None:
    device = Device(DeviceGroup(game).wire, 7)
    device.do(f"setup {game}", "seating friends", "start", "dialog share")
    assert "check-fairness" not in str(device.page.every()) and "Share" in device.page.text()


def test_a_file_of_the_game_can_be_viewed_and_verified() -> None:
    group = met()
    guest = group.devices[1]
    assert guest.replica.own
    guest.do("export")
    _, text = guest.page.files[-1]
    assert guest.replica.own.secret.hex() not in text and guest.replica.own.secret.hex() in str(
        guest.store.texts
    )
    other = Device(Wire(), 9)
    other.do(f"import {text}")
    assert "You can view and check it, but not continue it" in other.page.text()
    assert not other.app.table.choices and other.replica.own is None
    before = other.app.table.match
    other.do("resign", "undo", "agree", "redo", "hint")
    assert other.app.table.match.texts == before.texts and not other.app.table.match.agreed
    other.do("check-fairness")
    assert "No problems found" in other.page.text()
