"""Puzzles: each has a unique key; wrong actions are refuted, right ones are not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from zlib import crc32

import pytest

from engine.contract.game import AnyGame
from engine.contract.learning import ANSWER, GRADES, LASTING, Goal, Puzzles
from engine.contract.rng import new_rng
from engine.registry import GAMES, PLUGINS
from engine.session.match import Match
from engine.session.puzzles.attempt import DONE, RIGHT, WRONG, Attempt, new_attempt, proof_of
from engine.session.puzzles.proof import Progress, Proof, StateSpace, actions_of
from engine.session.puzzles.table import (
    Puzzle,
    UnknownPuzzle,
    find_puzzle,
    next_unsolved,
    puzzles_of,
    read_puzzle,
    state_of,
    write_puzzle,
)
from engine.session.tutorial import TutorialRun, step_match
from tests.toy import Sticks, TakeSticks

OURS = [game for game in GAMES if game not in PLUGINS]
ALL = [puzzle for game in OURS for puzzle in puzzles_of(game)]
LEAST, OF_A_GRADE, CHOICE = 12, 3, 3
DRAWS = 2
"""Number of states, indistinguishable for the solver, for which the proof is repeated."""


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_only_one_first_action_reaches_the_goal(puzzle: Puzzle) -> None:
    game = game_of(puzzle)
    state = state_of(game, puzzle)
    found = new_attempt(puzzle).solutions(state)
    key = game.find(state, puzzle.key)
    assert [game.same_effect_key(state, action) for action in found] == [game.same_effect_key(state, key)]
    assert len(actions_of(game, state)) >= CHOICE
    assert puzzles(puzzle).goals[puzzle.goal].seat in (None, game.player(state))
    if puzzle.turns > 1:
        assert not new_attempt(puzzle)._replace(left=puzzle.turns - 1).solutions(state), (
            "it takes all its turns"
        )


@pytest.mark.parametrize(
    "puzzle", [a for a in ALL if GAMES[a.game].info.hidden], ids=lambda puzzle: puzzle.name
)
def test_hidden_information_does_not_change_the_key(puzzle: Puzzle) -> None:
    """The solver's hidden information may be anything that the view allows."""
    game, rng = game_of(puzzle), new_rng(puzzle.number)
    state = state_of(game, puzzle)
    view, goal = game.view(state, game.player(state)), puzzles(puzzle).goals[puzzle.goal]
    for _ in range(DRAWS):
        drawn = game.determinize(view, rng)
        if drawn == state:
            continue
        proof = Proof(StateSpace(game, puzzles(puzzle).turn), goal, drawn, game.player(drawn))
        begun = Progress(drawn, puzzle.turns - 1, True)
        after = {action.text: game.apply(drawn, action) for action in actions_of(game, drawn)}
        assert [text for text, child in after.items() if proof.keeps_goal(begun, child)] == [puzzle.key]


def game_of(puzzle: Puzzle) -> AnyGame:
    return GAMES[puzzle.game].for_puzzles()


