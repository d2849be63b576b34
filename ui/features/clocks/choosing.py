"""The choice of a time control in the set-up."""

from __future__ import annotations

from engine.session.clock import (
    NONE,
    ON_TIMEOUT,
    SHARES,
    ClockRecord,
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
    """Change the time control of the set-up, if the value is allowed."""
    setup = model.screen.setup
    if setup is None:
        return model, ()
    control = setup.clock
    match message:
        case ChooseClock(field, value):
            control = _changed(control, field, value, last_choice(model.screen.settings))
        case ChooseShare(seat, share) if share in SHARES and seat in range(len(setup.seats)):
            control = control.sharing(seat, share)
    return model.with_screen(model.screen._replace(setup=setup._replace(clock=control))), ()


def _changed(control: TimeControl, field: str, value: str, last: TimeControl) -> TimeControl:
    """Return the control with one field changed, or unchanged if the value is not allowed.

    Choosing the kind of `last` again restores its values.
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
    """Return the time control chosen last; no clock if there was none."""
    return read_control(settings.clock) or TimeControl()


def control_of(session: Session) -> TimeControl:
    """Return the time control of a game, with shares in the order of the players."""
    return session.clock.control.seated(seats_of_players(session)) if session.clock else TimeControl()


def new_clocks(control: TimeControl, count: int) -> ClockRecord | None:
    """Return the clocks of a new game with `count` seats, or None without clocks."""
    return None if control.kind == NONE else ClockRecord(control.seated(range(count)))


def remember_control(model: Model, control: TimeControl) -> Change:
    """Remember the time control in the settings, without the shares of single players."""
    if control.kind == NONE:
        return model, ()
    settings = model.screen.settings._replace(clock=write_control(control._replace(shares=())))
    if settings == model.screen.settings:
        return model, ()
    return model.with_screen(model.screen._replace(settings=settings)), (SaveSettings(settings),)
