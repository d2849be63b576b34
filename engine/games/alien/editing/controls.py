"""The controls beside the board in the editor of Alien Checkers."""

from __future__ import annotations

from collections.abc import Callable

from engine.contract.editing import MIRROR, SEAT, Control, Draft
from engine.games.alien.board.tables import DIRECTIONS
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.editing.draft import (
    CARD,
    CHECKERS,
    CONQUESTS,
    DUTY,
    FORWARD,
    MOST,
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
from engine.games.alien.notation import COMPASS, NONE, UNKNOWN
from engine.games.alien.planets import PLANET_NUMBERS
from engine.games.alien.state import LAST_TURN
from engine.games.alien.words.en import say, say_editor


def controls_of(draft: Draft) -> tuple[Control, ...]:
    """Return all controls except the side to move."""
    ways = tuple((sign, say.directions[way]) for sign, way in zip(COMPASS, DIRECTIONS, strict=True))
    return (
        Control(FORWARD, say_editor.forward, draft.value(FORWARD, COMPASS[0]), ways),
        *_planets(draft),
        *_counts(draft),
        *_cards(draft),
    )


def _planets(draft: Draft) -> list[Control]:
    planets = (
        (UNKNOWN, say_editor.drawn_later),
        *((planet, say.planets[planet]) for planet in PLANET_NUMBERS),
    )
    return [
        Control(
            f"{PLANET}{seat}",
            say_editor.planet_of(seat),
            draft.value(f"{PLANET}{seat}", UNKNOWN),
            planets,
            group=say_editor.secrets,
        )
        for seat in (0, 1)
    ]


def _counts(draft: Draft) -> list[Control]:
    """Return the controls for duty, turn number and counts."""
    counted = [
        Control(
            f"{control}{seat}",
            words(seat),
            draft.value(f"{control}{seat}", "0"),
            most=MOST,
            group=say_editor.counts,
        )
        for control, words in ((REVIVED, say_editor.revived), (CONQUESTS, say_editor.conquests))
        for seat in (0, 1)
    ]
    turn = Control(
        TURN, say_editor.turn, draft.value(TURN, "1"), least=1, most=LAST_TURN + 1, group=say_editor.counts
    )
    return [
        Control(DUTY, say_editor.duty, draft.value(DUTY, NONE), _duties(draft), group=say_editor.counts),
        turn,
        *counted,
    ]


def _duties(draft: Draft) -> tuple[tuple[str, str], ...]:
    """Return the duties that a card can impose on the side to move."""
    mine = sorted(
        spot
        for spot, brushes in draft.contents.items()
        if brushes[0] in CHECKERS and seat_of(brushes[0]) == draft.seat
    )
    fates = dict.fromkeys(f"fate:{spot}" for spot in mine)
    if (now := draft.value(DUTY, NONE)).startswith("fate:"):
        fates |= {now: None}
    fate_options = ((duty, say.must_move(draft.seat, duty[-2:])) for duty in fates)
    return ((NONE, say_editor.no_demand), ("wander", say.must_wander(draft.seat)), *fate_options)


def _cards(draft: Draft) -> list[Control]:
    places = ((PILE, say_editor.in_pile), (OPEN, say_editor.face_up), (USED, say_editor.used))
    controls = [
        Control(f"{CARD}{card}", say.card(card), card_place(draft, card), places, group=say_editor.cards)
        for card in CARD_IDS
    ]
    order = draft.value(ORDER, UNKNOWN)
    if order != UNKNOWN:
        kept = (order, say_editor.as_written(order))
        controls.append(
            Control(
                ORDER,
                say_editor.pile_order,
                order,
                ((UNKNOWN, say_editor.shuffled), kept),
                group=say_editor.cards,
            )
        )
    return controls


def flipped_values(draft: Draft, how: str, across: Callable[[str], str]) -> dict[str, str]:
    """Return the values after the position is mirrored or the sides are swapped."""
    values = dict(draft.values)
    duty = values.get(DUTY, NONE)
    if duty.startswith("fate:"):
        values[DUTY] = f"fate:{across(duty[-2:])}"
    if how == MIRROR:
        forward = draft.value(FORWARD, COMPASS[0])
        return {**values, FORWARD: {"E": "W", "W": "E"}.get(forward, forward)}
    for control in (PLANET, REVIVED, CONQUESTS):
        for seat in (0, 1):
            usual = UNKNOWN if control == PLANET else "0"
            values[f"{control}{seat}"] = draft.value(f"{control}{1 - seat}", usual)
    return {**values, SEAT: str(1 - draft.seat)}
