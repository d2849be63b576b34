"""The series that the game at the table is part of, such as a tournament: its standings, its next game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.match import listed, new_match
from engine.series import Result, Series
from ui.panels.standings import Row, Standings
from ui.seats import Seats, named, plain_name

if TYPE_CHECKING:
    from ui.controller import App


class Contest:
    """What the app knows of a series. Results of games before this one are in `Ui.past`, and in the save."""

    def __init__(self, app: App) -> None:
        self._app = app

    @property
    def series(self) -> Series | None:
        """The series, or None for a single game."""
        match = self._app.table.match
        return match.game.series(match.options)

    @property
    def number(self) -> int:
        """Which game of the series this is, from 0."""
        return len(self._app.ui.past)

    def results(self) -> tuple[Result, ...]:
        """Return how the games ended, this one too once it is over."""
        match, past = self._app.table.match, self._app.ui.past
        if not self.series or not match.outcome:
            return past
        return (*past, self.series.result(self.number, match.state, match.outcome))

    @property
    def next_number(self) -> int | None:
        """The number of the game that comes next, from 0; None before this one is over, or after the last."""
        done = len(self.results())
        more = self.series and self.number < done < self.series.games
        return done if more else None

    def players(self) -> Seats:
        """Return who takes part, in the order of the players."""
        seats = self._app.ui.seats
        if not self.series:
            return seats
        order = self.series.seating(self.number)
        return tuple(seats[order.index(player)] for player in range(len(seats)))

    def seats(self) -> Seats:
        """Return who sits where; in a series, where colours change hands, everybody with a name."""
        return named(self._app.table.match, self._app.ui.seats, self._app.ui.past)

    def go_on(self) -> None:
        """Begin the next game of the series."""
        match, number = self._app.table.match, self.next_number
        if self.series and number is not None:
            players, past = self.players(), self.results()
            seats = tuple(players[player] for player in self.series.seating(number))
            self._app.lobby.open(new_match(match.game, match.options), seats, past=past)

    def title(self) -> str:
        """Return which game of the series this is: "game 2 of 3"; "" for a single game."""
        return f"game {self.number + 1} of {self.series.games}" if self.series else ""

    def standings(self) -> Standings | None:
        """Return the table of the series, or None for a single game."""
        series, results = self.series, self.results()
        if not series:
            return None
        names = self._names()
        rows = tuple(
            Row(
                place.place,
                names[place.player],
                tuple((result.scores[place.player], result.winner == place.player) for result in results),
                place.wins,
                place.total,
            )
            for place in series.standings(results)
        )
        return Standings(series.title, self.title(), series.unit, series.games, rows, self.words())

    def words(self) -> str:
        """Return who has won the series; "" before its end."""
        series, results = self.series, self.results()
        if not series or len(results) < series.games:
            return ""
        names = self._names()
        best = [names[row.player] for row in series.standings(results) if row.place == 1]
        verb = "wins" if len(best) == 1 else "share"
        return f"{listed(best)} {verb} the {series.title}."

    def _names(self) -> list[str]:
        return [plain_name(seat, i) for i, seat in enumerate(self.players())]
