"""What a choice would build or pull down between the spots: it is shown before it is done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.picture import Bar
from engine.protocol import Action

if TYPE_CHECKING:
    from ui.table import Table


class Outlook(NamedTuple):
    """The straight things that would come and go."""

    coming: frozenset[Bar] = frozenset()
    going: frozenset[Bar] = frozenset()


class Outlooks:
    """Remembers the last outlook, since the board is painted far more often than another choice is made."""

    def __init__(self) -> None:
        self._asked: tuple[Any, ...] = ()
        self._known = Outlook()

    def of(self, table: Table, actions: Sequence[Action]) -> Outlook:
        """Return what all of some actions have in common that can be done now at a table."""
        asked = (table.game, table.state, table.viewer, *actions)
        if asked != self._asked:
            self._asked, self._known = asked, outlook(table, actions)
        return self._known


def outlook(table: Table, actions: Sequence[Action]) -> Outlook:
    """Return what all of some actions would build and pull down; nothing if there are none."""
    now = frozenset(table.picture().bars)
    ends = [frozenset(_bars_after(table, action)) for action in actions]
    if not ends:
        return Outlook()
    return Outlook(frozenset.intersection(*ends) - now, now - frozenset.union(*ends))


def _bars_after(table: Table, action: Action) -> Sequence[Bar]:
    game = table.game
    return game.picture(game.view(game.apply(table.state, action), table.viewer)).bars
