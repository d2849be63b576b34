"""Games with analysis for tests, and search results for them."""

from __future__ import annotations

from engine.contract.search import Considered
from engine.registry import find_game
from engine.session.link import write_link
from engine.session.match import Match, new_match
from tests.ui.fakes import FakePage, FakeSearch, make_app, new_game, play
from ui.app import App
from ui.board.drawing import Tag, Trail
from ui.tree import find_all, texts

Table = tuple[App, FakePage, FakeSearch]
OPENING = ("11-15", "22-17", "8-11", "17-13")


def line(text: str, value: float, *then: str) -> Considered:
    """Return a best action for the first player, with the line after it."""
    return Considered(text, value, line=then, chances=((1 + value) / 2, (1 - value) / 2))


BEST = (line("9-14", 0.2, "22-17", "11-15"), line("11-15", 0.1), line("12-16", -1.0))


def match_of(*moves: str) -> Match:
    match = new_match(find_game("draughts"))
    for move in moves:
        match = match.play(match.game.find(match.state, move))
    return match


def opened(*moves: str) -> Table:
    """Return a game opened from a link."""
    return make_app(fragment=write_link(match_of(*moves)))


def finished(way: str = "friends") -> Table:
    """Return a game that ended by resignation after two moves."""
    app, page, search_service = make_app()
    new_game(app, way)
    play(app, "11-15")
    if way == "solo":
        page.wait(1)
        search_service.done("22-17")
    else:
        play(app, "22-17")
    app.do("resign")
    app.do("close")
    return app, page, search_service


def box(page: FakePage, class_: str) -> list[str]:
    """Return the texts of a box beside the board; [] if it is not shown."""
    found = next(iter(find_all(page.nodes, class_=class_)), None)
    return [text for text in texts(found) if text.strip()] if found else []


# --- lines on the board ----------------------------------------------------------------------------------


def drawn(page: FakePage) -> tuple[list[str], list[str]]:
    """Return the kinds of the arrows drawn for a line, and their numbers."""
    things = page.painted["board-live"]
    arrows = [
        thing.kind for thing in things if isinstance(thing, Trail) and thing.kind in ("hint", "reply", "why")
    ]
    return arrows, [thing.text for thing in things if isinstance(thing, Tag)]
