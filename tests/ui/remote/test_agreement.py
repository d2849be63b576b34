"""Games that cannot be played remotely: the page explains why, and opens no table."""

from __future__ import annotations

import pytest

from tests.ui.fakes import setup_of
from tests.ui.remote.tables import Device
from tests.ui.remote.wire import Wire
from ui.messages.remote import TableDrawn
from ui.words.en.remote import say_notice as say

KNOWN = (
    "alien/1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1_1_N_-;-_0/0_0/0_0/0_translation;-_?_-_"
    "mars/venus_1"
)


@pytest.mark.parametrize("game", ["draughts", "satan", "alien", "chinese"])
@pytest.mark.parametrize("here", ["", "level1"])
def test_this_device_needs_a_player(game: str, here: str) -> None:
    device = Device(Wire(), 0)
    device.do(f"setup {game}", "seating elsewhere")
    for seat in range(len(setup_of(device.app).seats)):
        device.do(f"seat:{seat} elsewhere")
    device.do(*([f"seat:0 {here}"] if here else []), "start")
    assert (say.no_computers if here else say.nobody_here) in device.page.text()
    assert device.app.model.session is None and device.app.screen.setup
    device.app.dispatch(TableDrawn("f" * 12, b"s" * 32))
    assert device.app.model.session is None
    device.do("seat:0 ", "start")
    assert device.replica.seats()


def test_no_more_than_five_devices_play() -> None:
    device = Device(Wire(), 0)
    device.do("setup chinese", "option:players 6", "seating elsewhere")
    count = len(setup_of(device.app).seats)
    assert count == 6
    device.do(*(f"seat:{seat} elsewhere" for seat in range(1, count)), "start")
    assert say.too_many in device.page.text() and device.app.model.session is None


def test_a_position_with_known_secrets_cannot_be_played_remotely() -> None:
    device = Device(Wire(), 0)
    device.app.do("link", KNOWN)
    device.do("seating elsewhere", "start")
    assert say.secrets_known in device.page.text() and device.app.model.session is None
    device.do("seating friends", "start")
    assert device.app.model.session is not None and device.app.table.replica is None
