"""The course of a turn (A2): decisions, chance, and the phase that follows each."""

from __future__ import annotations

from functools import lru_cache, partial

from engine.contract.values import Action
from engine.games.alien.board.moves import Move, action_of, can_move, first_moves, make
from engine.games.alien.cards.card import Choice, done
from engine.games.alien.cards.cheater import put, reveal_rest
from engine.games.alien.cards.deck import DECK
from engine.games.alien.cards.names import CARD_IDS, CARD_NUMBERS, CHEATER_CARD, RESHUFFLE_CARD
from engine.games.alien.planets import ALL_PLANETS, PLANET_NUMBERS, candidates
from engine.games.alien.settle import crownings, finish, settled
from engine.games.alien.state import (
    CARD,
    CROWN,
    DEAL,
    HIDDEN,
    LAST_TURN,
    MOVE,
    NO_CARD,
    NO_DUTY,
    NOBODY,
    PILE,
    PLANETS,
    SETTLE,
    TARGET,
    TURN,
    UNDRAWN,
    Past,
    State,
    TurnStart,
    pile,
)

CACHE_SIZE = 512
"""Number of states whose choices are cached: `apply` comes soon after `legal_actions`."""

# --- decisions -------------------------------------------------------------------------------------------


@lru_cache(maxsize=CACHE_SIZE)
def choices(state: State) -> dict[str, Choice]:
    """Return the legal choices by text, sorted; empty where no seat decides."""
    found: list[Choice] = []
    if state.phase == MOVE:
        found = [(action_of(move), partial(_first_move, move)) for move in first_moves(state)]
    elif state.phase == CARD:
        found = [(_card_action(card), partial(_choose, card)) for card in playable(state)]
    elif state.phase == TARGET:
        found = DECK[state.card].choices(state)
    elif state.phase == CROWN:
        found = crownings(state)
    return {choice[0].text: choice for choice in sorted(found, key=_text)}


def _text(choice: Choice) -> str:
    return choice[0].text


def find_choice(state: State, text: str) -> Choice | None:
    """Return the choice with a text, hidden texts included; None if it is not a choice."""
    if state.phase == TARGET and text == redacted_text(state):
        return Action(text), partial(put, HIDDEN)
    return choices(state).get(text)


def secret_prefix(state: State) -> str:
    """Return the prefix of the secret actions of this phase, without the card; "" if none are (A1, A64)."""
    if state.phase == PLANETS:
        return f"planet{state.planets.index(UNDRAWN) + 1}:"
    if state.phase == PILE:
        return f"pile{state.knower + 1}:"
    return f"put{state.seat + 1}:" if state.phase == TARGET and state.card == CHEATER_CARD else ""


def redacted_text(state: State) -> str | None:
    """Return the redacted text of a secret action here, the same for every card; None outside of them."""
    return f"{secret_prefix(state)}?" if secret_prefix(state) else None


def after_choice(state: State, choice: Choice) -> State:
    """Return the state after a choice, up to the next decision or chance node."""
    after = choice[1](state)
    return after_settlement(after) if after.phase == SETTLE else after


def _first_move(move: Move, state: State) -> State:
    after = make(state, move)
    return after._replace(phase=SETTLE, duty=NO_DUTY, moved=(move.path[0], move.path[-1]))


def playable(state: State) -> list[int]:
    """Return the face-up cards that can be chosen (A4)."""
    return [card for card in state.open if DECK[card].playable(state)]


def _card_action(card: int) -> Action:
    return Action(f"card:{CARD_IDS[card]}", (f"card:{CARD_IDS[card]}",))


def _choose(card: int, state: State) -> State:
    left = tuple(other for other in state.open if other != card)
    after = state._replace(open=left, used=(*state.used, card), card=card, phase=TARGET, stage=())
    return after if choices(after) else DECK[card].otherwise(after)


def has_no_effect(state: State, card: int) -> bool:
    """Return True if choosing a card now would have no effect (A4)."""
    return DECK[card].otherwise is done and _choose(card, state).phase == SETTLE


