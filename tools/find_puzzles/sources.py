"""Sources of positions: games between computers, with some random moves in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.ai.agents import Agent
from engine.ai.levels import make_agent
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.values import CHANCE, RESIGN, TERMINAL, Action, AnyState, BadPosition

PLAYED, COMPOSED = "played", "composed"
"""Sources of a position: a game, or a composer (`tools.find_puzzles.composing`)."""
KNOWN, FEW, MANY = "known", "few", "many"
"""Draw piles of composed positions: the next card is known, or is one of a few, or of many."""
WILD = 0.25
"""Probability of a random move."""
SECONDS = 0.03
"""Seconds that a player thinks about one decision."""
PLIES = 160
"""Maximum length of a game, in plies."""
LAST = 40
"""Number of positions to try in each game, from its end."""


class Candidate(NamedTuple):
    """A position that may be a puzzle."""

    options: dict[str, str]
    position: str
    kind: str = PLAYED
    """Its source, as recipes name it."""


def self_play(game: AnyGame, options: dict[str, str], level: str, rng: Rng) -> Iterator[Candidate]:
    """Yield the positions of a game between computers, the last ones first: they are the sharpest."""
    state, found = game.initial(options), list[Candidate]()
    agents = [make_agent(game, level, SECONDS) for _ in game.seats(options)]
    for _ in range(PLIES):
        player = game.player(state)
        if player == TERMINAL:
            break
        if player == CHANCE:
            state = game.apply(state, game.sample_outcome(state, rng))
            continue
        found.append(Candidate(options, text_of(game, state)))
        state = game.apply(state, _choice(game, state, agents[player], rng))
    yield from reversed(found[-LAST:])


def _choice(game: AnyGame, state: AnyState, agent: Agent, rng: Rng) -> Action:
    if rng.random() < WILD:
        return rng.choice([action for action in game.legal_actions(state) if action.text != RESIGN])
    return agent.choose(game.view(state, game.player(state)), rng)


def text_of(game: AnyGame, state: AnyState) -> str:
    """Return the position text of a state, with everything revealed that a text can hold."""
    return game.position(game.view(game.revealed(state), None))


def start_state(game: AnyGame, found: Candidate) -> AnyState | None:
    """Return the state of a position; None if no seat decides in it."""
    try:
        state = game.start(found.options, found.position)
    except BadPosition:
        return None
    return state if game.player(state) >= 0 else None
