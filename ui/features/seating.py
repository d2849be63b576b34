"""Changing players: a new player for a seat, the next game of a series, resigning."""

from __future__ import annotations

from engine.contract.values import RESIGN
from engine.session.match import new_match
from ui.features.clocks.choosing import control_of, new_clocks
from ui.features.computer import start_computer, stop
from ui.features.play import end, open_match, play
from ui.features.playback import show_cover
from ui.messages import Message
from ui.messages.screens import NextGame
from ui.messages.table import Reseat, Resign
from ui.session.availability import may_resign, resigner
from ui.session.model import Change, Model
from ui.session.series import next_number, players, results, series_of
from ui.storage.seats import LEVEL, Note, seat_of

MESSAGES = (NextGame, Reseat, Resign)


def update(model: Model, message: Message) -> Change:
    """Change the player of a seat, start the next game, or resign."""
    match message:
        case Reseat(seat, level) if seat in range(len(model.table.seats)):
            return _reseat(model, seat, level if level in LEVEL else "")
        case NextGame():
            return _next_game(model)
        case Resign():
            return _resign(model.with_dialog(""))
    return model, ()


def _reseat(model: Model, seat: int, level: str) -> Change:
    """Give a seat to a computer level, or ("") to a person, during the game."""
    model, stopped = stop(model)
    session = model.table
    sitting = seat_of(level, session.seats[seat].name)
    seats = (*session.seats[:seat], sitting, *session.seats[seat + 1 :])
    kind = session.kind if not level else session.kind.played()
    session = session.unpicked()._replace(seats=seats, shown_to=None, paused=False, kind=kind)
    model = show_cover(model.with_session(session)).updated()
    started, effects = start_computer(model)
    return started, (*stopped, *effects)


def _next_game(model: Model) -> Change:
    """Start the next game of the series."""
    session = model.table
    series, number = series_of(session), next_number(session)
    if series is None or number is None:
        return model, ()
    by_player, order = players(session), series.seating(number)
    seats = tuple(by_player[player] for player in order)
    next_match = new_match(session.game, session.match.options)
    clocks = new_clocks(control_of(session).seated(order), len(seats))
    return open_match(model, next_match, Note(seats, past=results(session), timed=clocks))


def _resign(model: Model) -> Change:
    """Resign for a person, if allowed."""
    session = model.table
    if not may_resign(session):
        return model, ()
    if session.game.info.resigning:
        return play(model, session.game.find(session.state, RESIGN))
    return end(model, resigner(session))
