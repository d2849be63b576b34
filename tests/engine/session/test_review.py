"""The review of a game: what is looked at, in which order, what turned it, and that it is told."""

from __future__ import annotations

import pytest

from engine.ai.analysis import Eye, Limits
from engine.contract.rng import new_rng
from engine.contract.search import Considered
from engine.contract.values import CHANCE
from engine.registry import find_game
from engine.session.match import Match, new_match
from engine.session.review.points import points_of
from engine.session.review.review import AGAIN, MARK, MOST, Review, Task, begin

CHESS = find_game("chess")


def line(text: str, chance: float, value: float = 0.0) -> Considered:
    return Considered(text, value, chances=(chance, 1 - chance))


def told(review: Review, best: float, done: float) -> Review:
    """Take in that the seat to decide had one chance, and another after what it did."""
    task = review.task
    assert task
    seat, text = review.match.decider(task.at), review.match.log[task.at].text
    other = next(a for a in review.match.game.legal_actions(review.match.states[task.at]) if a.text != text)
    rows = ((other.text, best), (text, done)) if best > done else ((text, done),)
    chances = [(text, chance if seat == 0 else 1 - chance) for text, chance in rows]
    return review.told(tuple(line(*row) for row in chances), 5)


@pytest.fixture
def fools() -> Match:
    """The shortest mate."""
    match = new_match(CHESS)
    for move in ("f3", "e5", "g4", "Qh4#"):
        actions = CHESS.legal_actions(match.state)
        match = match.play(next(a for a in actions if CHESS.written(match.state, a) == move))
    return match


def test_each_decision_is_looked_at_once_and_the_doubtful_ones_again(fools: Match) -> None:
    review = begin(fools)
    parts = [review.part]
    for at, (best, done) in enumerate([(0.5, 0.49), (0.5, 0.5), (0.5, 0.1), (1.0, 1.0)]):
        assert review.task == Task(at)
        review = told(review, best, done)
        parts.append(review.part)
    assert review.task == Task(2, AGAIN), "only what lost much"
    review = told(review, 0.5, 0.2)
    assert review.task is None and review.part == 1.0
    assert parts == sorted(parts)
    (turn,) = review.turns()
    assert (turn.at, turn.times) == (2, AGAIN) and turn.lost == pytest.approx(0.3)


def test_what_a_second_look_does_not_find_again_is_no_turning_point(fools: Match) -> None:
    review = begin(fools)
    for best, done in [(0.5, 0.3), (0.5, 0.5), (0.5, 0.5), (1.0, 1.0)]:
        review = told(review, best, done)
    assert review.turns()
    assert told(review, 0.5, 0.5 - MARK / 2).turns() == ()


def test_only_the_greatest_losses_are_told() -> None:
    match = new_match(find_game("draughts"))
    while len(match.log) < 40:
        match = match.play(match.game.legal_actions(match.state)[0])
    review, count = begin(match), 0
    while review.task and review.task.times == 1:
        count += 1
        review = told(review, 0.5, 0.5 - count / 100)
    assert len(review.turns()) == MOST
    assert min(turn.lost for turn in review.turns()) == pytest.approx((count - MOST + 1) / 100)
    assert [turn.at for turn in review.turns()] == sorted(turn.at for turn in review.turns())


def test_where_nobody_chose_there_is_nothing_to_judge() -> None:
    """Chance, a single action, and giving up."""
    game = find_game("ctheckers")
    match = new_match(game).settle(new_rng(3))
    while len(match.log) < 12 and match.player >= 0:
        match = match.play(game.legal_actions(match.state)[0]).settle(new_rng(3))
    review, asked = begin(match), set()
    while review.task:
        asked.add(review.task.at)
        review = review.told((), 0)
    choices = {at for at in range(len(match.log)) if match.decider(at) != CHANCE}
    assert asked == {at for at in choices if len(game.legal_actions(match.states[at])) > 1}
    assert not review.judged and review.part == 1.0


def test_the_curve_ends_with_what_the_game_came_to(fools: Match) -> None:
    review = begin(fools)
    review = told(review, 0.5, 0.5)
    assert [at for at, _ in review.curve()] == [0], "as far as it was looked at"
    while review.task:
        review = told(review, 0.5, 0.5)
    assert review.curve()[-1] == (4, (0.0, 1.0))


def test_a_blunder_is_found_and_told_with_what_was_better(fools: Match) -> None:
    """White lets itself be mated: known by a real search."""
    eye, review = Eye(CHESS, Limits(nodes=3_000)), begin(fools)
    while task := review.task:
        state = fools.states[task.at]
        *_, last = eye.look(state, new_rng(0), fools.log[task.at].text)
        review = review.told(last.best, last.depth)
    point = points_of(review)[-1]
    assert (point.at, point.seat, point.kind) == (2, 0, "loss")
    assert point.title == "walks into a sure loss" and point.after == "loses by force"
    assert point.played.written == ("g4", "Qh4#") and point.better.written[0] != "g4"
    assert point.before.startswith("about ")
