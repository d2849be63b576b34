"""The code that shows a game on another page: an `<iframe>` with the positions in its address.

The page in it, `embed.html`, needs no Python. Its script, `assets/embed.js`, reads what `embed_data` writes.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator
from html import escape
from itertools import chain
from typing import Any

from engine.contract.language import current_language
from engine.contract.picture import Picture
from engine.session.narration import result_words
from ui.board.drawing import (
    PIECE,
    Caption,
    Frame,
    Line,
    Mark,
    Plate,
    Rod,
    Sprite,
    Thing,
    Tile,
    Trail,
    board_scene,
    ground_scene,
    pieces_scene,
)
from ui.board.marks import Marks
from ui.board.strokes import num
from ui.panels.cells import cell_names
from ui.panels.clips.frames import clip_moves, move_words, picture_at, resting_scene
from ui.session.clips import ClipPlan
from ui.session.model import Model
from ui.words.en.parts import say as parts

PAGE = "embed.html"
FRAGMENT = "embed="
WIDTH = 400
"""Width of the frame, in pixels."""
ROOM, ROOM_ALONE = 176, 126
"""Height of all but the board and the lines of text, in pixels: with moves, and for a single position."""
LINE = 22
"""Height of a line of text, in pixels."""
LETTERS, MOST_LINES = 50, 5
"""Number of letters in a line, and the maximum number of lines for a move."""
MOST_MOVES = 300
"""Maximum number of log entries on another page: addresses have limits."""
Shape = list[Any]
"""A drawing by number with its place and perhaps its size, or a kind with numbers or a path."""


def embed_plan(model: Model) -> ClipPlan:
    """Return the content: the moves up to the shown position; none if there are secrets, or too many."""
    session, settings = model.table, model.screen.settings
    moves = () if model.screen.links.secret else clip_moves(session, None)
    kept = moves if len(moves) <= MOST_MOVES else ()
    return ClipPlan(session, kept, False, False, settings.coordinates, settings.lettered)


def embed_code(plan: ClipPlan, link: str, address: str) -> str:
    """Return the code; `address` is the app's own."""
    session, data = plan.session, embed_data(plan, link)
    folder = address.partition("#")[0].partition("?")[0].removesuffix("index.html")
    title = f"{session.game.info.title}: {_players(plan)}"
    texts = LINE * (bool(data["result"]) + data["lines"])
    high = round(WIDTH * session.geometry.height / session.geometry.width) + texts
    return (
        f'<iframe src="{escape(folder)}{PAGE}#{FRAGMENT}{packed(data)}" title="{escape(title)}" '
        f'width="{WIDTH}" height="{high + (ROOM if plan.moves else ROOM_ALONE)}" loading="lazy" '
        'allow="clipboard-write" style="border:0;max-width:100%"></iframe>'
    )


