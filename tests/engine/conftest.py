"""Fixtures of the engine's tests."""

from __future__ import annotations

import pytest

from tests.toy import DiceRace, TakeSticks, enlist


@pytest.fixture
def with_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the toy games to the registry."""
    enlist(monkeypatch, TakeSticks(), DiceRace())
