"""Playing with friends elsewhere by links: each opens what the other has sent, and sends something back."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.together.parcel import ANYBODY, Told, open_parcel, unpack, write_parcel
from tests.ui.elsewhere.tables import NAMES, Device
from tests.ui.elsewhere.wire import Wire
from tests.ui.fakes import change
from ui.features.elsewhere.words import say as fouls
from ui.panels.elsewhere.words import say as table
from ui.session.elsewhere.letter import BY_HAND, JOINING, PARTED
from ui.session.elsewhere.posting.words import say
from ui.session.screen import HOME
from ui.storage.seats import Elsewhere, Here
from ui.storage.store import MemoryStore
from ui.storage.words import say as stored

GAMES = ("draughts", "chess", "chesskers", "nuclear", "chinese")


def host_of(game: str = "draughts", *choices: str) -> Device:
    """A device that has set a table for links."""
    device = Device(Wire(), 0)
    device.do(f"setup {game}", *choices, "quick elsewhere", "name:0 Ada", "way post", "start")
    return device


def link_of(device: Device, to: int = ANYBODY) -> str:
    """The link that somebody copies."""
    device.do(f"post-copy {to}")
    return device.page.copied


def opens(device: Device, link: str) -> Device:
    """Somebody follows a link."""
    device.app.do("link", link.partition("#")[2])
    device.page.wait(0.1)
    return device


def guest_of(link: str, number: int = 1) -> Device:
    """A friend who follows an invitation, and accepts."""
    device = opens(Device(Wire(), number), link)
    device.do(f"post-accept {NAMES[number]}")
    return device


def two(game: str = "draughts", *choices: str) -> tuple[Device, Device]:
    """Two who sit at a table, and both know it."""
    host = host_of(game, *choices)
    guest = guest_of(link_of(host))
    return opens(host, link_of(guest)), guest


def texts(device: Device) -> tuple[str, ...]:
    match = device.app.table.stem.match
    return match.texts[: match.cursor]


def beside(device: Device) -> list[tuple[str, ...]]:
    """The lines beside the game, with their names."""
    return [(each.name, *each.actions) for each in device.app.table.stem.match.lines.branches]


def told_by(link: str) -> Told:
    return finish(unpack(open_parcel(link)))


def reloaded(device: Device) -> Device:
    """The same device after a reload of the page."""
    return Device(Wire(), device.number, device.store, device.page.here)


# --- a game ------------------------------------------------------------------------------------------


def test_an_invitation_is_a_link_and_so_is_each_move() -> None:
    host = host_of()
    assert table.invite("Your friend") in host.page.text() and say.not_sent in host.page.text()
    host.move("9-13")
    guest = opens(Device(Wire(), 1), link_of(host))
    assert guest.app.screen.dialog == JOINING and say.invites("Ada", "English Draughts") in guest.page.text()
    assert say.you_play("Light") in guest.page.text()
    guest.do("post-accept Ben")
    assert guest.app.table.seats == (Elsewhere("Ada"), Here("Ben")) and texts(guest) == ("9-13",)
    guest.move("22-18")
    assert say.send_to("Ada") in guest.page.text() and say.not_sent in guest.page.text()
    opens(host, link_of(guest))
    assert texts(host) == ("9-13", "22-18") and host.app.table.seats == (Here("Ada"), Elsewhere("Ben"))
    assert host.app.screen.message == say.moved("Ben", "")
    assert not [name for name in host.page.buttons() if name.startswith("post-")]


def test_what_is_sent_is_no_longer_called_unsent() -> None:
    host, _ = two()
    host.move("9-13")
    assert say.not_sent in host.page.text()
    link_of(host)
    assert say.not_sent not in host.page.text() and say.waits_for("Ben") in host.page.text()
    assert host.app.screen.message == say.copied("Ben")
    again = reloaded(host)
    assert say.waits_for("Ben") in again.page.text() and say.not_sent not in again.page.text()


def test_what_is_not_sent_is_called_so_after_a_reload_and_in_the_list() -> None:
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


def test_the_sheet_of_the_device_is_used_where_there_is_one() -> None:
    host, _ = two()
    assert "post-share 1" not in host.page.buttons()
    host.page.sheet = True
    again = Device(Wire(), 0, host.store, host.page.here)
    again.move("9-13")
    again.page.sheet = True
    again.app.model = again.app.model.show(again.app.screen._replace(sends=True))
    again.app.draw()
    assert "post-share 1" in again.page.buttons()
    again.do("post-share 1")
    assert "#post=1." in again.page.sent and say.waits_for("Ben") in again.page.text()


def test_what_cannot_be_copied_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    host, _ = two()
    host.move("9-13")
    monkeypatch.setattr(host.page, "copy", lambda _, done: done(False))
    host.do("post-copy 1")
    assert host.app.screen.dialog == BY_HAND
    shown = next(field for field in host.page.inputs() if field.attributes.get("readonly"))
    assert told_by(str(shown.attributes["value"])).entries == host.joint.entries
    assert say.not_sent in host.page.text()
    host.do("post-sent")
    assert not host.app.screen.dialog and say.not_sent not in host.page.text()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_links(game: str) -> None:
    devices = list(two(game))
    rng = new_rng(3)
    for _ in range(30):
        mover, other = sorted(devices, key=lambda each: each.joint.device != devices[0].joint.pact.turn)
        actions = [action for action in mover.app.table.free if action.text != "resign"]
        if not actions:
            break
        mover.move(rng.choice(actions).text)
        link = link_of(mover)
        assert len(link) < 1_500
        opens(other, link)
        assert texts(other) == texts(mover) and not other.app.screen.dialog
    assert len(texts(devices[0])) >= 20


def test_five_devices_and_dice_that_all_deal() -> None:
    """The link goes round; who sits where and who begins is drawn once all have opened what they owe."""
    host = host_of("satan", "option:setup five", "option:first chance")
    first, devices = link_of(host), [host]
    for number in range(1, 5):
        friend = opens(Device(Wire(), number), first)
        friend.do(f"post-device {number}", f"post-accept {NAMES[number]}")
        devices.append(friend)
    for _ in range(3):
        for device, other in zip(devices, [*devices[1:], host], strict=True):
            opens(other, link_of(device))
    for other in devices[1:]:
        opens(other, link_of(host))
    assert all(device.joint.pact.complete for device in devices)
    assert len({texts(device) for device in devices}) == 1 and host.joint.pact.deals >= 1
    mover = devices[host.joint.pact.turn]
    mover.move(mover.app.table.free[0].text)
    waiting = devices[(mover.number + 1) % 5]
    before = len(texts(waiting))
    opens(waiting, link_of(mover))
    assert len(texts(waiting)) > before


def test_it_is_told_whose_link_is_awaited() -> None:
    host = host_of("chinese", "option:players 3", "first chance")
    host.page.copied = ""
    link = link_of(host, 1)
    ben = guest_of(link, 1)
    opens(host, link_of(ben))
    assert table.invite("Friend 3") in host.page.text() and table.invite("Friend 2") not in host.page.text()
    cleo = guest_of(link_of(host, 2), 2)
    assert cleo.joint.device == 2
    opens(ben, link_of(cleo))
    assert ben.joint.pact.complete


# --- asking ------------------------------------------------------------------------------------------


def test_taking_back_is_asked_and_answered_by_links() -> None:
    host, guest = two()
    host.move("9-13")
    opens(guest, link_of(host))
    host.do("undo")
    assert say.not_sent in host.page.text()
    opens(guest, link_of(host))
    assert "consent yes" in guest.page.buttons()
    guest.do("consent yes")
    assert texts(guest) == ()
    opens(host, link_of(guest))
    assert texts(host) == () and host.app.table.joint == host.joint


def test_a_draw_and_another_game_by_links() -> None:
    host, guest = two()
    host.do("agree")
    opens(guest, link_of(host)).do("consent yes")
    opens(host, link_of(guest))
    assert host.app.table.match.outcome and guest.app.table.match.outcome
    guest.do("close", "rematch")
    opens(host, link_of(guest)).do("consent yes")
    assert host.joint.pact.table.owners == (1, 0) and not texts(host)
    friend = opens(guest, link_of(host))
    assert friend.app.screen.dialog == JOINING


def test_a_game_that_was_followed_by_another_is_only_looked_at() -> None:
    host, guest = two()
    host.do("agree")
    opens(guest, link_of(host)).do("consent yes", "close", "rematch")
    opens(host, link_of(guest)).do("consent yes")
    old = next(entry.id for entry in host.app.shelf.list() if entry.id != host.app.table.key)
    host.do("home", f"resume {old}")
    assert host.app.table.key == old and len(host.app.shelf.list()) == 2


def test_the_link_that_began_another_game_begins_it_once() -> None:
    host, guest = two()
    guest.do("resign")
    opens(host, link_of(guest)).do("close", "rematch")
    opens(guest, link_of(host)).do("consent yes")
    agreed = link_of(guest)
    opens(host, agreed)
    opens(guest, link_of(host)).do("post-accept Ben")
    guest.move("9-13")
    opens(host, link_of(guest))
    opens(host, agreed)
    assert host.app.screen.message == say.same and len(host.app.shelf.list()) == 2
    host.do("home", f"resume {guest.joint.pact.table.id}")
    assert texts(host) == ("9-13",)


def test_resigning_while_the_other_moves() -> None:
    host, guest = two()
    host.move("9-13")
    opens(guest, link_of(host)).move("22-18")
    host.do("resign")
    one, other = link_of(host), link_of(guest)
    opens(host, other)
    opens(guest, one)
    assert host.joint.entries == guest.joint.entries and host.app.table.match.outcome
    assert texts(host) == texts(guest) == ("9-13", "22-18")


# --- links that are old, foreign or wrong ------------------------------------------------------------


def test_an_old_link_changes_nothing() -> None:
    host, guest = two()
    old = link_of(guest)
    host.move("9-13")
    link = link_of(host)
    opens(host, old)
    assert host.app.screen.message == say.old and texts(host) == ("9-13",)
    opens(opens(guest, link), link)
    assert guest.app.screen.message == say.same and texts(guest) == ("9-13",)


def test_ones_own_invitation_is_for_the_friend() -> None:
    host = host_of()
    opens(host, link_of(host))
    assert host.app.screen.message == say.own and host.app.table.joint


def test_another_course_of_the_game_lies_beside_it_until_it_is_chosen() -> None:
    host, guest = two()
    twin = copied(host)
    host.move("9-13")
    opens(guest, link_of(host))
    again = Device(Wire(), 0, twin, host.page.here)
    again.move("9-14")
    opens(guest, link_of(again))
    assert guest.app.screen.dialog == PARTED and texts(guest) == ("9-13",)
    assert beside(guest) == [("Ada", "9-14")]
    guest.do("close")
    assert texts(guest) == ("9-13",)
    opens(guest, link_of(again)).do("post-take")
    assert texts(guest) == ("9-14",) and [line[1:] for line in beside(guest)] == [("9-13",)]
    assert guest.app.screen.message == say.taken("Ada")
    kept = reloaded(guest)
    assert texts(kept) == ("9-14",) and kept.joint == guest.joint and [line[1:] for line in beside(kept)]


def test_what_a_link_tells_of_ones_own_moves_that_were_never_made_is_not_called_sent() -> None:
    host, guest = two()
    guest_twin = copied(guest)
    host.move("9-13")
    link = link_of(host)
    opens(guest, link)
    other = opens(Device(Wire(), 1, guest_twin, guest.page.here), link)
    other.move("22-18")
    opens(guest, link_of(other)).do("close")
    assert guest.app.screen.letter and not texts(guest)[1:]
    guest.move("22-17")
    assert say.not_sent in guest.page.text()


def copied(device: Device) -> MemoryStore:
    """What is stored at a device, once more: somebody plays on from an old state of it."""
    twin = MemoryStore()
    for key in list(device.store.keys()):
        twin.set(key, device.store.get(key) or "")
    return twin


def test_moves_for_ones_own_seat_are_asked_about() -> None:
    host, _ = two()
    twin = Device(Wire(), 0, copied(host), host.page.here)
    twin.move("9-14")
    opens(host, link_of(twin))
    assert host.app.screen.dialog == PARTED and "moves of yours" in host.page.text() and not texts(host)
    host.do("post-take")
    assert texts(host) == ("9-14",)


def test_nothing_is_steered_by_another_course_once_lots_are_drawn() -> None:
    host = host_of("draughts", "first chance")
    if not host.joint.pact.table.lots:
        host = host_of("draughts", "first lot")
    invitation = link_of(host)
    ben, dan = guest_of(invitation), guest_of(invitation, 3)
    opens(host, link_of(ben))
    lots = host.joint
    opens(host, link_of(dan))
    assert host.app.screen.dialog == "" and host.joint == lots


def test_an_invitation_that_two_accept() -> None:
    invitation = link_of(host := host_of())
    ben, dan = guest_of(invitation), guest_of(invitation, 3)
    opens(opens(host, link_of(ben)), link_of(dan))
    assert host.app.screen.dialog == PARTED and "accepted twice" in host.page.text()
    host.do("close")
    assert host.app.table.seats == (Here("Ada"), Elsewhere("Ben"))
    opens(dan, link_of(host))
    assert "has accepted the same invitation before you" in dan.app.screen.message
    assert dan.app.table.seats == (Elsewhere("Ada"), Here("Dan"))


def test_who_came_too_late_takes_another_seat() -> None:
    host = host_of("chinese", "option:players 3")
    invitation = link_of(host)
    ben, cleo = guest_of(invitation), guest_of(invitation, 2)
    opens(host, link_of(ben))
    opens(cleo, link_of(host))
    assert cleo.app.screen.dialog == JOINING and say.seat_is_taken("Ben") in cleo.page.text()
    cleo.do("post-accept Cleo")
    assert cleo.joint.device == 2 and cleo.joint.pact.complete
    assert len(cleo.app.shelf.list()) == 1 and reloaded(cleo).joint == cleo.joint


def test_somebody_elses_game_can_be_looked_at() -> None:
    host, _ = two()
    host.move("9-13")
    link = link_of(host)
    other = opens(Device(Wire(), 2), link)
    assert other.app.screen.message == say.looks_on("Ada and Ben") and texts(other) == ("9-13",)
    assert other.app.table.joint is None and other.app.table.seats == (Here(), Here())
    opens(other, link)
    assert len(other.app.shelf.list()) == 1


def test_an_invitation_can_be_declined() -> None:
    guest = opens(Device(Wire(), 1), link_of(host_of()))
    guest.do("close")
    assert guest.app.screen.name == HOME and not guest.app.shelf.list()


def test_a_link_against_the_rules_is_refused() -> None:
    host, guest = two()
    forged = guest.joint
    host.move("9-13")
    opens(guest, link_of(host))
    lines = (*guest.joint.entries[:-1], guest.joint.entries[-1]._replace(parts=("0", "9-20", "0")))
    opens(guest, f"https://example.test/#{write_parcel(lines, guest.joint.pact)}")
    assert fouls.fouls["not-legal"].format(name="Ada") in guest.app.screen.message
    assert texts(guest) == ("9-13",) and guest.joint.entries != forged.entries
    stranger = opens(Device(Wire(), 2), f"https://x#{write_parcel(lines, guest.joint.pact)}")
    assert stranger.app.screen.name == HOME and "9-20" not in stranger.page.text()
    assert fouls.fouls["not-legal"].format(name="Ada") in stranger.app.screen.message


def test_a_damaged_link_is_told_from_a_cut_one() -> None:
    host, guest = two()
    host.move("9-13")
    link = link_of(host)
    opens(guest, link[:-9])
    assert "cut off" in guest.app.screen.message and guest.app.screen.name == HOME
    guest.do(f"resume {host.app.table.key}")
    guest.do(f"post-paste see {link[:-2]}!")
    assert "cut off" in guest.app.screen.message and guest.app.model.at_table
    guest.do(f"post-paste Your turn! {link}")
    guest.page.wait(0.1)
    assert texts(guest) == ("9-13",)


def test_a_line_that_is_tried_does_not_keep_a_link_out() -> None:
    host, guest = two()
    host.move("9-13")
    opens(guest, link_of(host)).move("22-18")
    guest.do("try")
    opens(guest, link_of(host))
    assert texts(guest) == ("9-13", "22-18")
    opens(host, link_of(guest)).do("try")
    host.do("view 1")
    opens(host, link_of(guest))
    assert texts(host) == ("9-13", "22-18") and host.app.table.base is None


@pytest.mark.parametrize("seed", range(4))
def test_old_and_new_links_in_any_order_lose_nothing(seed: int) -> None:
    rng, (host, guest) = new_rng(seed), two()
    links, devices = [link_of(host), link_of(guest)], (host, guest)
    for _ in range(60):
        device = rng.choice(devices)
        before = set(device.joint.entries)
        if rng.randrange(3) == 0 and device.app.table.free:
            device.move(rng.choice(device.app.table.free).text)
            links.append(link_of(device))
        else:
            opens(device, rng.choice(links))
        assert before <= set(device.joint.entries) and texts(device) == device.joint.pact.match.texts
        assert not device.app.screen.dialog
    change(host.app, (host.app.model, ()))
    opens(opens(host, link_of(guest)), link_of(guest))
    opens(guest, link_of(host))
    assert host.joint.entries == guest.joint.entries
