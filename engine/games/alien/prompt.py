"""The prompt above the board, and the texts of targets and actions."""

from __future__ import annotations

from engine.contract.values import Action
from engine.games.alien.board.moves import duty_moves
from engine.games.alien.board.tables import AREA_NAMES, DIRECTIONS, EDGE_NUMBERS, NAMES
from engine.games.alien.board.terrain import standing_walls
from engine.games.alien.board.terrain import target as shift_target
from engine.games.alien.cards.deck import DECK
from engine.games.alien.cards.names import CARD_IDS, CARD_NUMBERS
from engine.games.alien.flow import choices
from engine.games.alien.state import CARD, CROWN, MOVE, OVER, TARGET, WANDER, State
from engine.games.alien.words.en import say, say_table

ENDS = dict(zip(DIRECTIONS, "8h1a", strict=True))
"""The line that each direction leads to."""


def prompt(state: State) -> str:
    """Return the sentence above the board."""
    if state.phase == OVER and state.result:
        winner = max(state.result.winner, 0)
        return say.end(state.result.code, say.seats[winner], say.seats[1 - winner])
    if state.phase == MOVE:
        return _first_step(state)
    if state.phase == CARD:
        return say_table.choose_card(state.seat)
    if state.phase == TARGET:
        return say_table.carry_out(state.seat, CARD_IDS[state.card], _prompt_id(state))
    if state.phase == CROWN:
        return say_table.choose_king(state.chooser)
    return say_table.dealt


def prompt_on(state: State, first: str) -> str:
    """Return the prompt for the second part of a card's choice, or "" if it has only one."""
    if state.phase != TARGET:
        return ""
    card = CARD_IDS[state.card]
    removes = "|" in first and EDGE_NUMBERS[first] in standing_walls(state.walls[1 - state.seat])
    question = say_table.asked_on.get("remove" if removes else card)
    return say_table.now(state.seat, card, question) if question else ""


def _prompt_id(state: State) -> str:
    card = DECK[state.card]
    return card.prompt(state) or card.id


def _first_step(state: State) -> str:
    """Return the prompt for step 1: duties of Fate or Wanderlust come before jumps (A60)."""
    if not duty_moves(state):
        return say_table.to_move(state.seat, all("x" in text for text in choices(state)))
    if state.duty == WANDER:
        return say_table.has_to_wander(state.seat)
    return say_table.has_to_move(state.seat, NAMES[state.duty])


def label(state: State, target: str) -> str:
    """Return the text on the button of a target."""
    if ":" in target:
        return say.card(target.partition(":")[2])
    if "|" in target:
        return say_table.edge(target, EDGE_NUMBERS[target] in standing_walls(state.walls[1 - state.seat]))
    if "+" in target:
        way = way_of(state, target)
        return say.place(target) if way is None else say_table.shifted(DIRECTIONS[way], target)
    way = way_of(state, target)
    if way is None:
        return say_table.buttons[target]
    return say_table.rotated(state.seat, DIRECTIONS[way], ENDS[DIRECTIONS[way]])


def way_of(state: State, target: str) -> int | None:
    """Return the direction that a target stands for: of the monolith's move, or of the player's checkers."""
    if target in ENDS:
        return (DIRECTIONS.index(target) + 2 * state.seat) % len(DIRECTIONS)
    if state.monolith < 0 or not DECK[state.card].moves_monolith:
        return None
    return next((d for d in range(4) if AREA_NAMES.get(shift_target(state.monolith, d)) == target), None)


def written(state: State, action: Action) -> str:
    """Return an action as players read it: the card's name and its target, or the move."""
    verb, _, on = action.text.partition(":")
    if not on:
        return say_table.buttons.get(verb, action.text)
    what = say.card_name(on) if on in CARD_NUMBERS else say.directions.get(on, on.replace(",", ", "))
    if verb == "card":
        return what
    if state.phase == CROWN:
        return f"{say.crowning} {what}"
    return f"{say.card_name(CARD_IDS[state.card])} {what}" if state.phase == TARGET else action.text
