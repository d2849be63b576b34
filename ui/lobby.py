"""The way to the table: choosing a game, setting it up, and sitting down."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.chance import new_rng
from engine.match import Match, new_match
from engine.protocol import FIRST, LOT, Game, Options
from engine.registry import GAMES, find_game
from engine.series import Result
from ui.names import player_name
from ui.seats import LEVEL, Seat, Seats, fitting, people
from ui.state import SETUP, STORED, TABLE, Flash, Setup
from ui.table import Table

if TYPE_CHECKING:
    from ui.controller import App

USUAL_LEVEL = "level2"
"""The computer player that a new game is set up with."""


class Lobby:
    """The way to the table and back."""

    def __init__(self, app: App) -> None:
        self._app = app

    def doings(self) -> dict[str, Callable[[str], None]]:
        """Return what the buttons of the home and set-up screens do, by name."""
        return {
            "home": lambda _: self.go_home(),
            "setup": lambda value: self.set_up(find_game(value)),
            "setup-again": lambda _: self._set_up_again(),
            "quick": self._quick,
            "seat": lambda value: self._change_seat(value, "level"),
            "name": lambda value: self._change_seat(value, "name"),
            "first": self._first,
            "option": self._option,
            "start": lambda _: self._start(),
            "rematch": lambda _: self._rematch(),
        }

    def game(self, game_id: str) -> Game[Any, Any]:
        """Return a game of the registry."""
        return find_game(game_id)

    def go_home(self) -> None:
        """Show the games."""
        self._app.sit(None)
        self._app.hush()
        self._app.set(screen="home", dialog="", setup=None, announcement="")
        self._app.page.leave("")
        self._app.page.top()

    def come_back(self, place: str) -> None:
        """Show what the browser's history says was shown: a stored game, a set-up, or the games."""
        kind, _, name = place.partition("=")
        if kind == STORED:
            self._app.saves.resume(name)
        elif kind in (SETUP, TABLE) and name in GAMES:
            self.set_up(GAMES[name])
        else:
            self.go_home()

    # --- setting up ----------------------------------------------------------------------------------

    def set_up(
        self, game: Game[Any, Any], start: str = "", seats: Seats = (), given: Options | None = None
    ) -> None:
        """Show the set-up of a game; a position to start from settles the options."""
        options = game.settle_at(start, given or {})
        count = len(game.seats(options))
        usual = (Seat(), *[Seat(USUAL_LEVEL)] * (count - 1))
        self._app.sit(None)
        setup = Setup(game.info.id, seats or usual, options, start=start)
        self._app.hush()
        self._app.set(screen="setup", dialog="", setup=setup)
        self._app.page.leave(f"{SETUP}={game.info.id}")
        self._app.page.top()

    def _set_up_again(self) -> None:
        match = self._app.table.match
        self.set_up(match.game, match.start, self._app.contest.players(), match.options)

    @property
    def setup(self) -> Setup:
        """The game that is being set up."""
        assert self._app.ui.setup
        return self._app.ui.setup

    def _change(self, **changes: Any) -> None:
        self._app.set(setup=self.setup._replace(**changes))

    def _quick(self, way: str) -> None:
        count = len(self.setup.seats)
        persons = {"solo": 1, "friends": count, "watch": 0}[way]
        old = self.setup.seats
        level = next((seat.level for seat in old if seat.level), USUAL_LEVEL)
        seats = (Seat("" if i < persons else level, old[i].name if i < persons else "") for i in range(count))
        self._change(seats=tuple(seats))

    def _change_seat(self, value: str, field: str) -> None:
        index, _, text = value.partition("=")
        seats = list(self.setup.seats)
        entered = player_name(text) if field == "name" else text if text in LEVEL else ""
        seats[int(index)] = seats[int(index)]._replace(**{field: entered})
        self._change(seats=tuple(seats))

    def _option(self, value: str) -> None:
        key, _, chosen = value.partition("=")
        game = self.game(self.setup.game)
        options = game.settle_options({**self.setup.options, key: chosen})
        count = len(game.seats(options))
        seats = (*self.setup.seats, *[Seat(USUAL_LEVEL)] * count)[:count]
        first = self.setup.first if self.setup.first in map(str, range(count)) else "0"
        self._change(options=options, seats=seats, first=LOT if self.setup.first == LOT else first)

    def _first(self, value: str) -> None:
        """Choose who begins: by an option of the game, or by who takes the first seat."""
        if FIRST in self.setup.options:
            self._option(f"{FIRST}={value}")
        else:
            self._change(first=value)

    def _start(self) -> None:
        setup = self.setup
        count = len(setup.seats)
        first = new_rng(self._app.seed()).randrange(count) if setup.first == LOT else int(setup.first)
        seats = setup.seats[first:] + setup.seats[:first]
        self.open(new_match(self.game(setup.game), setup.options, setup.start), seats)

    def _rematch(self) -> None:
        """Play the same again: everybody one seat further, or the whole series as it began."""
        match, seats = self._app.table.match, self._app.ui.seats
        series = self._app.contest.series
        seats = self._app.contest.players() if series else seats[1:] + seats[:1]
        self.open(new_match(match.game, match.options, match.start), seats)
        if not series:
            self._tell_seats(match.seats)

    def _tell_seats(self, colours: tuple[str, ...]) -> None:
        """Tell that everybody has another colour now."""
        persons, told = people(self._app.ui.seats), self._app.ui.flash.words
        if len(persons) == 1:
            words = f"You play {colours[min(persons)]} now."
        else:
            more = ", and so on" if len(colours) > 2 else ""
            words = f"Sides are exchanged: who had {colours[1]} has {colours[0]} now{more}."
        self._app.set(announcement=f"{words} {self._app.ui.announcement}")
        self._app.news.say(f"{words} {told}".strip())

    def open(
        self,
        match: Match,
        seats: Seats,
        key: str = "",
        picked: tuple[str, ...] = (),
        past: tuple[Result, ...] = (),
    ) -> None:
        """Put a match on the table; `past` are the results of the games before it in its series.

        What was `picked` counts only if something can be done that begins with it.
        """
        app = self._app
        app.sit(None)
        app.hush()
        past = fitting(match, past)
        app.set(screen="table", dialog="", seats=seats, picked=picked, viewing=None, paused=False, past=past)
        app.set(
            why=None,
            misread="",
            hint=(),
            focus="",
            thinking=None,
            announcement="",
            shown_to=None,
            flash=Flash(),
            showing=None,
        )
        rng = new_rng(app.seed())
        table = Table(app, match.settle(rng), key, rng)
        app.sit(table)
        if not table.goes_on(picked):
            app.set(picked=())
        app.page.leave(f"{STORED}={key}" if key else f"{TABLE}={match.game.info.id}")
        app.page.top()
        app.set(announcement=table.picture().prompt)
        table.begin()
