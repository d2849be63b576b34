"""What a pair of eyes sees of a match at a place in its log, worked out when it is first asked for."""

from __future__ import annotations

from functools import cached_property

from engine.contract.language import text_settings
from engine.contract.picture import Picture
from engine.contract.values import CHANCE, AnyView
from engine.session.match import Match
from ui.remembered import remember_last

PLACES = 8
"""How many sights are kept: a start, a position, and what a few actions lead from and to."""


class Sight:
    """The position after `at` actions, as `viewer` (a seat, or None for all) sees it, told in one voice."""

    def __init__(self, match: Match, at: int, viewer: int | None) -> None:
        self.match, self.at, self.viewer = match, at, viewer
        self.voice = text_settings()

    @cached_property
    def view(self) -> AnyView:
        """What the viewer may know; after an agreed end, everything."""
        state = self.match.states[self.at]
        if self.match.agreed and self.at == self.match.cursor:
            state = self.match.game.revealed(state)
        return self.match.game.view(state, self.viewer)

    @cached_property
    def picture(self) -> Picture:
        """What the position looks like."""
        return self.match.game.picture(self.view)


_kept: list[Sight] = []


def sight(match: Match, at: int, viewer: int | None) -> Sight:
    """Return what is seen; the last few answers are remembered."""
    for found in _kept:
        seen = (found.at, found.viewer, found.voice)
        if found.match is match and seen == (at, viewer, text_settings()):
            return found
    _kept.insert(0, Sight(match, at, viewer))
    del _kept[PLACES:]
    return _kept[0]


@remember_last
def student(match: Match, at: int) -> int | None:
    """Return whose eyes somebody has who studies a position: those of the seat to decide.

    What chance has dealt to that seat in secret, for the position left it open, is not looked at: then it is
    everybody's (None), but for a choice that nobody could make without looking.
    """
    game, state = match.game, match.states[at]
    seat = game.player(state)
    if seat < 0:
        return None
    first = next((index for index in range(at + 1) if match.decider(index) != CHANCE), at)
    dealt = match.log[:first]
    return None if game.redact(dealt, seat) != game.redact(dealt, None) and not game.private(state) else seat


@remember_last
def differs(match: Match, seat: int, viewer: int | None) -> bool:
    """Whether a seat sees another picture of the game as it stands than the viewer."""
    mine, shown = (sight(match, match.cursor, eyes) for eyes in (seat, viewer))
    return mine.picture != shown.picture
