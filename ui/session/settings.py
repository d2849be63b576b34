"""The settings and their storage; damaged or newer settings never cause an error."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from engine.contract.language import LANGUAGES
from engine.formats.untrusted import BadText, player_name, read_json
from engine.session.clock import read_control
from ui.board.pieces import SETS
from ui.storage.store import Store, StoreRefused

KEY = "settings"
THINKING = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Thinking times of the strongest computer, in seconds; the setting is an index."""
VOLUMES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Sound volumes; the setting is an index."""
SPEEDS = {"slow": 0.5, "usual": 1.0, "fast": 2.0}
"""Speed factors of animations."""
BOARDS = ("mood", "wood", "green", "blue", "grey")
"""Colours of boards: "mood" for each game's own, or one set for all."""
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
"""Values of the text settings."""
_PLACES = {"thinking": THINKING, "volume": VOLUMES, "unmuted": VOLUMES}
"""The lists that some settings index. All other settings are booleans."""

SERVER = re.compile(r"(?:stun|turns?):(?:[A-Za-z0-9.-]{1,100}|\[[0-9a-f:]{2,40}\])(?::[0-9]{1,5})?")
"""Address of a STUN or TURN server, which helps devices to connect."""
PRIVATE = ("own_name", "server", "server_user", "server_password")
"""Settings that are neither exported nor imported."""
MOST_LETTERS = 200
"""Maximum length of the server's user name and password."""
LEARNT = 10_000
"""Maximum length of the list of known lessons."""


class Settings(NamedTuple):
    """The settings; a new person gets the defaults."""

    theme: str = "system"
    """system, light, dark or contrast."""
    board: str = "mood"
    """The colours of boards: one of `BOARDS`."""
    pieces: str = "usual"
    """The set of piece drawings: one of `ui.board.pieces.SETS`."""
    motion: str = "system"
    """Animation of pieces: system, on or off."""
    speed: str = "usual"
    """Speed of animations: slow, usual or fast."""
    volume: int = VOLUMES.index(1.0)
    """Sound volume, an index in `VOLUMES`."""
    unmuted: int = VOLUMES.index(1.0)
    """Sound volume after unmuting, an index in `VOLUMES`, not that of silence."""
    tremble: bool = True
    """True to vibrate on moves, if the device can."""
    moving: str = "both"
    """Input of moves by pointer: click (from and to), drag, or both."""
    confirm: bool = False
    """True if moves need confirmation."""
    premove: bool = False
    """True to choose moves in advance, during the other player's turn."""
    typing: bool = True
    """True to show a field for typing moves."""
    marks: bool = True
    """True to highlight movable pieces."""
    coordinates: bool = True
    """True to show coordinates, on the squares or beside the board."""
    lettered: bool = False
    """True to name numbered squares by letters."""
    follow: bool = False
    """True to turn the board to the person to move."""
    odds: bool = False
    """True to show the chances of face-down cards and objects."""
    undo_reveals: bool = False
    """True to allow undo past chance events against the computer."""
    thinking: int = THINKING.index(2.0)
    """Thinking time of the strongest computer, an index in `THINKING`."""
    spoken: str = "words"
    """Style of announced moves: words, short (spots only) or notation."""
    voices: bool = True
    """True if computer opponents make remarks, and friends send emotes and nudges."""
    lessons: bool = True
    """True to show lessons when they matter."""
    learnt: str = ""
    """Ids of the known lessons, such as "alien/card", separated by spaces."""
    eye: bool = True
    """True to start the analysis by itself in finished and imported games."""
    across: bool = False
    """True to turn the whole page to the person to move, for two people across the screen."""
    language: str = "system"
    """Id of the language, or system: that of the device."""
    clock: str = ""
    """Time control of the last set-up, as written by `write_control`."""

    own_name: str = ""
    """The person's name in online games, as typed last."""
    server: str = ""
    """A server that helps devices to connect: see `ui.session.remote.effects`."""
    server_user: str = ""
    """User name for that server."""
    server_password: str = ""

    @property
    def voice(self) -> tuple[str, bool]:
        """The settings that affect all texts; when they change, all texts are renewed."""
        return self.language, self.lettered


def knows(settings: Settings, lesson: str) -> bool:
    """Return True if a lesson such as "alien/card" is known."""
    return lesson in settings.learnt.split()


def taught(settings: Settings, lesson: str) -> Settings:
    """Return the settings with a lesson marked as known."""
    return settings._replace(learnt=f"{settings.learnt} {lesson}".strip())


def load_settings(store: Store) -> Settings:
    """Return the stored settings; missing, damaged or unknown ones get defaults. Never raises."""
    try:
        return _settings(_raw(store))
    except StoreRefused:
        return Settings()


def save_settings(store: Store, settings: Settings) -> None:
    """Store the settings. Raises `StoreRefused` if the store does.

    Data of newer versions is kept: unknown keys, and unknown values of settings that were not changed.
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
    quiet = {"volume": 0} if raw.get("sound") is False else {}  # the setting of older versions
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
    if key == "own_name":
        return isinstance(value, str) and value == player_name(value)
    if key in PRIVATE:
        return isinstance(value, str) and len(value) <= MOST_LETTERS
    if key in _PLACES:
        return type(value) is int and value in range(key == "unmuted", len(_PLACES[key]))
    return key in Settings._fields and isinstance(value, bool)


def exported(settings: Settings) -> dict[str, Any]:
    """Return the settings as data for a file, without those of `PRIVATE`."""
    return {key: value for key, value in settings._asdict().items() if key not in PRIVATE}


def imported(here: Settings, found: object) -> Settings:
    """Return local settings merged with those of a file, which may hold anything.

    Settings changed here win, and invalid ones are ignored. Lessons known in either are known.
    """
    read = _settings(found) if isinstance(found, dict) else Settings()
    mine, usual = here._asdict(), Settings._field_defaults
    stays = {key for key in mine if mine[key] != usual[key] or key in PRIVATE}
    merged = {key: mine[key] if key in stays else value for key, value in read._asdict().items()}
    learnt = " ".join(dict.fromkeys([*here.learnt.split(), *read.learnt.split()]))
    return Settings(**{**merged, "learnt": learnt if len(learnt) < LEARNT else here.learnt})


def changed(settings: Settings, name: str, value: str) -> Settings:
    """Return the settings with one changed; booleans are "on" or not, indexes are numbers.

    Raises `KeyError` for an unknown name, `ValueError` for an invalid value.
    """
    kept = settings._asdict()
    new = player_name(value) if name == "own_name" else _read(value, kept[name])
    if not _allowed(name, new):
        raise ValueError(f"{name} cannot be {value!r}")
    return Settings(**{**kept, name: new})


def _read(value: str, old: bool | int | str) -> bool | int | str:
    if isinstance(old, bool):
        return value == "on"
    return int(value) if isinstance(old, int) else value
