"""The captured pieces beside a player's name, and how far the player is ahead."""

from __future__ import annotations

from ui.panels.thumb import art_path
from ui.session.captures import Captures, captures_of
from ui.session.session import Session
from ui.tree import Node, h
from ui.words.en.table import say_captures as say


def captured_nodes(session: Session) -> tuple[Node, ...]:
    """Return the captured pieces of each seat."""
    return tuple(_captured(each) for each in captures_of(session))


def _captured(captures: Captures) -> Node:
    """Return small drawings, one group for each kind, and the balance if the seat is ahead."""
    kinds = [
        h("span", [_image(kind.art, index < kind.even) for index in range(kind.number)], class_="kind")
        for kind in captures.pieces
    ]
    row = {"class_": "captured", "key": "captured"}
    names = [(kind.name, kind.number) for kind in captures.pieces]
    ahead = h("b", say.ahead(captures.ahead)) if captures.ahead else None
    if not names and not ahead:
        return h("span", **row)
    words = ". ".join(
        filter(None, [say.captured(names) if names else "", say.balance(captures.ahead) if ahead else ""])
    )
    return h("span", kinds, ahead, role="img", title=words, aria_label=words, **row)


def _image(art: str, even: bool) -> Node:
    """Return the drawing of a captured piece; small screens leave out those that both sides have lost."""
    return h("img", src=art_path(art), alt="", class_="even" if even else None)
