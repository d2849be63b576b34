"""What the rules of Alien Checkers have against a position that is set up by hand."""

from __future__ import annotations

from engine.contract.editing.draft import Fault, Sketch
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


def faults_of(sketch: Sketch) -> tuple[Fault, ...]:
    """Return all that is wrong: with the board, then with what lies beside it."""
    return (*_pieces(sketch), *_tokens(sketch), *_walls(sketch), *_duty(sketch), *_cards(sketch))


def _pieces(sketch: Sketch) -> list[Fault]:
    """A20: each side owns twelve pieces; those that came last are too many."""
    faults = []
    for seat in (0, 1):
        total, more = 0, []
        for spot, stamps in sketch.things.items():
            if seat_of(stamps[0]) == seat and stamps[0] not in WALLS:
                total += height_of(stamps)
                more += [spot] if total > PIECES else []
        if more:
            faults.append(Fault(say_editor.too_many(seat, PIECES), "A20", tuple(more)))
    return faults


def _tokens(sketch: Sketch) -> list[Fault]:
    """A46: three hippos; A47: none on a checker with a Snookle."""
    hippos = sketch.on("h")
    both = tuple(spot for spot in hippos if "s" in sketch.things[spot])
    faults = [Fault(say_editor.hippos, "A46", hippos[MOST_HIPPOS:])] if len(hippos) > MOST_HIPPOS else []
    return [*faults, *([Fault(say_editor.snookle, "A47", both)] if both else [])]


def _walls(sketch: Sketch) -> list[Fault]:
    """A53: eleven walls at most; A33: none under the monolith."""
    walls = (*sketch.on(WALLS[0]), *sketch.on(WALLS[1]))
    most = FEWER_THAN + 1
    faults = [Fault(say_editor.walls(most), "A53", walls[most:])] if len(walls) > most else []
    for area in sketch.on(STONE):
        inside = {EDGE_NAMES[edge] for edge in standing_walls(INNER_EDGES[AREAS[area]])}
        under = tuple(edge for edge in walls if edge in inside)
        faults += [Fault(say_editor.under_monolith, "A33", under)] if under else []
    return faults


def _duty(sketch: Sketch) -> list[Fault]:
    """A54: Fate names a checker of whose turn it is."""
    duty = sketch.value(DUTY, NONE)
    spot = duty[-2:] if duty.startswith("fate:") else ""
    if not spot or seat_of(sketch.things.get(spot, ("",))[0]) == sketch.seat:
        return []
    return [Fault(say_editor.fate, "A54", (spot,))]


def _cards(sketch: Sketch) -> list[Fault]:
    """A7: cards face up; the pile's order names the pile; A1: planets differ."""
    most = int(sketch.options["open_cards"])
    faults = [Fault(say_editor.open_cards(most), "A7")] if len(cards_at(sketch, OPEN)) > most else []
    order = sketch.value(ORDER, UNKNOWN)
    if order not in (UNKNOWN, NONE):
        named = sorted(CARD_NUMBERS[card] for card in order.split(","))
        faults += [Fault(say_editor.order, "A64")] if named != sorted(cards_at(sketch, PILE)) else []
    planets = {sketch.value(f"{PLANET}{seat}", UNKNOWN) for seat in (0, 1)}
    return [
        *faults,
        *([Fault(say_editor.planets, "A1")] if len(planets) == 1 and planets != {UNKNOWN} else []),
    ]
