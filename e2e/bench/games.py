"""The games of `e2e.bench.play`: made at random, the same each time, and links to positions in them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

from engine.contract.game import AnyGame
from engine.contract.values import CHANCE, TERMINAL, Action
from engine.registry import find_game
from engine.session.link import write_link
from engine.session.match import Match, Replay, new_match

BEHIND = (0, 150, 300)
"""Number of actions before the positions, as far as the games last."""
TRIES = 60
"""Maximum number of games to make in search of a long one."""
THINKER = "level4"


class Position(NamedTuple):
    """A position in a game, and the move to play there."""

    behind: int
    link: str
    to_think: str
    """The same with a computer to move."""
    path: tuple[str, ...]
    """The two spots to click for the move: the first picks a piece."""
    sure: bool
    """True if no chance follows the move, which could not be undone."""


@cache
def positions(game_id: str) -> tuple[Position, ...]:
    """Return a position for each number in `BEHIND`; fewer if the longest game that was made ends sooner."""
    match = _long_game(game_id)
    places = {place.behind: place for place in (_position(match, behind) for behind in BEHIND)}
    return tuple(places.values())


def _long_game(game_id: str) -> Match:
    """Return the first game that is long enough, or the longest of `TRIES`."""
    longest: Match | None = None
    for seed in range(TRIES):
        match = _random_game(game_id, seed)
        longest = match if longest is None or len(match.log) > len(longest.log) else longest
        if len(longest.log) > BEHIND[-1]:
            break
    assert longest
    return longest


def _random_game(game_id: str, seed: int) -> Match:
    """Return a game of random legal actions, as long as needed."""
    game, rng = find_game(game_id), Random(seed)
    replay = Replay(new_match(game))
    for _ in range(BEHIND[-1] + 1):
        player = game.player(replay.state)
        if player == TERMINAL:
            break
        if player == CHANCE:
            actions, chances = zip(*game.chance_outcomes(replay.state), strict=True)
            replay.play(rng.choices(actions, chances)[0])
        else:
            replay.play(rng.choice(game.legal_actions(replay.state)))
    return replay.match


def _position(match: Match, behind: int) -> Position:
    """Return the latest position up to `behind` in which two clicks make a move; the first one if there is
    none.
    """
    indices = [*range(min(behind, len(match.log) - 1), -1, -1), *range(len(match.log))]
    at = next(index for index in indices if _plain(match.game, match.states[index]))
    move = _plain(match.game, match.states[at])[0]
    there = match.goto(at)
    levels = [THINKER if seat == there.player else "" for seat in range(len(match.seats))]
    sure = match.game.player(match.game.apply(there.state, move)) != CHANCE
    return Position(at, write_link(there), write_link(there, ",".join(levels)), move.path, sure)


def _plain(game: AnyGame, state: Any) -> list[Action]:
    """Return the moves from spot to spot that end no game, those without chance first."""
    if game.player(state) < 0:
        return []
    actions = game.legal_actions(state)
    board = {spot.id for spot in game.board(game.settle_options({})).spots}
    moves = [action for action in actions if len(action.path) == 2 and board.issuperset(action.path)]
    begun = [action.path[:2] for action in actions]
    after = {move: game.player(game.apply(state, move)) for move in moves if begun.count(move.path) == 1}
    return sorted((move for move in after if after[move] != TERMINAL), key=lambda move: after[move] == CHANCE)
