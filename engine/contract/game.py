"""The one contract between a game and everything else.

Screen, computer players, saves, links, undo, replay and tests use a game through `Game` only, so a new
game gets all of them for nothing. A *state* is a whole situation; see `engine.contract.values` for the rest.
What is abstract each game has to say; the rest has an answer that is right for most.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

from engine.contract.facets.display import Display
from engine.contract.facets.learning import Learning
from engine.contract.facets.playing import S, V
from engine.contract.facets.positions import Positions
from engine.contract.facets.remote import RemotePlay
from engine.contract.facets.search import Searchable
from engine.contract.notation import Notation


class Game(RemotePlay[S, V], Display[S, V], Learning[S, V], Positions[S, V], Searchable[S, V]):
    """One game: its rules (`Playing`), what is `Hidden`, and all that is asked on top of them."""

    notations: tuple[Notation, ...] = ()
    """The forms in which its games are written elsewhere, such as PGN."""

    def with_rules_version(self, version: object) -> AnyGame | None:
        """Return the game by the rules of a version, or None if it does not play that version.

        Its starts carry the version, so that a state alone says which rules hold.
        """
        if version == self.info.rules_version:
            return self
        return _older(type(self), version) if version in self.info.earlier_rules else None


AnyGame: TypeAlias = Game[Any, Any]
"""A game, whatever its states and views are: what everything outside the games deals with."""


@cache
def _older(rules: type[AnyGame], version: int) -> AnyGame:
    """Return the game by older rules: the same, but for the version that it says it is."""
    older: AnyGame = type(
        f"{rules.__name__}{version}", (rules,), {"info": rules.info._replace(rules_version=version)}
    )()
    return older
