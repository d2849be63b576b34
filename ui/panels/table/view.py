"""Computation of the table's display values."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Any

from engine.contract.picture import Picture
from engine.contract.values import CHANCE, RESIGN, TERMINAL
from engine.session.match import Match
from ui.panels.analysis import analysis_box, review_box
from ui.panels.board import marks, picture
from ui.panels.cells import cell_names, usable
from ui.panels.clauses import ended, linked, reason
from ui.panels.clocks import agreed, pause_button
from ui.panels.guided import tutorial_box
from ui.panels.log import AnalysisButtons, LogView
from ui.panels.standings import standings
from ui.panels.table.players import near_seat, player_lines
from ui.panels.table.values import Places, Recap, TableView
from ui.panels.variations import rows
from ui.remembered import remember_last
from ui.session.analysis.live import is_analysing, may_analyse, may_study
from ui.session.announce import action_words
from ui.session.availability import may_replay, may_resign, why_dimmed
from ui.session.log import Entry
from ui.session.model import Model
from ui.session.own_side import end_remarks, name_player, own_seat, player_name, shown_names
from ui.session.remote.peers import Waiting
from ui.session.screen import ZOOMS, Screen
from ui.session.selection import targets
from ui.session.series import next_number
from ui.session.session import Session
from ui.session.undo import branch_point, redo_point, undo_point, why_undo_blocked
from ui.session.variations import may_explore, shown_node
from ui.storage.seats import people
from ui.tree import Child, Node, h
from ui.words.en.analysis import say as analysis_words
from ui.words.en.table import say as table_words

APP = "Odd Checkers"
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
    main, entries = session.main, session.log.entries
    if session.showing is not None and not (session.step and session.step.again):
        entries = session.log.until(session.showing)
    spins, disabled = session.orientation.spins, why_dimmed(session, model.past_reveals)
    return TableView(
        game=game,
        title=_title(main),
        names=shown_names(session),
        shape=(geometry.width / geometry.height, ZOOMS[screen.zoom]),
        places=_places(model, seen, wanted, cards & wanted),
        players=player_lines(model),
        near=near_seat(session),
        prompt=_prompt(session, seen),
        why=linked(reason(session.why), game),
        misread=screen.input_error,
        moves=match.cursor,
        thinking=None if session.kind.scripted else session.thinking,
        paused=session.paused,
        result=_result(session, screen.waiting) if over and not session.kind.scripted else (),
        standings=standings(main),
        next_number=next_number(main) if over else None,
        log=_log(model, entries, disabled),
        looking_back=session.viewing is not None,
        looking_at_undone=session.viewing is not None and session.viewing > match.cursor,
        exploring=session.in_variation,
        enabled=_enabled(session, model.past_reveals),
        no_way_back=why_undo_blocked(session, model.past_reveals),
        disabled=disabled,
        choices=_labels(session, wanted - cards - geometry.places.keys() - _on_resign_button(session)),
        back=_step_back(session, model.past_reveals),
        proposed=action_words(session, session.proposed) if session.proposed else "",
        typing=screen.settings.typing,
        tutorial=tutorial_box(session),
        lesson=_lesson(model),
        notice=screen.notice,
        agreed=agreed(session),
        muted=not screen.settings.volume,
        hold=pause_button(session),
        peers=_strip(model),
        analysis=tuple(filter(None, (review_box(session), analysis_box(model)))),
        recap=_recap(session),
        secrets=session.has_secrets and session.viewing is None and session.showing is None,
        spin=(spins, session.orientation.spin)
        if spins and screen.moving and not screen.settings.across
        else None,
    )


def _title(main: Session) -> str:
    """Return the title of the browser's tab: whose turn it is, if that player has a name, and the game."""
    seat, turn = main.match.player, ""
    if seat >= 0 and seat == own_seat(main):
        turn = table_words.your_move
    elif seat >= 0 and (name := player_name(main, seat)):
        turn = table_words.their_move(name)
    return " – ".join(filter(None, (turn, main.game.info.title, APP)))


def _places(model: Model, seen: Picture, wanted: Collection[str], cards: frozenset[str]) -> Places:
    """Return the places for the focus; `wanted` and `cards` continue the action."""
    session, signs = model.table, marks(model)
    geometry = session.geometry
    names = cell_names(geometry, seen, signs, session.game.words, session.match.seats, session.viewer)
    between = dict(_labels(session, geometry.extras.keys() & wanted))
    drawn = {target: arrow for target, arrow in signs.arrows.items() if target not in geometry.places}
    labels = dict(_labels(session, drawn))
    directions = {target: (labels[target], geometry.place(*drawn[target].middle)) for target in labels}
    return Places(geometry, names, usable(signs), between, directions, seen, cards)


