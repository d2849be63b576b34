"""Tags for players, date and result that PGN and PDN files share.

A list of games, here or in another program, knows a game by these tags alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from engine.contract.notation import Notation
from engine.contract.values import Outcome
from engine.formats.untrusted import is_date, player_name, tidy
from engine.session.clock_notation import CONTROL, TERMINATION
from engine.session.match import BOTH, Match
from engine.session.serialization import LOSERS, REASON_LIMIT

Tags: TypeAlias = tuple[tuple[str, str], ...]
"""Names and values of tags."""
RESULT, PLIES = "Result", "PlyCount"
DATE, UNKNOWN_DATE = "Date", "????.??.??"
_USUAL = re.compile(r"|\?|normal|.*resign.*|.*agree.*", re.DOTALL)
"""Pattern of `Termination` values, in lower case, for a game that the players ended themselves."""


def tags_of_game(notation: Notation, names: Sequence[str], began: str) -> dict[str, str]:
    """Return the tags for the players and the start date; unknown values get no tag."""
    players = dict(zip(notation.players, names, strict=True))
    date = {DATE: began} if began != UNKNOWN_DATE else {}
    return {name: value for name, value in players.items() if value} | date


def kept_tags(tags: Mapping[str, str], result: str) -> Tags:
    """Return the tags of an imported game to keep for `with_kept`; an invalid date is dropped."""
    known = {name: value for name, value in tags.items() if name != DATE or read_date(value) == value}
    return tuple({**known, RESULT: result}.items())


def with_kept(kept: Tags, own: Mapping[str, str], result: str, actions: int) -> dict[str, str]:
    """Return the tags of an imported game: the kept ones, updated where the game has changed.

    `own` holds the current tags, `result` the current result, and `actions` the number of actions.
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
    """Return the players' names by seat; "" for a seat that the file does not name."""
    names = (player_name(tags.get(tag, "")) for tag in notation.players)
    return tuple(name if name.strip("?") else "" for name in names)


def read_date(text: str) -> str:
    """Return a valid tag date, whose unknown digits are `?`; `UNKNOWN_DATE` for anything else."""
    return text if is_date(text) else UNKNOWN_DATE


def ended_by_file(match: Match, tags: Mapping[str, str], result: str, cut: bool = False) -> Match:
    """Return the match, ended with the result that its file gives.

    If the moves do not give that result, a player has resigned or a draw was agreed; otherwise the end is
    recorded as the file's result. For a game that was `cut`, the moves that ended it are unknown.
    """
    if result not in LOSERS or result == result_text(match.outcome):
        return match
    loser, reason = LOSERS[result], tidy(tags.get(TERMINATION, ""))
    usual = bool(_USUAL.fullmatch(reason.casefold()))
    if usual and not cut and match.log and match.player >= 0 and loser != BOTH:
        return match.agree(loser)
    return match.with_file_result(loser, "" if usual else reason[:REASON_LIMIT])


def result_text(outcome: Outcome | None) -> str:
    """Return a result in notation, with the points of the first player first."""
    if outcome is None:
        return "*"
    first = outcome.returns[0]
    if max(outcome.returns) < 0:
        return "0-0"
    return "1/2-1/2" if first == 0 else "1-0" if first > 0 else "0-1"
