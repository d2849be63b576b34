"""The games there are: the only list of them."""

from __future__ import annotations

from typing import Any

from engine.games.alien.rules import Alien
from engine.games.chess.rules import Chess
from engine.games.chesskers.rules import Chesskers
from engine.games.chinese.rules import Chinese
from engine.games.ctheckers.rules import Ctheckers
from engine.games.draughts.rules import Draughts
from engine.games.nuclear.rules import Nuclear
from engine.games.satan.rules import Satan
from engine.protocol import Game

GAMES: dict[str, Game[Any, Any]] = {
    game.info.id: game
    for game in (
        Alien(),
        Satan(),
        Ctheckers(),
        Chesskers(),
        Nuclear(),
        Draughts(),
        Chess(),
        Chinese(),
    )
}


class UnknownGame(KeyError):
    """There is no game of that id."""

    def __str__(self) -> str:
        return f"there is no game called {self.args[0]!r}; there are {', '.join(GAMES)}"


def find_game(game_id: str) -> Game[Any, Any]:
    """Return the game with that id. Raises `UnknownGame`."""
    if game_id not in GAMES:
        raise UnknownGame(game_id)
    return GAMES[game_id]
