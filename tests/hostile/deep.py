"""Deeply nested texts for every JSON parser: pytest runs them, and so does the browser.

There a stack overflow kills Python for good, so no parser may even begin to read such a text.
"""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

from engine.formats.untrusted import BadText, read_json
from engine.registry import GAMES
from engine.session.match import new_match
from engine.session.save import read_save, write_save
from engine.session.serialization import Unreadable
from ui.computer.worker_protocol import read_report
from ui.main import message_of
from ui.session.settings import KEY, Settings, load_settings
from ui.storage.comparison import is_same_game
from ui.storage.entries import read_entry
from ui.storage.seats import Here, read_note
from ui.storage.store import MemoryStore

TIMES = 40_000
DEEP = {
    "lists": "[" * TIMES,
    "objects": '{"a":' * TIMES,
    "closed": "[" * TIMES + "]" * TIMES,
    "both": '[{"[":' * TIMES,
    "after a string": '["]",' * TIMES,
    "after a quote in a string": '["\\"]",' * TIMES,
    "after a backslash in a string": '["\\\\",' * TIMES,
    "in a save": '{"oddcheckers": 1, "check": "", "content": ' + "[" * TIMES,
    "in notes": '{"picked": [], "seats":' + "[" * TIMES,
    "in an entry": '{"name":' * TIMES + "\n{}",
    "far too deep": "[" * 45 * TIMES,
}


def refused(read: Callable[[str], object], text: str, refusal: type[Exception]) -> bool:
    """Return true if reading a text ends in a refusal."""
    try:
        read(text)
    except refusal as fault:
        return bool(str(fault))
    return False


def _is_no_note(text: str) -> bool:
    return read_note(text, 2).seats == (Here(), Here())


def _stays_a_note(text: str) -> bool:
    """Return true if a save with such notes still opens."""
    match = new_match(GAMES["draughts"])
    shared = read_save(write_save(match, text))
    return shared.match == match and _is_no_note(shared.seats)


def _is_damaged(header: str) -> bool:
    body = f"{header}\n{{}}"
    return bool(read_entry("x", f"oddcheckers-game 1.1 {crc32(body.encode()):08x}\n{body}").problem)


def _is_no_setting(text: str) -> bool:
    store = MemoryStore()
    store.set(KEY, text)
    return load_settings(store) == Settings()


READERS: dict[str, Callable[[str], bool]] = {
    "json": lambda text: refused(read_json, text, BadText),
    "save": lambda text: refused(read_save, text, Unreadable),
    "note": _is_no_note,
    "notes of a save": _stays_a_note,
    "entry": _is_damaged,
    "settings": _is_no_setting,
    "save of an entry": lambda text: not is_same_game(text, new_match(GAMES["draughts"])),
    "report": lambda text: refused(read_report, text, BadText),
    "message": lambda text: message_of("key", text) is None,
}
"""Return true if a reader accepted a text as valid."""


def run_all() -> list[str]:
    """Give every deep text to every reader; return a line for each one run."""
    ran = []
    for reader, read in READERS.items():
        for text, deep in DEEP.items():
            assert read(deep), f"{reader}: {text}"
            ran.append(f"{reader}: {text}")
    return ran
