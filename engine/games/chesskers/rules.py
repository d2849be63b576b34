"""The rules of Chesskers (K1-K14), on top of its kernel. Seat 0 has the checkers, seat 1 the chess army."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import tanh
from typing import NamedTuple

from engine.boards.explanations import forced_capture
from engine.boards.open_game import MoveGame
from engine.boards.square import square_board
from engine.boards.words.en import say as shared
from engine.contract.editing import Editor
from engine.contract.events import JUMPS, Captured, Crowned, Event, Moved
from engine.contract.learning import Puzzles
from engine.contract.picture import Board, Ground, Picture
from engine.contract.values import Action, Options, Outcome, Reason, Refusal
from engine.games.chess.tables import BITS, BITS_OF, EDGE_ROWS, NAMES
from engine.games.chesskers import kernel as kernel
from engine.games.chesskers.evaluate import ChesskersKernel, improvements
from engine.games.chesskers.fen import KINDS, read_fen, write_fen
from engine.games.chesskers.info import INFO
from engine.games.chesskers.kernel import (
    CASTLES,
    KING_MASK,
    MAN_MASK,
    PAWN_MASK,
    SUPER_MASK,
    Position,
    null_move,
    side_to_move,
)
from engine.games.chesskers.learning import TUTORIAL
from engine.games.chesskers.piece_kinds import PIECE_KINDS, RANKS, SUPER, kinds_of, pieces_of
from engine.games.chesskers.refusals import piece_refusal, square_refusal
from engine.games.chesskers.routes import Move, moves
from engine.games.chesskers.words.en import say

KING_JUMPED = Reason("king-jumped", "K12")
NO_CHECKERS = Reason("no-checkers", "K12")
NO_MOVES = Reason("no-moves", "K13")
REPETITION = Reason("repetition", "K14")
FIFTY_MOVES = Reason("fifty-moves", "K14")
QUIET_LIMIT = 100
"""Plies without a capture or pawn move after which the game is drawn (K14)."""
CACHED_POSITIONS = 1_024
"""Number of positions whose moves are cached."""
CHOICES = {f"={letter}": rank for letter, rank in zip(KINDS, RANKS, strict=True)}
"""Promotion pieces, by the targets of their buttons."""


class State(NamedTuple):
    """The position, plies since the last capture or pawn move, move number, and positions since then."""

    position: Position
    clock: int = 0
    number: int = 1
    earlier: tuple[Position, ...] = ()


class Chesskers(MoveGame[State, Move]):
    """The complete rules of Chesskers."""

    info = INFO
    piece_kinds = PIECE_KINDS
    tutorial = TUTORIAL
    reasons = (KING_JUMPED, NO_CHECKERS, NO_MOVES, REPETITION, FIFTY_MOVES)

    def seats(self, _options: Options) -> tuple[str, ...]:
        """Return the names of the seats; the checkers move first (K2)."""
        return say.seats

    def initial(self, _options: Options) -> State:
        """Return the start position (K1)."""
        return State(kernel.START)

    def side_to_move(self, state: State) -> int:
        """Return 0 for the checkers, 1 for the chess player."""
        return side_to_move(state.position)

    def listed_moves(self, state: State) -> tuple[tuple[Action, Move], ...]:
        """Return one action for each route of each move (K3-K11)."""
        return _moves(state.position)

    def apply(self, state: State, action: Action) -> State:
        """Return the state after a move; the move number rises after the chess player's move."""
        move = self.move_of(state, action)
        number = state.number + side_to_move(state.position)
        if move.captured or BITS_OF[move.path[0]] & state.position[PAWN_MASK]:
            return State(move.child, 0, number)
        return State(move.child, state.clock + 1, number, (*state.earlier, state.position))

    def events(self, state: State, action: Action, _seat: int | None = None) -> tuple[Event, ...]:
        """Return the move, castling's second move, captures in order, promotion or crowning."""
        move, kinds = self.move_of(state, action), kinds_of(state.position)
        start, end = move.path[0], move.path[-1]
        jumps = move.captured and BITS_OF[start] & (state.position[MAN_MASK] | state.position[SUPER_MASK])
        happened: list[Event] = [Moved(kinds[start], move.path, how=JUMPS if jumps else "")]
        if action.text.startswith("O-O"):
            rook = _rook_of(move)
            happened.append(Moved(kinds[rook[0]], rook))
        happened += [Captured(kinds[spot], spot, step) for step, spot in enumerate(move.captured)]
        became = kinds_of(move.child)[end]
        crowned = move.kind >= 0 or (became == SUPER != kinds[start])
        return (*happened, Crowned(became, end)) if crowned else tuple(happened)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, if the game is over (K12-K14). A win takes precedence over a draw."""
        position = state.position
        if not position[KING_MASK]:
            return Outcome((1.0, -1.0), KING_JUMPED)
        if not position[MAN_MASK] | position[SUPER_MASK]:
            return Outcome((-1.0, 1.0), NO_CHECKERS)
        if not _moves(position):
            return Outcome((1.0, -1.0) if side_to_move(position) else (-1.0, 1.0), NO_MOVES)
        if state.clock >= QUIET_LIMIT:
            return Outcome((0.0, 0.0), FIFTY_MOVES)
        if state.earlier.count(position) >= 2:
            return Outcome((0.0, 0.0), REPETITION)
        return None

    def achieved(self, achievement: str, states: Sequence[State], log: Sequence[Action], seat: int) -> bool:
        """Return True if the seat made a super king, or captured three pieces in one move."""
        seat_events = self.seat_events(states, log, seat)
        match achievement:
            case "super":
                crowned = (event for events in seat_events for event in events if isinstance(event, Crowned))
                return any(event.piece == SUPER for event in crowned)
            case "swallow":
                return any(
                    sum(isinstance(event, Captured) for event in events) >= 3 for events in seat_events
                )
        raise KeyError(achievement)

    def lessons(self, view: State, actions: Sequence[Action]) -> tuple[str, ...]:
        """Return the usual lessons and the one on the hatched rows, which are visible from the start."""
        return (*super().lessons(view, actions), "rows")

    def board(self, _options: Options) -> Board:
        """Return the board of 64 squares (K1), with the chess player at rank 1."""
        return square_board()._replace(orientations=(1, 0))

    def picture(self, view: State) -> Picture:
        """Return checkers as discs, the chess army in white, and marks on the two back rows (K9)."""
        rows = tuple(Ground(NAMES[bit], "back-row", say.back_row) for bit in BITS[EDGE_ROWS])
        return Picture(pieces_of(view.position), self._prompt(view), rows)

    def _prompt(self, state: State) -> str:
        if self.outcome(state):
            return shared.over
        return say.to_move(side_to_move(state.position), bool(_moves(state.position)[0][1].captured))

    def refusal(self, view: State, spot: str) -> Refusal | None:
        """Return why a piece cannot move: not its turn, compulsory captures, back rows, or blocked."""
        if spot not in kinds_of(view.position) or any(a.path[0] == spot for a in self.legal_actions(view)):
            return None
        if self.outcome(view):
            return Refusal(shared.over)
        return piece_refusal(view.position, spot, self._captures(view))

    def path_refusal(self, view: State, picked: tuple[str, ...], spot: str) -> Refusal | None:
        """Return why the picked piece cannot go to a square."""
        if not picked or self.outcome(view):
            return None
        reached = (*picked, spot)
        if any(action.path[: len(reached)] == reached for action in self.legal_actions(view)):
            return None
        return square_refusal(view.position, picked, spot, self._captures(view))

    def _captures(self, state: State) -> list[Move]:
        return [move for _, move in _moves(state.position) if move.captured]

    def label(self, _view: State, target: str) -> str:
        """Return the label of a promotion button (K11)."""
        return say.choices[CHOICES[target]]

    def position(self, view: State) -> str:
        """Return the position in the notation of the rules page."""
        return write_fen(view.position, view.clock, view.number)

    def parse(self, text: str, _options: Options) -> State:
        """Return the state of a position text. Raises `BadPosition`."""
        return State(*read_fen(text))

    def editor(self) -> Editor:
        """Return the position editor."""
        from engine.games.chesskers.editor import ChesskersEditor

        return ChesskersEditor(self)

    def same_effect_key(self, state: State, action: Action) -> Hashable:
        """Return start, end, captured pieces and promotion: the key by which perft counts."""
        move = self.move_of(state, action)
        return move.path[0], move.path[-1], frozenset(move.captured), move.kind

    def perft(self, state: State, depth: int) -> int:
        """Return the number of lines of `depth` moves, by the kernel; draws do not end them."""
        return kernel.perft(state.position, depth)

    def puzzles(self) -> Puzzles:
        """Return the puzzles, imported on demand."""
        from engine.games.chesskers.learning import PUZZLES

        return PUZZLES

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Return the values of the kernel's static evaluation, -1 to 1 for each seat."""
        if outcome := self.outcome(state):
            return outcome.returns
        value = tanh(self.kernel().evaluate(state.position) / 400)
        return (-value, value) if side_to_move(state.position) else (value, -value)

    def explain_gain(self, states: Sequence[State], _done: Sequence[Action], _seat: int) -> tuple[str, ...]:
        """Return the phrase for a capture that the action forces (K3)."""
        return forced_capture(self, states)

    def explain_improvement(self, states: Sequence[State], seat: int) -> tuple[str, ...]:
        """Return the improvements of checkers, pieces and king as phrases."""
        return improvements(states[0].position, states[-1].position, seat)

    def null_move(self, state: State) -> State | None:
        """Return the state after a null move; None after the end."""
        return None if self.outcome(state) else State(null_move(state.position))

    def kernel(self) -> ChesskersKernel:
        """Return the kernel for alpha-beta search."""
        return ChesskersKernel()


@lru_cache(CACHED_POSITIONS)
def _moves(position: Position) -> tuple[tuple[Action, Move], ...]:
    """Return the legal moves with their actions, sorted by text."""
    return tuple(sorted((_action(position, move), move) for move in moves(position)))


def _action(position: Position, move: Move) -> Action:
    if BITS_OF[move.path[0]] & position[KING_MASK] and any(
        _ends(move) == toggle for _, _, toggle, _ in CASTLES
    ):
        return Action("O-O" if move.path[-1] > move.path[0] else "O-O-O", move.path)
    text = ("x" if move.captured else "-").join(move.path)
    if move.kind < 0:
        return Action(text, move.path)
    choice = f"={KINDS[move.kind]}"
    return Action(text + choice, (*move.path, choice))


def _ends(move: Move) -> int:
    return BITS_OF[move.path[0]] | BITS_OF[move.path[-1]]


def _rook_of(move: Move) -> tuple[str, str]:
    """Return the rook's start and end square in castling (K8)."""
    right, _, _, rook = next(castle for castle in CASTLES if castle[2] == _ends(move))
    return NAMES[right], NAMES[rook ^ right]


GAME = Chesskers()
