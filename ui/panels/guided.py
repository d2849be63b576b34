"""Tutorials and puzzles: the box at the table, the puzzles screen, and the dialogs at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.contract.learning import GRADES
from engine.contract.values import Info
from engine.registry import INFOS
from engine.session.puzzles.table import Puzzle, puzzles_of
from ui.kinds.puzzle import Puzzle as PuzzleKind
from ui.panels.parts import beside_board, dialog, icon_button, unless
from ui.session.screen import PUZZLE
from ui.session.session import Session
from ui.storage.history.history import SEEN, SOLVED, HistoryData
from ui.tree import Node, button, h
from ui.words.en.puzzles import say
from ui.words.en.table import say as table

MARKS = {SOLVED: "★", SEEN: "○"}


# --- at the table ------------------------------------------------------------------------------------------


def tutorial_box(session: Session) -> Node | None:
    """Return the text and button of the current step; None outside tutorials and puzzles."""
    run = session.kind.run
    if not run:
        return None
    at, steps = run.at, len(run.tutorial.steps)
    title = table.puzzle if run.day else table.step(at + 1, steps)
    onward = (
        button(say.all_puzzles, "puzzles", class_="primary", key="next")
        if run.day
        else button(table.finish if run.is_last else table.go_on, "next-step", class_="primary", key="next")
    )
    if run.attempt and not run.day:
        puzzle = run.attempt.puzzle
        title = say.of_grade(puzzle.number, puzzle.grade)
        onward = button(say.next_one, "next-puzzle", puzzle.name, class_="primary", key="next")
    show = unless("" if session.choices else table.see_first, table.show_me, "hint", key="show")
    done = session.between_steps and not session.step and (run.met or run.strict)
    return h(
        "div",
        h("b", title),
        onward if done else show,
        h("p", session.kind.words(session)),
        h("progress", aria_label=table.judging) if run.slow else None,
        class_="guide done" if done else "guide",
        role="note",
        key="guide",
    )


def tutorial_over_dialog(session: Session) -> Node:
    """Return the dialog after the last step."""
    info = session.game.info
    picture = h("img", src=f"assets/ends/{info.cover.theme}.svg", alt="", class_="end-picture")
    row = h(
        "div",
        button(table.play_full_game, "setup", info.id, class_="primary"),
        button(table.repeat_tutorial, "tutorial", info.id),
        button(table.all_games, "home"),
        class_="row",
    )
    return beside_board(
        dialog(table.tutorial_over, [picture, h("p", table.tutorial_over_words(info.title)), row])
    )


# --- puzzles ----------------------------------------------------------------------------------------------


def puzzles_screen(kept: HistoryData, of: str = "") -> list[Node]:
    """Return the puzzles of a game, or of all games ("")."""
    shown = {game: puzzles_of(game) for game in ([of] if of else INFOS)}
    listed = {game: puzzles for game, puzzles in shown.items() if puzzles}
    every = [puzzle for puzzles in listed.values() for puzzle in puzzles]
    games = [_game(INFOS[game], puzzles, kept.puzzles) for game, puzzles in listed.items()]
    head = h("header", icon_button("home", say.back, "home"), h("h1", say.title, tabindex=-1))
    head = head._replace(attributes={**head.attributes, "class": "top slim", "key": "top"})
    top = _top(every, kept.puzzles, of)
    ledger = h("div", games, class_="ledger")
    return [head, h("main", top, ledger, class_="records puzzles", key="puzzles")]


def _top(puzzles: list[Puzzle], states: Mapping[str, str], of: str) -> Node:
    """Return the number of solved puzzles, and the button to the next one."""
    solved, seen = (sum(states.get(puzzle.name) == state for puzzle in puzzles) for state in (SOLVED, SEEN))
    bar = h("progress", value=solved, max=len(puzzles), aria_label=say.count(solved, len(puzzles)))
    todo = solved < len(puzzles)
    row = h(
        "div",
        button(say.next_one, "next-puzzle", of, class_="primary") if todo else h("p", say.all_solved),
        button(say.all_games, "puzzles") if of else None,
        class_="row",
    )
    counts = h("p", say.count(solved, len(puzzles)), f" {say.seen(seen)}" if seen else "")
    return h("section", h("p", say.about, class_="by"), counts, bar, row, key="whole")


def _game(info: Info, puzzles: tuple[Puzzle, ...], states: Mapping[str, str]) -> Node:
    """Return the puzzles of a game."""
    solved = sum(states.get(puzzle.name) == SOLVED for puzzle in puzzles)
    title = h("h2", info.title, h("small", say.count(solved, len(puzzles))))
    grades = [
        _grade(grade, [puzzle for puzzle in puzzles if puzzle.grade == grade], states) for grade in GRADES
    ]
    return h("section", title, grades, data_game_theme=info.cover.theme, key=info.id)


def _grade(grade: str, puzzles: list[Puzzle], states: Mapping[str, str]) -> Node:
    """Return the puzzles of a grade."""
    items = [h("li", _puzzle(puzzle, states.get(puzzle.name, ""))) for puzzle in puzzles]
    name = say.grades[grade]
    return h("div", h("h3", name), h("ul", items, class_="numbers", aria_label=name), class_="grade")


def _puzzle(puzzle: Puzzle, state: str) -> Node:
    """Return the button of a puzzle: its number, and its state."""
    mark = h("i", MARKS[state], aria_hidden="true") if state else None
    name = say.puzzle(puzzle.number, say.states.get(state, ""))
    return button(
        [str(puzzle.number), mark],
        "puzzle",
        puzzle.name,
        class_=state or None,
        aria_label=name,
        key=puzzle.name,
    )


def puzzle_solved_dialog(session: Session, address: Callable[[str], str]) -> Node | None:
    """Return the dialog of a solved puzzle; None if the table has no puzzle."""
    if not isinstance(session.kind, PuzzleKind):
        return None
    attempt = session.kind.attempt
    puzzle, info = attempt.puzzle, session.game.info
    picture = h("img", src=f"assets/ends/{info.cover.theme}.svg", alt="", class_="end-picture")
    row = h(
        "div",
        button(say.next_one, "next-puzzle", puzzle.name, class_="primary"),
        button(say.share, "copy", address(f"{PUZZLE}={puzzle.name}")),
        button(say.all_puzzles, "puzzles", info.id),
        button(say.look, "close"),
        class_="row",
    )
    title = say.was_shown if attempt.shown else say.solved
    words = say.shown_words if attempt.shown else say.solved_words(info.title, puzzle.number)
    return beside_board(dialog(title, [picture, h("p", words, class_="result"), row]))
