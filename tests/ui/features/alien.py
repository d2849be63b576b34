"""Alien Checkers at the table, for tests."""

from __future__ import annotations

from tests.engine.games.alien.positions import FRAME, MIDDLE, text_of
from tests.ui.fakes import FakePage, FakeSearch, make_app, set_up
from ui.app import App
from ui.features.selection import place_to_confirm
from ui.tree import find_all

ALIEN = "alien"
STEP = ("a1", "b2")
"""The move of step 1 in most positions here."""
CASES = [
    ("flood", "", ("d4",), "d4", "d4, empty, water"),
    ("fire", "d4:~", ("d4",), "d4", "d4, empty"),
    ("emperor", "c1:M e1:K", ("c1", "e1"), "e1", "e1, dark emperor"),
    ("revive", "", ("c1",), "c1", "c1, dark pawn"),
    ("monolith", "", ("d4+e5",), "e5", "e5, monolith"),
    ("monolith", f"{MIDDLE} f4:M", ("e4+f5",), "g4", "g4, dark pawn"),
    ("doom", MIDDLE, ("e4+f5", "f4+g5"), "g5", "g5, monolith"),
    ("hippo", "", ("h8",), "h8", "h8, hippo on light pawn"),
    ("snookle", "c1:M[h]", ("c1",), "c1", "c1, snookle on dark pawn"),
    ("reshuffle", "c1:M", ("c1", "d2"), "d2", "d2, dark pawn"),
    ("translation", "d4:M d5:m d7:m", ("d4", "d6", "d6", "d8"), "d8", "d8, dark king"),
    ("translation", "d4:M", ("d4", "d5"), "d5", "d5, dark pawn"),
    ("wormhole", "", ("g1",), "g1", "g1, dark pawn"),
    ("wanderlust", "", (), "b2", "b2, dark pawn"),
    ("queen", "c1:K", ("c1", "c8"), "c8", "c8, dark king"),
    ("fortify", "", ("d4|e4", "d4|d5"), "d4", "d4, empty, dark wall on d4|d5, dark wall on d4|e4"),
    ("fate", "", ("h8",), "h8", "h8, light pawn"),
    ("agent", "", ("h8", "b2", "c3"), "c3", "c3, dark pawn"),
    ("ring", "", ("b2",), "b2", "b2, ring on dark pawn"),
    ("antimatter", "d4:K d5:m", ("d4+e5",), "d4", "d4, empty"),
    ("cheater", "", ("put:doom", "put:ring", "leave"), "b2", "b2, dark pawn"),
    ("rotate", "", ("east",), "b2", "b2, dark pawn"),
]
"""Card, extra pieces, choices, and a cell with its name afterwards."""


def at(
    pieces: str,
    card: str,
    way: str = "solo",
    walls: str = "-;-",
    planets: str = "earth/mars",
    order: str = "",
) -> tuple[App, FakePage, FakeSearch]:
    """Return a game at a position with a card face up."""
    cards = f"{card};{','.join(used for used in ('queen', 'fate') if used != card)}"
    text = text_of(f"{FRAME} {pieces}", cards=cards, walls=walls, planets=planets, order=order or "?")
    app, page, search_service = make_app()
    set_up(app, ALIEN, text)
    app.do("seating", way)
    app.do("start")
    return app, page, search_service


def offered(page: FakePage) -> set[str]:
    """Return the places and buttons that can be clicked now."""
    cells = (str(node.attributes["data-spot"]) for node in find_all(page.nodes, class_="cell usable"))
    between = (node for shape in ("extra", "extra corner") for node in find_all(page.nodes, class_=shape))
    extras = (str(node.attributes["data-spot"]) for node in between)
    picks = (name.removeprefix("pick ") for name in page.buttons() if name.startswith("pick "))
    return {*cells, *extras, *picks}


def click(app: App, page: FakePage, *targets: str) -> None:
    """Click on offered places and buttons in order."""
    for target in targets:
        assert target in offered(page), f"{target} is not offered: {sorted(offered(page))}"
        app.do("pick", target)
        if place_to_confirm(app.table):
            app.do("pick", target)


def play_card(app: App, page: FakePage, card: str, *targets: str) -> None:
    """Move, choose the card, and make its choices, by clicks."""
    click(app, page, *STEP, f"card:{card}", *targets)


def log_text(app: App) -> str:
    """Return the sentences of the log."""
    return " ".join(logged.words for logged in app.table.log.logged_actions)
