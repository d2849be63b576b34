"""Saved games: autosave, resume, rename, delete, and conflicts with other tabs."""

from __future__ import annotations

from engine.session.match import Match
from ui.features.clocks.running import save_left_clock
from ui.features.play import open_match
from ui.messages import Message
from ui.messages.answers import (
    ConfirmDeletion,
    Loaded,
    NameRefused,
    Refused,
    Removed,
    Renamed,
    SaveConflict,
    SettingsRead,
    SeveralRemoved,
    Stored,
)
from ui.messages.games import (
    AskName,
    Delete,
    DeleteMarked,
    KeepBoth,
    MirrorAnswered,
    Rename,
    Restore,
    Resume,
    StoredByOtherTab,
    TakeTheirs,
)
from ui.session.effects import ApplyAppearance, RecordPlace, UseLanguage
from ui.session.model import Change, Effects, Model
from ui.session.pending import PendingArrival
from ui.session.screen import STORED, repeatable
from ui.session.storage_effects import (
    DeleteGame,
    DeleteGames,
    Load,
    LoadTheirs,
    Reconcile,
    RenameGame,
    Save,
    StoreCopy,
    UndoDeletion,
)
from ui.storage.library import game_of_key
from ui.words.en.notices import say

MESSAGES = (
    AskName, SaveConflict, Delete, DeleteMarked, MirrorAnswered, KeepBoth, Loaded, NameRefused,
    ConfirmDeletion, Refused, Removed, Rename, Renamed, Restore, Resume, SettingsRead, SeveralRemoved, Stored,
    StoredByOtherTab, TakeTheirs,
)  # fmt: skip


def update(model: Model, message: Message) -> Change:
    """Change a saved game, or handle an answer of the store."""
    screen = model.screen
    match message:
        case Resume(key):
            return resume(model, key)
        case AskName(key):
            return model.with_screen(screen._replace(dialog="rename", subject=key, input_error="")), ()
        case Rename(name):
            return model, (RenameGame(screen.subject, name),)
        case Delete(key, certain):
            return model, (DeleteGame(key, certain),)
        case Restore() if screen.deleted:
            return model.with_screen(screen.with_message("")._replace(deleted=())), (
                UndoDeletion(screen.deleted),
            )
        case DeleteMarked() if screen.marked:
            return model.with_screen(screen._replace(marked=frozenset())), (DeleteGames(screen.marked),)
        case StoredByOtherTab(key):
            return _stored_by_other_tab(model, key), ()
        case MirrorAnswered(found):
            return model, (Reconcile(found),)
        case TakeTheirs() if model.session:
            return model, (LoadTheirs(model.ticket, model.table.key, model.table.main.match),)
        case KeepBoth():
            kept = model.with_screen(screen._replace(dialog="", conflict=None))
            return kept, (StoreCopy(model.ticket, screen.conflict),) if screen.conflict else ()
    return _handle_answer(model, message)


def _handle_answer(model: Model, message: Message) -> Change:
    """Handle an answer of the store."""
    screen = model.screen
    match message:
        case Loaded(_, key, shared, note, grown):
            shown = model.with_screen(screen._replace(conflict=None))
            if note.replica and shared.match.game.info.hidden:
                return open_match(shown, note.replica.match(), note, key)
            return open_match(shown, shared.match, note, key, imported=grown)
        case Renamed():
            return model.with_screen(screen.without_dialog()), ()
        case NameRefused(words):
            return model.with_screen(screen._replace(input_error=repeatable(words, screen.input_error))), ()
        case Removed(name, deleted):
            screen = screen.with_message(say.deleted(name), (say.restore, "restore"))
            marked = screen.marked - {deleted.id}
            return model.with_screen(screen._replace(deleted=(deleted,), marked=marked)), ()
        case SeveralRemoved(several, kept):
            offer = (say.restore, "restore") if several else ("", "")
            screen = screen.with_message(say.several_deleted(len(several), kept), offer)
            return model.with_screen(screen._replace(deleted=several)), ()
        case ConfirmDeletion(key, words):
            return model.with_message(words, (say.delete_anyway, f"delete-anyway:{key}")), ()
        case Stored(_, key) if model.session:
            return model.with_session(model.table.with_key(key)), (RecordPlace(f"{STORED}={key}"),)
        case SaveConflict(conflict):
            return model.with_screen(screen._replace(dialog="clash", conflict=conflict)), ()
        case Refused(words):
            return model.with_message(words), ()
        case SettingsRead(settings):
            speak: Effects = (UseLanguage(settings),) if settings.voice != screen.settings.voice else ()
            return model.with_screen(screen._replace(settings=settings)), (ApplyAppearance(settings), *speak)
    return model, ()


def resume(model: Model, key: str, known: Match | None = None) -> Change:
    """Resume a saved game, also within a move; if it cannot be opened, go home.

    The part shared with `known` is not replayed; the rest of `known` becomes variations. If the game is at
    the table, its clock is saved first.
    """
    main = model.session.main if model.session else None
    clock = save_left_clock(main, model.ticket, model.now) if main and main.key == key else ()
    return model, (*clock, Load(model.ticket, key, known))


def _stored_by_other_tab(model: Model, key: str) -> Model:
    """Offer the other tab's version of this game, or refresh the list of games."""
    game = game_of_key(key)
    if not model.at_table:
        return model.with_screen(model.screen._replace(library=model.screen.library + 1))
    if not game or game != model.table.key:
        return model
    return model.with_message(say.other_tab, (say.show_other, "take-theirs"))


def save_effects(before: Model, after: Model) -> Effects:
    """Return the effect that saves the game at the table if its stored part has changed.

    Sitting down saves nothing, even after chance has acted, unless the game was imported. A remote game is
    also saved while chance waits for other devices. A tutorial is not stored. In a variation the main line
    counts.
    """
    old, new = (each.session.main if each.session else None for each in (before, after))
    if new is None or (new.pending and new.kind.local) or not new.kind.stored:
        return ()
    arriving = old is not None and isinstance(old.pending, PendingArrival) and new.kind.local
    sat = old is not None and old.sitting == new.sitting and not arriving
    if not sat:
        return (Save(after.ticket, new),) if new.imported else ()
    same = old is not None and (not old.pending or not new.kind.local) and old.same_save(new)
    return (Save(after.ticket, new),) if new.worth_saving and not same else ()
