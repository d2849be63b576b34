"""The players at the table, one on each line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.contract.picture import Picture
from engine.session.match import Match, new_match
from ui.panels.cards import heading, stack
from ui.panels.clocks import face
from ui.panels.table.values import PlayerLine, TableView
from ui.remembered import remember_last
from ui.session.own_side import own_name
from ui.session.session import Session
from ui.session.views import seat_view
from ui.storage.seats import LEVEL, level_of
from ui.tree import Node, h
from ui.words.en.table import say

ABREAST = 11
"""Maximum length of a word in names, in letters, for two players side by side."""


def player_lines(session: Session) -> tuple[PlayerLine, ...]:
    """Return the current display values of the players."""
    seen, arts = session.picture, _arts(session)
    left = Counter(piece.owner for piece in seen.pieces)
    found = {piece.owner: piece.art for piece in reversed(seen.pieces)}
    stacks = [tray for tray in seen.trays if tray.stack]
    return tuple(
        PlayerLine(
            own_name(session, seat),
            arts.get(seat) or found.get(seat, ""),
            session.to_move == seat,
            left[seat],
            LEVEL[level].title
            if (level := level_of(session.seats[seat])) and not session.kind.scripted
            else "",
            seat in arts and not left[seat],
            (
                *heading(session.orientation.heading(seen.orientations, seat)),
                *(stack(tray) for tray in stacks if tray.owner == seat and tray.items[0][2]),
            ),
            face(session, seat) if session.clock else None,
            session.match.game.words.material,
        )
        for seat in range(len(session.names))
    )


def _arts(session: Session) -> Mapping[int, str]:
    """Return the usual drawing of each owner; an owner with an empty start gets that of a new game."""
    here = _usual_arts(session.picture_at(0))
    return here if len(here) >= len(session.names) else {**_arts_of_new(session.match), **here}


@remember_last
def _arts_of_new(match: Match) -> Mapping[int, str]:
    return _usual_arts(seat_view(new_match(match.game, match.options), 0, None).picture)


@remember_last
def _usual_arts(start: Picture) -> Mapping[int, str]:
    """Return the most frequent drawing of each owner at the start."""
    usual = Counter((piece.owner, piece.art) for piece in start.pieces).most_common()
    return {owner: art for (owner, art), _ in reversed(usual)}


def players_list(view: TableView) -> Node:
    """Return the list of players."""
    words = (word for line in view.players for word in line.name.replace("-", " ").split())
    return h(
        "ul",
        [_player(line) for line in view.players],
        class_="players",
        data_long=any(len(word) > ABREAST for word in words) or None,
        aria_label=say.players,
    )


def _player(line: PlayerLine) -> Node:
    turn = h("span", say.to_move, class_="turn") if line.to_move else None
    level = h("small", line.level) if line.level else None
    words = say.pieces(line.pieces, line.material)
    count = [*line.extra, h("span", words, class_="count", data_count=line.pieces)]
    source = f"assets/pieces/{line.art}.svg"
    piece = h("img", src=source, alt="", width=28, height=28) if line.art else None
    return h(
        "li",
        piece,
        h("span", h("span", line.name, class_="name"), level, class_="who"),
        turn,
        line.clock,
        count,
        class_="on" if line.to_move else "out" if line.out else None,
        aria_current="true" if line.to_move else None,
    )
