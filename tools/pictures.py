"""Pictures of games without a drawn cover: an SVG file each, with pieces and board colours.

Browsers treat each drawing as a document of its own: a whole board costs as much as one pawn.
"""

import json
import re
from pathlib import Path
from typing import Any

from tools.first_screen import to_html
from tools.problem import Problem

FRAME = 0.18
"""Width of the frame around squares, in board units."""
_THEME = re.compile(r"^([^\n{}]*\[data-game-theme=[^\n{}]*) \{(.*?)^\}", re.DOTALL | re.MULTILINE)
_COLOUR = re.compile(r"--board-[\w-]+: [^;]+;")
_RULE = re.compile(r"^\.(?:shade|board)-[\w-]+ \{[^}]*\}", re.MULTILINE)
_OUTER = re.compile(r'^\s*<svg\b[^>]*viewBox="([^"]*)"[^>]*>(.*)</svg>\s*$', re.DOTALL)


def make_pictures(site: Path, samples: str) -> None:
    """Write `assets/games/<game>.svg` into `site`, beside the drawings; `samples` are the boards, as JSON."""
    folder = site / "assets" / "games"
    folder.mkdir()
    themes = (site / "assets" / "themes.css").read_text("utf-8")
    looks = (path.read_text("utf-8") for path in sorted(site.glob("assets/app*.css")))
    rules = "".join(rule for text in looks for rule in _RULE.findall(text))
    boards = {game: tree for game, tree in json.loads(samples).items() if not tree[1].get("data-cover")}
    for game, tree in boards.items():
        style = _colours(themes, tree[1].get("data-game-theme", "")) + rules
        (folder / f"{game}.svg").write_text(_picture(site, tree, style), "utf-8")


def themes_of(samples: str) -> dict[str, str]:
    """Return the themes of the games, from their pictures as JSON."""
    return {game: tree[1].get("data-game-theme", "") for game, tree in json.loads(samples).items()}


def _colours(css: str, theme: str) -> str:
    """Return the board colours of a theme, by day and night, with the defaults of all themes."""
    wanted = (":root,", f'[data-game-theme="{theme}"]')
    blocks = [block for selector, block in _THEME.findall(css) if any(part in selector for part in wanted)]
    if not blocks:
        raise Problem("assets/themes.css has no colours that all themes have")
    return f"svg{{color-scheme:light dark;{''.join(_COLOUR.findall(''.join(blocks)))}}}"


def _picture(site: Path, tree: Any, style: str) -> str:
    _, attributes, children = tree
    box = [float(number) for number in attributes["viewBox"].split()]
    drawings: dict[str, str] = {}
    content = [_placed(site, child, drawings) for child in children]
    if "framed" in attributes["class"]:
        left, top, width, height = box = [
            box[0] - FRAME,
            box[1] - FRAME,
            box[2] + 2 * FRAME,
            box[3] + 2 * FRAME,
        ]
        frame = {
            "x": left,
            "y": top,
            "width": width,
            "height": height,
            "rx": 0.3,
            "fill": "var(--board-frame)",
        }
        content.insert(0, to_html(["rect", frame, []]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(f"{n:g}" for n in box)}">'
        f"<style>{style}</style><defs>{''.join(drawings.values())}</defs>{''.join(content)}</svg>\n"
    )


def _placed(site: Path, node: Any, drawings: dict[str, str]) -> str:
    """Return an element; a drawing becomes a reference into `drawings`, which is keyed by path."""
    tag, attributes, children = node
    if tag != "image":
        return to_html(node)
    path = attributes["href"]
    name = Path(path).stem
    if path not in drawings:
        drawings[path] = _symbol(name, (site / path).read_text("utf-8"))
    return to_html(["use", {**attributes, "href": f"#{name}"}, children])


def is_drawing(text: str) -> bool:
    """Return true if a text is a drawing in the house form: one <svg> element with a viewBox."""
    return bool(_OUTER.match(text))


def _symbol(name: str, text: str) -> str:
    outer = _OUTER.match(text)
    if outer is None:
        raise Problem(f"the drawing {name} is not one <svg> element with a viewBox")
    return f'<symbol id="{name}" viewBox="{outer[1]}">{outer[2].strip()}</symbol>'
