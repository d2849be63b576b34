"""Secrets of one of several people at a screen: cover, show, and hide again."""

from __future__ import annotations

from ui.features.playback import continue_game
from ui.messages import Message
from ui.messages.table import AnswerCover, HideSecret, ShowOwnSecrets, ShowSecret
from ui.session.model import Change, Model

MESSAGES = (ShowOwnSecrets, HideSecret, ShowSecret, AnswerCover)


def update(model: Model, message: Message) -> Change:
    """Show or hide the secrets of the person to move."""
    match message:
        case ShowOwnSecrets() if model.table.has_secrets:
            return model.with_dialog("cover"), ()
        case AnswerCover(shown) if model.screen.dialog == "cover":
            return _uncover(model, shown), ()
        case ShowSecret() if model.table.secrets:
            return model.with_dialog("secret"), ()
        case HideSecret() if model.table.secrets:
            return _hide_secret(model)
    return model, ()


def _uncover(model: Model, shown: bool) -> Model:
    """Show the person's secrets if they are alone with the screen; either way, ask only once."""
    session = model.table
    player = session.match.player
    session = session._replace(
        secrets_offered=session.secrets_offered | {player}, shown_to=player if shown else None
    )
    return model.with_session(session).with_dialog("").updated()


def _hide_secret(model: Model) -> Change:
    """Hide a secret that its owner has seen, and continue the game."""
    session = model.table
    first, *others = session.secrets
    session = session._replace(secrets_offered=session.secrets_offered | {first.seat}, secrets=tuple(others))
    return continue_game(model.with_session(session).with_dialog(""))
