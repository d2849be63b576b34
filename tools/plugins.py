"""Plugins: the wheels that `packages` in `pyscript.toml` names, copied into the site.

An unusable wheel does not stop the build: it is left out, and the home screen says why.
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
"""Path of a wheel below the folder of `pyscript.toml`, and its name."""
_DRAWING = re.compile(r"[^/]+/(assets/(?:pieces|cards|covers|ends|rules)/[a-z0-9-]+\.svg)")
_PAGE = re.compile(r"[^/]+/docs/([a-z][a-z0-9-]*)\.md")


class _Unusable(Exception):
    """Raised for an unusable wheel; the message says why, for people."""


class Plugins(NamedTuple):
    """The plugins of the site."""

    wheels: dict[str, Path]
    """The usable wheels: the path in the site by name."""
    refused: dict[str, str]
    """The refused wheels: the reason by name."""

    def __bool__(self) -> bool:
        """Return true if any plugins were named."""
        return bool(self.wheels or self.refused)

    def plan_entry(self, site: Path, refused: Mapping[str, str]) -> dict[str, Any] | None:
        """Return the plugins for the start plan, None if none were named; more may be `refused` by now."""
        refused = {**self.refused, **refused}
        files = [(name, path) for name, path in self.wheels.items() if name not in refused]
        wheels = [
            (name, f"../{path.relative_to(site).as_posix()}", integrity(path.read_bytes()))
            for name, path in files
        ]
        return {"wheels": wheels, "refused": refused} if self else None

    def facts(self, site: Path) -> str:
        """Return the facts that `tools/draw_plugins.py` needs, as JSON."""
        drawings = [path.relative_to(site).as_posix() for path in site.glob("assets/*/*.svg")]
        return json.dumps({"refused": self.refused, "drawings": drawings})


def add_plugins(root: Path, site: Path, pages: Path) -> Plugins:
    """Copy the wheels that `pyscript.toml` names into the site, with their drawings.

    The sources of their rules pages go into the folder `pages`.
    """
    pages.mkdir(parents=True, exist_ok=True)
    plugins = Plugins({}, {})
    for given in named_wheels(root):
        found = _NAME.fullmatch(given)
        name = re.sub(r"[-_.]+", "-", found[2]).lower() if found else given
        try:
            if name in plugins.wheels:
                name = given
                raise _Unusable("another wheel has this name")
            if not found:
                raise _Unusable("its path is not of the form ./FOLDER/NAME-VERSION-….whl")
            plugins.wheels[name] = _add_wheel(root, site, pages, root / found[1])
        except _Unusable as fault:
            plugins.refused[name] = str(fault)
            print(f"The wheel {given} is left out: {fault}.", flush=True)
    return plugins


def named_wheels(root: Path) -> list[str]:
    """Return the packages that `pyscript.toml` names."""
    config = tomllib.loads((root / "pyscript.toml").read_text("utf-8"))
    return [str(name) for name in config.get("packages", [])]


def _add_wheel(root: Path, site: Path, pages: Path, wheel: Path) -> Path:
    """Copy one wheel into a folder named after its content: the name of a wheel itself may not change."""
    if not wheel.is_file():
        raise _Unusable("there is no such file")
    data = _opened(wheel)
    _add_files(root, site, pages, data)
    place = site / "wheels" / stamp(wheel.read_bytes()) / wheel.name
    place.parent.mkdir(parents=True)
    shutil.copyfile(wheel, place)
    return place


def _opened(wheel: Path) -> dict[str, bytes]:
    """Return the files of a wheel by path."""
    try:
        with zipfile.ZipFile(wheel) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
    except Exception as fault:  # a damaged file may raise anything
        raise _Unusable("it is damaged: it cannot be unpacked") from fault
    ours = {name.split("/")[0] for name in files} & set(PACKAGES)
    if ours:
        raise _Unusable(f"its package {min(ours)} clashes with one of the app's")
    return files


def _add_files(root: Path, site: Path, pages: Path, files: dict[str, bytes]) -> None:
    """Copy drawings and pages of a plugin; they may not replace existing files."""
    fresh: dict[Path, bytes] = {}
    for name, data in files.items():
        if found := _DRAWING.fullmatch(name):
            if not is_drawing(data.decode("utf-8", "replace")):
                raise _Unusable(f"the drawing {name} is not one <svg> element with a viewBox")
            fresh[site / found[1]] = data
        elif found := _PAGE.fullmatch(name):
            if (root / "docs" / f"{found[1]}.md").exists():
                raise _Unusable(f"the page docs/{found[1]}.md already exists")
            fresh[pages / f"{found[1]}.md"] = data
    for path in fresh:
        if path.exists():
            raise _Unusable(f"the file {path.parent.name}/{path.name} already exists")
    for path, data in fresh.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
