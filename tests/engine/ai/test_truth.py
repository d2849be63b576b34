"""What is shown of a move comes from an open window: no bound passes for a value."""

from __future__ import annotations

from engine.ai.analysis import Eye, Limits
from engine.contract.rng import new_rng
from engine.registry import find_game

CHESS = find_game("chess")
IMMORTAL = "rnb1kb1r/p2p1ppp/2p5/1B3Nqn/4Pp2/3P4/PPP3PP/RNBQ1K1R w kq - 2 10"
"""The queen can take a knight, and is lost then."""


def test_no_bound_that_ties_with_the_best_passes_for_a_value() -> None:
    """The null move gives no more than what was asked for: it ties with the best, far above the truth."""
    state = CHESS.start({}, IMMORTAL)
    *_, last = Eye(CHESS, Limits(nodes=9_600)).look(state, new_rng(0), "g2g4")
    best = last.best[0]
    assert best.text != "d1h5" and not best.at_most
    assert len(best.line) > 1
