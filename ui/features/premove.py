"""Premoves: a move is chosen during the other player's turn, and played or dropped when one's own comes."""

from __future__ import annotations

from ui.features.notices import show_briefly
from ui.features.play import play
from ui.messages.table import PlayPremove
from ui.session.effects import SendLater, Vibrate
from ui.session.model import Change, Model
from ui.session.own_side import own_seat, premove_path
from ui.session.pending import Premove
from ui.session.selection import click, starts
from ui.session.session import Session
from ui.words.en.table import say


def choose(model: Model, spot: str) -> Change:
    """Choose the piece or the end of a premove, or cancel it by a tap elsewhere."""
    session = model.table
    path, dragged = premove_path(session), model.hand.drag is not None
    own = any(piece.spot == spot and piece.owner == own_seat(session) for piece in session.picture.pieces)
    if len(path) == 1 and spot != path[0] and (dragged or not own):
        return _with_path(model, (path[0], spot), say.premove_chosen(*_names(session, path[0], spot))), (
            Vibrate("pick"),
        )
    if own and path != (spot,):
        return _with_path(model, (spot,), say.premove_choose_end), (Vibrate("pick"),)
    return (cancel(model), ()) if path else (model.announce(say.premove_choose_piece), (Vibrate("no"),))


def cancel(model: Model) -> Model:
    """Cancel the premove."""
    return model.with_session(model.table._replace(premove=None)).announce(say.premove_cancelled)


def follow(before: Model, after: Model) -> Change:
    """Play the premove once it is the person's turn; forget it if the game took another course."""
    session, premove = after.table, after.table.premove
    assert premove
    if not after.screen.settings.premove or session.match.outcome:
        return _forget(after), ()
    if session.match.cursor == premove.at:
        return after, ()
    if session.match.cursor != premove.at + 1 or not session.persons_turn:
        return _forget(after), ()
    if not _is_due(after) or (before.session and before.session.premove == premove and _is_due(before)):
        return after, ()
    return after, (SendLater(0, PlayPremove()),)


def play_premove(model: Model) -> Change:
    """Play the premove if it is legal, else drop it; an unfinished choice stays in the hand."""
    premove = model.table.premove
    if not premove or not _is_due(model):
        return model, ()
    model = _forget(model)
    session = model.table
    start = premove.path[:1]
    if start[0] in starts(session.choices):
        if len(premove.path) == 1:
            return model.with_session(session._replace(picked=start)), ()
        choice = click(session.choices, start, premove.path[1])
        if choice and choice.action:
            return play(model, choice.action)
        if choice and choice.picked[:1] == start:
            return model.with_session(session._replace(picked=choice.picked)), ()
    return (
        show_briefly(model, say.premove_dropped(*_names(session, *premove.path)))
        if premove.path[1:]
        else (model, ())
    )


def _is_due(model: Model) -> bool:
    """Return True if the person may move now, after the animation."""
    return model.at_table and bool(model.table.choices) and model.table.step is None


def _forget(model: Model) -> Model:
    return model.with_session(model.table._replace(premove=None))


def _with_path(model: Model, path: tuple[str, ...], words: str) -> Model:
    """Return the model with a premove, and announce it."""
    session = model.table
    premove = Premove(path, session.match.cursor)
    return model.with_session(session._replace(premove=premove, focus=path[-1], why=None)).announce(words)


def _names(session: Session, *spots: str) -> tuple[str, ...]:
    return tuple(session.game.words.spot(spot) for spot in spots)
