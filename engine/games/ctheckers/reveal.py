"""Reveals and their consequences: captures, coins, dice, looks (C3-C9, C16-C20)."""

from __future__ import annotations

from engine.contract.events import Captured, Crowned, Event, Looked, Placed, Remark, Revealed, Rolled
from engine.games.ctheckers.grid import NAMES
from engine.games.ctheckers.nyarlathotep import is_foreign_book, pass_waiting_control
from engine.games.ctheckers.state import (
    BOTH,
    FORMS,
    HIDDEN,
    PIPS,
    SIDE,
    End,
    Look,
    State,
    Task,
    art,
    card_under,
    identities,
    kind_of,
    letter_of,
    with_cell,
    with_number,
    with_side,
)

Events = list[Event]
"""The events so far, in order; functions append to it."""


def push_tasks(state: State, *tasks: Task) -> State:
    """Return the state with tasks put before all others."""
    return state._replace(todo=(*tasks, *state.todo))


def add_to_pile(state: State, letters: str) -> State:
    """Put captured pieces on their sides' piles; control that waited for one passes (C12)."""
    piles = state.piles
    for letter in letters:
        side = SIDE[letter]
        piles = with_side(piles, side, "".join(sorted(piles[side] + letter.lower())))
    return pass_waiting_control(state._replace(piles=piles, quiet=-1))


def take_from_pile(state: State, side: int) -> tuple[State, str]:
    """Take a cultist from a side's pile; its letter is "" if the pile holds no cultist."""
    if "c" not in state.piles[side]:
        return state, ""
    piles = with_side(state.piles, side, state.piles[side].replace("c", "", 1))
    return state._replace(piles=piles), letter_of("c", side)


def capture(state: State, at: int, events: Events) -> State:
    """Capture a square's content (C7, C8, C15, C19, C21); a face-down checker is revealed first (C3)."""
    cell = state.board[at]
    if not cell or is_foreign_book(cell, state.turn):
        return state
    if cell in HIDDEN:
        return push_tasks(state, Task("uncover", at))
    events += [Captured(kind_of(letter), NAMES[at]) for letter in cell]
    return add_to_pile(state._replace(board=with_cell(state.board, at, ""), took=True), cell)


def reveal_captured(state: State, at: int, kind: str, events: Events) -> State:
    """Reveal a captured checker (C6, C7, C9, C17, C20)."""
    state, letter = _turn_over(state, at, kind, events, "" if kind == "c" else f"captured-{kind}")
    if kind == "c":
        events.append(Captured(kind_of(letter), NAMES[at], how="at-once"))
        return add_to_pile(state._replace(board=with_cell(state.board, at, ""), took=True), letter)
    return push_tasks(state, Task("coin", at)) if kind == "r" else state


def reveal_on_far_rank(state: State, at: int, kind: str, events: Events) -> State:
    """Reveal a checker on the far rank (C6, C7, C9, C17, C20)."""
    state, letter = _turn_over(state, at, kind, events, f"risen-{kind}")
    side = SIDE[letter]
    if kind == "c":
        events.append(Crowned("king", NAMES[at]))
        return _stack(state, at, letter, events)
    if kind == "r":
        events.append(Crowned("king", NAMES[at]))
        return push_tasks(state, Task("look", at, side))
    return state


def _turn_over(state: State, at: int, kind: str, events: Events, means: str) -> tuple[State, str]:
    """Turn a checker over; the Cthecker ends the game (C6), a Nyarlathotep rolls its form (C9).

    `means` is the id of the sentence on its meaning.
    """
    side, before = SIDE[state.board[at]], state
    letter = letter_of(kind, side)
    events.append(Revealed(kind_of(letter), NAMES[at], art(letter), means))
    looks = tuple(look for look in state.looks if look.square != at)
    state = state._replace(board=with_cell(state.board, at, letter), looks=looks, quiet=-1)
    if kind == "t":
        among = sum(identities(before, at).values())
        return state._replace(end=End("cthecker", BOTH, at, among)), letter
    if kind == "n":
        state = state._replace(control=with_number(state.control, side, side))
        return push_tasks(state, Task("die", at)), letter
    return state, letter


def _stack(state: State, at: int, letter: str, events: Events) -> State:
    """Put a cultist of each side from the piles under the promoted cultist (C7)."""
    side = SIDE[letter]
    state, own = take_from_pile(state, side)
    state, other = take_from_pile(state, 1 - side)
    events += [Placed(f"under {kind_of(under)}", NAMES[at]) for under in own + other]
    return state._replace(board=with_cell(state.board, at, letter + own + other))


def flip_coin(state: State, at: int, heads: bool, events: Events) -> State:
    """Promote Carter on heads; on tails he goes mad (C17)."""
    up, down = ("heads", "tails") if heads else ("tails", "heads")
    events.append(Rolled("coin", up, NAMES[at], (f"coin-{up}", f"coin-{down}"), up))
    if not heads:
        return go_mad(state, at, events)._replace(took=True)
    events.append(Crowned("king", NAMES[at]))
    return push_tasks(state, Task("look", at, SIDE[state.board[at]]))


def go_mad(state: State, at: int, events: Events) -> State:
    """Send Carter to his pile; a captured cultist of the other side takes his square (C17)."""
    carter = state.board[at]
    events.append(Remark("goes_mad", (kind_of(carter), NAMES[at])))
    state = add_to_pile(state, carter)
    state, cultist = take_from_pile(state, 1 - SIDE[carter])
    if cultist:
        events.append(Placed(kind_of(cultist), NAMES[at]))
    return state._replace(board=with_cell(state.board, at, cultist))


def roll_die(state: State, at: int, form: int, events: Events) -> State:
    """Set the form of a Nyarlathotep (C9, C11)."""
    faces = tuple(f"die-{pips}" for pips in (*PIPS[form:], *PIPS[1:form]))
    events.append(Rolled("die", str(form), NAMES[at], faces, FORMS[form]))
    return state._replace(forms=with_number(state.forms, SIDE[state.board[at]], form))


def record_look(state: State, at: int, seat: int, kind: str, events: Events, reader: int | None) -> State:
    """Record a seat's look under a checker; only that seat learns the kind, others have it `MASKED` (C18)."""
    if reader == seat:
        letter = letter_of(kind, SIDE[state.board[at]])
        events.append(Looked(seat, NAMES[at], kind_of(letter), art(letter)))
    else:
        events.append(Looked(seat, NAMES[at]))
    card = card_under(state, at)
    looks = {look for look in state.looks if (look.square, look.seat) != (at, seat)}
    return state._replace(looks=tuple(sorted({*looks, Look(at, seat, kind, card)})), quiet=-1)
