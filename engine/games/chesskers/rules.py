"""Chesskers, K1-K14, on the kernel beside it. The checkers are seat 0, chess is seat 1."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from math import tanh
from typing import NamedTuple

from engine.boards.forced import forced
from engine.boards.open_game import MoveGame
from engine.boards.square import square_board
from engine.boards.words.en import say as shared
from engine.contract.editing.editor import Editor
from engine.contract.events import JUMPS, Captured, Crowned, Event, Moved
from engine.contract.picture import Board, Ground, Picture
from engine.contract.puzzle import Puzzles
from engine.contract.values import Action, Options, Outcome, Reason, WhyNot
from engine.games.chess.tables import BITS, BITS_OF, EDGE_ROWS, NAMES
from engine.games.chesskers import kernel as kernel
from engine.games.chesskers.editor import ChesskersEditor
from engine.games.chesskers.evaluate import ChesskersKernel, better
from engine.games.chesskers.fen import KINDS, read_fen, write_fen
from engine.games.chesskers.info import INFO
from engine.games.chesskers.kernel import CASTLES, Position, null_move, side_to_move
from engine.games.chesskers.piece_kinds import RANKS, SUPER, kinds_of, pieces_of
from engine.games.chesskers.refusals import piece_refusal, square_refusal
from engine.games.chesskers.routes import Move, moves
from engine.games.chesskers.tutorial import GUIDE
from engine.games.chesskers.words.en import say

KING_JUMPED = Reason("king-jumped", "K12")
NO_CHECKERS = Reason("no-checkers", "K12")
NO_MOVES = Reason("no-moves", "K13")
REPETITION = Reason("repetition", "K14")
FIFTY_MOVES = Reason("fifty-moves", "K14")
QUIET_LIMIT = 100
"""K14: plies without a capture or a pawn move that make a draw."""
CACHED_POSITIONS = 1_024
"""Of how many positions the moves are remembered."""
CHOICES = {f"={letter}": rank for letter, rank in zip(KINDS, RANKS, strict=True)}
"""What a pawn may become, by the targets of the buttons."""


class State(NamedTuple):
    """A situation: position, plies since the last capture or pawn move, move number, positions since then."""

    position: Position
    clock: int = 0
    number: int = 1
    earlier: tuple[Position, ...] = ()


class Chesskers(MoveGame[State, Move]):
    """Chesskers, all its rules."""

    info = INFO
    guide = GUIDE
    reasons = (KING_JUMPED, NO_CHECKERS, NO_MOVES, REPETITION, FIFTY_MOVES)

    def seats(self, _options: Options) -> tuple[str, ...]:
        """The checkers begin (K2)."""
        return say.seats

    def initial(self, _options: Options) -> State:
        """K1."""
        return State(kernel.START)

    def side_to_move(self, state: State) -> int:
        """Return 0 for the checkers, 1 for the chess player."""
        return side_to_move(state.position)

    def listed_moves(self, state: State) -> tuple[tuple[Action, Move], ...]:
        """Return one action for each route of each move (K3-K11)."""
        return _moves(state.position)

    def apply(self, state: State, action: Action) -> State:
        """One move; the move number rises after the chess player's."""
        move = self.move_of(state, action)
        number = state.number + side_to_move(state.position)
        if move.captured or BITS_OF[move.path[0]] & state.position[0]:
            return State(move.child, 0, number)
        return State(move.child, state.clock + 1, number, (*state.earlier, state.position))

    def events(self, state: State, action: Action, _seat: int | None = None) -> tuple[Event, ...]:
        """A move, castling's second move, captures in order, a promotion or coronation."""
        move, kinds = self.move_of(state, action), kinds_of(state.position)
        start, end = move.path[0], move.path[-1]
        jumps = move.captured and BITS_OF[start] & (state.position[5] | state.position[6])
        happened: list[Event] = [Moved(kinds[start], move.path, how=JUMPS if jumps else "")]
        if action.text.startswith("O-O"):
            rook = _rook_of(move)
            happened.append(Moved(kinds[rook[0]], rook))
        happened += [Captured(kinds[spot], spot, step) for step, spot in enumerate(move.captured)]
        became = kinds_of(move.child)[end]
        crowned = move.kind >= 0 or (became == SUPER != kinds[start])
        return (*happened, Crowned(became, end)) if crowned else tuple(happened)

    def outcome(self, state: State) -> Outcome | None:
        """K12-K14; a win counts even if it also completes a draw."""
        position = state.position
        if not position[4]:
            return Outcome((1.0, -1.0), KING_JUMPED)
        if not position[5] | position[6]:
            return Outcome((-1.0, 1.0), NO_CHECKERS)
        if not _moves(position):
            return Outcome((1.0, -1.0) if side_to_move(position) else (-1.0, 1.0), NO_MOVES)
        if state.clock >= QUIET_LIMIT:
            return Outcome((0.0, 0.0), FIFTY_MOVES)
        if state.earlier.count(position) >= 2:
            return Outcome((0.0, 0.0), REPETITION)
        return None

    def achieved(self, achievement: str, states: Sequence[State], log: Sequence[Action], seat: int) -> bool:
        """Whether a seat has made a super king, or has taken three at once."""
        seat_events = self.seat_events(states, log, seat)
        if achievement == "super":
            crowned = (event for deed in seat_events for event in deed if isinstance(event, Crowned))
            return any(event.piece == SUPER for event in crowned)
        return any(sum(isinstance(event, Captured) for event in deed) >= 3 for deed in seat_events)

    def lessons(self, view: State, actions: Sequence[Action]) -> tuple[str, ...]:
        """As always, and what the hatched rows are: both sides see them from the first move on."""
        return (*super().lessons(view, actions), "rows")

    def board(self, _options: Options) -> Board:
        """K1: all squares are played on; the chess player sits at rank 1."""
        return square_board()._replace(facing=(1, 0))

    def picture(self, view: State) -> Picture:
        """Checkers as discs, the chess army in white, and the two back rows marked (K9)."""
        rows = tuple(Ground(NAMES[bit], "back-row", say.back_row) for bit in BITS[EDGE_ROWS])
        return Picture(pieces_of(view.position), self._prompt(view), rows)

    def _prompt(self, state: State) -> str:
        if self.outcome(state):
            return shared.over
        return say.to_move(side_to_move(state.position), bool(_moves(state.position)[0][1].captured))

    def why_not(self, view: State, spot: str) -> WhyNot | None:
        """Turns, captures that come first, back rows, blocked pieces."""
        if spot not in kinds_of(view.position) or any(a.path[0] == spot for a in self.legal_actions(view)):
            return None
        if self.outcome(view):
            return WhyNot(shared.over)
        return piece_refusal(view.position, spot, self._captures(view))

    def why_not_there(self, view: State, picked: tuple[str, ...], spot: str) -> WhyNot | None:
        """Why the picked piece cannot go to a square."""
        if not picked or self.outcome(view):
            return None
        reached = (*picked, spot)
        if any(action.path[: len(reached)] == reached for action in self.legal_actions(view)):
            return None
        return square_refusal(view.position, picked, spot, self._captures(view))

    def _captures(self, state: State) -> list[Move]:
        return [move for _, move in _moves(state.position) if move.captured]

    def label(self, _view: State, target: str) -> str:
        """What a pawn may become (K11)."""
        return say.choices[CHOICES[target]]

    def position(self, view: State) -> str:
        """The form that the page of its rules tells."""
        return write_fen(view.position, view.clock, view.number)

    def parse(self, text: str, _options: Options) -> State:
        """Read a position text. Raises `BadPosition`."""
        return State(*read_fen(text))

    def editor(self) -> Editor:
        """Pieces on all squares, and what a position text tells beside them."""
        return ChesskersEditor(self)

    def same_effect_key(self, state: State, action: Action) -> Hashable:
        """Start, end, what is captured, and promotion: for perft."""
        move = self.move_of(state, action)
        return move.path[0], move.path[-1], frozenset(move.captured), move.kind

    def perft(self, state: State, depth: int) -> int:
        """Count with the kernel; draws never cut it."""
        return kernel.perft(state.position, depth)

    def puzzles(self) -> Puzzles:
        """See `puzzles`."""
        from engine.games.chesskers.puzzles import PUZZLES

        return PUZZLES

    def evaluate(self, state: State) -> tuple[float, ...]:
        """The kernel's judgement."""
        if outcome := self.outcome(state):
            return outcome.returns
        value = tanh(self.kernel().evaluate(state.position) / 400)
        return (-value, value) if side_to_move(state.position) else (value, -value)

    def gain(self, states: Sequence[State], _done: Sequence[Action], _seat: int) -> tuple[str, ...]:
        """Which capture an action forces (K3)."""
        return forced(self, states)

    def better(self, states: Sequence[State], seat: int) -> tuple[str, ...]:
        """Checkers near the crown or on the edge, pieces in the middle or beside the king."""
        return better(states[0].position, states[-1].position, seat)

    def passed(self, state: State) -> State | None:
        """The same pieces with the other side to move."""
        return None if self.outcome(state) else State(null_move(state.position))

    def kernel(self) -> ChesskersKernel:
        """What alpha-beta searches with."""
        return ChesskersKernel()


@lru_cache(CACHED_POSITIONS)
def _moves(position: Position) -> tuple[tuple[Action, Move], ...]:
    """The legal moves with their actions, sorted by text."""
    return tuple(sorted((_action(position, move), move) for move in moves(position)))


def _action(position: Position, move: Move) -> Action:
    if BITS_OF[move.path[0]] & position[4] and any(_ends(move) == flip for _, _, flip, _ in CASTLES):
        return Action("O-O" if move.path[-1] > move.path[0] else "O-O-O", move.path)
    text = ("x" if move.captured else "-").join(move.path)
    if move.kind < 0:
        return Action(text, move.path)
    choice = f"={KINDS[move.kind]}"
    return Action(text + choice, (*move.path, choice))


def _ends(move: Move) -> int:
    return BITS_OF[move.path[0]] | BITS_OF[move.path[-1]]


def _rook_of(move: Move) -> tuple[str, str]:
    """Where the rook comes from and goes to in a castling (K8)."""
    right, _, _, rook = next(castle for castle in CASTLES if castle[2] == _ends(move))
    return NAMES[right], NAMES[rook ^ right]


GAME = Chesskers()
