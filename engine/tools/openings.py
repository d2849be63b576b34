"""Openings of a series: some random decisions that leave the game open."""

from __future__ import annotations

from engine.ai.alphabeta import WON, search
from engine.contract.budget import Budget
from engine.contract.rng import new_rng
from engine.contract.values import RESIGN, TERMINAL
from engine.session.match import Match

NODES = 20_000
"""Number of positions to search for a forced win after an opening, in games with a kernel."""
TRIES = 100
"""Maximum number of decided openings before the next one is accepted: there may be no other."""


def opened(start: Match, decisions: int, luck: int) -> Match:
    """Return the start after some random decisions: no seat resigns, and decided games are redrawn."""
    if not decisions:
        return start
    rng = new_rng(luck)
    for _ in range(TRIES):
        match = start.settle(rng)
        for _ in range(decisions):
            if match.player != TERMINAL:
                played = [a for a in match.game.legal_actions(match.state) if a.text != RESIGN]
                match = match.play(rng.choice(played)).settle(rng)
        if match.player != TERMINAL and not _decided(match):
            break
    return match


def _decided(match: Match) -> bool:
    """Return true if a forced win is found; without a kernel, if one action wins the game."""
    kernel = match.game.kernel()
    if kernel is None:
        return _won_at_once(match)
    *_, last = search(kernel, match.state.position, Budget(nodes=NODES))
    return abs(last.score) >= WON


def _won_at_once(match: Match) -> bool:
    """Return true if one action of the seat to decide wins the game."""
    game, player = match.game, match.player
    ends = (game.outcome(game.apply(match.state, action)) for action in game.legal_actions(match.state))
    return any(end is not None and end.returns[player] > 0 for end in ends)
