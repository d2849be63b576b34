"""Variations and comments in PGN and PDN: kept, and compatible with the chess library."""

from __future__ import annotations

import io

import chess
import chess.pgn
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.notation import Notation, Record
from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.contract.variations import NOTE_LIMIT, Branch, Note, Texts, Variations, find
from engine.formats import tree_builder
from engine.registry import GAMES
from engine.session.match import Match
from tests.engine.session.trees import grown_match, named, notes_by_line, ways
from tests.examples import examples

START = "r3k2r/1P6/8/8/8/8/6p1/R3K2R b KQkq - 3 17"
SOME = settings(max_examples=examples(25), deadline=None)
PGN, PDN = GAMES["chess"].notations[0], GAMES["draughts"].notations[0]


def record_of(match: Match) -> Record:
    return Record({}, match.start, match.log, "*", match.lines)


def texts(record: Record) -> Texts:
    return tuple(action.text for action in record.actions)


KINDS = [("chess", ""), ("chess", START), ("nuclear", ""), ("draughts", "")]


@st.composite
def grown(draw: st.DrawFn) -> tuple[Notation, Record]:
    game_id, start = draw(
        st.sampled_from([("chess", ""), ("chess", START), ("nuclear", ""), ("draughts", "")])
    )
    match = grown_match(game_id, draw(st.integers(0, 999)), start=start)
    return match.game.notations[0], record_of(match)


@SOME
@given(grown())
def test_written_variations_are_read_unchanged(pair: tuple[Notation, Record]) -> None:
    notation, record = pair
    text = notation.write(record)
    read = notation.read(text)
    assert notation.read(notation.write(read)) == read
    there, back = (texts(record), record.lines), (texts(read), read.lines)
    assert there[0] == back[0]
    assert all(find(*back, way).place == len(way) for way in ways(*there))
    assert all(find(*there, way).place == len(way) for way in ways(*back))
    assert {**notes_by_line(*back), **{way: "" for _, way in named(*there)}}.keys() >= notes_by_line(
        *there
    ).keys()
    assert max(len(line) for line in text.splitlines()) <= 80 + NOTE_LIMIT * ("🦊" in text)


def library_ways(game: chess.pgn.Game) -> set[Texts]:
    """Return all lines through a game as the library has read it."""
    found, open_ = set(), [(tuple[str, ...](), game.root())]
    while open_:
        way, node = open_.pop()
        open_ += [((*way, child.move.uci()), child) for child in node.variations]
        if not node.variations:
            found.add(way)
    return found


def inner(found: set[Texts]) -> set[Texts]:
    """Return the lines without those that are prefixes of others."""
    return {way for way in found if not any(other != way and other[: len(way)] == way for other in found)}


@SOME
@given(st.integers(0, 999), st.sampled_from(["", START]))
def test_the_library_reads_our_variations(seed: int, start: str) -> None:
    match = grown_match("chess", seed, start=start)
    game = chess.pgn.read_game(io.StringIO(PGN.write(record_of(match))))
    assert game and not game.errors
    assert tuple(move.uci() for move in game.mainline_moves()) == match.texts
    assert inner(library_ways(game)) == inner(ways(match.texts, match.lines))


@SOME
@given(st.integers(0, 999))
def test_we_read_the_variations_of_the_library(seed: int) -> None:
    rng, game = new_rng(seed), chess.pgn.Game()
    nodes: list[chess.pgn.GameNode] = [game]
    for number in range(rng.randrange(5, 40)):
        node = rng.choice(nodes) if number % 3 == 0 else nodes[-1]
        known = {child.move for child in node.variations}
        moves = sorted((m for m in node.board().legal_moves if m not in known), key=str)
        if moves:
            child = node.add_variation(rng.choice(moves))
            child.comment = rng.choice(["", "", "good", "a; b (c)"])
            child.nags = {rng.randrange(1, 20)} if rng.random() < 0.2 else set()
            nodes.append(child)
    record = PGN.read(str(game))
    assert texts(record) == tuple(move.uci() for move in game.mainline_moves())
    assert inner(ways(texts(record), record.lines)) == inner(library_ways(game))
    wanted = {
        tuple(move.uci() for move in node.board().move_stack): " ".join(
            [*(f"${nag}" for nag in node.nags), node.comment]
        ).strip()
        for node in nodes[1:]
    }
    assert notes_by_line(texts(record), record.lines) == {way: text for way, text in wanted.items() if text}


def test_comments_and_variations_keep_their_places() -> None:
    text = (
        "{before} 1. e4! {king's} $14 e5 ({Sicilian} 1... c5 2. Nf3 {open} (2. c3 ; Alapin\n) 2... d6) "
        "(1... e6 ({not this} 1... d5)) 2. Nf3 (2. f4 {gambit}) *"
    )
    lines = PGN.read(text).lines
    assert lines == Variations(
        (
            Branch(0, 1, ("c7c5", "g1f3", "d7d6"), "Sicilian", (Note(3, "open"),)),
            Branch(0, 1, ("e7e6",)),
            Branch(0, 1, ("d7d5",), "not this"),
            Branch(0, 2, ("f2f4",), "", (Note(3, "gambit"),)),
            Branch(1, 2, ("c2c3",), "", (Note(3, "Alapin"),)),
        ),
        "",
        (Note(0, "before"), Note(1, "$1 $14 king's")),
    )
    assert PGN.write(Record({}, "", PGN.read(text).actions, "*", lines)).split("\n\n")[1] == (
        "{before} 1. e4 $1 $14 {king's} 1... e5 ({Sicilian} 1... c5 2. Nf3 {open} (2. c3\n"
        "{Alapin}) 2... d6) (1... e6) ({not this} 1... d5) 2. Nf3 (2. f4 {gambit}) *\n"
    )


