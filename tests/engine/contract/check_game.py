"""Runs the whole contract on the games that are named, those of installed wheels too: for their authors.

`python -m tests.engine.contract.check_game antidraughts` prints each check; it ends at the first that fails.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from engine.plugins.discovery import find_plugins
from engine.registry import REFUSED, find_game
from tests.engine.contract.checks.every import CHECKS

SEEDS = range(3)


def main(names: Sequence[str]) -> None:
    """Check the games, with all their options. Raises `UnknownGame`, or AssertionError on a violation."""
    find_plugins()
    for name, why in REFUSED:
        print(f"{name} is left out: {why}")
    for game in map(find_game, names):
        for check in CHECKS:
            for options in game.all_options():
                for seed in SEEDS:
                    check(game, options, seed)
            print(f"{game.info.id}: {check.__doc__}")


if __name__ == "__main__":
    main(sys.argv[1:])
