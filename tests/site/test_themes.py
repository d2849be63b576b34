"""Themes: each game has one, with enough contrast by day and by night."""

import re
from itertools import product
from pathlib import Path

import pytest

from engine.registry import GAMES, INFOS
from ui.board.material import MOTIFS
from ui.board.paint import SIDE_RIM
from ui.board.pieces import SETS
from ui.session import settings

ASSETS = Path(__file__).resolve().parents[2] / "assets"
LOOKS, THEMES = ((ASSETS / f"{name}.css").read_text() for name in ("app", "themes"))
NAMES = sorted({info.cover.theme for info in INFOS.values()})
BOARDS = [name for name in settings.BOARDS if name != "mood"]
TIMES = [*product([*NAMES, *BOARDS], ("day", "night")), ("contrast", "night")]
"""High contrast is a theme of its own, and a dark one. Boards may have colours outside every theme."""
_COLOUR = re.compile(r"--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));")


def blocks(css: str) -> dict[str, str]:
    return dict(re.findall(r"^([^\n@/][^\n{]*) \{(.*?)^\}", css, re.DOTALL | re.MULTILINE))


def colours(css: str, time: str) -> dict[str, str]:
    rows = _COLOUR.findall(css)
    return {name: both or (day if time == "day" else night) for name, day, night, both in rows}


def palette(theme: str, time: str) -> dict[str, str]:
    """Return all colours of a theme: the general ones, and its own."""
    wanted = [
        block
        for selector, block in blocks(THEMES).items()
        if ":root," in selector or f'"{theme}"' in selector
    ]
    general = next(block for selector, block in blocks(LOOKS).items() if selector == ":root")
    return {**colours(general, time), **{k: v for block in wanted for k, v in colours(block, time).items()}}


def brightness(colour: str) -> float:
    """Return the relative luminance of WCAG 2.2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2.2, from 1 to 21."""
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("theme", "time"), TIMES)
def test_text_has_enough_contrast(theme: str, time: str) -> None:
    has = palette(theme, time)
    pairs = [
        (name, ground) for name in ("ink", "soft", "accent", "good", "warn") for ground in ("paper", "sheet")
    ]
    pairs += [("on-accent", "accent"), ("board-label", "board-frame"), ("board-number", "board-dark")]
    faint = {pair: round(contrast(*(has[name] for name in pair)), 2) for pair in pairs}
    assert {pair: ratio for pair, ratio in faint.items() if ratio < 4.5} == {}
    assert contrast("#ffffff", has["cover"]) >= 4.5, "the name on the cover"


@pytest.mark.parametrize(("theme", "time"), TIMES)
def test_signs_and_pieces_are_seen_on_every_square(theme: str, time: str) -> None:
    has = palette(theme, time)
    squares = [has[name] for name in ("board-dark", "board-light", "board-plate")]
    for sign in ("movable", "target", "last"):
        assert contrast(has[sign], has["casing"]) >= 7, "a sign and its casing"
        for square in squares:
            assert max(contrast(has[sign], square), contrast(has["casing"], square)) >= 3, (sign, square)
    for square in squares:
        assert max(contrast(has[edge], square) for edge, _ in SIDE_RIM) >= 3, ("edges of a trail", square)
    assert contrast(has["board-dark"], has["board-light"]) >= 1.5
    for square in squares[:2]:
        assert contrast("#33264f", square) >= 2.3, "a dark piece, whose rim is light"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_theme_and_a_motif(name: str) -> None:
    theme = INFOS[name].cover.theme
    block = next(
        block for selector, block in blocks(THEMES).items() if f'[data-game-theme="{theme}"]' in selector
    )
    motif = re.search(r"--board-motif: (\w+);", block)
    assert motif is None or motif[1] in MOTIFS
    assert (ASSETS / "ends" / f"{theme}.svg").exists(), "what is seen when a game is over"


def test_a_chosen_board_has_all_colours_of_a_board_and_rules_over_every_theme() -> None:
    sets = {selector: block for selector, block in blocks(THEMES).items() if ".sample" in selector}
    wanted = {name for name in palette("felt", "day") if name.startswith("board-")}
    assert [next(name for name in BOARDS if f'"{name}"' in selector) for selector in sets] == BOARDS
    for selector, block in sets.items():
        assert set(colours(block, "day")) == wanted, selector
        assert selector.count(":root" * 4) == 2, "more specific than a theme or high contrast, has"
    look = (ASSETS / "boot.look.js").read_text()
    assert str(BOARDS)[1:-1] in look, "before anything is painted"
    assert str([name for name in SETS if name != "usual"])[1:-1] in look


@pytest.mark.parametrize("name", GAMES)
def test_the_cover_has_the_right_figures(name: str) -> None:
    game = GAMES[name]
    counts = {len(game.seats(options)) for options in game.all_options()}
    assert (min(counts), max(counts)) == game.info.cover.players


@pytest.mark.parametrize("kind", ["flame", "marble"])
def test_seats_differ_by_shape_and_not_by_colour_alone(kind: str) -> None:
    drawings = list((ASSETS / "pieces").glob(f"{kind}-*.svg"))
    shapes = {re.sub(r"#\w+|fill-opacity=\"[\d.]+\"", "", path.read_text()) for path in drawings}
    assert len(shapes) == len(drawings) >= 6


@pytest.mark.parametrize("late", ["result", "events", "ladder"])
def test_a_late_style_sheet_changes_no_screen_that_is_already_styled(late: str) -> None:
    first = "".join(path.read_text() for path in ASSETS.glob("app*.css"))
    bare = set(re.findall(r"^ *\.([\w-]+) \{", (ASSETS / f"{late}.css").read_text(), re.MULTILINE))
    shared = {name for name in bare if re.search(rf"\.{name}\b(?!-)", first)}
    assert shared == set(), "a class of both needs a parent in the late one"
