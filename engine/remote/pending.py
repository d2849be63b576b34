"""The devices that a remote game waits for."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.replica import Replica
from engine.remote.status import AGAIN, Request, SharedState


def awaited_devices(state: SharedState) -> tuple[int, ...]:
    """Return the devices that have to join, move, open a commitment, or answer a request."""
    everybody = range(len(state.people))
    missing = {device for device in everybody if state.people[device] is None}
    opening = {device for device in everybody if state.deals_next and not state.opened[device]}
    request = open_request(state)
    answering = {device for device in everybody if request and device not in request.agreed}
    turn = {state.turn} - {-1}
    return tuple(sorted(missing | opening | answering | turn))


def open_request(state: SharedState) -> Request | None:
    """Return the request that can still be answered, if there is one."""
    over = state.match.player == TERMINAL
    return state.request if state.request and (not over or state.request.what == AGAIN) else None


def free_devices(state: SharedState) -> tuple[int, ...]:
    """Return the devices at which nobody has joined."""
    return tuple(device for device, person in enumerate(state.people) if person is None)


def awaited_peers(replica: Replica) -> tuple[int, ...]:
    """Return the other devices that a link is awaited from."""
    return tuple(device for device in awaited_devices(replica.state) if device != replica.device)


def has_unsent(replica: Replica, sent: int) -> bool:
    """Return True if friends wait for entries made here; `sent` is the number already sent in a link."""
    if replica.own is None or replica.state.said[replica.device] <= sent:
        return False
    return bool(awaited_peers(replica)) or (
        replica.state.match.player == TERMINAL and not open_request(replica.state)
    )
