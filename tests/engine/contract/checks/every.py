"""Checks that every registered game must pass, as plain functions for pytest and the browser.

Each plays a random game from a seed and tests one aspect. No check knows a particular game.
"""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.registry import GAMES
from tests.engine.contract.checks.devices import check_decks, check_devices
from tests.engine.contract.checks.hidden import check_secrets, check_views
from tests.engine.contract.checks.played import Check
from tests.engine.contract.checks.round_trips import check_files, check_positions, check_saves
from tests.engine.contract.checks.rules import (
    check_evaluation,
    check_nodes,
    check_outcome,
    check_passing,
    check_paths,
    check_purity,
    check_reasons,
    check_refusals,
    check_repeatable,
)
from tests.engine.contract.checks.shown import check_events, check_names, check_pictures

CHECKS: tuple[Check, ...] = (
    check_nodes,
    check_paths,
    check_purity,
    check_refusals,
    check_outcome,
    check_reasons,
    check_events,
    check_names,
    check_secrets,
    check_evaluation,
    check_passing,
    check_saves,
    check_files,
    check_positions,
    check_pictures,
    check_views,
    check_devices,
    check_decks,
    check_repeatable,
)


PLAY_CHECKS = (check_nodes, check_paths, check_outcome, check_repeatable)
"""Checks whose result depends on the set-up: a game must pass them with every combination of its options."""


def covering(game: AnyGame) -> list[dict[str, str]]:
    """Return combinations of options in which each choice occurs at least once."""
    return covering_sample(list(game.all_options()))


def covering_sample(every: list[dict[str, str]]) -> list[dict[str, str]]:
    """Return some of these combinations, in which each of their choices occurs at least once."""
    missing = {choice for options in every for choice in options.items()}
    sample = every[:1]
    while missing := missing - sample[-1].items():
        sample.append(max(every, key=lambda options: len(missing & options.items())))
    return sample


def run_all(seeds: range, most: int | None = None) -> list[str]:
    """Run every check on every game, with these seeds; return one line per run.

    Use covering options, `most` of them for a game; the first are the usual ones.
    """
    ran = []
    for game in GAMES.values():
        for options in covering(game)[:most]:
            for seed in seeds:
                for check in CHECKS:
                    check(game, options, seed)
                    ran.append(f"{game.info.id} {options} {seed} {check.__name__}")
    return ran
