"""What is put on the board of Ctheckers by hand: letters of the board, and looks under a checker."""

from __future__ import annotations

from engine.contract.editing.draft import SEAT, Draft
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
"""The controls; most have the number of a side after their name, and the letter of a kind after that."""
OWN, OTHER, WAITS = "+", "-", "?"
"""Who controls a Nyarlathotep: its owner, the other player; or it waits for the other."""


def look(seat: int, letter: str) -> str:
    """Return the brush of a look by a seat."""
    return f"{seat}={letter}"


def is_look(brush: str) -> bool:
    """Whether a brush is a look."""
    return len(brush) > 1


def letters(draft: Draft, spot: str) -> str:
    """Return the letters on a square, the lowest first."""
    return "".join(brush for brush in draft.contents.get(spot, ()) if not is_look(brush))


def state_of(draft: Draft) -> State:
    """Return the state at the start of a turn that a draft stands for, sound or not."""
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
    """Return who controls a side's Nyarlathotep, if it is there."""
    if not draft.on("Nn"[side]):
        return ASLEEP
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


def owner_of(letter: str) -> int:
    """Return the side of a letter of the board."""
    return SIDE[letter]


def most_of(kind: str) -> int:
    """Return how many of a kind a side has (C1)."""
    return IDENTITIES[kind]
