"""Chess, all its rules, on the fast kernel beside it; Nuclear Chess builds on this class."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import tanh
from typing import Protocol

from engine.boards.open_game import MoveGame
from engine.boards.square import square_board
from engine.boards.words.en import say as shared
from engine.contract.editing.editor import Editor
from engine.contract.events import Event
from engine.contract.kernel import Kernel
from engine.contract.notation import Notation
from engine.contract.picture import Board, Picture
from engine.contract.puzzle import Puzzles
from engine.contract.tutorial import Guide
from engine.contract.values import (
    Action,
    BadPosition,
    Options,
    Outcome,
    Reason,
    WhyNot,
)
from engine.games.chess import kernel as kernel
from engine.games.chess.ai.leaves import ChessKernel
from engine.games.chess.danger import Laws, check_marks, no_blast, piece_refusal, square_refusal
from engine.games.chess.editor import ChessEditor
from engine.games.chess.ends import (
    CHECKMATE,
    FIFTY_MOVES,
    MATERIAL,
    QUIET_LIMIT,
    REPETITION,
    STALEMATE,
    can_mate,
    insufficient_material,
)
from engine.games.chess.events import events_of
from engine.games.chess.explanations import better
from engine.games.chess.info import INFO
from engine.games.chess.kernel import null_move, side_to_move
from engine.games.chess.mate import explain_mate
from engine.games.chess.moves import (
    KINDS,
    KNIGHT,
    PAWN,
    Move,
    kind_at,
    king_captures,
    make,
    victim_of,
)
from engine.games.chess.notation.fen import Fen, read_fen, write_fen
from engine.games.chess.notation.pgn import Pgn, parse_move, san_of
from engine.games.chess.piece_kinds import RANKS, pieces_of
from engine.games.chess.pieces import EN_PASSANT, Position
from engine.games.chess.state import State, action_of, sorted_moves
from engine.games.chess.tables import BITS_OF
from engine.games.chess.tutorial import GUIDE
from engine.games.chess.words.en import say

CHOICES = {f"={letter.upper()}": rank for letter, rank in zip(KINDS, RANKS, strict=True)}
"""What a pawn may become, by the targets of the buttons."""


class JudgingKernel(Kernel[Position], Protocol):
    """A kernel that also says what a position is worth."""

    def evaluate(self, position: Position, /) -> float:
        """Hundredths of a pawn, for the player to move."""
        ...


class Chess(MoveGame[State, Move]):
    """Chess, all its rules."""

    info = INFO
    guide: Guide | None = GUIDE
    reasons: tuple[Reason, ...] = (CHECKMATE, STALEMATE, FIFTY_MOVES, REPETITION, MATERIAL)
    notations: tuple[Notation, ...] = (Pgn("", lambda: Chess()),)
    laws = Laws(make, king_captures, no_blast)

    # --- what Nuclear Chess does in its own way ----------------------------------------------------

    def moves(self, position: Position) -> tuple[Move, ...]:
        """The legal moves, sorted by text."""
        return sorted_moves(position)

    def in_check(self, position: Position) -> bool:
        """Whether the player to move stands in check."""
        return kernel.in_check(position)

    # --- playing -----------------------------------------------------------------------------------

    def seats(self, _options: Options) -> tuple[str, ...]:
        """White begins."""
        return say.seats

    def initial(self, _options: Options) -> State:
        """The start of chess."""
        return State(kernel.START)

    def side_to_move(self, state: State) -> int:
        """Return 0 for White, 1 for Black."""
        return side_to_move(state.position)

    def listed_moves(self, state: State) -> Iterable[tuple[Action, Move]]:
        """Yield the moves with their actions, in UCI form."""
        return ((action_of(move.step), move) for move in self.moves(state.position))

    def apply(self, state: State, action: Action) -> State:
        """One move."""
        step, child = self.move_of(state, action)
        number = state.number + side_to_move(state.position)
        if step.start & state.position[0] or victim_of(state.position, step):
            return State(child, 0, number, (), state.recorded)
        earlier = (*state.earlier, self.key(state.position))
        return State(child, state.clock + 1, number, earlier, state.recorded)

    def key(self, position: Position) -> Position:
        """The position as repetition counts it: a passed square matters if it can be captured on."""
        passed = position[7] & EN_PASSANT
        steps = [move.step for move in self.moves(position)] if passed else []
        if any(step.end == passed and step.start & position[0] for step in steps):
            return position
        return (*position[:7], position[7] & ~EN_PASSANT)

    def events(self, state: State, action: Action, _seat: int | None = None) -> tuple[Event, ...]:
        """The move, castling's second move, what it captures, a promotion."""
        return events_of(state.position, self.move_of(state, action).step)

    def outcome(self, state: State) -> Outcome | None:
        """Mate and the draws; a mate counts even if it also completes a draw."""
        position = state.position
        if not self.moves(position):
            if not self.in_check(position):
                return Outcome((0.0, 0.0), STALEMATE)
            return Outcome((1.0, -1.0) if side_to_move(position) else (-1.0, 1.0), CHECKMATE)
        if state.recorded:
            return None
        if state.clock >= QUIET_LIMIT:
            return Outcome((0.0, 0.0), FIFTY_MOVES)
        if len(state.earlier) >= 8 and state.earlier.count(self.key(position)) >= 2:
            return Outcome((0.0, 0.0), REPETITION)
        return Outcome((0.0, 0.0), MATERIAL) if insufficient_material(position) else None

    def recorded(self, state: State, on: bool = True) -> State:
        """The draws by fifty moves, repetition and material do not apply."""
        return state._replace(recorded=on)

    def can_win(self, state: State, seat: int) -> bool:
        """Whether any moves at all lead to a mate by that side."""
        return can_mate(state.position, seat)

    def explain_end(self, state: State) -> str:
        """At a mate: what gives check, and why no move helps."""
        outcome = self.outcome(state)
        mated = outcome is not None and outcome.reason.code == CHECKMATE.code
        return explain_mate(self.laws, state.position) if mated else ""

    def achieved(self, achievement: str, states: Sequence[State], log: Sequence[Action], seat: int) -> bool:
        """Whether a seat has mated with a piece of some kind, or promoted a pawn to less than a queen."""
        if achievement == "modest":
            mine = (action for state, action in zip(states, log, strict=False) if self.player(state) == seat)
            return any(action.text[4:] in ("r", "b", "n") for action in mine)
        end = self.outcome(states[-1])
        mated = end is not None and end.reason.code == CHECKMATE.code and bool(log)
        kind = kind_at(states[-2].position, self.move_of(states[-2], log[-1]).step.start) if mated else -1
        return kind == {"pawn-mate": PAWN, "knight-mate": KNIGHT}[achievement]

    # --- what people see ---------------------------------------------------------------------------

    def board(self, _options: Options) -> Board:
        """All 64 squares are played on."""
        return square_board()

    def picture(self, view: State) -> Picture:
        """The pieces; a check is marked, with what gives it."""
        notes, grounds = check_marks(self.laws, view.position)
        return Picture(pieces_of(view.position), self._prompt(view), grounds, notes=notes)

    def _prompt(self, state: State) -> str:
        if self.outcome(state):
            return shared.over
        return say.to_move(side_to_move(state.position), self.in_check(state.position))

    def lessons(self, view: State, _actions: Sequence[Action]) -> tuple[str, ...]:
        """How one wins, and what a check is."""
        checked = any(ground.art == "check" for ground in self.picture(view).grounds)
        return ("start", "check") if checked else ("start",)

    def why_not(self, view: State, spot: str) -> WhyNot | None:
        """Turns, blocked pieces, and kings in danger."""
        bit, position = BITS_OF.get(spot, 0), view.position
        if not bit & (position[5] | position[6]) or any(a.path[0] == spot for a in self.legal_actions(view)):
            return None
        return WhyNot(shared.over) if self.outcome(view) else piece_refusal(self.laws, position, bit)

    def why_not_there(self, view: State, picked: tuple[str, ...], spot: str) -> WhyNot | None:
        """Why the picked piece cannot go to a square."""
        start, end = BITS_OF.get(picked[0] if picked else "", 0), BITS_OF.get(spot, 0)
        if not start & view.position[5] or self.outcome(view):
            return None
        if any(action.path[:2] == (picked[0], spot) for action in self.legal_actions(view)):
            return None
        return square_refusal(self.laws, view.position, start, end, spot)

    def written(self, view: State, action: Action) -> str:
        """SAN: `e4`, `Nf3+`, `O-O`, `exd8=Q#`."""
        return san_of(self, view.position, self.move_of(view, action))

    def parse_move(self, state: State, text: str) -> tuple[Action, ...]:
        """SAN: `e4`, `Nf3`, `O-O`, `exd5`."""
        return parse_move(self, state, text)

    def label(self, _view: State, target: str) -> str:
        """What a pawn may become."""
        return say.choice(CHOICES[target])

    # --- text and counting -------------------------------------------------------------------------

    def position(self, view: State) -> str:
        """FEN."""
        return write_fen(Fen(view.position, view.clock, view.number))

    def parse(self, text: str, _options: Options) -> State:
        """Read FEN. Raises `BadPosition`, also when the player not to move stands in check."""
        state = State(*read_fen(text))
        if kernel.in_check(null_move(state.position)):
            raise BadPosition(say.not_to_move(text, 1 - side_to_move(state.position)))
        return state

    def editor(self) -> Editor:
        """Pieces on all squares, and what FEN tells beside them."""
        return ChessEditor(self)

    def same_effect_key(self, _state: State, action: Action) -> Hashable:
        """A move is told by its text."""
        return action.text

    def perft(self, state: State, depth: int) -> int:
        """Count with the kernel; draws never cut it."""
        return kernel.perft(state.position, depth)

    # --- computer players --------------------------------------------------------------------------

    def puzzles(self) -> Puzzles:
        """See `puzzles`."""
        from engine.games.chess.puzzles import PUZZLES

        return PUZZLES

    def evaluate(self, state: State) -> tuple[float, ...]:
        """The kernel's judgement."""
        if outcome := self.outcome(state):
            return outcome.returns
        searcher, side = self.kernel(), side_to_move(state.position)
        value = tanh(searcher.evaluate(state.position) / 400)
        return (-value, value) if side else (value, -value)

    def gain(self, states: Sequence[State], _done: Sequence[Action], _seat: int) -> tuple[str, ...]:
        """A check."""
        after = states[1]
        return (say.gives_check,) if not self.outcome(after) and self.in_check(after.position) else ()

    def better(self, states: Sequence[State], seat: int) -> tuple[str, ...]:
        """Pieces that reach farther, pawns that are farther on, a king that is safer."""
        return better(states[0].position, states[-1].position, seat)

    def passed(self, state: State) -> State | None:
        """The same pieces with the other side to move, but for a check."""
        over = self.outcome(state) or self.in_check(state.position)
        return None if over else State(null_move(state.position))

    def kernel(self) -> JudgingKernel:
        """What alpha-beta searches with."""
        return ChessKernel()


GAME = Chess()
