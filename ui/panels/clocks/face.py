"""The clock of a player, and the dialog while all clocks are paused."""

from __future__ import annotations

from ui.panels.clocks.times import FEW, clock_text, going, seconds_left, warned_at
from ui.panels.icons import icon
from ui.panels.parts import dialog, icon_button, over_all
from ui.session.session import Session
from ui.tree import Node, button, h
from ui.words.en.clocks import say


def face(session: Session, seat: int) -> Node:
    """Return a player's remaining time: large, with a sign when it is low."""
    assert session.clock
    left = seconds_left(session, seat)
    runs = session.clock.since is not None and session.match.player == seat
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


def hold_button(session: Session) -> Node | None:
    """Return the button that pauses the clocks, in an unfinished local game with clocks."""
    if session.clock is None or session.match.outcome or not session.kind.local:
        return None
    return icon_button("pause", say.hold, "hold-clocks", off=not going(session), why=say.none_runs)


def held_dialog(session: Session) -> Node:
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
    return over_all(dialog(say.held, body, closes="run-clocks"), "cover")
