"""The palette of the editor, by the signs of position texts, and conversions to the state."""

from __future__ import annotations

from collections.abc import Callable

from engine.contract.editing import Draft
from engine.games.alien.board.tables import AREA_NAMES, AREA_SQUARES, EDGE_NUMBERS, NUMBERS, SIZE
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
from engine.games.alien.state import HEIGHT, MONOLITH, NO_DUTY, OWNER, UNDRAWN, WANDER, State

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
