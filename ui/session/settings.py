"""What a person has set, kept in a store. Damaged or newer settings never stop anything."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from engine.contract.language import LANGUAGES
from engine.formats.json_input import BadText, read_json
from engine.session.clocks.control import read_control
from ui.board.pieces import SETS
from ui.storage.store import Store, StoreRefused

KEY = "settings"
THINKING = (0.5, 1.0, 2.0, 4.0, 8.0)
"""How many seconds the strongest computer may think about a decision: a setting is a place in here."""
VOLUMES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""How loud sounds are: a setting is a place in here."""
SPEEDS = {"slow": 0.5, "usual": 1.0, "fast": 2.0}
"""How many times as fast as usual pieces move."""
BOARDS = ("mood", "wood", "green", "blue", "grey")
"""The colours of boards: those of each game's mood, or the same for all."""
_CHOICES = {
    "language": ("system", *LANGUAGES),
    "theme": ("system", "light", "dark", "contrast"),
    "board": BOARDS,
    "pieces": tuple(SETS),
    "motion": ("system", "on", "off"),
    "speed": tuple(SPEEDS),
    "moving": ("both", "click", "drag"),
    "spoken": ("words", "short", "notation"),
}
"""What the settings that are words may be."""
_PLACES = {"thinking": THINKING, "volume": VOLUMES}
"""The lists in which settings are places. All others are true or false."""

SERVER = re.compile(r"(?:stun|turns?):(?:[A-Za-z0-9.-]{1,100}|\[[0-9a-f:]{2,40}\])(?::[0-9]{1,5})?")
"""The address of a server that helps devices to find each other."""
PRIVATE = ("server", "server_user", "server_password")
"""What goes into no file, and is taken from none."""
MOST_LETTERS = 200
"""How long a name and a password for it may be."""
LEARNT = 10_000
"""How long the list of what was told may be."""


class Settings(NamedTuple):
    """The settings; a new person gets the defaults."""

    theme: str = "system"
    """system, light, dark or contrast."""
    board: str = "mood"
    """The colours of boards: one of `BOARDS`."""
    pieces: str = "usual"
    """How pieces are drawn: one of `ui.board.pieces.SETS`."""
    motion: str = "system"
    """Whether pieces are animated: system, on or off."""
    speed: str = "usual"
    """How fast they move: slow, usual or fast."""
    volume: int = VOLUMES.index(1.0)
    """How loud sounds are: a place in `VOLUMES`."""
    tremble: bool = True
    """Whether the device trembles a little, if it can, with what is done."""
    moving: str = "both"
    """How a pointer moves pieces: click (where from, and where to), drag, or both."""
    confirm: bool = False
    """Whether a move is shown first, and done when it was confirmed."""
    typing: bool = True
    """Whether there is a field to type moves in."""
    marks: bool = True
    """Whether what can move is marked."""
    coordinates: bool = True
    """Whether squares are named on the board, or rows and columns beside it."""
    lettered: bool = False
    """Whether squares that a game numbers are called by letters all the same."""
    follow: bool = False
    """Whether the board turns to the person whose turn it is."""
    odds: bool = False
    """Whether the chances of what lies face down are shown."""
    undo_reveals: bool = False
    """Whether an undo against the computer may go back past what chance has shown."""
    thinking: int = THINKING.index(2.0)
    """How long the strongest computer may think: a place in `THINKING`."""
    spoken: str = "words"
    """How a screen reader is told of moves: words, short (spots alone) or notation."""
    lessons: bool = True
    """Whether what is new in a game is told when it matters."""
    learnt: str = ""
    """Which lessons have been told, as words such as "alien/card" with spaces between."""
    eye: bool = True
    """Whether the computer's eye opens by itself, where nobody plays."""
    across: bool = False
    """Whether the whole page turns to the person whose turn it is, of two who sit across the screen."""
    language: str = "system"
    """The id of a language, or system: that of the device."""
    clock: str = ""
    """What was agreed on about time in the last game that was set up, as `write_control` writes it."""

    server: str = ""
    """A server that may help devices to find each other: see `ui.session.remote.effects`."""
    server_user: str = ""
    """Who asks it, like the password."""
    server_password: str = ""

    @property
    def voice(self) -> tuple[str, bool]:
        """All that decides how something is said: if it changes, all is said anew."""
        return self.language, self.lettered


