"""Display: settings, dialogs, messages, orientation and zoom."""

from __future__ import annotations

from ui.features.notices import show_briefly
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
    ToggleSound,
    UseNewVersion,
    VersionReady,
)
from ui.messages.table import FlipBoard, ShowCard, ToggleZoom
from ui.session.effects import ApplyAppearance, Effect, ReloadPage, UseLanguage
from ui.session.model import Change, Model
from ui.session.screen import CARD, LOST, OFFLINE, UPDATE, ZOOMS, ClipState
from ui.session.settings import PRIVATE, Settings, changed, taught
from ui.session.storage_effects import SaveSettings
from ui.session.variations import may_explore
from ui.words.en.notices import say

MESSAGES = (
    Acknowledge, ShowCard, AskWhyNot, CloseDialog, Dismiss, LessonSeen, ResetLessons, OfflineUnavailable,
    OpenDialog, ReadRules, UseNewVersion, SetSetting, ToggleSound, LanguageChanged, FlipBoard, VersionReady,
    ToggleZoom,
)  # fmt: skip


def update(model: Model, message: Message) -> Change:
    """Change a setting, a dialog, a message, or the view of the board."""
    screen = model.screen
    match message:
        case OpenDialog("share") if model.session:
            screen = screen._replace(links=links(model.session), clip=ClipState(number=screen.clip.number))
            return model.with_screen(screen._replace(dialog="share")), ()
        case OpenDialog("share-position") if screen.editing:
            return model.with_dialog("share-position"), ()
        case OpenDialog("settings" | "about" | "left-out" as name):
            return model.with_dialog(name), ()
        case OpenDialog("why") if model.session and model.session.last_search:
            return model.with_dialog("why"), ()
        case OpenDialog("resign" | "draw" as name) if _is_playing(model):
            return model.with_dialog(name), ()
        case OpenDialog("comment") if model.session and may_explore(model.session):
            return model.with_dialog("comment"), ()
        case ShowCard(title) if model.session:
            return model.with_dialog(CARD, title), ()
        case CloseDialog():
            return model.with_screen(screen.without_dialog()), ()
        case Dismiss():
            return model.with_message(""), ()
        case AskWhyNot(why):
            return show_briefly(model, why)
        case ReadRules(page) if page or model.session:
            return model.with_dialog("rules", page), ()
        case SetSetting(name, value):
            return _change_setting(model, name, value)
        case ToggleSound():
            return _toggle_sound(model)
        case LanguageChanged():
            return _in_new_language(model), ()
        case LessonSeen(lesson):
            return _with_lessons(model, taught(screen.settings, lesson))
        case ResetLessons():
            return _with_lessons(model, screen.settings._replace(learnt=""))
        case FlipBoard(steps) if model.session:
            return model.with_session(model.table.turned(model.follows, steps)), ()
        case ToggleZoom():
            return model.with_screen(screen._replace(zoom=(screen.zoom + 1) % len(ZOOMS))), ()
        case OfflineUnavailable():
            return model.with_screen(screen.with_alert(say.no_offline, OFFLINE)), ()
        case Acknowledge():
            return model.with_screen(screen._replace(alerts=screen.alerts[1:])), ()
        case VersionReady():
            return model.with_screen(screen._replace(update=True)), ()
        case UseNewVersion():
            return model, (ReloadPage(),)
    return model, ()


def _is_playing(model: Model) -> bool:
    """Return True if a game is at the table and not over."""
    session = model.session
    return session is not None and not session.match.outcome and not session.in_variation


def _change_setting(model: Model, name: str, value: str) -> Change:
    """Change a setting and save it. Raises `ValueError` if a public value is invalid."""
    before = model.screen.settings
    try:
        settings = changed(before, name, value)
    except ValueError:
        if name not in PRIVATE:
            raise
        return model.with_screen(model.screen._replace(input_error=name)), ()
    model = model.with_screen(model.screen._replace(settings=settings, input_error=""))
    if model.session:
        model = model.with_session(model.table.turned(model.follows))
    effects: tuple[Effect, ...] = (SaveSettings(settings), ApplyAppearance(settings))
    return model, (*effects, UseLanguage(settings)) if settings.voice != before.voice else effects


def _toggle_sound(model: Model) -> Change:
    """Mute the sound and remember its volume, or restore that."""
    settings = model.screen.settings
    if settings.volume:
        settings = settings._replace(volume=0, unmuted=settings.volume)
    else:
        settings = settings._replace(volume=settings.unmuted)
    return model.with_screen(model.screen._replace(settings=settings)), (SaveSettings(settings),)


def _in_new_language(model: Model) -> Model:
    """Remove all texts in the old language, and describe the game in the new one."""
    screen = model.screen.without_message()._replace(input_error="", announcement="")
    model = model.with_screen(screen._replace(notice=screen.notice._replace(words="", drawings=())))
    if not model.session:
        return model
    return model.with_session(model.table._replace(why=None, to_confirm="")).updated()


def _with_lessons(model: Model, settings: Settings) -> Change:
    """Save settings with other known lessons, and turn lessons on."""
    settings = settings._replace(lessons=True)
    return model.with_screen(model.screen._replace(settings=settings)), (SaveSettings(settings),)


def with_news(model: Model, problem: str) -> Model:
    """Show an alert about a storage problem or, between games, about a new version."""
    screen = model.screen
    if problem:
        screen = screen.with_alert(problem, LOST)
    if screen.update and not model.at_table and not screen.message:
        screen = screen._replace(update=False).with_alert(say.update, UPDATE, (say.use_update, "renew"))
    return model if screen is model.screen else model.with_screen(screen)
