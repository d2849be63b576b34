"""Hundreds of random games for every set-up of both star games."""

from __future__ import annotations

import pytest

from engine.games.race import turns
from engine.games.race.setups import CHINESE, SATAN
from tests.engine.games.satan.random_games import SNUFFED, random_games

GAMES = 80
"""Games per set-up; half of them without Satan's fire where that is an option."""
SNUFFING = ("five", "four", "duel")
"""Set-ups with eliminations, since homes are goals of others."""


@pytest.mark.rule("S6", "S8", "S9", "S10", "S11", "S12", "S13")
@pytest.mark.parametrize("setup", [setup.id for setup in SATAN])
def test_invariants_hold_in_random_games_of_satans_checkers(setup: str) -> None:
    choices = (True,) if setup == "five" else (True, False)
    for fire in choices:
        seen = random_games(setup, fire, GAMES // len(choices), seed=5)
        assert seen[turns.FILLED]
        assert seen[SNUFFED] or setup not in SNUFFING


@pytest.mark.rule("S6", "S10", "S11", "S20")
@pytest.mark.parametrize("setup", [setup.id for setup in CHINESE])
def test_invariants_hold_in_random_games_of_chinese_checkers(setup: str) -> None:
    seen = random_games(setup, False, GAMES, seed=3)
    assert seen[turns.FILLED]
