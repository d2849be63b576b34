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


def begun(game: AnyGame, run: TutorialRun) -> tuple[TutorialRun, Match]:
    match = step_match(game, run)
    return run._replace(since=match.cursor), match


def _straight_on(match: Match, text: str) -> Match:
    """Return the match with the decision played that an action implies, if it is not legal without."""
    implied = match.game.implied(match.state)
    legal = [action.text for action in match.game.legal_actions(match.state)]
    return match.play(implied) if implied and text not in legal else match


def ways(game: AnyGame, run: TutorialRun, match: Match) -> Iterator[tuple[Match, Match]]:
    """Yield the match after each wanted action: at once, and after all automatic actions."""
    person = match.player
    for text in run.step.wanted:
        ready = _straight_on(match, text)
        done = ready.play(game.find(ready.state, text))
        after = done
        for following in run.step.then:
            assert after.player not in (person, TERMINAL), f"{following} is an action of the newcomer"
            after = after.play(game.find(after.state, following))
        yield done, after


def steps(game: AnyGame) -> Iterator[tuple[Step, TutorialRun, Match]]:
    """Yield each step with the matches in which it may begin, once for each state."""
    run, match = begun(game, TutorialRun(tutorial_of(game)))
    starts = {match.state: match}
    while True:
        afters = {}
        for match in starts.values():
            yield run.step, run, match
            afters.update({after.state: after for _, after in ways(game, run, match)})
        if run.is_last:
            return
        run = run.after(next(iter(afters.values())))
        starts = afters
        if run.step.position:
            run, match = begun(game, run)
            starts = {match.state: match}


def test_every_game_has_a_tutorial() -> None:
    assert len(WITH_TUTORIAL) == len(GAMES)


@pytest.mark.parametrize("game", WITH_TUTORIAL, ids=lambda game: game.info.id)
def test_every_wanted_action_completes_its_step(game: AnyGame) -> None:
    person = step_match(game, TutorialRun(tutorial_of(game))).player
    for step, run, match in steps(game):
        assert match.player not in (CHANCE, TERMINAL), f"{step.id}: no seat is to move"
        assert step.position or match.player == person, f"{step.id}: another seat is to move"
        person = match.player
        assert len(set(step.wanted)) == len(step.wanted)
        assert run.left(match) is None
        for done, after in ways(game, run, match):
            assert (run.left(done), run.left(after)) == (step.then, ())
            assert after.player != CHANCE, f"{step.id}: the chance outcome is missing"


@pytest.mark.parametrize("game", WITH_TUTORIAL, ids=lambda game: game.info.id)
def test_every_tutorial_has_a_step_with_a_choice(game: AnyGame) -> None:
    """Each tutorial asks for a choice somewhere, so that a newcomer can go wrong and be led back."""
    chosen = [len(game.legal_actions(match.state)) > len(step.wanted) for step, _, match in steps(game)]
    assert any(chosen)


@pytest.mark.parametrize("game", WITH_TUTORIAL, ids=lambda game: game.info.id)
def test_every_step_has_its_words_and_no_words_are_left_over(game: AnyGame) -> None:
    words, ids = game.words, [step.id for step in tutorial_of(game).steps]
    assert FEW <= len(ids) == len(set(ids)) <= MANY
    assert list(words.tutorial) == ids and list(words.tutorial_done) == ids
    texts = [*words.tutorial.values(), *words.tutorial_done.values()]
    assert all(text and len(text) <= LONGEST for text in texts)
    assert "guide" not in words.lessons, "a tutorial is no lesson"


def test_a_game_may_have_no_tutorial() -> None:
    assert TakeSticks().tutorial is None and not TakeSticks().words.tutorial
