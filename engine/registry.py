"""The registry of games. A game's rules are imported on first use.

`engine.plugins.discovery` adds the plugin games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.values import Info
from engine.games.alien.info import INFO as ALIEN
from engine.games.chess.info import INFO as CHESS
from engine.games.chesskers.info import INFO as CHESSKERS
from engine.games.chinese.info import INFO as CHINESE
from engine.games.ctheckers.info import INFO as CTHECKERS
from engine.games.draughts.info import INFO as DRAUGHTS
from engine.games.nuclear.info import INFO as NUCLEAR
from engine.games.satan.info import INFO as SATAN

INFOS: dict[str, Info] = {
    info.id: info for info in (DRAUGHTS, SATAN, NUCLEAR, ALIEN, CTHECKERS, CHESSKERS, CHINESE, CHESS)
}
"""Information about each game, in the order of the home screen: an easy one first, then odder ones."""
LOADED: dict[str, AnyGame] = {}
"""Games whose rules are imported. Importing all of them takes longer than everything else."""
PLUGINS: dict[str, str] = {}
"""Plugin games: the name of the wheel, by the game's id."""


class RefusedPlugin(NamedTuple):
    """A refused plugin: the name of its wheel, and the reason."""

    name: str
    why: str


REFUSED: list[RefusedPlugin] = []
"""The refused plugins, for display."""


class _Games(Mapping[str, AnyGame]):
    """The games by id, whose rules are imported on first use."""

    def __getitem__(self, game_id: str) -> AnyGame:
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


GAMES: Mapping[str, AnyGame] = _Games()
"""The games by id."""


def add_plugin(game: AnyGame, wheel: str) -> None:
    """Register a plugin game after the others. Raises ValueError if its id is taken."""
    if game.info.id in INFOS:
        raise ValueError(f"there is a game with the id {game.info.id!r} already")
    INFOS[game.info.id] = game.info
    LOADED[game.info.id] = game
    PLUGINS[game.info.id] = wheel


def remove_plugin(game_id: str) -> None:
    """Remove a game that `add_plugin` has registered."""
    del INFOS[game_id], LOADED[game_id], PLUGINS[game_id]


class UnknownGame(KeyError):
    """Raised for an unknown game id."""

    def __str__(self) -> str:
        return f"there is no game called {self.args[0]!r}; there are {', '.join(INFOS)}"


def find_game(game_id: str) -> AnyGame:
    """Return the game with that id. Raises `UnknownGame`."""
    if game_id not in INFOS:
        raise UnknownGame(game_id)
    return GAMES[game_id]
