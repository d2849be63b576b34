"""From clicks to an action: what was clicked is the beginning of an action's path, the rules do the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.values import Action
from ui.words.en.session import say

Path = tuple[str, ...]
SHOWN = 8
"""How many actions are named to somebody whose typed text is none."""
TYPED = 40
"""How much of that text is told, in characters."""


class Choice(NamedTuple):
    """What a click leads to: the path picked so far, and the action once it is decided."""

    picked: Path
    action: Action | None = None


def matching(actions: Sequence[Action], picked: Path) -> list[Action]:
    """Return the actions whose path begins with `picked`."""
    return [action for action in actions if action.path[: len(picked)] == picked]


def starts(actions: Sequence[Action]) -> set[str]:
    """Return where an action can begin."""
    return {action.path[0] for action in actions if action.path}


def targets(actions: Sequence[Action], picked: Path) -> set[str]:
    """Return what can be picked next."""
    at = len(picked)
    return {action.path[at] for action in matching(actions, picked) if len(action.path) > at}


def ends(actions: Sequence[Action], picked: Path) -> set[str]:
    """Return the spots that are the end of exactly one matching action: they can be clicked straight away."""
    found = [action.path[-1] for action in matching(actions, picked) if len(action.path) > len(picked)]
    return {spot for spot in found if found.count(spot) == 1} if picked else set()


def click(actions: Sequence[Action], picked: Path, spot: str) -> Choice | None:
    """Return what a click on `spot` leads to; None if it leads nowhere.

    An action is done when it is the only one left and more than its start was picked. A click on what was
    picked last takes the whole pick back.
    """
    if spot in targets(actions, picked):
        return _narrow(actions, (*picked, spot))
    if spot in ends(actions, picked):
        action = next(action for action in matching(actions, picked) if action.path[-1] == spot)
        return Choice((), action)
    if picked and spot in (picked[0], picked[-1]):
        return Choice(())
    if spot in starts(actions):
        return Choice((spot,))
    return None


def _narrow(actions: Sequence[Action], picked: Path) -> Choice:
    left = matching(actions, picked)
    if len(left) == 1 and (len(picked) > 1 or len(left[0].path) == 1):
        return Choice((), left[0])
    return Choice(picked)


def typed(actions: Sequence[Action], text: str) -> list[Action]:
    """Return the actions that a text means: their notation, or their spots (first and last will do)."""
    words = text.strip().lower()
    spots = tuple(words.replace("-", " ").replace("x", " ").replace(",", " ").split())
    paths = [(action, tuple(spot.lower() for spot in action.path)) for action in actions]
    exact = [a for a, path in paths if words in (a.text.lower(), " ".join(path), "".join(path))]
    return exact or [a for a, path in paths if spots and spots in (path, (path[:1] + path[-1:]))]


def misread(text: str, unclear: bool, possible: Sequence[str]) -> str:
    """Return what is wrong with a typed text that is no action, or not clearly one; `possible` names some."""
    return say.misread(text.strip()[:TYPED], unclear, possible[:SHOWN], max(0, len(possible) - SHOWN))
