"""Every registered game passes the contract checks. There are no exceptions.

All checks run with options that cover every choice, and in the soak run with two seeds; the checks of play
run with every combination of options. Earlier rules versions run with the default options.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract.game import AnyGame
from engine.registry import GAMES
from tests.engine.contract.checks.every import CHECKS, PLAY_CHECKS, covering
from tests.engine.contract.checks.played import Check

SEEDS = range(2)
Case = tuple[AnyGame, dict[str, str], int, Check]


def cases() -> Iterator[Case]:
    """Yield the cases; those of one random game follow each other, so that it is played only once."""
    for game in GAMES.values():
        sample = covering(game)
        for options in game.all_options():
            for seed in SEEDS if options in sample else SEEDS[:1]:
                for check in CHECKS if options in sample else PLAY_CHECKS:
                    yield game, options, seed, check


def earlier_versions() -> Iterator[Case]:
    """Yield the cases of the games with an earlier version of the rules."""
    for game in GAMES.values():
        for version in game.info.earlier_rules:
            if older := game.with_rules_version(version):
                for check in CHECKS:
                    yield older, older.settle_options({}), 0, check


def name(case: Case) -> str:
    """Return the name of a case."""
    game, options, seed, check = case
    rules = [] if game is GAMES[game.info.id] else [f"rules-{game.info.rules_version}"]
    return "-".join([game.info.id, *rules, *options.values(), str(seed), check.__name__])


CASES = [*cases(), *earlier_versions()]


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=name(case), marks=pytest.mark.soak if case[2] else ()) for case in CASES]
)
def test_contract(case: Case) -> None:
    game, options, seed, check = case
    check(game, options, seed)


def test_the_sample_covers_every_choice() -> None:
    for game in GAMES.values():
        every = {choice for options in game.all_options() for choice in options.items()}
        assert every == {choice for options in covering(game) for choice in options.items()}
