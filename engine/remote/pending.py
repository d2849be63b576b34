"""Who is to say something before a game at several devices goes on, and whether they can know that."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.replica import Joint
from engine.remote.status import AGAIN, Asked, Pact


def awaited(pact: Pact) -> tuple[int, ...]:
    """Return the devices that are to say something: who has not joined, is to move, to open, to answer."""
    everybody = range(len(pact.people))
    missing = {device for device in everybody if pact.people[device] is None}
    opening = {device for device in everybody if pact.deals_next and not pact.opened[device]}
    asked = question(pact)
    answering = {device for device in everybody if asked and device not in asked.agreed}
    turn = {pact.turn} - {-1}
    return tuple(sorted(missing | opening | answering | turn))


def question(pact: Pact) -> Asked | None:
    """Return what somebody has asked for, if that can still be answered."""
    over = pact.match.player == TERMINAL
    return pact.asked if pact.asked and (not over or pact.asked.what == AGAIN) else None


def free(pact: Pact) -> tuple[int, ...]:
    """Return the devices at which nobody has joined."""
    return tuple(device for device, person in enumerate(pact.people) if person is None)


def others(joint: Joint) -> tuple[int, ...]:
    """Return the devices of the friends that a link is awaited from."""
    return tuple(device for device in awaited(joint.pact) if device != joint.device)


def unsent(joint: Joint, sent: int) -> bool:
    """Whether friends are to be told what was said here; `sent` is how much of it has left in a link."""
    if joint.own is None or joint.pact.said[joint.device] <= sent:
        return False
    return bool(others(joint)) or (joint.pact.match.player == TERMINAL and not question(joint.pact))
