"""A tolerant reader of position texts, for the editor."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from engine.boards.square import Contents, read_rows
from engine.contract.editing import SEAT, Draft, Fault, Part
from engine.contract.values import Options
from engine.contract.words.en import say_editing
from engine.games.alien.board.tables import AREA_NAMES, AREA_SQUARES, EDGE_NAMES, NAMES, NUMBERS
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.editing.palette import (
    CARD,
    CONQUESTS,
    DUTY,
    FORWARD,
    OPEN,
    ORDER,
    PLANET,
    REVIVED,
    STONE,
    TURN,
    USED,
    WALLS,
)
from engine.games.alien.notation import COMPASS, NONE, UNKNOWN
from engine.games.alien.planets import PLANET_NUMBERS
from engine.games.alien.state import LAST_TURN
from engine.games.alien.words.en import say_editor

_CELL = re.compile(r"[~^#]|(?P<checker>[mkeMKE])(?:\[(?P<tokens>s*o?h?)\])?")
_DUTY = re.compile("-|wander|fate:[a-h][1-8]")
_RESERVES = re.compile(r"-?[0-9]{1,3}/-?[0-9]{1,3}")
MOST = 999
"""The largest count that is accepted."""
Faults = list[Fault]
Read = Callable[[Part, Contents, dict[str, str]], Faults]


def read(text: Part, options: Options) -> Draft:
    """Return the draft of a text. The board determines the reserves; the text's own are ignored."""
    fields = list(text.words())
    contents, faults = read_rows(fields[0] if fields else text, _CELL, _content)
    _monolith(fields[0] if fields else text, contents, faults)
    values: dict[str, str] = {}
    for reader, part in zip(_READERS, fields[1:], strict=False):
        faults += reader(part, contents, values)
    faults += [part.fault(say_editing.refused) for part in fields[len(_READERS) + 1 :]]
    return Draft(dict(options), contents, values, tuple(faults))


def _content(found: re.Match[str]) -> tuple[str, ...]:
    return (found["checker"], *(found["tokens"] or "")) if found["checker"] else (found[0],)


def _monolith(part: Part, contents: Contents, faults: Faults) -> None:
    """Replace the monolith's four squares by its area."""
    squares = sorted(NUMBERS[spot] for spot, brushes in contents.items() if brushes == (STONE,))
    for square in squares:
        del contents[NAMES[square]]
    if squares and tuple(squares) == AREA_SQUARES.get(squares[0]):
        contents[AREA_NAMES[squares[0]]] = (STONE,)
    elif squares:
        faults.append(part.fault(say_editor.monolith))


def _seat(part: Part, _things: Contents, values: dict[str, str]) -> Faults:
    values[SEAT] = str(int(part.text == "2"))
    return _one_of(part, ("1", "2"))


def _forward(part: Part, _things: Contents, values: dict[str, str]) -> Faults:
    values[FORWARD] = part.text if part.text in tuple(COMPASS) else COMPASS[0]
    return _one_of(part, tuple(COMPASS))


def _one_of(part: Part, known: Collection[str]) -> Faults:
    return [] if part.text in known else [part.fault(say_editor.one_of(part.text, known))]


def _walls(part: Part, contents: Contents, _values: dict[str, str]) -> Faults:
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


def _reserves(part: Part, _things: Contents, _values: dict[str, str]) -> Faults:
    return [] if _RESERVES.fullmatch(part.text) else [part.fault(say_editor.two_parts(part.text, "/"))]


def _counts(control: str) -> Read:
    def counts(part: Part, _things: Contents, values: dict[str, str]) -> Faults:
        sides = list(part.split("/"))
        faults = [] if len(sides) == 2 else [part.fault(say_editor.two_parts(part.text, "/"))]
        for seat, side in enumerate(sides[:2]):
            faults += _number(side, f"{control}{seat}", 0, MOST, values)
        return faults

    return counts


def _number(part: Part, control: str, least: int, most: int, values: dict[str, str]) -> Faults:
    plain = part.text.isascii() and part.text.isdigit() and len(part.text) < 5
    if not plain or not least <= int(part.text) <= most:
        return [part.fault(say_editor.no_number(part.text, least, most))]
    values[control] = str(int(part.text))
    return []


def _cards(part: Part, _things: Contents, values: dict[str, str]) -> Faults:
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


def _order(part: Part, _things: Contents, values: dict[str, str]) -> Faults:
    if part.text in (UNKNOWN, NONE):
        return []
    cards = list(part.split(","))
    faults = [card.fault(say_editor.no_card(card.text)) for card in cards if card.text not in CARD_IDS]
    if not faults:
        values[ORDER] = part.text
    return faults


def _duty(part: Part, _things: Contents, values: dict[str, str]) -> Faults:
    if not _DUTY.fullmatch(part.text):
        return [part.fault(say_editor.no_duty(part.text))]
    values[DUTY] = part.text
    return []


def _planets(part: Part, _things: Contents, values: dict[str, str]) -> Faults:
    sides = list(part.split("/"))
    faults = [] if len(sides) == 2 else [part.fault(say_editor.two_parts(part.text, "/"))]
    for seat, side in enumerate(sides[:2]):
        if side.text == UNKNOWN or side.text in PLANET_NUMBERS:
            values[f"{PLANET}{seat}"] = side.text
        else:
            faults.append(side.fault(say_editor.no_planet(side.text)))
    return faults


def _turn(part: Part, _things: Contents, values: dict[str, str]) -> Faults:
    return _number(part, TURN, 1, LAST_TURN + 1, values)


_READERS: tuple[Read, ...] = (
    _seat,
    _forward,
    _walls,
    _reserves,
    _counts(REVIVED),
    _counts(CONQUESTS),
    _cards,
    _order,
    _duty,
    _planets,
    _turn,
)
"""The readers of the fields after the board, in order."""
