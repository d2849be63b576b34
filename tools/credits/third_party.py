"""The list of third-party parts, THIRD_PARTY.md, made from the files that the site ships."""

import json
import os
import re
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from tools.problem import Problem
from tools.runtimes import RUNTIME, pyodide_package, wheels

NAME = "THIRD_PARTY.md"
HERE = Path(__file__).parent
LICENCES = HERE / "licences"
OURS = (
    "*.html",
    "sw.js",
    "manifest.webmanifest",
    "pyscript.toml",
    NAME,
    "rules/*.html",
    "rules/*/*.html",
    "install/*",
    "wheels/*",
    "wheels/*/*",
    "assets/*.css",
    "assets/*.js",
    "assets/*.mjs",
    "assets/*.py",
    "assets/*.svg",
    "assets/cards/*",
    "assets/covers/*",
    "assets/endings/*",
    "assets/ends/*",
    "assets/games/*",
    "assets/icons/*",
    "assets/pieces/*",
    "assets/pieces/*/*",
    "assets/portraits/*",
    "assets/rules/*",
)
"""Files of the site that are our own, or that belong to plugins."""
BUNDLES = "node_modules/@pyscript/core/dist/core-*.js.map"
_PACKAGE = re.compile(r"^.*node_modules/((?:@[^/]+/)?[^/]+)/")
_INTRODUCTION = """# Third-party software in Odd Checkers

The build of Odd Checkers made this list of the parts that others have written, with their licences. Odd
Checkers itself is under this one:

```text
{licence}
```
"""


class Part(NamedTuple):
    """A third-party part of the site."""

    name: str
    licence: str
    source: str
    version: str = ""
    files: tuple[str, ...] = ()
    """Patterns of its files in the site."""
    notice: str = ""
    text: str = ""
    """The licence in full, with its copyright lines; "" if it requires none."""
    sign: str = ""


def write_third_party(root: Path, site: Path) -> str:
    """Write the list into `site`, after all third-party files, and return it.

    Raises Problem for a file that is neither ours nor of a listed part.
    """
    parts = [*parts_of(root)]
    unlisted = [name for name in _files(site) if not is_listed(name, parts)]
    if unlisted:
        raise Problem(
            f"{unlisted[0]} is in the site, but not in {HERE.name}/components.toml: list its part there"
        )
    shipped = [part for part in parts if not part.files or _shipped(site, part)]
    introduction = _INTRODUCTION.format(licence=_read(root / "LICENSE"))
    text = "\n".join([introduction, *_table(shipped), "", *_sections(shipped)])
    (site / NAME).write_text(text, "utf-8")
    return text


def parts_of(root: Path) -> Iterator[Part]:
    """Yield the parts: those of `components.toml`, and the packages bundled into PyScript."""
    for entry in tomllib.loads((HERE / "components.toml").read_text("utf-8"))["component"]:
        yield Part(
            entry["name"],
            entry["licence"],
            entry["source"],
            _version(root, entry.get("version", "")),
            tuple(entry["files"]),
            entry.get("notice", "").strip(),
            _text(root, entry),
            entry.get("sign", ""),
        )
    for package in bundled(root):
        yield _bundled_part(root, package)


def bundled(root: Path) -> list[str]:
    """Return the npm packages that are bundled into PyScript's script, from its source map."""
    found = set()
    for path in root.glob(BUNDLES):
        for source in json.loads(path.read_text("utf-8"))["sources"]:
            if package := _PACKAGE.match(source):
                found.add(package[1])
    return sorted(found)


def is_listed(name: str, parts: Iterable[Part]) -> bool:
    """Return true if a file of the site is ours or of one of the parts."""
    patterns = (*OURS, *(pattern for part in parts for pattern in part.files))
    return any(_matches(name, pattern) for pattern in patterns)


