"""Variations: no played action is lost, and written variations are read unchanged."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contract.steps import finish
from engine.contract.values import TERMINAL
from engine.contract.variation_edits import deleted, lines_up_to, merged, noted, promoted, renamed, with_path
from engine.contract.variations import (
    ACTION_LIMIT,
    BRANCH_LIMIT,
    NAME_LIMIT,
    NOTE_LIMIT,
    Branch,
    Full,
    Node,
    Note,
    Variations,
    branches_from,
    clean,
    find,
    path_to,
    readable,
)
from engine.registry import GAMES
from engine.session import link
from engine.session.link import TooLong, choices, read_link, write_link
from engine.session.match import Match, new_match
from engine.session.save import read_save, write_save
from engine.session.serialization import Unreadable
from engine.session.variations import read_variations, variation_match, variations_data
from tests.engine.session.trees import grown_match, notes_by_line, ways
from tests.examples import examples
from tests.toy import DiceRace, TakeSticks, enlist

SOME = settings(max_examples=examples(25), deadline=None)
GROWN = st.builds(grown_match, st.sampled_from(["draughts", "chess", "race", "alien"]), st.integers(0, 999))
STICKS = TakeSticks()


@pytest.fixture(autouse=True, scope="module")
def with_toys() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        enlist(patch, STICKS, DiceRace())
        yield


def sticks(*texts: str, of: Match | None = None) -> Match:
    match = of or new_match(STICKS)
    for text in texts:
        match = match.play(STICKS.find(match.state, f"take-{text}"))
    return match


def branches(match: Match) -> list[tuple[int, int, str]]:
    return [(b.parent, b.at, "".join(text[-1] for text in b.actions)) for b in match.lines.branches]


# --- playing ---------------------------------------------------------------------------------------------


def test_a_replaced_continuation_becomes_a_variation() -> None:
    match = sticks("2", of=sticks("1", "1", "1").goto(1))
    assert ("".join(t[-1] for t in match.texts), branches(match)) == ("12", [(0, 1, "11")])


def test_repeating_an_action_makes_no_new_variation() -> None:
    match = sticks("1", "1", "1").goto(1)
    again = sticks("1", of=match)
    assert (again.log, again.cursor, again.lines) == (match.log, 2, Variations())


def test_replaying_a_variation_returns_its_actions_one_by_one() -> None:
    match = sticks("2", of=sticks("1", "1", "1").goto(1)).goto(1)
    match = sticks("1", of=match)
    assert branches(match) == [(0, 2, "1"), (0, 1, "2")]
    match = sticks("1", of=match)
    assert ("".join(t[-1] for t in match.texts), branches(match)) == ("111", [(0, 1, "2")])


def test_branches_of_a_replaced_line_still_leave_it() -> None:
    match = sticks("2", of=sticks("1", "1", "1").goto(2))
    match = sticks("3", of=match.goto(1))
    assert branches(match) == [(0, 1, "12"), (1, 2, "1")]
    match = sticks("3", of=match.goto(0))
    assert branches(match) == [(0, 0, "13"), (1, 1, "12"), (2, 2, "1")]


def test_an_agreed_end_keeps_the_redo_tail_as_a_variation() -> None:
    assert branches(sticks("1", "2", "3").goto(1).agree(0)) == [(0, 1, "23")]


@SOME
@given(st.sampled_from(["sticks", "race", "draughts"]), st.lists(st.integers(0, 10**6), max_size=40))
def test_every_played_action_stays_in_the_tree(game_id: str, numbers: list[int]) -> None:
    match, played = new_match(GAMES[game_id]), []
    for number in numbers:
        if number % 3 == 0 or match.player == TERMINAL:
            match = match.goto(number // 3 % (len(match.log) + 1))
        else:
            actions = choices(match.game, match.state)
            match = match.play(actions[number // 3 % len(actions)])
            played.append(match.texts[: match.cursor])
    for path in played:
        assert find(match.texts, match.lines, path).place == len(path)
    assert read_variations(json.loads(json.dumps(variations_data(match.lines))), match.texts) == match.lines


# --- what people do with lines ---------------------------------------------------------------------------


@SOME
@given(GROWN, st.data())
def test_promoting_a_variation_changes_nothing_else(match: Match, data: st.DataObject) -> None:
    main_line, lines = match.texts, match.lines
    number = data.draw(st.integers(1, max(1, len(lines.branches))))
    if not lines.branches:
        return
    whole = path_to(main_line, lines, number)
    top = lines.branch(number).parent == 0
    new_main_line, new = promoted(main_line, lines, number)
    assert (new_main_line == whole) == top and (top or new_main_line == main_line)
    before, after = ways(main_line, lines), ways(new_main_line, new)
    assert before >= after and all(any(way[: len(w)] == w for way in after) for w in before)
    assert notes_by_line(main_line, lines) == notes_by_line(new_main_line, new)
    assert read_variations(variations_data(new), new_main_line) == new
    assert finish(variation_match(match, number)).texts == whole


@SOME
@given(GROWN)
def test_deleting_a_variation_removes_its_branches_and_can_be_undone(match: Match) -> None:
    main_line, lines = match.texts, match.lines
    for number in lines.numbers:
        less = deleted(lines, number)
        gone = path_to(main_line, lines, number)[: lines.branch(number).at + 1]
        assert {w for w in ways(main_line, lines) if w[: len(gone)] != gone} == ways(main_line, less)
        back = merged(main_line, less, main_line, lines)
        assert all(find(main_line, back, way).place == len(way) for way in ways(main_line, lines))
        assert all(find(main_line, lines, way).place == len(way) for way in ways(main_line, back))
        assert notes_by_line(main_line, back) == notes_by_line(main_line, lines)


@SOME
@given(GROWN, GROWN)
def test_two_trees_of_a_game_become_one(match: Match, other: Match) -> None:
    if match.game is not other.game:
        return
    both = merged(match.texts, match.lines, other.texts, other.lines)
    for way in ways(match.texts, match.lines) | ways(other.texts, other.lines):
        assert find(match.texts, both, way).place == len(way)
    assert set(notes_by_line(match.texts, both)) == {
        *notes_by_line(match.texts, match.lines),
        *notes_by_line(other.texts, other.lines),
    }
    assert merged(match.texts, both, other.texts, other.lines) == both


def test_names_and_notes_are_one_line_and_can_be_removed() -> None:
    lines = sticks("2", of=sticks("1", "1").goto(1)).lines
    lines = noted(renamed(lines, 1, " a\n}b " + "x" * 99), Node(1, 2), "y" * 9999)
    assert (
        lines.branch(1).name == clean("a )b " + "x" * 99, NAME_LIMIT)
        and len(lines.branch(1).name) == NAME_LIMIT
    )
    assert lines.notes_of(1) == {2: "y" * NOTE_LIMIT}
    assert noted(renamed(lines, 1, ""), Node(1, 2), " ").branch(1)[3:] == ("", ())


def test_variations_are_limited_and_named_ones_stay_longest() -> None:
    main_line, lines = ("a",), Variations()
    for number in range(BRANCH_LIMIT):
        lines = with_path(main_line, lines, (f"b{number}",))
    with pytest.raises(Full):
        with_path(main_line, lines, ("one more",))
    with pytest.raises(Full):
        with_path(main_line, Variations(), ("x",) * (ACTION_LIMIT + 1))
    match = new_match(GAMES["chess"])._replace(lines=renamed(lines, 1, "keep me"))
    moves = GAMES["chess"].legal_actions(match.state)
    match = match.play(moves[0]).goto(0).play(moves[1])
    assert len(match.lines.branches) == BRANCH_LIMIT
    assert match.lines.branch(1).name == "keep me" and match.lines.branch(2).actions == ("b2",)


def test_only_variations_up_to_the_cursor_remain() -> None:
    match = sticks("2", of=sticks("1", "1", "1", "1").goto(2))
    match = match._replace(lines=with_path(match.texts, match.lines, ("take-3", "take-2")))
    match = match._replace(lines=noted(match.lines, Node(0, 3), "late"))
    assert ways(match.texts, lines_up_to(match.lines, 1)) == {match.texts, ("take-3", "take-2")}
    assert lines_up_to(match.lines, 1).notes == () and lines_up_to(match.lines, 3) == match.lines


def test_glyph_numbers_are_shown_as_symbols() -> None:
    assert readable("$1 $16 $99 [%clk 0:01:00] well  done") == "! ± $99 well done"


# --- saves and links -------------------------------------------------------------------------------------


@SOME
@given(GROWN)
def test_written_variations_are_read_unchanged(match: Match) -> None:
    there = match._replace(states=match.states)
    assert read_save(write_save(match, "who")).match == there
    assert read_link(write_link(match, "who\nelse")) == (there, "who\nelse")
    for number in match.lines.numbers:
        assert finish(variation_match(match, number)).states[-1] is not None


def test_a_link_holds_the_variations_up_to_the_cursor() -> None:
    match = sticks("2", of=sticks("1", "1", "1", "1").goto(2))
    match = match._replace(lines=with_path(match.texts, match.lines, ("take-3",)))
    shared = read_link(write_link(match.goto(1))).match
    assert (shared.cursor, ways(shared.texts, shared.lines)) == (1, {("take-1",), ("take-3",)})


def test_a_game_without_variations_has_the_old_format() -> None:
    match = sticks("1", "2")
    assert ".1." in write_link(match) and "lines" not in json.loads(write_save(match))["content"]
    assert ".2." in write_link(sticks("1", of=match.goto(1)))


def test_more_than_fits_into_a_link_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sticks("1", "1", "1", "1", "1", "1", "1")
    much = Variations(notes=tuple(Note(place, "x" * NOTE_LIMIT) for place in range(8)))
    assert read_link(write_link(match._replace(lines=much))).match.lines == much
    monkeypatch.setattr(link, "LINK_LIMIT", 8_000)
    with pytest.raises(TooLong):
        write_link(match._replace(lines=much))
    few = sticks("2", of=match.goto(0))
    monkeypatch.setattr(link, "LINK_ACTIONS", 7)
    with pytest.raises(TooLong):
        write_link(few)


def test_a_variation_against_the_rules_is_refused_when_played() -> None:
    match = sticks("1")._replace(lines=Variations((Branch(0, 0, ("take-2", "take-9")),)))
    match = read_save(write_save(match)).match
    for look in (lambda: finish(variation_match(match, 1)), lambda: write_link(match)):
        with pytest.raises(Unreadable, match="breaks the rules"):
            look()


ODD: tuple[Any, ...] = (
    None, [], {}, {"branches": {}}, {"branches": [[]]}, {"branches": [[0, 0, "", [], []]]},
    {"branches": [[0, 0, "", ["take-1"], []]]}, {"branches": [[1, 0, "", ["x"], []]]},
    {"branches": [[0, 3, "", ["x"], []]]}, {"branches": [[0, -1, "", ["x"], []]]},
    {"branches": [[0, True, "", ["x"], []]]}, {"branches": [[0, 0.0, "", ["x"], []]]},
    {"branches": [[0, 0, 1, ["x"], []]]}, {"branches": [[0, 0, "n" * (NAME_LIMIT + 1), ["x"], []]]},
    {"branches": [[0, 0, "", "x", []]]}, {"branches": [[0, 0, "", [1], []]]},
    {"branches": [[0, 0, "", [""], []]]},
    {"branches": [[0, 0, "", ["x"], [[0, "early"]]]]}, {"branches": [[0, 0, "", ["x"], [[2, "late"]]]]},
    {"branches": [[0, 0, "", ["x"], [[1, ""]]]]}, {"branches": [[0, 0, "", ["x"], [[1, "a"], [1, "b"]]]]},
    {"branches": [[0, 0, "", ["x"], []], [0, 0, "", ["x", "y"], []]]},
    {"branches": [[0, 0, "", ["x", "y"], []], [1, 1, "", ["y"], []]]},
    {"branches": [[0, 0, "", ["x", "y"], []], [1, 3, "", ["z"], []]]},
    {"branches": [[0, 0, "", [f"x{i}"], []] for i in range(1)] * (BRANCH_LIMIT + 1)},
    {"branches": [[0, 0, "", ["x"] * (ACTION_LIMIT + 1), []]]},
    {"branches": [], "notes": [[0, "x" * (NOTE_LIMIT + 1)]]},
    {"branches": [], "name": 3}, {"branches": [], "notes": [[9, "late"]]},
)  # fmt: skip


@pytest.mark.parametrize("data", ODD, ids=lambda data: json.dumps(data)[:60])
def test_malformed_variations_are_refused(data: Any) -> None:
    filled = {"name": "", "notes": [], **data} if isinstance(data, dict) else data
    with pytest.raises(ValueError):
        read_variations(filled, ("take-1", "take-2"))


def test_lookup_of_places_in_variations() -> None:
    lines = Variations(
        (Branch(0, 1, ("x", "y")), Branch(1, 2, ("z",)), Branch(0, 1, ("w",))), "", (Note(0, "n"),)
    )
    assert branches_from(lines, 0) == {1: [1, 3]} and branches_from(lines, 1) == {2: [2]}
    assert path_to(("a", "b"), lines, 2) == ("a", "x", "z")
    assert find(("a", "b"), lines, ("a", "x", "q")) == Node(1, 2)
    with pytest.raises(IndexError):
        lines.branch(0)
