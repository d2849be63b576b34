"""What the table shows, as values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.picture import Picture
from ui.board.geometry import Geometry
from ui.panels.log import LogView
from ui.panels.standings import Standings
from ui.session.analysis.thinking import SearchInfo
from ui.session.screen import Notice
from ui.tree import Child, Node


class PlayerLine(NamedTuple):
    """A player at the table."""

    name: str
    art: str
    to_move: bool
    pieces: int
    level: str
    """How strong a computer it is, in words; "" for a person."""
    out: bool
    """Whether nothing is left of what the player began with."""
    extra: tuple[Node, ...] = ()
    """What else is told of the player: the way its side moves, a stack."""
    clock: Node | None = None
    """How much time the player has, in a game with clocks."""
    material: tuple[str, str] = ("", "")
    """Names of the pieces, of one and of several."""


class Places(NamedTuple):
    """What the focus goes about on; where it is, `ui.panels.table.screen` adds."""

    geometry: Geometry
    names: dict[str, str]
    """What each cell is called."""
    use: frozenset[str]
    """The spots with which something can be done now."""
    between: dict[str, str]
    """The places between the spots that can be chosen now, with their words."""
    picture: Picture
    cards: frozenset[str]
    """The cards that can be chosen now."""


class TableView(NamedTuple):
    """All that the table shows but the focus, worked out by `ui.panels.table.view`."""

    game: AnyGame
    seats: tuple[str, ...]

    shape: tuple[float, float]
    """How wide the board is compared with how high, and how much it is enlarged."""
    places: Places
    players: tuple[PlayerLine, ...]
    prompt: Sequence[Child]
    why: Sequence[Child]
    misread: str
    """What is wrong with the text that was typed as a move, or why it has to wait."""
    moves: int
    """How many actions have been made: another one empties the field for typing."""
    thinking: SearchInfo | None
    paused: bool
    result: Sequence[Child]
    """How the game ended, and why; empty while it goes on."""
    standings: Standings | None
    """How the series stands that the game is part of."""
    next_number: int | None
    """The number, from 0, of the game of the series that comes next once this one is over."""
    log: LogView
    looking_back: bool
    looking_at_undone: bool
    trying: bool
    """Whether another line is tried."""
    can: frozenset[str]
    """Which buttons can be pressed."""
    no_way_back: str
    """Why play cannot go back to where it might; "" if nothing stops it."""
    closed: Mapping[str, str]
    """Why buttons that cannot be pressed cannot, by what they do."""
    choices: tuple[tuple[str, str], ...]
    """What can be chosen besides spots and cards: (target, words)."""
    back: str
    """What takes a step of the choice back, or ""."""
    proposed: str
    """What will be done once it was confirmed, or ""."""
    typing: bool
    """Whether there is a field for typing."""
    tutorial: Node | None
    """What a first game says, if this is one."""
    lesson: tuple[str, str]
    """What a newcomer is to be told now: its id and its words, or ("", "")."""
    notice: Notice
    secrets: bool
    """Whether the person to move knows something that is not on the screen."""
    agreed: str
    """The time control of a game with clocks; else ""."""
    hold: Node | None
    """What makes the clocks stand still, in a game with clocks."""
    peers: Node | None
    """Who plays along from elsewhere, and what they ask for."""
    looking: tuple[Node, ...]
    """What whoever looks on has to show: the eye, the review."""
    spin: tuple[int, float] | None
    """How often the board has turned, and by how many degrees the last time; None if it has not."""
