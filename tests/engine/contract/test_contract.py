"""Every registered game, with all its options, passes the contract checks. There are no exceptions.

Earlier rules versions too, with the default options.
"""

from __future__ import annotations

import pytest

from engine.contract.game import AnyGame
from engine.registry import GAMES
from tests.engine.contract.checks.every import CHECKS
from tests.engine.contract.checks.played import Check

SEEDS = range(2)
CASES = [
    pytest.param(game, options, seed, id="-".join([game.info.id, *options.values(), str(seed)]))
    for game in GAMES.values()
    for options in game.all_options()
    for seed in SEEDS
]
OLDER = [
    pytest.param(older, older.settle_options({}), 0, id=f"{game.info.id}-rules-{version}")
    for game in GAMES.values()
    for version in game.info.earlier_rules
    if (older := game.with_rules_version(version))
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "options", "seed"), CASES + OLDER)
def test_contract(game: AnyGame, options: dict[str, str], seed: int, check: Check) -> None:
    check(game, options, seed)
