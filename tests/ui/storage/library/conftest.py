"""A browser with two tabs, and a small game to be stored."""

from __future__ import annotations

import pytest

from tests.toy import enlist
from tests.ui.storage.faulty import FaultyStore
from tests.ui.storage.library.tabs import GAME, Browser
from ui.storage.library import Library


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    enlist(monkeypatch, GAME)


@pytest.fixture
def browser() -> Browser:
    return Browser()


@pytest.fixture
def disk(browser: Browser) -> FaultyStore:
    return browser.disk


@pytest.fixture
def library(browser: Browser) -> Library:
    return browser.tab()[0]


@pytest.fixture
def other(browser: Browser) -> Library:
    """Return the library of another tab."""
    return browser.tab()[0]
