"""Runs inside Pyodide at build time, if wheels of others are named: draws the first screen with their games.

`tools/precompile.mjs` calls it, with the app's wheel and all of theirs on the path.
"""

from __future__ import annotations

import json
import re

from engine.plugins.discovery import find_plugins
from engine.registry import PLUGINS
from ui.panels.page import first_pages
from ui.panels.thumb import samples

_IMAGE = re.compile(r'"href": ?"([^"]+)"')


def drawn(text: str) -> str:
    """Return what the build must know, as JSON; `text` is what `Guests.told` in `tools/plugins.py` wrote."""
    told = json.loads(text)
    refused: dict[str, str] = told["refused"]
    find_plugins(refused)
    refused |= _without_drawings(set(told["drawings"]))
    find_plugins(refused)
    return json.dumps({"first": first_pages(), "samples": samples(), "refused": refused})


def _without_drawings(drawings: set[str]) -> dict[str, str]:
    """The wheels whose games show, on the home, drawings that are not there."""
    lacking = {}
    for game, tree in json.loads(samples()).items():
        missing = set(_IMAGE.findall(json.dumps(tree))) - drawings
        if missing and game in PLUGINS:
            lacking[PLUGINS[game]] = f"its drawing {min(missing)} is missing"
    return lacking
