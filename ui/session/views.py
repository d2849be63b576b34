"""Views of positions for one viewer, computed on first use."""

from __future__ import annotations

from functools import cached_property

from engine.contract.game import AnyGame
from engine.contract.language import text_settings
from engine.contract.picture import Picture
from engine.contract.values import CHANCE, AnyState, AnyView
from engine.session.match import Match
from ui.remembered import remember_last

PLACES = 8
"""Number of views to keep: enough for the start, a position, and the steps of an action."""


class SeatView:
    """A position as `viewer` (a seat, or None for all) sees it, in one language.

    After an agreed end the viewer knows everything.
    """

    def __init__(self, game: AnyGame, state: AnyState, viewer: int | None, agreed: bool) -> None:
        self._game, self._state, self._viewer, self._agreed = game, state, viewer, agreed
        self._settings = text_settings()

    def shows(self, game: AnyGame, state: AnyState, viewer: int | None, agreed: bool) -> bool:
        """Return True if this is that view, in the present language."""
        same = game is self._game and state is self._state
        rest = (self._viewer, self._agreed, self._settings)
        return same and rest == (viewer, agreed, text_settings())

    @cached_property
    def view(self) -> AnyView:
        """The viewer's knowledge."""
        state = self._game.revealed(self._state) if self._agreed else self._state
        return self._game.view(state, self._viewer)

    @cached_property
    def picture(self) -> Picture:
        """The picture of the position."""
        return self._game.picture(self.view)


_kept: list[SeatView] = []


def seat_view(match: Match, at: int, viewer: int | None) -> SeatView:
    """Return the view of a place in a match's log; the last few are cached.

    Without hidden information all viewers share one.
    """
    game = match.game
    seat = viewer if game.info.hidden else None
    wanted = (game, match.states[at], seat, bool(match.agreed) and at == match.cursor)
    found = next((each for each in _kept if each.shows(*wanted)), None)
    if not found:
        found = SeatView(*wanted)
        _kept.insert(0, found)
        del _kept[PLACES:]
    return found


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
