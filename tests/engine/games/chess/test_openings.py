"""The named openings of chess."""

from __future__ import annotations

import pytest

from engine.contract.language import ENGLISH, set_language
from engine.games.chess.openings.table import TABLE
from engine.games.chess.rules import GAME
from engine.session.match import Match, new_match
from engine.session.openings import LONGEST, opening_at


def after(moves: str) -> Match:
    """Return the match after moves in SAN."""
    match = new_match(GAME, {})
    for move in moves.split():
        (action,) = GAME.parse_move(match.state, move)
        match = match.play(action)
    return match


def name_after(moves: str) -> str:
    match = after(moves)
    found = opening_at(match, match.cursor)
    return found.name if found else ""


@pytest.mark.parametrize("row", TABLE)
def test_every_opening_is_legal_and_found(row: str) -> None:
    moves, ids = row.split(" | ")
    match = new_match(GAME, {})
    for move in moves.split():
        match = match.play(GAME.find(match.state, move))
    found = opening_at(match, match.cursor)
    assert found is not None
    assert found.at == match.cursor <= LONGEST
    assert ids


def test_there_are_at_least_300_openings_at_different_positions() -> None:
    assert len({row.split(" | ")[0] for row in TABLE}) == len(TABLE) >= 300


@pytest.mark.parametrize(
    ("one", "other", "name"),
    [
        ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "Nf3 c5 e4 a6 d4 cxd4 Nxd4 d6 Nc3 Nf6", "Najdorf Variation"),
        ("d4 Nf6 c4 e6 Nc3 Bb4", "c4 Nf6 Nc3 e6 d4 Bb4", "Nimzo-Indian Defence"),
        ("e4 e6 d4 d5", "d4 d5 e4 e6", "French Defence"),
        ("d4 d5 c4 c6", "c4 c6 d4 d5", "Slav Defence"),
    ],
)
def test_other_orders_of_moves_reach_the_same_opening(one: str, other: str, name: str) -> None:
    assert name in name_after(one)
    assert name_after(one) == name_after(other)


def test_the_name_stays_when_the_game_goes_its_own_way() -> None:
    match = after("e4 c5 Nf3 h6 h3 a5")
    found = opening_at(match, match.cursor)
    assert found is not None
    assert (found.name, found.at) == ("Sicilian Defence", 3)


def test_the_start_has_no_opening() -> None:
    assert opening_at(new_match(GAME, {}), 0) is None


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "Sicilian Defence: Najdorf Variation, English Attack"),
        ("de", "Sizilianische Verteidigung: Najdorf-Variante, Englischer Angriff"),
        ("es", "Defensa siciliana: variante Najdorf, ataque inglés"),
    ],
)
def test_names_are_translated(language: str, name: str) -> None:
    set_language(language)
    try:
        assert name_after("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3") == name
    finally:
        set_language(ENGLISH)
