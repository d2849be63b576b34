"""Value types of the contract: actions, outcomes, options, game information, errors.

The vocabulary is OpenSpiel's: *chance* is a seat of its own, an *action* is one decision, an *outcome* gives
each seat its return.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.contract.picture import Ground
from engine.contract.skill import DEFAULT_SKILLS, Skills
from engine.contract.words.en import GameWords

CHANCE = -1
"""The seat that decides at a chance node."""
TERMINAL = -2
"""Result of `Game.player` when the game is over."""
RESIGN = "resign"
"""The action of resigning, in games with `Info.resigning`."""
FIRST, LOT = "first", "chance"
"""The option that names the seat to move first, or draws lots, in games whose seats are different places.
In other games seat 0 begins, and the screen swaps the players.
"""

POSITION_LIMIT = 2_000
"""Maximum length of a position text, in characters."""

Options = Mapping[str, str]
AnyState: TypeAlias = Any
"""A state of some game, opaque outside that game."""
AnyView: TypeAlias = Any
"""A view of some game, opaque outside that game and its helpers."""


class IllegalAction(ValueError):
    """Raised for an action that is not legal in the state."""


class BadPosition(ValueError):
    """Raised for a text that is not a position of the game; the message says why."""


class BadOption(ValueError):
    """Raised for an unknown option or value."""


class Action(NamedTuple):
    """One decision.

    `text` names it in the game's own notation, is unique among the legal actions of a state and never
    changes its meaning: saves consist of it. `path` lists the clicks that make it, in order: spots of the
    board, or choices shown as buttons (see `Game.label`).
    """

    text: str
    path: tuple[str, ...] = ()


class Reason(NamedTuple):
    """Reason for the end of a game: a stable code, and a clause of the rules (such as "S8, S10").

    A game without numbered clauses has "" for the clause. Its sentence is in the game's words.
    """

    code: str
    clause: str
    art: str = ""
    """Drawing of an end that has its own screen, in `assets/ends/`."""


class Outcome(NamedTuple):
    """End of a game: a return in [-1, 1] for each seat, and the reason. Not necessarily zero-sum."""

    returns: tuple[float, ...]
    reason: Reason


class Refusal(NamedTuple):
    """Why a spot cannot be used: a sentence, its clause, and marks on the board."""

    words: str
    clause: str = ""
    show: tuple[str, ...] = ()
    """Path of a piece, drawn as one line; or a single spot."""
    marks: tuple[Ground, ...] = ()
    """Further marks, such as the squares of a blast."""


def cited(words: str, clause: str) -> str:
    """Return a sentence with its clause before the full stop, as in "It must jump (D4)."."""
    if not clause:
        return words
    return f"{words[:-1]} ({clause})." if words.endswith(".") else f"{words} ({clause})"


def sign_of(number: float) -> int:
    """Return the meaning of a return: 1 won, 0 drawn, -1 lost."""
    return (number > 0) - (number < 0)


class Achievement(NamedTuple):
    """An odd feat in a game; its title and description are in the words."""

    id: str
    art: str
    """Drawing on its badge: a file in `assets`, without its ending."""
    ends: tuple[str, ...] = ()
    """Codes of the ends that earn it; () if more than the end counts (see `Game.achieved`)."""
    result: int = 1
    """Required result of the game: 1 won, 0 drawn, -1 lost."""
    parts: tuple[str, ...] = ()
    """Achievements it combines, each earned in some game; () for one of a single game."""


class Option(NamedTuple):
    """A choice made before the game starts."""

    id: str
    choices: tuple[str, ...]
    """Possible values; the first is the default."""
    words: GameWords
    pictured: bool = False
    """True if the values differ in the start position, which the set-up then shows as small boards."""

    @property
    def title(self) -> str:
        """Title of the option."""
        return self.words.options[self.id].title

    @property
    def values(self) -> tuple[tuple[str, str], ...]:
        """Values with their titles."""
        titles = self.words.options[self.id].values
        return tuple((value, titles[value]) for value in self.choices)

    @property
    def help(self) -> str:
        """Explanation of the option, or ""."""
        return self.words.options[self.id].help


class Tone(NamedTuple):
    """A tone of a sound; its pitch glides from the first to the second, in Hz."""

    pitch: float
    glide: float
    start: float
    """Seconds from the beginning of the sound."""
    seconds: float
    loudness: float
    """At most 1."""


class Cover(NamedTuple):
    """The cover of a game on the home screen, for people who do not know it."""

    theme: str = "felt"
    """Colours and ornaments of the game: a theme of `assets/themes.css`."""
    players: tuple[int, int] = (2, 2)
    """Minimum and maximum number of players."""
    minutes: tuple[int, int] = (15, 30)
    """Typical length of a game, from and to."""
    difficulty: int = 1
    """Complexity of the rules: 1 simple, 2 moderate, 3 complex."""
    oddness: int = 0
    """Distance from well-known games, from 0 to 4."""
    art: str = ""
    """Drawing of the cover: a file in `assets`, without its ending. "" shows the board (`Info.sample`)."""


class Info(NamedTuple):
    """Description and capabilities of a game (a search refuses a game that it cannot play)."""

    id: str
    title: str
    """Name of the game, the same in every language."""
    words: GameWords
    """Texts of the game (see `engine.contract.language`)."""
    rules_version: int
    """Version of the rules, stored in links and saves; increase it when old logs would replay differently."""
    ply_limit: int
    """Maximum length of a game, in actions (chance included)."""
    options: tuple[Option, ...] = ()
    chance: bool = False
    hidden: bool = False
    zero_sum: bool = True
    resigning: bool = False
    """True if resigning is an action (`RESIGN`), after which the others may play on.

    Its events have the remark `RESIGNS`.
    """
    clauses: str = ""
    """Letter of its clauses on its rules page."""
    skills: Skills = DEFAULT_SKILLS
    """Skills of its three weaker levels."""
    sample: str = ""
    """Position with default options whose picture represents the game; "" for the start."""
    cover: Cover = Cover()
    """Cover of the game on the home screen."""
    achievements: tuple[Achievement, ...] = ()
    """Achievements of the game."""
    fanfare: tuple[Tone, ...] = ()
    """Sound of a victory; () for the usual one."""
    link: str = ""
    """Address of the designer's page about it, or ""."""
    earlier_rules: tuple[int, ...] = ()
    """Older rules versions that it still plays, so that old saves and links open as before."""

    @property
    def designer(self) -> str:
        """Designer, as far as known."""
        return self.words.designer

    @property
    def tagline(self) -> str:
        """Description of the game in one line."""
        return self.words.tagline
