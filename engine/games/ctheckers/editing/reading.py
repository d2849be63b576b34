"""Position texts of Ctheckers, read as far as they go."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.boards.square import Contents, read_rows
from engine.contract.editing import SEAT, Draft, Fault, Part
from engine.contract.values import Options
from engine.contract.words.en import say_editing
from engine.games.ctheckers.editing.palette import (
    CONTROL,
    FORM,
    OUT,
    OWN,
    PILE,
    QUIET,
    REST,
    SEEN,
    look,
    owner_of,
)
from engine.games.ctheckers.state import HIDDEN, UNKNOWN
from engine.games.ctheckers.words.en import say_editor

_CELL = re.compile(
    r"\[(?P<stack>[Cc]{2,3})\]|(?P<star>[Nn])(?:(?P<form>[0-6])(?P<control>[-+?]))?|[MmCcRrBbTt]"
)
_COUNT = re.compile("([CcNnRrBb])([1-8])")
_LOOK = re.compile(r"([a-h][1-8])=([CcNnRrBbTt?])([12])")


def read(text: Part, options: Options) -> Draft:
    """Return the draft of a text; the tasks of a turn in progress are kept as text."""
    fields = list(text.words())
    values: dict[str, str] = {SEAT: "0", QUIET: "0", REST: ""}
    contents, faults = _board(fields[0] if fields else text, values)
    for part in fields[1:2]:
        faults += _one_of(part, ["1", "2"])
        values[SEAT] = str(int(part.text == "2"))
    for control, part in zip((PILE, OUT), fields[2:4], strict=False):
        faults += _piles(control, part, values)
    for part in fields[4:5]:
        faults += _looks(part, contents)
    faults += _end(fields[5:], values)
    return Draft(dict(options), contents, values, tuple(faults))


def _one_of(part: Part, known: Sequence[str]) -> list[Fault]:
    return [] if part.text in known else [part.fault(say_editor.one_of(part.text, known))]


def _board(part: Part, values: dict[str, str]) -> tuple[Contents, list[Fault]]:
    def content(found: re.Match[str]) -> tuple[str, ...]:
        if star := found["star"]:
            values[f"{FORM}{owner_of(star)}"] = found["form"] or "0"
            values[f"{CONTROL}{owner_of(star)}"] = found["control"] or OWN
        return tuple(reversed(found["stack"] or star or found[0]))

    return read_rows(part, _CELL, content)


def _piles(control: str, part: Part, values: dict[str, str]) -> list[Fault]:
    """Record the number of each kind in the piles of both sides."""
    sides = list(part.split("/"))
    faults = [] if len(sides) == 2 else [part.fault(say_editor.no_piles(part.text))]
    for side, pile in enumerate(sides[:2]):
        for found in _COUNT.finditer(pile.text):
            name = f"{control}{side}{found[1].lower()}"
            values[name] = str(min(8, int(values.get(name, "0")) + int(found[2])))
        foreign = any(owner_of(found[1]) != side for found in _COUNT.finditer(pile.text))
        if foreign or not pile.text or _COUNT.sub("", pile.text) not in ("", "-"):
            faults.append(pile.fault(say_editor.no_pile(pile.text)))
    return faults


def _looks(part: Part, contents: Contents) -> list[Fault]:
    """Put the looks under the checkers."""
    faults = []
    for item in part.split(",") if part.text != "-" else ():
        found = _LOOK.fullmatch(item.text)
        top = contents.get(found[1], ("",))[0] if found else ""
        if not found or top not in HIDDEN:
            faults.append(item.fault(say_editor.no_look(item.text)))
            continue
        seat, letter = int(found[3]) - 1, found[2]
        if letter != UNKNOWN and owner_of(letter) != owner_of(top):
            faults.append(item.fault(say_editor.other_side(item.text)))
        if any(look(seat, each) in contents[found[1]] for each in SEEN):
            faults.append(item.fault(say_editor.looked_twice))
        else:
            contents[found[1]] = (*contents[found[1]], look(seat, letter.lower()))
    return faults


def _end(fields: Sequence[Part], values: dict[str, str]) -> list[Fault]:
    """Record the count of moves, and the tasks of a turn in progress."""
    faults = [part.fault(say_editing.refused) for part in fields[4:]]
    rest = fields[1:4]
    for part in fields[:1]:
        plain = part.text.isascii() and part.text.isdigit() and len(part.text) < 3
        if plain or (part.text == "-" and len(rest) == 3):
            values[QUIET] = str(int(part.text)) if plain else part.text
        else:
            faults.append(part.fault(say_editor.no_count(part.text)))
    if len(rest) == 3:
        values[REST] = " ".join(part.text for part in rest)
    else:
        faults += [part.fault(say_editing.refused) for part in rest]
    return faults