def _matches(name: str, pattern: str) -> bool:
    """Return true if a path matches a pattern whose stars stand for parts of one name each."""
    names, patterns = name.split("/"), pattern.split("/")
    return len(names) == len(patterns) and all(map(fnmatchcase, names, patterns))


def _files(site: Path) -> list[str]:
    return sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())


def _shipped(site: Path, part: Part) -> bool:
    return any(_matches(name, pattern) for name in _files(site) for pattern in part.files)


def _version(root: Path, place: str) -> str:
    """Return a version from the place that pins it."""
    kind, _, name = place.partition(":")
    if (kind, name) == ("npm", "pyodide") and RUNTIME in os.environ:
        return str(json.loads(_read(pyodide_package(root) / "package.json"))["version"])
    if kind == "npm":
        lock = json.loads((root / "package-lock.json").read_text("utf-8"))
        return str(lock["packages"][f"node_modules/{name}"]["version"])
    if kind == "wheel":
        return next(version for each, version, *_ in wheels(root) if each == name)
    if kind == "info":
        pinned_lock = json.loads((pyodide_package(root) / "pyodide-lock.json").read_text("utf-8"))
        return re.sub(r"^\D*", "", str(pinned_lock["info"].get(name, ""))).replace("_", ".")
    return place


def _text(root: Path, entry: dict[str, Any]) -> str:
    """Return the licence of an entry in full."""
    kind, _, place = entry.get("text", "").partition(":")
    if kind == "npm":
        return _read(root / "node_modules" / place)
    if kind == "wheel":
        name, _, pattern = place.partition(":")
        return _from_wheel(next(file for each, _, file, _ in wheels(root) if each == name), pattern)
    return "\n".join([*entry.get("copyright", ()), "", _read(LICENCES / kind)]) if kind else ""


def _read(path: Path) -> str:
    if not path.is_file():
        raise Problem(f"{path} is missing: remove node_modules, then run this again")
    return path.read_text("utf-8").strip()


def _from_wheel(wheel: Path, pattern: str) -> str:
    with zipfile.ZipFile(wheel) as archive:
        found = [name for name in archive.namelist() if fnmatchcase(name, pattern)]
        if not found:
            raise Problem(f"{wheel.name} has no {pattern}: look at {HERE.name}/components.toml")
        return archive.read(found[0]).decode("utf-8").strip()


def _bundled_part(root: Path, package: str) -> Part:
    """Return the part for an npm package; those without a licence file use a short licence."""
    folder = root / "node_modules" / package
    about = json.loads(_read(folder / "package.json"))
    licence, author = str(about["license"]), about.get("author", "")
    own = sorted(folder.glob("LICENSE*"))
    text = _read(own[0]) if own else f"Copyright (c) {author}\n\n{_read(LICENCES / f'{licence}.txt')}"
    home = f"https://www.npmjs.com/package/{package}"
    version = str(about["version"])
    return Part(package, licence.replace("APACHE", "Apache"), home, version, (), "As part of PyScript.", text)


def _table(parts: Iterable[Part]) -> Iterator[str]:
    yield from ("| part | version | licence | source |", "|---|---|---|---|")
    for part in parts:
        yield f"| {_plain(part.name)} | {part.version} | {part.licence} | <{part.source}> |"


def _sections(parts: Iterable[Part]) -> Iterator[str]:
    """Yield a section for each licence text, under the names of the parts that share it."""
    texts: dict[str, list[Part]] = {}
    for part in parts:
        texts.setdefault(part.text, []).append(part)
    for text, sharing in texts.items():
        yield f"## {', '.join(_plain(part.name) for part in sharing)}\n"
        for part in sharing:
            if part.notice:
                lead = f"{_plain(part.name)}: " if len(sharing) > 1 else ""
                yield f"{lead}{part.notice}\n"
        if text:
            yield f"```text\n{text}\n```\n"
        else:
            yield "In the public domain.\n"


def _plain(name: str) -> str:
    """Return a name with Markdown escaped."""
    return name.replace("*", r"\*")
