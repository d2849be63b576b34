"""What asks whether something is really to be done: by names, and with the safe answer as the default."""

from __future__ import annotations

import pytest

from tests.ui.fakes import FakePage, make_app, new_game
from tests.ui.remote.links import two
from tests.ui.remote.tables import DeviceGroup
from ui.app import App
from ui.panels.dialogs.common import clash_dialog
from ui.panels.parts import TECHNICAL
from ui.tree import Node, find_all, texts


def named() -> tuple[App, FakePage]:
    """Return a game of chess between two people with names."""
    app, page, _ = make_app()
    app.do("setup", "chess")
    app.do("quick", "friends")
    app.do("name:0", "Ada")
    app.do("name:1", "Ben")
    app.do("start")
    return app, page


def answers(nodes: list[Node]) -> list[tuple[str, bool]]:
    """Return what the answers of a dialog do, and whether each is the coloured one."""
    body = next(find_all(nodes, class_="dialog-body"))
    buttons = find_all([body], tag="button")
    return [(str(b.attributes["data-do"]), b.attributes.get("class") == "primary") for b in buttons]


@pytest.mark.parametrize("question", ["resign", "draw"])
def test_the_default_is_to_play_on(question: str) -> None:
    app, page = named()
    app.do("dialog", question)
    assert answers(page.every()) == [("close", True), ({"draw": "agree"}.get(question, question), False)]


def test_the_default_of_two_tabs_with_one_game_loses_nothing() -> None:
    assert answers([clash_dialog()]) == [("keep-both", True), ("take-theirs", False)]


def test_questions_call_players_by_their_names() -> None:
    app, page = named()
    app.do("dialog", "resign")
    assert "Resign as Ada (White)?" in page.text()
    app.do("dialog", "draw")
    assert "Ada (White) offers a draw. Ben (Black), do you accept?" in page.text()


@pytest.mark.parametrize(("asked", "coloured"), [("draw", False), ("again", True)])
def test_only_what_takes_nothing_from_the_game_is_agreed_to_by_default(asked: str, coloured: bool) -> None:
    host, guest = DeviceGroup("draughts").devices
    host.do(*{"draw": ("agree",), "again": ("resign", "rematch")}[asked])
    (agree,) = find_all(guest.page.nodes, data_do="consent", data_value="yes")
    assert (agree.attributes.get("class") == "primary") == coloured


def test_no_field_for_something_technical_corrects_it() -> None:
    app, page, _ = make_app()
    new_game(app, game="chess")
    fields = [node for node in page.inputs() if node.attributes.get("id") == "typed"]
    app.do("edit-table")
    fields += find_all(page.nodes, tag="textarea")
    app.do("dialog", "settings")
    fields += [node for node in page.inputs() if str(node.attributes.get("data-do")).startswith("set:server")]
    host, _ = two()
    fields += [node for node in host.page.inputs() if node.attributes.get("id") == "pasted"]
    assert len(fields) >= 5 and all(TECHNICAL.items() <= node.attributes.items() for node in fields)


def test_a_game_that_has_ended_says_so_before_it_says_why() -> None:
    app, page = named()
    app.do("resign")
    assert answers(page.every())[0] == ("rematch", True), "nothing but a rule may come before it"
    assert "Ada" in " ".join(texts(next(find_all(page.nodes, class_="result"))))
