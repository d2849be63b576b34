"""What the list of saved games tells of a match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.session.match import Match
from engine.session.narration import listed, result_words
from engine.together.awaiting import others, unsent
from engine.together.joint import Joint
from engine.together.table import POST
from ui.storage.words import say


def summary(match: Match, names: Sequence[str]) -> tuple[str, str, bool]:
    """Return what the list tells of a match, as everybody may know it: status, position, whether it is over.

    `names` are what the players are called, by seat.
    """
    outcome, view = match.outcome, match.game.view(match.state, None)
    status = (
        result_words(outcome, tuple(names), match.game.words) if outcome else match.game.picture(view).prompt
    )
    return status, match.game.position(view), outcome is not None


def by_links(joint: Joint, sent: int, status: str) -> str:
    """Return what the list tells of a game with friends elsewhere; by links, whose link it waits for."""
    pact, here = joint.pact, joint.device
    if pact.table.way != POST or joint.own is None:
        return status
    new = unsent(joint, sent)
    if pact.match.outcome:
        return f"{status} {say.not_sent}" if new else status
    names = [person.name for device, person in enumerate(pact.people) if person and device != here]
    waits = [person.name if (person := pact.people[device]) else "" for device in others(joint)]
    whose = say.not_sent if new else say.waits_for(_all(waits)) if waits else say.your_turn
    return f"{say.by_links(_all(names))} {whose}"


def _all(names: Sequence[str]) -> str:
    """Return names as a sentence has them; "" if nobody is known by name."""
    return listed([name for name in names if name])
