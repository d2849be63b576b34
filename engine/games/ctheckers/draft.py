"""Drafts of the editor: their pieces and controls, the reading of texts, and the state they describe."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.boards.square import Contents, read_rows
from engine.contract.editing import SEAT, Draft, Fault, Part
from engine.contract.values import Options
from engine.contract.words.en import say_editing
from engine.games.ctheckers.grid import AT, NAMES, is_dark
from engine.games.ctheckers.state import (
    HIDDEN,
    SIDE,
    TOKENS,
    UNKNOWN,
    UNREVEALED,
    WAITING,
    Look,
    State,
)
from engine.games.ctheckers.words.en import say_editor

LETTERS = "MCNRBT"
"""The letters of the first player's pieces, in the order of the palette."""
SEEN = (*TOKENS, UNKNOWN)
"""The possible findings of a look, by letters."""
DARK = frozenset(name for name, square in AT.items() if is_dark(square))
STACKED = 3
"""Maximum number of cultists in a stack (C7)."""
PILES = "cnrb"
"""The kinds that can be captured or removed from the game, by letters."""
FORM, CONTROL, PILE, OUT, QUIET, REST = "form", "control", "pile", "out", "quiet", "rest"
"""The controls; most names are followed by a side's number, and by the letter of a kind."""
OWN, OTHER, WAITS = "+", "-", "?"
"""Control of a Nyarlathotep: by its owner, by the other player, or waiting for the other player."""


def look(seat: int, letter: str) -> str:
    """Return the brush for a seat's look."""
    return f"{seat}={letter}"


def is_look(brush: str) -> bool:
    """Return True if a brush is a look."""
    return len(brush) > 1


def letters(draft: Draft, spot: str) -> str:
    """Return the letters on a square, the lowest first."""
    return "".join(brush for brush in draft.contents.get(spot, ()) if not is_look(brush))


def state_of(draft: Draft) -> State:
    """Return the state of a draft at the start of a turn, valid or not."""
    looks = sorted(
        Look(AT[spot], int(brush[0]), brush[-1])
        for spot, brushes in draft.contents.items()
        for brush in brushes
        if is_look(brush)
    )
    quiet = draft.value(QUIET, "0")
    return State(
        tuple(letters(draft, name)[::-1] for name in NAMES),
        draft.seat,
        (int(draft.value(f"{FORM}0", "0")), int(draft.value(f"{FORM}1", "0"))),
        (_control(draft, 0), _control(draft, 1)),
        (_pile(draft, PILE, 0), _pile(draft, PILE, 1)),
        (_pile(draft, OUT, 0), _pile(draft, OUT, 1)),
        tuple(looks),
        quiet=int(quiet) if quiet.isdigit() else 0,
    )


def _control(draft: Draft, side: int) -> int:
    """Return the seat that controls a side's Nyarlathotep, or `UNREVEALED`."""
    if not draft.on("Nn"[side]):
        return UNREVEALED
    return {OWN: side, OTHER: 1 - side, WAITS: WAITING}[draft.value(f"{CONTROL}{side}", OWN)]


def _pile(draft: Draft, control: str, side: int) -> str:
    return "".join(sorted(kind * int(draft.value(f"{control}{side}{kind}", "0")) for kind in PILES))


def swapped(draft: Draft) -> dict[str, str]:
    """Return the values of the controls with the sides exchanged, at the start of a turn."""
    values = {SEAT: str(1 - draft.seat), QUIET: draft.value(QUIET, "0").replace("-", "0"), REST: ""}
    for control in (FORM, CONTROL, *(f"{pile}{{}}{kind}" for pile in (PILE, OUT) for kind in PILES)):
        for side in (0, 1):
            names = [control.format(s) if "{" in control else f"{control}{s}" for s in (side, 1 - side)]
            if names[1] in draft.values:
                values[names[0]] = draft.values[names[1]]
    return values


# --- reading texts ---------------------------------------------------------------------------------------

_CELL = re.compile(
    r"\[(?P<stack>[Cc]{2,3})\]|(?P<star>[Nn])(?:(?P<form>[0-6])(?P<control>[-+?]))?|[MmCcRrBbTt]"
)
_COUNT = re.compile("([CcNnRrBb])([1-8])")
_LOOK = re.compile(r"([a-h][1-8])=([CcNnRrBbTt?])([12])")


def read(text: Part, options: Options) -> Draft:
    """Return the draft of a text; the tasks of a turn in progress are kept as text."""
    fields = list(text.words())
    values: dict[str, str] = {SEAT: "0", QUIET: "0", REST: ""}
    contents, faults = _read_board(fields[0] if fields else text, values)
    for part in fields[1:2]:
        faults += _one_of(part, ["1", "2"])
        values[SEAT] = str(int(part.text == "2"))
    for control, part in zip((PILE, OUT), fields[2:4], strict=False):
        faults += _read_piles(control, part, values)
    for part in fields[4:5]:
        faults += _read_looks(part, contents)
    faults += _read_end(fields[5:], values)
    return Draft(dict(options), contents, values, tuple(faults))


def _one_of(part: Part, known: Sequence[str]) -> list[Fault]:
    return [] if part.text in known else [part.fault(say_editor.one_of(part.text, known))]


def _read_board(part: Part, values: dict[str, str]) -> tuple[Contents, list[Fault]]:
    def content(found: re.Match[str]) -> tuple[str, ...]:
        if star := found["star"]:
            values[f"{FORM}{SIDE[star]}"] = found["form"] or "0"
            values[f"{CONTROL}{SIDE[star]}"] = found["control"] or OWN
        return tuple(reversed(found["stack"] or star or found[0]))

    return read_rows(part, _CELL, content)


def _read_piles(control: str, part: Part, values: dict[str, str]) -> list[Fault]:
    """Record the number of each kind in the piles of both sides."""
    sides = list(part.split("/"))
    faults = [] if len(sides) == 2 else [part.fault(say_editor.no_piles(part.text))]
    for side, pile in enumerate(sides[:2]):
        for found in _COUNT.finditer(pile.text):
            name = f"{control}{side}{found[1].lower()}"
            values[name] = str(min(8, int(values.get(name, "0")) + int(found[2])))
        foreign = any(SIDE[found[1]] != side for found in _COUNT.finditer(pile.text))
        if foreign or not pile.text or _COUNT.sub("", pile.text) not in ("", "-"):
            faults.append(pile.fault(say_editor.no_pile(pile.text)))
    return faults


def _read_looks(part: Part, contents: Contents) -> list[Fault]:
    """Put the looks under the checkers."""
    faults = []
    for item in part.split(",") if part.text != "-" else ():
        found = _LOOK.fullmatch(item.text)
        top = contents.get(found[1], ("",))[0] if found else ""
        if not found or top not in HIDDEN:
            faults.append(item.fault(say_editor.no_look(item.text)))
            continue
        seat, letter = int(found[3]) - 1, found[2]
        if letter != UNKNOWN and SIDE[letter] != SIDE[top]:
            faults.append(item.fault(say_editor.other_side(item.text)))
        if any(look(seat, each) in contents[found[1]] for each in SEEN):
            faults.append(item.fault(say_editor.looked_twice))
        else:
            contents[found[1]] = (*contents[found[1]], look(seat, letter.lower()))
    return faults


def _read_end(fields: Sequence[Part], values: dict[str, str]) -> list[Fault]:
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
