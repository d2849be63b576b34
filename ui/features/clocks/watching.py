"""Clock events at the table: warnings, timeouts, pausing and announcing."""

from __future__ import annotations

from engine.session.clock import Clock, resignation_point
from ui.features.clocks.running import LAST_CALL, pause_clocks
from ui.features.computer import stop
from ui.features.notices import show_notice
from ui.features.play import end, play
from ui.features.playback import continue_game, skip
from ui.messages import Message
from ui.messages.answers import ClockTicked
from ui.messages.table import AnnounceClocks, PageHidden, PauseClocks, ResumeClocks
from ui.panels.clocks import FEW, clocks_run, seconds_left, warned_at
from ui.session.effects import Effect, FinishSearch, PlaySound, Vibrate
from ui.session.model import Change, Model
from ui.session.screen import HELD
from ui.session.session import Session
from ui.storage.seats import people
from ui.words.en.clocks import say

MESSAGES = (PauseClocks, ResumeClocks, PageHidden, AnnounceClocks, ClockTicked)


def update(model: Model, message: Message) -> Change:
    """Update the clock, pause or resume all clocks, or announce the remaining times."""
    session = model.table
    match message:
        case ClockTicked(since) if session.clock and session.clock.since == since:
            return _tick(model, session.clock)
        case PauseClocks() | PageHidden() if (
            clocks_run(session) and not model.screen.dialog and session.kind.local
        ):
            return _pause(model)
        case ResumeClocks() if model.screen.dialog == HELD:
            return continue_game(model.with_dialog(""))
        case AnnounceClocks() if session.clock:
            return model.announce(_remaining_times(session)), ()
    return model, ()


def _pause(model: Model) -> Change:
    """Pause all clocks and computers until a person resumes."""
    if not people(model.table.seats):
        return model, ()
    model, skipped = skip(model)
    if model.screen.dialog:
        return model, skipped
    model, stopped = stop(model)
    return pause_clocks(model), (*skipped, *stopped)


def _remaining_times(session: Session) -> str:
    """Return the remaining time of every player, as sentences."""
    return " ".join(say.has(name, seconds_left(session, seat)) for seat, name in enumerate(session.names))


# --- while a clock runs ------------------------------------------------------------------------------


def _tick(model: Model, clock: Clock) -> Change:
    """Update the clock, warn on low time, and end the game when time runs out."""
    at, seat = model.table.match.cursor, model.table.match.player
    later = clock.read(model.now)
    before, left = clock.left(at, seat)[seat], later.left(at, seat)[seat]
    model = model.with_session(model.table._replace(clock=later))
    if model.table.kind.clock_is_remote():
        return model, ()
    if left <= 0 and (before > 0 or clock.control.strict):
        return _run_out(model, seat)
    if not model.table.persons_turn:
        return model, (FinishSearch(),) if left <= LAST_CALL else ()
    return _warn(model, seat, before, left)


def _warn(model: Model, seat: int, before: int, left: int) -> Change:
    """Warn when time becomes low: once, and then in each of the last seconds."""
    session = model.table
    assert session.clock
    first = warned_at(session.clock.control, seat)
    if before > first >= left:
        several = len(people(session.seats)) > 1
        name = session.names[seat] if several else ""
        return model.announce(say.low(name, -(-left // 1000))), (PlaySound("low"),)
    few = 0 < left <= FEW * 1000 < first and -(-left // 1000) < -(-before // 1000)
    return model, (PlaySound("last"),) if few else ()


def _run_out(model: Model, seat: int) -> Change:
    """Apply a timeout: the seat loses, drops out while others play on, or is only announced."""
    session, words = model.table, say.ran_out(model.table.names[seat])
    alarm: tuple[Effect, ...] = (PlaySound("over"), Vibrate("end"))
    assert session.clock
    if not session.clock.control.strict:
        model, effects = show_notice(model.announce(words), words)
        return model, (*alarm, *effects)
    if session.replica:
        from ui.features.remote.sending import send_timeout

        return send_timeout(model, session.replica, seat)
    dropout = resignation_point(session.match, seat) if session.game.info.resigning else None
    if dropout is None:
        model, effects = end(model, seat, late=True)
        return model, (*alarm, *effects)
    at, resignation = dropout
    before, clock = model.screen.notice, session.clock.all_used(at, seat)
    model = model.with_session(session._replace(match=session.match.goto(at), clock=clock))
    model, effects = play(model, resignation)
    notice = model.screen.notice
    news = notice.words if notice.number != before.number else ""
    model, shown = show_notice(model, f"{words} {news}".strip())
    return model, (*alarm, *effects, *shown)
