"""The dialog of a solved puzzle, with next steps."""

from __future__ import annotations

from collections.abc import Callable

from ui.kinds.puzzle import Puzzle
from ui.panels.parts import dialog, lay_beside
from ui.session.screen import PUZZLE
from ui.session.session import Session
from ui.tree import Node, button, h
from ui.words.en.puzzles import say


def puzzle_over(session: Session, address: Callable[[str], str]) -> Node | None:
    """Return the dialog of a solved puzzle; None if the table has no puzzle."""
    if not isinstance(session.kind, Puzzle):
        return None
    attempt = session.kind.attempt
    asked, info = attempt.puzzle, session.game.info
    picture = h("img", src=f"assets/ends/{info.cover.theme}.svg", alt="", class_="end-picture")
    row = h(
        "div",
        button(say.next_one, "next-challenge", asked.name, class_="primary"),
        button(say.share, "copy", address(f"{PUZZLE}={asked.name}")),
        button(say.all_puzzles, "challenges", info.id),
        button(say.look, "close"),
        class_="row",
    )
    title = say.was_shown if attempt.shown else say.solved
    words = say.shown_words if attempt.shown else say.solved_words(info.title, asked.number)
    return lay_beside(dialog(title, [picture, h("p", words, class_="result"), row]))
