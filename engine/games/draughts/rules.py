"""The rules of English draughts (D1-D8), on top of its kernel."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from math import tanh
from typing import NamedTuple

from engine.boards.explanations import forced_capture
from engine.boards.open_game import MoveGame
from engine.boards.square import square_board
from engine.boards.words.en import say as shared
from engine.contract.editing import Editor
from engine.contract.events import JUMPS, Captured, Crowned, Event, Moved
from engine.contract.kernel import Kernel
from engine.contract.language import lettered
from engine.contract.learning import Puzzles, Tutorial
from engine.contract.notation import Notation
from engine.contract.picture import Board, Label, Picture, Piece
from engine.contract.values import Action, Options, Outcome, Reason, Refusal
from engine.games.draughts import kernel as kernel
from engine.games.draughts.evaluate import DraughtsKernel, improvements
from engine.games.draughts.fen import read_fen, write_fen
from engine.games.draughts.info import INFO
from engine.games.draughts.kernel import Position
from engine.games.draughts.learning import TUTORIAL
from engine.games.draughts.pdn import Pdn, parse_move
from engine.games.draughts.refusals import (
    PIECE_KINDS,
    Kind,
    kind_id,
    must_jump,
    piece_refusal,
    square_refusal,
)
from engine.games.draughts.routes import Move, moves
from engine.games.draughts.tables import MINE, NAMES, NUMBERS
from engine.games.draughts.words.en import say

NO_MOVES = Reason("no-moves", "D7")
NO_PIECES = Reason("no-pieces", "D7")
REPETITION = Reason("repetition", "D8")
FORTY_MOVES = Reason("forty-moves", "D8")
QUIET_LIMIT = 80
"""Plies without a capture or pawn move after which the game is drawn (D8)."""
CACHED_POSITIONS = 1_024
"""Number of positions whose moves are cached."""
CORNER = 0.385
"""Offset of a square's number from its centre, in squares, in both directions."""


class State(NamedTuple):
    """The position, plies since the last capture or pawn move, and the positions since then."""

    position: Position
    quiet: int = 0
    earlier: tuple[Position, ...] = ()
    recorded: bool = False
    """True if the automatic draws do not apply; see `Playing.recorded`."""


