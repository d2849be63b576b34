"""Faults of a position that is set up in the editor."""

from __future__ import annotations

from engine.contract.editing.draft import Draft, Fault
from engine.games.alien.board.tables import EDGE_NAMES, INNER_EDGES
from engine.games.alien.board.walls import FEWER_THAN, standing_walls
from engine.games.alien.cards.names import CARD_NUMBERS
from engine.games.alien.editing.palette import (
    AREAS,
    DUTY,
    OPEN,
    ORDER,
    PILE,
    PLANET,
    STONE,
    WALLS,
    cards_at,
    height_of,
    seat_of,
)
from engine.games.alien.notation.text import NONE, UNKNOWN
from engine.games.alien.state import MOST_HIPPOS, PIECES
from engine.games.alien.words.en import say_editor


def faults_of(draft: Draft) -> tuple[Fault, ...]:
    """Return all faults: on the board, then beside it."""
    return (*_pieces(draft), *_tokens(draft), *_walls(draft), *_duty(draft), *_cards(draft))


def _pieces(draft: Draft) -> list[Fault]:
    """A20: each side owns twelve pieces; report the latest ones as too many."""
    faults = []
    for seat in (0, 1):
        total, more = 0, []
        for spot, brushes in draft.contents.items():
            if seat_of(brushes[0]) == seat and brushes[0] not in WALLS:
                total += height_of(brushes)
                more += [spot] if total > PIECES else []
        if more:
            faults.append(Fault(say_editor.too_many(seat, PIECES), "A20", tuple(more)))
    return faults


def _tokens(draft: Draft) -> list[Fault]:
    """A46: at most three hippos; A47: none on a checker with a Snookle."""
    hippos = draft.on("h")
    both = tuple(spot for spot in hippos if "s" in draft.contents[spot])
    faults = [Fault(say_editor.hippos, "A46", hippos[MOST_HIPPOS:])] if len(hippos) > MOST_HIPPOS else []
    return [*faults, *([Fault(say_editor.snookle, "A47", both)] if both else [])]


def _walls(draft: Draft) -> list[Fault]:
    """A53: at most eleven walls; A33: none under the monolith."""
    walls = (*draft.on(WALLS[0]), *draft.on(WALLS[1]))
    most = FEWER_THAN + 1
    faults = [Fault(say_editor.walls(most), "A53", walls[most:])] if len(walls) > most else []
    for area in draft.on(STONE):
        inside = {EDGE_NAMES[edge] for edge in standing_walls(INNER_EDGES[AREAS[area]])}
        under = tuple(edge for edge in walls if edge in inside)
        faults += [Fault(say_editor.under_monolith, "A33", under)] if under else []
    return faults


def _duty(draft: Draft) -> list[Fault]:
    """A54: Fate names a checker of the side to move."""
    duty = draft.value(DUTY, NONE)
    spot = duty[-2:] if duty.startswith("fate:") else ""
    if not spot or seat_of(draft.contents.get(spot, ("",))[0]) == draft.seat:
        return []
    return [Fault(say_editor.fate, "A54", (spot,))]


def _cards(draft: Draft) -> list[Fault]:
    """A7: cards face up; A64: the order contains exactly the pile's cards; A1: planets differ."""
    most = int(draft.options["open_cards"])
    faults = [Fault(say_editor.open_cards(most), "A7")] if len(cards_at(draft, OPEN)) > most else []
    order = draft.value(ORDER, UNKNOWN)
    if order not in (UNKNOWN, NONE):
        named = sorted(CARD_NUMBERS[card] for card in order.split(","))
        faults += [Fault(say_editor.order, "A64")] if named != sorted(cards_at(draft, PILE)) else []
    planets = {draft.value(f"{PLANET}{seat}", UNKNOWN) for seat in (0, 1)}
    return [
        *faults,
        *([Fault(say_editor.planets, "A1")] if len(planets) == 1 and planets != {UNKNOWN} else []),
    ]
