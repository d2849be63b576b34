"""The rules of Nuclear Chess (N1-N9), on top of its kernel and of `Chess`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.contract.editing import Editor
from engine.contract.events import Captured, Event, Exploded, Moved
from engine.contract.learning import Puzzles
from engine.contract.notation import Notation
from engine.contract.picture import Ground
from engine.contract.values import Action, BadPosition, Options, Outcome, Reason
from engine.games.chess.danger import Clauses, Laws
from engine.games.chess.fen import read_fen
from engine.games.chess.kernel import null_move, side_to_move
from engine.games.chess.moves import QUEEN, Move, Step, moves, victim_of
from engine.games.chess.pgn import Pgn
from engine.games.chess.piece_kinds import COLOURS, piece_id, piece_id_at
from engine.games.chess.pieces import KING_MASK, MINE, SAFE, THEIRS, Position
from engine.games.chess.rules import CHECKMATE, Chess
from engine.games.chess.state import CACHED_POSITIONS, State
from engine.games.chess.tables import BITS, NAMES, around
from engine.games.nuclear import kernel as kernel
from engine.games.nuclear.blast import waves
from engine.games.nuclear.evaluate import NuclearKernel, improvements
from engine.games.nuclear.info import INFO
from engine.games.nuclear.learning import TUTORIAL
from engine.games.nuclear.words.en import say

CLAUSES = Clauses(moves="N1", check="N5", suicide="N6", castling="N7", draws="N9")
NO_KING = Reason("no-king", CLAUSES.check)
CHAIN = 4
"""Number of pawns in a chain reaction that earns an achievement."""
REASONS = {
    reason.code: reason._replace(clause=CLAUSES.check if reason == CHECKMATE else CLAUSES.draws)
    for reason in Chess.reasons
}
"""Ends of chess by code, with the clauses of Nuclear Chess."""


class Nuclear(Chess):
    """Chess with pawns that explode when they are captured."""

    info = INFO
    tutorial = TUTORIAL
    named_openings = False
    notations: tuple[Notation, ...] = (Pgn("Nuclear Chess", lambda: Nuclear()),)
    reasons = (*REASONS.values(), NO_KING)
    laws = Laws(kernel.make, kernel.king_captures, kernel.burnt_by, CLAUSES)

    def moves(self, position: Position) -> tuple[Move, ...]:
        """Return the legal moves, sorted by text (N1-N8)."""
        return _moves(position)

    def in_check(self, position: Position) -> bool:
        """Return True if the opponent, were it their move, could remove the king (N5)."""
        return kernel.in_check(position)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result as in chess (N5, N9). In an edited position the king may be missing."""
        position = state.position
        if not position[KING_MASK] & position[MINE]:
            return Outcome((1.0, -1.0) if side_to_move(position) else (-1.0, 1.0), NO_KING)
        outcome = super().outcome(state)
        return outcome and outcome._replace(reason=REASONS[outcome.reason.code])

    def can_win(self, _state: State, _seat: int) -> bool:
        """Return True: even against a bare king a player may blow up their own king."""
        return True

    def events(self, state: State, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Return the events as in chess; a captured pawn sets off the chain step by step (N2, N3)."""
        step = self.move_of(state, action).step
        position = state.position
        if not kernel.burnt_by(position, step):
            return super().events(state, action, seat)
        victim = victim_of(position, step)
        name, end = piece_id_at(position, victim), NAMES[victim]
        happened: list[Event] = [
            Moved(piece_id_at(position, step.start), (NAMES[step.start], NAMES[step.end]))
        ]
        return (*happened, Captured(name, end), *_chain(position, step))

    def achieved(self, achievement: str, states: Sequence[State], log: Sequence[Action], seat: int) -> bool:
        """Return True if the seat's blasts, or the lack of any, earned the achievement."""
        seat_events = list(self.seat_events(states, log, seat))
        blasts = [events for events in seat_events if any(isinstance(event, Exploded) for event in events)]
        swept = {event.piece for events in blasts for event in events if isinstance(event, Captured)}
        match achievement:
            case "fuse":
                return bool(blasts) and blasts[-1] == seat_events[-1] and self.outcome(states[-1]) is not None
            case "queen" | "moth":
                return piece_id(seat if achievement == "moth" else 1 - seat, QUEEN) in swept
            case "chain":
                return any(sum(isinstance(event, Exploded) for event in events) >= CHAIN for events in blasts)
            case "calm":
                return not blasts and self.outcome(states[-1]) is not None
        raise KeyError(achievement)

    def preview(self, view: State, action: Action) -> tuple[Ground, ...]:
        """Return the blast of capturing a pawn: all destroyed pieces in the order of the chain (N2, N3)."""
        step = self.move_of(view, action).step
        position = view.position
        if not kernel.burnt_by(position, step):
            return ()
        found = []
        for count, wave in enumerate(waves(kernel.pawns_after(position, step), victim_of(position, step)), 1):
            for bit in BITS[wave.reached]:
                kind = _kind_before_blast(position, step, bit)
                found.append(Ground(NAMES[bit], "blast", say.would_go(kind, count) if kind else say.blast))
        return tuple(found)

    def explain_gain(self, states: Sequence[State], done: Sequence[Action], seat: int) -> tuple[str, ...]:
        """Return the phrases for the player's own pieces in the blast, and for a check."""
        gone = [
            event.piece.split() for event in self.events(states[0], done[0]) if isinstance(event, Captured)
        ]
        own = say.pieces_in_words(Counter(rank for colour, rank in gone if colour == COLOURS[seat]))
        return (*((say.burns(own),) if own else ()), *super().explain_gain(states, done, seat))

    def explain_improvement(self, states: Sequence[State], seat: int) -> tuple[str, ...]:
        """Return the improvements as in chess, and fewer pawns that could blow up the king."""
        return improvements(states[0].position, states[-1].position, seat)

    def parse(self, text: str, _options: Options) -> State:
        """Return the state of a FEN. Raises `BadPosition`, also if a king could be captured at once.

        Accepts positions in which a blast could remove the king of the player not to move, and positions in
        which a blast has removed the king of the player to move.
        """
        state = State(*read_fen(text, kingless=True))
        position = null_move(state.position)
        king, occupied = position[KING_MASK] & position[MINE], position[MINE] | position[THEIRS]
        if not SAFE[side_to_move(position)](position, king, occupied):
            raise BadPosition(say.not_to_move(text, side_to_move(position)))
        return state

    def editor(self) -> Editor:
        """Return the editor of chess, with the clauses of Nuclear Chess."""
        from engine.games.chess.editor import ChessEditor

        return ChessEditor(self, CLAUSES, kingless=True)

    def puzzles(self) -> Puzzles:
        """Return the puzzles, imported on demand."""
        from engine.games.nuclear.learning import PUZZLES

        return PUZZLES

    def perft(self, state: State, depth: int) -> int:
        """Return the number of lines of `depth` moves, by the kernel; draws do not end them."""
        return kernel.perft(state.position, depth)

    def kernel(self) -> NuclearKernel:
        """Return the kernel for alpha-beta search."""
        return NuclearKernel()


@lru_cache(CACHED_POSITIONS)
def _moves(position: Position) -> tuple[Move, ...]:
    return tuple(moves(position, kernel.children, kernel.make))


def _kind_before_blast(position: Position, step: Step, bit: int) -> str:
    """Return the kind of the piece on a square when the first pawn explodes; "" for an empty square."""
    if bit == step.end:
        return piece_id_at(position, step.start)
    return piece_id_at(position, bit) if bit & (position[MINE] | position[THEIRS]) & ~step.start else ""


def _chain(position: Position, step: Step) -> list[Event]:
    """Return the explosions of a capture, each with the pieces it destroys, except the captured pawn."""
    victim, happened = victim_of(position, step), list[Event]()
    passed = victim if victim != step.end else 0
    for count, wave in enumerate(waves(kernel.pawns_after(position, step), victim)):
        for bit in BITS[wave.pawns]:
            name = piece_id_at(position, victim) if bit == victim else _kind_before_blast(position, step, bit)
            happened.append(Exploded(name, NAMES[bit], count))
        for bit in BITS[wave.reached & ~passed]:
            if name := _kind_before_blast(position, step, bit):
                happened.append(Captured(name, NAMES[bit], count + 1, cause=_bomb_beside(bit, wave.pawns)))
    return happened


def _bomb_beside(bit: int, pawns: int) -> str:
    """Return the square of the nearest exploding pawn that reaches a square."""
    here = NAMES[bit]

    def steps(square: str) -> int:
        return sum(abs(ord(a) - ord(b)) for a, b in zip(square, here, strict=True))

    return min((NAMES[pawn] for pawn in BITS[around(bit) & pawns]), key=steps)


GAME = Nuclear()
