"""A tree of elements as plain data: panels make it, `ui.platform.page` shows it, tests search it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import count
from typing import NamedTuple, TypeAlias

Attribute: TypeAlias = str | int | float | bool | None


class Node(NamedTuple):
    """An element: tag, attributes and children (elements and texts)."""

    tag: str
    attributes: Mapping[str, Attribute]
    children: tuple[Child, ...]


class Kept:
    """An element that is drawn often; after the first time the page needs only its number."""

    _numbers = count(1)

    def __init__(self, node: Node) -> None:
        self.node = node
        self.number = next(Kept._numbers)


_CHILD = (Node, Kept, str)
Child: TypeAlias = "Node | Kept | str"
Content: TypeAlias = "Child | Iterable[Child | None] | None"


def h(tag: str, *content: Content, **attributes: Attribute) -> Node:
    """Return an element. `class_` means `class`, `aria_label` `aria-label`; None omits an attribute."""
    named = {_name(key): value for key, value in attributes.items() if value is not None}
    return Node(tag, named, tuple(_flat(content)))


@cache
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _flat(content: Iterable[Content]) -> list[Child]:
    flat: list[Child] = []
    for item in content:
        if isinstance(item, _CHILD):
            flat.append(item)
        elif item is not None:
            flat += _flat(item)
    return flat


def keep(node: Node) -> Kept:
    """Return an element for repeated drawing; the caller must hold on to it."""
    return Kept(node)


def button(words: Content, do: str, value: str = "", **attributes: Attribute) -> Node:
    """Return a button that sends a command (see `ui.commands`)."""
    return h("button", words, type="button", data_do=do, data_value=value or None, **attributes)


def to_json(nodes: Iterable[Node], known: set[int] | None = None) -> str:
    """Return the trees as JSON for `assets/page.js`.

    Kept elements with `known` numbers appear as their numbers alone; `known` gains the others.
    """
    numbers = set() if known is None else known

    def encode(element: object) -> object:
        if not isinstance(element, Kept):
            raise TypeError(f"{element!r} is no part of a tree")
        if element.number in numbers:
            return "=", element.number
        numbers.add(element.number)
        return "=", element.number, element.node

    return json.dumps(list(nodes), default=encode)


def texts(node: Child) -> Iterator[str]:
    """Yield every text in a tree, accessible names included."""
    if isinstance(node, str):
        yield node
        return
    node = node.node if isinstance(node, Kept) else node
    if label := node.attributes.get("aria-label"):
        yield str(label)
    for child in node.children:
        yield from texts(child)


def find_all(nodes: Iterable[Child], **attributes: Attribute) -> Iterator[Node]:
    """Yield the elements with all these attributes (named as in `h`)."""
    tag = attributes.pop("tag", None)
    wanted = {_name(key): value for key, value in attributes.items()}.items()
    for node in _all(nodes):
        if (tag is None or tag == node.tag) and wanted <= node.attributes.items():
            yield node


def _all(nodes: Iterable[Child]) -> Iterator[Node]:
    """Yield the elements in document order."""
    left = [*nodes][::-1]
    while left:
        item = left.pop()
        node = item.node if isinstance(item, Kept) else item
        if isinstance(node, Node):
            yield node
            left += node.children[::-1]
