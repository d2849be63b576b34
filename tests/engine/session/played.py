"""Random games."""

from __future__ import annotations

from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL
from engine.registry import GAMES
from engine.session.link import choices
from engine.session.match import Match, new_match

DRAUGHTS = GAMES["draughts"]


def random_match(game_id: str, seed: int, plies: int, **options: str) -> Match:
    game, rng = GAMES[game_id], new_rng(seed)
    match = new_match(game, options)
    while match.player != TERMINAL and match.cursor < plies:
        match = match.play(rng.choice(choices(game, match.state)))
    return match
