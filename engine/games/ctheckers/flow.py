"""The course of a turn: an action or a chance outcome, then its automatic consequences (C4)."""

from __future__ import annotations

from engine.contract.events import JUMPS, Moved, Remark, Removed
from engine.contract.values import CHANCE, TERMINAL, Action
from engine.games.ctheckers import reveal
from engine.games.ctheckers.ends import begin_turn, end_by_piles
from engine.games.ctheckers.grid import LAST_RANK, NAMES, rank_of, square_before
from engine.games.ctheckers.moves import Move, more_choices
from engine.games.ctheckers.nyarlathotep import is_foreign_book, pass_control, possible_forms
from engine.games.ctheckers.reveal import Events, push_tasks
from engine.games.ctheckers.state import (
    COLOURS,
    HIDDEN,
    MASKED,
    SIDE,
    TOKENS,
    WAITING,
    State,
    Task,
    hidden_squares,
    identities,
    key,
    kind_of,
    letter_of,
    with_cell,
    with_number,
    with_side,
)

KIND_OF = {token: kind for kind, token in TOKENS.items()}
REVEALS = ("uncover", "rise", "see")
"""Tasks that reveal an identity, to all or to one seat."""
CHANCES = (*REVEALS, "coin", "die")
"""Tasks that chance decides."""
NEEDS = {
    "uncover": "m",
    "rise": "m",
    "see": "m",
    "coin": "r",
    "mad": "r",
    "die": "n",
    "arrive": "n",
    "crown": "mcr",
    "more": "mcr",
}
"""Pieces of which one must stand on a task's square; otherwise the task is dropped."""
NEXT = Task("next")


def deciding_seat(state: State) -> int:
    """Return the deciding seat: the active player, a Carter's owner for his look (C18), or chance."""
    if state.end:
        return TERMINAL
    if not state.todo:
        return state.turn
    task = state.todo[0]
    if task.kind in CHANCES:
        return CHANCE
    return task.to if task.kind == "look" else state.turn


# --- actions ---------------------------------------------------------------------------------------------


def apply_action(state: State, move: Move, events: Events) -> State:
    """Apply an action, up to the next decision or chance node."""
    if move.kind in ("look", "decline", "stop"):
        state = _answer(state, move, events)
    elif move.kind in ("step", "jump"):
        state = _walk(state, move, events)
    else:
        state = {"roam": _roam, "peek": _peek, "give": _give, "burn": _burn}[move.kind](state, move, events)
    return run_tasks(state, events)


def _answer(state: State, move: Move, events: Events) -> State:
    """Apply a promoted Carter's look or its refusal (C18), or the end of a series of jumps (C21)."""
    task, *rest = state.todo
    state = state._replace(todo=tuple(rest))
    if move.kind == "look":
        events.append(Remark("chooses", (task.to, NAMES[move.path[0]])))
        return push_tasks(state, Task("see", move.path[0], task.to))
    stops = move.kind == "stop"
    events.append(Remark("stops", (state.turn,)) if stops else Remark("does_not_look", (task.to,)))
    return state


def _walk(state: State, move: Move, events: Events) -> State:
    """Apply a step or a jump; only the top of a stack moves (C7, C8)."""
    start, end = move.path
    cell = state.board[start]
    how = "" if move.kind == "step" else JUMPS
    events.append(Moved(kind_of(cell[0]), (NAMES[start], NAMES[end]), how=how))
    board = with_cell(with_cell(state.board, start, cell[1:]), end, cell[0])
    looks = tuple(sorted(look._replace(square=end) if look.square == start else look for look in state.looks))
    state = state._replace(board=board, looks=looks, quiet=-1 if cell[0] in HIDDEN else state.quiet)
    if move.kind == "step":
        return state._replace(todo=(Task("rise", end), NEXT)) if _rises(state, end) else _next(state)
    tasks = (Task("strike", move.over), Task("crown", end), Task("more", end), NEXT)
    return state._replace(todo=tasks, jumped=(*state.jumped, move.over))


def _roam(state: State, move: Move, events: Events) -> State:
    """Start a Nyarlathotep's move (C10, C16): obstacles are captured first, after being revealed."""
    start, end = move.path[0], move.path[-1]
    cells = {square: state.board[square] for square in move.path[1:] if state.board[square]}
    if any(cell in HIDDEN for cell in cells.values()):
        met = [NAMES[square] for square, cell in cells.items() if not is_foreign_book(cell, state.turn)]
        events.append(Remark("attacks", (kind_of(state.board[start]), NAMES[start], *met)))
    strikes = [Task("strike", square) for square in move.path[1:]]
    side = SIDE[state.board[start]]
    return state._replace(todo=(*strikes, Task("arrive", start, end), Task("roll", 0, side), NEXT))


def _peek(state: State, move: Move, events: Events) -> State:
    """Apply Carter's look under a checker of his own side, after which he goes mad (C18)."""
    carter, square = move.path
    events.append(Remark("turns_to", (state.turn, NAMES[carter], NAMES[square])))
    return state._replace(todo=(Task("see", square, state.turn), Task("mad", carter), NEXT))


def _give(state: State, move: Move, events: Events) -> State:
    """Sacrifice a cultist for a step of a Necronomicon (C22)."""
    square, book, end = move.path
    state = _sacrifice(state, square, events)
    events.append(Moved(kind_of(state.board[book]), (NAMES[book], NAMES[end])))
    board = with_cell(with_cell(state.board, end, state.board[book]), book, "")
    return state._replace(board=board, todo=(NEXT,))


def _burn(state: State, move: Move, events: Events) -> State:
    """Sacrifice Carter to remove the player's own Necronomicon (C22)."""
    for square in move.path:
        state = _sacrifice(state, square, events)
    return state._replace(todo=(NEXT,))


