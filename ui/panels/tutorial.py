"""The tutorial at the table: the text of its step, and the dialog at its end."""

from __future__ import annotations

from collections.abc import Sequence

from ui.panels.history.achievements import new_achievements
from ui.panels.parts import dialog, lay_beside, unless
from ui.session.session import Session
from ui.tree import Node, button, h
from ui.words.en.puzzles import say as puzzles
from ui.words.en.table import say


def guide_box(session: Session) -> Node | None:
    """Return the text and button of the current step; None outside tutorials."""
    tour = session.kind.run
    if not tour:
        return None
    at, steps = tour.at, len(tour.tutorial.steps)
    title = say.puzzle if tour.day else say.step(at + 1, steps)
    onward = (
        button(say.all_days, "challenges", class_="primary", key="next")
        if tour.day
        else button(say.finish if tour.is_last else say.go_on, "next-step", class_="primary", key="next")
    )
    if tour.attempt:
        asked = tour.attempt.puzzle
        title = puzzles.of_grade(asked.number, asked.grade)
        onward = button(puzzles.next_one, "next-challenge", asked.name, class_="primary", key="next")
    show = unless("" if session.choices else say.see_first, say.show_me, "hint", key="show")
    done = session.between_steps and not session.step and (tour.met or tour.strict)
    return h(
        "div",
        h("b", title),
        onward if done else show,
        h("p", session.kind.words(session)),
        h("progress", aria_label=say.judging) if tour.slow else None,
        class_="guide done" if done else "guide",
        role="note",
        key="guide",
    )


def guide_over(session: Session) -> Node:
    """Return the dialog after the last step."""
    info = session.game.info
    picture = h("img", src=f"assets/ends/{info.cover.theme}.svg", alt="", class_="end-picture")
    row = h(
        "div",
        button(say.whole_game, "setup", info.id, class_="primary"),
        button(say.once_more, "guide", info.id),
        button(say.all_games, "home"),
        class_="row",
    )
    return lay_beside(dialog(say.guide_over, [picture, h("p", say.guide_over_words(info.title)), row]))


def day_over(session: Session, earned: Sequence[str]) -> Node:
    """Return the dialog after a solved daily puzzle, with new achievements and next steps."""
    mood = session.game.info.cover.theme
    picture = h("img", src=f"assets/ends/{mood}.svg", alt="", class_="end-picture")
    words = h("p", session.kind.words(session), class_="result")
    row = h(
        "div", button(say.all_days, "challenges", class_="primary"), button(say.look, "close"), class_="row"
    )
    return lay_beside(dialog(say.puzzle_met, [picture, words, new_achievements(earned), row]))
