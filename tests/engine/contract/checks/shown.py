"""Checks of texts and pictures: events, action names, boards."""

from __future__ import annotations

from engine.contract.events import Abandoned
from engine.contract.game import AnyGame
from engine.contract.picture import Board, Picture
from engine.contract.values import RESIGN, AnyState
from engine.session.link import choices
from engine.session.narration import as_dropout, describe, describe_action, sentence
from tests.engine.contract.checks.played import play_out, some


def check_events(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Every action has events, for each seat and for spectators."""
    match = play_out(game, options, seed)
    readers = (None, *range(len(match.seats))) if game.info.hidden else (None,)
    for i, action in enumerate(match.log):
        assert all(describe_action(match, i, reader).strip() for reader in readers), (
            f"`events` of {action.text} give no description"
        )
    for i in some(match):
        for action in choices(game, match.states[i]):
            for reader in readers:
                events = game.events(match.states[i], action, reader)
                assert describe(events, game.words).strip(), action.text
                if action.text == RESIGN and game.info.resigning:
                    seat = Abandoned(game.player(match.states[i]))
                    assert seat in as_dropout(events, Abandoned), "`RESIGNS` is not among the events"
                assert game.written(game.view(match.states[i], reader), action).strip()


def check_names(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """The notation of an action is unique, and can be typed."""
    match = play_out(game, options, seed)
    for state in (match.states[i] for i in some(match)):
        actions = game.legal_actions(state)
        view = game.view(state, game.player(state)) if actions else None
        names = {game.written(view, action): action for action in actions}
        assert len(names) == len(actions), "two actions are written alike"
        for name, action in names.items():
            assert name == action.text or game.parse_move(state, name) == (action,), f"{name} cannot be typed"


def check_pictures(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Pictures, events and refusals can be shown: they name spots of the board, and have texts."""
    match = play_out(game, options, seed)
    board = game.board(match.options)
    spots = {spot.id for spot in board.spots}
    assert len(spots) == len(board.spots)
    places = spots | {spot.id for spot in board.extras}
    assert len(board.orientations) == len(match.seats)
    for i in some(match):
        view = game.view(match.states[i], None)
        picture = game.picture(view)
        assert picture.prompt.strip(), "a picture has no prompt"
        assert {piece.spot for piece in picture.pieces} <= spots
        assert {ground.spot for ground in picture.grounds} <= spots
        _check_progress(picture, len(match.seats))
        _check_arrows(game, match.states[i], board)
        for spot in spots:
            why = game.refusal(view, spot)
            shown = {*why.show, *(mark.spot for mark in why.marks)} if why else set()
            assert why is None or why.words.strip(), f"the refusal of {spot} has no words"
            assert shown <= spots, f"the refusal of {spot} shows spots off the board"
        for picked in {action.path[:1] for action in game.legal_actions(match.states[i])} - {()}:
            refusals = [why for spot in spots if (why := game.path_refusal(view, picked, spot))]
            assert all(why.words.strip() and set(why.show) <= places for why in refusals)
        for action in choices(game, match.states[i]):
            events = game.events(match.states[i], action)
            assert all(sentence(event, game.words).strip() for event in events)


def _check_progress(picture: Picture, seats: int) -> None:
    """A seat has at most one count; only one that is not full has a warning."""
    found = [each.seat for each in picture.progress]
    assert len(set(found)) == len(found) and set(found) <= set(range(seats))
    for each in picture.progress:
        assert 0 <= each.reached <= each.goal and each.words.strip()
        assert not each.warning or each.reached < each.goal


def _check_arrows(game: AnyGame, state: AnyState, board: Board) -> None:
    """Arrows for directions lie on the board, and have words."""
    view = game.view(state, game.player(state)) if game.player(state) >= 0 else None
    for target in {target for action in game.legal_actions(state) for target in action.path}:
        arrow = game.arrow(view, target) if view else None
        if arrow:
            assert all(0 < x < board.width and 0 < y < board.height for x, y in arrow)
            assert game.label(view, target).strip()
