"""Puzzles: each has a unique key; wrong actions are refuted, right ones are not."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from zlib import crc32

import pytest

from engine.contract.learning import ANSWER, GRADES, LASTING, Goal, Puzzles
from engine.contract.rng import new_rng
from engine.registry import GAMES, PLUGINS
from engine.session.match import Match
from engine.session.puzzles.attempt import DONE, RIGHT, WRONG, Attempt, new_attempt, proof_of
from engine.session.puzzles.positions import StateSpace, actions_of
from engine.session.puzzles.proof import Progress, Proof
from engine.session.puzzles.table import (
    Puzzle,
    UnknownPuzzle,
    find_puzzle,
    next_unsolved,
    puzzles_of,
    read,
    state_of,
    write,
)
from engine.session.tutorial import TutorialRun, step_match
from tests.toy import Sticks, TakeSticks

OURS = [game for game in GAMES if game not in PLUGINS]
ALL = [asked for game in OURS for asked in puzzles_of(game)]
LEAST, OF_A_GRADE, CHOICE = 12, 4, 3
DRAWS = 2
"""Number of states, indistinguishable for the solver, for which the proof is repeated."""


@pytest.mark.parametrize("asked", ALL, ids=lambda asked: asked.name)
def test_one_way_to_begin_reaches_the_goal_and_no_other(asked: Puzzle) -> None:
    game, state = GAMES[asked.game], state_of(GAMES[asked.game], asked)
    found = new_attempt(asked).solutions(state)
    key = game.find(state, asked.key)
    assert [game.same_effect_key(state, action) for action in found] == [game.same_effect_key(state, key)]
    assert len(actions_of(game, state)) >= CHOICE
    assert puzzles(asked).goals[asked.goal].seat in (None, game.player(state))
    if asked.turns > 1:
        assert not new_attempt(asked)._replace(left=asked.turns - 1).solutions(state), (
            "it takes all its turns"
        )


@pytest.mark.parametrize("asked", [a for a in ALL if GAMES[a.game].info.hidden], ids=lambda asked: asked.name)
def test_hidden_information_does_not_change_the_key(asked: Puzzle) -> None:
    """The solver's hidden information may be anything that the view allows."""
    game, state, rng = GAMES[asked.game], state_of(GAMES[asked.game], asked), new_rng(asked.number)
    view, goal = game.view(state, game.player(state)), puzzles(asked).goals[asked.goal]
    for _ in range(DRAWS):
        drawn = game.determinize(view, rng)
        if drawn == state:
            continue
        proof = Proof(StateSpace(game, puzzles(asked).turn), goal, drawn, game.player(drawn))
        begun = Progress(drawn, asked.turns - 1, True)
        after = {action.text: game.apply(drawn, action) for action in actions_of(game, drawn)}
        assert [text for text, child in after.items() if proof.good(begun, child)] == [asked.key]


def puzzles(asked: Puzzle) -> Puzzles:
    found = GAMES[asked.game].puzzles()
    assert found
    return found


@pytest.mark.parametrize("asked", ALL, ids=lambda asked: asked.name)
def test_the_solution_reaches_the_goal_in_the_given_turns(asked: Puzzle) -> None:
    """The best defence is played; while nothing is wrong, a right action always exists."""
    match, attempt = begun(asked)
    for _ in range(20 * asked.turns):
        match, attempt = done(match, attempt, attempt.solutions(match.state)[0].text)
        assert attempt.verdict in (RIGHT, DONE)
        if attempt.verdict == DONE:
            return
        attempt = attempt.onward(match.cursor)
        assert match.player == proof_of(asked).seat and attempt.left + attempt.mine > 0
    pytest.fail("it never ends")


