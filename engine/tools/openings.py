"""How the games of a series begin: some decisions at random, which decide nothing."""

from __future__ import annotations

from engine.ai.alphabeta import WON, search
from engine.contract.budget import Budget
from engine.contract.rng import new_rng
from engine.contract.values import RESIGN, TERMINAL
from engine.session.match import Match

NODES = 20_000
"""At how many positions it is looked whether an opening has decided the game, where there is a kernel."""
TRIES = 100
"""After so many openings that have decided it the next one is taken: there may be no other."""


def opened(start: Match, decisions: int, luck: int) -> Match:
    """Return the start after some decisions at random: nobody resigns, and what they decide is begun anew."""
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
    """Whether somebody is seen to win by force; without a kernel, whether one action wins the game."""
    kernel = match.game.kernel()
    if kernel is None:
        return _won_at_once(match)
    *_, last = search(kernel, match.state.position, Budget(nodes=NODES))
    return abs(last.score) >= WON


def _won_at_once(match: Match) -> bool:
    """Whether one action of whoever is to decide wins the game."""
    game, player = match.game, match.player
    ends = (game.outcome(game.apply(match.state, action)) for action in game.legal_actions(match.state))
    return any(end is not None and end.returns[player] > 0 for end in ends)
