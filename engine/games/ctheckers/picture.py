"""The picture of a view, the prompt above the board, and marks for the effects of an action."""

from __future__ import annotations

from collections.abc import Mapping

from engine.boards.words.en import say as shared
from engine.contract.picture import Ground, Picture, Piece, Progress, Prospect, Tray
from engine.contract.values import Action
from engine.games.ctheckers.ends import CULTISTS, cultists_lost
from engine.games.ctheckers.grid import NAMES
from engine.games.ctheckers.moves import Move, all_jumps, choices
from engine.games.ctheckers.state import (
    COLOURS,
    FORMS,
    HIDDEN,
    IDENTITIES,
    KINDS,
    SIDE,
    TOKENS,
    State,
    art,
    hidden_squares,
    identities,
    kind_of,
    known_looks,
    letter_of,
    unaccounted,
)
from engine.games.ctheckers.words.en import say, say_table


def picture(view: State) -> Picture:
    """Return the pieces, the piles, the unaccounted identities, and the viewer's own looks."""
    odds = {square: f"{100 * chance:.0f} %" for square, chance in _cthecker_chances(view).items()}
    cells = ((square, cell) for square, cell in enumerate(view.board) if cell)
    pieces = tuple(piece_on(view, square, cell, odds.get(square, "")) for square, cell in cells)
    shown = Picture(pieces, prompt(view), trays=_trays(view), notes=_notes(view), odds=_odds_caption(view))
    return shown._replace(prospects=prospects(view), progress=tuple(_progress(view, seat) for seat in (0, 1)))


def piece_on(view: State, square: int, cell: str, odds: str = "") -> Piece:
    """Return the drawing of a square's content."""
    top = cell[0]
    name, badges = _name_and_badges(view, square, cell)
    under = tuple(art(HIDDEN[SIDE[letter]]) for letter in cell[1:])
    return Piece(NAMES[square], art(top), SIDE[top], name, badges, under, odds=odds)


def _name_and_badges(view: State, square: int, cell: str) -> tuple[str, tuple[str, ...]]:
    """Return the name of a piece, and its badges."""
    if cell in ("N", "n"):
        return _star(view, SIDE[cell])
    if cell in HIDDEN:
        return _face_down(view, square, cell)
    if len(cell) > 1:
        under = [kind_of(letter) for letter in cell[1:]]
        return say.stacked(kind_of(cell[0]), under), tuple(f"under-{art(letter)}" for letter in cell[1:])
    return say.kind(kind_of(cell)), ()


def _star(view: State, side: int) -> tuple[str, tuple[str, ...]]:
    form, seat, kind = FORMS[view.forms[side]], view.control[side], kind_of(letter_of("n", side))
    name = say.star(kind, form, seat) if seat >= 0 else say.star_waiting(kind, form, 1 - side)
    control = f"control-{COLOURS[seat]}" if seat >= 0 else "control-waiting"
    return name, (f"form-{form}", control) if form else (control,)


def _face_down(view: State, square: int, cell: str) -> tuple[str, tuple[str, ...]]:
    """Return a face-down checker with badges for the seats that looked, and for the viewer's own finding."""
    looks = [look for look in view.looks if look.square == square]
    badges = tuple(f"looked-{COLOURS[look.seat]}" for look in looks)
    kind = known_looks(view, SIDE[cell]).get(square)
    if kind:
        return say.known_under(kind_of(cell), KINDS[kind]), (*badges, f"seen-{TOKENS[kind]}")
    return say.kind(kind_of(cell)), badges


def _trays(view: State) -> tuple[Tray, ...]:
    trays = []
    for side in (0, 1):
        left = unaccounted(view, side)
        unseen = "".join(kind * max(0, count) for kind, count in left.items())
        lying = len(set(hidden_squares(view.board, side)) - set(known_looks(view, side)))
        title = say_table.still_face_down if lying == len(unseen) else say_table.may_be_face_down
        trays += [
            Tray(side, say_table.captured, _items(view.piles[side], side)),
            Tray(side, title, _items(unseen, side)),
        ]
        if view.out[side]:
            trays.append(Tray(side, say_table.out, _items(view.out[side], side)))
    return tuple(trays)


def _items(letters: str, side: int) -> tuple[tuple[str, str, int], ...]:
    counts = {kind: letters.count(kind) for kind in IDENTITIES if kind in letters}
    return tuple(
        (art(letter_of(kind, side)), say.some(KINDS[kind], many), many) for kind, many in counts.items()
    )


def _cthecker_chances(view: State) -> dict[int, float]:
    """Return each face-down checker's chance to be its side's Cthecker, by the viewer's knowledge (C2)."""
    found = {}
    for side in (0, 1):
        known, left = known_looks(view, side), unaccounted(view, side)
        chance = max(left["t"], 0) / (sum(count for count in left.values() if count > 0) or 1)
        for square in hidden_squares(view.board, side):
            found[square] = float(known[square] == "t") if square in known else chance
    return found


