"""The command `read`: the contents of a file, without the page. `review` opens files with it, too."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.contract.steps import finish
from engine.contract.values import BadOption, BadPosition
from engine.formats.detection import decoded
from engine.formats.lists import list_games
from engine.formats.untrusted import BadText, player_name, read_json, tidy
from engine.session.backup import LIMIT, games_in_backup, is_backup, read_backup
from engine.session.files import read_names, result_text
from engine.session.link import read_link
from engine.session.match import Match, new_match
from engine.session.narration import ending
from engine.session.position_link import is_position_link, read_position
from engine.session.reading import find_fragment, game_of, is_notation
from engine.session.save import read_save
from engine.session.serialization import Foreign, Unreadable


class BadInput(ValueError):
    """Raised for an unusable argument; the message says which and why."""


class FoundGame(NamedTuple):
    """A game in a file; `match` is None if it cannot be read."""

    match: Match | None
    players: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


def read(args: Namespace) -> None:
    """Print the games of a file, as JSON or a few lines each. Raises `BadInput` if there are none."""
    games = [report_of(found) for found in games_of(Path(args.file))]
    if args.json:
        print(json.dumps(games, indent=1, ensure_ascii=False))
        return
    for number, game in enumerate(games, 1):
        print(_lines(number, game))


def first_game(path: Path) -> Match:
    """Return the first readable game of a file. Raises `BadInput`."""
    return next(found.match for found in games_of(path) if found.match)


def games_of(path: Path) -> list[FoundGame]:
    """Return the games of a file. Raises `BadInput` if none of them, or the file itself, can be read."""
    try:
        with path.open("rb") as file:
            data = file.read(LIMIT + 1)
    except OSError as fault:
        raise BadInput(f"{path} cannot be read: {fault}") from fault
    if len(data) > LIMIT:
        raise BadInput(f"{path} is too large: files of up to {LIMIT:,} bytes can be read")
    try:
        found = list(_games(decoded(data), path.suffix))
    except (Unreadable, BadText, BadPosition, BadOption) as fault:
        raise BadInput(str(fault)) from fault
    if not any(each.match for each in found):
        raise BadInput(next((each.left_out[0] for each in found), "there is no game in this file"))
    return found


def _games(text: str, suffix: str) -> Iterator[FoundGame]:
    """Yield the games of a text: a backup, a saved game, games in a notation, or else a link."""
    if is_backup(text):
        for kept in games_in_backup(read_backup(text)[0]):
            yield _kept(kept.save)
        return
    try:
        yield _saved(text)
    except Foreign as fault:
        if is_notation(text):
            yield from _listed(text, suffix)
        elif link := find_fragment(text):
            yield _linked(link)
        else:
            raise Unreadable(str(fault)) from fault


def _kept(save: str) -> FoundGame:
    try:
        return _saved(save)
    except Unreadable as fault:
        return FoundGame(None, (), (str(fault),))


def _saved(text: str) -> FoundGame:
    shared = read_save(text.lstrip("\ufeff"))
    match = shared.match if shared.match.agreed else shared.match.goto(len(shared.match.log))
    return FoundGame(match, _names(shared.seats, len(match.seats)))


def _names(seats: str, count: int) -> tuple[str, ...]:
    """Return the players' names in the free text of a save."""
    try:
        names = [player_name(str(name)) for _, name in read_json(seats)["seats"]]
    except (ValueError, TypeError, KeyError):
        names = []
    return tuple((names + [""] * count)[:count])


def _listed(text: str, suffix: str) -> Iterator[FoundGame]:
    collection = finish(list_games(text))
    for index in range(len(collection.games)):
        try:
            opened = finish(game_of(collection, index, suffix))
        except Unreadable as fault:
            yield FoundGame(None, (), (str(fault),))
        else:
            yield FoundGame(opened.match, read_names(opened.notation, opened.tags), opened.left_out)


def _linked(fragment: str) -> FoundGame:
    if is_position_link(fragment):
        game, text, options = read_position(fragment)
        return FoundGame(new_match(game, options, text))
    return FoundGame(read_link(fragment).match)


def report_of(found: FoundGame) -> dict[str, Any]:
    """Return the report on a game, as plain data."""
    match = found.match
    lines = match.lines if match else None
    return {
        "game": match.game.info.id if match else "",
        "players": list(found.players or (("",) * len(match.seats) if match else ())),
        "result": result_text(match.outcome) if match else "*",
        "end": ending(match, match.seats) if match else "",
        "plies": len(match.log) if match else 0,
        "start": match.start if match else "",
        "notes": len(lines.notes) + sum(len(branch.notes) for branch in lines.branches) if lines else 0,
        "left_out": list(found.left_out),
    }


def _lines(number: int, game: dict[str, Any]) -> str:
    """Return the report on a game, for people."""
    names = " – ".join(name or "?" for name in game["players"])
    about = f"{game['plies']} plies, {game['notes']} notes"
    start = f", from {game['start']}" if game["start"] else ""
    rows = [f"{number}. {game['game'] or 'not read'}: {names}: {game['result']}, {about}{start}"]
    rows += [f"   {line}" for line in (game["end"], *game["left_out"]) if line]
    return "\n".join(map(tidy_row, rows))


def tidy_row(row: str) -> str:
    """Return a row without characters that would disturb its neighbours in a terminal."""
    return f"{row[: len(row) - len(row.lstrip())]}{tidy(row)}"
