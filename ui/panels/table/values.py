"""Display values for the table screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.contract.game import AnyGame
from engine.contract.picture import Picture, Progress
from ui.board.geometry import Geometry
from ui.panels.log import LogView
from ui.panels.standings import Standings
from ui.session.analysis.state import SearchInfo
from ui.session.screen import Notice
from ui.tree import Child, Node
from ui.words.en.storage import say as stored


class Opponent(NamedTuple):
    """A computer player at the table."""

    level: str
    mood: str
    remark: str
    """Its remark while it is shown; "" for none."""
    talks: bool
    """True if it makes remarks."""


class PlayerLine(NamedTuple):
    """A player at the table."""

    name: str
    note: str
    """Words below the name: the colour of a computer; "" for a person, whose name includes it."""
    art: str
    to_move: bool
    pieces: int
    out: bool
    """True if the player has lost all pieces of the start."""
    extra: tuple[Node, ...] = ()
    """Extras of the player: the direction of movement, a stack."""
    clock: Node | None = None
    """Remaining time, in a game with clocks."""
    material: tuple[str, str] = ("", "")
    """Names of the pieces, singular and plural."""
    captured: Node | None = None
    """The captured pieces, in games that show them."""
    opponent: Opponent | None = None
    """Level and mood of a computer; None for a person, and in a tutorial."""
    progress: Progress | None = None
    """Progress towards a win by counting, in games that can be won so."""
    said: str | None = None
    """The emote of a player of a live game while it is shown, else ""; None for players who send none."""

    @property
    def whole_name(self) -> str:
        """The name with the colour."""
        return stored.coloured(self.name, self.note) if self.note else self.name


class Recap(NamedTuple):
    """The list of the events of a turn."""

    rows: tuple[tuple[str, str], ...]
    """Player and sentence of each event; the player only where another one begins, among several."""
    here: int
    """Number of the event being replayed, from 0; -1 for none."""


class Places(NamedTuple):
    """The places that take the focus; `ui.panels.table.screen` adds the focus itself."""

    geometry: Geometry
    names: dict[str, str]
    """Name of each cell."""
    use: frozenset[str]
    """Spots that can be chosen now."""
    between: dict[str, str]
    """Places between spots that can be chosen now, with their words."""
    arrows: dict[str, tuple[str, tuple[float, float]]]
    """Words and middle of the arrow for each direction that is no place on the board."""
    picture: Picture
    cards: frozenset[str]
    """Cards that can be chosen now."""


class TableView(NamedTuple):
    """Display values of the table except the focus, computed by `ui.panels.table.view`."""

    game: AnyGame
    title: str
    """Title of the browser's tab."""
    names: tuple[str, ...]
    """Names of the players."""
    shape: tuple[float, float]
    """Ratio of the board's width to its height, and its enlargement."""
    places: Places
    players: tuple[PlayerLine, ...]
    near: int
    """Seat of the player at the bottom of the board."""
    prompt: Sequence[Child]
    why: Sequence[Child]
    misread: str
    """Fault of the typed move, or the reason why it has to wait."""
    moves: int
    """Number of actions so far: a further one empties the field for typing."""
    thinking: SearchInfo | None
    paused: bool
    result: Sequence[Child]
    """Result and reason; empty during the game."""
    standings: Standings | None
    """Standings of the game's series."""
    next_number: int | None
    """Number, from 0, of the next game of the series, after the end of this one."""
    log: LogView
    looking_back: bool
    """True while another place of the log is viewed."""
    looking_at_undone: bool
    """True while an undone move is viewed."""
    exploring: bool
    """True while a variation is being explored."""
    enabled: frozenset[str]
    """Enabled buttons."""
    no_way_back: str
    """Reason why play cannot continue from the shown position; "" if it can."""
    disabled: Mapping[str, str]
    """Reasons for disabled buttons, by button."""
    choices: tuple[tuple[str, str], ...]
    """Choices besides spots and cards: (target, words)."""
    back: str
    """Action that undoes a step of the choice, or ""."""
    proposed: str
    """Action that waits for confirmation, in words, or ""."""
    typing: bool
    """True if moves can be typed."""
    tutorial: Node | None
    """Text of the tutorial, in a tutorial."""
    lesson: tuple[str, str]
    """Current tip: its id and its words, or ("", "")."""
    notice: Notice
    recap: Recap | None
    """Events of the last turn, while they are listed."""
    secrets: bool
    """True if the person to move knows a secret that the screen hides."""
    agreed: str
    """The time control of a game with clocks; else ""."""
    muted: bool
    """True if the sound is off."""
    hold: Node | None
    """Button that pauses the clocks, in a game with clocks."""
    peers: Node | None
    """Remote players, and their requests."""
    analysis: tuple[Node, ...]
    """The analysis and the review, if they are open."""
    spin: tuple[int, float] | None
    """Number of turns of the board, and the degrees of the last turn; None if it has not turned."""
