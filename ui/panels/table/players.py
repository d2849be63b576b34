"""The players at the table: those across the board, and the near one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.session.match import new_match
from ui.panels.cards import heading, stack
from ui.panels.clocks import face
from ui.panels.icons import icon
from ui.panels.portraits import SMALL, portrait
from ui.panels.table.values import Opponent, PlayerLine, TableView
from ui.panels.thumb import art_path, usual_arts
from ui.remembered import remember_last
from ui.session.model import Model
from ui.session.moods import mood_of
from ui.session.own_side import name_player, own_name, player_name
from ui.session.session import Session
from ui.storage.seats import LEVEL, given_name, level_of
from ui.tree import Node, h
from ui.words.en.remote import say as remote_words
from ui.words.en.storage import say as stored
from ui.words.en.table import say

if TYPE_CHECKING:
    from engine.contract.game import AnyGame
    from engine.contract.picture import Picture
    from engine.remote.replica import Replica  # loaded for remote games

ABREAST = 11
"""Maximum length of a word in names, in letters, for two players side by side."""
ABREAST_COUNTED = 7
"""The same beside "7 of 9 home"; the computers' names are known to fit."""
ONE_LINE = 18
"""Maximum length of a name, in letters, that stays on one line beside "to move"."""


def player_lines(model: Model) -> tuple[PlayerLine, ...]:
    """Return the current display values of the players."""
    session = model.table
    seen, arts = session.picture, arts_by_seat(session)
    left = Counter(piece.owner for piece in seen.pieces)
    here = {piece.owner: piece.art for piece in reversed(seen.pieces)}
    stacks = [tray for tray in seen.trays if tray.stack]
    captured = _captured(session)
    progress = {
        each.seat: each._replace(warning=name_player(session, each.seat, each.warning))
        for each in seen.progress
    }
    return tuple(
        PlayerLine(
            *_name(session, seat),
            arts.get(seat) or here.get(seat, ""),
            session.to_move == seat,
            left[seat],
            seat in arts and not left[seat],
            (
                *heading(session.orientation.heading(seen.orientations, seat)),
                *(stack(tray) for tray in stacks if tray.owner == seat and tray.items[0][2]),
            ),
            face(session, seat, model.screen.waiting) if session.clock else None,
            session.match.game.words.material,
            captured[seat] if captured else None,
            _opponent(model, seat),
            progress.get(seat),
            _said(model, seat),
        )
        for seat in range(len(session.names))
    )


def _captured(session: Session) -> tuple[Node, ...]:
    """Return the captured pieces of each seat; () in games that do not show them."""
    if not session.game.piece_kinds:
        return ()
    if not session.at:
        return tuple(h("span", class_="captured", key="captured") for _ in session.names)
    from ui.panels.table.captured import captured_nodes

    return captured_nodes(session)


def _name(session: Session, seat: int) -> tuple[str, str]:
    """Return a player's name, and the words below it: the colour of a computer or an online player."""
    if session.main.replica:
        return _remote_name(session, session.main.replica, seat)
    name, colour = player_name(session, seat), session.match.seats[seat]
    if not level_of(session.seats[seat]) or not name:
        shown = own_name(session, seat)
        return shown, "" if colour in shown else colour
    level = LEVEL[level_of(session.seats[seat])].title
    return name, stored.coloured(level, colour) if session.seats[seat].name else colour


def _remote_name(session: Session, replica: Replica, seat: int) -> tuple[str, str]:
    """Return the name of a player of an online game, and the colour unless it stands for the name."""
    device, colour = replica.state.owner(seat), session.match.seats[seat]
    if session.main.seats[seat].name or replica.own is None or device == replica.device:
        name = own_name(session, seat) if device == replica.device else given_name(session.main.seats[seat])
        return name or colour, colour if session.main.seats[seat].name else ""
    return remote_words.friend(device + 1 if len(replica.state.people) > 2 else 0), colour


def _opponent(model: Model, seat: int) -> Opponent | None:
    """Return the mood and the remark of a computer; None for a person, and in a tutorial."""
    session, remark = model.table, model.screen.remark
    level = level_of(session.seats[seat])
    if not level or session.kind.scripted:
        return None
    talks = model.screen.settings.voices
    heard = remark.seat == seat and remark.sitting == session.sitting and session.viewing is None
    return Opponent(level, mood_of(session, seat), remark.words if talks and heard else "", talks)


def _said(model: Model, seat: int) -> str | None:
    """Return the emote of a player of a live game, shown at the first seat of the device; None for others."""
    replica, peers = model.table.main.replica, model.screen.peers
    if replica is None or peers is None or peers.table != replica.state.table.id:
        return None
    owners, said = replica.state.table.owners, peers.said
    if not model.screen.settings.voices or owners.index(owners[seat]) != seat:
        return None
    return said.what if said.device == owners[seat] else ""


