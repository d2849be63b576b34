"""Satan's Checkers by Néstor Romeral Andrés: S1-S17."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.learning import Puzzles
from engine.contract.series import Result, Series, Standing
from engine.contract.skill import Skills
from engine.contract.values import Options, Outcome, Reason
from engine.games.race.game import TURN_LIMIT_REACHED, Race
from engine.games.race.setups import FIVE, SATAN, Setup
from engine.games.race.turns import NO_FIRE, State, in_goal
from engine.games.satan.info import AMONG_FIVE, INFO, MULTIPLAYER_SKILLS, OFF, ON, SINGLE, THREE, TOURNEY
from engine.games.satan.learning import TUTORIAL
from engine.games.satan.words.en import say

PLAYERS = GAMES = 3
"""Number of players, and of games, in a tournament (S18)."""


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


class Satan(Race):
    """Satan's Checkers."""

    info = INFO
    tutorial = TUTORIAL
    say = say
    piece = "flame"
    multiplayer_skills = MULTIPLAYER_SKILLS
    setups = SATAN
    filled = Reason("goal-filled", "S9")
    alone = Reason("last-left", "S8, S10")
    reasons = (filled, alone, TURN_LIMIT_REACHED)

    def skills(self, state: State) -> Skills:
        """Return the skills; five players have larger gaps, so that each level beats the one below."""
        return AMONG_FIVE if len(state.flames) == 5 else super().skills(state)

    def setup(self, options: Options) -> Setup:
        """Return the set-up (S14-S17)."""
        return next(setup for setup in SATAN if setup.id == options["setup"])

    def fire(self, options: Options) -> bool:
        """Return True if Satan's fire is in play (S13)."""
        return options["fire"] == ON

    def settle_options(self, given: Options) -> dict[str, str]:
        """Return the completed options.

        Five players use Satan's fire (S13), only three play tournaments (S18).
        """
        options = super().settle_options(given)
        if options["setup"] == FIVE:
            options["fire"] = ON
        if options["setup"] != THREE:
            options["games"] = SINGLE
        return options

    def options_of(self, state: State) -> dict[str, str]:
        """Return the set-up and Satan's fire; a position is no tournament."""
        return {"setup": state.setup, "fire": OFF if state.fire == NO_FIRE else ON, "games": SINGLE}

    def series(self, options: Options) -> Series | None:
        """Return the tournament, if the options ask for one (S18)."""
        return TOURNAMENT if options["games"] == TOURNEY else None

    def puzzles(self) -> Puzzles:
        """Return the puzzles of the game."""
        from engine.games.satan.learning import PUZZLES

        return PUZZLES


GAME = Satan()
