"""What a situation shows to the search beyond the pieces: what is taken next, and what that leads to."""

from __future__ import annotations

from engine.games.ctheckers.evaluate import Sign, piece
from engine.games.ctheckers.grid import SQUARES, is_dark
from engine.games.ctheckers.state import ASLEEP, HIDDEN, QUEEN, SIDE, WAITING, State, identities, letter_of
from engine.games.ctheckers.thinking.book import WHEN, book_signs
from engine.games.ctheckers.thinking.reach import (
    ALL,
    FAR,
    NEAR,
    NOT_A,
    NOT_H,
    Beside,
    Bits,
    attacked,
    covered,
    walks,
)

INNER = NOT_A & NOT_H & ~255 & ~(255 << 56)
DARK = sum(1 << square for square in SQUARES if is_dark(square))
BEFORE_LAST = (255 << 48, 255 << 8)
WHO = ("own", "other", "waiting")
STAR = tuple(tuple(tuple(f"star {form}, {who}, {when}" for when in WHEN) for who in WHO) for form in range(7))
LIGHT = tuple(f"star on a light square, {who}" for who in WHO)
GROUP = (0, 1, 1, 2, 1, 1, 1)
CLOSE = tuple(tuple(f"star {form}, {who}, near" for who in WHO) for form in ("rolled", "firm", "king"))
CLOSER = tuple(tuple(f"star {form}, {who}, far" for who in WHO) for form in ("rolled", "firm", "king"))
JUMPED = tuple(
    tuple(tuple(f"star {form}, {who}, {when}, to jump" for when in WHEN) for who in WHO)
    for form in ("rolled", "firm", "king")
)
ROAMS = tuple(
    tuple(tuple(f"{what} before the {who} star, {when}" for when in WHEN) for who in ("own", "other"))
    for what in ("checkers", "checker", "kings", "own kings")
)
STARS = tuple(tuple(f"star before the {who} star, {when}" for when in WHEN) for who in ("own", "other"))
HALF = tuple(f"{what} round the rolled {who} star" for what in ("checkers", "kings") for who in WHO)
TAKES = tuple(
    (
        f"takes a checker {when}",
        f"takes one of several checkers {when}",
        f"takes a king {when}",
        f"takes one of several kings {when}",
        f"promotes {when}",
    )
    for when in WHEN
)
KINGS = ("", "one king", "two kings", "three kings and more")
GONE = tuple(f"{count} cultists gone" for count in range(9))
FEW = tuple(f"{count} steps" for count in range(5))
LEFT = tuple(f"{count} hidden" for count in range(5))


def signs(state: State, bits: Bits) -> list[Sign]:
    """Return all that matters but the pieces themselves."""
    board, todo = state.board, state.todo
    mover = state.turn if not todo or todo[0].kind == "more" else 1 - state.turn
    pawns, kings, taken = bits
    free = ALL & ~taken
    gone = 1 << todo[0].at if todo and todo[0].kind == "uncover" else 0
    reach: list[int] = []
    found: list[Sign] = [(mover, "to move", 1.0)]
    for side in (0, 1):
        beside = walks(pawns[side], kings[side], not side)
        reach.append(covered(beside, free))
        prey = reach[side] & pawns[1 - side] & ~gone, reach[side] & kings[1 - side]
        found += _walking(side, side != mover, bits, beside, prey)
        found += _counts(state, side, pawns[side].bit_count(), kings[side].bit_count())
    if taken != pawns[0] | pawns[1] | kings[0] | kings[1]:
        for side in (0, 1):
            if state.control[side] != ASLEEP:
                found += _star(state, side, bits, reach, mover)
            book = letter_of("b", side)
            if book in board:
                found += book_signs(state, board.index(book), side, bits, reach, mover)
    return found + _pending(state, bits, reach) if todo else found


def _walking(side: int, later: bool, bits: Bits, beside: Beside, prey: tuple[int, int]) -> list[Sign]:
    """What a side can take with its walkers, and how far they can step."""
    names, free = TAKES[later], ALL & ~bits.taken
    found: list[Sign] = []
    for at, squares in ((0, prey[0]), (2, prey[1])):
        if squares:
            found.append((side, names[at], 1.0))
            if squares & (squares - 1):
                found.append((side, names[at + 1], 1.0))
    near = bits.pawns[side] & BEFORE_LAST[side]
    if near and any(end & free for end in walks(near, 0, not side)):
        found.append((side, names[4], 1.0))
    one, two, three, four = beside
    steps = (one & free).bit_count() + (two & free).bit_count()
    steps += (three & free).bit_count() + (four & free).bit_count()
    found.append((side, "steps", min(steps, 12) / 4))
    if steps < len(FEW):
        found.append((side, FEW[steps], 1.0))
    return found


def _counts(state: State, side: int, hidden: int, crowns: int) -> list[Sign]:
    """What a side has, has lost, and has still face down."""
    board, pile, out = state.board, state.piles[side], state.out[side]
    found: list[Sign] = [(side, "one in hidden", 1 / max(1, hidden))]
    if crowns:
        found.append((side, KINGS[min(crowns, 3)], 1.0))
    if hidden < len(LEFT):
        found.append((side, LEFT[hidden], 1.0))
    count = pile.count("c") + out.count("c")
    if count:
        found.append((side, GONE[count], 1.0))
    if "c" in pile or "r" in pile:
        found.append((side, "may control", 1.0))
    if "r" not in pile and "r" not in out and letter_of("r", side) not in board:
        found.append((side, "carter hidden", 1.0))
    if letter_of("b", side) not in board and "b" not in out:
        found.append((side, "book hidden", 1.0))
    if state.control[side] == ASLEEP:
        found.append((side, "star hidden", 1.0))
    return found


