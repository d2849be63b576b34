"""Seats and marks differ for people with colour vision deficiencies: by contrast, and by shape."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import cast

import pytest

from engine.contract.game import AnyGame
from engine.registry import GAMES
from tests.site.colour_vision import EYES, LUMINANCE, difference
from ui.board.context import Context
from ui.board.paint import COLOURS
from ui.board.pieces import FOLDERS, SETS, set_art
from ui.board.signs import SIGNS

PIECES = Path(__file__).parents[2] / "assets" / "pieces"
LOOKS = (PIECES.parent / "app.css").read_text(encoding="utf-8")
ENOUGH = 20.0
"""Nearly ten times the noticeable difference: distant things on a board are compared from memory."""
GREY_ENOUGH = 9.0
"""The same in grey, where six seats share one dimension: there shape counts, too."""
_FILL = re.compile(r'fill="(#\w{6})"([^>]*)')
_STROKE = re.compile(r'stroke="(#\w{6})"')
KINDS = ("flame", "marble", "home", "goal", "marker-flame", "marker-marble")


def drawing(art: str) -> str:
    return (PIECES / f"{art}.svg").read_text(encoding="utf-8")


def body(art: str) -> str:
    """Return the main colour of a drawing."""
    text = drawing(art)
    if art.startswith("goal"):
        return str(_STROKE.findall(text)[-1])
    return next(str(colour) for colour, more in _FILL.findall(text) if "fill-opacity" not in more)


def outline(art: str) -> str:
    """Return a drawing without its colours."""
    return re.sub(r'(fill|stroke)="#\w+"|(fill-|stroke-)?opacity="[\d.]+"', "", drawing(art))


def seats(game: AnyGame) -> set[tuple[str, str]]:
    """Return the default pieces of each pair of seats of a game."""
    pairs = set()
    for options in game.all_options():
        view = game.view(game.start(options), None)
        usual = Counter((piece.owner, piece.art) for piece in game.picture(view).pieces).most_common()
        arts = {owner: art for (owner, art), _ in reversed(usual)}
        pairs |= set(combinations(sorted(arts.values()), 2))
    return pairs


def too_near(pairs: set[tuple[str, str]]) -> dict[tuple[str, str, str], float]:
    """Return the pairs that are too similar, with the eye and the difference."""
    figures = {(*pair, eye): difference(body(pair[0]), body(pair[1]), eye) for pair in pairs for eye in EYES}
    enough = {eye: GREY_ENOUGH if eye == "grey" else ENOUGH for eye in EYES}
    return {key: figure for key, figure in figures.items() if figure < enough[key[2]]}


def test_the_figures_match_the_papers() -> None:
    assert all(sum(row) == pytest.approx(1, abs=1e-4) for eye in EYES.values() for row in eye), (
        "white stays white"
    )
    assert sum(LUMINANCE) == pytest.approx(1)
    assert difference("#ffffff", "#000000", "usual") == pytest.approx(100, abs=0.01)
    red, green = "#ff0000", "#8f7d00"
    assert difference(red, green, "protanopia") < difference(red, green, "usual") / 2
    assert difference("#808080", "#bb0000", "grey") < difference("#808080", "#bb0000", "usual")


@pytest.mark.parametrize("pieces", SETS)
@pytest.mark.parametrize("name", GAMES)
def test_two_seats_of_a_game_differ_for_every_eye(name: str, pieces: str) -> None:
    pairs = {(set_art(one, pieces), set_art(other, pieces)) for one, other in seats(GAMES[name])}
    assert pairs and too_near(pairs) == {}


@pytest.mark.parametrize("kind", KINDS)
def test_things_of_the_seats_of_a_star_differ_by_colour_for_every_eye_and_by_shape(kind: str) -> None:
    arts = sorted(path.stem for path in PIECES.glob(f"{kind}-*.svg"))
    assert len(arts) >= 5
    assert too_near(set(combinations(arts, 2))) == {}
    shapes = {outline(art) for art in arts}
    assert len(shapes) == len(arts), (
        "a flame's outline, a marble's pattern, a home's hatching, a goal's dashes"
    )


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_sides_of_a_set_differ_by_shape(folder: str) -> None:
    """`e2e/test_settings.py` checks the same on the screen."""
    other = {"dark": "light", "black": "white"}
    for art in FOLDERS[folder]:
        side, _, kind = art.partition("-")
        if side in other:
            assert outline(f"{folder}/{art}") != outline(set_art(f"{other[side]}-{kind}", folder)), art


class Pen:
    """Records the strokes of a mark, without colours and sizes."""

    def __init__(self) -> None:
        self.strokes: list[str] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: self.strokes.append(name)


def strokes(kind: str) -> tuple[str, ...]:
    pen = Pen()
    SIGNS[kind](cast(Context, pen), dict.fromkeys(COLOURS, "#000000"))
    return tuple(pen.strokes)


def sign_colour(kind: str) -> str:
    """Return the colour of a mark by its name among the general colours of the page."""
    name = "why" if kind == "why" else "hint" if kind == "hint" else "last"
    found = re.search(rf"--{name}: (?:(#\w+)|rgb\((\d+) (\d+) (\d+))", LOOKS)
    assert found
    return found[1] or "#" + "".join(f"{int(part):02x}" for part in found.groups()[1:])


def test_signs_differ_by_shape_or_by_colour_for_every_eye() -> None:
    """Only marks visible together: a hint and a reason are not, and `touched` is part of a last move."""
    alike = {pair for pair in combinations(sorted(SIGNS), 2) if strokes(pair[0]) == strokes(pair[1])}
    assert alike == {
        ("between", "between-picked"),  # small and large: a picked one grows
        ("hint", "last-end"),
        ("hint", "why"),
        ("last-end", "why"),
        ("last-start", "touched"),
    }, "if two signs have the same shape now, list them here, and below if their colours must differ"
    for one, other in (("hint", "last-end"), ("last-end", "why")):
        for eye in set(EYES) - {"grey"}:
            assert difference(sign_colour(one), sign_colour(other), eye) >= ENOUGH, (one, other, eye)
