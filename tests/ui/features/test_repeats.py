"""Repeated messages are read aloud again: screen readers read only changes."""

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
    """Return the texts of the live regions of a page."""
    regions = [node for role in ("status", "alert") for node in find_all(page.nodes, role=role)]
    return "|".join(text for region in regions for text in texts(region))


def drags(app: App) -> None:
    """Drag a pawn that cannot move."""
    app.do("pick", "b8")


def mistypes(app: App) -> None:
    app.do("type", "1-32")


def asks_why_not(app: App) -> None:
    app.do("why-not", "The game is over.")


def misnames(app: App) -> None:
    app.do("renamed", "")


@pytest.mark.parametrize("again", [drags, mistypes, asks_why_not, misnames])
def test_a_repeated_message_changes_the_live_region_invisibly(again: Do) -> None:
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


def test_an_empty_announcement_stays_empty() -> None:
    app, _, _ = make_app()
    app.do("home")
    app.do("home")
    assert app.screen.announcement == ""
