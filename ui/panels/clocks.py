"""The clocks: time controls before a game, the clock of each player, and the pause dialog."""

from __future__ import annotations

from engine.session.clock import GAME, INCREMENTS, NONE, ON_TIMEOUT, SECONDS, SHARES, TimeControl
from ui.panels.icons import icon
from ui.panels.parts import Pick, dialog, icon_button, picks, stepper, with_shade
from ui.session.remote.peers import Waiting
from ui.session.session import Session
from ui.tree import Node, button, h
from ui.words.en.clocks import say

LOW = 10_000
"""Remaining milliseconds for the warning; half of the whole time if that is less."""
NO_WAIT = Waiting()
FEW = 3
"""The last seconds, each with a sound."""


def clocks_run(session: Session) -> bool:
    """Return True if clocks run: in an unfinished game, from the first decision on."""
    clock, match = session.clock, session.match
    return clock is not None and match.player >= 0 and clock.begun(match.cursor)


def warned_at(control: TimeControl, seat: int) -> int:
    """Return the remaining milliseconds at which a seat is warned."""
    return min(LOW, control.allowance(seat) // 2)


def seconds_left(session: Session, seat: int, late: int = 0) -> int:
    """Return the seconds a seat has at the shown place in the log; negative if time ran out.

    `late` milliseconds more have passed than the clock has counted.
    """
    assert session.clock
    match = session.match
    if session.viewing is not None:
        left = session.clock.states[session.viewing].left
    else:
        left = session.clock.left(match.cursor, match.game.player(match.state))
    strict = session.clock.control.strict and late
    return -(-(max(0, left[seat] - late) if strict else left[seat] - late) // 1000)


def clock_text(seconds: int) -> str:
    """Return seconds as a clock shows them: "9:05", "1:10:00"; with a minus if the time is up."""
    minutes, rest = divmod(abs(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    shown = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return f"−{shown}" if seconds < 0 else shown


def face(session: Session, seat: int, waiting: Waiting = NO_WAIT) -> Node:
    """Return a player's remaining time: large, with a sign when it is low.

    While a device owes another part than a move, its player's clock runs only in the display.
    """
    assert session.clock
    late = waiting.shown if waiting.seat == seat and session.viewing is None else 0
    left = seconds_left(session, seat, late)
    runs = late > 0 or (session.clock.since is not None and session.match.player == seat)
    low = left * 1000 <= warned_at(session.clock.control, seat)
    sign = icon("flag" if left <= 0 else "hourglass") if low else None
    looks = {"runs": runs, "low": low, "last": runs and 0 < left <= FEW, "up": left <= 0}
    return h(
        "span",
        sign,
        h("span", clock_text(left)),
        class_=" ".join(["clock", *(name for name, on in looks.items() if on)]),
        role="timer",
        aria_label=say.left(left),
    )


def agreed(session: Session) -> str:
    """Return the time control as a phrase; "" in a game without clocks."""
    if session.clock is None:
        return ""
    control = session.clock.control
    return say.agreed(control.kind, control.seconds, control.increment)


def pause_button(session: Session) -> Node | None:
    """Return the button that pauses the clocks, in an unfinished local game with clocks."""
    if session.clock is None or session.match.outcome or not session.kind.local:
        return None
    return icon_button("pause", say.hold, "hold-clocks", off=not clocks_run(session), why=say.none_runs)


def pause_dialog(session: Session) -> Node:
    """Return the remaining times on a screen that shows nothing else."""
    rows = [
        h("div", h("dt", name), h("dd", face(session, seat)), class_="held-row")
        for seat, name in enumerate(session.names)
    ]
    answers = h(
        "div",
        button(say.go_on, "run-clocks", class_="primary"),
        button(say.all_games, "home"),
        class_="row",
    )
    body = [h("p", agreed(session)), h("p", say.stand_still), h("dl", rows, class_="held"), answers]
    return with_shade(dialog(say.held, body, closes="run-clocks"), "cover")


def clock_fields(control: TimeControl) -> Node:
    """Return the choice of a clock, and the fields of its options."""
    kinds = [Pick(kind, say.kinds[kind]) for kind in (NONE, *SECONDS)]
    fields = [picks(say.clock, "clock:kind", kinds, control.kind, say.kind_help[control.kind])]
    if control.kind != NONE:
        lengths = [(str(each), say.lasting(each)) for each in SECONDS[control.kind]]
        fields.append(stepper(say.how_long[control.kind], "clock:seconds", lengths, str(control.seconds)))
    if control.kind == GAME:
        added = [(str(each), say.added(each)) for each in INCREMENTS]
        fields.append(stepper(say.increment, "clock:increment", added, str(control.increment)))
    if control.kind != NONE:
        falls = [Pick(fall, say.falls[fall]) for fall in ON_TIMEOUT]
        fields.append(picks(say.fall, "clock:fall", falls, control.fall))
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
    times = [(str(share), _time(whole.sharing(seat, share), seat)) for share in reversed(SHARES)]
    return stepper(say.time_of(seat + 1), f"share:{seat}", times, str(control.share(seat)))


def _time(control: TimeControl, seat: int) -> str:
    return clock_text(-(-control.allowance(seat) // 1000))
