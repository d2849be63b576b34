"""Dialogs that ask for confirmation name the players, and their default is the safe answer."""

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
    app.do("seating", "friends")
    app.do("name:0", "Ada")
    app.do("name:1", "Ben")
    app.do("start")
    return app, page


def answers(nodes: list[Node]) -> list[tuple[str, bool]]:
    """Return the command of each answer in a dialog, and True for the default."""
    body = next(find_all(nodes, class_="dialog-body"))
    buttons = find_all([body], tag="button")
    return [(str(b.attributes["data-do"]), b.attributes.get("class") == "primary") for b in buttons]


@pytest.mark.parametrize("question", ["resign", "draw"])
def test_the_default_is_to_play_on(question: str) -> None:
    app, page = named()
    app.do("dialog", question)
    assert answers(page.every()) == [("close", True), ({"draw": "agree"}.get(question, question), False)]


def test_the_default_after_a_conflict_of_tabs_keeps_both_games() -> None:
    assert answers([clash_dialog()]) == [("keep-both", True), ("take-theirs", False)]


def test_questions_name_the_players() -> None:
    app, page = named()
    app.do("dialog", "resign")
    assert "Resign as Ada (White)?" in page.text()
    app.do("dialog", "draw")
    assert "Ada (White) offers a draw. Ben (Black), do you accept?" in page.text()


@pytest.mark.parametrize(("asked", "coloured"), [("draw", False), ("again", True)])
def test_agreeing_is_the_default_only_for_a_rematch(asked: str, coloured: bool) -> None:
    host, guest = DeviceGroup("draughts").devices
    host.do(*{"draw": ("agree",), "again": ("resign", "rematch")}[asked])
    (agree,) = find_all(guest.page.nodes, data_do="consent", data_value="yes")
    assert (agree.attributes.get("class") == "primary") == coloured


def test_technical_fields_have_no_spelling_correction() -> None:
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


def test_the_first_button_of_the_result_is_the_rematch() -> None:
    app, page = named()
    app.do("resign")
    assert answers(page.every())[0] == ("rematch", True), "nothing but a rule may come before it"
    assert "Ada" in " ".join(texts(next(find_all(page.nodes, class_="result"))))
