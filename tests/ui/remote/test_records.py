"""The record of an online game names who has abandoned it, and whose deck secret is missing."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator

import pytest

from engine.contract.language import ENGLISH, set_language
from engine.registry import find_game
from engine.remote.replica import Replica
from engine.remote.status import unopened_devices
from engine.session.match import new_match
from tests.ui.remote.tables import Device, DeviceGroup
from tests.ui.remote.wire import Wire
from ui.storage.entries import Entry, localized, read_entry, write_entry
from ui.storage.facts import facts_of, read_facts, status, write_facts
from ui.storage.seats import Here
from ui.tree import find_all, texts
from ui.words.en.storage import say

ABANDONED = {
    "en": ("has abandoned the game, the others say.", "abandoned the game, the others say.", "resigns"),
    "de": (
        "hat nach Angabe der anderen die Partie verlassen.",
        "hat nach Angabe der anderen die Partie verlassen.",
        "gibt auf",
    ),
    "es": ("ha abandonado la partida.", "abandonó la partida.", "se rinde"),
}
"""By language: the sentence in the log, that of the record, and a word for resigning."""


@pytest.fixture(autouse=True)
def restore_english() -> Iterator[None]:
    yield
    set_language(ENGLISH)


def log(device: Device) -> str:
    return "\n".join(" ".join(texts(node)) for node in find_all(device.page.nodes, id="log"))


def words(device: Device, look: str) -> str:
    """Return the texts of the elements with a class."""
    return "\n".join(" ".join(texts(node)) for node in find_all(device.page.nodes, class_=look))


def entry(device: Device, language: str = "en") -> Entry:
    """Return the only game in a device's library, in a language."""
    set_language(language)
    (found,) = device.app.library.list()
    return localized(found)


def abandoned_by_one_of_three() -> tuple[DeviceGroup, Device, list[Device]]:
    """Return three devices, the one that two have given up, and these two, who play on."""
    group = DeviceGroup("satan", 3, setup="three", first="0")
    gone = group.mover
    first, second = (device for device in group.devices if device is not gone)
    for device in group.devices:
        device.page.wait(61)
    first.do(f"ask-abandon {gone.number}", f"abandon {gone.number}")
    second.do("consent yes")
    assert group.agree() and first.replica.state.match.texts == ("resign",)
    return group, gone, [first, second]


def finished() -> tuple[DeviceGroup, Device, list[Device]]:
    """Return the same after one of the two has resigned."""
    group, gone, others = abandoned_by_one_of_three()
    group.mover.do("resign")
    assert all(device.app.table.match.outcome for device in group.devices)
    return group, gone, others


def name_of(replica: Replica, device: int) -> str:
    person = replica.state.people[device]
    assert person
    return person.name


def exported(device: Device) -> str:
    device.do("export")
    return device.page.files[-1][1]


def imported(text: str) -> Device:
    """Return another device that has opened a file."""
    device = Device(Wire(), 9)
    device.do(f"import {text}")
    assert device.replica.own is None
    return device


# --- abandoned, while the others play on -------------------------------------------------------------


@pytest.mark.parametrize("language", ABANDONED)
def test_the_log_says_abandoned_and_not_resigned(language: str) -> None:
    group, _, _ = abandoned_by_one_of_three()
    phrase, _, resigning = ABANDONED[language]
    for device in group.devices:
        device.do(f"set:language {language}")
        assert phrase in log(device) and resigning not in log(device)


def test_screen_readers_hear_it_too() -> None:
    group, gone, _ = abandoned_by_one_of_three()
    for device in group.devices:
        assert "has abandoned the game, the others say." in device.app.screen.announcement
    assert "resigns" not in gone.app.screen.announcement


def test_a_player_who_resigns_is_still_said_to_resign() -> None:
    group, _, _ = finished()
    for device in group.devices:
        assert log(device).count("resigns") == 1 and log(device).count("has abandoned the game") == 1


@pytest.mark.parametrize("language", ABANDONED)
def test_the_library_says_who_has_abandoned_the_game(language: str) -> None:
    group, gone, _ = finished()
    name = name_of(gone.replica, gone.number)
    phrase = ABANDONED[language][1]
    for device in group.devices:
        device.do("home")
        status = entry(device, language).status
        assert phrase in status and name in status and say.unchecked not in status


def test_the_result_says_who_has_abandoned_the_game() -> None:
    group, gone, _ = finished()
    for device in group.devices:
        assert words(device, "ended").count("abandoned the game, the others say.") == 1
        device.do("close")
        assert words(device, "result").count("abandoned the game, the others say.") == 1
    assert "Ada (you) abandoned the game" in words(gone, "result")


def test_the_log_says_it_after_a_reload_and_in_the_review() -> None:
    group, _, (first, _) = finished()
    assert group.agree()
    again = Device(Wire(), first.number, store=first.store, place=first.page.here)
    assert "has abandoned the game, the others say." in log(again)
    again.do("review")
    again.page.wait(5)
    assert "has abandoned the game, the others say." in log(again) and log(again).count("resigns") == 1


def test_a_variation_keeps_it_only_where_it_follows_the_game() -> None:
    _, _, (first, _) = finished()
    first.do("close", "view 1")
    session = first.app.table
    assert session.dropouts.abandoned == (0,)
    other = session._replace(match=session.match.goto(0)._replace(log=(), states=session.match.states[:1]))
    assert other.dropouts.abandoned == ()


