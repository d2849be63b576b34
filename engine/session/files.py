"""Who played, when, and how it ended, in files of PGN and PDN: the tags that both formats have for it.

A list of games, here or in another program, knows a game by them alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.contract.notation import Notation
from engine.contract.values import Outcome
from engine.formats.names import is_date, player_name, tidy
from engine.session.clocks.files import CONTROL, TERMINATION
from engine.session.match import BOTH, Match
from engine.session.serialization import LOSERS, TOLD

Tags: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values of tags."""
RESULT, PLIES = "Result", "PlyCount"
DATE, UNKNOWN_DATE = "Date", "????.??.??"
_USUAL = re.compile(r"|\?|normal|.*resign.*|.*agree.*", re.DOTALL)
"""What the tag Termination says, in small letters, where players have ended a game themselves."""


def tags_of_game(notation: Notation, names: Sequence[str], began: str) -> dict[str, str]:
    """Return the tags that tell who played, and on which day the game began; none for what is not known."""
    told = dict(zip(notation.players, names, strict=True))
    date = {DATE: began} if began != UNKNOWN_DATE else {}
    return {name: value for name, value in told.items() if value} | date


def kept_tags(tags: Mapping[str, str], result: str) -> Tags:
    """Return the tags of a game from a file that are kept, for `with_kept`; a date that is none is not."""
    known = {name: value for name, value in tags.items() if name != DATE or read_date(value) == value}
    return tuple({**known, RESULT: result}.items())


def with_kept(kept: Tags, own: Mapping[str, str], result: str, actions: int) -> dict[str, str]:
    """Return the tags of a game that came from a file: the kept ones, but for what is different by now.

    `own` are those that tell how it is now, `result` and `actions` how it ended and how many it has.
    """
    tags = dict(kept)
    over = tags.get(RESULT) == result
    for name, value in own.items():
        if name == "Event" or (over and name in (TERMINATION, CONTROL)):
            tags.setdefault(name, value)
        elif player_name(tags.get(name, "")) != value:
            tags[name] = value
    if not over and TERMINATION not in own:
        tags.pop(TERMINATION, None)
    if PLIES in tags:
        tags[PLIES] = str(actions)
    return tags


def read_names(notation: Notation, tags: Mapping[str, str]) -> tuple[str, ...]:
    """Return what the players are called, by seat; "" for whom a file does not name."""
    names = (player_name(tags.get(tag, "")) for tag in notation.players)
    return tuple(name if name.strip("?") else "" for name in names)


def read_date(text: str) -> str:
    """Return a date as the tag has it, whose unknown digits are `?`; `UNKNOWN_DATE` for anything else."""
    return text if is_date(text) else UNKNOWN_DATE


def ended_by_file(match: Match, tags: Mapping[str, str], result: str, cut: bool = False) -> Match:
    """Return a match that was read as its file says that it ended: that result stands.

    If the moves do not give it, somebody has resigned, or a draw was agreed on; or else only the file knows.
    Of a game that was `cut`, the moves that ended it are not known.
    """
    if result not in LOSERS or result == result_text(match.outcome):
        return match
    loser, told = LOSERS[result], tidy(tags.get(TERMINATION, ""))
    usual = bool(_USUAL.fullmatch(told.casefold()))
    if usual and not cut and match.log and match.player >= 0 and loser != BOTH:
        return match.agree(loser)
    return match.filed(loser, "" if usual else told[:TOLD])


def result_text(outcome: Outcome | None) -> str:
    """Return a result as notations write it, the points of the first player first."""
    if outcome is None:
        return "*"
    first = outcome.returns[0]
    if max(outcome.returns) < 0:
        return "0-0"
    return "1/2-1/2" if first == 0 else "1-0" if first > 0 else "0-1"
