"""The prompt: the task, the result, the search in progress, or the explored variation."""

from __future__ import annotations

from ui.panels.cards import choice_buttons
from ui.panels.icons import icon
from ui.panels.parts import again
from ui.panels.table.values import TableView
from ui.session.analysis.search_info import SearchInfo
from ui.tree import Node, button, h
from ui.words.en.analysis import say as looking
from ui.words.en.table import say
from ui.words.en.variations import say as words


def prompt_box(view: TableView) -> Node:
    """Return the text between the players and the buttons."""
    tutorial = view.tutorial if not view.looking_back else None
    secrets = button(say.secrets, "secrets") if view.secrets else None
    why = h("p", view.why, class_="why") if view.why else None
    asked, *more = _said(view)
    lines = [tutorial, _trying() if view.trying else None, asked, secrets, *more, why]
    return h("div", lines, class_="prompt-box", id="prompt")


def _said(view: TableView) -> list[Node | None]:
    """Return the most important message."""
    if view.result:
        return [h("p", view.result, class_="result"), None if view.trying else _next_game(view)]
    if view.looking_back:
        return _looking_back(view)
    if view.thinking:
        return [_thinking(view.thinking, _search_service(view))]
    if view.paused:
        go_on = button(say.let_play_on, "resume-thinking", class_="primary")
        return [h("p", say.stopped, class_="prompt"), go_on]
    return [_proposed(view.proposed)] if view.proposed else _asked(view)


def _looking_back(view: TableView) -> list[Node | None]:
    """Return the buttons for continuing from an earlier position."""
    row = h(
        "div",
        button(say.back_to_game, "view", class_="primary"),
        None if view.tutorial else _branch(view),
        button(words.try_here, "try") if "try" in view.can else None,
        button(words.comment, "dialog", "comment") if "try" in view.can else None,
        class_="row",
    )
    why = h("p", view.no_way_back, class_="by") if view.no_way_back else None
    here = say.looking_at_undone if view.looking_at_undone else say.looking_back
    return [h("p", here, class_="prompt"), row, why]


def _asked(view: TableView) -> list[Node | None]:
    """Return the task of the player to move, and its news."""
    choices = choice_buttons(view.choices, view.back)
    lesson = _lesson(*view.lesson) if view.lesson[0] and not view.why else None
    return [h("p", view.prompt, class_="prompt"), choices, lesson]


def _proposed(action: str) -> Node:
    """Return the question whether to play the proposed action."""
    do, other = button(say.do_it, "confirm", class_="primary"), button(say.choose_anew, "unpick")
    return h(
        "div",
        h("p", say.proposed(action), class_="prompt"),
        h("div", do, other, class_="row"),
        class_="proposed",
        key="proposed",
    )


def _next_game(view: TableView) -> Node:
    review = button(looking.review, "review") if "review" in view.can else None
    return h("div", again(view.next_number), button(say.new_game, "setup-again"), review, class_="row")


def _trying() -> Node:
    """Return the note that a variation is being explored, and the way back."""
    back = button(say.back_to_game, "leave-line", class_="primary")
    comment = button(words.comment, "dialog", "comment")
    row = h("div", back, comment, class_="row")
    return h("div", h("p", words.trying, class_="by"), row, class_="trying", key="trying")


def _branch(view: TableView) -> Node:
    return button(say.play_from_here, "branch", disabled="branch" not in view.can)


def _lesson(lesson: str, words: str) -> Node:
    """Return the tip, until it is read."""
    read = button(say.got_it, "learn", lesson)
    return h("div", icon("hint"), h("p", words), read, class_="lesson", role="note", key="lesson")


def _thinking(thinking: SearchInfo, who: str) -> Node:
    far = say.depth(thinking.depth, thinking.nodes) if thinking.depth else "…"
    return h(
        "div",
        h("p", say.thinks(who), h("span", far), class_="prompt busy"),
        h("div", button(say.move_now, "hurry"), button(say.stop, "pause"), class_="row"),
        id="thinking",
    )


def _search_service(view: TableView) -> str:
    """Return the searching computer: the one to move, or the one that finds a hint."""
    names = [line.name for line in view.players if line.to_move and line.level]
    return names[0] if len(view.players) > 2 and names else say.computer
