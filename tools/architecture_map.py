"""Drawing of the layers and the message flow, from the code: `python -m tools.architecture_map`.

The order of the layers, which the architecture test checks, is here; all else is read from the sources.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

ENGINE_LAYERS = (
    "contract",
    "boards ai formats",
    "games",
    "registry",
    "session",
    "remote",
    "plugins",
    "verifying",
    "tools",
)
UI_LAYERS = (
    "words remembered",
    "tree value board storage",
    "session",
    "messages",
    "kinds",
    "ports",
    "panels computer",
    "features commands",
    "effects platform",
    "run",
    "app",
    "main",
    "start",
)
"""The layers from the bottom up. A module may import from its own layer and from earlier lines."""
ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "docs" / "layers.svg"
WIDE, HIGH, LINE = 1180, 720, 50
FLOW = (
    ("page", "assets/page.js", "clicks, keys, fields, as JSON"),
    ("main", "ui/main.py, commands.py", "which message is that?"),
    ("app", "ui/app.py", "too late? else: whose is it?"),
    ("features", "ui/features/", "(model, message) → model, effects"),
    ("run", "ui/run.py", "whose effect is it?"),
    ("effects", "ui/effects/, ui/ports.py", "store, reader, board, chance, worker, page"),
    ("panels", "ui/panels/", "model → tree, things to paint"),
)
STEPS = (
    "what people do",
    "a message",
    "model, message",
    "effects",
    "an effect",
    "nothing is left to do: one draw",
)


class Area(NamedTuple):
    """A package or module, with its own description."""

    name: str
    description: str


def area(side: str, name: str) -> Area:
    """Return an area of `engine` or `ui`, with the first line of its docstring."""
    folder = ROOT / side / name
    package = folder.is_dir()
    source = folder / "__init__.py" if package else folder.with_suffix(".py")
    summary = (
        (ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or "")
        .split("\n")[0]
        .replace("`", "")
    )
    return Area(name, summary.rstrip("."))


def drawing() -> str:
    """Return the drawing as SVG."""
    parts = [
        *_column("engine", ENGINE_LAYERS, 20),
        *_column("ui", UI_LAYERS, 400),
        *_flow(820),
    ]
    body = "\n".join(parts)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif">
<title>The layers of engine and ui, from the lowest up, and how a message flows</title>
<style>rect{{fill:#f6f1e4;stroke:#6b5d43}}.flow{{fill:#e4edf6;stroke:#43566b}}text{{fill:#222;font-size:13px}}
.small{{font-size:10px;fill:#555}}.head{{font-size:17px;font-weight:bold}}path{{stroke:#43566b;fill:none}}</style>
<rect x="0" y="0" width="{WIDE}" height="{HIGH}" style="fill:#fffdf7;stroke:none"/>
{body}
</svg>
"""


def _column(side: str, lines: tuple[str, ...], left: int) -> Iterator[str]:
    """Yield the layers of one side, the lowest at the bottom."""
    yield _text(left, 30, f"{side}/", "head")
    yield _text(left + 80, 30, "who stands higher may import what stands lower", "small")
    for place, line in enumerate(reversed(lines), len(UI_LAYERS) - len(lines)):
        areas = [area(side, name) for name in line.split()]
        wide = 360 / len(areas)
        for index, each in enumerate(areas):
            yield from _box(each, left + index * wide, 50 + place * (LINE + 8), wide - 6)


def _box(each: Area, x: float, y: float, wide: float) -> Iterator[str]:
    yield f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{LINE}" rx="6"/>'
    yield _text(x + 8, y + 17, each.name)
    lines = wrap(each.description, int((wide - 14) / 5.2), max_lines=2, placeholder=" …")
    for number, words in enumerate(lines):
        yield _text(x + 8, y + 31 + 12 * number, words, "small")


def _flow(left: int) -> Iterator[str]:
    """Yield the stations of a message, from the top."""
    yield _text(left, 30, "A message", "head")
    for index, (name, where, does) in enumerate(FLOW):
        y = 50 + index * 92
        yield f'<rect class="flow" x="{left}" y="{y}" width="300" height="58" rx="6"/>'
        yield _text(left + 10, y + 20, f"{name}: {where}")
        yield _text(left + 10, y + 38, does, "small")
        if index < len(STEPS):
            yield f'<path d="M{left + 150} {y + 58}v34m-5-7l5 7l5-7"/>'
            yield _text(left + 162, y + 80, STEPS[index], "small")
    yield f'<path d="M{left + 300} {50 + 5 * 92 + 29}h22v{-3 * 92}h-22m7-5l-7 5l7 5"/>'
    yield _text(left + 304, 50 + 3 * 92 - 26, "answers", "small")
    yield f'<path d="M{left} {50 + 6 * 92 + 29}h-18v{-6 * 92}h18m-7-5l7 5l-7 5"/>'


def _text(x: float, y: float, words: str, look: str = "") -> str:
    kind = f' class="{look}"' if look else ""
    return f'<text x="{x:g}" y="{y:g}"{kind}>{escape(words)}</text>' if words else ""


def order(lines: Iterable[str]) -> str:
    """Return an order as the docs write it."""
    return " < ".join(", ".join(line.split()) for line in lines)


if __name__ == "__main__":
    DRAWING.write_text(drawing(), encoding="utf-8")
