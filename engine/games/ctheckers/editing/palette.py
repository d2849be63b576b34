"""What is put on the board of Ctheckers by hand: letters of the board, and looks under a checker."""

from __future__ import annotations

from engine.contract.editing.draft import SEAT, Sketch
from engine.games.ctheckers.grid import AT, NAMES, is_dark
from engine.games.ctheckers.kinds import TOKENS
from engine.games.ctheckers.state import ASLEEP, IDENTITIES, SIDE, UNKNOWN, WAITING, Look, State

LETTERS = "MCNRBT"
"""The letters of the first player's pieces, as the palette has them."""
SEEN = (*TOKENS, UNKNOWN)
"""What can have been seen under a checker, by letters."""
DARK = frozenset(name for name, square in AT.items() if is_dark(square))
STACKED = 3
"""How many cultists a stack has at most (C7)."""
PILES = "cnrb"
"""What can be captured, or out of the game, by letters."""
FORM, CONTROL, PILE, OUT, QUIET, REST = "form", "control", "pile", "out", "quiet", "rest"
"""The knobs; most have the number of a side after their name, and the letter of a kind after that."""
OWN, OTHER, WAITS = "+", "-", "?"
"""Who controls a Nyarlathotep: its owner, the other player; or it waits for the other."""


def look(seat: int, letter: str) -> str:
    """Return the stamp of a look by a seat."""
    return f"{seat}={letter}"


def is_look(stamp: str) -> bool:
    """Whether a stamp is a look."""
    return len(stamp) > 1


def letters(sketch: Sketch, spot: str) -> str:
    """Return the letters on a square, the lowest first."""
    return "".join(stamp for stamp in sketch.things.get(spot, ()) if not is_look(stamp))


def state_of(sketch: Sketch) -> State:
    """Return the state at the start of a turn that a sketch stands for, sound or not."""
    looks = sorted(
        Look(AT[spot], int(stamp[0]), stamp[-1])
        for spot, stamps in sketch.things.items()
        for stamp in stamps
        if is_look(stamp)
    )
    quiet = sketch.value(QUIET, "0")
    return State(
        tuple(letters(sketch, name)[::-1] for name in NAMES),
        sketch.seat,
        (int(sketch.value(f"{FORM}0", "0")), int(sketch.value(f"{FORM}1", "0"))),
        (_control(sketch, 0), _control(sketch, 1)),
        (_pile(sketch, PILE, 0), _pile(sketch, PILE, 1)),
        (_pile(sketch, OUT, 0), _pile(sketch, OUT, 1)),
        tuple(looks),
        quiet=int(quiet) if quiet.isdigit() else 0,
    )


def _control(sketch: Sketch, side: int) -> int:
    """Return who controls a side's Nyarlathotep, if it is there."""
    if not sketch.on("Nn"[side]):
        return ASLEEP
    return {OWN: side, OTHER: 1 - side, WAITS: WAITING}[sketch.value(f"{CONTROL}{side}", OWN)]


def _pile(sketch: Sketch, knob: str, side: int) -> str:
    return "".join(sorted(kind * int(sketch.value(f"{knob}{side}{kind}", "0")) for kind in PILES))


def swapped(sketch: Sketch) -> dict[str, str]:
    """Return the values of the knobs with the sides exchanged, at the start of a turn."""
    values = {SEAT: str(1 - sketch.seat), QUIET: sketch.value(QUIET, "0").replace("-", "0"), REST: ""}
    for knob in (FORM, CONTROL, *(f"{pile}{{}}{kind}" for pile in (PILE, OUT) for kind in PILES)):
        for side in (0, 1):
            names = [knob.format(s) if "{" in knob else f"{knob}{s}" for s in (side, 1 - side)]
            if names[1] in sketch.values:
                values[names[0]] = sketch.values[names[1]]
    return values


def owner_of(letter: str) -> int:
    """Return the side of a letter of the board."""
    return SIDE[letter]


def most_of(kind: str) -> int:
    """Return how many of a kind a side has (C1)."""
    return IDENTITIES[kind]
