"""The effect of each setting."""

from __future__ import annotations

from random import Random

import pytest

from engine.registry import GAMES
from tests.ui.fakes import FakePage, make_app, new_game
from tests.ui.features.alien import at as alien_at
from ui.app import App
from ui.board.drawing import Sprite
from ui.board.pieces import SETS, page_with_set, set_art, set_art_path
from ui.features.selection import place_to_confirm
from ui.storage.store import MemoryStore
from ui.tree import h, to_json
from ui.words.en.settings import say


def table(game: str = "draughts", motor: bool = True, **settings: str) -> tuple[App, FakePage]:
    """Return a new game between friends with some settings; the device vibrates if it has a `motor`."""
    page = FakePage()
    page.motor = motor
    app, page, _ = make_app(page=page)
    for name, value in settings.items():
        app.do(f"set:{name}", value)
    new_game(app, game=game)
    return app, page


def click(app: App, *spots: str) -> None:
    for spot in spots:
        app.do("pick", spot)


# --- motion and sound ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("speed", "seconds"), [("slow", 0.48), ("usual", 0.24), ("fast", 0.12)])
def test_the_speed_setting_changes_the_animation(speed: str, seconds: float) -> None:
    app, page = table(motion="on", speed=speed)
    click(app, "c3", "d4")
    page.wait(seconds - 0.03)
    assert app.table.step is not None, "still on its way"
    page.wait(0.06)
    assert app.table.step is None


@pytest.mark.parametrize(("place", "loud"), [("1", 0.25), ("4", 1.0)])
def test_the_volume_setting_changes_the_sounds(place: str, loud: float) -> None:
    app, page = table(volume=place)
    click(app, "c3", "d4")
    assert (page.heard, page.loud) == (["step"], loud)


def test_no_sound_plays_at_volume_zero() -> None:
    app, page = table(volume="0")
    click(app, "c3", "d4")
    assert page.heard == [] and app.table.match.log


def test_muting_remembers_the_volume() -> None:
    app, page = table(volume="2")
    app.do("mute")
    click(app, "c3", "d4")
    assert page.heard == []
    app.do("mute")
    click(app, "f6", "e5")
    assert page.heard == ["step"] and app.screen.settings.volume == 2


def test_moves_vibrate_on_the_device() -> None:
    app, page = table()
    click(app, "e5")
    assert page.felt == ["no"]
    click(app, "c3", "d4")
    assert page.felt == ["no", "pick", "step"]
    click(app, "f6", "e5", "d4", "f6")
    assert page.felt[3:] == ["pick", "step", "pick", "capture"]


def test_the_end_of_a_game_vibrates() -> None:
    app, page = table("chess")
    for move in ("f2f3", "e7e5", "g2g4", "d8h4"):
        click(app, move[:2], move[2:])
    assert app.screen.dialog == "result" and page.felt[-2:] == ["step", "end"]


@pytest.mark.parametrize("can", [True, False])
def test_no_vibration_if_the_device_or_the_setting_forbids_it(can: bool) -> None:
    app, page = table(motor=can, tremble="off" if can else "on")
    click(app, "c3", "d4")
    assert page.felt == []
    app.do("dialog", "settings")
    assert (say.tremble in page.text()) == can


# --- making a move ---------------------------------------------------------------------------------------


def point(app: App, kind: str, spot: str) -> None:
    (x, y), board = app.table.geometry.spots[spot], app.table.geometry.board
    app.pointer(kind, x / board.width, y / board.height)


def drag(app: App, start: str, end: str) -> None:
    for kind, spot in (("down", start), ("move", end), ("up", end)):
        point(app, kind, spot)


def tap(app: App, *spots: str) -> None:
    for spot in spots:
        point(app, "down", spot)
        point(app, "up", spot)


def played(app: App) -> list[str]:
    return [action.text for action in app.table.match.played]


def test_a_setting_chooses_between_clicks_and_dragging() -> None:
    for moving, clicked, dragged in (("both", 1, 1), ("click", 1, 0), ("drag", 0, 1)):
        app, _ = table(moving=moving)
        tap(app, "c3", "d4")
        assert len(played(app)) == clicked, moving
        app, _ = table(moving=moving)
        drag(app, "c3", "d4")
        assert len(played(app)) == dragged, moving


def test_with_dragging_keys_still_move_pieces_and_taps_choose_other_targets() -> None:
    app, _ = table(moving="drag")
    app.key("Enter", "c3", False)
    app.key("Enter", "d4", False)
    assert len(played(app)) == 1
    app, _, _ = alien_at("", "fortify")
    app.do("set:moving", "drag")
    drag(app, "a1", "b2")
    app.do("pick", "card:fortify")
    (x, y), board = app.table.geometry.extras["d4|e4"], app.table.geometry.board
    for kind in ("down", "up"):
        app.pointer(kind, x / board.width, y / board.height)
    assert app.table.picked == ("d4|e4",) or place_to_confirm(app.table) == "d4|e4"


def test_a_move_awaiting_confirmation_is_shown_on_the_board() -> None:
    app, page = table(confirm="on")
    click(app, "c3", "d4")
    assert played(app) == [] and app.screen.announcement == "11-15? Select it again to confirm."
    sprites = [thing for thing in page.painted["board-live"] if isinstance(thing, Sprite)]
    (x, y) = app.table.geometry.spots["d4"]
    assert [thing.art for thing in sprites if (thing.x, thing.y) == (x, y)] == ["dark-pawn"]
    assert "selected" in page.cell("d4") and "Confirm: 11-15?" in page.text()
    page.buttons()["confirm"]
    app.do("confirm")
    assert played(app) == ["11-15"] and app.table.proposed is None
    assert "confirm" not in page.buttons()


