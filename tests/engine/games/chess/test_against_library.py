"""Chess against python-chess on positions of random games: moves, SAN, FEN, checks and draws."""

from __future__ import annotations

import chess
import pytest

from engine.contract.rng import new_rng
from engine.games.chess.ai.captures import NOISY
from engine.games.chess.kernel import children, count, in_check
from engine.games.chess.moves import Step, make
from engine.games.chess.moves import moves as moves_of
from engine.games.chess.rules import Chess, can_mate, insufficient_material
from engine.games.chess.state import State

GAME = Chess()
LONGEST = 160
"""Maximum number of plies of a game."""
WEIGHTS = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9, chess.KING: 99}
PIECES = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN, chess.PAWN)


def fen(board: chess.Board) -> str:
    return board.fen(en_passant="fen")


def position_of(board: chess.Board) -> State:
    return GAME.parse(fen(board), {})


def step_of(move: chess.Move) -> Step:
    return Step(1 << move.from_square, 1 << move.to_square, (move.promotion or 0) - 1)


def random_games(seeds: range) -> list[chess.Board]:
    """Return every position of some random games."""
    found = []
    for seed in seeds:
        rng, board = new_rng(seed), chess.Board()
        while not board.is_game_over() and board.ply() < LONGEST:
            found.append(board.copy(stack=False))
            board.push(rng.choice(list(board.legal_moves)))
        found.append(board.copy(stack=False))
    return found


@pytest.fixture(scope="module")
def boards() -> list[chess.Board]:
    found = random_games(range(16))
    assert len(found) >= 2_000
    return found


@pytest.mark.rule("N1")
def test_legal_moves_match_the_library(boards: list[chess.Board]) -> None:
    for board in boards:
        position = position_of(board).position
        expected = sorted(move.uci() for move in board.legal_moves)
        found = moves_of(position, children)
        assert [move.step.text for move in found] == expected, board.fen()
        assert GAME.moves(position) == tuple(found), board.fen()
        assert count(position) == len(expected), board.fen()
        assert in_check(position) == board.is_check()


@pytest.mark.rule("N1")
def test_positions_after_moves_match_the_library(boards: list[chess.Board]) -> None:
    for board in boards[::25]:
        state = position_of(board)
        for move in board.legal_moves:
            after = board.copy(stack=False)
            after.push(move)
            action = GAME.find(state, move.uci()) if not GAME.outcome(state) else None
            if action:
                assert GAME.position(GAME.apply(state, action)) == fen(after)


@pytest.mark.rule("N9")
def test_draws_by_material_match_the_library() -> None:
    rng = new_rng(1)
    for _ in range(1_500):
        board = chess.Board(None)
        squares = rng.sample(range(8, 56), 6)
        board.set_piece_at(squares[0], chess.Piece(chess.KING, chess.WHITE))
        board.set_piece_at(squares[1], chess.Piece(chess.KING, chess.BLACK))
        for square in squares[2 : 2 + rng.randrange(4)]:
            kind = rng.choice(PIECES) if rng.random() < 0.3 else rng.choice(PIECES[:2])
            board.set_piece_at(square, chess.Piece(kind, rng.random() < 0.5))
        if board.is_valid():
            position = position_of(board).position
            assert insufficient_material(position) == board.is_insufficient_material(), board.fen()
            for side in (0, 1):
                wanted = not board.has_insufficient_material(not side)
                assert can_mate(position, side) == wanted, board.fen()


def plainly_loses(board: chess.Board, move: chess.Move) -> bool:
    """Return True if a piece captures a less valuable one that a pawn guards."""
    end, piece = move.to_square, board.piece_type_at(move.from_square)
    guards = board.attackers(not board.turn, end) & board.pawns
    victim = board.piece_type_at(end) or chess.PAWN
    return bool(guards) and piece not in (chess.PAWN, chess.KING) and WEIGHTS[victim] < WEIGHTS[piece or 0]


@pytest.mark.rule("N1")
def test_the_search_lists_the_captures_that_may_gain(boards: list[chess.Board]) -> None:
    for board in boards[::2]:
        position = position_of(board).position
        noisy = set(NOISY[not board.turn](position, position[6]))
        expected = {
            make(position, step_of(move))
            for move in board.legal_moves
            if (board.is_capture(move) and not plainly_loses(board, move))
            or (move.promotion and not board.is_check())
        }
        assert noisy == expected, board.fen()


def test_san_matches_the_library(boards: list[chess.Board]) -> None:
    for board in boards[::12]:
        state = position_of(board)
        if GAME.outcome(state):
            continue
        for action in GAME.legal_actions(state):
            assert GAME.written(state, action) == board.san(chess.Move.from_uci(action.text)), board.fen()


@pytest.mark.rule("N9")
def test_repetition_and_fifty_moves_match_the_library() -> None:
    ends = set()
    for seed in range(12):
        rng, board = new_rng(seed), chess.Board("8/8/1r2k3/8/8/3K2R1/8/8 w - - 40 60")
        state = GAME.parse(board.fen(), {})
        while not (outcome := GAME.outcome(state)):
            assert not board.is_repetition(3) and not board.is_fifty_moves() and not board.is_game_over()
            action = rng.choice(GAME.legal_actions(state))
            state = GAME.apply(state, action)
            board.push_uci(action.text)
        assert board.is_repetition(3) or board.is_fifty_moves() or board.is_game_over()
        ends.add(outcome.reason.code)
    assert len(ends) >= 2
