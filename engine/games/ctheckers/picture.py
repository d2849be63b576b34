"""What a view looks like, and what the seat to decide is asked for."""

from __future__ import annotations

from engine.games.ctheckers.grid import NAMES
from engine.games.ctheckers.moves import all_jumps, choices
from engine.games.ctheckers.state import (
    HIDDEN,
    IDENTITIES,
    SIDE,
    State,
    hidden_squares,
    identities,
    letter_of,
    seen,
    unaccounted,
)
from engine.games.ctheckers.words import COLOURS, FORMS, KINDS, SEATS, TOKENS, art, name
from engine.picture import Picture, Piece, Tray

CHANCE_PROMPTS = {
    "uncover": "The captured checker on {0} is turned over (C3).",
    "rise": "The checker on {0} has reached the far rank and is turned over (C3).",
    "coin": "A coin is flipped for Carter on {0} (C17).",
    "die": "The die is rolled for the form of Nyarlathotep on {0} (C9, C11).",
    "see": "Carter looks under the checker on {0} (C18).",
}


def picture(view: State) -> Picture:
    """Pieces, piles, what is still unaccounted for, and what the viewer has seen."""
    pieces = tuple(_piece(view, square, cell) for square, cell in enumerate(view.board) if cell)
    return Picture(pieces, prompt(view), trays=_trays(view), notes=_notes(view), odds=_odds(view))


def _piece(view: State, square: int, cell: str) -> Piece:
    top = cell[0]
    words = name(top)
    badges: tuple[str, ...] = ()
    if top in ("N", "n"):
        words, badges = _star(view, SIDE[top])
    elif cell in HIDDEN:
        words, badges = _face_down(view, square, cell)
    elif len(cell) > 1:
        words += f" on a stack, over a {' and a '.join(name(letter) for letter in cell[1:])}"
        badges = tuple(f"under-{art(letter)}" for letter in cell[1:])
    odds = f"{100 * doom(view, square):.0f} %" if cell in HIDDEN else ""
    under = tuple(art(HIDDEN[SIDE[letter]]) for letter in cell[1:])
    return Piece(NAMES[square], art(top), SIDE[top], words, badges, under, odds=odds)


def _star(view: State, side: int) -> tuple[str, tuple[str, ...]]:
    form, seat = view.forms[side], view.control[side]
    words = f"{name(letter_of('n', side))} as a {FORMS[form]}" if form else name(letter_of("n", side))
    control = f"control-{COLOURS[seat]}" if seat >= 0 else "control-waiting"
    words += f", controlled by {SEATS[seat]}" if seat >= 0 else f", waiting for {SEATS[1 - side]}"
    return words, (f"form-{FORMS[form]}", control) if form else (control,)


def _face_down(view: State, square: int, cell: str) -> tuple[str, tuple[str, ...]]:
    """A badge tells everybody who has looked, and the viewer what they saw."""
    looks = [look for look in view.looks if look.square == square]
    badges = tuple(f"looked-{COLOURS[look.seat]}" for look in looks)
    kind = seen(view, SIDE[cell]).get(square)
    if kind:
        return f"{name(cell)} with a {KINDS[kind]} under it", (*badges, f"seen-{TOKENS[kind]}")
    return name(cell), badges


def _trays(view: State) -> tuple[Tray, ...]:
    trays = []
    for side in (0, 1):
        left = unaccounted(view, side)
        unseen = "".join(kind * max(0, count) for kind, count in left.items())
        trays += [
            Tray(side, "Captured", _items(view.piles[side], side)),
            Tray(side, "Still face down", _items(unseen, side)),
        ]
        if view.out[side]:
            trays.append(Tray(side, "Out of the game", _items(view.out[side], side)))
    return tuple(trays)


def _items(letters: str, side: int) -> tuple[tuple[str, str, int], ...]:
    counts = {kind: letters.count(kind) for kind in IDENTITIES if kind in letters}
    return tuple(
        (art(letter_of(kind, side)), KINDS[kind] if many == 1 else f"{KINDS[kind]}s", many)
        for kind, many in counts.items()
    )


def doom(view: State, square: int) -> float:
    """How likely a face-down checker is its side's Cthecker (C2), as far as the viewer knows."""
    kinds = identities(view, square)
    return kinds.get("t", 0) / (sum(kinds.values()) or 1)


def _notes(view: State) -> tuple[str, ...]:
    notes = []
    for side in (0, 1):
        notes += [
            f"You know: the {COLOURS[side]} checker on {NAMES[square]} is a {KINDS[kind]}."
            for square, kind in sorted(seen(view, side).items())
        ]
    return tuple(notes)


def _odds(view: State) -> tuple[str, ...]:
    """What the numbers on the face-down checkers mean."""
    if not any(hidden_squares(view.board, side) for side in (0, 1)):
        return ()
    chances = []
    for side in (0, 1):
        left = unaccounted(view, side)
        if set(hidden_squares(view.board, side)) - set(seen(view, side)) and left["t"] > 0:
            chances.append(f"1 in {sum(left.values())} for a {COLOURS[side]} one")
    known = f": {', '.join(chances)} that you know nothing of" if chances else ""
    return (f"The number on a face-down checker is the chance that it is the Cthecker{known}.",)


def prompt(view: State) -> str:
    """What is to be decided."""
    if view.end:
        return "The game is over."
    if not view.todo:
        return _turn_prompt(view)
    task = view.todo[0]
    if task.kind == "look":
        return f"{SEATS[task.to]}: Carter may look under a checker of {SEATS[1 - task.to]} (C18)."
    if task.kind == "more":
        last = any(choice.move.kind == "stop" for choice in choices(view))
        return (
            f"{SEATS[view.turn]} may jump their own Necronomicon, or stop (C21)."
            if last
            else f"{SEATS[view.turn]} must jump on (D5)."
        )
    return CHANCE_PROMPTS[task.kind].format(NAMES[task.at])


def _turn_prompt(view: State) -> str:
    seat = SEATS[view.turn]
    if not must_capture(view):
        return f"{seat} to move."
    if all_jumps(view.board, view.turn, view.forms).enemy:
        return f"{seat} must capture (D4, C5)."
    if not any(choice.move.kind == "jump" for choice in choices(view)):
        return f"{seat} must capture with Nyarlathotep (C13)."
    ways_out = any("*" in choice.action.text for choice in choices(view))
    return (
        f"{seat} must capture their own Necronomicon{', or make a sacrifice' if ways_out else ''} (C21, C22)."
    )


def must_capture(view: State) -> bool:
    """Whether nothing but captures, and ways out of one, is allowed at the start of this turn."""
    texts = [choice.action.text for choice in choices(view)]
    return any("x" in text for text in texts) and all("x" in text or "*" in text for text in texts)
