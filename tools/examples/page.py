"""Insertion of the examples into a rules page, with the data for their script."""

from __future__ import annotations

import json
import re
from pathlib import Path

from engine.contract import language
from engine.contract.game import AnyGame
from tools.examples.blocks import Block, blocks_of
from tools.examples.board import ExampleBoard, SharedTexts
from tools.problem import Problem
from tools.words.en import say_try
from ui.board.motion import BLAST
from ui.board.pieces import SETS, page_with_set
from ui.panels.thumb import art_path
from ui.words.en.parts import say as of_cells

PLACE = "<!--try {}-->"
"""Placeholder that `rules_pages.mjs` writes for a block, with its line."""
_LANGUAGE = re.compile(r'<html lang="([\w-]+)"')
_HOME = re.compile(r'href="([^"]*)assets/rules\.css"')


def put_examples(source: Path, page: Path, game: AnyGame) -> None:
    """Put the examples in the source of a rules page into the page, in the page's language.

    Raises Problem for an invalid block.
    """
    blocks = blocks_of(source.read_text("utf-8"), f"{source.parent.name}/{source.name}")
    if not blocks:
        return
    text = page.read_text("utf-8")
    before = language.current_language()
    language.set_language(_found(_LANGUAGE, text, page))
    try:
        page.write_text(_with_boards(text, blocks, game, _found(_HOME, text, page)), "utf-8")
    finally:
        language.set_language(before)


def _found(what: re.Pattern[str], text: str, page: Path) -> str:
    found = what.search(text)
    if not found:
        raise Problem(f"{page.name} has no {what.pattern}")
    return found[1]


def _with_boards(text: str, blocks: list[Block], game: AnyGame, home: str) -> str:
    shared = SharedTexts()
    examples = [ExampleBoard(block, game, number, home, shared) for number, block in enumerate(blocks, 1)]
    for example in examples:
        place = PLACE.format(example.block.line)
        if place not in text:
            raise example.block.wrong("the page does not show the block; is it indented too far?")
        text = text.replace(place, example.html())
    data = f'<script type="application/json" id="examples">{data_of(examples, shared)}</script>'
    style = f'  <link rel="stylesheet" href="{home}assets/examples.css">\n'
    script = f'<script src="{home}assets/examples.js"></script>\n'
    return text.replace("</head>", f"{style}</head>").replace("</body>", f"{data}\n{script}</body>")


def data_of(examples: list[ExampleBoard], shared: SharedTexts) -> str:
    """Return the data for the page's script, as JSON that may stand in HTML."""
    words = {"again": say_try.again, "choices": say_try.choices, "rule": of_cells.read_rule("{}")}
    words |= {"empty": of_cells.empty, "picked": of_cells.picked, "open": of_cells.can_go}
    boards = [example.data() for example in examples]
    blast = shared(f"{examples[0].home}{art_path(BLAST)}")
    texts = list(shared.texts)
    sets = {pieces: _dressed(texts, pieces) for pieces in SETS}
    data = {"words": words, "blast": blast, "boards": boards, "texts": texts, "sets": sets}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _dressed(texts: list[str], pieces: str) -> dict[str, str]:
    """Return the drawings that a set of pieces has in place of some of those in `texts`."""
    return {text: own for text in texts if (own := page_with_set(text, pieces)) != text}