def test_a_file_of_the_game_says_it_as_its_own_claim() -> None:
    _, gone, (first, _) = finished()
    text = exported(first)
    other = imported(text)
    assert "has abandoned the game, according to this copy." in log(other)
    assert "the others say" not in log(other)
    result = words(other, "result")
    assert "abandoned the game, the others say." in result and say.unchecked in result
    other.do("home")
    status = entry(other).status
    assert name_of(gone.replica, gone.number) in status and status.endswith(say.unchecked)
    other.do(f"export {entry(other).id}")
    third = imported(other.page.files[-1][1])
    third.do("home")
    assert entry(third).status == status


def test_a_file_without_its_transcript_accuses_nobody_of_abandoning() -> None:
    """The mark follows from the entries alone."""
    _, _, (first, _) = finished()
    whole = json.loads(exported(first))
    note = json.loads(whole["content"]["seats"])
    del note["joint"]
    whole["content"]["seats"] = json.dumps(note)
    body = json.dumps(whole["content"], sort_keys=True).encode()
    whole["check"] = f"{zlib.crc32(body):08x}"
    other = Device(Wire(), 9)
    other.do(f"import {json.dumps(whole)}")
    assert log(other).count("resigns") == 2 and "abandoned" not in other.page.text()


@pytest.mark.parametrize("language", ABANDONED)
def test_a_game_of_two_says_abandoned_in_its_record(language: str) -> None:
    group = DeviceGroup("draughts")
    host, guest = group.devices
    host.move("9-13")
    for device in group.devices:
        device.page.wait(61)
    host.do("ask-abandon 1", "abandon 1")
    guest.page.wait(11)
    host.page.wait(11)
    assert group.agree() and guest.app.table.match.outcome
    host.do("home")
    phrase = {"en": "abandoned the game", "de": "die Partie verlassen", "es": "por abandono de"}[language]
    status = entry(host, language).status
    assert phrase in status and say.unchecked not in status
    set_language(ENGLISH)
    host.do(f"export {entry(host).id}")
    other = imported(host.page.files[-1][1])
    other.do("home")
    status = entry(other, language).status
    assert phrase in status and status.endswith(say.unchecked)


def test_without_a_transcript_only_the_copy_says_that_a_game_of_two_was_abandoned() -> None:
    match = new_match(find_game("draughts"))
    facts = facts_of(match.agree(1, abandoned=True), (Here("Ada"), Here("Ben")))
    assert status(match.game, facts, "").endswith(say.unchecked)
    assert say.unchecked not in status(match.game, facts_of(match.agree(1), facts.seats), "")


# --- deck secrets ------------------------------------------------------------------------------------


def test_nobody_at_another_device_is_taken_for_a_player_of_the_file() -> None:
    """The exporting device plays a seat; the device that opens its file does not."""
    _, _, (first, _) = finished()
    other = imported(exported(first))
    other.do("home")
    (card,) = find_all(other.page.nodes, class_="recent")
    shown = " ".join(texts(card))
    assert "Satan's Checkers: Ada (Red)" in shown and "(you)" not in shown


def silent() -> tuple[DeviceGroup, Device]:
    """Return two devices after a game with cards, of which the second has not opened its secret here."""
    group = DeviceGroup("alien")
    group.work()
    group.wire.held = True
    host = group.devices[0]
    host.do("resign")
    assert unopened_devices(host.replica.state) == (1,)
    return group, host


@pytest.mark.parametrize(
    ("language", "phrase"),
    [
        ("en", "The cards are not proven: the secret of Ben ("),
        ("de", "Die Karten sind nicht bewiesen: Das Geheimnis von Ben ("),
        ("es", "Las cartas no están demostradas: falta el secreto de Ben ("),
    ],
)
def test_the_library_names_the_player_whose_secret_is_missing(language: str, phrase: str) -> None:
    _, host = silent()
    host.do("home")
    assert phrase in entry(host, language).status
    assert say.unchecked not in entry(host, language).status


def test_the_record_forgets_it_once_the_secret_is_there() -> None:
    group, host = silent()
    group.wire.held = False
    group.wire.deliver()
    group.work()
    assert unopened_devices(host.replica.state) == ()
    for device in group.devices:
        device.do("home")
        assert "not proven" not in entry(device).status and entry(device).over


def test_the_file_keeps_it_over_import_and_export_as_its_own_claim() -> None:
    _, host = silent()
    other = imported(exported(host))
    result = words(other, "result")
    assert "the secret of Ben" in result and say.unchecked in result
    other.do("home")
    status = entry(other).status
    assert "the secret of Ben" in status and status.endswith(say.unchecked)
    other.do(f"export {entry(other).id}")
    third = imported(other.page.files[-1][1])
    third.do("home")
    assert entry(third).status == status


def test_a_fuller_file_of_the_same_game_does_not_accuse() -> None:
    group, host = silent()
    early = exported(host)
    group.wire.held = False
    group.wire.deliver()
    group.work()
    other = imported(early)
    other.do(f"import {exported(host)}", "home")
    statuses = [localized(each).status for each in other.app.library.list()]
    assert len(statuses) == 2 and sum("not proven" in each for each in statuses) == 1


def test_nobody_is_missed_while_the_secret_may_be_on_its_way() -> None:
    _, host = silent()
    assert "not proven" not in host.page.text()
    host.page.wait(3.1)
    assert "the secret of Ben" in host.page.text()


def test_the_facts_are_stored_and_older_ones_read_as_before() -> None:
    _, host = silent()
    host.do("home")
    stored = entry(host)
    assert stored.facts and read_entry(stored.id, write_entry(stored)).facts == stored.facts
    data = write_facts(stored.facts)
    assert data["unopened"] == [1] and "abandoned" not in data and "unchecked" not in data
    del data["unopened"]
    assert read_facts(data) == stored.facts._replace(unopened=())
    assert read_facts({**data, "unopened": [7]}) is None
