"""Works out what the table panel shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import result_words
from engine.protocol import TERMINAL
from ui import a11y
from ui.panels.table import PlayerLine, TableView
from ui.seats import people

if TYPE_CHECKING:
    from ui.controller import App
    from ui.table import Table


def table_view(app: App) -> TableView:
    """Return the table as it is now."""
    table, ui = app.table, app.ui
    match, picture = table.match, table.picture()
    names = a11y.cell_names(table.lens, picture, app.easel.marks())
    outcome = match.outcome if table.at == match.cursor else None
    why = f"{ui.why.words} ({ui.why.clause})" if ui.why and ui.why.clause else ui.why.words if ui.why else ""
    log = tuple((match.decider(i), action.text, table.stories[i]) for i, action in enumerate(match.log))
    return TableView(
        title=match.game.info.title,
        grid=a11y.grid(table.lens, names, ui.focus, f"Board of {match.game.info.title}"),
        players=_players(app),
        prompt=picture.prompt,
        why=why,
        thinking=ui.thinking,
        paused=ui.paused,
        result=result_words(outcome, table.names) if outcome else "",
        log=log,
        at=table.at,
        looking_back=ui.viewing is not None,
        can=_can(table, app),
    )


def _players(app: App) -> tuple[PlayerLine, ...]:
    table = app.table
    pieces = table.picture().pieces
    start = table.picture(0).pieces
    arts = {piece.owner: piece.art for piece in (*start, *pieces)}
    return tuple(
        PlayerLine(
            name,
            arts.get(seat, ""),
            table.match.player == seat,
            sum(piece.owner == seat for piece in pieces),
            bool(app.ui.seats[seat].level),
        )
        for seat, name in enumerate(table.names)
    )


def _can(table: Table, app: App) -> frozenset[str]:
    match = table.match
    persons = people(app.ui.seats)
    playing = match.player != TERMINAL and app.ui.viewing is None
    here = playing and table.persons_turn
    answers = {
        "undo": table.undo_point is not None and app.ui.viewing is None,
        "redo": match.redo_point(persons) is not None and app.ui.viewing is None and bool(persons),
        "hint": here,
        "type": here,
        "resign": playing and bool(persons),
        "draw": here and len(persons) == len(match.seats) == 2,
    }
    return frozenset(name for name, yes in answers.items() if yes)