def _sacrifice(state: State, square: int, events: Events) -> State:
    """Remove the top piece of a square from the game, which uncovers the next of a stack."""
    cell = state.board[square]
    side = SIDE[cell[0]]
    events.append(Removed(kind_of(cell[0]), NAMES[square]))
    out = with_side(state.out, side, "".join(sorted(state.out[side] + cell[0].lower())))
    return state._replace(board=with_cell(state.board, square, cell[1:]), out=out, quiet=-1)


# --- chance ----------------------------------------------------------------------------------------------


def outcomes(state: State) -> tuple[tuple[Action, float], ...]:
    """Return the chance outcomes with weights, sorted by text."""
    if state.end or not state.todo or state.todo[0].kind not in CHANCES:
        return ()
    task = state.todo[0]
    if task.kind == "coin":
        return (Action("heads"), 1.0), (Action("tails"), 1.0)
    if task.kind == "die":
        return tuple((Action(f"die-{form}"), 1.0) for form in possible_forms(state, task.at))
    lead, kinds = prefix_of(task), identities(state, task.at).items()
    return tuple(sorted((Action(lead + TOKENS[kind]), float(weight)) for kind, weight in kinds))


def prefix_of(task: Task) -> str:
    """Return the prefix of an identity in the text of the outcome."""
    return f"{COLOURS[task.to]}-sees-" if task.kind == "see" else "is-"


def apply_chance(state: State, outcome: str, events: Events, reader: int | None) -> State:
    """Apply a chance outcome by its text; `reader` is the seat that reads the events."""
    task, *rest = state.todo
    state = state._replace(todo=tuple(rest))
    word = outcome.rpartition("-")[2]
    if task.kind == "coin":
        state = reveal.flip_coin(state, task.at, word == "heads", events)
    elif task.kind == "die":
        state = reveal.roll_die(state, task.at, int(word), events)
    elif task.kind == "see":
        state = reveal.record_look(state, task.at, task.to, KIND_OF.get(word, MASKED), events, reader)
    else:
        turn_over = reveal.reveal_captured if task.kind == "uncover" else reveal.reveal_on_far_rank
        state = turn_over(state, task.at, KIND_OF[word], events)
    return run_tasks(state, events)


# --- consequences ----------------------------------------------------------------------------------------


def run_tasks(state: State, events: Events) -> State:
    """Carry out tasks until chance or a seat must decide, or the game ends (C4, C25)."""
    while not state.end and state.todo:
        end = end_by_piles(state) if state.quiet < 0 else None
        if end:
            return state._replace(end=end)
        task, *rest = state.todo
        needed = NEEDS.get(task.kind)
        if needed and (state.board[task.at][:1].lower() or "-") not in needed:
            state = state._replace(todo=tuple(rest))
        elif _needs_decision(state, task):
            return state
        else:
            state = _carry_out(state._replace(todo=tuple(rest)), task, events)
    return state


def _needs_decision(state: State, task: Task) -> bool:
    if task.kind == "look":
        return bool(hidden_squares(state.board, 1 - task.to))
    return task.kind in CHANCES or (task.kind == "more" and bool(more_choices(state, task.at)))


def _carry_out(state: State, task: Task, events: Events) -> State:
    match task.kind:
        case "strike":
            return reveal.capture(state, task.at, events)
        case "mad":
            return reveal.go_mad(state, task.at, events)
        case "arrive":
            return _arrive(state, task.at, task.to, events)
        case "roll":
            return _roll(state, task.to, events)
        case "crown":
            return _crown(state, task.at)
        case "next":
            return _next(state)
    return state


def _crown(state: State, at: int) -> State:
    """Reveal a checker on the far rank, which ends the turn (C3, D6)."""
    return state._replace(todo=(Task("rise", at), NEXT)) if _rises(state, at) else state


def _rises(state: State, at: int) -> bool:
    cell = state.board[at]
    return cell in HIDDEN and rank_of(at) == LAST_RANK[SIDE[cell]]


def _arrive(state: State, start: int, end: int, events: Events) -> State:
    """Move a Nyarlathotep to its destination, or to the square before it if that is occupied (C16)."""
    if state.board[end]:
        end = square_before(start, end)
    star = state.board[start]
    board = with_cell(with_cell(state.board, start, ""), end, star)
    if end == start:
        events.append(Remark("stays", (kind_of(star), NAMES[start])))
    else:
        events.append(Moved(kind_of(star), (NAMES[start], NAMES[end])))
    return state._replace(board=board)


def _roll(state: State, side: int, events: Events) -> State:
    """Pass the control of a Nyarlathotep and start the roll of a new form (C11)."""
    state = pass_control(state._replace(forms=with_number(state.forms, side, 0)), side)
    seat, star = state.control[side], kind_of(letter_of("n", side))
    waits = seat == WAITING
    events.append(Remark("waits_for", (star, 1 - side)) if waits else Remark("passes_on", (star, seat)))
    return push_tasks(state, Task("die", state.board.index(letter_of("n", side))))


def _next(state: State) -> State:
    """Pass the turn to the other player."""
    quiet, turn = state.quiet + 1, 1 - state.turn
    state = state._replace(turn=turn, jumped=(), took=False, quiet=quiet, todo=())
    earlier = (*state.earlier, key(state)) if quiet else (key(state),)
    return begin_turn(state._replace(earlier=earlier))


def start_position(state: State) -> State:
    """Return the start of a game or of a position that was set up, without a history."""
    end = end_by_piles(state)
    if end:
        return state._replace(end=end)
    if state.todo:
        return run_tasks(state, [])
    return begin_turn(state._replace(earlier=(key(state),)))
