"""The time control in the set-up of a game."""

from __future__ import annotations

from engine.session.clocks.clock import GAME, INCREMENTS, NONE, ON_TIMEOUT, SECONDS, SHARES, TimeControl
from ui.panels.clocks.times import clock_text
from ui.panels.parts import choice
from ui.tree import Node, h
from ui.words.en.clocks import say


def clock_fields(control: TimeControl) -> Node:
    """Return the choice of a clock, and the fields of its options."""
    kinds = [(kind, say.kinds[kind]) for kind in (NONE, *SECONDS)]
    fields = [choice(say.clock, "clock:kind", kinds, control.kind, say.kind_help[control.kind])]
    if control.kind != NONE:
        lengths = [(str(each), say.lasting(each)) for each in SECONDS[control.kind]]
        fields.append(choice(say.how_long[control.kind], "clock:seconds", lengths, str(control.seconds)))
    if control.kind == GAME:
        added = [(str(each), say.added(each)) for each in INCREMENTS]
        fields.append(choice(say.increment, "clock:increment", added, str(control.increment)))
    if control.kind != NONE:
        falls = [(fall, say.falls[fall]) for fall in ON_TIMEOUT]
        fields.append(choice(say.fall, "clock:fall", falls, control.fall))
    return h("div", fields, class_="clock-fields", key="clock")


def clock_note(control: TimeControl) -> Node | None:
    """Return the time control, which may come from the last game, as a note before the start."""
    if control.kind == NONE:
        return None
    return h(
        "p", f"{say.clock}: {say.agreed(control.kind, control.seconds, control.increment)}", class_="note"
    )


def share_field(control: TimeControl, seat: int) -> Node | None:
    """Return the choice of a player's share of the time, if there are clocks."""
    if control.kind == NONE:
        return None
    whole = control._replace(shares=())
    times = [(str(share), _time(whole.sharing(seat, share), seat)) for share in SHARES]
    return choice(say.time_of(seat + 1), f"share:{seat}", times, str(control.share(seat)))


def _time(control: TimeControl, seat: int) -> str:
    return clock_text(-(-control.allowance(seat) // 1000))
