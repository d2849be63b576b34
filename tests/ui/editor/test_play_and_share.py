"""From the editor into play and back; links to positions and pictures of them."""

from __future__ import annotations

from random import Random

import pytest

from engine.registry import GAMES
from tests.ui.editor.editing import KINGS, click, editor_state_of, open_editor, point
from tests.ui.fakes import make_app, new_game, play, set_up, setup_of
from ui.app import App
from ui.board.drawing import Mark, Sprite
from ui.session.editing import LONGEST
from ui.tree import find_all

EDITED = [game for game in GAMES if GAMES[game].editor()]


@pytest.mark.parametrize("game", EDITED)
def test_every_brush_of_every_palette_changes_the_board(game: str) -> None:
    app, page = open_editor(game)
    editing = editor_state_of(app)
    for brush in editing.editor.brushes(editing.draft.options):
        app.do("reset-position", "empty")
        if not editing.editor.places(editor_state_of(app).draft, brush.id):
            app.do("reset-position", "start")
        app.do("tool", brush.id)
        places = sorted(editing.editor.places(editor_state_of(app).draft, brush.id))
        click(app, places[len(places) // 2])
        assert brush.id in editor_state_of(app).draft.contents.get(places[len(places) // 2], ()), brush
        assert page.painted["board-live"]


def test_play_starts_from_the_edited_position() -> None:
    app, page = open_editor(text="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
    app.do("play-position")
    assert setup_of(app).start == "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" and app.screen.editing is None
    app.do("edit", "chess")
    assert editor_state_of(app).text == "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
    app.do("play-position")
    app.do("seating", "friends")
    app.do("start")
    play(app, "e2e4")
    app.do("dialog", "share")
    assert "edit-table" in page.buttons()
    app.do("edit-table")
    assert editor_state_of(app).text == "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1"


def test_the_usual_start_is_played_without_a_set_up_position() -> None:
    app, _ = open_editor()
    app.do("play-position")
    assert setup_of(app).start == ""


def test_a_finished_position_cannot_be_played() -> None:
    app, page = open_editor("draughts", "B:W1:B")
    assert "the game is already over" in page.text() and not editor_state_of(app).faults
    assert page.buttons()["play-position"].attributes["data-why"] == "The game is over in this position."


def test_the_editor_opens_with_the_viewed_position() -> None:
    app, _, _ = make_app()
    new_game(app, game="draughts")
    play(app, "11-15")
    app.do("view", "0")
    app.do("edit-table")
    assert editor_state_of(app).text.endswith("B1,2,3,4,5,6,7,8,9,10,11,12")


def test_a_reload_restores_the_draft() -> None:
    app, page = open_editor(text=KINGS)
    place = page.here
    again, _, _ = make_app(place=place)
    assert editor_state_of(again).text == KINGS
    app.do("home")
    app.do("back", place)
    assert editor_state_of(app).text == KINGS


@pytest.mark.parametrize("place", ["editor=", "editor=nothing/8", "editor=chess/8;a=b"])
def test_an_unreadable_history_entry_opens_the_home_screen(place: str) -> None:
    app, _, _ = make_app(place=place)
    assert app.screen.name == "home"


def test_a_readable_position_link_opens_the_set_up() -> None:
    app, page, _ = make_app(fragment="draughts/B:W21,22,K30:B1,2")
    assert setup_of(app).start == "B:W21,22,K30:B1,2"
    set_up(app, "draughts", "B:W21,22,K30:B1,2")
    app.do("start")
    app.do("dialog", "share")
    assert app.screen.links.readable == "draughts/B:W21,22,K30:B1,2"
    assert "https://example.test/odd/#draughts/B:W21,22,K30:B1,2" in page.whole()


def test_a_position_written_by_hand_is_normalised() -> None:
    app, _, _ = make_app(fragment="chess/4k3/8/8/8/8/8/8/4K3")
    assert setup_of(app).start == KINGS


def test_a_wrong_link_opens_the_editor_with_the_fault_marked() -> None:
    app, page, _ = make_app(fragment="chess/4k3/8/8/8/8/8/8/P3K3_w_-_-_0_1")
    assert app.screen.name == "editor" and "A pawn cannot be" in page.text()
    (fault,) = editor_state_of(app).faults
    assert fault.spots == ("a1",)


@pytest.mark.parametrize("fragment", ["chess", "nothing/8", "chess/8;x=y"])
def test_an_invalid_link_shows_an_error(fragment: str) -> None:
    app, _, _ = make_app(fragment=fragment)
    assert app.screen.name == "home" and app.screen.message


@pytest.mark.parametrize("game", EDITED)
@pytest.mark.parametrize(
    "text", ["%00%FF%F0", "[" * 15_000, "8" * 15_000, "%2F" * 6_000, ";" * 9_000, "_" * 9_000]
)
def test_a_hostile_link_opens_the_editor_with_a_bounded_position(game: str, text: str) -> None:
    app, page, _ = make_app(fragment=f"{game}/{text}")
    assert app.screen.name == "editor" and editor_state_of(app).faults
    assert len(editor_state_of(app).text) <= LONGEST and len(page.here) < 7_000
    app.do("position", "x" * 90_000)
    assert len(editor_state_of(app).text) == LONGEST


def test_the_share_dialog_offers_a_link_to_the_position() -> None:
    app, page = open_editor(text=KINGS)
    app.do("dialog", "share-position")
    assert "https://example.test/odd/#chess/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1" in page.whole()
    app.key("Escape", "", False)
    assert not app.screen.dialog and app.screen.name == "editor"


def test_the_exported_picture_has_no_highlights() -> None:
    app, page = open_editor(text="4k3/8/8/8/8/8/8/P3K3 w - - 0 1")
    click(app, "e1")
    app.do("dialog", "share-position")
    for kind in ("png", "svg", "copy"):
        app.do("picture", kind)
    assert [name for name, _, _ in page.pictures] == ["chess.png", "chess.svg", "chess.copy"]
    _, contents, size = page.pictures[0]
    assert {thing.art for thing in contents if isinstance(thing, Sprite)} == {
        "black-king", "white-king", "white-pawn"
    }  # fmt: skip
    assert not [thing for thing in contents if isinstance(thing, Mark)]
    assert size == (editor_state_of(app).geometry.width, editor_state_of(app).geometry.height)
    assert app.screen.message == "Copied."


def test_the_picture_is_previewed_before_it_is_saved() -> None:
    """With the board turned, the white king is above."""
    app, page = open_editor(text=KINGS)
    for turned, upper in ((False, "black-king"), (True, "white-king")):
        app.do("flip-board") if turned else None
        app.do("dialog", "share-position")
        (preview,) = find_all(page.nodes, aria_label="Preview")
        high = {
            str(node.attributes["href"]): float(str(node.attributes["y"]))
            for node in find_all([preview], tag="image")
        }
        assert min(high, key=high.__getitem__) == f"assets/pieces/{upper}.svg" and len(high) == 2
        app.do("close")


def test_the_table_has_a_picture_too_and_other_screens_have_none() -> None:
    app, page, _ = make_app()
    app.do("picture", "png")
    new_game(app, game="draughts")
    app.do("picture", "gif")
    app.do("picture", "png")
    assert [name for name, _, _ in page.pictures] == ["draughts.png"]


COMMANDS = (
    "undo",
    "redo",
    "flip-board",
    "reset-position",
    "flip-over",
    "tool",
    "control",
    "editor-option",
    "position",
    "pick",
)
KEYS = ("1", "7", "0", "u", "r", "f", "m", "e", "Enter", " ", "Delete", "ArrowUp", "ArrowLeft", "Escape")


def anything(app: App, rng: Random) -> None:
    """Do a random edit by mouse, key, field or button."""
    editing = editor_state_of(app)
    places, kind = sorted(editing.geometry.places), rng.choice([*COMMANDS, "point", "key"])
    place = rng.choice(places)
    if kind == "point":
        point(app, rng.choice(["down", "move", "up", "drop", "cancel"]), place)
    elif kind == "key":
        app.key(rng.choice(KEYS), rng.choice(["", place]), False)
    elif kind == "control":
        control = rng.choice(editing.editor.controls(editing.draft))
        app.do(
            f"control:{control.id}",
            rng.choice(["", "on", "off", "3", "-1", *[value for value, _ in control.choices]]),
        )
    elif kind == "editor-option":
        for option in editing.rules.info.options:
            app.do(f"editor-option:{option.id}", rng.choice(option.choices))
    else:
        tools = ["", "eraser", *(brush.id for brush in editing.editor.brushes(editing.draft.options))]
        cut = rng.randrange(len(editing.text) + 1)
        written = [editing.text[:cut], editing.text[cut:], f"{editing.text[:cut]}x{editing.text[cut:]}"]
        choices = {
            "reset-position": ["empty", "start"],
            "flip-over": ["mirror", "swap", "none"],
            "tool": [*tools, "nothing"],
            "position": written,
            "pick": [place, "nowhere"],
        }
        app.do(kind, rng.choice(choices.get(kind, [""])))


@pytest.mark.parametrize("game", EDITED)
def test_random_edits_keep_text_and_board_equal_and_can_be_undone(game: str) -> None:
    rng = Random(game)
    app, _ = open_editor(game)
    start = editor_state_of(app).draft
    for _ in range(60):
        anything(app, rng)
        editing = editor_state_of(app)
        assert editing.editor.text(
            editing.editor.read(editing.text, editing.draft.options)
        ) == editing.editor.text(editing.draft)
    for _ in range(200):
        app.do("undo")
    assert (
        editor_state_of(app).draft.contents == start.contents
        and editor_state_of(app).draft.options == start.options
    )
