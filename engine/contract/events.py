"""What happened, as data: kinds, seats, spots and ids. What people see, hear and read is made from these.

What a kind is called, and every sentence, is in the words of the game (`engine.contract.words.en`).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

JUMPS = "jumps"
PUSHED = "pushed"


class Moved(NamedTuple):
    """A piece went along `path` (its start first, then every spot it touched)."""

    piece: str
    path: tuple[str, ...]
    by: int = -1
    """The seat that moved it, where that is not to be seen from the piece."""
    how: str = ""
    """`JUMPS` or `PUSHED`, or "" where it just goes; along more than two spots it always jumps."""


class Captured(NamedTuple):
    """A piece left the board from `spot`, at step `step` of the move (0: with its first hop)."""

    piece: str
    spot: str
    step: int = 0
    how: str = ""
    """What becomes of it, by an id of the game's own, if it is told in other words (see `GameWords.fate`)."""


class Crowned(NamedTuple):
    """A piece on `spot` became `piece`."""

    piece: str
    spot: str


class Exploded(NamedTuple):
    """What stood on `spot` blew up and swept the squares around it; `step` counts along a chain of them."""

    what: str
    spot: str
    step: int = 0


class Placed(NamedTuple):
    """Something came onto the board at `spot`."""

    what: str
    spot: str


class Removed(NamedTuple):
    """Something left the board at `spot` without being captured."""

    what: str
    spot: str


class Revealed(NamedTuple):
    """It became known that `what` is on `spot`."""

    what: str
    spot: str
    art: str = ""
    """The drawing of what came to light."""
    means: str = ""
    """What that brings, by an id of the game's own (see `GameWords.means`)."""


class Looked(NamedTuple):
    """Seat `who` looked under what is on `spot`; `what` is it, or "" for those who may not know."""

    who: int
    spot: str
    what: str = ""
    art: str = ""
    """The drawing of what was seen, for those who may know."""


class Rolled(NamedTuple):
    """A die or a coin showed `result`."""

    what: str
    result: str
    spot: str = ""
    """Where that stands for which it was thrown."""
    faces: tuple[str, ...] = ()
    """The drawings of its faces: first the one that came up. A thing of two faces is a coin."""
    means: str = ""
    """What that brings, by an id of the game's own (see `GameWords.means`)."""


class Drawn(NamedTuple):
    """A card became known."""

    what: str
    art: str = ""
    """Its drawing, in `assets/cards/`."""


class Ordered(NamedTuple):
    """Seat `who` knows in which order the next cards come; a later one that follows says it better."""

    who: int
    cards: tuple[str, ...] = ()
    """As far as they are in order, what comes first first; () for those who may not know."""
    placed: int = 0
    """How many of them `who` has put in their places."""
    whole: bool = False
    """Whether `who` knows the rest as well."""
    more: int = 0
    """How many cards behind those are in order, too, but not to be named."""


class Eliminated(NamedTuple):
    """A seat is out of the game."""

    who: int


class Remark(NamedTuple):
    """Anything else that happened: which sentence of the game's words tells it, and the seats, spots and
    ids that it is about (see `GameWords.told`).
    """

    what: str
    about: tuple[str | int, ...] = ()
    idle: bool = False
    """Whether nothing has changed: it is told only until the seat does something in the same turn."""


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
    | Remark
)
"""Games that need another kind of event add it here."""
