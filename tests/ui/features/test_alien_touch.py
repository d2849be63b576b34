"""Alien Checkers played by keyboard and by touch."""

from __future__ import annotations

from tests.ui.fakes import FakePage
from tests.ui.features.alien import at, log_text, offered, play_card
from ui.app import App
from ui.board.drawing import Rod, Sprite
from ui.features.selection import place_to_confirm
from ui.messages.table import CellFocused
from ui.panels.board import SKETCH
from ui.tree import find_all


def test_the_keyboard_reaches_edges() -> None:
    app, page, _ = at("", "fortify")
    play_card(app, page, "fortify")
    stops = [n.attributes["data-spot"] for n in find_all(page.nodes, class_="extra", tabindex=0)]
    assert len(stops) == 1
    app.key("ArrowRight", "d4|e4", False)
    assert app.table.focus == "e4|f4" == page.focused
    app.key("Enter", "e4|f4", False)
    assert app.table.picked == ("e4|f4",)
    assert page.focused in offered(page), "the focus goes on to a place that is left"
    app.key("Enter", page.focused, False)
    assert "Fortify: Dark builds walls" in log_text(app)
    assert page.focused in app.table.geometry.spots


def touch(app: App, place: str, right: float, down: float) -> None:
    """Touch the board at a distance from the middle of a place, in board units."""
    geometry = app.table.geometry
    x, y = geometry.places[place]
    for kind in ("down", "up"):
        app.pointer(kind, (x + right) / geometry.width, (y + down) / geometry.height)


def test_a_touch_near_an_edge_picks_it() -> None:
    app, page, _ = at("", "fortify")
    play_card(app, page, "fortify")
    touch(app, "d4|e4", 0.25, 0.1)
    assert app.table.picked == ("d4|e4",)
    for words in ("The edge between d4 and d5. Select it again to confirm.", "Fortify: Dark builds walls"):
        touch(app, "d4|d5", 0.1, 0.25)
        assert words in page.text()


def test_a_second_touch_near_a_picked_edge_unpicks_it() -> None:
    app, page, _ = at("", "fortify")
    play_card(app, page, "fortify")
    for _ in range(2):
        touch(app, "d4|e4", 7 / 42, 5 / 42)
        page.wait(1)
        assert "d4|e4" in app.table.picked
        touch(app, "d4|e4", 7 / 42, 5 / 42)
        page.wait(1)
        assert not app.table.picked and "builds" not in log_text(app)


def test_a_touch_between_several_edges_asks_for_confirmation() -> None:
    app, page, _ = at("", "fortify")
    play_card(app, page, "fortify")
    touch(app, "d4|e4", 0.25, 0.23)
    assert not app.table.picked and "The edge between d4 and e4. Select it again." in page.text()
    touch(app, "d4|e4", 0.25, 0.23)
    assert "d4|e4" in app.table.picked


def rods(page: FakePage) -> list[float]:
    """Return the opacity of each wall on the board."""
    return [thing.alpha for thing in page.painted["board-live"] if isinstance(thing, Rod)]


def test_walls_are_previewed_before_they_are_built_or_removed() -> None:
    app, page, _ = at("", "fortify")
    play_card(app, page, "fortify", "d4|e4")
    assert rods(page) == [SKETCH]
    point(app, "move", "d4|d5")
    assert rods(page) == [SKETCH, SKETCH]
    point(app, "down", "d4|d5")
    point(app, "up", "d4|d5")
    assert rods(page) == [1.0, 1.0]
    app, page, _ = at("", "fortify", walls="-;a1|a2,h1|h2,c5|d5")
    assert rods(page) == [1.0] * 3
    play_card(app, page, "fortify", "h1|h2")
    assert sorted(rods(page)) == [SKETCH, 1.0, 1.0]


def point(app: App, kind: str, spot: str, aside: float = 0.0) -> None:
    """Send a pointer event on a place of the board, or beside it, in board units."""
    geometry = app.table.geometry
    x, y = geometry.places[spot]
    app.pointer(kind, (x + aside) / geometry.width, (y + aside) / geometry.height)


def meant(page: FakePage) -> set[tuple[float, float]]:
    """Return the spots marked as the effect of a choice."""
    return {(t.x, t.y) for t in page.painted["board-live"] if isinstance(t, Sprite) and t.art == "meant"}


def test_a_click_in_the_middle_of_a_square_asks_before_it_takes_the_nearest_corner() -> None:
    app, page, _ = at("", "monolith")
    aside = -0.05
    play_card(app, page, "monolith")
    point(app, "move", "d4", aside)
    point(app, "down", "d4", aside)
    app.dispatch(CellFocused("d4"))
    point(app, "up", "d4", aside)
    spots = app.table.geometry.spots
    assert "Dark plays Monolith." in log_text(app) and "comes to" not in log_text(app)
    assert "Select it again" in page.text() and meant(page) == {spots[s] for s in ("c4", "d4", "c5", "d5")}
    point(app, "down", "d4", aside)
    assert "The monolith appears on the four squares from c4 to d5." in log_text(app)


def test_pointing_at_a_corner_shows_its_four_squares_and_one_click_takes_them() -> None:
    app, page, _ = at("", "monolith")
    play_card(app, page, "monolith")
    point(app, "move", "e4+f5")
    assert meant(page) == {app.table.geometry.spots[s] for s in ("e4", "e5", "f4", "f5")}
    assert "e4: the monolith would be here." in app.screen.announcement
    point(app, "down", "e4+f5")
    assert "The monolith appears on the four squares from e4 to f5." in log_text(app)


def test_a_touch_previews_the_four_squares_before_a_second_one_takes_them() -> None:
    app, page, _ = at("", "monolith")
    play_card(app, page, "monolith")
    for corner in ("e4+f5", "c4+d5"):
        point(app, "down", corner)
        point(app, "up", corner)
        assert place_to_confirm(app.table) == corner
    app.key("Escape", "", False)
    assert not place_to_confirm(app.table)


def test_antimatter_previews_the_squares_that_it_empties() -> None:
    app, page, _ = at("d4:K d5:m", "antimatter")
    play_card(app, page, "antimatter")
    point(app, "move", "d4+e5")
    blasts = [t for t in page.painted["board-live"] if isinstance(t, Sprite) and t.art == "blast"]
    assert len(blasts) == 2 and "d4: dark king would be wiped out." in app.screen.announcement
