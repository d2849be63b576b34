"""Reasons why a square cannot be used now, each with its clause."""

from __future__ import annotations

from engine.boards.explanations import Walker
from engine.boards.explanations import path_refusal as off_its_way
from engine.boards.words.en import say as shared
from engine.contract.values import Refusal
from engine.games.alien.board.moves import Move, all_jumps, all_steps, duty_moves, hops_of
from engine.games.alien.board.tables import AREA_NAMES, AREA_SQUARES, NAMES, NUMBERS, STRAIGHT_VECTORS, Hop
from engine.games.alien.cards.card import EMPTY_SQUARE, OWN, THEIRS
from engine.games.alien.cards.deck import DECK
from engine.games.alien.flow import choices
from engine.games.alien.hidden import View
from engine.games.alien.kinds import FILLED, RANKS, name
from engine.games.alien.state import (
    CARD,
    CHECKER,
    EMPEROR,
    HEIGHT,
    MONOLITH,
    MOVE,
    OVER,
    OWNER,
    PAWN,
    TARGET,
    WANDER,
    State,
    direction,
    has_hippo,
)
from engine.games.alien.words.en import say, say_card


def refusal(view: View, spot: str) -> Refusal | None:
    """Return the reason, or None if the spot can be used or is unrelated to the present choice."""
    state = view.state
    if state.phase == OVER:
        return Refusal(shared.over)
    if state.phase == CARD and spot == "card:antimatter":
        return _no_antimatter(state)
    if state.phase not in (MOVE, TARGET) or spot not in NUMBERS:
        return None
    if any(spot in choice[0].path for choice in choices(state).values()):
        return None
    square = NUMBERS[spot]
    return _no_move(state, square) if state.phase == MOVE else _no_target(state, square)


def _no_antimatter(state: State) -> Refusal | None:
    if "card:antimatter" in choices(state):
        return None
    return Refusal(say_card.no_antimatter, "A4")


def _no_move(state: State, square: int) -> Refusal | None:
    """Return the reason in step 1 of the turn."""
    cell = state.cells[square]
    if cell < CHECKER:
        return None
    if not cell & OWNER[state.seat]:
        return Refusal(say_card.others_turn(say.seats[state.seat], name(cell)), "A2")
    if has_hippo(cell):
        return Refusal(say_card.hippo_sits, "A25")
    if any(move.path[0] == square for move in _moves_without_duties(state)):
        return _other_duty(state)
    return _blocked(state, square)


def _moves_without_duties(state: State) -> list[Move]:
    """Return all moves, duties ignored."""
    return [*all_steps(state, state.seat), *all_jumps(state, state.seat)]


def _other_duty(state: State) -> Refusal:
    """Return the reason why a checker that could move must wait for another."""
    paths = [choice[0].path for choice in choices(state).values()]
    if duty_moves(state):
        if state.duty == WANDER:
            return Refusal(say_card.wander_first, "A51", paths[0])
        return Refusal(say_card.fate_named, "A54", (NAMES[state.duty],))
    return Refusal(say_card.another_must, "D4", paths[0])


def _blocked(state: State, square: int) -> Refusal:
    cell = state.cells[square]
    for hop in hops_of(cell, square, direction(state, state.seat)):
        if why := _barred(state, cell, hop):
            return why
    return Refusal(say_card.blocked, "D2")


def _barred(state: State, cell: int, hop: Hop) -> Refusal | None:
    """Return the obstacle to a checker's step or first jump."""
    there, walls, spot = state.cells[hop.to], state.walls[1 - state.seat], (NAMES[hop.to],)
    if walls & hop.left and walls & hop.right:
        return Refusal(say_card.wall, "A29", spot)
    if there in FILLED:
        clause = "A31" if there == MONOLITH else "A27"
        return Refusal(say_card.in_its_way(name(there)), clause, spot)
    if there & OWNER[1 - state.seat] and there & HEIGHT == EMPEROR != cell & HEIGHT:
        return Refusal(say_card.only_emperors, "A23", spot)
    return None


def path_refusal(view: View, picked: tuple[str, ...], spot: str) -> Refusal | None:
    """Return the reason why the selection cannot reach a square; None where `refusal` has more to say."""
    state = view.state
    if state.phase not in (MOVE, TARGET) or picked[0] not in NUMBERS or spot not in NUMBERS:
        return None
    square = NUMBERS[spot]
    if state.phase == TARGET:
        card = DECK[state.card]
        return Refusal(say_card.leads_nowhere(say.card_name(card.id), picked[-1], spot), card.clause)
    if state.cells[square] & OWNER[state.seat]:
        return None
    begun = [choice[0] for choice in choices(state).values() if choice[0].path[: len(picked)] == picked]
    if any("x" in action.text for action in begun):
        words, clause = (say_card.must_jump_on, "D5") if len(picked) > 1 else (say_card.must_jump, "D4")
        return Refusal(words, clause, begun[0].path)
    return _off_its_way(state, NUMBERS[picked[0]], square)


def _off_its_way(state: State, start: int, end: int) -> Refusal | None:
    cell, forward = state.cells[start], direction(state, state.seat)
    for hop in hops_of(cell, start, forward):
        if end in (hop.to, hop.land) and (why := _barred(state, cell, hop)):
            return why
        if end == hop.land and state.cells[end] in FILLED:
            return Refusal(say_card.in_its_way(name(state.cells[end])), "A27")
    owners = {
        seat: {NAMES[i] for i, there in enumerate(state.cells) if there >= CHECKER and there & OWNER[seat]}
        for seat in (0, 1)
    }
    ahead = STRAIGHT_VECTORS[forward] if cell & HEIGHT == PAWN else None
    walker = Walker(say.ranks[RANKS[cell & HEIGHT]], NAMES[start], ahead)
    return off_its_way(walker, NAMES[end], owners[state.seat], owners[1 - state.seat])


def _beside(state: State, square: int, title: str) -> str:
    """Return a hint to choose an edge or area next to this square, if the card needs one; else ""."""
    if DECK[state.card].moves_monolith and state.monolith >= 0:
        return ""
    places = {spot for choice in choices(state).values() for spot in choice[0].path}
    if any(NAMES[square] in place.split("|") for place in places if "|" in place):
        return say_card.wants_edge(title)
    near = (AREA_NAMES[area] for area, squares in AREA_SQUARES.items() if square in squares)
    return say_card.wants_area(title) if places.intersection(near) else ""


def _no_target(state: State, square: int) -> Refusal:
    """Return the reason while a card is carried out."""
    cell, card = state.cells[square], DECK[state.card]
    title, clause = say.card(card.id), card.clause
    mine, theirs = OWNER[state.seat], OWNER[1 - state.seat]
    if has_hippo(cell) and cell & mine and (card.target == OWN or card.moves_own):
        return Refusal(say_card.hippo_sits, "A25")
    if words := card.refusal(state, square):
        return Refusal(words, clause)
    if card.target == EMPTY_SQUARE and cell >= CHECKER:
        return Refusal(say_card.not_empty(name(cell)), clause)
    if card.target == OWN and not cell & mine:
        return Refusal(say_card.wants_own(title), clause)
    if card.target == THEIRS and not state.stage and not cell & theirs:
        return Refusal(say_card.wants_theirs(title), clause)
    if words := _beside(state, square, title):
        return Refusal(words, clause)
    if square in AREA_SQUARES.get(state.monolith, ()):
        return Refusal(say_card.monolith_there, "A31")
    return Refusal(say_card.no_use(title), clause)
