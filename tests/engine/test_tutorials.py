"""Tutorials: the engine plays every step of every tutorial, in all the allowed ways."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract.game import AnyGame
from engine.contract.learning import Step, Tutorial
from engine.contract.values import CHANCE, TERMINAL
from engine.registry import GAMES
from engine.session.match import Match
from engine.session.tutorial import TutorialRun, step_match
from tests.toy import TakeSticks

FEW, MANY = 4, 7
"""Number of steps of a tutorial."""
LONGEST = 200
"""Maximum number of letters in the text of a step."""
WITH_TUTORIAL = [game for game in GAMES.values() if game.tutorial]


def tutorial_of(game: AnyGame) -> Tutorial:
    assert game.tutorial
    return game.tutorial


def begun(game: AnyGame, tour: TutorialRun) -> tuple[TutorialRun, Match]:
    match = step_match(game, tour)
    return tour._replace(since=match.cursor), match


def _straight_on(match: Match, text: str) -> Match:
    """Return the match with the decision played that an action implies, if it is not legal without."""
    implied = match.game.implied(match.state)
    legal = [action.text for action in match.game.legal_actions(match.state)]
    return match.play(implied) if implied and text not in legal else match


def ways(game: AnyGame, tour: TutorialRun, match: Match) -> Iterator[tuple[Match, Match]]:
    """Yield the match after each wanted action: at once, and after all automatic actions."""
    person = match.player
    for text in tour.step.wanted:
        ready = _straight_on(match, text)
        done = ready.play(game.find(ready.state, text))
        after = done
        for following in tour.step.then:
            assert after.player not in (person, TERMINAL), f"{following} is not for others to do"
            after = after.play(game.find(after.state, following))
        yield done, after


def steps(game: AnyGame) -> Iterator[tuple[Step, TutorialRun, Match]]:
    """Yield each step with the matches in which it may begin, once for each state."""
    tour, match = begun(game, TutorialRun(tutorial_of(game)))
    starts = {match.state: match}
    while True:
        afters = {}
        for match in starts.values():
            yield tour.step, tour, match
            afters.update({after.state: after for _, after in ways(game, tour, match)})
        if tour.is_last:
            return
        tour = tour.after(next(iter(afters.values())))
        starts = afters
        if tour.step.position:
            tour, match = begun(game, tour)
            starts = {match.state: match}


def test_every_game_has_one() -> None:
    assert len(WITH_TUTORIAL) == len(GAMES)


@pytest.mark.parametrize("game", WITH_TUTORIAL, ids=lambda game: game.info.id)
def test_every_step_can_be_done_in_every_way_that_is_wanted(game: AnyGame) -> None:
    person = step_match(game, TutorialRun(tutorial_of(game))).player
    for step, tour, match in steps(game):
        assert match.player not in (CHANCE, TERMINAL), f"{step.id}: nobody is there to do it"
        assert step.position or match.player == person, f"{step.id}: somebody else is to move"
        person = match.player
        assert len(set(step.wanted)) == len(step.wanted)
        assert tour.left(match) is None
        for done, after in ways(game, tour, match):
            assert (tour.left(done), tour.left(after)) == (step.then, ())
            assert after.player != CHANCE, f"{step.id}: chance is left alone"


@pytest.mark.parametrize("game", WITH_TUTORIAL, ids=lambda game: game.info.id)
def test_a_step_that_is_forced_or_free_says_what_is_allowed_beside_it(game: AnyGame) -> None:
    """Each tutorial asks for a choice somewhere, so that a newcomer can go wrong and be led back."""
    chosen = [len(game.legal_actions(match.state)) > len(step.wanted) for step, _, match in steps(game)]
    assert any(chosen)


@pytest.mark.parametrize("game", WITH_TUTORIAL, ids=lambda game: game.info.id)
def test_every_step_has_its_words_and_no_words_are_left_over(game: AnyGame) -> None:
    words, ids = game.words, [step.id for step in tutorial_of(game).steps]
    assert FEW <= len(ids) == len(set(ids)) <= MANY
    assert list(words.tutorial) == ids and list(words.tutorial_done) == ids
    told = [*words.tutorial.values(), *words.tutorial_done.values()]
    assert all(text and len(text) <= LONGEST for text in told)
    assert "guide" not in words.lessons, "what was learnt has no other name for it"


def test_a_game_needs_none() -> None:
    assert TakeSticks().tutorial is None and not TakeSticks().words.tutorial
