"""Position texts of Alien Checkers: a writer, in the form of the rules page, and a strict reader."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from engine.contract.values import BadPosition
from engine.games.alien.board.tables import (
    AREA_SQUARES,
    EDGE_NAMES,
    EDGE_NUMBERS,
    INNER_EDGES,
    NAMES,
    NUMBERS,
    SIZE,
)
from engine.games.alien.board.terrain import FEWER_THAN, standing_walls
from engine.games.alien.cards.names import CARD_IDS, CARD_NUMBERS
from engine.games.alien.flow import begin_turn
from engine.games.alien.hidden import View
from engine.games.alien.planets import ALL_PLANETS, PLANET_NUMBERS
from engine.games.alien.settle import ended
from engine.games.alien.state import (
    CHECKER,
    FIRE,
    HEIGHT,
    HIPPO,
    LAST_TURN,
    MONOLITH,
    MOST_HIPPOS,
    NO_DUTY,
    NOBODY,
    OVER,
    OWNER,
    PIECES,
    RING,
    UNDRAWN,
    WANDER,
    WATER,
    State,
    has_hippo,
    heights,
    pile,
    reserve,
    snookles,
    with_snookles,
)

FILLINGS = {WATER: "~", FIRE: "^", MONOLITH: "#"}
LETTERS = "mke"
SNOOKLE_MARK, RING_MARK, HIPPO_MARK = "soh"
"""The signs of tokens, in their order in texts; each Snookle has its own sign."""
COMPASS = "NESW"
NONE = "-"
UNKNOWN = "?"


def write(view: View) -> str:
    """Return the position at the start of the current turn, as far as the view knows it.

    The rest of the turn is in the log; at the end of the game it is the final position.
    """
    state = view.state if view.state.phase == OVER else view.state.begun or view.state
    return " ".join(
        (
            board(state.cells),
            str(state.seat + 1),
            COMPASS[state.forward],
            ";".join(_walls_text(walls) for walls in state.walls),
            f"{reserve(state, 0)}/{reserve(state, 1)}",
            f"{state.revived[0]}/{state.revived[1]}",
            f"{state.conquests[0]}/{state.conquests[1]}",
            f"{_cards(state.open)};{_cards(state.used)}",
            UNKNOWN if not state.order or min(state.order) < 0 else _cards(state.order),
            _duty_text(state),
            "/".join(ALL_PLANETS[p].id if p >= 0 else UNKNOWN for p in state.planets),
            str(state.turn),
        )
    )


def board(cells: bytes) -> str:
    """Return the first field: the squares from a8 to h1."""
    rows = ("".join(sign(cells[f * SIZE + rank]) for f in range(SIZE)) for rank in range(SIZE - 1, -1, -1))
    return "/".join(_counted(row) for row in rows)


def sign(cell: int) -> str:
    """Return a square's content as text, a space if it is empty."""
    if cell < CHECKER:
        return FILLINGS.get(cell, " ")
    letter = LETTERS[(cell & HEIGHT) - 1]
    tokens = SNOOKLE_MARK * snookles(cell) + RING_MARK * (cell & RING > 0) + HIPPO_MARK * has_hippo(cell)
    return (letter.upper() if cell & OWNER[0] else letter) + (f"[{tokens}]" if tokens else "")


def carried(marks: Collection[str]) -> int:
    """Return the token bits of a checker with these signs; a hippo excludes Snookles."""
    many = sum(mark == SNOOKLE_MARK for mark in marks)
    riders = HIPPO if HIPPO_MARK in marks else with_snookles(0, many)
    return riders | (RING if RING_MARK in marks else 0)


def _counted(row: str) -> str:
    for count in range(SIZE, 0, -1):
        row = row.replace(" " * count, str(count))
    return row


def _walls_text(walls: int) -> str:
    return ",".join(EDGE_NAMES[edge].replace("|", "-") for edge in standing_walls(walls)) or NONE


