"""Views of a match for one viewer at a place in its log, computed on first use."""

from __future__ import annotations

from functools import cached_property

from engine.contract.language import text_settings
from engine.contract.picture import Picture
from engine.contract.values import CHANCE, AnyView
from engine.session.match import Match
from ui.remembered import remember_last

PLACES = 8
"""Number of views to keep: enough for the start, a position, and the steps of an action."""


class SeatView:
    """The position after `at` actions as `viewer` (a seat, or None for all) sees it, in one language."""

    def __init__(self, match: Match, at: int, viewer: int | None) -> None:
        self.match, self.at, self.viewer = match, at, viewer
        self.voice = text_settings()

    @cached_property
    def view(self) -> AnyView:
        """The viewer's knowledge; after an agreed end, everything."""
        state = self.match.states[self.at]
        if self.match.agreed and self.at == self.match.cursor:
            state = self.match.game.revealed(state)
        return self.match.game.view(state, self.viewer)

    @cached_property
    def picture(self) -> Picture:
        """The picture of the position."""
        return self.match.game.picture(self.view)


_kept: list[SeatView] = []


def seat_view(match: Match, at: int, viewer: int | None) -> SeatView:
    """Return a view; the last few are cached."""
    for found in _kept:
        key = (found.at, found.viewer, found.voice)
        if found.match is match and key == (at, viewer, text_settings()):
            return found
    _kept.insert(0, SeatView(match, at, viewer))
    del _kept[PLACES:]
    return _kept[0]


@remember_last
def study_viewer(match: Match, at: int) -> int | None:
    """Return the seat whose knowledge a study uses: the seat to act.

    Return None (public knowledge) if chance dealt that seat a secret that the position left open, unless
    its decision requires that secret.
    """
    game, state = match.game, match.states[at]
    seat = game.player(state)
    if seat < 0:
        return None
    first = next((index for index in range(at + 1) if match.decider(index) != CHANCE), at)
    dealt = match.log[:first]
    return None if game.redact(dealt, seat) != game.redact(dealt, None) and not game.private(state) else seat


@remember_last
def sees_differently(match: Match, seat: int, viewer: int | None) -> bool:
    """Return True if a seat sees another picture of the current position than the viewer."""
    own, shown = (seat_view(match, match.cursor, each) for each in (seat, viewer))
    return own.picture != shown.picture
