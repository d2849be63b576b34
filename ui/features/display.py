"""Display: settings, dialogs, messages, orientation and zoom."""

from __future__ import annotations

from ui.features.notices import tell_for_a_while
from ui.features.share import links
from ui.messages import Message
from ui.messages.screens import (
    Acknowledge,
    AskWhyNot,
    CloseDialog,
    Dismiss,
    LanguageChanged,
    LessonSeen,
    OfflineUnavailable,
    OpenDialog,
    ReadRules,
    ResetLessons,
    SetSetting,
    UseNewVersion,
    VersionReady,
)
from ui.messages.table import FlipBoard, ShowCard, ToggleZoom
from ui.session.analysis.thoughts import last_thoughts
from ui.session.effects import ApplyAppearance, Effect, ReloadPage, UseLanguage
from ui.session.model import Change, Model
from ui.session.screen import CARD, LOST, OFFLINE, UPDATE, ZOOMS
from ui.session.settings import PRIVATE, Settings, changed, taught
from ui.session.storage_effects import SaveSettings
from ui.session.variations import may_explore
from ui.words.en.notices import say

MESSAGES = (
    Acknowledge, ShowCard, AskWhyNot, CloseDialog, Dismiss, LessonSeen, ResetLessons, OfflineUnavailable,
    OpenDialog, ReadRules, UseNewVersion, SetSetting, LanguageChanged, FlipBoard, VersionReady, ToggleZoom,
)  # fmt: skip


def update(model: Model, message: Message) -> Change:
    """Change a setting, a dialog, a message, or the view of the board."""
    screen = model.screen
    match message:
        case OpenDialog("share") if model.session:
            return model.show(screen._replace(dialog="share", links=links(model.session))), ()
        case OpenDialog("share-position") if screen.editing:
            return model.ask("share-position"), ()
        case OpenDialog("settings" | "about" | "left-out" as name):
            return model.ask(name), ()
        case OpenDialog("why") if model.session and last_thoughts(model.session):
            return model.ask("why"), ()
        case OpenDialog("resign" | "draw" as name) if _goes_on(model):
            return model.ask(name), ()
        case OpenDialog("comment") if model.session and may_explore(model.session):
            return model.ask("comment"), ()
        case ShowCard(title) if model.session:
            return model.ask(CARD, title), ()
        case CloseDialog():
            return model.show(screen.close()), ()
        case Dismiss():
            return model.tell(""), ()
        case AskWhyNot(why):
            return tell_for_a_while(model, why)
        case ReadRules(page) if page or model.session:
            return model.ask("rules", page), ()
        case SetSetting(name, value):
            return _set(model, name, value)
        case LanguageChanged():
            return _anew(model), ()
        case LessonSeen(lesson):
            return _learnt(model, taught(screen.settings, lesson))
        case ResetLessons():
            return _learnt(model, screen.settings._replace(learnt=""))
        case FlipBoard(steps) if model.session:
            return model.play(model.table.turned(model.follows, steps)), ()
        case ToggleZoom():
            return model.show(screen._replace(zoom=(screen.zoom + 1) % len(ZOOMS))), ()
        case OfflineUnavailable():
            return model.show(screen.alert(say.no_offline, OFFLINE)), ()
        case Acknowledge():
            return model.show(screen._replace(alerts=screen.alerts[1:])), ()
        case VersionReady():
            return model.show(screen._replace(update=True)), ()
        case UseNewVersion():
            return model, (ReloadPage(),)
    return model, ()


def _goes_on(model: Model) -> bool:
    """Return True if a game is at the table and not over."""
    session = model.session
    return session is not None and not session.match.outcome and not session.in_variation


def _set(model: Model, name: str, value: str) -> Change:
    before = model.screen.settings
    try:
        settings = changed(before, name, value)
    except ValueError:
        if name not in PRIVATE:
            raise
        return model.show(model.screen._replace(misread=name)), ()
    model = model.show(model.screen._replace(settings=settings, misread=""))
    if model.session:
        model = model.play(model.table.turned(model.follows))
    effects: tuple[Effect, ...] = (SaveSettings(settings), ApplyAppearance(settings))
    return model, (*effects, UseLanguage(settings)) if settings.voice != before.voice else effects


def _anew(model: Model) -> Model:
    """Remove all texts in the old language, and describe the game in the new one."""
    told = model.screen.hush()._replace(misread="", announcement="")
    model = model.show(told._replace(notice=told.notice._replace(words="", arts=())))
    return model.play(model.table._replace(why=None, asked="")).seen() if model.session else model


def _learnt(model: Model, settings: Settings) -> Change:
    settings = settings._replace(lessons=True)
    return model.show(model.screen._replace(settings=settings)), (SaveSettings(settings),)


def with_news(model: Model, problem: str) -> Model:
    """Show an alert about a storage problem or, between games, about a new version."""
    screen = model.screen
    if problem:
        screen = screen.alert(problem, LOST)
    if screen.update and not model.at_table and not screen.message:
        screen = screen._replace(update=False).alert(say.update, UPDATE, (say.use_update, "renew"))
    return model if screen is model.screen else model.show(screen)
