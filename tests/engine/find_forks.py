"""Search for more positions for `forks.txt`: `python3 -m tests.engine.find_forks GAME --each 67`.

Hasty players play, and an exhaustive search judges the last decisions of their games
(`tests/engine/ai/judge.py`, `tests/engine/games/race/judge.py`). The printed lines bring each kind of
position of the game to `--each`; those in the file stay.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path
from typing import Any

from engine.ai.levels import LEVELS, LevelAgent
from engine.contract.game import AnyGame
from engine.contract.rng import Rng, new_rng
from engine.contract.skill import Skill
from engine.contract.values import LOT, RESIGN, TERMINAL, AnyState
from engine.registry import find_game
from tests.engine.ai.judge import Judge
from tests.engine.forks import read_forks
from tests.engine.games.race import judge as race

HERE = Path(__file__).parent
RACES = HERE / "games/race/forks.txt"
KERNELS = HERE / "ai/forks.txt"
HASTY = Skill(plies=1, nodes=100, spread=50, slips=0.4)
LAST = 7
"""Number of decisions to judge at the end of a game."""
LONG = 400
"""Maximum number of decisions in a game."""
WORST = 60
"""Maximum number of actions in a position; more take too long to judge."""


def last_decisions(game: AnyGame, options: dict[str, str], rng: Rng) -> list[AnyState]:
    """Return the decisive last states of a game between hasty players."""
    player = LevelAgent(game, LEVELS[0]._replace(seconds=None), skill=HASTY)
    state, states = game.initial(options), list[AnyState]()
    while game.player(state) != TERMINAL:
        if len(states) == LONG:
            return []
        states.append(state)
        state = game.apply(state, player.choose(game.view(state, game.player(state)), rng))
    return states[-LAST:]


def found(game: AnyGame, rng: Rng) -> Iterator[tuple[str, str, str]]:
    """Yield kind, position and actions endlessly; the actions are the good or the bad ones, if fewer."""
    judge: Any = race if game.searcher() else Judge(game)
    every = [options for options in game.all_options() if options.get("first") != LOT]
    for _, options in zip(count(), cycle(rng.sample(every, len(every))), strict=False):
        for state in last_decisions(game, options, rng):
            actions = {a.text for a in game.legal_actions(state) if a.text != RESIGN}
            if len(actions) > WORST and not game.searcher():
                continue
            if kind := judge.kind_of(state):
                good = good_of(judge, state, kind)
                bad = actions - good
                less = sorted(good) if len(good) <= len(bad) else ["not", *sorted(bad)]
                if good and bad:
                    yield kind, game.position(state), " ".join(less)


def good_of(judge: Any, state: AnyState, kind: str) -> set[str]:
    """Return the good actions, by either judge."""
    good: set[str] = judge.good(state, kind) if judge is race else judge.good_actions(state, kind)
    return good


def main() -> None:
    """Print the missing positions as they are found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--each", type=int, default=67)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = find_game(args.game)
    forks = read_forks(RACES if game.searcher() else KERNELS, args.game)
    many, seen = Counter(fork.kind for fork in forks), {fork.text for fork in forks}
    for kind, text, actions in found(game, new_rng(args.seed)):
        if many[kind] < args.each and text not in seen:
            many[kind] += 1
            seen.add(text)
            print("|".join((args.game, kind, text, actions)), flush=True)
        if all(many[each] >= args.each for each in {fork.kind for fork in forks}):
            return


if __name__ == "__main__":
    main()
