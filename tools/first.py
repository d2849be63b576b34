"""The first paint: what the app draws first, as the HTML that `index.html` starts with."""

import html
import json
from typing import Any

from tools.problem import Problem

_EMPTY = {"br", "hr", "img", "input"}
_MARK = '<div id="app"></div>'


def with_first_paint(page: str, trees: str) -> str:
    """Put the drawn trees (JSON, as `assets/page.js` gets them) into the page, where the app will draw."""
    if _MARK not in page:
        raise Problem(f"index.html has no {_MARK} for the first paint")
    drawn = "".join(to_html(tree) for tree in json.loads(trees))
    return page.replace(_MARK, _MARK.replace("></", f">{drawn}</"))


def to_html(tree: Any) -> str:
    """Return a tree of the app as HTML: nothing between the elements, no attribute that is off."""
    if isinstance(tree, str):
        return html.escape(tree, quote=False)
    tag, attributes, children = tree
    if "style" in attributes:
        raise Problem("the first paint must do without style attributes: the page's policy refuses them")
    words = "".join(_attribute(name, value) for name, value in attributes.items() if name != "key")
    if tag in _EMPTY:
        return f"<{tag}{words}>"
    return f"<{tag}{words}>{''.join(to_html(child) for child in children)}</{tag}>"


def _attribute(name: str, value: Any) -> str:
    if value is False or value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        value = int(value)  # as JavaScript writes it
    return f" {name}" if value is True else f' {name}="{html.escape(str(value))}"'
