"""Search for daily puzzles: `python -m tools.find_daily_puzzles [GAME …]` rewrites the table.

It plays random games from one seed after the other, keeps positions with a unique solution, and sorts them by
difficulty. Another table changes the puzzles of past dates, too.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from itertools import count, islice
from pathlib import Path

from engine.contract.game import AnyGame
from engine.contract.values import BadPosition
from engine.registry import GAMES
from engine.session.daily import MIN_SCORES, TABLE, TableEntry, options_of, random_game, solutions
from tools.find_puzzles.measuring import difficulty, measure_daily

SOURCE = Path(__file__).parents[1] / "engine" / "session" / "daily.py"
ENTRIES = 48
"""Number of daily puzzles per game."""
PLIES = range(8, 50)
"""Plies to search in each game; later positions take long to replay."""
MARK = "TABLE: dict[str, str] = "


def main() -> None:
    """Search for puzzles, and write the table after each game."""
    table = dict(TABLE)
    for game_id in _games_to_search() or GAMES:
        game = GAMES[game_id].for_puzzles()
        words = list(islice(words_of(game), ENTRIES))
        table[game_id] = " ".join(sorted(words, key=lambda word: difficulty(measure_daily(game, word))))
        source = SOURCE.read_text(encoding="utf-8")
        SOURCE.write_text(with_table(source, table), encoding="utf-8")
        print(f"{game_id}: {len(words)}", flush=True)


def _games_to_search() -> list[str]:
    """Return the games named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.find_daily_puzzles", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"all if none is named: {', '.join(GAMES)}")
    games: list[str] = parser.parse_args().games
    if unknown := [name for name in games if name not in GAMES]:
        parser.error(f"no game is called {unknown[0]!r}, only {', '.join(GAMES)}")
    return games


def with_table(source: str, table: Mapping[str, str]) -> str:
    """Return the source of `engine.session.daily` with another table."""
    head, _, rest = source.partition(MARK)
    return head + MARK + _written(table) + rest.partition("\n}\n")[2]


def _written(table: Mapping[str, str]) -> str:
    lines = []
    for game, words in table.items():
        rows = [" ".join(words.split()[at : at + 10]) for at in range(0, len(words.split()), 10)]
        lines.append(f'    "{game}": (\n' + "".join(f'        "{row} "\n' for row in rows) + "    ),\n")
    return "{\n" + "".join(lines) + "}\n"


def words_of(game: AnyGame) -> Iterator[str]:
    """Yield daily puzzles of a game endlessly, as words of the table, at most one per seed."""
    for seed in count(1):
        if entry := first(game, seed):
            yield f"{entry.goal[0]}{entry.seed}.{entry.plies}"


def first(game: AnyGame, seed: int) -> TableEntry | None:
    """Return the first puzzle in the game drawn from a seed; the seed decides which goal comes first."""
    goals = list(MIN_SCORES)[seed % len(MIN_SCORES) :] + list(MIN_SCORES)[: seed % len(MIN_SCORES)]
    for plies, state in enumerate(islice(random_game(game, seed), PLIES.stop)):
        if plies in PLIES and game.player(state) >= 0:
            position = game.position(game.view(game.revealed(state), None))
            try:
                begun = game.start(options_of(game), position)
            except BadPosition:
                continue
            for goal in goals:
                if game.player(begun) >= 0 and solutions(game, goal, begun):
                    return TableEntry(goal, seed, plies)
    return None


if __name__ == "__main__":
    main()
