"""What happens when an action is done, as events, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.events import Captured, Crowned, Drawn, Event, Moved, Ordered, Placed, Removed, Told
from engine.games.alien.cards.cheater import ordered
from engine.games.alien.cards.names import (
    CARD_NUMBERS,
    MONOLITH_CARD,
    RESHUFFLE_CARD,
    RING_CARD,
    SNOOKLE_CARD,
    WANDERLUST_CARD,
)
from engine.games.alien.flow import choices, decided, drawn
from engine.games.alien.monolith import pushes
from engine.games.alien.planets import ALL_PLANETS, PLANET_NUMBERS
from engine.games.alien.state import (
    CARD,
    CHECKER,
    CROWN,
    HEIGHT,
    OVER,
    PAWN,
    PILE,
    PLANETS,
    TARGET,
    State,
    pile,
)
from engine.games.alien.tables import DIRECTIONS, NAMES, NUMBERS, OFF
from engine.games.alien.words import BADGES, FILLED, SEATS, checker, heading, place, title
from engine.protocol import Action

_GOING = ("step", "jump", "queen")


def chance_events(state: State, action: Action, seat: int | None) -> tuple[Event, ...]:
    """Return what a chance outcome brings."""
    after = drawn(state, action.text)
    return (*_chance(state, action, seat), *_crowned(state, after), *_ending(after))


def _chance(state: State, action: Action, seat: int | None) -> tuple[Event, ...]:
    name = action.text.partition(":")[2]
    if state.phase == PLANETS:
        owner = state.planets.index(-1)
        if owner != seat:
            return (Told(f"{SEATS[owner]} draws a planet."),)
        planet = ALL_PLANETS[PLANET_NUMBERS[name]]
        return (Told(f"{SEATS[owner]}, your planet is {planet.title}: you win with {planet.words}."),)
    if state.phase == PILE:
        return (_ordered(state, drawn(state, action.text), seat),)
    return (Drawn(title(CARD_NUMBERS[name]), name),)


def _ordered(state: State, after: State, seat: int | None, placed: int = 0) -> Ordered:
    """What is in order after a step of Cheater (A58), of which `placed` cards by hand.

    Only who played it may know which (A64).
    """
    going_on = after.phase == TARGET
    known = after.order[:placed] if going_on else after.order
    cards = tuple(title(card).rstrip("!") for card in known) if seat == state.seat else ()
    return Ordered(SEATS[state.seat], cards, placed, not going_on)


def decision_events(state: State, action: Action, seat: int | None) -> tuple[Event, ...]:
    """Return what a decision does, the crowning and the end that follow from it."""
    choice = choices(state)[action.text]
    done, after = choice[1](state), decided(state, choice)
    if state.phase == CARD:
        told = tuple(_chosen(state, done, action))
    elif state.phase == CROWN:
        told = (Crowned(checker(done.cells[NUMBERS[action.path[0]]]), action.path[0]),)
    elif state.phase == TARGET:
        told = tuple(_played(state, done, action, seat))
    else:
        told = tuple(_moved(state.cells, action))
    return (*told, *_crowned(done, after), *_refilled(done, after), *_ending(after))


def _crowned(done: State, after: State) -> Iterator[Event]:
    """The pawns that are crowned at a settlement."""
    for square, (was, now) in enumerate(zip(done.cells, after.cells, strict=True)):
        if was >= CHECKER and was & HEIGHT == PAWN and now & HEIGHT > PAWN:
            yield Crowned(checker(now), NAMES[square])


def _refilled(done: State, after: State) -> list[Event]:
    shuffled = len(after.used) < len(done.used) and not pile(done)
    return [Told("The used cards are shuffled and become the draw pile (A5).")] if shuffled else []


def _ending(after: State) -> tuple[Event, ...]:
    """When the game is over, both planets are told."""
    if after.phase != OVER:
        return ()
    return tuple(
        Told(
            f"{SEATS[seat]} came from {planet.title}: "
            f"{min(planet.count(after, seat), planet.goal)} of {planet.goal}."
        )
        for seat, planet in enumerate(ALL_PLANETS[n] if n >= 0 else None for n in after.planets)
        if planet
    )


def _moved(cells: bytes, action: Action) -> Iterator[Event]:
    """A move along squares, with what it jumps over on its way."""
    squares = [NUMBERS[name] for name in action.path]
    yield Moved(checker(cells[squares[0]]), action.path)
    for i, (start, end) in enumerate(pairwise(squares)):
        over = (start + end) // 2
        if "x" in action.text and cells[over] >= CHECKER:
            yield Captured(checker(cells[over]), NAMES[over], i)


def _chosen(state: State, done: State, action: Action) -> Iterator[Event]:
    card = CARD_NUMBERS[action.text.partition(":")[2]]
    yield Told(f"{SEATS[state.seat]} plays {title(card).rstrip('!')}.")
    if done.phase == TARGET:
        return
    if card == WANDERLUST_CARD:
        yield Told(f"{SEATS[1 - state.seat]} has to move off their back row next.")
    elif card == RESHUFFLE_CARD:
        yield Told("No other checker can move. All cards are shuffled.")
    else:
        yield Told("It can do nothing.")


def _played(state: State, done: State, action: Action, seat: int | None) -> Iterator[Event]:
    """A choice for a card; the card's name comes first, unless what happens names it."""
    verb, _, rest = action.text.partition(":")
    if verb.startswith("put") or verb == "leave":
        yield _ordered(state, done, seat, ordered(state) + (verb != "leave"))
        return
    if state.card not in _NAMES_ITSELF:
        yield Told(heading(state.card))
    if not rest and verb in _LEFT:
        yield Told(f"{SEATS[state.seat]} {_LEFT[verb]}")
    elif verb == "shift":
        yield from _shifted(state, DIRECTIONS.index(rest))
    elif verb in ("build", "remove"):
        yield Told(_walls(state, verb, action.path))
    elif verb in _GOING or not rest:
        yield from _gone(state, action, verb)
    else:
        yield from _done(state, done, action, verb)


