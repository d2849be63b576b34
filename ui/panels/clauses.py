"""Clauses of the rules quoted in sentences, such as "(D4)": as links, in speech, or left out."""

from __future__ import annotations

import re

from engine.contract.game import AnyGame
from engine.contract.values import Refusal, cited
from engine.registry import INFOS
from engine.session.match import Match
from engine.session.narration import ending_parts
from ui.tree import Node, button, h
from ui.words.en.parts import say

_QUOTED = re.compile(r" \(([A-Z]\d+(?:, [A-Z]\d+)*)\)")


def reason(why: Refusal | None) -> str:
    """Return the reason why an action is not allowed, with its clause; "" for None."""
    if why is None:
        return ""
    return cited(why.words, why.clause)


def plain(words: str) -> str:
    """Return a sentence without its clauses."""
    return _QUOTED.sub("", words)


def spoken(words: str) -> str:
    """Return a sentence with its clauses spoken as rules: "(rule D4)", "(rules D4 and C5)"."""
    return _QUOTED.sub(lambda found: f" ({say.spoken_clauses(found[1].split(', '))})", words)


def linked(words: str, game: AnyGame) -> list[Node | str]:
    """Return a sentence in which each clause is a button that opens the rules there.

    No line breaks between the brackets.
    """
    parts: list[Node | str] = []
    for number, part in enumerate(_QUOTED.split(words)):
        if number % 2:
            parts += [" ", h("span", _links(part.split(", "), game), class_="cited")]
        elif part:
            parts.append(part)
    return parts


def ended(match: Match, names: tuple[str, ...]) -> list[Node | str]:
    """Return how a match ended, with its cause in smaller text."""
    result, cause = ending_parts(match, names)
    if not cause:
        return linked(result, match.game)
    return [*linked(result, match.game), " ", h("span", linked(cause, match.game), class_="because")]


def _links(clauses: list[str], game: AnyGame) -> list[Node | str]:
    """Return "(rule D4)" or "(rules D4, C5 and C21)" with links; a single one holds the word "rule"."""
    if len(clauses) == 1:
        return ["(", _link(clauses[0], say.rule(clauses[0]), game), ")"]
    parts: list[Node | str] = [f"({say.rules} "]
    for place, clause in enumerate(clauses, 1 - len(clauses)):
        parts += [_link(clause, clause, game), ")" if not place else say.before_last if place == -1 else ", "]
    return parts


def _link(clause: str, words: str, game: AnyGame) -> Node:
    page = page_of(clause, game)
    return button(words, "rules", f"{page}#{clause}", class_="clause", title=say.read_rule(clause))


def page_of(clause: str, game: AnyGame) -> str:
    """Return the game whose page has a clause: this game, or the ancestor with the clause's letter."""
    infos = (game.info, *INFOS.values())
    return next((info.id for info in infos if info.clauses == clause[0]), game.info.id)
