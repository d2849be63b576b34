"""Benefits of actions as text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract.language import ENGLISH, set_language
from engine.contract.search import Considered
from engine.registry import find_game
from engine.session.explanations import ExplainedLine, line_from, line_of

FULL_BUT_ONE = "A1,A2,A3,A4,A5,A6,A7,A8"


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language(ENGLISH)


def line(name: str, position: str, texts: str) -> ExplainedLine:
    game = find_game(name)
    found = line_from(game, game.start({}, position), texts.split())
    assert [action.text for action in found.actions] == texts.split()
    return found


def test_actions_without_effect_are_left_out_of_the_continuation() -> None:
    position = "A9,1.0/C1,3.0 satan:4.10 0 0 duel"
    found = line("satan", position, "satan-3.8 1.0-2.0 stay 3.0-3.1")
    assert found.written[2] == "fire stays" and found.rest == "then 1.0-2.0 3.0-3.1"
    assert line("satan", position, "stay 1.0-2.0").rest == "then 1.0-2.0"


@pytest.mark.parametrize(
    ("name", "position", "texts", "words"),
    [
        ("draughts", "B:W17,26:B14,5", "14x21", "wins a pawn"),
        ("draughts", "B:W17,26,31:B13,5", "13x22 26x17", "trades a pawn; forces 26x17"),
        ("draughts", "B:W22,31:B14,5", "14-17 22x13", "loses a pawn; forces 22x13"),
        ("draughts", "B:W22,23,31:B14,12,5", "14-18", "forces a capture"),
        ("draughts", "B:W30:B5,13", "5-9", ""),
        ("draughts", "B:WK17,18,26:B13,5", "13x22x31", "wins a king and a pawn; gets a king"),
        ("draughts", "B:W17:B26,5", "26-31", "gets a king"),
        ("draughts", "B:W6:B13,22", "22-25 6-1", "lets the opponent get a king"),
        ("chess", "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", "wins a knight; gets a queen; gives check"),
        ("chess", "6k1/8/4p3/3r4/8/2N5/8/4K3 w - - 0 1", "c3d5 e6d5", "wins a rook for a knight"),
        ("chess", "6k1/8/4p3/3rb3/8/2N5/3R4/4K3 w - - 0 1", "d2d5 e6d5 c3d5", "trades a rook, wins a pawn"),
        ("chess", "6rr/1k6/8/3r4/8/2N5/8/4K1RR w - - 0 1", "c3d5 h8h1 g1h1", "wins two rooks for a rook"),
        (
            "chess",
            "2k5/P6r/8/8/8/8/8/6K1 w - - 0 1",
            "a7a8q c8d7 a8h8 h7h8",
            "loses a pawn; gives check",
        ),
        ("chess", "1k6/8/8/8/8/8/p7/7K w - - 0 1", "h1h2 a2a1q", "lets the opponent get a queen"),
        ("chess", "k7/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", ""),
        ("chesskers", "8/8/8/8/8/8/2c5/7K c - 0 30", "c2-b1", "gets a super king"),
        ("chesskers", "8/8/8/3c4/4Q3/8/8/7K c - 0 30", "d5xf3", "wins a queen"),
    ],
)
def test_captured_lost_and_crowned_pieces_are_named(name: str, position: str, texts: str, words: str) -> None:
    assert line(name, position, texts).gain == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "wins two rooks and a pawn for a knight; gets a queen"),
        ("de", "gewinnt zwei Türme und einen Bauern für einen Springer; bekommt eine Dame"),
        ("es", "gana dos torres y un peón por un caballo; consigue una dama"),
    ],
)
def test_names_and_plurals_are_those_of_the_language(language: str, words: str) -> None:
    position = "2r4k/1P6/4p3/3r4/8/2N4p/8/4K2R w - - 0 1"
    set_language(language)
    assert line("chess", position, "c3d5 e6d5 b7c8q h8g7 h1h3 d5d4").gain == words


@pytest.mark.parametrize(
    ("position", "texts", "words"),
    [
        (
            *("3qk1r1/8/8/8/8/8/8/3QK1R1 w - - 0 1", "d1d8"),
            "wins a queen, and the opponent can then recapture; gives check",
        ),
        (
            *("3qk3/8/8/8/8/2N5/8/3QK3 w - - 0 1", "c3b5 d8d1"),
            "loses a queen, and can then recapture",
        ),
        (
            *("3qk1r1/8/8/8/8/8/8/3QK1R1 w - - 0 1", "d1d8 e8d8 g1g8"),
            "trades a queen, wins a rook; gives check",
        ),
        (
            "4k2r/8/8/8/p7/8/8/R3K2N w - - 0 1",
            "a1a4",
            "wins a pawn",
        ),  # no other possible capture is mentioned
    ],
)
def test_a_line_that_ends_during_an_exchange_says_so(position: str, texts: str, words: str) -> None:
    assert line("chess", position, texts).gain == words


def test_a_line_continues_with_forced_captures() -> None:
    game = find_game("draughts")
    state = game.start({}, "B:W22,31:B14,5")
    assert line_from(game, state, ["14-17"]).rest == "then 22x13"
    assert line_from(game, state, ["5-9"]).rest == ""


@pytest.mark.parametrize(
    ("position", "texts", "sure", "when"),
    [
        ("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "f6f7 h8h7 g1h1", True, "in 2 moves"),
        ("7k/8/5K2/8/8/8/8/6R1 b - - 0 1", "h8h7 g1g2 h7h8 f6f7 h8h7 g2h2", True, "in at most 3 moves"),
        ("7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "g1g2 h8h7 g2h2", True, "in at most 2 moves"),
        (
            "7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
            "f6f7 h8h7 g1h1",
            False,
            "after 2 moves, if play continues like this",
        ),
    ],
)
def test_the_number_of_moves_to_a_win_states_its_certainty(
    position: str, texts: str, sure: bool, when: str
) -> None:
    game = find_game("chess")
    found = line_from(game, game.start({}, position), texts.split(), forced=sure)
    assert " ".join(action.text for action in found.actions) == texts
    assert found.gain == f"{when}: White wins by checkmate: Black is in check, and no legal move ends it"


@pytest.mark.parametrize(
    ("name", "position", "texts", "words"),
    [
        (
            *("chess", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "f6f7 h8h7 g1h1"),
            "after 2 moves, if play continues like this: White wins by checkmate: Black is in check, "
            "and no legal move ends it",
        ),
        (
            *("chess", "7k/8/8/8/8/5q2/r7/7K w - - 0 1", "h1g1 f3g2"),
            "with the reply: Black wins by checkmate: White is in check, and no legal move ends it",
        ),
        (
            *("chesskers", "8/8/8/3c4/4K3/8/8/8 c - 0 30", "d5xf3"),
            "with this move: Checkers wins: the king has been jumped",
        ),
        (
            *("satan", f"A9,1.0/{FULL_BUT_ONE} satan:- 0 0 duel", "1.0-2.0"),
            "with this move: Yellow wins: everyone else is out",
        ),
    ],
)
def test_the_end_is_named_with_the_number_of_moves(name: str, position: str, texts: str, words: str) -> None:
    assert line(name, position, texts).gain == words


@pytest.mark.parametrize(
    ("position", "texts", "words"),
    [
        (
            *("4k3/7p/8/4p3/3P1n2/2N5/8/4K3 w - - 0 1", "d4e5"),
            "trades a pawn, wins a knight; its own blast burns a pawn",
        ),
        (
            *("3k4/7p/8/4p3/8/8/1B6/4K3 w - - 0 1", "b2e5"),
            "wins a pawn for a bishop; its own blast burns a bishop",
        ),
    ],
)
def test_in_nuclear_chess_a_blast_names_the_pieces_it_costs(position: str, texts: str, words: str) -> None:
    assert line("nuclear", position, texts).gain == words


@pytest.mark.parametrize(
    ("name", "position", "texts", "words"),
    [
        ("satan", "A1/C1,C2,C3 satan:- 0 0 duel", "A1-4.0", "the last one leaves home"),
        (
            *("satan", "4.9,A1/A9,4.0,C1 satan:- 0 0 duel", "4.9-C2"),
            "1 step nearer the goal; earns an extra turn (S7); 1 of 2 in the goal",
        ),
        (
            "satan",
            f"A9,1.0/D5/{FULL_BUT_ONE} satan:- 0 0 three",
            "1.0-2.0",
            "Red is snuffed out: the home is full (S8)",
        ),
    ],
)
def test_in_a_race_the_benefit_of_a_move_is_named(name: str, position: str, texts: str, words: str) -> None:
    assert line(name, position, texts).gain == words


def test_an_action_with_only_an_upper_bound_shows_just_an_answer() -> None:
    game = find_game("draughts")
    state = game.start({}, "B:W22,31:B14,1")
    known = Considered("14-17", -0.5, line=("22x13", "1-6"))
    line = line_of(game, state, known._replace(at_most=True))
    assert (line.gain, line.rest) == ("", "reply: 22x13")
    line = line_of(game, state, known)
    assert (line.gain, line.rest) == ("loses a pawn; forces 22x13", "then 22x13 1-6")
