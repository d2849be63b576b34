"""The contract between a game and everything else.

Screens, computer players, saves, links, undo, replay and tests use a game only through `Game`, so a new
game gets all of them for free. `engine.contract.values` has the value types. A game implements the abstract
methods; the others have defaults that suit most games.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from engine.contract.display import Display
from engine.contract.learning import Learning
from engine.contract.notation import Notation
from engine.contract.playing import S, V
from engine.contract.positions import Positions
from engine.contract.remote import RemotePlay
from engine.contract.search import Searchable


class Game(RemotePlay[S, V], Display[S, V], Learning[S, V], Positions[S, V], Searchable[S, V]):
    """A game: its rules (`Playing`), its `Hidden` information, and everything built on them."""

    notations: tuple[Notation, ...] = ()
    """File formats of its games, such as PGN."""

    def with_rules_version(self, version: object) -> AnyGame | None:
        """Return the game by the rules of a version, or None if it does not play that version.

        Its initial states carry the version, so a state alone determines its rules.
        """
        if version == self.info.rules_version:
            return self
        return _older(type(self), version) if version in self.info.earlier_rules else None

    def for_puzzles(self) -> AnyGame:
        """Return the game by the rules version of its puzzles (`Puzzles.rules`)."""
        found = self.puzzles()
        return (self.with_rules_version(found.rules) if found and found.rules else None) or self


AnyGame: TypeAlias = Game[Any, Any]
"""A game with any states and views, for code outside the games."""


@cache
def _older(rules: type[AnyGame], version: int) -> AnyGame:
    """Return a game by older rules, which differs only in its version."""
    older: AnyGame = type(
        f"{rules.__name__}{version}", (rules,), {"info": rules.info._replace(rules_version=version)}
    )()
    return older
