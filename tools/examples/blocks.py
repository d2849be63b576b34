"""Parser of the `try` blocks in the source of a rules page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from textwrap import dedent
from typing import NamedTuple

from tools.problem import Problem

_FENCE = re.compile(r"^ *```try *$")
_LINE = re.compile(r"^(\w+):(?: +(.*))?$")
_ONCE = ("position", "options", "show", "ask", "told")
_OFTEN = ("first", "move", "then")
_NEEDED = ("position", "move", "ask", "told")


class Block(NamedTuple):
    """An example: a board on which the reader makes a move. docs/adding-a-game.md describes each line."""

    where: str
    """Page and line, for error messages."""
    line: int
    position: str
    options: dict[str, str]
    show: tuple[str, ...]
    first: tuple[str, ...]
    move: tuple[str, ...]
    then: tuple[str, ...]
    ask: str
    told: str

    def wrong(self, what: str) -> Problem:
        """Return an error about the block, for the caller to raise."""
        return Problem(f"{self.where}: {what}")


def blocks_of(text: str, page: str) -> list[Block]:
    """Return the blocks of a page's source; `page` is its name. Raises Problem for an invalid one."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if _FENCE.match(line)]
    return [_block(lines[start + 1 :], f"{page}, line {start + 1}", start + 1) for start in starts]


def _block(lines: list[str], where: str, line: int) -> Block:
    inside = list(takewhile(lambda each: each.strip() != "```", lines))
    if len(inside) == len(lines):
        raise Problem(f"{where}: the block has no end")
    fields: dict[str, list[str]] = {key: [] for key in (*_ONCE, *_OFTEN)}
    for key, value in _pairs(dedent("\n".join(inside)), where):
        if key not in fields:
            raise Problem(f"{where}: there is no {key!r} in a block; there are {', '.join(fields)}")
        fields[key].append(value)
    _check(fields, where)
    once = {key: next(iter(fields[key]), "") for key in _ONCE}
    return Block(
        where,
        line,
        once["position"],
        dict(_option(each, where) for each in once["options"].split()),
        tuple(once["show"].split()),
        tuple(fields["first"]),
        tuple(fields["move"]),
        tuple(fields["then"]),
        *(once[key].replace("'", "’") for key in ("ask", "told")),
    )


def _pairs(text: str, where: str) -> Iterator[tuple[str, str]]:
    """Yield each key with its value; a line that begins with a space continues the one before it."""
    for line in re.sub(r"\n +", " ", text).splitlines():
        found = _LINE.match(line)
        if not found:
            raise Problem(f"{where}: {line!r} is no line like 'move: c3-d4'")
        yield found[1], (found[2] or "").strip()


def _check(fields: dict[str, list[str]], where: str) -> None:
    for key in _NEEDED:
        if not any(fields[key]):
            raise Problem(f"{where}: the line '{key}: …' is missing")
    for key in _ONCE:
        if len(fields[key]) > 1:
            raise Problem(f"{where}: there is more than one line '{key}: …'")


def _option(text: str, where: str) -> tuple[str, str]:
    key, sign, value = text.partition("=")
    if not sign:
        raise Problem(f"{where}: {text!r} is no option like 'players=three'")
    return key, value
