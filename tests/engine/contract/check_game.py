"""Runs the whole contract on the games that are named, plugin games too: for their authors.

`python -m tests.engine.contract.check_game antidraughts` prints each check; it ends at the first that fails.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from engine.contract.game import AnyGame
from engine.plugins.discovery import find_plugins
from engine.registry import REFUSED, UnknownGame, find_game
from tests.engine.contract.checks.every import CHECKS
from tests.engine.contract.checks.played import Check, play_out

ROOT = Path(__file__).parents[3]
SEEDS = range(3)


def check_drawings(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Every drawing on the board is a file, here or in the package of the game."""
    folders = ROOT / "assets" / "pieces", files(type(game).__module__.partition(".")[0]) / "assets" / "pieces"
    for state in play_out(game, options, seed).states:
        picture = game.picture(game.view(state, None))
        drawings = {art for piece in picture.pieces for art in (piece.art, *piece.badges, *piece.under)}
        drawings |= {ground.art for ground in picture.grounds} - {""}
        for art in sorted(drawings):
            assert any((folder / f"{art}.svg").is_file() for folder in folders), (
                f"assets/pieces/{art}.svg is missing"
            )


def main(names: Sequence[str]) -> None:
    """Check the games, with all their options.

    Raises `SystemExit` for an unknown game. A violation is printed as a line and raised.
    """
    find_plugins()
    for name, why in REFUSED:
        print(f"{name} is left out: {why}")
    for name in names:
        try:
            game = find_game(name)
        except UnknownGame as fault:
            raise SystemExit(f"{fault}. Is it installed?") from None
        for check in (*CHECKS, check_drawings):
            _run(check, game)


def _run(check: Check, game: AnyGame) -> None:
    """Run one check with all options and seeds."""
    for options in game.all_options():
        for seed in SEEDS:
            try:
                check(game, options, seed)
            except Exception:
                print(
                    f"{game.info.id} FAILS with {options or 'no options'}, seed {seed}: {check.__doc__}",
                    flush=True,
                )
                raise
    print(f"{game.info.id}: {check.__doc__}")


if __name__ == "__main__":
    main(sys.argv[1:])
