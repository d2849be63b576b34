"""The review of a game: its searches, their order, the turning points, and their texts."""

from __future__ import annotations

import pytest

from engine.ai.analysis import Analyst, Limits
from engine.contract.rng import new_rng
from engine.contract.search import Considered
from engine.contract.values import CHANCE
from engine.registry import find_game
from engine.session.match import Match, new_match
from engine.session.review import (
    MAX_POINTS,
    MIN_LOSS,
    SECOND_SEARCH_FACTOR,
    SHARE_LENGTH,
    Review,
    Task,
    begin_review,
    is_choice,
    points_of,
)

CHESS = find_game("chess")


def line(text: str, chance: float, value: float = 0.0) -> Considered:
    return Considered(text, value, chances=(chance, 1 - chance))


def with_result(review: Review, best: float, done: float, task: Task | None = None) -> Review:
    """Return the review with a result: the mover's chances with the best action and the one played."""
    task = task or review.tasks[0]
    seat, text = review.match.decider(task.at), review.match.log[task.at].text
    other = next(a for a in review.match.game.legal_actions(review.match.states[task.at]) if a.text != text)
    rows = ((other.text, best), (text, done)) if best > done else ((text, done),)
    chances = [(text, chance if seat == 0 else 1 - chance) for text, chance in rows]
    return review.with_result(task, tuple(line(*row) for row in chances), 5)


def draughts(size: int) -> Match:
    """Return a game of draughts in which the first legal action is always played."""
    match = new_match(find_game("draughts"))
    while len(match.log) < size:
        match = match.play(match.game.legal_actions(match.state)[0])
    return match


@pytest.fixture
def fools() -> Match:
    """Return the shortest mate."""
    match = new_match(CHESS)
    for move in ("f3", "e5", "g4", "Qh4#"):
        actions = CHESS.legal_actions(match.state)
        match = match.play(next(a for a in actions if CHESS.written(match.state, a) == move))
    return match


def test_each_decision_is_searched_once_and_the_doubtful_ones_again(fools: Match) -> None:
    review = begin_review(fools)
    parts = [review.progress]
    for at, (best, done) in enumerate([(0.5, 0.49), (0.5, 0.5), (0.5, 0.1), (1.0, 1.0)]):
        assert review.tasks[0] == Task(at)
        review = with_result(review, best, done)
        parts.append(review.progress)
    assert review.tasks == (Task(2, SECOND_SEARCH_FACTOR),), "only the decision with a large loss"
    review = with_result(review, 0.5, 0.2)
    assert review.tasks == () and review.progress == 1.0
    assert parts == sorted(parts)
    (turn,) = review.turning_points()
    assert (turn.at, turn.times) == (2, SECOND_SEARCH_FACTOR) and turn.lost == pytest.approx(0.3)


def test_a_loss_that_the_second_search_does_not_confirm_is_no_turning_point(fools: Match) -> None:
    review = begin_review(fools)
    for best, done in [(0.5, 0.3), (0.5, 0.5), (0.5, 0.5), (1.0, 1.0)]:
        review = with_result(review, best, done)
    assert review.turning_points()
    assert with_result(review, 0.5, 0.5 - MIN_LOSS / 2).turning_points() == ()


def test_only_the_greatest_losses_are_turning_points() -> None:
    review, count = begin_review(draughts(40)), 0
    while review.left:
        count += 1
        review = with_result(review, 0.5, 0.5 - count / 100)
    assert len(review.turning_points()) == MAX_POINTS
    assert min(turn.lost for turn in review.turning_points()) == pytest.approx((count - MAX_POINTS + 1) / 100)
    assert [turn.at for turn in review.turning_points()] == sorted(
        turn.at for turn in review.turning_points()
    )


def test_the_replacement_of_a_rejected_turning_point_is_searched_twice_too() -> None:
    review = begin_review(draughts(40))
    while review.left:
        review = with_result(review, 0.5, 0.3)
    searched = []
    while review.tasks:
        searched.append(review.tasks[0].at)
        review = with_result(review, 0.5, 0.5 if len(searched) % 2 else 0.3)
    assert len(searched) == 2 * MAX_POINTS and len(set(searched)) == len(searched)
    assert len(review.turning_points()) == MAX_POINTS and all(
        turn.times == SECOND_SEARCH_FACTOR for turn in review.turning_points()
    )


# --- several at a time -----------------------------------------------------------------------------------


def losses(match: Match) -> dict[Task, float]:
    """Return the loss of each action in both searches: the second confirms most of it."""
    rng, found = new_rng(5), {}
    for at in range(len(match.log)):
        found[Task(at)] = rng.random() / 5
        found[Task(at, SECOND_SEARCH_FACTOR)] = found[Task(at)] * rng.choice((0.0, 0.7, 1.1))
    return found


