"""A writer of position texts, in the form of the rules page."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.alien.board.tables import EDGE_NAMES, NAMES, SIZE
from engine.games.alien.board.walls import standing_walls
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.hidden import View
from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.state import (
    CHECKER,
    FIRE,
    HEIGHT,
    HIPPO,
    MONOLITH,
    NO_DUTY,
    OVER,
    OWNER,
    RING,
    WANDER,
    WATER,
    State,
    has_hippo,
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
            ";".join(_walls(walls) for walls in state.walls),
            f"{reserve(state, 0)}/{reserve(state, 1)}",
            f"{state.revived[0]}/{state.revived[1]}",
            f"{state.conquests[0]}/{state.conquests[1]}",
            f"{_cards(state.open)};{_cards(state.used)}",
            UNKNOWN if not state.order or min(state.order) < 0 else _cards(state.order),
            _duty(state),
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


def _walls(walls: int) -> str:
    return ",".join(EDGE_NAMES[edge].replace("|", "-") for edge in standing_walls(walls)) or NONE


def _cards(cards: tuple[int, ...]) -> str:
    return ",".join(CARD_IDS[card] for card in cards) or NONE


def _duty(state: State) -> str:
    if state.duty == NO_DUTY:
        return NONE
    return "wander" if state.duty == WANDER else f"fate:{NAMES[state.duty]}"
