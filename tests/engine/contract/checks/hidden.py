"""Checks of secrets: neither logs nor views reveal them."""

from __future__ import annotations

import base64
import pickle
from typing import Any

from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.contract.values import TERMINAL, Action
from engine.session.link import choices
from tests.engine.contract.checks.played import play_out, some


def check_secrets(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Actions and states that a reader cannot distinguish look the same to that reader, until the end."""
    match = play_out(game, options, seed)
    rng = new_rng(seed)
    for reader in (None, *range(len(match.seats))) if game.info.hidden else ():
        for state, done in zip(match.states, match.log, strict=False):
            if game.redact((done,), reader) == (done,):
                _looks_alike(game, state, done, reader, game.determinize(game.view(state, reader), rng))
                continue
            alike = [
                a for a in choices(game, state) if game.redact((a,), reader) == game.redact((done,), reader)
            ]
            assert len({game.events(state, action, reader) for action in alike}) == 1, f"{done.text} leaks"


def _looks_alike(game: AnyGame, state: Any, action: Action, reader: int | None, other: Any) -> None:
    """An action reads the same in another state that the view allows, unless the game ends there."""
    if action not in choices(game, other):
        return
    if TERMINAL not in (game.player(game.apply(state, action)), game.player(game.apply(other, action))):
        events = game.events(state, action, reader)
        assert game.events(other, action, reader) == events, (
            f"{action.text} tells {reader} a secret: {events}"
        )


def check_views(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A state that a seat's view allows looks the same to that seat in every respect."""
    match = play_out(game, options, seed)
    rng = new_rng(seed)
    for i in some(match):
        state = match.states[i]
        for seat in (None, *range(len(match.seats))):
            view = game.view(state, seat)
            other = game.determinize(view, rng)
            assert game.view(other, seat) == view
            assert game.player(other) == game.player(state)
            assert game.picture(game.view(other, seat)) == game.picture(view)
            if game.player(state) == seat:
                assert game.legal_actions(other) == game.legal_actions(state)
            assert pickle.loads(base64.b64decode(base64.b64encode(pickle.dumps(view)))) == view
