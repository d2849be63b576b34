"""The games there are: the only list of them. Their rules are imported when they are first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from engine.games.alien.info import INFO as ALIEN
from engine.games.chess.info import INFO as CHESS
from engine.games.chesskers.info import INFO as CHESSKERS
from engine.games.chinese.info import INFO as CHINESE
from engine.games.ctheckers.info import INFO as CTHECKERS
from engine.games.draughts.info import INFO as DRAUGHTS
from engine.games.nuclear.info import INFO as NUCLEAR
from engine.games.satan.info import INFO as SATAN
from engine.protocol import Game, Info

INFOS: dict[str, Info] = {
    info.id: info for info in (ALIEN, SATAN, CTHECKERS, CHESSKERS, NUCLEAR, DRAUGHTS, CHESS, CHINESE)
}
"""What each game says of itself, in the order in which people are shown them."""
LOADED: dict[str, Game[Any, Any]] = {}
"""The games whose rules are there already. To import them all takes longer than all else together."""


class _Games(Mapping[str, Game[Any, Any]]):
    def __getitem__(self, game_id: str) -> Game[Any, Any]:
        if game_id not in INFOS:
            raise KeyError(game_id)
        if game_id not in LOADED:
            LOADED[game_id] = import_module(f"engine.games.{game_id}.rules").GAME
        return LOADED[game_id]

    def __contains__(self, game_id: object) -> bool:
        return game_id in INFOS

    def __iter__(self) -> Iterator[str]:
        return iter(INFOS)

    def __len__(self) -> int:
        return len(INFOS)


GAMES: Mapping[str, Game[Any, Any]] = _Games()
"""By id."""


class UnknownGame(KeyError):
    """There is no game of that id."""

    def __str__(self) -> str:
        return f"there is no game called {self.args[0]!r}; there are {', '.join(INFOS)}"


def find_game(game_id: str) -> Game[Any, Any]:
    """Return the game with that id. Raises `UnknownGame`."""
    if game_id not in INFOS:
        raise UnknownGame(game_id)
    return GAMES[game_id]
