"""The players beside the board."""

from __future__ import annotations

from tests.ui.fakes import FakePage, make_app, set_up
from ui.tree import find_all

FEW = "4k3/8/8/8/8/8/p7/4K3 b - - 0 1"
"""A pawn that becomes a queen: then no pawn is left."""


def drawings(page: FakePage) -> list[str]:
    lines = find_all(page.nodes, tag="ul", class_="players")
    return [str(image.attributes["src"]) for image in find_all(lines, tag="img")]


def test_a_player_keeps_the_drawing_that_the_game_began_with() -> None:
    app, page, _ = make_app()
    set_up(app, "chess", FEW)
    app.do("quick", "friends")
    app.do("start")
    before = drawings(page)
    assert len(before) == 2
    app.do("type", "a1=Q")
    app.do("type", "Kd2")
    assert len(app.table.match.log) == 2
    assert drawings(page) == before
