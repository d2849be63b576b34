"""The events of an action, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.contract.events import Crowned, Drawn, Event, Ordered, Remark
from engine.contract.values import Action
from engine.games.alien.board.tables import NAMES, NUMBERS
from engine.games.alien.cards.card import Choice, checker_move
from engine.games.alien.cards.cheater import LEAVE, ordered
from engine.games.alien.cards.deck import DECK
from engine.games.alien.cards.names import CARD_IDS, CARD_NUMBERS, CHEATER_CARD
from engine.games.alien.flow import after_chance, after_choice
from engine.games.alien.kinds import checker
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


def chance_events(state: State, action: Action, seat: int | None) -> tuple[Event, ...]:
    """Return the events of a chance outcome."""
    after = after_chance(state, action.text)
    return (*_chance(state, action, seat), *_crowned(state, after), *_ending(after))


def _chance(state: State, action: Action, seat: int | None) -> tuple[Event, ...]:
    drew = action.text.partition(":")[2]
    if state.phase == PLANETS:
        owner = state.planets.index(-1)
        return (Remark("your_planet", (owner, drew)) if owner == seat else Remark("draws_planet", (owner,)),)
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
    action, effect = choice
    done, after = effect(state), after_choice(state, choice)
    if state.phase == CARD:
        found = tuple(_chosen(state, done, action))
    elif state.phase == CROWN:
        found = (Crowned(checker(done.cells[NUMBERS[action.path[0]]]), action.path[0]),)
    elif state.phase == TARGET:
        found = tuple(_played(state, done, action, seat))
    else:
        found = tuple(checker_move(state, done, action))
    return (*found, *_crowned(done, after), *_refilled(done, after), *_ending(after))


def _crowned(done: State, after: State) -> Iterator[Event]:
    """Yield the crownings at a settlement."""
    for square, (was, now) in enumerate(zip(done.cells, after.cells, strict=True)):
        if was >= CHECKER and was & HEIGHT == PAWN and now & HEIGHT > PAWN:
            yield Crowned(checker(now), NAMES[square])


def _refilled(done: State, after: State) -> list[Event]:
    shuffled = len(after.used) < len(done.used) and not pile(done)
    return [Remark("refilled")] if shuffled else []


def _ending(after: State) -> tuple[Event, ...]:
    """Return each seat's planet and its progress, once the game is over."""
    if after.phase != OVER:
        return ()
    return tuple(
        Remark("came_from", (seat, planet.id, min(planet.count(after, seat), planet.goal), planet.goal))
        for seat, planet in enumerate(ALL_PLANETS[n] if n >= 0 else None for n in after.planets)
        if planet
    )


def _chosen(state: State, done: State, action: Action) -> Iterator[Event]:
    card_id = action.text.partition(":")[2]
    yield Remark("plays", (state.seat, card_id))
    if done.phase == TARGET:
        return
    yield DECK[CARD_NUMBERS[card_id]].event_without_choices(state)


def _played(state: State, done: State, action: Action, seat: int | None) -> Iterator[Event]:
    """Yield the events of a card's choice: first the card's name, unless a later event names it."""
    card = DECK[state.card]
    if state.card == CHEATER_CARD and action.text not in _INSTEAD:
        yield _ordered(state, done, seat, ordered(state) + (action != LEAVE))
        return
    if card.announced:
        yield Remark("by_card", (card.id,))
    if action.text in _INSTEAD:
        yield Remark(action.text, (state.seat,))
    else:
        yield from card.events(state, done, action)


_INSTEAD = ("decline", "stop")
"""Choices instead of a target; the texts that announce them have the same names."""
