"""The games that come as wheels of others: what `packages` in `pyscript.toml` names, brought into the site.

A wheel that cannot be used stops no build: it is left out, and the home says why.
"""

import json
import re
import shutil
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tools.hashes import integrity, stamp
from tools.pictures import is_drawing
from tools.wheel import PACKAGES

_NAME = re.compile(r"\./((?:[\w.+-]+/)*(\w[\w.]*)-[\w.+!-]+\.whl)")
"""A wheel below the folder of `pyscript.toml`, and its name."""
_DRAWING = re.compile(r"[^/]+/(assets/(?:pieces|cards|ends|rules)/[a-z0-9-]+\.svg)")
_PAGE = re.compile(r"[^/]+/docs/([a-z][a-z0-9-]*)\.md")


class _Unusable(Exception):
    """What is wrong with a wheel, in words for people."""


class Plugins(NamedTuple):
    """The wheels of others."""

    wheels: dict[str, Path]
    """The usable ones, by name: where each is in the site."""
    refused: dict[str, str]
    """The others, by name, with the reason."""

    def __bool__(self) -> bool:
        """Whether any were named at all."""
        return bool(self.wheels or self.refused)

    def listed(self, site: Path, refused: Mapping[str, str]) -> dict[str, Any] | None:
        """What the start has to know of them, None if none were named; more may be `refused` by now."""
        refused = {**self.refused, **refused}
        files = [(name, path) for name, path in self.wheels.items() if name not in refused]
        wheels = [
            (name, f"../{path.relative_to(site).as_posix()}", integrity(path.read_bytes()))
            for name, path in files
        ]
        return {"wheels": wheels, "refused": refused} if self else None

    def told(self, site: Path) -> str:
        """What `tools/draw_plugins.py` has to know of them, as JSON."""
        drawings = [path.relative_to(site).as_posix() for path in site.glob("assets/*/*.svg")]
        return json.dumps({"refused": self.refused, "drawings": drawings})


def add_plugins(root: Path, site: Path, pages: Path) -> Plugins:
    """Put the wheels that `pyscript.toml` names, with their drawings, into the site, after the app's own.

    The pages of their rules, as they were written, go into the folder `pages`.
    """
    pages.mkdir(parents=True, exist_ok=True)
    guests = Plugins({}, {})
    for given in named_wheels(root):
        found = _NAME.fullmatch(given)
        name = re.sub(r"[-_.]+", "-", found[2]).lower() if found else given
        try:
            if name in guests.wheels:
                name = given
                raise _Unusable("there is a wheel of that name before it")
            if not found:
                raise _Unusable("it is not named as a wheel of this site: ./FOLDER/NAME-VERSION-….whl")
            guests.wheels[name] = _bring(root, site, pages, root / found[1])
        except _Unusable as fault:
            guests.refused[name] = str(fault)
            print(f"The wheel {given} is left out: {fault}.", flush=True)
    return guests


def named_wheels(root: Path) -> list[str]:
    """List what `pyscript.toml` names as packages."""
    config = tomllib.loads((root / "pyscript.toml").read_text("utf-8"))
    return [str(name) for name in config.get("packages", [])]


def _bring(root: Path, site: Path, pages: Path, wheel: Path) -> Path:
    """Bring one wheel, into a folder named after its content, as a wheel's own name may not change."""
    if not wheel.is_file():
        raise _Unusable("there is no such file")
    data = _opened(wheel)
    _bring_files(root, site, pages, data)
    place = site / "wheels" / stamp(wheel.read_bytes()) / wheel.name
    place.parent.mkdir(parents=True)
    shutil.copyfile(wheel, place)
    return place


def _opened(wheel: Path) -> dict[str, bytes]:
    """Return all that is in a wheel, by path."""
    try:
        with zipfile.ZipFile(wheel) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
    except Exception as fault:  # whatever a damaged file makes of it
        raise _Unusable("it is damaged: it cannot be unpacked") from fault
    ours = {name.split("/")[0] for name in files} & set(PACKAGES)
    if ours:
        raise _Unusable(f"it has a package named {min(ours)}, as the app has")
    return files


def _bring_files(root: Path, site: Path, pages: Path, files: dict[str, bytes]) -> None:
    """Put drawings and pages beside those that are there. None takes the place of another."""
    fresh: dict[Path, bytes] = {}
    for name, data in files.items():
        if found := _DRAWING.fullmatch(name):
            if not is_drawing(data.decode("utf-8", "replace")):
                raise _Unusable(f"the drawing {name} is not one <svg> element with a viewBox")
            fresh[site / found[1]] = data
        elif found := _PAGE.fullmatch(name):
            if (root / "docs" / f"{found[1]}.md").exists():
                raise _Unusable(f"there is a page docs/{found[1]}.md already")
            fresh[pages / f"{found[1]}.md"] = data
    for path in fresh:
        if path.exists():
            raise _Unusable(f"there is a file {path.parent.name}/{path.name} already")
    for path, data in fresh.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
