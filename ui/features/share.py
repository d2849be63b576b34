"""Games on their way out: links, files, and the clipboard."""

from __future__ import annotations

from engine.contract.notation import Record
from engine.contract.values import Outcome
from engine.session.link import LINK_ACTIONS, write_link, write_position_link
from engine.session.position_link import write_position
from ui.features.words import say
from ui.messages import Message
from ui.messages.answers import Copied
from ui.messages.games import Export, ExportAs
from ui.messages.screens import Copy
from ui.session.effects import Download, ExportGame, ExportTable, ToClipboard
from ui.session.model import Change, Model
from ui.session.screen import Links
from ui.session.series import game_name
from ui.session.session import Session
from ui.storage.seats import write_levels

MESSAGES = (Copied, Copy, Export, ExportAs)


def update(model: Model, message: Message) -> Change:
    """Hand a game over."""
    match message:
        case Copy(text):
            return model, (ToClipboard(text),)
        case Copied(worked):
            return model.tell(say.copied if worked else say.not_copied), ()
        case Export(key) if key:
            return model, (ExportGame(key),)
        case Export() if model.session:
            return model, (ExportTable(model.ticket, model.table),)
        case ExportAs(suffix) if model.session:
            return model, _exported(model.table, suffix)
    return model, ()


def _exported(session: Session, suffix: str) -> tuple[Download, ...]:
    """Return the file of a game in the notation that has this suffix."""
    match = session.match
    files = [
        notation.write(
            Record({"Event": game_name(session)}, match.start, match.played, points(match.outcome))
        )
        for notation in session.game.notations
        if notation.suffix == suffix
    ]
    return tuple(Download(f"{session.game.info.id}{suffix}", text) for text in files)


def links(session: Session) -> Links:
    """Return the links to the game at the table; to the whole of it only if that tells no secret."""
    match = session.match
    secret = match.game.info.hidden and not match.outcome
    match = match.goto(session.at) if session.viewing is not None else match
    levels = write_levels(session.seats, session.past)
    whole = "" if secret or match.cursor > LINK_ACTIONS else write_link(match, levels)
    text = match.game.position(match.game.view(match.state, None))
    return Links(
        whole, write_position_link(match), text, write_position(match.game, text, match.options), secret
    )


def points(outcome: Outcome | None) -> str:
    """Return the result as notations write it, the points of the first player first."""
    if outcome is None:
        return "*"
    first = outcome.returns[0]
    return "1/2-1/2" if first == 0 else "1-0" if first > 0 else "0-1"
