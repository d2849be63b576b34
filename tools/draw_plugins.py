"""First screen of a site with plugins. Runs inside Pyodide at build time.

`tools/precompile.mjs` calls it, with the wheels of the app and of the plugins on the path.
"""

from __future__ import annotations

import json
import re

from engine.plugins.discovery import find_plugins
from engine.registry import INFOS, PLUGINS
from ui.panels.page import first_pages
from ui.panels.thumb import samples

_IMAGE = re.compile(r'"href": ?"([^"]+)"')


def drawn(text: str) -> str:
    """Return the first screen, pictures and refused plugins as JSON; `text` is from `Plugins.facts`."""
    facts = json.loads(text)
    refused: dict[str, str] = facts["refused"]
    find_plugins(refused)
    refused |= _without_drawings(set(facts["drawings"]))
    find_plugins(refused)
    return json.dumps({"first": first_pages(), "samples": samples(), "refused": refused})


def _without_drawings(drawings: set[str]) -> dict[str, str]:
    """Return the plugins whose games show missing drawings on the home screen, with the reason."""
    lacking = {}
    for game, tree in json.loads(samples()).items():
        art = INFOS[game].cover.art
        shown = {*_IMAGE.findall(json.dumps(tree)), *([f"assets/{art}.svg"] if art else [])}
        missing = shown - drawings
        if missing and game in PLUGINS:
            lacking[PLUGINS[game]] = f"its drawing {min(missing)} is missing"
    return lacking
