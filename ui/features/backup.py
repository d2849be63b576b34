"""Backup: all stored data in one file, and merging such a file into the local data."""

from __future__ import annotations

from ui.messages import Message
from ui.messages.answers import BackupFound, BackupRead
from ui.messages.games import OpenBackup, SaveBackup, TakeSettings
from ui.session.effects import ApplyAppearance, Effect
from ui.session.model import Change, Model
from ui.session.screen import MergeResult
from ui.session.settings import Settings, imported
from ui.session.storage_effects import ExportBackup, ReadFile, SaveSettings, StoreTexts
from ui.words.en.notices import say

MESSAGES = (BackupFound, SaveBackup, OpenBackup, TakeSettings, BackupRead)


def update(model: Model, message: Message) -> Change:
    """Save a backup, or open one."""
    screen = model.screen
    match message:
        case SaveBackup():
            return model, (ExportBackup(screen.settings),)
        case BackupFound(_, text):
            return model.with_screen(screen._replace(backup=text, dialog="backup")), ()
        case OpenBackup() if screen.dialog == "backup":
            read = ReadFile(model.ticket, screen.backup, agreed=True)
            return model.with_screen(screen.without_dialog()._replace(backup="")), (read,)
        case BackupRead(_, merged, found):
            counts = (merged.games, merged.longer, merged.records, merged.days, merged.puzzles)
            model, effects = _show_merge(model, MergeResult(*counts), found)
            return model, (StoreTexts(merged.texts), *effects)
        case TakeSettings() if screen.merge_result and screen.merge_result.settings:
            return _use_settings(model, screen.merge_result.settings)
    return model, ()


def _show_merge(model: Model, result: MergeResult, found: object) -> Change:
    """Show the result of the merge, and offer the backup's settings if they differ.

    Lessons that are known here or in the backup count as known.
    """
    here = model.screen.settings
    theirs = imported(Settings(learnt=here.learnt), found)
    mine = here._replace(learnt=theirs.learnt)
    result = result._replace(settings=theirs if theirs != mine else None)
    effects: tuple[Effect, ...] = (SaveSettings(mine),) if mine != here else ()
    screen = model.screen._replace(
        settings=mine, merge_result=result, dialog="moved", library=model.screen.library + 1
    )
    return model.with_screen(screen), effects


def _use_settings(model: Model, settings: Settings) -> Change:
    """Use the settings of the backup."""
    screen = (
        model.screen.without_dialog()
        ._replace(settings=settings, merge_result=None)
        .with_message(say.settings_taken)
    )
    return model.with_screen(screen), (SaveSettings(settings), ApplyAppearance(settings))
