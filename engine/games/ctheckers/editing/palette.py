"""The palette of the editor: letters of the board and looks under checkers; conversion to the state."""

from __future__ import annotations

from engine.contract.editing import SEAT, Draft
from engine.games.ctheckers.grid import AT, NAMES, is_dark
from engine.games.ctheckers.kinds import TOKENS
from engine.games.ctheckers.state import IDENTITIES, SIDE, UNKNOWN, UNREVEALED, WAITING, Look, State

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
    """Return the palette piece for a seat's look."""
    return f"{seat}={letter}"


def is_look(brush: str) -> bool:
    """Return True if a palette piece is a look."""
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


def owner_of(letter: str) -> int:
    """Return the side of a letter of the board."""
    return SIDE[letter]


def most_of(kind: str) -> int:
    """Return a side's number of pieces of a kind (C1)."""
    return IDENTITIES[kind]
