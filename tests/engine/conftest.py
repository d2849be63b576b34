"""What tests of the engine may ask for."""

from __future__ import annotations

import pytest

from tests.toy import DiceRace, TakeSticks, enlist


@pytest.fixture
def with_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are among the games meanwhile."""
    enlist(monkeypatch, TakeSticks(), DiceRace())