def knows(settings: Settings, lesson: str) -> bool:
    """Whether a lesson has been told, such as "alien/card"."""
    return lesson in settings.learnt.split()


def taught(settings: Settings, lesson: str) -> Settings:
    """Return settings in which a lesson has been told."""
    return settings._replace(learnt=f"{settings.learnt} {lesson}".strip())


def load_settings(store: Store) -> Settings:
    """Return the stored settings; what is missing, damaged or unknown has its default. Never raises."""
    try:
        return _settings(_raw(store))
    except StoreRefused:
        return Settings()


def save_settings(store: Store, settings: Settings) -> None:
    """Store the settings. Raises `StoreRefused` if the store does.

    What a newer version has stored stays: keys that are unknown here, and values that are read as a default
    here unless that setting was changed.
    """
    raw = _raw(store)
    read = _settings(raw)
    for key, value in settings._asdict().items():
        if key not in raw or value != getattr(read, key):
            raw[key] = value
    store.set(KEY, json.dumps(raw))


def _raw(store: Store) -> dict[str, Any]:
    try:
        raw = read_json(store.get(KEY) or "{}")
    except BadText:
        return {}
    return raw if isinstance(raw, dict) else {}


def _settings(raw: dict[str, Any]) -> Settings:
    quiet = {"volume": 0} if raw.get("sound") is False else {}  # how older versions said so
    return Settings(**{key: value for key, value in {**quiet, **raw}.items() if _allowed(key, value)})


def _allowed(key: str, value: Any) -> bool:
    if key in _CHOICES:
        return isinstance(value, str) and value in _CHOICES[key]
    if key == "learnt":
        return isinstance(value, str) and len(value) < LEARNT
    if key == "clock":
        return isinstance(value, str) and (not value or read_control(value) is not None)
    if key == "server":
        return isinstance(value, str) and (not value or SERVER.fullmatch(value) is not None)
    if key in PRIVATE:
        return isinstance(value, str) and len(value) <= MOST_LETTERS
    if key in _PLACES:
        return type(value) is int and value in range(len(_PLACES[key]))
    return key in Settings._fields and isinstance(value, bool)


def exported(settings: Settings) -> dict[str, Any]:
    """Return the settings as data for a file, but for those of `PRIVATE`."""
    return {key: value for key, value in settings._asdict().items() if key not in PRIVATE}


def imported(here: Settings, found: object) -> Settings:
    """Return the settings with those of a file, which may hold anything.

    What somebody has set here stays, and so does what is not allowed. Lessons told here or there are told.
    """
    read = _settings(found) if isinstance(found, dict) else Settings()
    mine, usual = here._asdict(), Settings._field_defaults
    stays = {key for key in mine if mine[key] != usual[key] or key in PRIVATE}
    merged = {key: mine[key] if key in stays else value for key, value in read._asdict().items()}
    learnt = " ".join(dict.fromkeys([*here.learnt.split(), *read.learnt.split()]))
    return Settings(**{**merged, "learnt": learnt if len(learnt) < LEARNT else here.learnt})


def changed(settings: Settings, name: str, value: str) -> Settings:
    """Return settings with one of them changed: what is true or false is "on" or not, a place is a number.

    Raises `KeyError` if there is no such setting, `ValueError` if it cannot be that.
    """
    kept = settings._asdict()
    new = _read(value, kept[name])
    if not _allowed(name, new):
        raise ValueError(f"{name} cannot be {value!r}")
    return Settings(**{**kept, name: new})


def _read(value: str, old: bool | int | str) -> bool | int | str:
    if isinstance(old, bool):
        return value == "on"
    return int(value) if isinstance(old, int) else value
