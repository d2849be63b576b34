"""Events: the effects of an action, as data. Screens, sounds and texts are made from them.

Names and sentences are in the words of the game (`engine.contract.words.en`).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

JUMPS = "jumps"
PUSHED = "pushed"
RESIGNS = "resigns"
"""The remark about a seat that resigns, in games where resigning is an action."""


class Moved(NamedTuple):
    """A piece moved along `path`: its start, then every spot it touched."""

    piece: str
    path: tuple[str, ...]
    by: int = -1
    """Seat that moved the piece, where the piece alone does not show it."""
    how: str = ""
    """`JUMPS` or `PUSHED`, or "" for a plain move; longer paths are always jumps."""


class Captured(NamedTuple):
    """A piece was captured on `spot`, at step `step` of the move (0: its first hop)."""

    piece: str
    spot: str
    step: int = 0
    how: str = ""
    """Id of a special fate, if the log describes it in other words (see `GameWords.fate`)."""
    cause: str = ""
    """Spot of the explosion that destroyed it, if one did."""


class Crowned(NamedTuple):
    """The piece on `spot` was promoted to `piece`."""

    piece: str
    spot: str


class Exploded(NamedTuple):
    """An explosion on `spot` that swept the squares around it; `step` counts along a chain reaction."""

    what: str
    spot: str
    step: int = 0


class Placed(NamedTuple):
    """A new piece or marker at `spot`."""

    what: str
    spot: str


class Removed(NamedTuple):
    """A piece or marker left the board at `spot` without a capture."""

    what: str
    spot: str


class Revealed(NamedTuple):
    """A hidden piece or card at `spot` became known."""

    what: str
    spot: str
    art: str = ""
    """Drawing of the revealed thing."""
    means: str = ""
    """Id of its consequence in the game (see `GameWords.means`)."""


class Looked(NamedTuple):
    """Seat `who` looked under the piece on `spot` and saw `what`; "" for seats that may not know."""

    who: int
    spot: str
    what: str = ""
    art: str = ""
    """Drawing of the thing seen, for seats that may know."""


class Rolled(NamedTuple):
    """A die or a coin showed `result`."""

    what: str
    result: str
    spot: str = ""
    """Spot of the piece that it was thrown for."""
    faces: tuple[str, ...] = ()
    """Drawings of its faces, the result first. Two faces make a coin."""
    means: str = ""
    """Id of its consequence in the game (see `GameWords.means`)."""


class Drawn(NamedTuple):
    """A card became known."""

    what: str
    art: str = ""
    """Drawing of the card, in `assets/cards/`."""


class Ordered(NamedTuple):
    """Seat `who` knows the order of the next cards; a later event replaces it."""

    who: int
    cards: tuple[str, ...] = ()
    """The cards in order, as far as known; () for seats that may not know."""
    placed: int = 0
    """Number of cards that `who` has put in their places."""
    whole: bool = False
    """True if `who` knows the rest as well."""
    more: int = 0
    """Number of further cards in order whose names are secret."""


class Eliminated(NamedTuple):
    """A seat is out of the game."""

    who: int


class Abandoned(NamedTuple):
    """Seat `who` is out of a remote game that goes on, because the others say that it has abandoned it."""

    who: int
    checked: bool = True
    """False if only a copy of the game says so, which this device has not checked."""


class OutOfTime(NamedTuple):
    """Seat `who` is out of a game that goes on, because its time has run out."""

    who: int


class Remark(NamedTuple):
    """Any other event: `what` names a sentence of the game's words, `about` its arguments.

    See `GameWords.remark`.
    """

    what: str
    about: tuple[str | int, ...] = ()
    idle: bool = False
    """True if nothing changed: shown only until the seat acts again in the same turn."""


Event: TypeAlias = (
    Moved
    | Captured
    | Crowned
    | Exploded
    | Placed
    | Removed
    | Revealed
    | Looked
    | Rolled
    | Drawn
    | Ordered
    | Eliminated
    | Abandoned
    | OutOfTime
    | Remark
)
"""Games that need another kind of event add it here."""