def test_variations_of_draughts_keep_their_places() -> None:
    text = "1. 11-15! (1. 9-14 22-18 {the cross} 2. 5-9) 23-19 (1... 22-18 15x22 2. 25x18) 2. 8-11 *"
    lines = PDN.read(text).lines
    assert lines == Variations(
        (
            Branch(0, 0, ("9-14", "22-18", "5-9"), "", (Note(2, "the cross"),)),
            Branch(0, 1, ("22-18", "15x22", "25x18")),
        ),
        "",
        (Note(1, "$1"),),
    )


def test_a_variation_after_the_end_repeats_the_last_move() -> None:
    (e4,) = PGN.read("1. e4").actions
    lines = Variations((Branch(0, 1, ("e7e5",), "on"), Branch(1, 2, ("d2d4",))))
    text = PGN.write(Record({}, "", (e4,), "1-0", lines))
    assert text.split("\n\n")[1] == "1. e4 ({on} 1. e4 1... e5 (1... e5 2. d4)) 1-0\n"
    assert ways(("e2e4",), PGN.read(text).lines) == {("e2e4",), ("e2e4", "e7e5", "d2d4")}
    assert PGN.write(Record({}, "", (), "*", Variations((Branch(0, 0, ("e2e4",)),)))).endswith(
        "\n\n1. e4 *\n"
    )


@pytest.mark.parametrize(
    ("text", "kept", "left_out"),
    [
        (
            "1. e4 (1. d4 d5 2. Ke5 c6) e5",
            {("e2e4", "e7e5"), ("d2d4", "d7d5")},
            "move 2. Ke5 is not legal. The rest of the variation is left out",
        ),
        ("1. e4 (1. -- d5 (1... c5)) e5", {("e2e4", "e7e5")}, "move 1. -- is not legal. The rest of the var"),
        ("( 1. d4 ) 1. e4 (1. c4 ( 1. b4 ( x ) 1. a4 )", {("e2e4",), ("b2b4",), ("c2c4",)}, "“)” is missing"),
        ("( 1. d4 ( 1. c4 ) ) 1. e4", {("e2e4",)}, "Line 1: a variation begins before the first move. The"),
        ("1. e4 (1. e4 e5 2. Nf3) e5 2. d4", {("e2e4", "e7e5", "d2d4"), ("e2e4", "e7e5", "g1f3")}, ""),
        ("1. e4 ({only words}) e5", {("e2e4", "e7e5")}, ""),
        ("1. e4 (1. d4 1-0) e5", {("e2e4", "e7e5"), ("d2d4",)}, ""),
        ("1. e4 e5 1-0 {resigned\nlate} $16", {("e2e4", "e7e5")}, ""),
    ],
)
def test_parts_that_cannot_be_kept_are_reported(text: str, kept: set[Texts], left_out: str) -> None:
    record, messages, _ = finish(PGN.reading(text))
    assert ways(texts(record), record.lines) == kept
    assert left_out in " ".join(messages) and bool(left_out) == bool(messages)


def test_a_note_after_the_result_is_kept_and_a_long_one_too() -> None:
    record, messages, _ = finish(PGN.reading("1. e4 {" + "y" * 3_000 + "} e5! 1-0 {resigned\nlate}"))
    assert [len(note.text) for note in record.lines.notes] == [3_000, 16] and not messages
    assert record.lines.notes[1].text == "$1 resigned late"
    record, messages, _ = finish(PGN.reading("1. e4\n{" + "y" * (NOTE_LIMIT + 1) + "} e5"))
    assert len(record.lines.notes[0].text) == NOTE_LIMIT
    assert messages == ("Line 2: a comment has more than 8,000 characters. The rest is left out.",)


def test_comments_and_variations_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_builder, "ACTION_LIMIT", 5)
    record, messages, _ = finish(PGN.reading("1. e4 (1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5) e5 (1... c5)"))
    assert ways(texts(record), record.lines) == {
        ("e2e4", "e7e5"),
        ("d2d4", "d7d5", "c2c4", "e7e6", "b1c3"),
    }
    assert sum("too many variations" in each for each in messages) == 2
    monkeypatch.setattr(tree_builder, "BRANCH_LIMIT", 2)
    record, messages, _ = finish(PGN.reading("1. e4 (1. d4) (1. c4) (1. a4) (1. b4)"))
    assert len(record.lines.branches) == 2 and sum("too many variations" in each for each in messages) == 2
    monkeypatch.setattr(tree_builder, "CHARACTER_LIMIT", 20)
    record, messages, _ = finish(PGN.reading("{some words} 1. e4 {too many words} e5!"))
    assert (
        notes_by_line(texts(record), record.lines) == {(): "some words"}
        and sum("too many comments" in each for each in messages) == 2
    )
