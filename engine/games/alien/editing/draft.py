"""Drafts of the editor: their pieces and controls, the reading of texts, and the state they describe."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from engine.boards.square import Contents, read_rows
from engine.contract.editing import SEAT, Draft, Fault, Part
from engine.contract.values import Options
from engine.contract.words.en import say_editing
from engine.games.alien.board.tables import (
    AREA_NAMES,
    AREA_SQUARES,
    EDGE_NAMES,
    EDGE_NUMBERS,
    NAMES,
    NUMBERS,
    SIZE,
)
from engine.games.alien.cards.names import CARD_IDS, CARD_NUMBERS
from engine.games.alien.notation import (
    COMPASS,
    FILLINGS,
    HIPPO_MARK,
    LETTERS,
    NONE,
    RING_MARK,
    SNOOKLE_MARK,
    UNKNOWN,
    carried,
)
from engine.games.alien.planets import PLANET_NUMBERS
from engine.games.alien.state import HEIGHT, LAST_TURN, MONOLITH, NO_DUTY, OWNER, UNDRAWN, WANDER, State
from engine.games.alien.words.en import say_editor

CHECKERS = LETTERS.upper() + LETTERS
"""The letters of all checkers, the first player's first."""
MARKS = SNOOKLE_MARK + RING_MARK + HIPPO_MARK
"""The signs of tokens, in their order in texts."""
FILLED = {mark: cell for cell, mark in FILLINGS.items()}
STONE = FILLINGS[MONOLITH]
WALLS = ("wall0", "wall1")
FORWARD, TURN, DUTY, ORDER = "forward", "turn", "duty", "order"
PLANET, REVIVED, CONQUESTS, CARD = "planet", "revived", "conquests", "card"
"""The controls; the names of the last line are followed by a seat's number or a card's id."""
PILE, OPEN, USED = "pile", "open", "used"
"""The places of a card."""
AREAS = {name: area for area, name in AREA_NAMES.items()}


def seat_of(brush: str) -> int:
    """Return the owner of a checker or a wall, or -1."""
    if brush in WALLS:
        return WALLS.index(brush)
    return int(brush.islower()) if brush in CHECKERS else -1


def cell_of(brushes: tuple[str, ...]) -> int:
    """Return the byte of a square's content."""
    base = brushes[0]
    if base in FILLED:
        return FILLED[base]
    return sum(
        (
            OWNER[seat_of(base)],
            LETTERS.index(base.lower()) + 1,
            carried(brushes[1:]),
        )
    )


def with_mark(brushes: tuple[str, ...], mark: str) -> tuple[str, ...]:
    """Return a square's content with one token added: Snookles and hippos exclude each other (A47)."""
    base, *marks = brushes
    gone = {SNOOKLE_MARK: HIPPO_MARK, HIPPO_MARK: SNOOKLE_MARK}.get(mark, "")
    return (base, *sorted([*(old for old in marks if old != gone), mark], key=MARKS.index))


def height_of(brushes: tuple[str, ...]) -> int:
    """Return a square's number of pieces."""
    return cell_of(brushes) & HEIGHT if brushes[0] in CHECKERS else 0


def card_place(draft: Draft, card: str) -> str:
    """Return the place of a card."""
    return draft.value(f"{CARD}{card}", PILE)


def cards_at(draft: Draft, place: str) -> tuple[int, ...]:
    """Return the numbers of the cards at a place."""
    return tuple(CARD_NUMBERS[card] for card in CARD_IDS if card_place(draft, card) == place)