# --- after a decision ------------------------------------------------------------------------------------


def after_settlement(state: State) -> State:
    """Return the state after the settlement of a move or a card (A10) and the step after it."""
    after = settled(state)
    if after.phase != SETTLE:
        return after
    return _to_turn_over(after) if after.card == NO_CARD else next_turn(after)


def _to_turn_over(state: State) -> State:
    """Begin turning over a card (A2)."""
    return _refilled(state)._replace(phase=TURN)


def _refilled(state: State) -> State:
    """Shuffle the used pile into a new draw pile if the old one is empty (A5)."""
    return state if pile(state) else state._replace(used=(), order=(), knower=NOBODY)


def next_turn(state: State) -> State:
    """Return the start of the other player's turn."""
    return begin_turn(
        state._replace(
            phase=MOVE, seat=1 - state.seat, turn=state.turn + 1, card=NO_CARD, moved=(-1, -1), begun=None
        )
    )


def begin_turn(state: State) -> State:
    """Return the start of a turn: first the draws that are due, then the move (A1, A9, A10)."""
    if UNDRAWN in state.planets:
        return state._replace(phase=PLANETS, begun=None)
    if len(state.open) < state.face_up:
        return _refilled(state)._replace(phase=DEAL, begun=None)
    if state.phase != MOVE or state.begun:
        state = state._replace(phase=MOVE, begun=None)
    if state.turn > LAST_TURN:
        return finish(state, NOBODY, "turns")
    if not can_move(state, state.seat):
        return finish(state, NOBODY, "no-move")
    start = TurnStart(
        state.seat, state.cells, state.monolith, state.revived, state.conquests, state.open, state.used
    )
    return state._replace(begun=state, past=Past(start, state.past))


# --- chance ----------------------------------------------------------------------------------------------


def chances(state: State) -> tuple[tuple[Action, float], ...]:
    """Return the outcomes of a chance node, sorted by text, all equally likely."""
    if state.phase == PLANETS:
        seat = state.planets.index(UNDRAWN)
        ids = [ALL_PLANETS[number].id for number in candidates(state, seat)]
        return _outcomes(secret_prefix(state), tuple(ids))
    if state.phase in (DEAL, TURN):
        top = () if state.order[:1] == (HIDDEN,) else state.order[:1]
        return _outcomes("turn:", tuple(CARD_IDS[card] for card in top or pile(state)))
    if state.phase == PILE:
        left = [CARD_IDS[card] for card in pile(state) if card not in state.order]
        return _outcomes(secret_prefix(state), tuple(left))
    return ()


@lru_cache(maxsize=CACHE_SIZE)
def _outcomes(lead: str, ids: tuple[str, ...]) -> tuple[tuple[Action, float], ...]:
    return tuple((Action(lead + name), 1.0) for name in sorted(ids))


def after_chance(state: State, text: str) -> State:
    """Return the state after a chance outcome, whose card may be redacted."""
    name = text.partition(":")[2]
    if state.phase == PLANETS:
        seat, planet = state.planets.index(UNDRAWN), PLANET_NUMBERS.get(name, HIDDEN)
        first, second = state.planets
        return begin_turn(state._replace(planets=(planet, second) if seat == 0 else (first, planet)))
    card = CARD_NUMBERS.get(name, HIDDEN)
    if state.phase == PILE:
        after = reveal_rest(state._replace(order=(*state.order, card)))
        return after_settlement(after) if after.phase == SETTLE else after
    order = state.order[1:]
    after = state._replace(open=(*state.open, card), order=order, knower=state.knower if order else NOBODY)
    if state.phase == TURN:
        return after._replace(phase=CARD)
    return _dealt(after)


def _dealt(state: State) -> State:
    """Settle the turn after a Reshuffle once its cards are face up (A48)."""
    if state.card != RESHUFFLE_CARD:
        return begin_turn(state)
    return state if len(state.open) < state.face_up else after_settlement(state._replace(phase=SETTLE))
