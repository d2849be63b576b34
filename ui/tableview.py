"""Works out what the table panel shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import TYPE_CHECKING

from engine.match import ending
from engine.protocol import RESIGN, TERMINAL
from ui import a11y
from ui.clauses import linked, reason
from ui.history import branch_point, no_way_back, redo_point, undo_point
from ui.panels.beside import beside, heading, stack
from ui.panels.table import LogLine, PlayerLine, TableView
from ui.resigning import may_resign
from ui.seats import LEVEL, people
from ui.select import targets
from ui.state import ZOOMS
from ui.stories import entries

if TYPE_CHECKING:
    from ui.controller import App
    from ui.table import Table


def table_view(app: App) -> TableView:
    """Return the table as it is now."""
    table, ui = app.table, app.ui
    match, picture = table.match, table.picture()
    names = a11y.cell_names(table.lens, picture, app.easel.marks(), match.seats, table.viewer)
    wanted = targets(table.actions(), ui.picked)
    between = dict(_labels(table, wanted & table.lens.extras.keys()))
    cards = {card.target for card in picture.cards if card.target}
    over = match.player == TERMINAL and table.at == match.cursor
    shown = table.entries if ui.showing is None else entries(table.tales[: ui.showing])
    log = tuple(
        LogLine(match.decider(first), tale.name, tale.spoken, tale.blast, stop) for first, stop, tale in shown
    )
    return TableView(
        title=match.game.info.title,
        shape=(table.lens.width / table.lens.height, ZOOMS[ui.zoom]),
        grid=a11y.grid(table.lens, names, ui.focus, f"Board of {match.game.info.title}"),
        players=_players(app),
        prompt=linked(picture.prompt, match.game),
        why=linked(reason(ui.why), match.game),
        misread=ui.misread,
        moves=match.cursor,
        thinking=ui.thinking,
        paused=ui.paused,
        result=linked(ending(match, table.names), match.game) if over else (),
        standings=app.contest.standings(),
        next_number=app.contest.next_number if over else None,
        log=log,
        told=not match.game.notations,
        at=table.at,
        looking_back=ui.viewing is not None,
        can=_can(table, app),
        no_way_back=no_way_back(table),
        choices=_labels(table, wanted - cards - table.lens.places.keys() - _on_flag(table)),
        back=table.choosing.step_back,
        extras=tuple(a11y.extra_buttons(table.lens, between, ui.focus)),
        beside=beside(picture, wanted & cards, match.seats, match.game),
        flash=ui.flash,
        secrets=table.has_secrets and ui.viewing is None and ui.showing is None,
        spin=(table.facing.spins, table.facing.spin) if table.facing.spins and app.moving else None,
    )


def _on_flag(table: Table) -> set[str]:
    """Return what is not offered as a choice because the flag does it, after a question."""
    return {RESIGN} if table.game.info.resigning else set()


def _labels(table: Table, wanted: Collection[str]) -> tuple[tuple[str, str], ...]:
    """Return targets with the words for them, sorted by the words."""
    view = table.game.view(table.state, table.viewer)
    return tuple(sorted(((t, table.game.label(view, t)) for t in wanted), key=lambda row: row[1]))


def _players(app: App) -> tuple[PlayerLine, ...]:
    table = app.table
    pieces = table.picture().pieces
    start = table.picture(0).pieces
    stacks = [tray for tray in table.picture().trays if tray.stack]
    usual = Counter((piece.owner, piece.art) for piece in start).most_common()
    arts = {owner: art for (owner, art), _ in reversed(usual)}
    began, left = ({piece.owner for piece in some} for some in (start, pieces))
    return tuple(
        PlayerLine(
            name,
            arts.get(seat) or next((piece.art for piece in pieces if piece.owner == seat), ""),
            table.match.player == seat,
            sum(piece.owner == seat for piece in pieces),
            LEVEL[level].title if (level := app.ui.seats[seat].level) else "",
            seat in began - left,
            (*heading(table.heading(seat)), *(stack(tray) for tray in stacks if tray.owner == seat)),
        )
        for seat, name in enumerate(table.names)
    )


def _can(table: Table, app: App) -> frozenset[str]:
    match = table.match
    persons = people(app.ui.seats)
    playing = match.player != TERMINAL and app.ui.viewing is None
    here = playing and table.persons_turn
    answers = {
        "branch": branch_point(table) is not None,
        "undo": undo_point(table) is not None and app.ui.viewing is None,
        "redo": redo_point(table) is not None and app.ui.viewing is None and bool(persons),
        "hint": here,
        "type": playing and bool(persons),
        "move": here,
        "resign": may_resign(table) and app.ui.viewing is None,
        "draw": here and len(persons) == len(match.seats) == 2,
    }
    return frozenset(name for name, yes in answers.items() if yes)
