"""Who is to say something before a game at several devices goes on, and whether they can know that."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.replica import Replica
from engine.remote.status import AGAIN, Request, SharedState


def awaited_devices(state: SharedState) -> tuple[int, ...]:
    """Return the devices that are to say something: who has not joined, is to move, to open, to answer."""
    everybody = range(len(state.people))
    missing = {device for device in everybody if state.people[device] is None}
    opening = {device for device in everybody if state.deals_next and not state.opened[device]}
    request = open_request(state)
    answering = {device for device in everybody if request and device not in request.agreed}
    turn = {state.turn} - {-1}
    return tuple(sorted(missing | opening | answering | turn))


def open_request(state: SharedState) -> Request | None:
    """Return what somebody has asked for, if that can still be answered."""
    over = state.match.player == TERMINAL
    return state.request if state.request and (not over or state.request.what == AGAIN) else None


def free_devices(state: SharedState) -> tuple[int, ...]:
    """Return the devices at which nobody has joined."""
    return tuple(device for device, person in enumerate(state.people) if person is None)


def awaited_peers(replica: Replica) -> tuple[int, ...]:
    """Return the devices of the friends that a link is awaited from."""
    return tuple(device for device in awaited_devices(replica.state) if device != replica.device)


def has_unsent(replica: Replica, sent: int) -> bool:
    """Whether friends are to be told what was said here; `sent` is how much of it has left in a link."""
    if replica.own is None or replica.state.said[replica.device] <= sent:
        return False
    return bool(awaited_peers(replica)) or (
        replica.state.match.player == TERMINAL and not open_request(replica.state)
    )
