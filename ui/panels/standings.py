"""The table of a series of games: who stands where."""

from __future__ import annotations

from typing import NamedTuple

from ui.session.series import places, player_names, results, series_of, title, winners_words
from ui.session.session import Session
from ui.tree import Node, h
from ui.words.en.parts import say


class Row(NamedTuple):
    """A player in the table."""

    place: int
    name: str
    games: tuple[tuple[int, bool], ...]
    """For each game that is over: the score, and whether it was won."""
    wins: int
    total: int


class Standings(NamedTuple):
    """How a series stands."""

    title: str
    """What the series is called: "tournament"."""
    game: str
    """Which game this is: "game 2 of 3"."""
    unit: str
    """What the scores count."""
    games: int
    """How many games the series has."""
    rows: tuple[Row, ...]
    """The best first."""
    words: str
    """Who has won the series, or ""."""


def standings(session: Session) -> Standings | None:
    """Return how the series stands that a game is part of, or None for a single game."""
    series = series_of(session)
    if not series:
        return None
    names, done = player_names(session), results(session)
    rows = tuple(
        Row(
            place.place,
            names[place.player],
            tuple((result.scores[place.player], result.winner == place.player) for result in done),
            place.wins,
            place.total,
        )
        for place in places(session)
    )
    return Standings(series.title, title(session), series.unit, series.games, rows, winners_words(session))


def standings_table(table: Standings) -> Node:
    """Return the table: a line for each player, a column for each game."""
    caption = say.caption(table.title, table.game)
    games = [say.game(number + 1) for number in range(table.games)]
    heads = [h("th", words, scope="col") for words in ("", say.player, *games, say.won, say.total)]
    body = [_row(row, table.games) for row in table.rows]
    note = say.unit(table.unit)
    return h(
        "section",
        h("table", h("caption", caption), h("thead", h("tr", heads)), h("tbody", body)),
        h("p", note, class_="by"),
        h("p", table.words, class_="result") if table.words else None,
        class_="standings",
    )


def _row(row: Row, games: int) -> Node:
    scores = [
        _score(*row.games[number]) if number < len(row.games) else h("td", "–") for number in range(games)
    ]
    ends = [h("td", str(row.wins)), h("td", str(row.total))]
    return h("tr", h("td", f"{row.place}."), h("th", row.name, scope="row"), scores, ends)


def _score(score: int, won: bool) -> Node:
    if not won:
        return h("td", str(score))
    return h("td", f"{score} ", h("span", "★", role="img", aria_label=say.won_score), class_="won")