def _progress(view: State, seat: int) -> Progress:
    """Return the number of cultists that a seat's opponent has lost (C23)."""
    lost = cultists_lost(view, 1 - seat)
    warning = say_table.one_cultist_missing(seat) if lost == CULTISTS - 1 and not view.end else ""
    return Progress(seat, lost, CULTISTS, say_table.cultists(lost, CULTISTS), warning)


def _notes(view: State) -> tuple[str, ...]:
    notes = []
    for side in (0, 1):
        notes += [
            say_table.you_know(kind_of(HIDDEN[side]), NAMES[square], KINDS[kind])
            for square, kind in sorted(known_looks(view, side).items())
        ]
    return tuple(notes)


def _odds_caption(view: State) -> tuple[str, ...]:
    """Return the caption of the numbers on the face-down checkers."""
    if not any(hidden_squares(view.board, side) for side in (0, 1)):
        return ()
    chances = []
    for side in (0, 1):
        left = unaccounted(view, side)
        if set(hidden_squares(view.board, side)) - set(known_looks(view, side)) and left["t"] > 0:
            chances.append(say_table.one_in(COLOURS[side], sum(left.values())))
    return (say_table.odds(chances),)


def prospects(view: State) -> tuple[Prospect, ...]:
    """Return the possible identities of each checker that the viewer has not looked under (C2)."""
    found = []
    for side in (0, 1):
        unseen = sorted(set(hidden_squares(view.board, side)) - set(known_looks(view, side)))
        if unseen:
            chances = _chances(identities(view, unseen[0]))
            found += [Prospect(NAMES[square], say_table.may_lie(NAMES[square]), chances) for square in unseen]
    return tuple(found)


def _chances(weights: Mapping[str, int]) -> tuple[tuple[str, float], ...]:
    total = sum(weights.values()) or 1
    rows = sorted(weights.items(), key=lambda row: -row[1])
    return tuple((say.things[KINDS[kind]], count / total) for kind, count in rows)


def prompt(view: State) -> str:
    """Return the prompt."""
    if view.end:
        return shared.over
    if not view.todo:
        return _turn_prompt(view)
    task = view.todo[0]
    if task.kind == "look":
        return say_table.may_look(task.to)
    if task.kind == "more":
        last = any(choice.move.kind == "stop" for choice in choices(view))
        return say_table.may_jump_book(view.turn) if last else say_table.must_jump_on(view.turn)
    return say_table.chance(task.kind, NAMES[task.at])


def _turn_prompt(view: State) -> str:
    if not must_capture(view):
        return say_table.to_move(view.turn)
    if all_jumps(view.board, view.turn, view.forms).enemy:
        return say_table.must_capture(view.turn)
    if not any(choice.move.kind == "jump" for choice in choices(view)):
        return say_table.must_capture_by_star(view.turn)
    ways_out = any("*" in choice.action.text for choice in choices(view))
    return say_table.must_capture_book(view.turn, ways_out)


def must_capture(view: State) -> bool:
    """Return True if only captures, and sacrifices to avoid one, are legal at the start of this turn."""
    texts = [choice.action.text for choice in choices(view)]
    return any("x" in text for text in texts) and all("x" in text or "*" in text for text in texts)


# --- marks for the less obvious effects of an action -----------------------------------------------------

LOST = "threat"
"""The mark on a piece that its own player would lose."""


def preview(view: State, action: Action) -> tuple[Ground, ...]:
    """Mark looks that drive Carter mad (C18), sacrifices (C22), and self-captures (C13, C21)."""
    move = next(choice.move for choice in choices(view) if choice.action == action)
    names = [NAMES[square] for square in move.path]
    match move.kind:
        case "peek":
            return (Ground(names[1], f"looked-{COLOURS[view.turn]}", say_table.would_go_mad),)
        case "give":
            return (Ground(names[0], LOST, say_table.would_push),)
        case "burn":
            return tuple(Ground(name, LOST, say_table.would_burn) for name in names)
        case "jump" | "roam":
            return _own_losses(view, move)
    return ()


def _own_losses(view: State, move: Move) -> tuple[Ground, ...]:
    """Mark the player's own pieces that a capture would take."""
    struck = (move.over,) if move.kind == "jump" else move.path[1:]
    own = [square for square in struck if view.board[square] and _owner(view, square) == view.turn]
    return tuple(Ground(NAMES[square], LOST, _loss(view, square)) for square in own)


def _owner(view: State, square: int) -> int:
    return SIDE[view.board[square][0]]


def _loss(view: State, square: int) -> str:
    """Return the text for the capture of the player's own piece on a square."""
    if view.board[square] in (letter_of(kind, view.turn) for kind in "nb"):
        return say_table.would_lose
    return say_table.would_lose_own
