"""Availability of the buttons at the table: resigning, and the reasons for dimmed buttons.

A reason is shown as a tooltip and when the button is pressed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine.contract.values import CHANCE, RESIGN, TERMINAL
from ui.session.analysis.live import may_analyse
from ui.session.session import Session
from ui.session.undo import why_undo_blocked
from ui.storage.seats import Computer, people
from ui.words.en.session import say


def why_dimmed(session: Session, past_reveals: bool) -> Mapping[str, str]:
    """Return a reason for each button that may be dimmed, by its command."""
    waits, refuses, main = _why_waiting(session), partial(session.kind.refuses, session), session.main
    return {
        "undo": _unless_viewing(session, why_undo_blocked(session, past_reveals) or say.nothing_to_undo),
        "redo": refuses("redo") or _unless_viewing(session, say.nothing_to_redo),
        "hint": refuses("hint") or waits,
        "draw": refuses("draw") or waits,
        "resign": refuses("resign") or _why_not_resign(session) or waits,
        "why": _why_no_search(session),
        "variation": main.kind.refuses(main, "variation") or say.try_later,
        "review": refuses("review") or (say.nothing_played if may_analyse(session) else say.review_later),
    }


def _why_waiting(session: Session) -> str:
    """Return the reason why no person here can act now."""
    if session.viewing is not None:
        return say.viewing_earlier
    if session.match.outcome:
        return say.over
    return say.others_turn if people(session.seats) else say.watching


def _unless_viewing(session: Session, why: str) -> str:
    """Return `why`, or the reason why no person could undo or redo at all."""
    if session.viewing is not None:
        return say.viewing_earlier
    return why if people(session.seats) else say.watching


def _why_not_resign(session: Session) -> str:
    rules = session.game.info.resigning and session.viewing is None and not session.match.outcome
    return say.turn_begun if rules and session.persons_turn else ""


def _why_no_search(session: Session) -> str:
    """Return the reason why the computer's search cannot be shown."""
    if not any(isinstance(seat, Computer) for seat in session.seats):
        return say.no_computer
    if session.game.info.hidden and not session.match.outcome:
        return say.why_after_end
    moved = session.log.logged_actions[: session.at]
    by_computer = any(
        logged.seat >= 0 and isinstance(session.seats[logged.seat], Computer) for logged in moved
    )
    return say.reasons_forgotten if by_computer else say.not_moved


def may_replay(session: Session) -> bool:
    """Return True if the last turn can be replayed: while a person may move, and after the end."""
    replaying = session.step is not None and session.step.again
    waits = session.step or session.thinking or session.viewing is not None or session.kind.scripted
    ready = bool(session.choices) or session.match.player == TERMINAL
    return bool(last_turn(session)) and (replaying or (ready and not waits))


def last_turn(session: Session) -> range:
    """Return the places of the actions since the last turn of the player to move, without this turn's own.

    Chance belongs to the turn before it. After the end of the game it is the last turn of all.
    """
    seats = [logged.seat for logged in session.log.logged_actions[: session.match.cursor]]
    mover = session.match.player
    stop = len(seats)
    while stop and seats[stop - 1] in (CHANCE, mover):
        stop -= 1
    if not stop:
        return range(0)
    own = {mover} if mover != TERMINAL else {*seats} - {seats[stop - 1], CHANCE}
    first = stop
    while first and seats[first - 1] not in own:
        first -= 1
    while seats[first] == CHANCE:
        first += 1
    while stop < len(seats) and seats[stop] == CHANCE:
        stop += 1
    return range(first, stop)


def resigner(session: Session) -> int:
    """Return the seat that resigns: the person to move, or else the first person."""
    persons = people(session.seats)
    return session.match.player if session.match.player in persons else min(persons, default=0)


def may_resign(session: Session) -> bool:
    """Return True if a person may resign now; if resigning is an action, only when it is legal.

    A variation cannot be resigned.
    """
    if session.kind.refuses(session, "resign"):
        return False
    if session.game.info.resigning:
        return any(action.text == RESIGN for action in session.choices)
    return session.match.player != TERMINAL and bool(people(session.seats))