def state_of(draft: Draft) -> State:
    """Return the state of a draft, valid or not, from which its text is written."""
    cells, walls, monolith = bytearray(SIZE * SIZE), [0, 0], -1
    for spot, brushes in draft.contents.items():
        if spot in NUMBERS:
            cells[NUMBERS[spot]] = cell_of(brushes)
        elif spot in EDGE_NUMBERS:
            walls[seat_of(brushes[0])] |= 1 << EDGE_NUMBERS[spot]
        else:
            monolith = AREAS[spot]
    for square in AREA_SQUARES.get(monolith, ()):
        cells[square] = MONOLITH
    order = draft.value(ORDER, UNKNOWN)
    return State(
        cells=bytes(cells),
        walls=(walls[0], walls[1]),
        monolith=monolith,
        forward=COMPASS.index(draft.value(FORWARD, COMPASS[0])),
        seat=draft.seat,
        turn=int(draft.value(TURN, "1")),
        planets=_pair(draft, PLANET, UNKNOWN, lambda planet: PLANET_NUMBERS.get(planet, UNDRAWN)),
        revived=_pair(draft, REVIVED, "0", int),
        conquests=_pair(draft, CONQUESTS, "0", int),
        open=cards_at(draft, OPEN),
        used=cards_at(draft, USED),
        order=()
        if order == UNKNOWN
        else tuple(CARD_NUMBERS[card] for card in order.split(",") if order != NONE),
        duty=_duty(draft.value(DUTY, NONE)),
    )


def _pair(draft: Draft, control: str, usual: str, number: Callable[[str], int]) -> tuple[int, int]:
    first, second = (number(draft.value(f"{control}{seat}", usual)) for seat in (0, 1))
    return first, second


def _duty(duty: str) -> int:
    if duty == NONE:
        return NO_DUTY
    return WANDER if duty == "wander" else NUMBERS[duty[-2:]]


# --- reading texts ---------------------------------------------------------------------------------------

_CELL = re.compile(r"[~^#]|(?P<checker>[mkeMKE])(?:\[(?P<tokens>s*o?h?)\])?")
_DUTY = re.compile("-|wander|fate:[a-h][1-8]")
_RESERVES = re.compile(r"-?[0-9]{1,3}/-?[0-9]{1,3}")
MOST = 999
"""The largest count that is accepted."""
Faults = list[Fault]
Reader = Callable[[Part, Contents, dict[str, str]], Faults]


def read(text: Part, options: Options) -> Draft:
    """Return the draft of a text. The board determines the reserves; the text's own are ignored."""
    fields = list(text.words())
    contents, faults = read_rows(fields[0] if fields else text, _CELL, _brushes)
    _join_monolith(fields[0] if fields else text, contents, faults)
    values: dict[str, str] = {}
    for reader, part in zip(_READERS, fields[1:], strict=False):
        faults += reader(part, contents, values)
    faults += [part.fault(say_editing.refused) for part in fields[len(_READERS) + 1 :]]
    return Draft(dict(options), contents, values, tuple(faults))


def _brushes(found: re.Match[str]) -> tuple[str, ...]:
    """Return the brushes of a square in a text: a checker with its tokens, or a filling."""
    return (found["checker"], *(found["tokens"] or "")) if found["checker"] else (found[0],)


def _join_monolith(part: Part, contents: Contents, faults: Faults) -> None:
    """Replace the monolith's four squares by its area."""
    squares = sorted(NUMBERS[spot] for spot, brushes in contents.items() if brushes == (STONE,))
    for square in squares:
        del contents[NAMES[square]]
    if squares and tuple(squares) == AREA_SQUARES.get(squares[0]):
        contents[AREA_NAMES[squares[0]]] = (STONE,)
    elif squares:
        faults.append(part.fault(say_editor.monolith))


def _read_seat(part: Part, _contents: Contents, values: dict[str, str]) -> Faults:
    values[SEAT] = str(int(part.text == "2"))
    return _one_of(part, ("1", "2"))


def _read_forward(part: Part, _contents: Contents, values: dict[str, str]) -> Faults:
    values[FORWARD] = part.text if part.text in tuple(COMPASS) else COMPASS[0]
    return _one_of(part, tuple(COMPASS))


def _one_of(part: Part, known: Collection[str]) -> Faults:
    return [] if part.text in known else [part.fault(say_editor.one_of(part.text, known))]


