"""Who played, when, and how it ended, in files of PGN and PDN: the tags that both formats have for it.

A list of games, here or in another program, knows a game by them alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.contract.notation import Notation
from engine.formats.names import player_name
from engine.session.clocks.files import TERMINATION
from engine.session.match import Match

DATE, UNKNOWN_DATE = "Date", "????.??.??"
_DATE = re.compile(r"[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}")
_RESIGNED = {"1-0": 1, "0-1": 0}
"""The seat that has given up where the moves do not say why it has lost."""
_USUAL = re.compile(r"|\?|normal|.*resign.*|.*agree.*", re.DOTALL)
"""What the tag Termination says, in small letters, where players have ended a game themselves."""


def tags_of_game(notation: Notation, names: Sequence[str], began: str) -> dict[str, str]:
    """Return the tags that tell who played, and on which day the game began; none for what is not known."""
    told = dict(zip(notation.players, names, strict=True))
    date = {DATE: began} if began != UNKNOWN_DATE else {}
    return {name: value for name, value in told.items() if value} | date


def read_names(notation: Notation, tags: Mapping[str, str]) -> tuple[str, ...]:
    """Return what the players are called, by seat; "" for whom a file does not name."""
    names = (player_name(tags.get(tag, "")) for tag in notation.players)
    return tuple(name if name.strip("?") else "" for name in names)


def read_date(text: str) -> str:
    """Return a date as the tag has it, whose unknown digits are `?`; `UNKNOWN_DATE` for anything else."""
    return text if _DATE.fullmatch(text) else UNKNOWN_DATE


def ended_by_players(match: Match, tags: Mapping[str, str], result: str) -> Match:
    """Return a match that was read as it ended, if a file has a result and the moves do not give one.

    Then somebody has resigned, or a draw was agreed on. A game that ended in another way that a save has no
    word for, such as a referee's verdict, stays open.
    """
    if match.player < 0 or not _USUAL.fullmatch(tags.get(TERMINATION, "").casefold()):
        return match
    if result == "1/2-1/2":
        return match.agree()
    return match.agree(_RESIGNED[result]) if result in _RESIGNED else match