def arts_by_seat(session: Session) -> Mapping[int, str]:
    """Return the usual drawing of each owner; an owner with an empty start gets that of a new game."""
    here = _arts(session.picture_at(0))
    match = session.match
    return here if len(here) >= len(session.names) else {**_arts_of_new(match.game, match.options), **here}


@remember_last
def _arts(first: Picture) -> Mapping[int, str]:
    """Return the usual drawing of each owner in a game's first position."""
    return usual_arts(first)


@remember_last
def _arts_of_new(game: AnyGame, options: dict[str, str]) -> Mapping[int, str]:
    """Return the usual drawing of each owner in a new game."""
    return usual_arts(game.picture(game.view(new_match(game, options).states[0], None)))


def near_seat(session: Session) -> int:
    """Return the seat at the bottom of the board as it is turned now."""
    board, bottom = session.geometry.board, session.orientation.bottom
    sides = session.picture.orientations or board.orientations
    seats = range(len(session.names))
    facing = [seat for seat in seats if sides[seat] % board.turns == session.geometry.turn]
    return facing[0] if facing and bottom not in facing else bottom


def far_players(view: TableView) -> Node:
    """Return the list of the players across the board, in the order of play after the near player."""
    return _list((*view.players[view.near + 1 :], *view.players[: view.near]), say.far_players)


def near_player(view: TableView) -> Node:
    """Return the list of the one player at the bottom of the board."""
    return _list((view.players[view.near],), say.near_player)


def _list(lines: Sequence[PlayerLine], label: str) -> Node:
    words = (word for line in lines for word in line.name.replace("-", " ").split())
    counted = any(line.progress and line.note and not line.opponent for line in lines)  # people online
    most = ABREAST_COUNTED if counted else ABREAST
    return h(
        "ul",
        [_player(line) for line in lines],
        class_="players",
        data_long=any(len(word) > most for word in words) or None,
        data_two_lines=any(len(line.name) > ONE_LINE for line in lines) or None,
        aria_label=label,
    )


def _player(line: PlayerLine) -> Node:
    turn = h("span", say.to_move, class_="turn", key="turn") if line.to_move else None
    note = h("small", line.note, aria_hidden="true") if line.note else None
    colour = h("span", f" ({line.note})", class_="visually-hidden") if line.note else None
    count = [*line.extra, line.captured, _count(line)]
    return h(
        "li",
        _face(line),
        h("span", h("span", line.name, colour, class_="name"), note, class_="who"),
        turn,
        line.clock,
        count,
        _emote(line) if line.said is not None else _remark(line),
        class_="on" if line.to_move else "out" if line.out else None,
        aria_current="true" if line.to_move else None,
    )


def _count(line: PlayerLine) -> Node:
    """Return a player's number of pieces, and the progress of a player who can win by counting."""
    words = say.pieces(line.pieces, line.material)
    pieces = h("span", words, class_="count", data_count=line.pieces)
    progress = line.progress
    if not progress:
        return pieces
    warning = h("span", f" {progress.warning}", class_="visually-hidden") if progress.warning else None
    chip = h(
        "span",
        h("span", progress.words, class_="count", data_count=f"{progress.reached}/{progress.goal}"),
        warning,
        class_="progress warning" if warning else "progress",
        title=progress.warning or progress.about or None,
    )
    return h("span", None if progress.all_pieces else pieces, chip, class_="tally")


def _face(line: PlayerLine) -> Node | None:
    """Return a player's piece, in front of the portrait of a computer."""
    piece = (
        h("img", src=art_path(line.art), alt="", width=28, height=28, class_="piece") if line.art else None
    )
    if not line.opponent:
        return h("span", piece, class_="face")
    return h("span", portrait(line.opponent.level, line.opponent.mood, SMALL), piece, class_="face")


def _emote(line: PlayerLine) -> Node:
    """Return the pill with an emote or a nudge; it stays while it is empty, like a bubble."""
    if not line.said:
        return h("span", class_="remark", aria_live="polite")
    speaker = h("span", f"{line.name}: ", class_="visually-hidden")
    words = h("span", speaker, remote_words.signals[line.said], class_="words")
    pill = h("span", icon(line.said), words, class_="emote")
    return h("span", pill, class_="remark", aria_live="polite")


def _remark(line: PlayerLine) -> Node | None:
    """Return the bubble of an opponent; it stays while it is empty, so that screen readers hear changes."""
    if not line.opponent or not line.opponent.talks:
        return None
    speaker = h("span", f"{line.name}: ", class_="visually-hidden")
    bubble = [_face(line), h("span", speaker, line.opponent.remark, class_="bubble")]
    return h("span", bubble if line.opponent.remark else None, class_="remark", aria_live="polite")
