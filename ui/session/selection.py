"""Translation of clicks and typed text into actions: clicks pick the start of an action's path."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.values import Action, AnyState
from engine.session.match import Match
from ui.words.en.session import say

Path = tuple[str, ...]
SHOWN = 8
"""Maximum number of actions listed for an unclear typed move."""
TYPED = 40
"""Maximum length of the typed text quoted in an error."""


class Choice(NamedTuple):
    """The result of a click: the path picked so far, and the action once it is decided."""

    picked: Path
    action: Action | None = None


def matching(actions: Sequence[Action], picked: Path) -> list[Action]:
    """Return the actions whose path begins with `picked`."""
    return [action for action in actions if action.path[: len(picked)] == picked]


def starts(actions: Sequence[Action]) -> set[str]:
    """Return the spots where an action can begin."""
    return {action.path[0] for action in actions if action.path}


def targets(actions: Sequence[Action], picked: Path) -> set[str]:
    """Return the next spots that can be picked."""
    at = len(picked)
    return {action.path[at] for action in matching(actions, picked) if len(action.path) > at}


def ends(actions: Sequence[Action], picked: Path) -> set[str]:
    """Return the spots that end exactly one matching action, and so select it directly."""
    last_spots = [action.path[-1] for action in matching(actions, picked) if len(action.path) > len(picked)]
    return {spot for spot in last_spots if last_spots.count(spot) == 1} if picked else set()


def click(actions: Sequence[Action], picked: Path, spot: str) -> Choice | None:
    """Return the result of a click on `spot`; None if it has no meaning.

    The only matching action is chosen once more than its start was picked. Clicking the first or last
    picked spot cancels the pick.
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


def actions_for_text(actions: Sequence[Action], text: str) -> list[Action]:
    """Return the actions that match a text: in notation, or as spots (first and last suffice)."""
    words = text.strip().lower()
    spots = tuple(words.replace("-", " ").replace("x", " ").replace(",", " ").split())
    paths = [(action, tuple(spot.lower() for spot in action.path)) for action in actions]
    exact = [a for a, path in paths if words in (a.text.lower(), " ".join(path), "".join(path))]
    return exact or [a for a, path in paths if spots and spots in (path, (path[:1] + path[-1:]))]


def typing_error(text: str, unclear: bool, possible: Sequence[str]) -> str:
    """Return the error for a typed text that matches no action or several; `possible` lists candidates."""
    return say.misread(text.strip()[:TYPED], unclear, possible[:SHOWN], max(0, len(possible) - SHOWN))


# --- implied decisions ------------------------------------------------------------------------------


def person_choices(game: AnyGame, state: AnyState) -> tuple[Action, ...]:
    """Return a person's choices: the legal actions, and moves that imply the present decision."""
    legal, implied = game.legal_actions(state), game.implied(state)
    if not implied:
        return legal
    later = game.legal_actions(game.apply(state, implied))
    return (*legal, *(action for action in later if len(action.path) > 1))


def with_implied(match: Match, action: Action) -> Match:
    """Return the match after the action implied by `action`, so that `action` is legal there."""
    implied = match.game.implied(match.state)
    return match.play(implied) if implied and action not in match.game.legal_actions(match.state) else match