@pytest.mark.parametrize("asked", ALL, ids=lambda asked: asked.name)
def test_a_wrong_action_is_refuted(asked: Puzzle) -> None:
    match, attempt = begun(asked)
    game = match.game
    right = game.same_effect_key(match.state, game.find(match.state, asked.key))
    wrong = [a for a in actions_of(game, match.state) if game.same_effect_key(match.state, a) != right]
    refuted = 0
    for action in (wrong[0], wrong[len(wrong) // 2]):
        after, tried = done(match, attempt, action.text)
        assert tried.verdict == WRONG and not tried.remaining(after.cursor)
        assert tried.again()._replace(upto=attempt.upto, then=attempt.then) == attempt
        refuted += len(tried.line) > 0 or after.player in (-2, proof_of(asked).seat)
    assert refuted == 2, "what refutes it is seen, or the game is over, or nothing is left to do"


def begun(asked: Puzzle) -> tuple[Match, Attempt]:
    attempt = new_attempt(asked)
    match = step_match(GAMES[asked.game], TutorialRun(asked.tutorial, attempt=attempt))
    assert match.state == state_of(GAMES[asked.game], asked)
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
    assert len(found) >= LEAST and len({asked.position for asked in found}) == len(found)
    grades = Counter(asked.grade for asked in found)
    assert set(grades) == set(GRADES) and min(grades.values()) >= OF_A_GRADE
    table = GAMES[game].puzzles()
    assert table and [read(game, i, text) for i, text in enumerate(table.table, 1)] == list(found)
    assert [write(asked) for asked in found] == list(table.table)
    assert {asked.goal for asked in found} == set(table.goals) == set(table.words.goals)


@pytest.mark.parametrize("name", ["", "chess", "chess/0", "chess/9999", "chess/07", "go/1", "chess/1/1"])
def test_an_unknown_puzzle_is_refused(name: str) -> None:
    with pytest.raises(UnknownPuzzle):
        find_puzzle(name)


def test_the_next_unsolved_is_of_the_same_game_first() -> None:
    names = [asked.name for asked in puzzles_of("chess")]
    assert next_unsolved((), "") == f"{OURS[0]}/1"
    assert next_unsolved((), "chess") == names[0]
    assert next_unsolved(names[:1], "chess/1") == names[1]
    assert next_unsolved(names[1:], names[-1]) == names[0], "what was left out comes then"
    assert next_unsolved(names, "chess/3") == f"{OURS[0]}/1"
    assert next_unsolved([asked.name for asked in ALL], "chess/3") == ""


# --- the proof, on a game that everybody can count -------------------------------------------------------


def ways(goal: Goal, sticks: int, turns: int) -> list[int]:
    """Return how many sticks may be taken first: one to three per turn, and the last one wins."""
    game, start = TakeSticks(), Sticks(sticks)
    proof = Proof(StateSpace(game, None), goal, start, 0)
    begun = proof.begun(Progress(start, turns))
    assert begun
    after = {int(a.text[-1]): game.apply(start, a) for a in game.legal_actions(start)}
    return [taken for taken, child in after.items() if proof.good(begun, child)]


@pytest.mark.parametrize("sticks", range(1, 8))
def test_the_proof_finds_the_winner_and_the_number_of_turns(sticks: int) -> None:
    at_once = [sticks] if sticks <= 3 else []
    assert ways(Goal(), sticks, 1) == at_once
    assert ways(Goal(), sticks, 2) == (at_once or [sticks % 4] if sticks % 4 else [])
    assert ways(Goal(ends=("ahead",)), sticks, 2) == [], "an end of another kind does not count"


def test_a_goal_may_be_met_by_the_answer_or_by_lasting() -> None:
    def last(_start: Sticks, before: Sticks, after: Sticks, seat: int) -> bool:
        return before.seat != seat and not after.left

    assert ways(Goal(reached=last), 2, 1) == []
    assert ways(Goal(reached=last, until=ANSWER), 2, 1) == [1], "one is left, and has to be taken"
    assert ways(Goal(until=LASTING), 5, 1) == [1]
    assert ways(Goal(until=LASTING), 7, 1) == [1, 2, 3]
    assert ways(Goal(until=LASTING), 3, 1) == [3], "who has won has not lost"


# --- for ever --------------------------------------------------------------------------------------------

ARCHIVE = Path(__file__).parents[2] / "archive" / "challenges.txt"


def mark(asked: Puzzle) -> str:
    """Return the fingerprint of a puzzle: its name, and a checksum of its text."""
    return f"{asked.name} {crc32(write(asked).encode()):08x}"


def test_puzzle_numbers_never_change_their_meaning() -> None:
    """Links and the store refer to puzzles by name: add the marks of new ones, change none."""
    assert ARCHIVE.read_text(encoding="utf-8").splitlines() == [mark(asked) for asked in ALL]
