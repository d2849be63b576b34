"""The web app manifest: icons, screenshots, and a shortcut to each game."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NAME = "manifest.webmanifest"
_ABOUT = "Strange relatives of checkers to play in a browser tab, online or offline."
_COLOUR = "#f6f1e7"


def write_manifest(root: Path, site: Path, first: str) -> None:
    """Write the manifest and its files into `site`; `first` is that of `tools.precompile.Precompiled`."""
    shutil.copytree(root / "install", site / "install")
    # Without an `id`, which would be resolved against the origin: sites that share one would be the same app.
    manifest = {
        "start_url": "./",
        "scope": "./",
        "name": "Odd Checkers",
        "short_name": "Odd Checkers",
        "description": _ABOUT,
        "lang": "en",
        "display": "standalone",
        "background_color": _COLOUR,
        "theme_color": _COLOUR,
        "categories": ["games"],
        "icons": [
            _picture("icon-192.png", 192, 192, purpose="any"),
            _picture("icon-512.png", 512, 512, purpose="any"),
            _picture("icon-maskable.png", 512, 512, purpose="maskable"),
        ],
        "screenshots": [
            _picture("wide.jpg", 1280, 800, form_factor="wide", label="The games to choose from"),
            _picture("narrow.jpg", 720, 1280, form_factor="narrow", label="A game on a phone"),
        ],
        "shortcuts": [
            {"name": title, "url": f"./#new={game}"}
            for game, title in _games(json.loads(json.loads(first)["en"]["screen"]))
        ],
    }
    (site / NAME).write_text(json.dumps(manifest, indent=1), "utf-8")


def _picture(name: str, width: int, height: int, **more: str) -> dict[str, str]:
    kind = "image/png" if name.endswith(".png") else "image/jpeg"
    return {"src": f"install/{name}", "sizes": f"{width}x{height}", "type": kind, **more}


def _games(trees: list[Any]) -> Iterator[tuple[str, str]]:
    """Yield the id and the title of each game, from the setup buttons of the first screen."""
    for tree in trees:
        if isinstance(tree, str):
            continue
        _, attributes, children = tree
        if attributes.get("data-do") == "setup":
            yield attributes["data-value"], attributes["aria-label"].removeprefix("Play ")
        yield from _games(children)
