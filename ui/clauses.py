"""The clauses of the rules that sentences quote, such as "(D4)": as links, in speech, or left out."""

from __future__ import annotations

import re
from typing import Any

from engine.protocol import Game, WhyNot
from engine.registry import INFOS
from ui.tree import Node, button, h

_QUOTED = re.compile(r" \(([A-Z]\d+(?:, [A-Z]\d+)*)\)")


def reason(why: WhyNot | None) -> str:
    """Return why something cannot be done, with its clause; "" for None."""
    if why is None:
        return ""
    return f"{why.words} ({why.clause})" if why.clause else why.words


def plain(words: str) -> str:
    """Return a sentence without the clauses that it quotes."""
    return _QUOTED.sub("", words)


def spoken(words: str) -> str:
    """Return a sentence that says that what it quotes are rules: "(rule D4)"."""
    return _QUOTED.sub(lambda found: f" (rule{'s' if ',' in found[1] else ''} {found[1]})", words)


def linked(words: str, game: Game[Any, Any]) -> list[Node | str]:
    """Return a sentence in which each clause is a button that opens the rules there.

    No line breaks between the brackets.
    """
    parts: list[Node | str] = []
    for number, part in enumerate(_QUOTED.split(words)):
        if number % 2:
            links = [_link(clause, game) for clause in part.split(", ")]
            named = [links[0], *[piece for link in links[1:] for piece in (", ", link)]]
            parts += [" ", h("span", "(", named, ")", class_="cited")]
        elif part:
            parts.append(part)
    return parts


def _link(clause: str, game: Game[Any, Any]) -> Node:
    page = page_of(clause, game)
    return button(f"rule {clause}", "rules", f"{page}#{clause}", class_="clause", title=f"Read rule {clause}")


def page_of(clause: str, game: Game[Any, Any]) -> str:
    """Return the game whose page has a clause: this one, or the ancestor whose letter it bears."""
    infos = (game.info, *INFOS.values())
    return next((info.id for info in infos if info.clauses == clause[0]), game.info.id)
