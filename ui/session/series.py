"""The series that the game at the table belongs to, such as a tournament: results and next game."""

from __future__ import annotations

from engine.contract.series import Result, Series, Standing
from ui.session.session import Session
from ui.storage.facts import facts_of
from ui.storage.facts import title as title_of
from ui.storage.seats import Seats, people, plain_name
from ui.words.en.session import say
from ui.words.en.storage import say as stored


def series_of(session: Session) -> Series | None:
    """Return the series, or None for a single game."""
    return session.game.series(session.match.options)


def results(session: Session) -> tuple[Result, ...]:
    """Return the results of the series' finished games, including this one once it is over."""
    series, past, outcome = series_of(session), session.past, session.match.outcome
    return (*past, series.result(len(past), session.state, outcome)) if series and outcome else past


def next_number(session: Session) -> int | None:
    """Return the number of the next game, from 0; None before the end, or after the last game."""
    series, done = series_of(session), len(results(session))
    return done if series and len(session.past) < done < series.games else None


def seats_of_players(session: Session) -> tuple[int, ...]:
    """Return the seat of each player."""
    series, seats = series_of(session), range(len(session.seats))
    if not series:
        return tuple(seats)
    order = series.seating(len(session.past))
    return tuple(order.index(player) for player in seats)


def players(session: Session) -> Seats:
    """Return the players of the series in their order."""
    return tuple(session.seats[seat] for seat in seats_of_players(session))


def player_names(session: Session) -> list[str]:
    """Return the names of the players, independent of their colours; that of the only person is marked."""
    seated = players(session)
    names = [plain_name(seat, number) for number, seat in enumerate(seated)]
    if len(people(seated)) == 1:
        (own,) = people(seated)
        names[own] = say.own(names[own])
    return names


def game_number(session: Session) -> str:
    """Return the number of this game in the series: "game 2 of 3"; "" for a single game."""
    series = series_of(session)
    return stored.number(len(session.past) + 1, series.games) if series else ""


def ranking(session: Session) -> tuple[Standing, ...]:
    """Return the standings, best first; () for a single game."""
    series = series_of(session)
    return series.standings(results(session)) if series else ()


def winners_words(session: Session) -> str:
    """Return the announcement of the series' winners; "" before its end."""
    series = series_of(session)
    if not series or len(results(session)) < series.games:
        return ""
    names = player_names(session)
    best = [names[row.player] for row in ranking(session) if row.place == 1]
    return say.winners(best, series.title)


def game_name(session: Session) -> str:
    """Return a name for the game at the table: "Chess: Ada (White) – Black"."""
    facts = facts_of(session.match, session.seats, len(session.past))
    return title_of(session.game, facts)
