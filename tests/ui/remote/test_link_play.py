"""Playing by links: each device opens the other's link and sends one back."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.remote.entries import unsigned
from engine.remote.transcript_link import LinkContents, decode_link, replay_link
from tests.ui.remote.links import guest_of, host_of, link_of, opens, reloaded, texts, two
from tests.ui.remote.tables import NAMES, Device
from tests.ui.remote.wire import Wire
from ui.session.remote.invited import BY_HAND, JOINING
from ui.storage.seats import Here, Remote
from ui.words.en.link_play import say
from ui.words.en.remote import say as table
from ui.words.en.storage import say as stored

GAMES = ("draughts", "chess", "chesskers", "nuclear", "chinese")


def contents_of(link: str) -> LinkContents:
    return finish(replay_link(decode_link(link)))


def test_an_invitation_is_a_link_and_so_is_each_move() -> None:
    host = host_of()
    assert table.invite("Your friend") in host.page.text() and say.not_sent in host.page.text()
    host.move("9-13")
    guest = opens(Device(Wire(), 1), link_of(host))
    assert guest.app.screen.dialog == JOINING and say.invites("Ada", "English Draughts") in guest.page.text()
    assert say.you_play("Light") in guest.page.text()
    guest.do("link-accept Ben")
    assert guest.app.table.seats == (Remote("Ada"), Here("Ben")) and texts(guest) == ("9-13",)
    guest.move("22-18")
    assert say.send_to("Ada") in guest.page.text() and say.not_sent in guest.page.text()
    opens(host, link_of(guest))
    assert texts(host) == ("9-13", "22-18") and host.app.table.seats == (Here("Ada"), Remote("Ben"))
    assert host.app.screen.message == say.moved("Ben", "")
    assert not [name for name in host.page.buttons() if name.startswith("link-")]


def test_a_sent_move_is_no_longer_marked_unsent() -> None:
    host, _ = two()
    host.move("9-13")
    assert say.not_sent in host.page.text()
    link_of(host)
    assert say.not_sent not in host.page.text() and say.waits_for("Ben") in host.page.text()
    assert host.app.screen.message == say.copied("Ben")
    again = reloaded(host)
    assert say.waits_for("Ben") in again.page.text() and say.not_sent not in again.page.text()


def test_an_unsent_move_is_marked_after_a_reload_and_in_the_library() -> None:
    host, guest = two()
    host.move("9-13")
    again = reloaded(host)
    assert say.send_to("Ben") in again.page.text() and say.not_sent in again.page.text()
    again.do("home")
    assert f"{stored.by_links('Ben')} {stored.not_sent}" in again.page.text()
    guest.do("home")
    assert f"{stored.by_links('Ada')} {stored.waits_for('Ada')}" in guest.page.text()
    again.do(f"resume {host.app.table.key}")
    opens(guest, link_of(again)).do("home")
    assert f"{stored.by_links('Ada')} {stored.your_turn}" in guest.page.text()


def test_the_share_sheet_is_used_if_available() -> None:
    host, _ = two()
    assert "link-share 1" not in host.page.buttons()
    host.page.sheet = True
    again = Device(Wire(), 0, host.store, host.page.here)
    again.move("9-13")
    again.page.sheet = True
    again.app.model = again.app.model.with_screen(again.app.screen._replace(can_share=True))
    again.app.draw()
    assert "link-share 1" in again.page.buttons()
    again.do("link-share 1")
    assert "#post=3." in again.page.sent and say.waits_for("Ben") in again.page.text()


def test_a_link_that_cannot_be_copied_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    host, _ = two()
    host.move("9-13")
    monkeypatch.setattr(host.page, "copy", lambda _, done: done(False))
    host.do("link-copy 1")
    assert host.app.screen.dialog == BY_HAND
    shown = next(field for field in host.page.inputs() if field.attributes.get("readonly"))
    entries = contents_of(str(shown.attributes["value"])).entries
    assert list(map(unsigned, entries)) == list(map(unsigned, host.replica.entries))
    assert say.not_sent in host.page.text()
    host.do("link-sent")
    assert not host.app.screen.dialog and say.not_sent not in host.page.text()


@pytest.mark.parametrize(
    "game", [*GAMES[:2], *(pytest.param(game, marks=pytest.mark.soak) for game in GAMES[2:])]
)
def test_a_whole_game_by_links(game: str) -> None:
    devices = list(two(game))
    rng = new_rng(3)
    for _ in range(22):
        mover, other = sorted(devices, key=lambda each: each.replica.device != devices[0].replica.state.turn)
        actions = [action for action in mover.app.table.choices if action.text != "resign"]
        if not actions:
            break
        mover.move(rng.choice(actions).text)
        link = link_of(mover)
        assert len(link) < 1_500
        opens(other, link)
        assert texts(other) == texts(mover) and not other.app.screen.dialog
    assert len(texts(devices[0])) >= 20


def test_five_devices_deal_dice_jointly_by_links() -> None:
    """The link goes round; seats and first player are drawn once all have opened their commitments."""
    host = host_of("satan", "option:setup five", "option:first chance")
    first, devices = link_of(host), [host]
    for number in range(1, 5):
        friend = opens(Device(Wire(), number), first)
        friend.do(f"link-device {number}", f"link-accept {NAMES[number]}")
        devices.append(friend)
    for _ in range(3):
        for device, other in zip(devices, [*devices[1:], host], strict=True):
            opens(other, link_of(device))
    for other in devices[1:]:
        opens(other, link_of(host))
    assert all(device.replica.state.complete for device in devices)
    assert len({texts(device) for device in devices}) == 1 and host.replica.state.deals >= 1
    mover = devices[host.replica.state.turn]
    mover.move(mover.app.table.choices[0].text)
    waiting = devices[(mover.number + 1) % 5]
    before = len(texts(waiting))
    opens(waiting, link_of(mover))
    assert len(texts(waiting)) > before


def test_the_strip_names_the_awaited_player() -> None:
    host = host_of("chinese", "option:players 3", "first chance")
    host.page.copied = ""
    link = link_of(host, 1)
    ben = guest_of(link, 1)
    opens(host, link_of(ben))
    assert table.invite("Friend 3") in host.page.text() and table.invite("Friend 2") not in host.page.text()
    cleo = guest_of(link_of(host, 2), 2)
    assert cleo.replica.device == 2
    opens(ben, link_of(cleo))
    assert ben.replica.state.complete


def test_accepting_in_two_tabs_joins_one_game() -> None:
    link = link_of(host_of())
    tabs = [opens(Device(Wire(), 1), link)]
    tabs.append(opens(Device(Wire(), 1, tabs[0].store), link))
    for tab in tabs:
        tab.do("link-accept Ben")
        tab.page.wait(1)
    first, second = tabs
    assert second.replica._replace(fresh=b"") == first.replica and len(second.app.library.list()) == 1
    assert second.app.screen.message == say.accepted_before and not second.app.screen.dialog
