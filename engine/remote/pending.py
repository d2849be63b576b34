"""Who is to say something before a game at several devices goes on, and whether they can know that."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.replica import Replica
from engine.remote.status import AGAIN, Asked, SharedState


def awaited(state: SharedState) -> tuple[int, ...]:
    """Return the devices that are to say something: who has not joined, is to move, to open, to answer."""
    everybody = range(len(state.people))
    missing = {device for device in everybody if state.people[device] is None}
    opening = {device for device in everybody if state.deals_next and not state.opened[device]}
    asked = question(state)
    answering = {device for device in everybody if asked and device not in asked.agreed}
    turn = {state.turn} - {-1}
    return tuple(sorted(missing | opening | answering | turn))


def question(state: SharedState) -> Asked | None:
    """Return what somebody has asked for, if that can still be answered."""
    over = state.match.player == TERMINAL
    return state.asked if state.asked and (not over or state.asked.what == AGAIN) else None


def free(state: SharedState) -> tuple[int, ...]:
    """Return the devices at which nobody has joined."""
    return tuple(device for device, person in enumerate(state.people) if person is None)


def others(replica: Replica) -> tuple[int, ...]:
    """Return the devices of the friends that a link is awaited from."""
    return tuple(device for device in awaited(replica.state) if device != replica.device)


def unsent(replica: Replica, sent: int) -> bool:
    """Whether friends are to be told what was said here; `sent` is how much of it has left in a link."""
    if replica.own is None or replica.state.said[replica.device] <= sent:
        return False
    return bool(others(replica)) or (replica.state.match.player == TERMINAL and not question(replica.state))
