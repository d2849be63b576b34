"""A tree of elements as plain data. Panels make it, `ui.platform.page` shows it, tests look into it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

Attribute: TypeAlias = str | int | float | bool | None


class Node(NamedTuple):
    """An element: its tag, its attributes and its children (elements and texts)."""

    tag: str
    attributes: Mapping[str, Attribute]
    children: tuple[Node | str, ...]


Content: TypeAlias = "Node | str | Iterable[Node | str | None] | None"


def h(tag: str, *content: Content, **attributes: Attribute) -> Node:
    """Return an element. `class_` becomes `class`, `aria_label` becomes `aria-label`; None leaves one out."""
    named = {
        key.rstrip("_").replace("_", "-"): value for key, value in attributes.items() if value is not None
    }
    return Node(tag, named, tuple(_flat(content)))


def _flat(content: Iterable[Content]) -> Iterator[Node | str]:
    for item in content:
        if isinstance(item, Node | str):
            yield item
        elif item is not None:
            yield from _flat(item)


def button(words: Content, do: str, value: str = "", **attributes: Attribute) -> Node:
    """Return a button that tells the controller to `do` something."""
    return h("button", words, type="button", data_do=do, data_value=value or None, **attributes)


def to_json(nodes: Iterable[Node]) -> str:
    """Return the trees as the JSON that `assets/page.js` draws."""
    return json.dumps(list(nodes))


def texts(node: Node | str) -> Iterator[str]:
    """Yield every text in a tree, names for screen readers included."""
    if isinstance(node, str):
        yield node
        return
    if label := node.attributes.get("aria-label"):
        yield str(label)
    for child in node.children:
        yield from texts(child)


def find_all(nodes: Iterable[Node | str], **attributes: Attribute) -> Iterator[Node]:
    """Yield the elements that have all these attributes (named as in `h`)."""
    wanted = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
    for node in nodes:
        if isinstance(node, Node):
            if wanted.items() <= {**node.attributes, "tag": node.tag}.items():
                yield node
            yield from find_all(node.children, **attributes)
