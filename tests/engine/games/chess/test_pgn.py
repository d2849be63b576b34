"""PGN: files of people and programs, errors that name line and token, round trips."""

from __future__ import annotations

import io

import chess.pgn
import pytest

from engine.contract.game import AnyGame
from engine.contract.notation import Record
from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.contract.values import TERMINAL, Action, BadPosition
from engine.games.chess.rules import Chess
from engine.games.nuclear.rules import Nuclear

GAME = Chess()
PGN = GAME.notations[0]


def moves(text: str) -> list[str]:
    return [action.text for action in PGN.read(text).actions]


def fault(text: str) -> str:
    """Return the error of a refused text, or a report of the parts left out."""
    try:
        report = " ".join(finish(PGN.reading(text)).left_out)
    except BadPosition as refusal:
        return str(refusal)
    assert report
    return report[:1].lower() + report[1:]


def random_record(game: AnyGame, seed: int, start: str = "") -> Record:
    rng, state = new_rng(seed), game.start({}, start)
    actions: list[Action] = []
    while game.player(state) != TERMINAL and len(actions) < 120:
        actions.append(rng.choice(game.legal_actions(state)))
        state = game.apply(state, actions[-1])
    return Record({"White": "Ann", "Opening": 'The "odd" one'}, start, tuple(actions), "1/2-1/2")


@pytest.mark.parametrize(
    "text",
    [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O *",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.0-0",
        "1. e2e4 e7-e5 2. Ng1f3 {comment; ) and (} Nc6! 3. Bb5 (3. Bc4 Bc5 (3... Nf6)) a6?! 4. O-O $14",
        '[Event "Club"]\n[Variant "Standard"]\n\n1. e4 1... e5 2. Nf3 ; Kxd4\n2... Nc6 3. Bb5 a6 4. O-O',
    ],
)
def test_moves_are_read_among_comments_and_noise(text: str) -> None:
    assert moves(text) == ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "e1g1"]


def test_castling_with_zeros_is_not_read_as_a_result() -> None:
    start = '[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"] '
    assert moves(start + "1. 0-0 0-0-0 *") == ["e1g1", "e8c8"]


def test_promotions_and_ambiguous_moves_are_read() -> None:
    assert moves('[FEN "1n5k/P7/8/8/8/8/8/K7 w - - 0 1"] 1. axb8=N+') == ["a7b8n"]
    assert moves('[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"] 1. a8Q#') == ["a7a8q"]
    rooks = '[FEN "R6R/8/8/6k1/8/8/8/K7 w - - 0 1"] '
    assert moves(rooks + "1. Rad8") == ["a8d8"]
    assert "could be any of Rad8, Rhd8" in fault(rooks + "1. Rd8")
    assert moves(rooks + "1. Rd8 Kg6 2. Kb2") == [], "later moves do not settle an ambiguous one"
    assert moves(rooks + "1. Rd8 Kg6 2. Kb2 Kg5 3. Ra5+") == ["h8d8", "g5g6", "a1b2", "g6g5", "a8a5"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no game"),
        ("1. e4 e5 2. Ke3", "line 1: move 2. Ke3 is not legal"),
        ("1. e4\n\ne5 2. Nf6", "line 3: move 2. Nf6"),
        ("1. f3 e5 2. g4 Qh4# 3. a3", "after the end"),
        ("1. e4 e5 1-0 2. Nf3", "“Nf3” comes after the result"),
        ("1. e4 $1000 e5", "“$1000” is not understood; left out"),
        ("1. e4 ; e5 2. Nf3", "the comment that starts"),
        ("1. e4 {king's {pawn} e5", "the comment that starts"),
        ("1. e4 hello", "“hello” is not understood"),
        ("1. e4 ) e5", "does not close a variation"),
        ("1. e4 ( e5", "inside a variation"),
        ('[FEN "nonsense"] 1. e4', "line 1"),
        ('[Variant "Atomic"] 1. e4', "a game of Atomic, not chess"),
    ],
)
def test_errors_name_the_fault(text: str, words: str) -> None:
    assert words in fault(text)


@pytest.mark.parametrize("seed", range(6))
def test_written_games_are_read_back_unchanged(seed: int) -> None:
    for game in (Chess(), Nuclear()):
        for start in ("", "r3k2r/1P6/8/8/8/8/6p1/R3K2R b KQkq - 3 17"):
            record = random_record(game, seed, start)
            text = game.notations[0].write(record)
            assert game.notations[0].read(text) == record
            assert max(len(line) for line in text.splitlines()) <= 90


@pytest.mark.parametrize("seed", range(4))
def test_the_library_reads_our_pgn(seed: int) -> None:
    for start in ("", "r3k2r/1P6/8/8/8/8/6p1/R3K2R b KQkq - 3 17"):
        record = random_record(GAME, seed, start)
        game = chess.pgn.read_game(io.StringIO(PGN.write(record)))
        assert game and not game.errors
        assert [move.uci() for move in game.mainline_moves()] == [action.text for action in record.actions]
        assert (game.headers["White"], game.headers["Site"]) == ("Ann", "?")


def test_a_bad_tag_name_is_refused() -> None:
    with pytest.raises(BadPosition):
        PGN.write(Record({"no name": "x"}, "", (), "*"))
