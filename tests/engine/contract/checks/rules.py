"""The rules: seats, actions, chance and ends fit together, and every end is named."""

from __future__ import annotations

import copy
import pickle

from engine.contract.game import AnyGame
from engine.contract.values import CHANCE, TERMINAL, Action, IllegalAction
from engine.session.link import choices
from engine.session.narration import result_words
from tests.engine.contract.checks.played import play_anew, play_out, some


def check_nodes(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Seats, actions, chance and outcomes fit together everywhere."""
    match, deals = play_out(game, options, seed), True
    for state in match.states:
        player, actions = game.player(state), game.legal_actions(state)
        deals = deals and game.may_deal(state)
        assert deals or player != CHANCE, "chance follows after the last deal"
        outcomes, outcome = game.chance_outcomes(state), game.outcome(state)
        texts = [action.text for action in choices(game, state)]
        assert len(set(texts)) == len(texts), "two actions have one text"
        assert texts == sorted(texts), "actions are not sorted"
        assert (player == TERMINAL) == (outcome is not None)
        assert bool(actions) == (0 <= player < len(match.seats))
        assert bool(outcomes) == (player == CHANCE)
        assert all(weight > 0 for _, weight in outcomes)


def check_paths(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Every action can be clicked: its path is unique, and consists of known targets."""
    match = play_out(game, options, seed)
    board = game.board(match.options)
    spots = {spot.id for spot in (*board.spots, *board.extras)}
    for state in match.states:
        actions = game.legal_actions(state)
        assert all(action.path for action in actions)
        assert len({action.path for action in actions}) == len(actions), "two actions have one path"
        view = game.view(state, game.player(state)) if actions else None
        for target in {target for action in actions for target in action.path} - spots:
            assert game.label(view, target).strip()


def check_purity(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """States are hashable and picklable, and no query changes them."""
    match = play_out(game, options, seed)
    for i in some(match):
        state = match.states[i]
        before = copy.deepcopy(state)
        hash(state)
        for action in choices(game, state):
            game.apply(state, action)
            game.events(state, action)
        game.picture(game.view(state, None))
        game.evaluate(state)
        assert state == before
        assert pickle.loads(pickle.dumps(state)) == state


def check_refusals(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Illegal actions are refused."""
    match = play_out(game, options, seed)
    for i in some(match):
        try:
            game.apply(match.states[i], Action("no such action", ("nowhere",)))
        except IllegalAction:
            continue
        raise AssertionError("an illegal action was accepted")


def check_outcome(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A game ends with a return in [-1, 1] for each seat, and a reason."""
    match = play_out(game, options, seed)
    outcome = match.outcome
    assert outcome
    assert len(outcome.returns) == len(match.seats)
    assert all(-1 <= value <= 1 for value in outcome.returns)
    assert not game.info.zero_sum or abs(sum(outcome.returns)) < 1e-9
    assert outcome.reason.code
    assert outcome.reason in game.reasons, "its end is not one of `reasons`"
    words = result_words(outcome, match.seats, game.words)
    assert words.strip() and "{" not in words


def check_reasons(game: AnyGame, options: dict[str, str], _seed: int) -> None:
    """Every end has its own sentence, and a clause if the game's clauses are numbered."""
    seats = game.seats(options)
    assert len({reason.code for reason in game.reasons}) == len(game.reasons)
    for reason in game.reasons:
        words = game.words.end(reason.code, seats[0], seats[-1])
        assert words.strip().endswith((".", "!")), f"the text of {reason.code} is no sentence"
        letters = {clause[0] for clause in reason.clause.split(", ") if clause}
        assert letters == set(game.info.clauses), f"{reason.code} cites {reason.clause!r}"


def check_evaluation(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """The evaluation is in [-1, 1] for each seat, and is the outcome at the end."""
    match = play_out(game, options, seed)
    for i in some(match):
        values = game.evaluate(match.states[i])
        assert len(values) == len(match.seats)
        assert all(-1 <= value <= 1 for value in values)
    assert match.outcome, "the game is over without an outcome"
    assert game.evaluate(match.state) == match.outcome.returns, "at the end `evaluate` is not the outcome"


def check_passing(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """After a null move the opponent is to move, or the game is over for lack of moves."""
    match = play_out(game, options, seed)
    for state in (match.states[i] for i in some(match)):
        passed = game.null_move(state)
        if passed is not None and game.player(state) >= 0:
            assert game.player(passed) in (1 - game.player(state), TERMINAL)


def check_repeatable(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """The same seed plays the same game."""
    assert play_anew(game, options, seed).log == play_out(game, options, seed).log
