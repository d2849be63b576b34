"""What is agreed on about time before a game."""

from __future__ import annotations

from engine.session.clocks.clock import ClockRecord
from engine.session.clocks.control import (
    NONE,
    ON_TIMEOUT,
    SHARES,
    TimeControl,
    default_control,
    read_control,
    write_control,
)
from ui.messages import Message
from ui.messages.screens import ChooseClock, ChooseShare
from ui.session.model import Change, Model
from ui.session.series import seats_of_players
from ui.session.session import Session
from ui.session.settings import Settings
from ui.session.storage_effects import SaveSettings

MESSAGES = (ChooseClock, ChooseShare)


def update(model: Model, message: Message) -> Change:
    """Change what is agreed on, if that can be."""
    setup = model.screen.setup
    if setup is None:
        return model, ()
    control = setup.clock
    match message:
        case ChooseClock(field, value):
            control = _changed(control, field, value, last_choice(model.screen.settings))
        case ChooseShare(seat, share) if share in SHARES and seat in range(len(setup.seats)):
            control = control.sharing(seat, share)
    return model.show(model.screen._replace(setup=setup._replace(clock=control))), ()


def _changed(control: TimeControl, field: str, value: str, last: TimeControl) -> TimeControl:
    """Return it with another value in a field; as it was if that cannot be chosen.

    Of the kind that was chosen `last`, the values of then are offered.
    """
    match field:
        case "kind" if value == last.kind != NONE:
            new = last._replace(shares=control.shares)
        case "kind":
            new = default_control(value)._replace(strict=control.strict, shares=control.shares)
        case "seconds":
            new = control._replace(seconds=int(value))
        case "increment":
            new = control._replace(increment=int(value))
        case "fall":
            new = control._replace(strict=ON_TIMEOUT[value])
        case _:
            raise ValueError(f"clocks have no {field!r}")
    offered = read_control(write_control(new._replace(shares=())))
    return new if offered else control


def last_choice(settings: Settings) -> TimeControl:
    """Return the last clocks that were agreed on, or that there were none."""
    return read_control(settings.clock) or TimeControl()


def control_of(session: Session) -> TimeControl:
    """Return how time is counted in a game, with the shares in the order of the players."""
    return session.clock.control.seated(seats_of_players(session)) if session.clock else TimeControl()


def timed(control: TimeControl, count: int) -> ClockRecord | None:
    """Return the clocks of a new game of so many seats, if it has any."""
    return None if control.kind == NONE else ClockRecord(control.seated(range(count)))


def remembering(model: Model, control: TimeControl) -> Change:
    """Note the clocks that were agreed on; what a single player has is not for others."""
    if control.kind == NONE:
        return model, ()
    settings = model.screen.settings._replace(clock=write_control(control._replace(shares=())))
    if settings == model.screen.settings:
        return model, ()
    return model.show(model.screen._replace(settings=settings)), (SaveSettings(settings),)
