"""A card, its choices, and the parts that several cards share.

`docs/adding-a-card.md` describes how to add a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from typing import NamedTuple, TypeAlias

from engine.contract.events import JUMPS, Captured, Event, Moved, Placed, Remark, Removed
from engine.contract.values import Action
from engine.games.alien.board.moves import jumped_in
from engine.games.alien.board.tables import NAMES, NUMBERS
from engine.games.alien.kinds import FILLED, TOKENS, checker, tokens
from engine.games.alien.state import CHECKER, EMPTY, SETTLE, State, put

EMPTY_SQUARE, OWN, THEIRS = "empty", "own", "theirs"
"""The targets of cards, which decide how other squares are refused."""

Effect: TypeAlias = Callable[[State], State]
"""The effect of a choice; the new state is in SETTLE, or awaits the card's next choice."""
Choice: TypeAlias = tuple[Action, Effect]


def done(state: State) -> State:
    """Return the state with its card carried out."""
    return state._replace(phase=SETTLE, stage=())


# --- events ----------------------------------------------------------------------------------------------


def square_changes(state: State, done: State, _action: Action) -> Iterator[Event]:
    """Yield the differences between two boards, square by square."""
    for square, (was, now) in enumerate(zip(state.cells, done.cells, strict=True)):
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
            yield from _token_changes(was, now, spot)


def _token_changes(was: int, now: int, spot: str) -> Iterator[Event]:
    before, after = tokens(was), tokens(now)
    for token in TOKENS:
        if (more := after.get(token, 0) - before.get(token, 0)) > 0:
            yield Placed(token, spot)
        elif more < 0:
            yield Removed(token, spot)


def checker_move(state: State, _done: State, action: Action) -> Iterator[Event]:
    """Yield a move along squares with its captures."""
    cells, jumped = state.cells, jumped_in(action)
    yield Moved(checker(cells[NUMBERS[action.path[0]]]), action.path, how=JUMPS if jumped else "")
    for step, over in enumerate(jumped):
        if cells[over] >= CHECKER:
            yield Captured(checker(cells[over]), NAMES[over], step)


def no_effect(_state: State) -> Event:
    """Announce that the card has no effect."""
    return Remark("nothing")


# --- the card --------------------------------------------------------------------------------------------


def always(_state: State) -> bool:
    """Return True: most cards can be chosen in every state."""
    return True


def whole_card(_state: State) -> str:
    """Return "": the prompt of a card without stages."""
    return ""


def no_refusal(_state: State, _square: int) -> str:
    """Return "": the general refusals by `Card.target` suffice."""
    return ""


class Card(NamedTuple):
    """The rules of a card, and all that prompts, refusals, events and evaluation need to know about it."""

    id: str
    """The key of its texts in `words`, and the name of its drawing."""
    clause: str
    choices: Callable[[State], list[Choice]]
    """The choices in a state; after a choice that leaves the phase TARGET, the next ones."""
    otherwise: Effect = done
    """The effect without choices (mostly none)."""
    playable: Callable[[State], bool] = always
    """True if the card can be chosen (A4)."""
    events: Callable[[State, State, Action], Iterator[Event]] = square_changes
    """The events of a choice, given the states before and after it and its action."""
    event_without_choices: Callable[[State], Event] = no_effect
    """The event if the card is played and has no choices."""
    announced: bool = True
    """True if the card's name precedes its events; False if they name it themselves."""
    prompt: Callable[[State], str] = whole_card
    """The id of the prompt for a stage of the card; "" for the card's own."""
    target: str = ""
    """`EMPTY_SQUARE`, `OWN` or `THEIRS` for cards with such targets only."""
    moves_own: bool = False
    """True if the card moves checkers of the player, so that a hippo explains a refusal."""
    refusal: Callable[[State, int], str] = no_refusal
    """The card's own reason why a square is no target, as a sentence, or ""."""
    moves_monolith: bool = False
    """True if the card moves the monolith while it is on the board."""
    completes: str = ""
    """The planet whose goal this card can complete, for the evaluation."""
    lesson: str = ""
    """The id of the lesson that applies while a target is chosen."""


DECLINE: Choice = (Action("decline", ("decline",)), done)
"""The choice to do without an optional card (A6)."""


def optional(choices: list[Choice]) -> list[Choice]:
    """Return the choices of an optional card, with `DECLINE` if there are any."""
    return [*choices, DECLINE] if choices else choices


def set_cells(changes: dict[int, int], state: State) -> State:
    """Return the state with some cells changed, and its card carried out."""
    return state._replace(cells=put(state.cells, changes), phase=SETTLE, stage=())


def move_checker(start: int, end: int, state: State) -> State:
    """Return the state with a checker moved to an empty square, and its card carried out."""
    return set_cells({start: EMPTY, end: state.cells[start]}, state)


def set_cell(square: int, cell: int, state: State) -> State:
    """Return the state with one cell changed, and its card carried out."""
    return set_cells({square: cell}, state)


def on_squares(verb: str, changes: Iterable[tuple[int, int]]) -> list[Choice]:
    """Return a choice for each (square, new content)."""
    return [(square_action(verb, square), partial(set_cell, square, cell)) for square, cell in changes]


@cache
def square_action(verb: str, square: int) -> Action:
    """Return the action that names one square."""
    name = NAMES[square]
    return Action(f"{verb}:{name}", (name,))


@cache
def pair_action(verb: str, start: int, end: int) -> Action:
    """Return the action that leads from one square to another."""
    names = (NAMES[start], NAMES[end])
    return Action(f"{verb}:{names[0]}-{names[1]}", names)