def _log(model: Model, entries: tuple[Entry, ...], disabled: Mapping[str, str]) -> LogView:
    """Return the display values of the log.

    `entries` are stepped through, `disabled` holds the reasons for disabled buttons.
    """
    session, here = model.table, shown_node(model.table)
    return LogView(
        entries=session.main.log.entries if session.in_variation else entries,
        beside=rows(session),
        stepped=entries,
        sentences=not session.game.notations,
        seats=session.match.seats,
        at=session.at,
        own=here.place if here == (0, session.at) else 0,
        played=session.main.match.cursor,
        exploring=session.in_variation,
        may_explore=may_explore(session),
        brief=model.screen.short_log,
        opening=_opening(session.match, session.at),
        why=bool(session.last_search),
        analysis=_analysis_buttons(model),
        disabled=disabled,
    )


@remember_last
def _opening(match: Match, at: int) -> str | None:
    """Return the name of the opening; "" before it has one, None if the game has none."""
    if not match.game.named_openings or match.start:
        return None
    if not at:
        return ""
    from engine.session.openings import opening_at

    found = opening_at(match, at)
    return found.name if found else ""


def _strip(model: Model) -> Node | None:
    """Return the strip with the friends; None unless the game is played remotely."""
    if model.table.main.replica is None:
        return None
    from ui.panels.remote.strip import strip

    return strip(model)


def _result(session: Session, waiting: Waiting) -> Sequence[Child]:
    """Return the result with its reason, and remarks about players at other devices."""
    remarks = end_remarks(session, waiting) if not session.in_variation else []
    more = [h("span", f" {' '.join(remarks)}", class_="because")] if remarks else []
    return [*ended(session.match, shown_names(session)), *more]


def _prompt(session: Session, seen: Picture) -> Sequence[Child]:
    """Return the task of the player to move; a tutorial is silent between its steps."""
    if session.between_steps and not session.step:
        return ended(session.match, shown_names(session))
    picking = bool(session.picked and session.choices)
    prompt = session.game.prompt_on(session.view, session.picked) if picking else ""
    return linked(prompt or name_player(session, session.to_move, seen.prompt), session.game)


def _recap(session: Session) -> Recap | None:
    """Return the list of the last turn's events, while it is open."""
    if session.recap is None:
        return None
    entries = session.log.between(*session.recap)
    seats = [entry.logged.seat for entry in entries]
    several = len({*seats} - {CHANCE}) > 1
    begins = (seat not in (before, CHANCE) for before, seat in pairwise((CHANCE, *seats)))
    names = [session.names[seat] if several and new else "" for seat, new in zip(seats, begins, strict=True)]
    at = session.step.at if session.step else -1
    here = next((number for number, entry in enumerate(entries) if entry.first <= at < entry.stop), -1)
    return Recap(tuple(zip(names, (entry.logged.announcement for entry in entries), strict=True)), here)


def _analysis_buttons(model: Model) -> AnalysisButtons | None:
    """Return the state of the buttons for analysis and review; None if the kind has no analysis."""
    may, session = may_analyse(model.table), model.table
    if session.main.kind.refuses(session.main, "analysis"):
        return None
    review = may and bool(session.match.log) and not session.kind.refuses(session, "review")
    later = analysis_words.after_reveal if session.match.outcome else analysis_words.after_end
    why = analysis_words.beside if may_study(session) else later
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
    return unread[min(_action_count(session) // PATIENCE, len(unread) - 1)] if unread else ("", "")


def _action_count(session: Session) -> int:
    """Return the number of actions of the player to move."""
    match = session.match
    seat = match.player
    return sum(logged.seat == seat for logged in session.log.logged_actions[: match.cursor])


def _on_resign_button(session: Session) -> set[str]:
    """Return the actions that the resign button offers instead of the list of choices."""
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


def _enabled(session: Session, past_reveals: bool) -> frozenset[str]:
    """Return the enabled buttons."""
    match, persons, here = session.match, people(session.seats), session.viewing is None
    playing = match.player != TERMINAL and here
    to_move = playing and session.persons_turn
    is_remote = session.replica is not None and session.replica.own is not None
    agree = len(match.seats) == 2 and (is_remote or len(persons) == 2)
    answers = {
        "branch": branch_point(session, past_reveals) is not None and not is_remote,
        "variation": may_explore(session),
        "undo": here and undo_point(session, past_reveals) is not None,
        "redo": here and bool(persons) and redo_point(session) is not None and not is_remote,
        "hint": to_move and not session.kind.refuses(session, "hint"),
        "type": playing and bool(persons),
        "move": to_move,
        "review": may_analyse(session) and bool(match.log),
        "replay": may_replay(session),
        "resign": here and may_resign(session),
        "agree": agree,
        "draw": agree and (playing if is_remote else to_move and not session.in_variation),
    }
    return frozenset(name for name, yes in answers.items() if yes)
