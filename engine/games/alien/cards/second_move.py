"""Cards that give a second move (A63): Reshuffle A48, Double Agent A55."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.contract.events import Event, Placed, Remark, Removed
from engine.contract.values import Action
from engine.games.alien.board.masks import MINE, squares
from engine.games.alien.board.moves import Move, action_of, all_steps, make, second_moves
from engine.games.alien.board.tables import NAMES, NUMBERS
from engine.games.alien.cards.card import OWN, THEIRS, Card, Choice, checker_move, done, square_action
from engine.games.alien.cards.pieces import lift
from engine.games.alien.kinds import checker
from engine.games.alien.state import DEAL, NOBODY, State, put
from engine.games.alien.words.en import say_card


def reshuffle(state: State) -> list[Choice]:
    """A48: move another checker than in step 1."""
    return [
        (action_of(move), partial(_move_and_shuffle, move)) for move in second_moves(state, state.moved[1])
    ]


def _move_and_shuffle(move: Move, state: State) -> State:
    return shuffle(make(state, move))


def shuffle(state: State) -> State:
    """Return the state with all cards shuffled, ready to turn over the top ones."""
    return state._replace(phase=DEAL, stage=(), open=(), used=(), order=(), knower=NOBODY)


def agent(state: State) -> list[Choice]:
    """A55: choose the checker to lift, then a move."""
    if state.stage:
        square = state.stage[0]
        return [(action_of(m), partial(_move_and_return, m)) for m in second_moves(state, not_to=square)]
    theirs = list(squares(state.cells, MINE[1 - state.seat]))
    if not all_steps(state, state.seat):
        theirs = [square for square in theirs if _leaves_a_move(state, square)]
    return [(square_action("lift", square), partial(_lift, square)) for square in theirs]


def _leaves_a_move(state: State, square: int) -> bool:
    """Return True if a move is left; asked only without steps, since lifting a checker blocks no step."""
    return bool(second_moves(lift(state, square), not_to=square))


def _lift(square: int, state: State) -> State:
    return lift(state, square)


def _move_and_return(move: Move, state: State) -> State:
    square, cell = state.stage
    after = make(state, move)
    return done(after._replace(cells=put(after.cells, {square: cell})))


# --- events and cards ------------------------------------------------------------------------------------


def _reshuffled(state: State, done: State, action: Action) -> Iterator[Event]:
    yield from checker_move(state, done, action)
    yield Remark("all_shuffled")


def _only_shuffled(_state: State) -> Event:
    return Remark("no_other")


def _reshuffle_refusal(state: State, square: int) -> str:
    return say_card.moved_already if square == state.moved[1] else ""


def _agent_events(state: State, done: State, action: Action) -> Iterator[Event]:
    if not state.stage:
        spot = action.path[-1]
        yield Removed(checker(state.cells[NUMBERS[spot]]), spot)
        return
    yield from checker_move(state, done, action)
    square, cell = state.stage
    yield Placed(checker(cell), NAMES[square])


def _agent_prompt(state: State) -> str:
    return "agent-move" if state.stage else ""


CARDS = (
    Card(
        "reshuffle",
        "A48",
        reshuffle,
        otherwise=shuffle,
        events=_reshuffled,
        event_without_choices=_only_shuffled,
        target=OWN,
        refusal=_reshuffle_refusal,
    ),
    Card("agent", "A55", agent, events=_agent_events, prompt=_agent_prompt, target=THEIRS, moves_own=True),
)
