"""Shared parts of links and saves: contents, errors, and the texts of ends outside the rules.

Both are validated first: size, version, game, checksum, and then every action by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.session.match import BOTH, Agreed, FileResult, Match
from engine.session.words.en import say

PLAYERS = (0, 1)
LOSERS: Mapping[str, int | None] = {"1-0": 1, "0-1": 0, "1/2-1/2": None, "0-0": BOTH}
"""The seat that lost, by the results in files; the first number belongs to the first seat."""
_RESULT = {loser: result for result, loser in LOSERS.items()}
REASON_LIMIT = 200
"""Maximum length of a file's text about the end, in characters."""


class Unreadable(ValueError):
    """Raised for a text that is no valid save or link. The message says why and what to do."""


class Foreign(Unreadable):
    """Raised for a text that is not from this app at all: it may be a game in another format."""


class Shared(NamedTuple):
    """Contents of a link or a save: the match, and the caller's free text about the seats."""

    match: Match
    seats: str


def by_rules(game: AnyGame, version: object) -> AnyGame:
    """Return the game by one version of its rules. Raises `Unreadable` if it has no such version."""
    found = game.with_rules_version(version)
    if found is None:
        raise Unreadable(say.other_rules(game.info.title))
    return found


def options_text(match: Match) -> str:
    """Return the options that differ from the defaults: "set=duel;first=1"."""
    defaults = match.game.settle_options({})
    return ";".join(f"{key}={value}" for key, value in match.options.items() if value != defaults[key])


def agreed_text(agreed: Agreed | FileResult | None) -> str:
    """Return an end outside the rules: "", "draw", "resign 1", "time 1", "abandon 1" or "file 1-0 …"."""
    if agreed is None:
        return ""
    if isinstance(agreed, FileResult):
        return f"file {_RESULT[agreed.loser]} {agreed.reason}"
    seat, late, abandoned = agreed
    return "draw" if seat is None else f"{'time' if late else 'abandon' if abandoned else 'resign'} {seat}"


def read_agreed(match: Match, text: str) -> Match:
    """Return the match ended as `agreed_text` says. Raises `ValueError`."""
    if text.startswith("file "):
        _, result, reason = text.split(" ", 2)
        if result not in LOSERS or len(match.seats) != len(PLAYERS):
            raise ValueError("no such result")
        return match.with_file_result(LOSERS[result], reason[:REASON_LIMIT])
    if text in ("", "draw"):
        return match.agree() if text else match
    word, seat = text.split(" ")
    if word not in ("resign", "time", "abandon") or not 0 <= int(seat) < len(match.seats):
        raise ValueError("no such seat")
    return match.agree(int(seat), late=word == "time", abandoned=word == "abandon")
