"""Files that the page loads in a row become one: every request costs a start a millisecond or more."""

import re
from pathlib import Path

_TAG = r'<link rel="stylesheet" href="assets/([\w.]+)">|<script src="assets/([\w.]+)"></script>'
_ROW = re.compile(rf"(?:(?:{_TAG})\s+){{2,}}")
_ALONE = ("boot.storage.js",)
"""What workers load, too."""


def join(site: Path, page: str) -> str:
    """Join the files of `site` that `page` names in a row, under the name of the one that begins with `boot`.

    Returns the page with one tag in place of such a row. What was joined is removed from the site.
    """
    return _ROW.sub(lambda row: _joined(site / "assets", row[0]), page)


def _joined(assets: Path, row: str) -> str:
    tags = list(re.finditer(_TAG, row))
    names = [tag[1] or tag[2] for tag in tags]
    target = next(name for name in names if name.startswith("boot"))
    text = "".join((assets / name).read_text("utf-8") for name in names)
    for name in set(names) - {*_ALONE}:
        (assets / name).unlink()
    (assets / target).write_text(text, "utf-8")
    return tags[names.index(target)][0] + row[tags[-1].end() :]
