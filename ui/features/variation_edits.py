"""Editing variations: name, comment, promote, delete, restore."""

from __future__ import annotations

from engine.contract.variation_edits import deleted, merged, noted, promoted, renamed
from engine.contract.variations import Full, Node, Variations, find, split_commands, split_note
from ui.features.notices import show_briefly
from ui.features.play import open_match
from ui.features.variations import PROMOTE
from ui.messages import Message
from ui.messages.analysis import (
    AskAboutVariation,
    Comment,
    DeleteVariation,
    NameVariation,
    PromoteVariation,
    RestoreVariation,
)
from ui.session.model import Change, Model
from ui.session.session import Session
from ui.session.storage_effects import ReplayVariation
from ui.session.undo import why_not_promoted
from ui.session.variations import may_explore, shown_node, unfolded, with_lines
from ui.storage.names import tidy
from ui.storage.seats import Note
from ui.words.en.notices import say

MESSAGES = (AskAboutVariation, Comment, DeleteVariation, NameVariation, PromoteVariation, RestoreVariation)


def update(model: Model, message: Message) -> Change:
    """Edit a variation, where variations may be seen."""
    if not may_explore(model.table):
        return model, ()
    lines = model.table.main.match.lines
    match message:
        case AskAboutVariation(line) if line in lines.numbers:
            return model.with_dialog("line", str(line)), ()
        case PromoteVariation(line) if line in lines.numbers:
            return _promote(model.with_dialog(""), line)
        case DeleteVariation(line) if line in lines.numbers:
            return _delete(model.with_dialog(""), line), ()
    return _annotate(model, message)


def _annotate(model: Model, message: Message) -> Change:
    """Save a name or comment, or restore a deleted variation."""
    session, subject = model.table, model.screen.subject
    match, model = session.main.match, model.with_screen(model.screen.without_dialog())
    try:
        match message:
            case NameVariation(name) if subject.isdigit() and int(subject) in match.lines.numbers:
                return _with_lines(model, renamed(match.lines, int(subject), tidy(name))), ()
            case Comment(text):
                return _with_lines(model, _commented(match.lines, shown_node(session), tidy(text))), ()
            case RestoreVariation() if (old := session.main.before_deletion) is not None:
                lines = merged(match.texts, match.lines, old.texts, old.lines)
                return model.with_message("").with_session(
                    session.with_main(with_lines(session.main, lines))
                ), ()
    except Full:
        return show_briefly(model, say.too_many_variations)
    return model, ()


def _commented(lines: Variations, here: Node, text: str) -> Variations:
    """Return the variations with a comment on a position, which keeps its machine-readable parts."""
    _, kept = split_commands(lines.notes_of(here.line).get(here.place, ""))
    signs, words = split_note(text)
    return noted(lines, here, " ".join(filter(None, (*signs, kept, words))))


def _with_lines(model: Model, lines: Variations) -> Model:
    """Return the model with other names or comments; variation numbers stay the same."""
    session = model.table
    main = session.main
    return model.with_session(session.with_main(main._replace(match=main.match._replace(lines=lines))))


def _delete(model: Model, line: int) -> Model:
    """Delete a variation; a player inside it returns to where it branches off."""
    session = model.table
    main = session.main
    lines = deleted(main.match.lines, line)
    left = with_lines(main, lines)._replace(before_deletion=main.match)
    model = model.with_session(_shortened(session.with_main(left))).updated()
    return model.with_message(say.variation_deleted, (say.restore, "restore-line"))


def _shortened(session: Session) -> Session:
    """Return the session with its variation cut at the last position that still exists."""
    if not session.in_variation:
        return session
    main, match = session.main.match, session.match
    place = find(main.texts, main.lines, match.texts).place
    log, states = match.log[:place], match.states[: place + 1]
    match = match._replace(log=log, states=states, cursor=min(match.cursor, place))
    return session.unpicked()._replace(match=match)


def _promote(model: Model, line: int) -> Change:
    """Swap a variation with its parent; a new main line continues from its end."""
    session = model.table
    main = session.main
    match, branch = main.match, main.match.lines.branch(line)
    main_line, lines = promoted(match.texts, match.lines, line)
    if branch.parent:
        return model.with_session(session.with_main(with_lines(main, lines))), ()
    if why := why_not_promoted(main, branch.at, model.past_reveals):
        return show_briefly(model, why)
    whole = unfolded(main, line)
    if whole is None:
        return model, (ReplayVariation(model.ticket, match, line, PROMOTE),)
    new = whole._replace(lines=lines, cursor=len(main_line))
    return open_match(
        model,
        new,
        main.kind.note(Note(main.seats, past=main.past, began=main.began, tags=main.tags)),
        main.key,
        imported=True,
    )
