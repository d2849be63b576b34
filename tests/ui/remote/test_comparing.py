"""The four words that friends compare, and a next game that differs from the agreed one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.contract.language import set_language
from engine.registry import GAMES
from engine.remote.agreement import Table
from engine.remote.crypto.randomness import previous_link
from engine.remote.identity import words_number
from engine.session.clock import TimeControl
from engine.session.match import new_match
from tests.ui.fakes import change
from tests.ui.remote.links import link_of, opens, reloaded, two
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire, connect
from ui.features.remote import agreement
from ui.panels.remote.comparing import code_words, fair_line
from ui.session.remote.peers import Waiting
from ui.session.screen import COMPARE, OTHER_TABLE
from ui.tree import find_all, texts
from ui.words.en.code_words import say, say_fair


def words(device: Device) -> list[str]:
    """Return the words in the dialog."""
    (found,) = find_all(device.page.nodes, class_="code-words")
    return list(texts(found))


def test_the_strip_says_quietly_that_nobody_has_compared_once_all_keys_are_known() -> None:
    host = Device(Wire(), 0)
    host.do("setup chess", "seating elsewhere", "start")
    assert say_fair.not_compared not in host.strip()
    group = DeviceGroup("chess")
    for device in group.devices:
        assert f"{say_fair.not_compared}\n{say_fair.compare}" in device.strip()


def test_a_game_of_protocol_1_says_that_nothing_is_proven() -> None:
    device = DeviceGroup("chess").devices[0]
    state = device.replica.state
    old = device.replica._replace(
        agreed_state=state._replace(table=state.table._replace(protocol=1)), local_state=None
    )
    line = fair_line(device.app.table, old, Waiting())
    assert line and list(texts(line)) == [say_fair.unproven]
    assert say_fair.unproven not in device.strip()


def test_there_are_no_words_before_all_have_opened_their_first_commitment() -> None:
    wire = Wire()
    host, guest = Device(wire, 0), Device(wire, 1)
    host.do("setup chess", "seating elsewhere", "start")
    guest.accept_invitation(host, 1)
    wire.held = True
    connect(host.line, guest.line)
    while not host.replica.state.complete:
        wire._arrive(wire.flying[0])
    host.do("compare-words")
    assert code_words(host.replica) == () and say_fair.not_compared not in host.strip()
    assert host.app.screen.dialog == ""
    wire.held = False
    wire.deliver()
    assert len(code_words(host.replica)) == 4 and say_fair.not_compared in host.strip()


def test_all_screens_show_the_same_four_words() -> None:
    group = DeviceGroup("satan", 3, setup="three", first="0")
    for device in group.devices:
        device.do("compare-words")
    shown = [words(device) for device in group.devices]
    state = group.devices[0].replica.state
    keys = [person.key for person in state.people if person]
    heads = [previous_link(opening) for opening in state.first_openings]
    numbers = words_number(state.table.id, keys, heads, state.first_openings)
    assert shown == [[say.nouns.split()[number] for number in numbers]] * 3


def test_the_words_depend_on_the_keys() -> None:
    replica = DeviceGroup("chess").devices[0].replica
    ada, ben = replica.state.people
    assert ada and ben
    other = replica.state._replace(people=(ada, ben._replace(key=f"{ben.key[1:]}_")))
    assert code_words(replica) != code_words(replica._replace(agreed_state=other, local_state=None))


def test_another_language_shows_words_of_the_same_meaning() -> None:
    group = DeviceGroup("chess")
    ada, ben = group.devices
    ada.do("compare-words")
    english, nouns = words(ada), say.nouns.split()
    set_language("de")
    try:
        ben.do("compare-words")
        meaning = dict(zip(nouns, say.nouns.split(), strict=True))
        assert words(ben) == [meaning[word] for word in english] != english
    finally:
        set_language("en")


def test_friends_who_play_by_links_compare_the_same_words_and_keep_the_result() -> None:
    host, guest = two()
    host.move("9-13")
    opens(guest, link_of(host))
    for device in (host, guest):
        device.do("compare-words")
    assert words(host) == words(guest)
    host.do("words-compared yes")
    again = reloaded(host)
    again.page.wait(1)
    assert say_fair.compared in again.strip()
    guest.do("close")
    guest.move("22-18")
    opens(again, link_of(guest))
    assert say_fair.compared in again.strip() and len(again.app.table.match.log) == 2


def test_the_result_is_kept_with_the_game() -> None:
    group = DeviceGroup("chess")
    host = group.devices[0]
    host.do("compare-words")
    host.do("words-compared yes")
    assert host.app.screen.dialog == "" and say_fair.compared in host.strip()
    key = host.app.table.key
    host.do("home", f"resume {key}")
    host.page.wait(1)
    assert say_fair.compared in host.strip() and say_fair.not_compared not in host.strip()
    again = Device(Wire(), 0, store=host.store, place=f"game={key}")
    again.page.wait(1)
    assert say_fair.compared in again.strip()


def test_different_words_warn_until_they_match() -> None:
    group = DeviceGroup("chess")
    host = group.devices[0]
    host.do("compare-words")
    host.do("words-compared no")
    assert say_fair.warning in host.page.text() and say_fair.differ in host.strip()
    host.do("dismiss")
    assert say_fair.warning not in host.page.text() and say_fair.differ in host.strip()
    host.do("compare-words", "words-compared yes")
    assert say_fair.compared in host.strip() and say_fair.differ not in host.strip()


def test_nothing_is_noted_without_the_dialog() -> None:
    group = DeviceGroup("chess")
    host = group.devices[0]
    host.do("words-compared yes")
    assert say_fair.not_compared in host.strip() and host.app.screen.dialog != COMPARE


def test_a_comparison_holds_for_the_rematch() -> None:
    group = DeviceGroup("chess")
    host, guest = group.devices
    host.do("compare-words")
    host.do("words-compared yes")
    rematch(group)
    assert group.agree() and host.replica.state.table.id != "" and not host.app.table.match.log
    assert say_fair.compared in host.strip() and say_fair.not_compared in guest.strip()


# --- the next game -----------------------------------------------------------------------------------


def rematch(group: DeviceGroup) -> None:
    """End the game, and agree on a rematch."""
    host, guest = group.devices
    host.do("resign", "rematch")
    guest.do("consent yes")


@pytest.fixture
def other_table(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Table], Table]], None]:
    """Return a function that makes the host set up another table than the agreed one."""
    start = agreement._start_at

    def use(change_table: Callable[[Table], Table]) -> None:
        def changed(model: Any, table: Table, *rest: Any) -> Any:
            return start(model, change_table(table), *rest)

        monkeypatch.setattr(agreement, "_start_at", changed)

    return use


CHANGES: dict[str, Callable[[Table], Table]] = {
    say_fair.other_game("Checkers"): lambda table: table._replace(match=new_match(GAMES["draughts"], {})),
    say_fair.other_clock("3 minutes"): lambda table: table._replace(control=TimeControl("game", 180)),
    say_fair.terms["seats"]: lambda table: table._replace(owners=table.owners[::-1]),
    say_fair.terms["start"]: lambda table: table._replace(
        match=new_match(GAMES["chess"], {}, "8/8/8/8/8/8/4k3/K6R w - - 0 1")
    ),
}


@pytest.mark.parametrize("difference", CHANGES)
def test_a_rematch_that_differs_asks_before_anything_is_joined(
    difference: str, other_table: Callable[[Callable[[Table], Table]], None]
) -> None:
    group = DeviceGroup("chess")
    host, guest = group.devices
    other_table(CHANGES[difference])
    rematch(group)
    old = guest.replica.state.table.id
    title = next((each.match.game.info.title for each in [host.replica.state.table]), "")
    expected = say_fair.other_game(title) if difference.startswith("A different game") else difference
    assert guest.app.screen.dialog == OTHER_TABLE and expected in guest.page.text()
    assert host.replica.state.people[1] is None and host.replica.state.table.id != old
    guest.do("other-table yes")
    assert group.agree() and host.replica.state.complete and guest.replica.state.table.id != old


@pytest.mark.parametrize("answer", ["other-table no", "decline-table"])
def test_declining_keeps_the_old_game_and_closes_the_connection(
    answer: str, other_table: Callable[[Callable[[Table], Table]], None]
) -> None:
    group = DeviceGroup("chess")
    host, guest = group.devices
    other_table(lambda table: table._replace(control=TimeControl("game", 180)))
    rematch(group)
    old = guest.replica.state.table.id
    guest.do(answer)
    assert guest.replica.state.table.id == old and guest.app.screen.peers is None
    assert say_fair.declined in guest.page.text() and host.replica.state.people[1] is None
    assert not guest.line.open and not host.line.open


def test_the_agreed_rematch_begins_without_a_question() -> None:
    group = DeviceGroup("chess", clock=TimeControl("game", 180))
    rematch(group)
    assert group.agree() and group.devices[0].replica.state.complete
    assert all(device.app.screen.dialog == "" for device in group.devices)


@pytest.mark.parametrize(("invited", "asks"), [("chess", False), ("draughts", True)])
def test_the_first_game_is_compared_with_the_invitation(invited: str, asks: bool) -> None:
    wire = Wire()
    host, guest = Device(wire, 0), Device(wire, 1)
    host.do("setup chess", "seating elsewhere", "start")
    guest.accept_invitation(host, 1)
    peers = guest.app.screen.peers
    assert peers
    screen = guest.app.screen._replace(peers=peers._replace(game=invited))
    change(guest.app, (guest.app.model.with_screen(screen), ()))
    connect(host.line, guest.line)
    assert (guest.app.screen.dialog == OTHER_TABLE) == asks and host.replica.state.complete != asks
    if asks:
        assert say_fair.other_game(GAMES["chess"].info.title) in guest.page.text()
        guest.do("other-table yes")
        assert host.replica.state.complete and guest.app.screen.dialog == ""
