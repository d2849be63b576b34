"""Files of other programs, and texts that resemble one: read in linear time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.contract.game import Game
from engine.contract.notation import Notation, Record
from engine.contract.steps import finish
from engine.contract.values import BadPosition
from engine.formats.lists import Collection, list_games
from engine.formats.untrusted import player_name
from engine.registry import GAMES
from engine.session.files import UNKNOWN_DATE, read_names, tags_of_game
from engine.session.match import new_match
from tests.examples import examples
from tests.hostile.limits import held, quick

FORMATS = [(GAMES[game_id], GAMES[game_id].notations[0]) for game_id in ("draughts", "chess")]
"""Nuclear Chess shares the notation of chess."""
MEGABYTE = 1_000_000
SHORT, WHOLE = 1_500, pytest.param(10_000, marks=pytest.mark.soak)
"""Lengths of texts that are read, written and read again."""
LONG, LONGER = 40_000, pytest.param(80_000, marks=pytest.mark.soak)
"""Lengths of texts that are read in linear time."""
LINEAR = 1.5
"""Maximum seconds for long texts: twenty times the usual. Quadratic time would take far longer."""
PIECES = [
    *(
        "1- ",
        "1x\t",
        "1-1-",
        "1:1:",
        "0-0-",
        "0-0 ",
        "1 - ",
        "1.",
        "...",
        "$1",
        "$",
        "!?",
        "!? ",
        "1-0 ",
        "* ",
    ),
    *("{", "{}", "{ ", ";", "; \n", "%\n", "\n", " ", "(", "( ", ")", "(1-5 ", "[", "[A ", '[A "', '[A "\\"'),
    *(
        '[A "x"] ',
        '[A "x"] a ',
        "[ [",
        '"',
        "\\",
        "e4 ",
        "e4",
        "O-O-",
        "Nf3",
        "=Q",
        "11-15 ",
        "a",
        "a ",
        "1z",
    ),
    *("\x00", "\ud800", "\u202e", "é ", "W:W1:B2 ", '[FEN "'),
]
OPENINGS = ["", "1. 11-15 (", "1. e4 (", '[Event "x"]\n', '[FEN "']


def of_length(piece: str, length: int, opening: str = "") -> str:
    return opening + piece * ((length - len(opening)) // len(piece)) + "z"


def listed(text: str) -> Collection:
    return finish(list_games(text))


def refused_or_legal(text: str, game: Game[object, object], notation: Notation) -> None:
    notation.matches(text)
    record = held(lambda: notation.read(text), BadPosition)
    if record is not None:
        match = new_match(game, {}, record.start, record.recorded)
        for action in record.actions:
            match = match.play(action)
        assert notation.read(notation.write(record)) == record


@pytest.mark.parametrize("length", [SHORT, WHOLE])
@pytest.mark.parametrize("opening", OPENINGS)
@pytest.mark.parametrize(("game", "notation"), FORMATS, ids=[game.info.id for game, _ in FORMATS])
def test_much_of_anything(game: Game[object, object], notation: Notation, opening: str, length: int) -> None:
    for piece in PIECES:
        refused_or_legal(of_length(piece, length, opening), game, notation)


@pytest.mark.parametrize("length", [LONG, LONGER])
@pytest.mark.parametrize("piece", PIECES)
def test_a_long_file_takes_no_longer_than_its_length_says(piece: str, length: int) -> None:
    readers: list[Callable[[str], object]] = [listed, *(notation.read for _, notation in FORMATS)]
    for read in readers:
        for opening in OPENINGS[:2]:
            with quick(LINEAR):
                try:
                    read(of_length(piece, length, opening))
                except BadPosition as fault:
                    assert len(str(fault)) < 500


@pytest.mark.parametrize("piece", PIECES)
def test_the_kind_of_a_file_is_detected_from_its_beginning(piece: str) -> None:
    with quick():
        for _, notation in FORMATS:
            notation.matches(of_length(piece, 4 * MEGABYTE))


@settings(max_examples=examples(150), deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join), st.sampled_from(FORMATS))
def test_pieces_in_any_order(text: str, format_: tuple[Game[object, object], Notation]) -> None:
    refused_or_legal(text, *format_)
    collection = listed(text)
    assert "".join(collection.text_of(index) for index in range(len(collection.games))) == collection.text


@settings(max_examples=examples(100), deadline=None)
@given(st.text(max_size=200), st.sampled_from(FORMATS))
@example('[A "1x\t1- ', FORMATS[0])
@example('[A "1  x\t1"]', FORMATS[0])
def test_any_text(text: str, format_: tuple[Game[object, object], Notation]) -> None:
    refused_or_legal(text, *format_)


@settings(max_examples=examples(150), deadline=None)
@given(st.text(max_size=60), st.sampled_from(FORMATS))
def test_any_name_comes_in_cut_and_comes_back_as_it_was(
    text: str, format_: tuple[Game[object, object], Notation]
) -> None:
    _, notation = format_
    name = read_names(notation, {notation.players[0]: text})[0]
    assert name in ("", player_name(text))
    written = notation.write(Record(tags_of_game(notation, (name, ""), UNKNOWN_DATE), "", (), "*"))
    assert read_names(notation, notation.read(written).tags) == (name, "")
