"""Computation of the table's display values."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engine.contract.picture import Picture
from engine.contract.values import RESIGN, TERMINAL
from ui.panels.analysis.live import eye_box
from ui.panels.analysis.review import review_box
from ui.panels.board import marks, picture
from ui.panels.cells import cell_names, usable
from ui.panels.clauses import ended, linked, reason
from ui.panels.clocks import agreed, hold_button
from ui.panels.log import AnalysisButtons, LogView
from ui.panels.remote.strip import strip
from ui.panels.standings import standings
from ui.panels.table.players import player_lines
from ui.panels.table.values import Places, TableView
from ui.panels.tutorial import guide_box
from ui.panels.variations import rows
from ui.remembered import remember_last
from ui.session.analysis.last_search import last_search
from ui.session.analysis.live import is_analysing, may_analyse, may_study
from ui.session.analysis.unavailable import why_dimmed
from ui.session.announce import action_words
from ui.session.log import Entry
from ui.session.model import Model
from ui.session.own_side import mark_own_side
from ui.session.resigning import may_resign
from ui.session.screen import ZOOMS, Screen
from ui.session.selection import targets
from ui.session.series import next_number
from ui.session.session import Session
from ui.session.undo import branch_point, redo_point, undo_point, why_undo_blocked
from ui.session.variations import may_explore, node
from ui.storage.seats import people
from ui.tree import Child
from ui.words.en.analysis import say as looking

PATIENCE = 4
"""Maximum number of a player's actions for which a tip stays while another one waits."""


def table_view(model: Model) -> TableView:
    """Return the current table; the same object while only the focus changes."""
    return _view(model.screen, *model.table._replace(focus=""))


@remember_last
def _view(screen: Screen, *parts: Any) -> TableView:
    """Return the display values of a session, from these parts."""
    session = Session(*parts)
    model = Model(screen, session)
    match, game, geometry, seen = session.match, session.game, session.geometry, picture(model)
    wanted = targets(session.choices, session.picked)
    cards = frozenset(card.target for card in seen.cards if card.target)
    over = match.player == TERMINAL and session.at == match.cursor
    main, way = session.main, session.log.entries
    if session.showing is not None:
        way = session.log.until(session.showing)
    spins, closed = session.orientation.spins, why_dimmed(session, model.past_reveals)
    return TableView(
        game=game,
        seats=match.seats,
        shape=(geometry.width / geometry.height, ZOOMS[screen.zoom]),
        places=_places(model, seen, wanted, cards & wanted),
        players=player_lines(session),
        prompt=_prompt(session, seen),
        why=linked(reason(session.why), game),
        misread=screen.input_error,
        moves=match.cursor,
        thinking=None if session.kind.scripted else session.thinking,
        paused=session.paused,
        result=ended(match, session.names) if over and not session.kind.scripted else (),
        standings=standings(main),
        next_number=next_number(main) if over else None,
        log=_log(model, way, closed),
        looking_back=session.viewing is not None,
        looking_at_undone=session.viewing is not None and session.viewing > match.cursor,
        trying=session.in_variation,
        can=_can(session, model.past_reveals),
        no_way_back=why_undo_blocked(session, model.past_reveals),
        closed=closed,
        choices=_labels(session, wanted - cards - geometry.places.keys() - _on_flag(session)),
        back=_step_back(session, model.past_reveals),
        proposed=action_words(session, session.proposed) if session.proposed else "",
        typing=screen.settings.typing,
        tutorial=guide_box(session),
        lesson=_lesson(model),
        notice=screen.notice,
        agreed=agreed(session),
        hold=hold_button(session),
        peers=strip(model),
        looking=tuple(filter(None, (review_box(session), eye_box(model)))),
        secrets=session.has_secrets and session.viewing is None and session.showing is None,
        spin=(spins, session.orientation.spin)
        if spins and screen.moving and not screen.settings.across
        else None,
    )


def _places(model: Model, seen: Picture, wanted: Collection[str], cards: frozenset[str]) -> Places:
    """Return the places for the focus; `wanted` and `cards` continue the action."""
    session, signs = model.table, marks(model)
    geometry = session.geometry
    names = cell_names(geometry, seen, signs, session.game.words, session.match.seats, session.viewer)
    between = dict(_labels(session, geometry.extras.keys() & wanted))
    return Places(geometry, names, usable(signs), between, seen, cards)