def _cards(cards: tuple[int, ...]) -> str:
    return ",".join(CARD_IDS[card] for card in cards) or NONE


def _duty_text(state: State) -> str:
    if state.duty == NO_DUTY:
        return NONE
    return "wander" if state.duty == WANDER else f"fate:{NAMES[state.duty]}"


_FIELDS = 12
_SIGN = re.compile(r"([1-8])|([~^#])|([mkeMKE])(?:\[(s*o?h?)\])?")
_FILLED = {mark: cell for cell, mark in FILLINGS.items()}


def read(text: str, face_up: int, rules: int) -> State:
    """Return the state of a position text; chance draws values left open. Raises `BadPosition`."""
    fields = text.split()
    if len(fields) != _FIELDS:
        raise BadPosition(f"a position has {_FIELDS} fields, not {len(fields)}")
    cells = _board(fields[0])
    first, second = (_walls(side) for side in _two(fields[3], ";"))
    open_, used = (_names(cards, CARD_NUMBERS, "card") for cards in _two(fields[7], ";"))
    planets = tuple(_planet(name) for name in _two(fields[10], "/"))
    seat = int(_match("[12]", fields[1], "player")) - 1
    state = State(
        cells=cells,
        walls=(first, second),
        monolith=_monolith(cells),
        forward=COMPASS.index(_match("[NESW]", fields[2], "direction")),
        seat=seat,
        turn=_number(fields[11], LAST_TURN + 1),
        planets=(planets[0], planets[1]),
        revived=_counts(fields[5]),
        conquests=_counts(fields[6]),
        open=open_,
        used=used,
        order=() if fields[8] == UNKNOWN else _names(fields[8], CARD_NUMBERS, "card"),
        duty=_duty(fields[9]),
        face_up=face_up,
        rules=rules,
    )
    state = _with_fitting_deck(state)
    _check_board(state, fields[4])
    _check_cards(state)
    return _started(state._replace(knower=_knower(state) if state.order else NOBODY))


def _with_fitting_deck(state: State) -> State:
    """Return the state under the newest rules whose deck fits an explicit order: cards may be newer."""
    for version in range(state.rules, 0, -1) if state.order else ():
        older = state._replace(rules=version)
        if pile(older) == tuple(sorted(state.order)):
            return older
    return state


def _started(state: State) -> State:
    """Return the state ready for play: at its end if the game is over (A8), else at its first node."""
    after = ended(state)
    return after if after.phase == OVER else begin_turn(state)


def _knower(state: State) -> int:
    """Return the seat that knows the pile's order: the only one with a known planet, else the active one."""
    known = [planet != UNDRAWN for planet in state.planets]
    return known.index(True) if sum(known) == 1 else state.seat


# --- fields ----------------------------------------------------------------------------------------------


def _board(field: str) -> bytes:
    rows = field.split("/")
    if len(rows) != SIZE:
        raise BadPosition(f"a board has {SIZE} rows, not {len(rows)}")
    cells = bytearray(SIZE * SIZE)
    for rank, row in zip(range(SIZE - 1, -1, -1), rows, strict=True):
        for file, cell in enumerate(_row(row)):
            cells[file * SIZE + rank] = cell
    return bytes(cells)


def _row(row: str) -> list[int]:
    cells: list[int] = []
    at = 0
    while found := _SIGN.match(row, at):
        cells += _content(found)
        at = found.end()
    if at < len(row) or len(cells) != SIZE:
        raise BadPosition(f"{row!r} is not a row of {SIZE} squares")
    return cells


def _content(found: re.Match[str]) -> list[int]:
    empty, filling, letter, tokens = found.groups()
    if empty:
        return [0] * int(empty)
    if filling:
        return [_FILLED[filling]]
    owner = OWNER[0] if letter.isupper() else OWNER[1]
    if {SNOOKLE_MARK, HIPPO_MARK} <= {*(tokens or "")}:
        raise BadPosition("a checker with a Snookle has no hippo (A47)")
    return [owner | LETTERS.index(letter.lower()) + 1 | carried(tokens or "")]


