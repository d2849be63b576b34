"""The rules of chess, on top of its kernel; Nuclear Chess builds on this class."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import tanh
from typing import Protocol

from engine.boards.open_game import MoveGame
from engine.boards.square import square_board
from engine.boards.words.en import say as shared
from engine.contract.editing import Editor
from engine.contract.events import Event
from engine.contract.kernel import Kernel
from engine.contract.learning import Puzzles, Tutorial
from engine.contract.notation import Notation
from engine.contract.picture import Board, Picture
from engine.contract.values import (
    Action,
    BadPosition,
    Options,
    Outcome,
    Reason,
    Refusal,
)
from engine.games.chess import kernel as kernel
from engine.games.chess.ai.leaves import ChessKernel
from engine.games.chess.danger import Laws, check_marks, explain_mate, no_blast, piece_refusal, square_refusal
from engine.games.chess.explanations import improvements
from engine.games.chess.fen import Fen, read_fen, write_fen
from engine.games.chess.info import INFO
from engine.games.chess.kernel import null_move, side_to_move
from engine.games.chess.learning import TUTORIAL
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
from engine.games.chess.pgn import Pgn, parse_move, san_of
from engine.games.chess.piece_kinds import PIECE_KINDS, RANKS, pieces_of
from engine.games.chess.pieces import EN_PASSANT, MINE, PAWN_MASK, STATE, THEIRS, Position
from engine.games.chess.state import State, action_of, events_of, sorted_moves
from engine.games.chess.tables import BITS_OF, LIGHT_SQUARES
from engine.games.chess.words.en import say

CHECKMATE = Reason("checkmate", "")
STALEMATE = Reason("stalemate", "")
FIFTY_MOVES = Reason("fifty-moves", "")
REPETITION = Reason("repetition", "")
MATERIAL = Reason("material", "")
QUIET_LIMIT = 100
"""Plies without a capture or pawn move after which the game is drawn."""


def insufficient_material(position: Position) -> bool:
    """Return True if no mate is possible: kings with at most one knight, or bishops on one colour."""
    pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
    if pawns | straight:
        return False
    if knights:
        return (mine | theirs).bit_count() <= 3
    bishops = diagonal & ~kings
    return not bishops & LIGHT_SQUARES or not bishops & ~LIGHT_SQUARES


def can_mate(position: Position, side: int) -> bool:
    """Return True if a side could mate if the opponent helped: pieces may block their own king."""
    pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
    own = mine if side_to_move(position) == side else theirs
    if own & (pawns | straight):
        return True
    if own & knights:
        others = (mine | theirs) & ~(own | kings | diagonal & straight)
        return own.bit_count() > 2 or bool(others)
    bishops = diagonal & ~(straight | kings)
    both_shades = bool(bishops & LIGHT_SQUARES and bishops & ~LIGHT_SQUARES)
    return bool(own & bishops) and (both_shades or bool(pawns | knights))


CHOICES = {f"={letter.upper()}": rank for letter, rank in zip(KINDS, RANKS, strict=True)}
"""Promotion pieces, by the targets of their buttons."""


class JudgingKernel(Kernel[Position], Protocol):
    """A kernel with a static evaluation."""

    def evaluate(self, position: Position, /) -> float:
        """Return the score for the player to move, in centipawns."""
        ...


class Chess(MoveGame[State, Move]):
    """The complete rules of chess."""

    info = INFO
    tutorial: Tutorial | None = TUTORIAL
    named_openings = True
    piece_kinds = PIECE_KINDS
    reasons: tuple[Reason, ...] = (CHECKMATE, STALEMATE, FIFTY_MOVES, REPETITION, MATERIAL)
    notations: tuple[Notation, ...] = (Pgn("", lambda: Chess()),)
    laws = Laws(make, king_captures, no_blast)

    # --- overridden by Nuclear Chess ---------------------------------------------------------------

    def moves(self, position: Position) -> tuple[Move, ...]:
        """Return the legal moves, sorted by text."""
        return sorted_moves(position)

    def in_check(self, position: Position) -> bool:
        """Return True if the player to move is in check."""
        return kernel.in_check(position)

    # --- playing -----------------------------------------------------------------------------------

    def seats(self, _options: Options) -> tuple[str, ...]:
        """Return the names of the seats; White moves first."""
        return say.seats

    def initial(self, _options: Options) -> State:
        """Return the start position."""
        return State(kernel.START)

    def side_to_move(self, state: State) -> int:
        """Return 0 for White, 1 for Black."""
        return side_to_move(state.position)

    def listed_moves(self, state: State) -> Iterable[tuple[Action, Move]]:
        """Yield the moves with their actions, in UCI form."""
        return ((action_of(move.step), move) for move in self.moves(state.position))

    def apply(self, state: State, action: Action) -> State:
        """Return the state after a move."""
        step, child = self.move_of(state, action)
        number = state.number + side_to_move(state.position)
        if step.start & state.position[PAWN_MASK] or victim_of(state.position, step):
            return State(child, 0, number, (), state.recorded)
        earlier = (*state.earlier, self.key(state.position))
        return State(child, state.clock + 1, number, earlier, state.recorded)

    def key(self, position: Position) -> Position:
        """Return the position as repetition compares it: without an en passant square that cannot be used."""
        passed = position[STATE] & EN_PASSANT
        steps = [move.step for move in self.moves(position)] if passed else []
        if any(step.end == passed and step.start & position[PAWN_MASK] for step in steps):
            return position
        return (*position[:7], position[STATE] & ~EN_PASSANT)

    def events(self, state: State, action: Action, _seat: int | None = None) -> tuple[Event, ...]:
        """Return the move, castling's second move, the capture and the promotion."""
        return events_of(state.position, self.move_of(state, action).step)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, if the game is over. Mate takes precedence over a draw."""
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
        """Return the state without draws by fifty moves, repetition and material."""
        return state._replace(recorded=on)

    def can_win(self, state: State, seat: int) -> bool:
        """Return True if any sequence of moves leads to a mate by that side."""
        return can_mate(state.position, seat)

    def explain_end(self, state: State) -> str:
        """Return the explanation of a checkmate; "" for other ends."""
        outcome = self.outcome(state)
        mated = outcome is not None and outcome.reason.code == CHECKMATE.code
        return explain_mate(self.laws, state.position) if mated else ""

    def achieved(self, achievement: str, states: Sequence[State], log: Sequence[Action], seat: int) -> bool:
        """Return True if the seat mated with a pawn or knight, or promoted to less than a queen."""
        if achievement == "modest":
            mine = (action for state, action in zip(states, log, strict=False) if self.player(state) == seat)
            return any(action.text[4:] in ("r", "b", "n") for action in mine)
        end = self.outcome(states[-1])
        mated = end is not None and end.reason.code == CHECKMATE.code and bool(log)
        kind = kind_at(states[-2].position, self.move_of(states[-2], log[-1]).step.start) if mated else -1
        return kind == {"pawn-mate": PAWN, "knight-mate": KNIGHT}[achievement]

    # --- display -----------------------------------------------------------------------------------

    def board(self, _options: Options) -> Board:
        """Return the board of 64 squares."""
        return square_board()

    def picture(self, view: State) -> Picture:
        """Return the pieces; a check is marked together with the checking pieces."""
        notes, grounds = check_marks(self.laws, view.position)
        return Picture(pieces_of(view.position), self._prompt(view), grounds, notes=notes)

    def _prompt(self, state: State) -> str:
        if self.outcome(state):
            return shared.over
        return say.to_move(side_to_move(state.position), self.in_check(state.position))

    def lessons(self, view: State, _actions: Sequence[Action]) -> tuple[str, ...]:
        """Return the lesson on the aim, and in check the one on check."""
        return ("start", "check") if self.in_check(view.position) else ("start",)

    def refusal(self, view: State, spot: str) -> Refusal | None:
        """Return why a piece cannot move: not its turn, blocked, or the king would be lost."""
        bit, position = BITS_OF.get(spot, 0), view.position
        can_move = any(action.path[0] == spot for action in self.legal_actions(view))
        if can_move or not bit & (position[MINE] | position[THEIRS]):
            return None
        return Refusal(shared.over) if self.outcome(view) else piece_refusal(self.laws, position, bit)

    def path_refusal(self, view: State, picked: tuple[str, ...], spot: str) -> Refusal | None:
        """Return why the picked piece cannot go to a square."""
        start, end = BITS_OF.get(picked[0] if picked else "", 0), BITS_OF.get(spot, 0)
        if not start & view.position[MINE] or self.outcome(view):
            return None
        if any(action.path[:2] == (picked[0], spot) for action in self.legal_actions(view)):
            return None
        return square_refusal(self.laws, view.position, start, end, spot)

    def written(self, view: State, action: Action) -> str:
        """Return a move in SAN: `e4`, `Nf3+`, `O-O`, `exd8=Q#`."""
        return san_of(self, view.position, self.move_of(view, action))

    def parse_move(self, state: State, text: str) -> tuple[Action, ...]:
        """Return the actions that match a move in SAN: `e4`, `Nf3`, `O-O`, `exd5`."""
        return parse_move(self, state, text)

    def label(self, _view: State, target: str) -> str:
        """Return the label of a promotion button."""
        return say.choice(CHOICES[target])

    # --- text and counting -------------------------------------------------------------------------

    def position(self, view: State) -> str:
        """Return the FEN."""
        return write_fen(Fen(view.position, view.clock, view.number))

    def parse(self, text: str, _options: Options) -> State:
        """Return the state of a FEN. Raises `BadPosition`, also if the player not to move is in check."""
        state = State(*read_fen(text))
        if kernel.in_check(null_move(state.position)):
            raise BadPosition(say.not_to_move(text, 1 - side_to_move(state.position)))
        return state

    def editor(self) -> Editor:
        """Return the position editor."""
        from engine.games.chess.editor import ChessEditor

        return ChessEditor(self)

    def same_effect_key(self, _state: State, action: Action) -> Hashable:
        """Return the text of the move: different moves have different effects."""
        return action.text

    def perft(self, state: State, depth: int) -> int:
        """Return the number of lines of `depth` moves, by the kernel; draws do not end them."""
        return kernel.perft(state.position, depth)

    # --- computer players --------------------------------------------------------------------------

    def puzzles(self) -> Puzzles:
        """Return the puzzles, imported on demand."""
        from engine.games.chess.learning import PUZZLES

        return PUZZLES

    def opening(self, state: State, plies: int) -> str:
        """Return the name of the opening, imported on demand."""
        from engine.games.chess.openings.table import opening_of

        return opening_of(state.position, plies)

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Return the values of the kernel's static evaluation, -1 to 1 for each seat."""
        if outcome := self.outcome(state):
            return outcome.returns
        searcher, side = self.kernel(), side_to_move(state.position)
        value = tanh(searcher.evaluate(state.position) / 400)
        return (-value, value) if side else (value, -value)

    def explain_gain(self, states: Sequence[State], _done: Sequence[Action], _seat: int) -> tuple[str, ...]:
        """Return the phrase for a check, if the move gives one."""
        after = states[1]
        return (say.gives_check,) if not self.outcome(after) and self.in_check(after.position) else ()

    def explain_improvement(self, states: Sequence[State], seat: int) -> tuple[str, ...]:
        """Return the improvements of pieces, pawns and king as phrases."""
        return improvements(states[0].position, states[-1].position, seat)

    def null_move(self, state: State) -> State | None:
        """Return the state after a null move; None in check or after the end."""
        over = self.outcome(state) or self.in_check(state.position)
        return None if over else State(null_move(state.position))

    def kernel(self) -> JudgingKernel:
        """Return the kernel for alpha-beta search."""
        return ChessKernel()


GAME = Chess()
