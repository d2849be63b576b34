"""The events of an action, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.events import (
    JUMPS,
    PUSHED,
    Captured,
    Crowned,
    Drawn,
    Event,
    Moved,
    Ordered,
    Placed,
    Removed,
    Told,
)
from engine.contract.values import Action
from engine.games.alien.board.monolith import pushes
from engine.games.alien.board.moves import jumped_in
from engine.games.alien.board.tables import DIRECTIONS, NAMES, NUMBERS, OFF
from engine.games.alien.cards.cheater import LEAVE, ordered
from engine.games.alien.cards.choice import Choice
from engine.games.alien.cards.names import (
    CARD_IDS,
    CARD_NUMBERS,
    CHEATER_CARD,
    MONOLITH_CARD,
    RESHUFFLE_CARD,
    RING_CARD,
    SNOOKLE_CARD,
    WANDERLUST_CARD,
)
from engine.games.alien.flow import after_chance, after_choice
from engine.games.alien.kinds import FILLED, TOKENS, checker, tokens
from engine.games.alien.planets import ALL_PLANETS
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

_MOVING = ("step", "jump", "queen")


def chance_events(state: State, action: Action, seat: int | None) -> tuple[Event, ...]:
    """Return the events of a chance outcome."""
    after = after_chance(state, action.text)
    return (*_chance(state, action, seat), *_crowned(state, after), *_ending(after))


def _chance(state: State, action: Action, seat: int | None) -> tuple[Event, ...]:
    drew = action.text.partition(":")[2]
    if state.phase == PLANETS:
        owner = state.planets.index(-1)
        return (Told("your_planet", (owner, drew)) if owner == seat else Told("draws_planet", (owner,)),)
    if state.phase == PILE:
        return (_ordered(state, after_chance(state, action.text), seat),)
    return (Drawn(drew, drew),)


def _ordered(state: State, after: State, seat: int | None, placed: int = 0) -> Ordered:
    """Return the event for a step of Cheater (A58) after which the player has placed `placed` cards.

    Only the player of the card sees which cards (A64).
    """
    going_on = after.phase == TARGET
    known = after.order[:placed] if going_on else after.order
    cards = tuple(CARD_IDS[card] for card in known) if seat == state.seat else ()
    return Ordered(state.seat, cards, placed, not going_on)


def decision_events(state: State, choice: Choice, seat: int | None) -> tuple[Event, ...]:
    """Return the events of a decision, with the crownings and the end that follow."""
    action, do = choice
    done, after = do(state), after_choice(state, choice)
    if state.phase == CARD:
        found = tuple(_chosen(state, done, action))
    elif state.phase == CROWN:
        found = (Crowned(checker(done.cells[NUMBERS[action.path[0]]]), action.path[0]),)
    elif state.phase == TARGET:
        found = tuple(_played(state, done, action, seat))
    else:
        found = tuple(_moved(state.cells, action))
    return (*found, *_crowned(done, after), *_refilled(done, after), *_ending(after))


def _crowned(done: State, after: State) -> Iterator[Event]:
    """Yield the crownings at a settlement."""
    for square, (was, now) in enumerate(zip(done.cells, after.cells, strict=True)):
        if was >= CHECKER and was & HEIGHT == PAWN and now & HEIGHT > PAWN:
            yield Crowned(checker(now), NAMES[square])


def _refilled(done: State, after: State) -> list[Event]:
    shuffled = len(after.used) < len(done.used) and not pile(done)
    return [Told("refilled")] if shuffled else []


def _ending(after: State) -> tuple[Event, ...]:
    """Return each seat's planet and its progress, once the game is over."""
    if after.phase != OVER:
        return ()
    return tuple(
        Told("came_from", (seat, planet.id, min(planet.count(after, seat), planet.goal), planet.goal))
        for seat, planet in enumerate(ALL_PLANETS[n] if n >= 0 else None for n in after.planets)
        if planet
    )


def _moved(cells: bytes, action: Action) -> Iterator[Event]:
    """Yield a move along squares with its captures."""
    jumped = jumped_in(action)
    yield Moved(checker(cells[NUMBERS[action.path[0]]]), action.path, how=JUMPS if jumped else "")
    for step, over in enumerate(jumped):
        if cells[over] >= CHECKER:
            yield Captured(checker(cells[over]), NAMES[over], step)