def _read_walls(part: Part, contents: Contents, _values: dict[str, str]) -> Faults:
    sides = list(part.split(";"))
    faults = [] if len(sides) == 2 else [part.fault(say_editor.two_parts(part.text, ";"))]
    for wall, side in zip(WALLS, sides, strict=False):
        for edge in side.split(",") if side.text != NONE else ():
            name = edge.text.replace("-", "|")
            if name not in EDGE_NAMES or name in contents:
                faults.append(
                    edge.fault(
                        say_editor.twice(edge.text) if name in contents else say_editor.no_edge(edge.text)
                    )
                )
            else:
                contents[name] = (wall,)
    return faults


def _read_reserves(part: Part, _contents: Contents, _values: dict[str, str]) -> Faults:
    return [] if _RESERVES.fullmatch(part.text) else [part.fault(say_editor.two_parts(part.text, "/"))]


def _read_counts(control: str) -> Reader:
    def read(part: Part, _contents: Contents, values: dict[str, str]) -> Faults:
        sides = list(part.split("/"))
        faults = [] if len(sides) == 2 else [part.fault(say_editor.two_parts(part.text, "/"))]
        for seat, side in enumerate(sides[:2]):
            faults += _read_number(side, f"{control}{seat}", 0, MOST, values)
        return faults

    return read


def _read_number(part: Part, control: str, least: int, most: int, values: dict[str, str]) -> Faults:
    plain = part.text.isascii() and part.text.isdigit() and len(part.text) < 5
    if not plain or not least <= int(part.text) <= most:
        return [part.fault(say_editor.no_number(part.text, least, most))]
    values[control] = str(int(part.text))
    return []


def _read_cards(part: Part, _contents: Contents, values: dict[str, str]) -> Faults:
    sides = list(part.split(";"))
    faults = [] if len(sides) == 2 else [part.fault(say_editor.two_parts(part.text, ";"))]
    for place, side in zip((OPEN, USED), sides, strict=False):
        for card in side.split(",") if side.text != NONE else ():
            control = f"{CARD}{card.text}"
            if card.text not in CARD_IDS or control in values:
                faults.append(
                    card.fault(
                        say_editor.twice(card.text) if control in values else say_editor.no_card(card.text)
                    )
                )
            else:
                values[control] = place
    return faults


def _read_order(part: Part, _contents: Contents, values: dict[str, str]) -> Faults:
    if part.text in (UNKNOWN, NONE):
        return []
    cards = list(part.split(","))
    faults = [card.fault(say_editor.no_card(card.text)) for card in cards if card.text not in CARD_IDS]
    if not faults:
        values[ORDER] = part.text
    return faults


def _read_duty(part: Part, _contents: Contents, values: dict[str, str]) -> Faults:
    if not _DUTY.fullmatch(part.text):
        return [part.fault(say_editor.no_duty(part.text))]
    values[DUTY] = part.text
    return []


def _read_planets(part: Part, _contents: Contents, values: dict[str, str]) -> Faults:
    sides = list(part.split("/"))
    faults = [] if len(sides) == 2 else [part.fault(say_editor.two_parts(part.text, "/"))]
    for seat, side in enumerate(sides[:2]):
        if side.text == UNKNOWN or side.text in PLANET_NUMBERS:
            values[f"{PLANET}{seat}"] = side.text
        else:
            faults.append(side.fault(say_editor.no_planet(side.text)))
    return faults


def _read_turn(part: Part, _contents: Contents, values: dict[str, str]) -> Faults:
    return _read_number(part, TURN, 1, LAST_TURN + 1, values)


_READERS: tuple[Reader, ...] = (
    _read_seat,
    _read_forward,
    _read_walls,
    _read_reserves,
    _read_counts(REVIVED),
    _read_counts(CONQUESTS),
    _read_cards,
    _read_order,
    _read_duty,
    _read_planets,
    _read_turn,
)
"""The readers of the fields after the board, in order."""