def _log(model: Model, way: tuple[Entry, ...], closed: Mapping[str, str]) -> LogView:
    """Return the display values of the log.

    `way` is the match stepped through, `closed` the reasons for disabled buttons.
    """
    session, here = model.table, node(model.table)
    return LogView(
        entries=session.main.log.entries if session.in_variation else way,
        beside=rows(session),
        way=way,
        told=not session.game.notations,
        seats=session.match.seats,
        at=session.at,
        own=here.place if here == (0, session.at) else 0,
        played=session.main.match.cursor,
        trying=session.in_variation,
        may_try=may_explore(session),
        brief=model.screen.short_log,
        why=bool(last_search(session)),
        eye=_eye(model),
        closed=closed,
    )


def _prompt(session: Session, seen: Picture) -> Sequence[Child]:
    """Return the task of the player to move; a tutorial is silent between its steps."""
    if session.between_steps and not session.step:
        return ended(session.match, session.names)
    half = session.game.prompt_on(session.view, session.picked) if session.picked and session.choices else ""
    return linked(half or mark_own_side(session, seen.prompt), session.game)


def _eye(model: Model) -> AnalysisButtons | None:
    """Return whether the eye can be opened, is open, and whether there is a game to be looked over."""
    may, session = may_analyse(model.table), model.table
    if session.main.kind.refuses(session.main, "analysis"):
        return None
    review = may and bool(session.match.log) and not session.kind.refuses(session, "review")
    later = looking.unlaid if session.match.outcome else looking.later
    why = looking.beside if may_study(session) else later
    return AnalysisButtons(may, is_analysing(model), review, "" if may else why)


def _lesson(model: Model) -> tuple[str, str]:
    """Return the first unread tip that applies now: its id and its words.

    A player who continues without confirming gets the next tip after a while.
    """
    session, settings = model.table, model.screen.settings
    game, learnt = session.game, settings.learnt.split()
    unread: list[tuple[str, str]] = []
    if settings.lessons and session.choices and session.viewing is None and session.kind.tips:
        for each in game.lessons(session.view, session.choices):
            words, lesson = game.words.lessons.get(each, ""), f"{game.info.id}/{each}"
            if words and lesson not in learnt:
                unread.append((lesson, words))
    return unread[min(_acted(session) // PATIENCE, len(unread) - 1)] if unread else ("", "")


def _acted(session: Session) -> int:
    """Return the number of actions of the player to move."""
    match = session.match
    seat = match.player
    return sum(logged.seat == seat for logged in session.log.logged_actions[: match.cursor])


def _on_flag(session: Session) -> set[str]:
    """Return the actions that the flag button offers, after a question, and not the list of choices."""
    return {RESIGN} if session.game.info.resigning else set()


def _labels(session: Session, wanted: Collection[str]) -> tuple[tuple[str, str], ...]:
    """Return targets with their words, sorted by the words."""
    rows = ((target, session.game.label(session.view, target)) for target in wanted)
    return tuple(sorted(rows, key=lambda row: row[1]))


def _step_back(session: Session, past_reveals: bool) -> str:
    """Return the action that undoes the last step of the choice: "unpick", "undo", or "" if none does."""
    picked, last = session.picked, session.match.cursor - 1
    if session.viewing is not None or not session.choices:
        return ""
    if picked and not session.geometry.spots.keys() >= set(picked):
        return "unpick"
    mine = last >= 0 and session.log.logged_actions[last].seat == session.match.player
    return "undo" if mine and undo_point(session, past_reveals) == last else ""


def _can(session: Session, past_reveals: bool) -> frozenset[str]:
    """Return the enabled buttons."""
    match, persons, here = session.match, people(session.seats), session.viewing is None
    playing = match.player != TERMINAL and here
    to_move = playing and session.persons_turn
    far = session.replica is not None and session.replica.own is not None
    agree = len(match.seats) == 2 and (far or len(persons) == 2)
    answers = {
        "branch": branch_point(session, past_reveals) is not None and not far,
        "try": may_explore(session),
        "undo": here and undo_point(session, past_reveals) is not None,
        "redo": here and bool(persons) and redo_point(session) is not None and not far,
        "hint": to_move and not session.kind.refuses(session, "hint"),
        "type": playing and bool(persons),
        "move": to_move,
        "review": may_analyse(session) and bool(match.log),
        "resign": here and may_resign(session),
        "agree": agree,
        "draw": agree and (playing if far else to_move and not session.in_variation),
    }
    return frozenset(name for name, yes in answers.items() if yes)
