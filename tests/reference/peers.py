"""Third-party engines as players of a series: py-draughts for draughts, sunfish for chess.

Both get positions in their own format, know the game so far, and share the clock of the series. They check
the clock every 2,048 positions, so they may exceed their time a little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from types import SimpleNamespace

import sunfish
from draughts.boards.base import BaseBoard
from draughts.engines import simple
from draughts.move import Move
from sunfish_ui import uci

from engine.ai.agents import Agent, Thought
from engine.ai.levels import UnknownAgent
from engine.contract.budget import Clock
from engine.contract.game import AnyGame
from engine.contract.rng import Rng
from engine.contract.values import Action, AnyView
from engine.games.chess.fen import Fen
from engine.games.chess.fen import write_fen as chess_fen
from engine.games.chess.kernel import side_to_move
from engine.games.chess.state import State as ChessState
from engine.games.draughts.fen import write_fen as draughts_fen
from engine.games.draughts.rules import QUIET_LIMIT
from engine.games.draughts.rules import State as DraughtsState
from tests.peers.draughts_peer import ForcedBoard, PlainEngine

DEEP = 60
"""Maximum search depth of py-draughts; time ends its search earlier."""
uci.sunfish = sunfish
"""py-draughts needs to know the engine that a position is for."""


class Peer(Agent):
    """An agent that asks an engine for a move, unless only one is legal."""

    def __init__(self, game: AnyGame, seconds: float, clock: Clock) -> None:
        super().__init__(game)
        self.seconds, self.clock = seconds, clock

    def think(self, view: AnyView, rng: Rng) -> Iterator[Thought]:
        """Yield the engine's move; it may name any of several with the same effect."""
        began, (state, _) = self.clock(), self.guess(view, rng)
        legal = self.game.legal_actions(state)
        action = legal[0] if len(legal) == 1 else self.engine_choice(state, legal)
        yield Thought(action, seconds=self.clock() - began, done=True)

    def engine_choice(self, state: AnyView, legal: tuple[Action, ...]) -> Action:
        """Return the engine's choice of the legal actions."""
        raise NotImplementedError


class Board(ForcedBoard):
    """English draughts, with the draws of our rules."""

    @property
    def is_draw(self) -> bool:
        return self.halfmove_clock >= QUIET_LIMIT or self.is_threefold_repetition


class DraughtsPeer(Peer):
    """The alpha-beta of py-draughts, with its evaluation in plain Python: numpy makes it slower here."""

    def __init__(self, game: AnyGame, seconds: float, clock: Clock) -> None:
        super().__init__(game, seconds, clock)
        self.engine = PlainEngine(DEEP)
        self.engine.time_limit = seconds
        vars(simple)["time"] = SimpleNamespace(time=clock)

    def engine_choice(self, state: DraughtsState, legal: tuple[Action, ...]) -> Action:
        move = str(self.engine.get_best_move(_board(state)))
        return next(action for action in legal if action.text == move)


def _board(state: DraughtsState) -> BaseBoard:
    """Return the board with the preceding moves of kings, which count for repetition."""
    boards = [Board.from_fen(draughts_fen(position)) for position in (*state.earlier, state.position)]
    board = boards[0]
    for _, after in pairwise(boards):
        move = next(move for move in board.legal_moves if _pieces_after(board, move) == after.fen)
        board.push(move)
    return board


def _pieces_after(board: BaseBoard, move: Move) -> str:
    board.push(move)
    fen = str(board.fen)
    board.pop()
    return fen


class ChessPeer(Peer):
    """Sunfish, playing the move of its last completed depth."""

    def __init__(self, game: AnyGame, seconds: float, clock: Clock) -> None:
        super().__init__(game, seconds, clock)
        self.engine = sunfish.Searcher()
        vars(sunfish)["time"] = SimpleNamespace(time=clock)

    def engine_choice(self, state: ChessState, legal: tuple[Action, ...]) -> Action:
        self.engine.soft = self.engine.deadline = self.clock() + self.seconds
        positions = (*state.earlier, state.position)
        history = [uci.from_fen(*chess_fen(Fen(position)).split()) for position in positions]
        move = uci.render_move(self._found(history), side_to_move(state.position) == 0)
        return next(action for action in legal if action.text == move)

    def _found(self, history: list[object]) -> object:
        best = latest = None
        done = 1
        try:
            for depth, gamma, score, move in self.engine.search(history):
                if depth > done:
                    best, done = latest or best, depth
                if score >= gamma:
                    latest = move
        except sunfish.Stop:
            return best or latest
        return latest or best


PEERS: dict[str, Callable[[AnyGame, float, Clock], Agent]] = {
    "draughts": DraughtsPeer,
    "chess": ChessPeer,
}


def make_peer(game: AnyGame, seconds: float, clock: Clock) -> Agent:
    """Return the third-party engine for a game. Raises `UnknownAgent` for games without one."""
    if game.info.id not in PEERS:
        raise UnknownAgent(f"there is no peer for {game.info.title}")
    return PEERS[game.info.id](game, seconds, clock)
