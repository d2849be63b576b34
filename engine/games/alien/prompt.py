"""The prompt above the board."""

from __future__ import annotations

from engine.games.alien.board.moves import duty_moves
from engine.games.alien.board.tables import EDGE_NUMBERS, NAMES
from engine.games.alien.board.walls import standing_walls
from engine.games.alien.cards import names
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.flow import choices
from engine.games.alien.state import CARD, CROWN, MOVE, OVER, TARGET, WANDER, State
from engine.games.alien.words.en import say, say_table


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
        return say_table.carry_out(state.seat, CARD_IDS[state.card], _asked(state))
    if state.phase == CROWN:
        return say_table.choose_king(state.chooser)
    return say_table.dealt


def prompt_on(state: State, first: str) -> str:
    """Return the prompt for the second part of a card's choice, or "" if it has only one."""
    if state.phase != TARGET:
        return ""
    card = CARD_IDS[state.card]
    removes = "|" in first and EDGE_NUMBERS[first] in standing_walls(state.walls[1 - state.seat])
    asked = say_table.asked_on.get("remove" if removes else card)
    return say_table.now(state.seat, card, asked) if asked else ""


def _asked(state: State) -> str:
    """Return the id of the prompt for the current card."""
    if state.card == names.DOOM_CARD:
        return "push-again" if state.stage else "push-first"
    if state.card == names.MONOLITH_CARD and state.monolith >= 0:
        return "push"
    if state.card == names.AGENT_CARD and state.stage:
        return "agent-move"
    if state.card == names.TRANSLATION_CARD and state.stage:
        return "translation-on"
    return CARD_IDS[state.card]


def _first_step(state: State) -> str:
    """Return the prompt for step 1: duties of Fate or Wanderlust come before jumps (A60)."""
    if not duty_moves(state):
        return say_table.to_move(state.seat, all("x" in text for text in choices(state)))
    if state.duty == WANDER:
        return say_table.has_to_wander(state.seat)
    return say_table.has_to_move(state.seat, NAMES[state.duty])
