"""The puzzles screen: puzzles by game and grade, with the solved ones marked."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.learning import GRADES
from engine.contract.values import Info
from engine.registry import INFOS
from engine.session.puzzles.table import Puzzle, puzzles_of
from ui.panels.parts import icon_button
from ui.storage.history.history import SEEN, SOLVED, HistoryData
from ui.tree import Node, button, h
from ui.words.en.puzzles import say

MARKS = {SOLVED: "★", SEEN: "○"}


def puzzles_screen(kept: HistoryData, of: str = "") -> list[Node]:
    """Return the puzzles of a game, or of all games ("")."""
    shown = {game: puzzles_of(game) for game in ([of] if of else INFOS)}
    found = {game: puzzles for game, puzzles in shown.items() if puzzles}
    whole = [asked for puzzles in found.values() for asked in puzzles]
    games = [_game(INFOS[game], puzzles, kept.puzzles) for game, puzzles in found.items()]
    head = h("header", icon_button("home", say.back, "home"), h("h1", say.title, tabindex=-1))
    head = head._replace(attributes={**head.attributes, "class": "top slim", "key": "top"})
    top = _top(whole, kept.puzzles, of)
    ledger = h("div", games, class_="ledger")
    return [head, h("main", top, ledger, class_="records challenges", key="challenges")]


def _top(whole: list[Puzzle], became: Mapping[str, str], of: str) -> Node:
    """Return the number of solved puzzles, and the button to the next one."""
    solved, seen = (sum(became.get(asked.name) == state for asked in whole) for state in (SOLVED, SEEN))
    bar = h("progress", value=solved, max=len(whole), aria_label=say.count(solved, len(whole)))
    todo = solved < len(whole)
    row = h(
        "div",
        button(say.next_one, "next-challenge", of, class_="primary") if todo else h("p", say.all_solved),
        button(say.all_games, "challenges") if of else None,
        class_="row",
    )
    told = h("p", say.count(solved, len(whole)), f" {say.seen(seen)}" if seen else "")
    return h("section", h("p", say.about, class_="by"), told, bar, row, key="whole")


def _game(info: Info, puzzles: tuple[Puzzle, ...], became: Mapping[str, str]) -> Node:
    """Return the puzzles of a game."""
    solved = sum(became.get(asked.name) == SOLVED for asked in puzzles)
    title = h("h2", info.title, h("small", say.count(solved, len(puzzles))))
    grades = [_grade(grade, [c for c in puzzles if c.grade == grade], became) for grade in GRADES]
    return h("section", title, grades, data_mood=info.cover.theme, key=info.id)


def _grade(grade: str, puzzles: list[Puzzle], became: Mapping[str, str]) -> Node:
    """Return the puzzles of a grade."""
    items = [h("li", _puzzle(asked, became.get(asked.name, ""))) for asked in puzzles]
    name = say.grades[grade]
    return h("div", h("h3", name), h("ul", items, class_="numbers", aria_label=name), class_="grade")


def _puzzle(asked: Puzzle, state: str) -> Node:
    """Return the button of a puzzle: its number, and its state."""
    mark = h("i", MARKS[state], aria_hidden="true") if state else None
    name = say.puzzle(asked.number, say.states.get(state, ""))
    return button(
        [str(asked.number), mark],
        "challenge",
        asked.name,
        class_=state or None,
        aria_label=name,
        key=asked.name,
    )