def packed(data: Any) -> str:
    """Return data as a part of an address: JSON, compressed."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    return urlsafe_b64encode(squeeze.compress(text.encode()) + squeeze.flush()).decode().rstrip("=")


def embed_data(plan: ClipPlan, link: str) -> dict[str, Any]:
    """Return the data of the page: the board, and each position with its move."""
    session = plan.session
    geometry, game = session.geometry, session.game
    drawings: dict[str, int] = {}
    scene = board_scene(geometry, plan.coordinates, plan.lettered)
    positions = list(_positions(plan, drawings))
    outcome = session.match.outcome if session.at == session.match.cursor else None
    return {
        "language": current_language(),
        "theme": game.info.cover.theme,
        "game": game.info.title,
        "players": _players(plan),
        "result": result_words(outcome, tuple(session.names), game.words) if outcome else "",
        "link": link,
        "size": [round(geometry.width, 2), round(geometry.height, 2)],
        "board": list(_board_shapes(scene)),
        "labels": [[*_short(each.x, each.y), each.text, each.place] for each in _captions(scene)],
        "frames": positions,
        "lines": _lines(positions),
        "drawings": list(drawings),
    }


def _players(plan: ClipPlan) -> str:
    return " – ".join(plan.session.names)


# --- positions ---------------------------------------------------------------------------------------


Position = tuple[str, str, list[Shape], str]
"""The move that led there, its sentence, the things on the board, and the names of the occupied cells."""


def _positions(plan: ClipPlan, drawings: dict[str, int]) -> Iterator[Position]:
    """Yield the positions; without moves, only the shown one, as everybody may see it."""
    session, geometry = plan.session, plan.session.geometry
    if not plan.moves:
        match = session.match
        seen = match.game.picture(match.game.view(match.states[session.at], None))
        things = [*ground_scene(geometry, seen), *pieces_scene(geometry, seen, {})]
        yield "", "", _shapes(things, drawings), _names(plan, seen)
        return
    begun = [(plan.moves[0].first, "", "")]
    for at, name, words in begun + [(move.stop, move_words(move), move.logged.words) for move in plan.moves]:
        seen = picture_at(plan, at)
        shapes = _shapes(resting_scene(plan, at, seen), drawings)
        yield name, "" if words == name else words, shapes, _names(plan, seen)


def _lines(positions: Iterable[Position]) -> int:
    """Return the number of lines that the longest move takes."""
    longest = max(len(name) + len(words) for name, words, _, _ in positions)
    return min(-(-longest // LETTERS), MOST_LINES)


def _names(plan: ClipPlan, seen: Picture) -> str:
    """Return the name of each cell with something on it, one a line, without homes and goals."""
    session, words = plan.session, plan.session.game.words
    seen = seen._replace(grounds=tuple(ground for ground in seen.grounds if ground.owner < 0))
    names = cell_names(session.geometry, seen, Marks(), words, session.match.seats)
    return "\n".join(name for spot, name in names.items() if name != f"{words.spot(spot)}, {parts.empty}")


# --- shapes ------------------------------------------------------------------------------------------


def _shapes(things: Iterable[Thing], drawings: dict[str, int]) -> list[Shape]:
    """Return the shapes of the things on the board, the lowest first; new drawings get numbers."""
    return [shape for thing in things for shape in _shapes_of(thing, drawings)]


def _shapes_of(thing: Thing, drawings: dict[str, int]) -> Iterator[Shape]:
    match thing:
        case Sprite():
            for art in (thing.art, *thing.badges):
                place = [drawings.setdefault(art, len(drawings)), *_short(thing.x, thing.y - thing.lift)]
                yield place if thing.size == PIECE else [*place, *_short(thing.size)]
        case Rod(start, end, owner):
            yield [f"wall-{owner}", *_short(*start, *end)]
        case Mark(x, y, kind, alpha):
            yield [kind, *_short(x, y, alpha)]
        case Trail(points, _, alpha):
            yield ["arrow", *_short(alpha, *chain.from_iterable(points))]


def _board_shapes(scene: Iterable[Thing]) -> Iterator[Shape]:
    """Yield the shapes of the empty board."""
    tiles: dict[str, list[str]] = {}
    for thing in scene:
        match thing:
            case Frame():
                yield ["frame"]
            case Plate(points):
                yield ["plate", f"{_path(points)}Z"]
            case Line(points):
                yield ["line", _path(points)]
            case Tile(x, y, "hole"):
                tiles.setdefault("hole", []).append(
                    f"M{num(x)} {num(y)}m-.2 0a.2 .2 0 1 0 .4 0a.2 .2 0 1 0-.4 0"
                )
            case Tile(x, y, shade):
                tiles.setdefault(shade, []).append(f"M{num(x - 0.5)} {num(y - 0.5)}h1v1h-1z")
    for shade, paths in tiles.items():
        yield [f"shade-{shade}", "".join(paths)]


def _captions(scene: Iterable[Thing]) -> list[Caption]:
    return [thing for thing in scene if isinstance(thing, Caption)]


def _path(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)


def _short(*numbers: float) -> list[float]:
    """Return numbers with two digits after the point, whole ones as integers."""
    short = [round(number, 2) for number in numbers]
    return [int(number) if number == int(number) else number for number in short]
