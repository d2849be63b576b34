"""Better moves in games of strong players lose no material, unless their line wins it back."""

from __future__ import annotations

from collections.abc import Iterator

import chess
import pytest

from engine.ai.analysis import Analyst, Limits
from engine.ai.kernel_rank import rank_kernel
from engine.contract.budget import Budget
from engine.contract.rng import new_rng
from engine.contract.search import Considered
from engine.registry import find_game
from engine.session.match import Match, new_match
from engine.session.review import MIN_LOSS, is_choice

CHESS = find_game("chess")
NODES = 2_000
"""Nodes per move of the players."""
SPREAD, SLIP = 25, 150
"""Margin of a move below the best, in centipawns: usually, and in one move of `RARE`."""
RARE = 12
LONGEST = 120
"""Maximum number of plies in a game."""
WORTH = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9, chess.KING: 0}


def game_of(seed: int, longest: int = LONGEST) -> Match:
    """Return a game between careful players who err now and then."""
    rng, match = new_rng(seed), new_match(CHESS)
    while not match.outcome and len(match.log) < longest:
        spread = SLIP if rng.randrange(RARE) == 0 else SPREAD
        *_, ranking = rank_kernel(CHESS, match.state, 9, Budget(nodes=NODES), spread)
        match = match.play(rng.choice(ranking.rows)[0])
    return match


def better(match: Match, nodes: int = 0) -> Iterator[tuple[int, Considered, Considered]]:
    """Yield the place, the better move and the played one of each decision that a review would mark."""
    analyst = Analyst(CHESS, Limits(nodes=nodes) if nodes else None)
    for at, action in enumerate(match.log):
        if is_choice(match, at):
            state = match.states[at]
            *_, last = analyst.analyse(CHESS.view(state, CHESS.player(state)), new_rng(0), action.text)
            best, played = last.best[0], last.best[-1]
            if best.value - played.value >= 2 * MIN_LOSS:
                yield at, best, played


def won(state: str, each: Considered) -> int:
    """Return the material that a move and its line win, in pawns, once all captures are done.

    The player need not make the line's last move if it is their own: the search saw nothing after it.
    """
    board = chess.Board(state)
    side, before = board.turn, balance(board)
    for text in (each.text, *each.line):
        board.push_uci(text)
    if board.turn == side:
        return quiet(board, -99, 99) - before
    after = -quiet(board, -99, 99)
    if each.line:
        board.pop()
        after = max(after, quiet(board, -99, 99))
    return after - before


def balance(board: chess.Board) -> int:
    """Return the lead of the side to move, in pawns."""
    return sum(
        WORTH[piece.piece_type] * (1 if piece.color == board.turn else -1)
        for piece in board.piece_map().values()
    )


def quiet(board: chess.Board, alpha: int, beta: int) -> int:
    """Return `balance` after the best captures and promotions; a side in check answers it by any move."""
    check = board.is_check()
    best = -99 if check else balance(board)
    for move in board.legal_moves:
        if not check and not board.is_capture(move) and not move.promotion:
            continue
        if best >= beta:
            break
        board.push(move)
        best = max(best, -quiet(board, -beta, -max(alpha, best)))
        board.pop()
    return best


def check(match: Match, nodes: int = 0) -> int:
    """Check the better moves of a game; return how many there are."""
    found = 0
    for at, best, played in better(match, nodes):
        state = match.states[at]
        text = CHESS.position(CHESS.view(state, None))
        assert len(best.line) >= 2 or match.game.outcome(along(match, at, best))
        assert abs(best.value) < 1 or CHESS.outcome(along(match, at, best))
        if abs(best.value) < 1 and played.value:  # avoiding a draw may cost a pawn
            assert won(text, best) >= min(0, won(text, played)), f"{text} {best} {played}"
        found += 1
    return found


def along(match: Match, at: int, each: Considered) -> object:
    state = match.states[at]
    for text in (each.text, *each.line):
        state = CHESS.apply(state, CHESS.find(state, text))
    return state


def test_better_moves_lose_no_material() -> None:
    assert check(game_of(7, 36), 1_000)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(60))
def test_better_moves_of_sixty_games_lose_no_material(seed: int) -> None:
    check(game_of(seed))
