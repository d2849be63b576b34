"""Explanations of mates: the threats to the king, and why nothing helps."""

from __future__ import annotations

import re

import pytest

from engine.contract.rng import new_rng
from engine.games.chess.rules import Chess
from engine.games.chess.state import State
from engine.games.nuclear.rules import Nuclear
from engine.session.match import new_match
from engine.session.narration import ending
from tests.reference import nuclear as slow

GAME = Nuclear()


THREAT = "White could play Qxf7, which would blow up Black's king, or Qxh"
KING = "The king would be lost wherever it moves, "


@pytest.mark.rule("N5")
@pytest.mark.parametrize(
    ("position", "first", "second"),
    [
        (
            "rnbqkbnr/p1pppppp/8/4P2Q/1p6/8/PPPP1PPP/RNB1KBNR b KQkq - 1 3",
            THREAT + "7, which would burn through the pawns to it.",
            "The king cannot move away, no other piece can capture the white queen on h5, and no other move "
            "saves the king.",
        ),
        (
            "rn2kb1r/1ppqppp1/p6p/PN1p1P1Q/3P1n2/2PPB2P/1P4P1/R3KBNR b KQq - 1 16",
            THREAT + "6, which would burn through the pawns to it.",
            KING + "Nxh5 would allow Bxh6, and no other move saves the king.",
        ),
        (
            "r1bq1bnr/pppp1kpp/2n5/5p2/2P1p3/3P1P1N/PP1KP1PP/RNBQ1B1R w - - 0 6",
            "Black could play exd3, which would blow up White's king, or exf3, which would burn through the "
            "pawns to it.",
            KING + "dxe4 would burn it as well, and no other move saves the king.",
        ),
        (
            "1r2kbr1/2pqpp2/4P3/pp1p1Bpp/4QP2/P1P3P1/1P1P1N1P/RNB1KR2 b Q - 0 17",
            "White could play exf7, which would blow up Black's king, or Qxd5, which would burn through the "
            "pawns to it.",
            KING + "and no move stops every threat.",
        ),
        (
            "K7/2k5/8/2p5/8/2r5/1p6/r7 w - - 4 120",
            "The black rook on a1 attacks White's king.",
            KING + "and no other piece can capture the black rook on a1.",
        ),
    ],
)
def test_a_mate_is_explained(position: str, first: str, second: str) -> None:
    assert GAME.explain_end(GAME.parse(position, {})) == f"{first} {second}"


def test_other_states_are_not_explained_as_mates() -> None:
    assert GAME.explain_end(GAME.initial({})) == ""
    assert GAME.explain_end(GAME.parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", {})) == "", "a stalemate"


def test_a_missing_king_in_an_edited_position_has_no_explanation() -> None:
    state = GAME.parse("6k1/5p2/4p3/3p4/8/1B6/8/6K1 w - - 0 1", {})
    after = GAME.apply(state, GAME.find(state, "b3d5"))
    outcome = GAME.outcome(after)
    assert outcome and outcome.reason.code == "no-king"
    assert GAME.explain_end(after) == ""


def test_the_result_names_the_rule_and_says_why() -> None:
    match = new_match(GAME)
    for text in ("e2e4", "e7e5", "d1h5"):
        match = match.play(GAME.find(match.state, text))
    assert ending(match, match.seats).startswith(
        "White wins by checkmate: Black is in check, and no legal move ends it (N5). White could play Qxf7, "
    )


def test_a_mate_of_chess_is_explained_without_a_clause() -> None:
    game = Chess()
    match = new_match(game)
    for text in ("f2f3", "e7e5", "g2g4", "d8h4"):
        match = match.play(game.find(match.state, text))
    assert ending(match, match.seats) == (
        "Black wins by checkmate: White is in check, and no legal move ends it. "
        "The black queen on h4 attacks White's king. The king would be lost wherever it moves, "
        "no other piece can capture the black queen on h4, and no other move saves the king."
    )


def mates(count: int) -> list[State]:
    """Return mates from random games."""
    found: list[State] = []
    for seed in range(400):
        rng, state = new_rng(seed), GAME.initial({})
        while not GAME.outcome(state) and state.number < 30:
            state = GAME.apply(state, rng.choice(GAME.legal_actions(state)))
        outcome = GAME.outcome(state)
        if outcome and outcome.reason.code == "checkmate":
            found.append(state)
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("count", [5, pytest.param(12, marks=pytest.mark.soak)])
def test_explanations_of_mates_in_random_games_are_true(count: int) -> None:
    states = mates(count)
    assert len(states) == count
    for state in states:
        words = GAME.explain_end(state)
        now = slow.read(GAME.position(state))
        mine = slow.plain_moves(now)
        king = next(slow.name(at) for at, piece in now.board.items() if piece == ("K" if now.white else "k"))
        steps = [move for move in mine if move[:2] == king]
        assert ("cannot move away" in words) == (not steps), words
        if found := re.search(r"no other piece can capture the \w+ \w+ on (\w\d)", words):
            assert not [move for move in mine if move[2:4] == found[1] and move[:2] != king], words
        turned = now._replace(white=not now.white, passed=None)
        for san in re.findall(r"[KQRBN]?[a-h]?[1-8]?x[a-h][1-8]", words.partition(". ")[0]):
            ways = [move for move in slow.plain_moves(turned) if move[2:4] == san[-2:]]
            boards = [slow.play(turned, move).board for move in ways]
            assert any(not slow.has_king(board, now.white) for board in boards), words