class Draughts(MoveGame[State, Move]):
    """The complete rules of English draughts."""

    info = INFO
    tutorial: Tutorial | None = TUTORIAL
    named_openings = True
    piece_kinds = PIECE_KINDS
    reasons = (NO_MOVES, NO_PIECES, REPETITION, FORTY_MOVES)
    notations: tuple[Notation, ...] = (Pdn(lambda: Draughts()),)

    def seats(self, _options: Options) -> tuple[str, ...]:
        """Return the names of the seats; dark moves first (D1)."""
        return say.seats

    def initial(self, _options: Options) -> State:
        """Return the start position (D1)."""
        return State(kernel.START)

    def side_to_move(self, state: State) -> int:
        """Return 0 for dark, 1 for light."""
        return kernel.side_to_move(state.position)

    def listed_moves(self, state: State) -> tuple[tuple[Action, Move], ...]:
        """Return one action for each route of each move (D2-D6)."""
        return _moves(state.position)

    def apply(self, state: State, action: Action) -> State:
        """Return the state after a whole move of the side to move."""
        move = self.move_of(state, action)
        if move.captured or not _kinds(state.position)[move.path[0]][1]:
            return State(move.child, recorded=state.recorded)
        return State(move.child, state.quiet + 1, (*state.earlier, state.position), state.recorded)

    def events(self, state: State, action: Action, _seat: int | None = None) -> tuple[Event, ...]:
        """Return the move, its captures in order, and a crowning."""
        move = self.move_of(state, action)
        kinds = _kinds(state.position)
        end, kind = move.path[-1], kinds[move.path[0]]
        happened: list[Event] = [Moved(kind_id(kind), action.path, how=JUMPS if move.captured else "")]
        happened += [
            Captured(kind_id(kinds[square]), NAMES[square], i) for i, square in enumerate(move.captured)
        ]
        crowned = _kinds(move.child)[end]
        return (*happened, Crowned(kind_id(crowned), NAMES[end])) if crowned != kind else tuple(happened)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, if the game is over (D7, D8). A win takes precedence over a draw."""
        if not kernel.count(state.position):
            side = kernel.side_to_move(state.position)
            reason = NO_MOVES if state.position[MINE] else NO_PIECES
            return Outcome((1.0, -1.0) if side else (-1.0, 1.0), reason)
        if state.recorded:
            return None
        if state.quiet >= QUIET_LIMIT:
            return Outcome((0.0, 0.0), FORTY_MOVES)
        if state.earlier.count(state.position) >= 2:
            return Outcome((0.0, 0.0), REPETITION)
        return None

    def recorded(self, state: State, on: bool = True) -> State:
        """Return the state without the draws of D8."""
        return state._replace(recorded=on)

    def achieved(self, achievement: str, states: Sequence[State], log: Sequence[Action], seat: int) -> bool:
        """Return True if the seat captured three pieces in one move, or won without crowning a man."""
        seat_events = list(self.seat_events(states, log, seat))
        match achievement:
            case "triple":
                return any(
                    sum(isinstance(event, Captured) for event in events) >= 3 for events in seat_events
                )
            case "crownless":
                crowned = any(isinstance(event, Crowned) for events in seat_events for event in events)
                return not crowned and self.outcome(states[-1]) is not None
        raise KeyError(achievement)

    def board(self, _options: Options) -> Board:
        """Return the board, with the PDN numbers on the dark squares (D1)."""
        return _board()

    def picture(self, view: State) -> Picture:
        """Return the pieces as discs, with a crown for a king."""
        pieces = tuple(_piece(square, kind) for square, kind in sorted(_kinds(view.position).items()))
        return Picture(pieces, self._prompt(view))

    def _prompt(self, state: State) -> str:
        if self.outcome(state):
            return shared.over
        return say.to_move(kernel.side_to_move(state.position), must_jump(self.legal_actions(state)))

    def refusal(self, view: State, spot: str) -> Refusal | None:
        """Return why a piece cannot move (D2-D4); None for an empty square."""
        kinds, legal = _on_squares(view), self.legal_actions(view)
        if spot not in kinds or any(action.path[0] == spot for action in legal):
            return None
        if self.outcome(view):
            return Refusal(shared.over)
        return piece_refusal(kinds, spot, kernel.side_to_move(view.position), legal)

    def path_refusal(self, view: State, picked: tuple[str, ...], spot: str) -> Refusal | None:
        """Return why the picked piece cannot go to a square (D2-D5)."""
        kinds = _on_squares(view)
        if picked[0] not in kinds:
            return None
        return square_refusal(kinds, picked, spot, self.legal_actions(view))

    def written(self, _view: State, action: Action) -> str:
        """Return the move in PDN, or by letters if those are set."""
        mark = "x" if "x" in action.text else "-"
        return mark.join(action.path) if lettered() else action.text

    def parse_move(self, state: State, text: str) -> tuple[Action, ...]:
        """Return the actions that match square numbers; intermediate squares of a capture are optional."""
        return parse_move(self, state, text)

    def position(self, view: State) -> str:
        """Return the PDN FEN."""
        return write_fen(view.position)

    def parse(self, text: str, _options: Options) -> State:
        """Return the state of a PDN FEN; the count of quiet plies starts at 0."""
        return State(read_fen(text))

    def editor(self) -> Editor:
        """Return the position editor."""
        from engine.games.draughts.editor import DraughtsEditor

        return DraughtsEditor(self)

    def same_effect_key(self, state: State, action: Action) -> Hashable:
        """Return start, end and captured pieces: the key by which perft counts."""
        move = self.move_of(state, action)
        return move.path[0], move.path[-1], frozenset(move.captured)

    def perft(self, state: State, depth: int) -> int:
        """Return the number of lines of `depth` moves, by the kernel; draws do not end them."""
        return kernel.perft(state.position, depth)

    def puzzles(self) -> Puzzles | None:
        """Return the puzzles, imported on demand."""
        from engine.games.draughts.learning import PUZZLES

        return PUZZLES

    def opening(self, state: State, plies: int) -> str:
        """Return the name of the opening, imported on demand."""
        from engine.games.draughts.openings import BOOK

        return BOOK.name_of(state.position, plies)

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Return values by material, a king counting one and a half men."""
        if outcome := self.outcome(state):
            return outcome.returns
        squares = kernel.unpack(state.position)
        dark = len(squares.dark_men) + 1.5 * len(squares.dark_kings)
        light = len(squares.light_men) + 1.5 * len(squares.light_kings)
        value = tanh((dark - light) / 4)
        return value, -value

    def explain_gain(self, states: Sequence[State], _done: Sequence[Action], _seat: int) -> tuple[str, ...]:
        """Return the phrase for a capture that the action forces (D4)."""
        return forced_capture(self, states)

    def explain_improvement(self, states: Sequence[State], seat: int) -> tuple[str, ...]:
        """Return the improvements of men and kings as phrases."""
        return improvements(states[0].position, states[-1].position, seat)

    def null_move(self, state: State) -> State | None:
        """Return the state after a null move; None after the end."""
        return None if self.outcome(state) else State(kernel.null_move(state.position))

    def kernel(self) -> Kernel[Position]:
        """Return the kernel for alpha-beta search."""
        return DraughtsKernel()


@lru_cache(CACHED_POSITIONS)
def _moves(position: Position) -> tuple[tuple[Action, Move], ...]:
    """Return the legal moves with their actions, sorted by text."""
    return tuple(sorted((_action(move), move) for move in moves(position)))


def _action(move: Move) -> Action:
    """Return the action of a move; its text lists every square touched (D5)."""
    mark = "x" if move.captured else "-"
    return Action(mark.join(map(str, move.path)), tuple(NAMES[square] for square in move.path))


@cache
def _board() -> Board:
    """Return the board with the numbers of its dark squares."""
    board = square_board()
    numbers = tuple(
        Label(str(NUMBERS[spot.id]), spot.x - CORNER, spot.y - CORNER, inside=True)
        for spot in board.spots
        if spot.id in NUMBERS
    )
    return board._replace(labels=(*board.labels, *numbers))


def _kinds(position: Position) -> dict[int, Kind]:
    """Return the kind of the piece on each occupied PDN square."""
    groups = kernel.unpack(position)[1:]
    kinds = ((0, False), (0, True), (1, False), (1, True))
    return {square: kind for kind, group in zip(kinds, groups, strict=True) for square in group}


def _on_squares(state: State) -> dict[str, Kind]:
    """Return the kind of the piece on each occupied square, by algebraic name."""
    return {NAMES[square]: kind for square, kind in _kinds(state.position).items()}


def _piece(square: int, kind: Kind) -> Piece:
    name = kind_id(kind)
    return Piece(NAMES[square], name.replace(" ", "-"), kind[0], say.kind(name))


GAME = Draughts()