def _star(state: State, side: int, bits: Bits, reach: list[int], mover: int) -> list[Sign]:
    """C9-C15: what form it has, who controls it, what is near it, and what it can take."""
    pawns, kings, taken = bits
    foe, form, control = 1 - side, state.forms[side], state.control[side]
    square = state.board.index(letter_of("n", side))
    who = 0 if control == side else 2 if control == WAITING else 1
    when = side != mover
    group = GROUP[form]
    found: list[Sign] = [(side, STAR[form][who][when], 1.0)]
    foes = pawns[foe] | kings[foe]
    if not DARK >> square & 1:
        found.append((side, LIGHT[who], 1.0))
    else:
        near = (NEAR[square] & foes).bit_count()
        if near:
            found.append((side, CLOSE[group][who], float(near)))
        far = (FAR[square] & foes).bit_count()
        if far:
            found.append((side, CLOSER[group][who], float(far)))
        if reach[foe] >> square & 1:
            found.append((side, JUMPED[group][who][when], 1.0))
    found.append((side, "star, kings against it", float(kings[foe].bit_count())))
    if control >= 0 and form:
        hits = attacked(form, square, control, taken)
        enemy, later, own = 1 - control, control != mover, control != side
        prey = hits & pawns[enemy]
        if prey:
            found.append((control, ROAMS[0][own][later], 1.0))
            if prey & (prey - 1):
                found.append((control, ROAMS[1][own][later], 1.0))
        if hits & kings[enemy]:
            found.append((control, ROAMS[2][own][later], 1.0))
        if hits & kings[control]:
            found.append((control, ROAMS[3][own][later], 1.0))
        if state.control[foe] != ASLEEP and hits >> state.board.index(letter_of("n", foe)) & 1:
            found.append((foe, STARS[own][later], 1.0))
    elif not form:
        seat = control if control >= 0 else foe
        hits = attacked(QUEEN, square, seat, taken)
        found.append((side, HALF[who], float((hits & pawns[1 - seat]).bit_count())))
        found.append((side, HALF[3 + who], float((hits & kings[1 - seat]).bit_count())))
        if state.control[foe] != ASLEEP and hits >> state.board.index(letter_of("n", foe)) & 1:
            found.append((foe, "star round the rolled star", 1.0))
    return found


def _pending(state: State, bits: Bits, reach: list[int]) -> list[Sign]:
    """What is still to be settled in this turn, and what may come of it."""
    task = state.todo[0]
    kind = task.kind
    if kind in ("look", "see"):
        return [(task.to, "look", 1.0)]
    if kind == "more":
        return [(state.turn, "more", 1.0)]
    side = SIDE[state.board[task.at][0]]
    if kind == "coin":
        return [(side, "coin", 1.0)]
    if kind == "die":
        return []
    kinds = identities(state, task.at)
    total = sum(kinds.values())
    own = side == state.turn
    found: list[Sign] = [(side, "rising" if kind == "rise" else "captured", 1.0)]
    if "c" in kinds and kind == "uncover":
        count = state.piles[side].count("c") + state.out[side].count("c")
        if count > 4:
            found.append((side, f"captured, {count} gone", kinds["c"] / total))
    pawns, kings, _ = bits
    foe = 1 - side
    at = task.at
    if kind == "uncover":
        found += _going_on(state, side, bits)
    if "b" in kinds and reach[side] >> at & 1:
        share = kinds["b"] / total
        found.append((side, f"perhaps a book to jump{', own' if own else ''}", share))
        if not reach[side] & (pawns[foe] | kings[foe]):
            found.append((side, f"perhaps trapped{', own' if own else ''}", share))
    if "n" in kinds and reach[foe] >> at & 1:
        found.append((side, "perhaps a star to jump", kinds["n"] / total))
    return found


def _going_on(state: State, side: int, bits: Bits) -> list[Sign]:
    """Whether a checker that has just taken one of a side's can take another."""
    for task in state.todo:
        if task.kind == "more":
            at = 1 << task.at
            foe = 1 - side
            beside = walks(bits.pawns[foe] & at, bits.kings[foe] & at, not foe)
            prey = (bits.pawns[side] | bits.kings[side]) & ~(1 << state.todo[0].at)
            if covered(beside, ALL & ~bits.taken) & prey:
                return [(side, "captured, and more", 1.0)]
    return []


def standing(cell: str, square: int) -> list[tuple[int, str]]:
    """What a square shows."""
    found = [(SIDE[letter], piece(cell, place, square)) for place, letter in enumerate(cell)]
    if cell in HIDDEN and square % 8 in (0, 7):
        found.append((SIDE[cell], "checker at the edge"))
    elif len(cell) == 1 and cell in "CRcr" and not INNER >> square & 1:
        found.append((SIDE[cell], "king at the edge"))
    return found
