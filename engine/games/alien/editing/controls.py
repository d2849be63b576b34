"""What is set beside the board of Alien Checkers."""

from __future__ import annotations

from collections.abc import Callable

from engine.contract.editing.draft import MIRROR, SEAT, Knob, Sketch
from engine.games.alien.board.tables import DIRECTIONS
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.editing.palette import (
    CARD,
    CHECKERS,
    CONQUESTS,
    DUTY,
    FORWARD,
    OPEN,
    ORDER,
    PILE,
    PLANET,
    REVIVED,
    TURN,
    USED,
    card_place,
    seat_of,
)
from engine.games.alien.editing.reading import MOST
from engine.games.alien.notation.text import COMPASS, NONE, UNKNOWN
from engine.games.alien.planets import PLANET_NUMBERS
from engine.games.alien.state import LAST_TURN
from engine.games.alien.words.en import say as named
from engine.games.alien.words.en import say_editor


def knobs_of(sketch: Sketch) -> tuple[Knob, ...]:
    """Return all but who is to move."""
    ways = tuple((sign, named.directions[way]) for sign, way in zip(COMPASS, DIRECTIONS, strict=True))
    return (
        Knob(FORWARD, say_editor.forward, sketch.value(FORWARD, COMPASS[0]), ways),
        *_planets(sketch),
        *_counts(sketch),
        *_cards(sketch),
    )


def _planets(sketch: Sketch) -> list[Knob]:
    planets = (
        (UNKNOWN, say_editor.drawn_later),
        *((planet, named.planets[planet]) for planet in PLANET_NUMBERS),
    )
    return [
        Knob(
            f"{PLANET}{seat}",
            say_editor.planet_of(seat),
            sketch.value(f"{PLANET}{seat}", UNKNOWN),
            planets,
            group=say_editor.secrets,
        )
        for seat in (0, 1)
    ]


def _counts(sketch: Sketch) -> list[Knob]:
    """Return the duty, the number of the turn, and what is counted for planets."""
    counted = [
        Knob(
            f"{knob}{seat}",
            words(seat),
            sketch.value(f"{knob}{seat}", "0"),
            most=MOST,
            group=say_editor.counts,
        )
        for knob, words in ((REVIVED, say_editor.revived), (CONQUESTS, say_editor.conquests))
        for seat in (0, 1)
    ]
    turn = Knob(
        TURN, say_editor.turn, sketch.value(TURN, "1"), least=1, most=LAST_TURN + 1, group=say_editor.counts
    )
    return [
        Knob(DUTY, say_editor.duty, sketch.value(DUTY, NONE), _duties(sketch), group=say_editor.counts),
        turn,
        *counted,
    ]


def _duties(sketch: Sketch) -> tuple[tuple[str, str], ...]:
    """Return what a card can demand of who is to move."""
    mine = sorted(
        spot
        for spot, stamps in sketch.things.items()
        if stamps[0] in CHECKERS and seat_of(stamps[0]) == sketch.seat
    )
    fates = dict.fromkeys(f"fate:{spot}" for spot in mine)
    if (now := sketch.value(DUTY, NONE)).startswith("fate:"):
        fates |= {now: None}
    told = ((duty, named.must_move(sketch.seat, duty[-2:])) for duty in fates)
    return ((NONE, say_editor.no_demand), ("wander", named.must_wander(sketch.seat)), *told)


def _cards(sketch: Sketch) -> list[Knob]:
    places = ((PILE, say_editor.in_pile), (OPEN, say_editor.face_up), (USED, say_editor.used))
    knobs = [
        Knob(f"{CARD}{card}", named.card(card), card_place(sketch, card), places, group=say_editor.cards)
        for card in CARD_IDS
    ]
    order = sketch.value(ORDER, UNKNOWN)
    if order != UNKNOWN:
        kept = (order, say_editor.as_written(order))
        knobs.append(
            Knob(
                ORDER,
                say_editor.pile_order,
                order,
                ((UNKNOWN, say_editor.shuffled), kept),
                group=say_editor.cards,
            )
        )
    return knobs


def revalued(sketch: Sketch, how: str, across: Callable[[str], str]) -> dict[str, str]:
    """Return the values where the board is turned over."""
    values = dict(sketch.values)
    duty = values.get(DUTY, NONE)
    if duty.startswith("fate:"):
        values[DUTY] = f"fate:{across(duty[-2:])}"
    if how == MIRROR:
        forward = sketch.value(FORWARD, COMPASS[0])
        return {**values, FORWARD: {"E": "W", "W": "E"}.get(forward, forward)}
    for knob in (PLANET, REVIVED, CONQUESTS):
        for seat in (0, 1):
            usual = UNKNOWN if knob == PLANET else "0"
            values[f"{knob}{seat}"] = sketch.value(f"{knob}{1 - seat}", usual)
    return {**values, SEAT: str(1 - sketch.seat)}