def _chosen(state: State, done: State, action: Action) -> Iterator[Event]:
    card_id = action.text.partition(":")[2]
    yield Told("plays", (state.seat, card_id))
    if done.phase == TARGET:
        return
    if CARD_NUMBERS[card_id] == WANDERLUST_CARD:
        yield Told("must_wander", (1 - state.seat,))
    else:
        yield Told("no_other" if CARD_NUMBERS[card_id] == RESHUFFLE_CARD else "nothing")


def _played(state: State, done: State, action: Action, seat: int | None) -> Iterator[Event]:
    """Yield the events of a card's choice: first the card's name, unless a later event names it."""
    verb, _, rest = action.text.partition(":")
    if state.card == CHEATER_CARD and verb not in _DECLINED:
        yield _ordered(state, done, seat, ordered(state) + (action != LEAVE))
        return
    if state.card not in _NAMES_ITSELF:
        yield Told("by_card", (CARD_IDS[state.card],))
    if not rest and verb in _DECLINED:
        yield Told(verb, (state.seat,))
    elif verb == "shift":
        yield from _shifted(state, DIRECTIONS.index(rest))
    elif verb in ("build", "remove"):
        yield Told(verb, (state.seat, *action.path))
    elif verb in _MOVING or not rest:
        yield from _checker_moved(state, action, verb)
    else:
        yield from _effect(state, done, action, verb)


_DECLINED = ("decline", "stop")
"""Choices instead of a target; the texts that announce them have the same names."""
_NAMES_ITSELF = (SNOOKLE_CARD, RING_CARD, MONOLITH_CARD)
"""Cards whose other events name them already."""


def _checker_moved(state: State, action: Action, verb: str) -> Iterator[Event]:
    """Yield a checker's move by a card: a second move, or a straight one."""
    cells = state.cells
    yield from _moved(cells, action._replace(text="x") if verb == "jump" else action)
    if state.card == RESHUFFLE_CARD:
        yield Told("all_shuffled")
    elif state.stage and verb not in _MOVING:
        square, cell = state.stage
        yield Placed(checker(cell), NAMES[square])


def _effect(state: State, done: State, action: Action, verb: str) -> Iterator[Event]:
    """Yield the other effects of a card on a square, an area or a direction."""
    spot = action.path[-1]
    if verb == "monolith":
        yield Told("monolith_comes", (spot,))
    elif verb == "rotate":
        yield Told("board_turns", (spot,))
    elif verb == "fate":
        yield Told("must_move", (1 - state.seat, spot))
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
    """Yield the differences between two boards, square by square."""
    for square, (was, now) in enumerate(zip(before, after, strict=True)):
        if was == now:
            continue
        spot = NAMES[square]
        if was in FILLED:
            yield Removed(FILLED[was], spot)
        if now in FILLED:
            yield Placed(FILLED[now], spot)
        elif was >= CHECKER > now:
            yield Captured(checker(was), spot, how="annihilated")
        elif now >= CHECKER > was:
            yield Placed(checker(now), spot)
        elif was >= CHECKER:
            yield from _tokens(was, now, spot)


def _tokens(was: int, now: int, spot: str) -> Iterator[Event]:
    before, after = tokens(was), tokens(now)
    for token in TOKENS:
        if (more := after.get(token, 0) - before.get(token, 0)) > 0:
            yield Placed(token, spot)
        elif more < 0:
            yield Removed(token, spot)


def _shifted(state: State, direction: int) -> Iterator[Event]:
    """Yield the monolith's move and its pushes; checkers in front move before those behind."""
    yield Told("monolith_moves", (DIRECTIONS[direction],))
    for push in pushes(state, direction):
        for square, to in reversed(list(zip(push.row, (*push.row[1:], push.beyond), strict=True))):
            piece = checker(state.cells[square])
            if to == OFF:
                yield Captured(piece, NAMES[square])
            else:
                yield Moved(piece, (NAMES[square], NAMES[to]), how=PUSHED)
