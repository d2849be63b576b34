"""A browser with two tabs, and a small game to be stored."""

from __future__ import annotations

import pytest

from engine.registry import GAMES
from tests.ui.faulty import FaultyStore
from tests.ui.shelf.tabs import GAME, ID, Browser
from ui.shelf import Shelf


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, ID, GAME)


@pytest.fixture
def browser() -> Browser:
    return Browser()


@pytest.fixture
def disk(browser: Browser) -> FaultyStore:
    return browser.disk


@pytest.fixture
def shelf(browser: Browser) -> Shelf:
    return browser.tab()[0]


@pytest.fixture
def other(browser: Browser) -> Shelf:
    """The shelf of another tab."""
    return browser.tab()[0]
