"""Clock times in PDN and PGN files: two tags, and the time after each move in a comment.

`TimeControl` follows PGN: `300+5` for a whole game, `*120` for an hourglass, `1/30` for each move. Comments
hold `[%clk h:mm:ss]`, the time left after a move, or `[%emt h:mm:ss]`, the time that a move took if each move
has its own. PGN and PDN readers know both.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.contract.variations import Note, Variations, split_note
from engine.session.clock import (
    GAME,
    HOURGLASS,
    MOVE,
    Clock,
    ClockRecord,
    ClockState,
    TimeControl,
    clock_state_after,
    read_control,
    write_control,
)
from engine.session.match import ABANDONED, TIME, TIME_DRAWN, Agreed, Match

CONTROL, TERMINATION = "TimeControl", "Termination"
FORFEIT = "time forfeit"
_CONTROL = re.compile(r"(?P<star>\*)?(?P<one>1/)?(?P<seconds>\d{1,5})(?:\+(?P<added>\d{1,2}))?", re.ASCII)
_TIME = re.compile(r"\[%(clk|emt) (\d{1,3}):(\d\d):(\d\d)(?:\.(\d{1,3}))?\d*\]", re.ASCII)
_TIMES = re.compile(r" ?\[%(?:clk|emt) [^\]]*+\]", re.ASCII)


def tags_of(clock: Clock, match: Match) -> dict[str, str]:
    """Return the tags for the time control and for the way the game ended."""
    kind, seconds, added, _, _ = clock.control
    controls = {
        MOVE: f"1/{seconds}",
        HOURGLASS: f"*{seconds}",
        GAME: f"{seconds}+{added}" if added else f"{seconds}",
    }
    ended = "unterminated"
    if match.outcome:
        left = "abandoned" if match.outcome.reason == ABANDONED else "normal"
        ended = FORFEIT if match.outcome.reason in (TIME, TIME_DRAWN) else left
    return {CONTROL: controls[kind], TERMINATION: ended}


def with_times(clock: Clock, match: Match, lines: Variations) -> Variations:
    """Return the variations, with clock times in the notes on the moves of the game."""
    notes = lines.notes_of(0)
    for index in range(match.cursor):
        if (seat := match.decider(index)) >= 0:
            signs, words = split_note(_TIMES.sub("", notes.get(index + 1, "")).strip())
            command, time = "emt", clock.spent[index]
            if clock.control.kind != MOVE:
                command, time = "clk", clock.states[index + 1].left[seat]
            notes[index + 1] = " ".join(filter(None, (*signs, f"[%{command} {_shown(time)}]", words)))
    return lines._replace(notes=tuple(Note(*note) for note in sorted(notes.items())))


def _shown(milliseconds: int) -> str:
    """Return a time as a clock shows it; a second that has begun counts as whole."""
    minutes, seconds = divmod(-(-max(0, milliseconds) // 1000), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"


# --- reading ---------------------------------------------------------------------------------------------


def ended_on_time(match: Match, tags: Mapping[str, str], result: str) -> Match:
    """Return the match ended on time, if the file says that the seat to move ran out of time."""
    if tags.get(TERMINATION, "").casefold() != FORFEIT or match.player < 0:
        return match
    ended = match.agree(match.player, late=True)
    first = ended.outcome.returns[0] if ended.outcome else 0.0
    return ended if result == {1.0: "1-0", -1.0: "0-1"}.get(first, "1/2-1/2") else match


def read_times(match: Match, tags: Mapping[str, str]) -> ClockRecord | None:
    """Return the clocks of a finished match from a file; None if the file holds no times.

    A game in progress gets no clocks: the file does not say who continues it, or whether they want clocks.
    """
    control, notes = read_tag(tags.get(CONTROL, "")), match.lines.notes_of(0)
    times = {place - 1: found for place, note in notes.items() if (found := _TIME.search(note))}
    if control is None or not match.outcome or not times:
        return None
    state, spent = ClockState(tuple(map(control.allowance, range(len(match.seats))))), []
    for index in range(match.cursor):
        spent.append(_taken(control, state, match, index, times.get(index)))
        state = clock_state_after(control, state, match, index, spent[-1])
    late = isinstance(match.agreed, Agreed) and match.agreed.late
    used = state.left[match.game.player(match.state)] if late else 0
    return ClockRecord(control, tuple(spent), max(0, used))


def _taken(
    control: TimeControl, state: ClockState, match: Match, index: int, recorded: re.Match[str] | None
) -> int:
    """Return the milliseconds that an action took, from the recorded time left or time taken."""
    if recorded is None or (seat := match.decider(index)) < 0:
        return 0
    hours, minutes, seconds = map(int, recorded.group(2, 3, 4))
    shown = ((hours * 60 + minutes) * 60 + seconds) * 1000 + int(f"{recorded[5] or 0:0<3}")
    if recorded[1] == "emt":
        return shown
    return max(0, clock_state_after(control, state, match, index, 0).left[seat] - shown)


def read_tag(text: str) -> TimeControl | None:
    """Return the time control of a tag; None if it cannot be chosen in the app."""
    found = _CONTROL.fullmatch(text.strip())
    if not found or (found["star"] and found["one"]):
        return None
    kind = HOURGLASS if found["star"] else MOVE if found["one"] else GAME
    return read_control(write_control(TimeControl(kind, int(found["seconds"]), int(found["added"] or 0))))
