"""What is said again is read aloud again: a screen reader only reads what has changed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.session.screen import NO_WIDTH
from ui.tree import find_all, texts

Do = Callable[[App], None]


def read_aloud(page: FakePage) -> str:
    """Return all that is in the live regions of a page."""
    regions = [node for role in ("status", "alert") for node in find_all(page.nodes, role=role)]
    return "|".join(text for region in regions for text in texts(region))


def drags(app: App) -> None:
    """Drag a piece where it cannot go: from 1, where a pawn of Dark's is shut in."""
    app.do("pick", "b8")


def mistypes(app: App) -> None:
    app.do("type", "1-32")


def asks_why_not(app: App) -> None:
    app.do("why-not", "The game is over.")


def misnames(app: App) -> None:
    app.do("renamed", "")


@pytest.mark.parametrize("again", [drags, mistypes, asks_why_not, misnames])
def test_each_time_something_changes_but_nothing_that_can_be_seen(again: Do) -> None:
    app, page, _ = make_app()
    new_game(app)
    app.do("pick", "c3")
    app.do("pick", "d4")
    if again is misnames:
        app.do("home")
        app.do("rename", "id1")
    heard = []
    for _ in range(4):
        again(app)
        heard.append(read_aloud(page))
    assert all(one != other for one, other in pairwise(heard))
    assert len({words.replace(NO_WIDTH, "") for words in heard}) == 1 and heard[0].strip("|")


def test_silence_stays_silent() -> None:
    app, _, _ = make_app()
    app.do("home")
    app.do("home")
    assert app.screen.announcement == ""