def puzzles(puzzle: Puzzle) -> Puzzles:
    found = GAMES[puzzle.game].puzzles()
    assert found
    return found


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_the_solution_reaches_the_goal_in_the_given_turns(puzzle: Puzzle) -> None:
    """The best defence is played; while nothing is wrong, a right action always exists."""
    match, attempt = begun(puzzle)
    for _ in range(20 * puzzle.turns):
        match, attempt = done(match, attempt, attempt.solutions(match.state)[0].text)
        assert attempt.verdict in (RIGHT, DONE)
        if attempt.verdict == DONE:
            return
        attempt = attempt.next_decision(match.cursor)
        assert match.player == proof_of(puzzle).seat and attempt.left + attempt.mine > 0
    pytest.fail("the goal is never reached")


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_a_wrong_action_is_refuted(puzzle: Puzzle) -> None:
    match, attempt = begun(puzzle)
    game = match.game
    right = game.same_effect_key(match.state, game.find(match.state, puzzle.key))
    wrong = [a for a in actions_of(game, match.state) if game.same_effect_key(match.state, a) != right]
    refuted = 0
    for action in (wrong[0], wrong[len(wrong) // 2]):
        after, tried = done(match, attempt, action.text)
        assert tried.verdict == WRONG and not tried.remaining(after.cursor)
        assert tried.retried()._replace(upto=attempt.upto, then=attempt.then) == attempt
        refuted += len(tried.line) > 0 or after.player in (-2, proof_of(puzzle).seat)
    assert refuted == 2, "the refutation was played, or the game is over, or no turn is left"


def begun(puzzle: Puzzle) -> tuple[Match, Attempt]:
    attempt = new_attempt(puzzle)
    match = step_match(game_of(puzzle), TutorialRun(puzzle.tutorial, attempt=attempt))
    assert match.state == state_of(match.game, puzzle)
    return match, attempt


def done(match: Match, attempt: Attempt, text: str) -> tuple[Match, Attempt]:
    match = match.play(match.game.find(match.state, text))
    attempt = attempt.judged(match)
    for follows in attempt.line:
        assert attempt.remaining(match.cursor)
        match = match.play(match.game.find(match.state, follows))
    return match, attempt


# --- the tables ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_enough_of_each_grade(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= LEAST and len({puzzle.position for puzzle in found}) == len(found)
    grades = Counter(puzzle.grade for puzzle in found)
    assert set(grades) == set(GRADES) and min(grades.values()) >= OF_A_GRADE
    table = GAMES[game].puzzles()
    assert table and [read_puzzle(game, i, text) for i, text in enumerate(table.table, 1)] == list(found)
    assert [write_puzzle(puzzle) for puzzle in found] == list(table.table)
    assert {puzzle.goal for puzzle in found} == set(table.goals) == set(table.words.goals)


@pytest.mark.parametrize("name", ["", "chess", "chess/0", "chess/9999", "chess/07", "go/1", "chess/1/1"])
def test_an_unknown_puzzle_is_refused(name: str) -> None:
    with pytest.raises(UnknownPuzzle):
        find_puzzle(name)


def test_the_next_unsolved_is_of_the_same_game_first() -> None:
    names = [p.name for grade in GRADES for p in puzzles_of("chess") if p.grade == grade]
    assert next_unsolved((), "") == f"{OURS[0]}/1"
    assert next_unsolved((), "chess") == names[0]
    assert next_unsolved(names[:1], "chess/1") == names[1]
    assert next_unsolved(names[1:], names[-1]) == names[0], "puzzles skipped before come next"
    assert next_unsolved((), "chess/5") == "chess/10", "the next easy one"
    assert next_unsolved(names, "chess/3") == f"{OURS[0]}/1"
    assert next_unsolved([puzzle.name for puzzle in ALL], "chess/3") == ""


# --- the proof, on a game that can be checked by hand ----------------------------------------------------


def ways(goal: Goal, sticks: int, turns: int) -> list[int]:
    """Return how many sticks may be taken first: one to three per turn, and the last one wins."""
    game, start = TakeSticks(), Sticks(sticks)
    proof = Proof(StateSpace(game, None), goal, start, 0)
    begun = proof.begun(Progress(start, turns))
    assert begun
    after = {int(a.text[-1]): game.apply(start, a) for a in game.legal_actions(start)}
    return [taken for taken, child in after.items() if proof.keeps_goal(begun, child)]


@pytest.mark.parametrize("sticks", range(1, 8))
def test_the_proof_finds_the_winner_and_the_number_of_turns(sticks: int) -> None:
    at_once = [sticks] if sticks <= 3 else []
    assert ways(Goal(), sticks, 1) == at_once
    assert ways(Goal(), sticks, 2) == (at_once or [sticks % 4] if sticks % 4 else [])
    assert ways(Goal(ends=("ahead",)), sticks, 2) == [], "an end of another kind does not count"


def test_a_goal_may_be_reached_by_the_reply_or_by_not_losing() -> None:
    def last(_start: Sticks, before: Sticks, after: Sticks, seat: int) -> bool:
        return before.seat != seat and not after.left

    assert ways(Goal(reached=last), 2, 1) == []
    assert ways(Goal(reached=last, until=ANSWER), 2, 1) == [1], "the reply must take the last stick"
    assert ways(Goal(until=LASTING), 5, 1) == [1]
    assert ways(Goal(until=LASTING), 7, 1) == [1, 2, 3]
    assert ways(Goal(until=LASTING), 3, 1) == [3], "a win is no loss"


# --- stability -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [game for game in OURS if GAMES[game].info.earlier_rules])
def test_puzzles_keep_their_rules_version_when_the_rules_change(name: str) -> None:
    found, info = GAMES[name].puzzles(), GAMES[name].info
    assert found and found.rules, "set Puzzles.rules to the rules version before the change"
    versions = tuple(range(1, info.rules_version + 1))
    later = info._replace(rules_version=info.rules_version + 1, earlier_rules=versions)
    changed = type(name, (type(GAMES[name]),), {"info": later})()
    assert changed.for_puzzles().info.rules_version == found.rules


ARCHIVE = Path(__file__).parents[2] / "archive" / "challenges.txt"


def mark(puzzle: Puzzle) -> str:
    """Return the fingerprint of a puzzle: its name, and a checksum of its text without the grade."""
    text = write_puzzle(puzzle._replace(grade=""))
    return f"{puzzle.name} {crc32(text.encode()):08x}"


def test_puzzle_numbers_never_change_their_meaning() -> None:
    """Links and the store refer to puzzles by name."""
    kept, marks = ARCHIVE.read_text(encoding="utf-8").splitlines(), [mark(puzzle) for puzzle in ALL]
    changed = set(kept) - set(marks)
    assert not changed, f"these puzzles were changed or removed: {sorted(changed)}"
    added = [line for line in marks if line not in kept]
    assert not added, f"in {ARCHIVE.name}, below the game's other lines, add: {added}"
    assert len(kept) == len(set(kept))
