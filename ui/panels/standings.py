"""The table of standings in a series of games."""

from __future__ import annotations

from typing import NamedTuple

from ui.session.series import game_number, player_names, ranking, results, series_of, winners_words
from ui.session.session import Session
from ui.tree import Node, h
from ui.words.en.parts import say


class Row(NamedTuple):
    """A player in the table."""

    place: int
    name: str
    games: tuple[tuple[int, bool], ...]
    """For each finished game: the score, and True if it was won."""
    wins: int
    total: int


class Standings(NamedTuple):
    """Standings of a series."""

    title: str
    """Name of the series: "tournament"."""
    game: str
    """Name of the current game: "game 2 of 3"."""
    unit: str
    """Unit of the scores."""
    games: int
    """Number of games in the series."""
    rows: tuple[Row, ...]
    """Rows, best first."""
    words: str
    """Winner of the series, or ""."""


def standings(session: Session) -> Standings | None:
    """Return the standings of the current series, or None for a single game."""
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
        for place in ranking(session)
    )
    return Standings(
        series.title, game_number(session), series.unit, series.games, rows, winners_words(session)
    )


def standings_table(table: Standings) -> Node:
    """Return the table: a row for each player, a column for each game."""
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
