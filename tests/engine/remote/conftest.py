"""Small groups for the decks of tests in which size does not matter."""

from __future__ import annotations

import pytest

from engine.remote.cards import decks
from tests.engine.remote.crypto.tables import SMALL


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make decks in a small group."""
    monkeypatch.setattr(decks, "GROUP", SMALL)
