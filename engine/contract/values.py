"""The values that a game speaks in: actions, outcomes, options, what it says of itself, and its errors.

The vocabulary is OpenSpiel's: *chance* is a seat of its own, an *action* is one decision, an *outcome* gives
each seat its returns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.contract.cover import Cover
from engine.contract.picture import Ground
from engine.contract.skill import USUAL, Skills
from engine.contract.words.en import GameWords

CHANCE = -1
"""The seat that decides at a chance node."""
TERMINAL = -2
"""What `Game.player` says when the game is over."""
RESIGN = "resign"
"""The action of giving up, where that is an action of the game (`Info.resigning`)."""
FIRST, LOT = "first", "chance"
"""The option that says which seat moves first, by number, or that lots are drawn. A game has it whose seats
are places that differ; in any other, who has seat 0 begins, and the screen exchanges the players."""

POSITION_LIMIT = 2_000
"""The longest position text that is read, in characters."""

Options = Mapping[str, str]
AnyState: TypeAlias = Any
"""A state of some game: only that game looks into it."""
AnyView: TypeAlias = Any
"""What a seat may know of a state of some game: only that game, and what it hands out, looks into it."""


class IllegalAction(ValueError):
    """The action is not among the legal ones of the state."""


class BadPosition(ValueError):
    """The text is no position of the game; the message says what is wrong with it."""


class BadOption(ValueError):
    """The game has no such option, or the option has no such value."""


class Action(NamedTuple):
    """One decision.

    `text` names it in the game's own notation, is unique among the legal actions of a state and never
    changes its meaning: saves are made of it. `path` lists what a person touches to make it, in order:
    spots of the board, or choices that are offered as buttons (see `Game.label`).
    """

    text: str
    path: tuple[str, ...] = ()


class Reason(NamedTuple):
    """Why a game ended: a stable code, and the clause of the rules (such as "S8, S10").

    A game without numbered clauses has "" for the clause. The sentence for people is in the game's words.
    """

    code: str
    clause: str
    art: str = ""
    """The drawing, in `assets/ends/`, of an end that has a screen of its own."""


class Outcome(NamedTuple):
    """How a game ended: a number in [-1, 1] for each seat, and why. Nothing says they add up to zero."""

    returns: tuple[float, ...]
    reason: Reason


class Refusal(NamedTuple):
    """Why nothing can be done with a spot: a sentence, its clause, and what shows it on the board."""

    words: str
    clause: str = ""
    show: tuple[str, ...] = ()
    """The way of a piece, drawn as one line; or a single spot."""
    marks: tuple[Ground, ...] = ()
    """What else to mark, such as what a blast would sweep."""


def cited(words: str, clause: str) -> str:
    """Return a sentence with the clause that says so, before its full stop: "It must jump (D4)."."""
    if not clause:
        return words
    return f"{words[:-1]} ({clause})." if words.endswith(".") else f"{words} ({clause})"


def sign_of(number: float) -> int:
    """Return what a return means to who has it: 1 won, 0 drawn, -1 lost."""
    return (number > 0) - (number < 0)


class Achievement(NamedTuple):
    """Something odd that can be done in a game: what it is called, and how it is done, is in the words."""

    id: str
    art: str
    """The drawing on its badge: a file in `assets`, without its ending."""
    ends: tuple[str, ...] = ()
    """Codes of the ends that earn it; () if more than the end counts (see `Game.achieved`)."""
    result: int = 1
    """What the game must be for who does it: 1 won, 0 drawn, -1 lost."""
    parts: tuple[str, ...] = ()
    """The achievements that have to be done for it, each in some game; () for one that a single game does."""


class Option(NamedTuple):
    """A choice made before the game starts."""

    id: str
    choices: tuple[str, ...]
    """The values it can have; the first is the default."""
    words: GameWords

    @property
    def title(self) -> str:
        """What is chosen."""
        return self.words.options[self.id].title

    @property
    def values(self) -> tuple[tuple[str, str], ...]:
        """The values with their titles."""
        titles = self.words.options[self.id].values
        return tuple((value, titles[value]) for value in self.choices)

    @property
    def help(self) -> str:
        """What is to be known about it, or ""."""
        return self.words.options[self.id].help


class Info(NamedTuple):
    """What a game says of itself, and its capabilities (a search refuses what it cannot play)."""

    id: str
    title: str
    """Its name, which no language changes."""
    words: GameWords
    """All that it says (see `engine.contract.language`)."""
    rules_version: int
    """Rises when old logs would replay differently; links and saves carry it."""
    ply_limit: int
    """No game is longer, in actions (chance included)."""
    options: tuple[Option, ...] = ()
    chance: bool = False
    hidden: bool = False
    zero_sum: bool = True
    resigning: bool = False
    """Whether giving up is an action (`RESIGN`), after which the others may play on."""
    clauses: str = ""
    """The letter of its clauses on its page of the rules."""
    skills: Skills = USUAL
    """How well its three weaker levels play."""
    sample: str = ""
    """A position, with the usual options, whose picture tells the game from others; "": the start does."""
    cover: Cover = Cover()
    """What a stranger is told of it at a glance."""
    achievements: tuple[Achievement, ...] = ()
    """The odd things that can be done in it."""
    link: str = ""
    """The address of the designer's own page about it; "" if there is none."""
    earlier_rules: tuple[int, ...] = ()
    """The older rules versions that it still plays, so that what was made under them opens as before."""

    @property
    def designer(self) -> str:
        """Who made it, as far as it is known."""
        return self.words.designer

    @property
    def tagline(self) -> str:
        """What it is about, in a line."""
        return self.words.tagline
