"""Where positions come from: games between computers, with some wild moves in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.ai.agents import Agent
from engine.ai.levels import make_agent
from engine.contract.chance import sample
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.values import CHANCE, RESIGN, TERMINAL, Action, AnyState, BadPosition

PLAYED, COMPOSED = "played", "composed"
"""What a position comes from: a game, or pieces strewn at random."""
KNOWN, FEW, MANY = "known", "few", "many"
"""Of a composed position with cards: the next one is known, or one of a few or of many will come."""
WILD = 0.25
"""How often something is done at random."""
SECONDS = 0.03
"""How long a player thinks about one decision."""
PLIES = 160
"""A game that takes longer is left."""
LAST = 40
"""How many positions of a game are looked at."""


class Candidate(NamedTuple):
    """A position in which a puzzle may lie."""

    options: dict[str, str]
    position: str
    kind: str = PLAYED
    """Where it comes from, as recipes say it."""


def self_play(game: AnyGame, options: dict[str, str], level: str, rng: Rng) -> Iterator[Candidate]:
    """Yield the positions of a game between computers, the last ones first: they are the sharpest."""
    state, found = game.initial(options), list[Candidate]()
    agents = [make_agent(game, level, SECONDS) for _ in game.seats(options)]
    for _ in range(PLIES):
        player = game.player(state)
        if player == TERMINAL:
            break
        if player == CHANCE:
            state = game.apply(state, sample(game, state, rng))
            continue
        found.append(Candidate(options, text_of(game, state)))
        state = game.apply(state, _choice(game, state, agents[player], rng))
    yield from reversed(found[-LAST:])


def _choice(game: AnyGame, state: AnyState, agent: Agent, rng: Rng) -> Action:
    if rng.random() < WILD:
        return rng.choice([action for action in game.legal_actions(state) if action.text != RESIGN])
    return agent.choose(game.view(state, game.player(state)), rng)


def text_of(game: AnyGame, state: AnyState) -> str:
    """Return the position of a state, with nothing hidden that a position text can tell."""
    return game.position(game.view(game.revealed(state), None))


def begun(game: AnyGame, found: Candidate) -> AnyState | None:
    """Return the state that a position stands for; None if nobody decides in it."""
    try:
        state = game.start(found.options, found.position)
    except BadPosition:
        return None
    return state if game.player(state) >= 0 else None
