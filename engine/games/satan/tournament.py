"""The tournament of three players: three games, each player alone in one of them (S18). Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.series import Result, Series, Standing
from engine.contract.values import Outcome
from engine.games.race.turns import State, in_goal
from engine.games.satan.words.en import say

PLAYERS = GAMES = 3


def seating(game: int) -> tuple[int, ...]:
    """Return the player at each seat in game 0, 1 or 2; seat 0 plays alone.

    The order of players is the same in every game. Raises `ValueError` for another game.
    """
    if game not in range(GAMES):
        raise ValueError(f"the games are 0 to {GAMES - 1}, not {game}")
    return tuple((game + seat) % PLAYERS for seat in range(PLAYERS))


def result(game: int, state: State, outcome: Outcome) -> Result:
    """Return each player's result of a game that ended in `state` with `outcome`.

    Scores are the flames in the goal: both homes for the player alone, 0 for an eliminated player.
    """
    seats = seating(game)
    scores = {player: in_goal(state, seat) for seat, player in enumerate(seats)}
    winners = [seats[seat] for seat, value in enumerate(outcome.returns) if value > 0]
    winner = winners[0] if len(winners) == 1 else None
    return Result(tuple(scores[player] for player in range(PLAYERS)), winner)


def standings(results: Sequence[Result]) -> tuple[Standing, ...]:
    """Return the standings, best first; equal wins and totals share a rank."""
    rows = []
    for player in range(PLAYERS):
        wins = sum(played.winner == player for played in results)
        rows.append((wins, sum(played.scores[player] for played in results), player))
    ordered = sorted(rows, key=lambda row: (-row[0], -row[1], row[2]))
    places = [1 + sum(other[:2] > row[:2] for other in rows) for row in ordered]
    return tuple(
        Standing(player, wins, total, place)
        for (wins, total, player), place in zip(ordered, places, strict=True)
    )


def winners(results: Sequence[Result]) -> tuple[int, ...]:
    """Return the winners of the tournament, several if tied; () before the last game is over."""
    if len(results) < GAMES:
        return ()
    return tuple(row.player for row in standings(results) if row.place == 1)


TOURNAMENT = Series(say, GAMES, seating, result, standings)
"""The tournament as a series (S18)."""
