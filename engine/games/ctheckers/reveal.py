"""Reveals and their consequences: captures, coins, dice, looks (C3-C9, C16-C20)."""

from __future__ import annotations

from engine.contract.events import Captured, Crowned, Event, Looked, Placed, Revealed, Rolled, Told
from engine.games.ctheckers.grid import NAMES
from engine.games.ctheckers.kinds import FORMS, PIPS, art, kind_of
from engine.games.ctheckers.nyarlathotep import hand_over, is_foreign_book
from engine.games.ctheckers.state import (
    BOTH,
    HIDDEN,
    SIDE,
    End,
    Look,
    State,
    Task,
    card_under,
    identities,
    letter_of,
    with_cell,
    with_number,
    with_side,
)

Tale = list[Event]
"""The events so far, in order; functions append to it."""


def first(state: State, *tasks: Task) -> State:
    """Return the state with tasks put before all others."""
    return state._replace(todo=(*tasks, *state.todo))


def to_pile(state: State, letters: str) -> State:
    """Put captured pieces on their sides' piles; control that waited for one passes (C12)."""
    piles = state.piles
    for letter in letters:
        side = SIDE[letter]
        piles = with_side(piles, side, "".join(sorted(piles[side] + letter.lower())))
    return hand_over(state._replace(piles=piles, quiet=-1))


def from_pile(state: State, side: int) -> tuple[State, str]:
    """Take a cultist from a side's pile; its letter is "" if the pile holds no cultist."""
    if "c" not in state.piles[side]:
        return state, ""
    piles = with_side(state.piles, side, state.piles[side].replace("c", "", 1))
    return state._replace(piles=piles), letter_of("c", side)


def strike(state: State, at: int, tale: Tale) -> State:
    """Capture a square's content (C7, C8, C15, C19, C21); a face-down checker is revealed first (C3)."""
    cell = state.board[at]
    if not cell or is_foreign_book(cell, state.turn):
        return state
    if cell in HIDDEN:
        return first(state, Task("uncover", at))
    tale += [Captured(kind_of(letter), NAMES[at]) for letter in cell]
    return to_pile(state._replace(board=with_cell(state.board, at, ""), took=True), cell)


def uncover(state: State, at: int, kind: str, tale: Tale) -> State:
    """Reveal a captured checker (C6, C7, C9, C17, C20)."""
    state, letter = _turn_over(state, at, kind, tale, "" if kind == "c" else f"captured-{kind}")
    if kind == "c":
        tale.append(Captured(kind_of(letter), NAMES[at], how="at-once"))
        return to_pile(state._replace(board=with_cell(state.board, at, ""), took=True), letter)
    return first(state, Task("coin", at)) if kind == "r" else state


def rise(state: State, at: int, kind: str, tale: Tale) -> State:
    """Reveal a checker on the far rank (C6, C7, C9, C17, C20)."""
    state, letter = _turn_over(state, at, kind, tale, f"risen-{kind}")
    side = SIDE[letter]
    if kind == "c":
        tale.append(Crowned("king", NAMES[at]))
        return _stack(state, at, letter, tale)
    if kind == "r":
        tale.append(Crowned("king", NAMES[at]))
        return first(state, Task("look", at, side))
    return state


def _turn_over(state: State, at: int, kind: str, tale: Tale, means: str) -> tuple[State, str]:
    """Turn a checker over; the Cthecker ends the game (C6), a Nyarlathotep rolls its form (C9).

    `means` is the id of the sentence on its meaning.
    """
    side, before = SIDE[state.board[at]], state
    letter = letter_of(kind, side)
    tale.append(Revealed(kind_of(letter), NAMES[at], art(letter), means))
    looks = tuple(look for look in state.looks if look.square != at)
    state = state._replace(board=with_cell(state.board, at, letter), looks=looks, quiet=-1)
    if kind == "t":
        among = sum(identities(before, at).values())
        return state._replace(end=End("cthecker", BOTH, at, among)), letter
    if kind == "n":
        state = state._replace(control=with_number(state.control, side, side))
        return first(state, Task("die", at)), letter
    return state, letter


def _stack(state: State, at: int, letter: str, tale: Tale) -> State:
    """Put a cultist of each side from the piles under the promoted cultist (C7)."""
    side = SIDE[letter]
    state, own = from_pile(state, side)
    state, other = from_pile(state, 1 - side)
    tale += [Placed(f"under {kind_of(under)}", NAMES[at]) for under in own + other]
    return state._replace(board=with_cell(state.board, at, letter + own + other))


def coin(state: State, at: int, heads: bool, tale: Tale) -> State:
    """Promote Carter on heads; on tails he goes mad (C17)."""
    up, down = ("heads", "tails") if heads else ("tails", "heads")
    tale.append(Rolled("coin", up, NAMES[at], (f"coin-{up}", f"coin-{down}"), up))
    if not heads:
        return mad(state, at, tale)._replace(took=True)
    tale.append(Crowned("king", NAMES[at]))
    return first(state, Task("look", at, SIDE[state.board[at]]))


def mad(state: State, at: int, tale: Tale) -> State:
    """Send Carter to his pile; a captured cultist of the other side takes his square (C17)."""
    carter = state.board[at]
    tale.append(Told("goes_mad", (kind_of(carter), NAMES[at])))
    state = to_pile(state, carter)
    state, cultist = from_pile(state, 1 - SIDE[carter])
    if cultist:
        tale.append(Placed(kind_of(cultist), NAMES[at]))
    return state._replace(board=with_cell(state.board, at, cultist))


def die(state: State, at: int, form: int, tale: Tale) -> State:
    """Set the form of a Nyarlathotep (C9, C11)."""
    faces = tuple(f"die-{pips}" for pips in (*PIPS[form:], *PIPS[1:form]))
    tale.append(Rolled("die", str(form), NAMES[at], faces, FORMS[form]))
    return state._replace(forms=with_number(state.forms, SIDE[state.board[at]], form))


def see(state: State, at: int, seat: int, kind: str, tale: Tale, reader: int | None) -> State:
    """Record a seat's look under a checker; only that seat learns the kind, others have it `MASKED` (C18)."""
    if reader == seat:
        letter = letter_of(kind, SIDE[state.board[at]])
        tale.append(Looked(seat, NAMES[at], kind_of(letter), art(letter)))
    else:
        tale.append(Looked(seat, NAMES[at]))
    card = card_under(state, at)
    looks = {look for look in state.looks if (look.square, look.seat) != (at, seat)}
    return state._replace(looks=tuple(sorted({*looks, Look(at, seat, kind, card)})), quiet=-1)