def test_each_share_of_the_game_offers_its_next_decision() -> None:
    review = begin_review(draughts(40))
    assert [task.share for task in review.tasks] == list(range(40 // SHARE_LENGTH))
    for task in (review.tasks[1], review.tasks[3]):
        again = with_result(review, 0.5, 0.5, task)
        (new,) = set(again.tasks) - set(review.tasks)
        assert new.share == task.share and new.at > task.at
        assert again.tasks.index(new) == review.tasks.index(task)
        review = again


@pytest.mark.parametrize("seed", range(10))
def test_the_order_of_results_does_not_change_the_review(seed: int) -> None:
    match, rng = draughts(40), new_rng(seed)
    lost = losses(match)

    def driven(most: int) -> tuple[Review, set[Task]]:
        """Answer one of the first `most` tasks at a time."""
        review, searched, parts = begin_review(match), set[Task](), [0.0]
        while review.tasks:
            task = rng.choice(review.tasks[:most])
            searched.add(task)
            review = with_result(review, 0.5, 0.5 - lost[task], task)
            parts.append(review.progress)
        assert parts == sorted(parts)
        return review, searched

    assert driven(1) == driven(3) == driven(100)


def test_certain_second_searches_need_not_wait_for_all_first_searches() -> None:
    review = begin_review(draughts(40))
    while sum(map(len, review.left)) > MAX_POINTS // 2:
        review = with_result(review, 0.5, 0.3)
    assert review.left and any(task.times == SECOND_SEARCH_FACTOR for task in review.tasks)
    assert sum(task.times == SECOND_SEARCH_FACTOR for task in review.tasks) == MAX_POINTS - sum(
        map(len, review.left)
    )


def test_results_of_done_or_unknown_tasks_change_nothing() -> None:
    review = begin_review(draughts(40))
    first = review.tasks[0]
    again = with_result(review, 0.5, 0.5, first)
    assert with_result(again, 0.9, 0.1, first) is again
    assert with_result(again, 0.9, 0.1, Task(first.at, SECOND_SEARCH_FACTOR)) is again
    assert with_result(again, 0.9, 0.1, Task(SHARE_LENGTH - 1)) is again


def test_places_without_a_choice_are_not_searched() -> None:
    """Chance nodes, forced actions, and resignations."""
    game = find_game("ctheckers")
    match = new_match(game).settle(new_rng(3))
    while len(match.log) < 12 and match.player >= 0:
        match = match.play(game.legal_actions(match.state)[0]).settle(new_rng(3))
    review, searched = begin_review(match), set()
    while review.tasks:
        searched.add(review.tasks[0].at)
        review = with_result(review, 0.5, 0.5)
    choices = {at for at in range(len(match.log)) if match.decider(at) != CHANCE}
    assert searched == {at for at in choices if len(game.legal_actions(match.states[at])) > 1}
    assert searched == set(filter(lambda at: is_choice(match, at), range(len(match.log))))


def test_the_curve_ends_with_the_result(fools: Match) -> None:
    review = begin_review(fools)
    review = with_result(review, 0.5, 0.5)
    assert [at for at, _ in review.curve()] == [0], "it ends at the first unsearched decision"
    while review.tasks:
        review = with_result(review, 0.5, 0.5)
    assert review.curve()[-1] == (4, (0.0, 1.0))


def test_the_curve_stops_at_the_first_unsearched_decision() -> None:
    review = begin_review(draughts(40))
    ahead = with_result(review, 0.5, 0.5, review.tasks[1])
    assert ahead.judged and ahead.curve() == ()
    while ahead.tasks[0].share == 0:
        ahead = with_result(ahead, 0.5, 0.5)
    assert [at for at, _ in ahead.curve()] == [each.at for each in ahead.judged]


def test_a_blunder_is_found_and_described_with_a_better_action(fools: Match) -> None:
    """White allows mate, and a real search finds it."""
    analyst, review = Analyst(CHESS, Limits(nodes=3_000)), begin_review(fools)
    while review.tasks:
        task = review.tasks[0]
        state = fools.states[task.at]
        *_, last = analyst.analyse(state, new_rng(0), fools.log[task.at].text)
        review = review.with_result(task, last.best, last.depth)
    point = points_of(review)[-1]
    assert (point.at, point.seat, point.kind) == (2, 0, "loss")
    assert point.title == "walks into a forced loss" and point.after == "loses by force"
    assert point.played.written == ("g4", "Qh4#") and point.better.written[0] != "g4"
    assert point.before.startswith("wins about ")


@pytest.mark.parametrize(
    ("best", "done", "title"),
    [
        ((0.30, 0.20), (0.15, 0.40), "throws away the lead"),  # although both lose most games
        ((0.45, 0.50), (0.30, 0.60), "gives away winning chances"),
        ((0.70, 0.30), (0.60, 0.40), "gives away winning chances"),  # the player is still ahead
        ((0.40, 0.30, 0.30), (0.20, 0.50, 0.30), "throws away the lead"),
    ],
)
def test_only_a_leader_gives_the_lead_away(
    best: tuple[float, ...], done: tuple[float, ...], title: str
) -> None:
    match = draughts(1)
    text = match.log[0].text
    other = next(a.text for a in match.game.legal_actions(match.states[0]) if a.text != text)
    rows = (Considered(other, 0.1, chances=best), Considered(text, 0.0, chances=done))
    (point,) = points_of(begin_review(match).with_result(Task(0), rows, 5))
    assert point.title == title