def _monolith(cells: bytes) -> int:
    area = cells.find(MONOLITH)
    found = [square for square, cell in enumerate(cells) if cell == MONOLITH]
    if found and tuple(found) != AREA_SQUARES.get(area):
        raise BadPosition("the monolith covers four squares, two by two")
    return area


def _two(field: str, mark: str) -> list[str]:
    parts = field.split(mark)
    if len(parts) != 2:
        raise BadPosition(f"{field!r} is not two parts with a {mark!r} between them")
    return parts


def _match(pattern: str, text: str, what: str) -> str:
    if not re.fullmatch(pattern, text, re.ASCII):
        raise BadPosition(f"{text!r} is no {what}")
    return text


def _number(text: str, most: int) -> int:
    number = int(_match("[0-9]{1,4}", text, "number"))
    if not 1 <= number <= most:
        raise BadPosition(f"a turn has a number from 1 to {most}, not {number}")
    return number


def _counts(field: str) -> tuple[int, int]:
    first, second = (int(_match("[0-9]{1,3}", part, "number")) for part in _two(field, "/"))
    return first, second


def _walls(text: str) -> int:
    return sum(1 << edge for edge in _names(text.replace("-", "|"), EDGE_NUMBERS, "edge", none="|"))


def _names(text: str, numbers: Mapping[str, int], what: str, none: str = NONE) -> tuple[int, ...]:
    if text == none:
        return ()
    names = text.split(",")
    for name in names:
        if name not in numbers:
            raise BadPosition(f"{name!r} is no {what}")
    if len(set(names)) < len(names):
        raise BadPosition(f"{text!r} names the same {what} twice")
    return tuple(numbers[name] for name in names)


def _planet(name: str) -> int:
    if name != UNKNOWN and name not in PLANET_NUMBERS:
        raise BadPosition(f"{name!r} is no planet")
    return PLANET_NUMBERS.get(name, UNDRAWN)


def _duty(field: str) -> int:
    if field == NONE:
        return NO_DUTY
    if field == "wander":
        return WANDER
    return NUMBERS[_match("fate:[a-h][1-8]", field, "duty")[-2:]]


# --- consistency -----------------------------------------------------------------------------------------


def _check_board(state: State, reserves: str) -> None:
    for seat, given in enumerate(_counts(reserves)):
        if given + heights(state.cells, seat) != PIECES:
            raise BadPosition(
                f"player {seat + 1} has {heights(state.cells, seat)} pieces on the board and {given}"
                f" beside it, not {PIECES} in all (A20)"
            )
    checkers = [cell for cell in state.cells if cell >= CHECKER]
    if sum(map(has_hippo, checkers)) > MOST_HIPPOS:
        raise BadPosition("there are only three hippos (A46)")
    both = state.walls[0] | state.walls[1]
    if state.walls[0] & state.walls[1] or both.bit_count() > FEWER_THAN + 1:
        raise BadPosition("an edge has one wall at most, and there are eleven at most (A30, A53)")
    if state.monolith >= 0 and both & INNER_EDGES[state.monolith]:
        raise BadPosition("no wall stands under the monolith (A33)")
    if 0 <= state.duty < WANDER and not state.cells[state.duty] & OWNER[state.seat]:
        raise BadPosition("Fate names a checker of the player whose turn it is (A54)")


def _check_cards(state: State) -> None:
    if set(state.open) & set(state.used):
        raise BadPosition("a card is face up or used, not both")
    if len(state.open) > state.face_up:
        cards = "one card is" if state.face_up == 1 else f"{state.face_up} cards are"
        raise BadPosition(f"at the start of a turn {cards} face up at most (A7)")
    if state.order and tuple(sorted(state.order)) != pile(state):
        raise BadPosition("the order names all cards that are neither face up nor used, or is ?")
    if state.planets[0] == state.planets[1] != UNDRAWN:
        raise BadPosition("the players have different planets (A1)")