def _walls(state: State, verb: str, edges: tuple[str, ...]) -> str:
    places = " and ".join(place(edge) for edge in edges)
    if verb == "build":
        return f"{SEATS[state.seat]} builds walls {places}."
    return f"{SEATS[1 - state.seat]} loses {'walls' if len(edges) > 1 else 'a wall'} {places}."


_LEFT = {
    "decline": "does without it.",
    "stop": "stops there.",
}
_NAMES_ITSELF = (SNOOKLE_CARD, RING_CARD, MONOLITH_CARD)
"""Cards whose name is told with what they do."""


def _gone(state: State, action: Action, verb: str) -> Iterator[Event]:
    """A checker's way by a card: a second move, or a straight one."""
    cells = state.cells
    yield from _moved(cells, action._replace(text="x") if verb == "jump" else action)
    if state.card == RESHUFFLE_CARD:
        yield Told("All cards are shuffled.")
    elif state.stage and verb not in _GOING:
        square, cell = state.stage
        yield Placed(checker(cell), NAMES[square])


def _done(state: State, done: State, action: Action, verb: str) -> Iterator[Event]:
    """What else a card does to a square, an area or a direction."""
    spot = action.path[-1]
    if verb == "monolith":
        yield Told(f"The monolith comes to {place(spot)}.")
    elif verb == "rotate":
        yield Told(f"The board turns, and {SEATS[0]} moves {spot}.")
    elif verb == "fate":
        yield Told(f"{SEATS[1 - state.seat]} has to move the checker on {spot} next.")
    elif verb == "lift":
        yield Removed(checker(state.cells[NUMBERS[spot]]), spot)
    elif verb == "wormhole":
        yield Moved(checker(state.cells[state.moved[1]]), (NAMES[state.moved[1]], spot))
    elif verb == "emperor":
        yield Moved(checker(state.cells[NUMBERS[action.path[0]]]), action.path)
        yield Crowned(checker(done.cells[NUMBERS[spot]]), spot)
    else:
        yield from _changed(state.cells, done.cells)


def _changed(before: bytes, after: bytes) -> Iterator[Event]:
    """What came to squares and what left them."""
    for square, (was, now) in enumerate(zip(before, after, strict=True)):
        if was == now:
            continue
        spot = NAMES[square]
        if was in FILLED:
            yield Removed(FILLED[was], spot)
        if now in FILLED:
            yield Placed(FILLED[now], spot)
        elif was >= CHECKER > now:
            yield Captured(checker(was), spot, verb="is annihilated")
        elif now >= CHECKER > was:
            yield Placed(checker(now), spot)
        elif was >= CHECKER:
            yield from _tokens(was, now, spot)


def _tokens(was: int, now: int, spot: str) -> Iterator[Event]:
    for name, bit in BADGES:
        if now & bit and not was & bit:
            yield Placed(f"a {name}", spot)
        elif was & bit and not now & bit:
            yield Removed(f"the {name}", spot)


def _shifted(state: State, direction: int) -> Iterator[Event]:
    """The monolith's way; the checkers in it go first, those in front before those behind."""
    yield Told(f"The monolith moves {DIRECTIONS[direction]}.")
    for push in pushes(state, direction):
        for square, to in reversed(list(zip(push.row, (*push.row[1:], push.beyond), strict=True))):
            piece = checker(state.cells[square])
            yield Captured(piece, NAMES[square]) if to == OFF else Moved(piece, (NAMES[square], NAMES[to]))
