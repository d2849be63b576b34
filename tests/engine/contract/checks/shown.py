"""Checks of texts and pictures: events, action names, boards."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.session.link import choices
from engine.session.narration import describe, describe_action, sentence
from tests.engine.contract.checks.played import play_out, some


def check_stories(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Every action has events, for each seat and for spectators."""
    match = play_out(game, options, seed)
    readers = (None, *range(len(match.seats))) if game.info.hidden else (None,)
    for i, action in enumerate(match.log):
        assert all(describe_action(match, i, reader).strip() for reader in readers), (
            f"{action.text} tells nothing"
        )
    for i in some(match):
        for action in choices(game, match.states[i]):
            for reader in readers:
                assert describe(game.events(match.states[i], action, reader), game.words).strip(), action.text
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
        assert picture.prompt.strip()
        assert {piece.spot for piece in picture.pieces} <= spots
        assert {ground.spot for ground in picture.grounds} <= spots
        for spot in spots:
            why = game.refusal(view, spot)
            shown = {*why.show, *(mark.spot for mark in why.marks)} if why else set()
            assert why is None or (why.words.strip() and shown <= spots)
        for picked in {action.path[:1] for action in game.legal_actions(match.states[i])} - {()}:
            there = [why for spot in spots if (why := game.path_refusal(view, picked, spot))]
            assert all(why.words.strip() and set(why.show) <= places for why in there)
        for action in choices(game, match.states[i]):
            events = game.events(match.states[i], action)
            assert all(sentence(event, game.words).strip() for event in events)
