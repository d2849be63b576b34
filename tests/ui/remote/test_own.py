"""Each device shows its players which side is theirs."""

from __future__ import annotations

from tests.ui.remote.links import host_of, link_of, opens, two
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire
from ui.session.settings import exported
from ui.tree import find_all, texts


def players(device: Device) -> list[str]:
    """Return the names of the players on a device."""
    lines = find_all(device.page.nodes, tag="ul", class_="players")
    return ["".join(texts(name)) for name in find_all(lines, class_="name")]


def field(device: Device, name: str) -> object:
    """Return the text in a field, by its id."""
    (found,) = (node for node in device.page.inputs() if node.attributes.get("id") == name)
    return found.attributes["defaultValue"]


def prompts(device: Device) -> str:
    return " ".join(text for node in find_all(device.page.nodes, class_="prompt") for text in texts(node))


def test_by_links_both_see_which_side_is_theirs() -> None:
    host, guest = two()
    assert sorted(players(host)) == ["Ada (you) (Dark)", "Ben (Light)"]
    assert sorted(players(guest)) == ["Ada (Dark)", "Ben (you) (Light)"]
    assert "Dark (you)" in prompts(host) and "(you)" not in prompts(guest)


def test_prompts_name_the_friend_in_every_language() -> None:
    host, guest = two()
    assert "Ada (Dark) to move." in prompts(guest) and "Ada" not in prompts(host)
    spoken = (("de", "Ada (Dunkel) ist am Zug."), ("es", "Juegan las oscuras (Ada)."))
    for language, words in spoken:
        guest.do(f"set:language {language}")
        shown = prompts(guest)
        guest.do("set:language en")
        assert words in shown


def test_the_friend_is_named_aloud_after_moves_and_at_the_end() -> None:
    host, guest = DeviceGroup("draughts").devices
    host.move("11-15")
    assert host.app.screen.announcement.endswith("Ben (Light) to move.")
    assert guest.app.screen.announcement.endswith("Light (you) to move.")
    guest.do("resign")
    assert host.app.screen.announcement == "Ada (you) wins: Ben (Light) resigned."


def test_a_friends_name_opens_no_rules() -> None:
    host = host_of()
    guest = opens(Device(Wire(), 1), link_of(host))
    guest.do("link-accept Ben (D4)")
    opens(host, link_of(guest))
    host.move("11-15")
    links = find_all(find_all(host.page.nodes, class_="prompt"), class_="clause")
    assert "Ben" in prompts(host) and not list(links)
    host.do("resign")
    assert "Ben" in host.page.text()
    assert not list(find_all(find_all(host.page.nodes, class_="result"), class_="clause"))


def test_in_live_play_both_see_which_side_is_theirs() -> None:
    host, guest = DeviceGroup("draughts").devices
    assert sorted(players(host)) == ["Ada (you) (Dark)", "Ben (Light)"]
    assert sorted(players(guest)) == ["Ada (Dark)", "Ben (you) (Light)"]


def test_a_remote_friend_who_resigns_has_lost() -> None:
    host, guest = DeviceGroup("draughts").devices
    host.do("resign")
    assert "Not this time" in host.page.text() and "You won!" in guest.page.text()


def test_the_result_and_the_list_name_both() -> None:
    host, guest = DeviceGroup("draughts").devices
    host.move("11-15")
    host.do("home")
    assert (
        "Ada (you) – Ben (Light)" in host.page.text()
        and "Live with Ben. Ben (Light) to move." in host.page.text()
    )
    host.do(f"resume {guest.replica.state.table.id}")
    host.page.wait(1)
    guest.do("resign")
    assert "Ben (you)" in guest.page.text() and "Ada (Dark) wins" in guest.page.text()
    guest.do("close", "home", f"export {guest.app.library.list()[0].id}")
    assert "(you)" not in guest.page.files[-1][0], "a file is for others, too"


def test_a_friend_without_a_name_is_named_as_such() -> None:
    host = Device(Wire(), 0)
    host.do("setup draughts", "seating elsewhere", "start")
    assert sorted(players(host)) == ["Dark (you)", "Your friend (Light)"]


def test_ones_own_name_is_kept_for_the_next_game() -> None:
    host, guest = two()
    host.do("home", "setup chess", "seating elsewhere")
    assert field(host, "name-0") == "Ada"
    host.do("way post", "start")
    host.do("link-copy 1")
    guest.do("home")
    opens(guest, host.page.copied)
    assert field(guest, "own-name") == "Ben"
    guest.do("set:own_name  Ben  the Bold ")
    assert guest.app.screen.settings.own_name == "Ben the Bold"
    assert "own_name" not in exported(guest.app.screen.settings)


def test_a_typed_name_counts_more_than_the_kept_one() -> None:
    host, _ = two()
    host.do("home", "setup chess", "name:0 Eve", "seating elsewhere")
    assert field(host, "name-0") == "Eve"


def test_a_long_name_has_two_lines_before_it_is_to_move() -> None:
    host = host_of()
    guest = opens(Device(Wire(), 1), link_of(host))
    guest.do("link-accept Friedrich-Wilhelm von Bülow")
    opens(host, link_of(guest))
    far, near = find_all(host.page.nodes, tag="ul", class_="players")
    assert far.attributes.get("data-two-lines") and not near.attributes.get("data-two-lines")
    host.move("11-15")
    assert next(find_all(host.page.nodes, tag="ul", class_="players")).attributes.get("data-two-lines")
