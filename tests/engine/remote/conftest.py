"""Cards under small numbers, where their size is not what a test is about."""

from __future__ import annotations

import pytest

from engine.remote.cards import decks
from tests.engine.remote.crypto.tables import SMALL


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let decks be made with small numbers."""
    monkeypatch.setattr(decks, "GROUP", SMALL)
