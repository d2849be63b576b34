"""The table of a series of games: who stands where."""

from __future__ import annotations

from typing import NamedTuple

from ui.tree import Node, h


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


def standings_table(standings: Standings) -> Node:
    """Return the table: a line for each player, a column for each game."""
    title = f"{standings.title.capitalize()}, {standings.game}"
    games = [f"Game {number + 1}" for number in range(standings.games)]
    heads = [h("th", words, scope="col") for words in ("", "Player", *games, "Won", "Total")]
    body = [_row(row, standings.games) for row in standings.rows]
    note = f"★ a game won; the numbers are {standings.unit}."
    return h(
        "section",
        h("table", h("caption", title), h("thead", h("tr", heads)), h("tbody", body)),
        h("p", note, class_="by"),
        h("p", standings.words, class_="result") if standings.words else None,
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
    return h("td", f"{score} ", h("span", "★", role="img", aria_label="won"), class_="won")
