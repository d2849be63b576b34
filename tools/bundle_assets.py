"""Bundling of styles and scripts: every request costs a start a millisecond or more."""

import re
from pathlib import Path

_TAG = r'<link rel="stylesheet" href="assets/([\w.]+)">|<script src="assets/([\w.]+)"></script>'
_ROW = re.compile(rf"(?:(?:{_TAG})\s+){{2,}}")
_MODULE = re.compile(r'<script type="module" src="assets/([\w.]+)">')
_BESIDE = re.compile(r'^import \{[^}]*\} from "\./([\w.]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=async |const |function |let )", re.MULTILINE)
_TARGET = re.compile(r"boot\.\w+")
"""Name of the bundled script."""
_ALONE = ("boot.fallbacks.js",)
"""Scripts that workers load, too."""


def join(site: Path, page: str) -> str:
    """Bundle files of `site` that `page` loads in a row, under the name of the one called `boot`.

    A module takes in those that it imports from beside it. Returns the page with one tag in place of such a
    row, and removes the bundled files from the site.
    """
    for name in _MODULE.findall(page):
        _take_in(site / "assets", name)
    return _ROW.sub(lambda row: _joined(site / "assets", row[0]), page)


def _joined(assets: Path, row: str) -> str:
    tags = list(re.finditer(_TAG, row))
    names = [tag[1] or tag[2] for tag in tags]
    target = next(name for name in names if _TARGET.fullmatch(name))
    text = "".join((assets / name).read_text("utf-8") for name in names)
    for name in set(names) - {*_ALONE}:
        (assets / name).unlink()
    (assets / target).write_text(text, "utf-8")
    return tags[names.index(target)][0] + row[tags[-1].end() :]


def _take_in(assets: Path, name: str) -> None:
    """Put the imports of a module before it. All share its scope then: no name may be in two of them."""
    found: dict[str, str] = {}
    _gather(assets, name, found)
    for other in found:
        (assets / other).unlink()
    (assets / name).write_text("\n".join(found.values()), "utf-8")


def _gather(assets: Path, name: str, found: dict[str, str]) -> None:
    text = (assets / name).read_text("utf-8")
    for other in _BESIDE.findall(text):
        if other not in found:
            _gather(assets, other, found)
    found[name] = _EXPORT.sub("", _BESIDE.sub("", text))