@pytest.mark.parametrize("way", ["again", "tap", "key"])
def test_choosing_the_same_spot_again_confirms(way: str) -> None:
    app, _ = table(confirm="on")
    if way == "tap":
        tap(app, "c3", "d4", "d4")
    elif way == "key":
        for spot in ("c3", "d4", "d4"):
            app.key("Enter", spot, False)
    else:
        drag(app, "c3", "d4")
        click(app, "d4")
    assert played(app) == ["11-15"]


def test_a_proposed_move_can_be_cancelled() -> None:
    app, page = table(confirm="on")
    click(app, "c3", "d4")
    app.do("unpick")
    assert app.table.proposed is None and app.table.picked == ("c3",), "another place for the same piece"
    click(app, "b4")
    assert app.table.proposed and app.table.proposed.path == ("c3", "b4")
    app.key("Escape", "", False)
    assert (app.table.proposed, app.table.picked, played(app)) == (None, (), [])
    click(app, "c3", "d4", "e3")
    assert app.table.proposed is None and app.table.picked == ("e3",), "another piece"
    assert "confirm" not in page.buttons()


def test_typed_moves_need_no_confirmation() -> None:
    app, _ = table(confirm="on")
    app.do("type", "11-15")
    assert played(app) == ["11-15"]


def test_every_game_can_be_played_with_confirmation() -> None:
    for game in GAMES:
        app, page = table(game, confirm="on")
        rng = Random(game)
        for _ in range(25):
            if not app.table.choices:
                app.do("stay-covered") if app.screen.dialog == "cover" else app.do("close")
                continue
            before, action = len(app.table.match.log), rng.choice(app.table.choices)
            for target in action.path:
                if app.table.proposed is None:
                    click(app, target)
            assert app.table.proposed and len(app.table.match.log) == before, (game, action)
            assert app.table.proposed.path[-1] in {a.path[-1] for a in app.table.choices}
            page.buttons()["confirm"]
            click(app, app.table.proposed.path[-1])
            assert len(app.table.match.log) > before, (game, action)


def test_the_field_for_typed_moves_can_be_hidden() -> None:
    _, page = table()
    assert [field for field in page.inputs() if field.attributes.get("id") == "typed"]
    _, page = table(typing="off")
    assert not [field for field in page.inputs() if field.attributes.get("id") == "typed"]


# --- looks -----------------------------------------------------------------------------------------------


def test_another_board_colour_is_painted_at_once_and_saved() -> None:
    store = MemoryStore()
    app, page, _ = make_app(store)
    new_game(app)
    page.painted.clear()
    app.do("set:board", "blue")
    assert page.board == "blue" and {"board-base", "board-live"} <= set(page.painted)
    app.do("dialog", "settings")
    chosen = [node for node in page.every() if node.attributes.get("aria-pressed") == "true"]
    assert {node.attributes["data-value"] for node in chosen} >= {"blue"}
    assert make_app(store)[1].board == "blue"


def test_a_piece_set_falls_back_to_the_usual_drawings() -> None:
    drawn = [
        set_art(art, pieces) for pieces in SETS for art in ("dark-king", "light-king", "dark-carter", "fire")
    ]
    assert drawn == [
        *("dark-king", "light-king", "dark-carter", "fire"),
        *("cut/dark-king", "light-king", "cut/dark-carter", "fire"),
        *("bold/dark-king", "bold/light-king", "cut/dark-carter", "fire"),
    ]
    text = to_json(
        [h("img", src="assets/pieces/dark-pawn.svg"), h("img", src=set_art_path("dark-pawn", "usual"))]
    )
    assert page_with_set(text, "usual") == text
    assert page_with_set(text, "cut").count("assets/pieces/cut/dark-pawn.svg") == 1, "a sample stays as it is"


def test_another_piece_set_repaints_the_board() -> None:
    app, page = table()
    page.painted.clear()
    app.do("set:pieces", "bold")
    assert app.screen.settings.pieces == "bold" and "board-live" in page.painted


# --- what is told aloud ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spoken", "first", "second"),
    [
        ("words", "Dark pawn moves from 11 to 15. Light to move.", "Light pawn moves from 22 to 18."),
        ("short", "11 15. Light to move.", "22 18."),
        ("notation", "11-15. Light to move.", "22-18."),
    ],
)
def test_moves_are_announced_in_the_chosen_style(spoken: str, first: str, second: str) -> None:
    app, _ = table(spoken=spoken)
    click(app, "c3", "d4")
    assert app.screen.announcement == first
    click(app, "f6", "e5")
    assert app.screen.announcement == f"{second} Dark must jump (D4)."
    assert "moves from 22 to 18" in app.table.log.logged_actions[1].words, "the log stays as it is"


def test_the_short_style_does_not_repeat_the_prompt() -> None:
    app, _ = table("chess", spoken="short")
    said = []
    for move in ("e2e4", "e7e5", "g1f3", "b8c6"):
        click(app, move[:2], move[2:])
        said.append(app.screen.announcement)
    assert said == ["e2 e4. Black to move.", "e7 e5.", "g1 f3.", "b8 c6."]


def test_complex_actions_are_announced_in_words_in_every_style() -> None:
    said = set()
    for spoken in ("words", "short", "notation"):
        app, _, _ = alien_at("", "fire")
        app.do("set:spoken", spoken)
        click(app, "a1", "b2", "card:fire")
        before = app.screen.announcement
        click(app, sorted(action.path[0] for action in app.table.choices)[0])
        said.add(app.screen.announcement)
        assert before != app.screen.announcement
    assert len(said) == 1
