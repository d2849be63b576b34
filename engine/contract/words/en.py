"""What every game says: its `Words` are a subclass of these, in the `words.py` of its folder.

A file of words imports nothing heavy: the first screen needs it, and has no rules yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.contract.language import spoken


class OptionWords(NamedTuple):
    """An option of a game: its title, the title of each of its values, and what is to be known about it."""

    title: str
    values: Mapping[str, str]
    help: str = ""


class GameWords:
    """The texts that are asked for from outside of a game, by kinds, codes, seats and spots."""

    designer: str = ""
    """Who made it; a name, or that nobody knows."""
    credit: str = ""
    """The same as a line of its own: "By Ann"."""
    tagline: str = ""
    seats: tuple[str, ...] = ()
    """What each seat is called, of as many as there can be."""
    options: Mapping[str, OptionWords] = {}
    ends: Mapping[str, str] = {}
    """How it ended, by the codes of `Reason`; `{winner}` and `{loser}` stand for names."""
    lessons: Mapping[str, str] = {}
    """What a newcomer is told when it matters, by the ids of `Game.lessons`; two sentences each."""
    pieces: Mapping[str, tuple[str, str]] = {}
    """What is taken or got, one of it and several ("a rook", "rooks"), by its drawing with or without the
    colour; the most valuable first."""
    material: tuple[str, str] = ("piece", "pieces")
    """General noun for what stands on the board, singular and plural, beside a count."""
    achievements: Mapping[str, tuple[str, str]] = {}
    """What each of `Info.achievements` is called, and what is to be done for it."""
    tutorial: Mapping[str, str] = {}
    """What the steps of `Game.tutorial` ask for, and why, by their ids; two sentences each."""
    tutorial_done: Mapping[str, str] = {}
    """What has been seen when a step is done, by the same ids."""
    series: str = ""
    """What a series of its games is called: "tournament"."""
    unit: str = ""
    """What the scores of a series count: "flames brought home"."""

    def end(self, code: str, winner: str, loser: str) -> str:
        """Return how a game ended, as a sentence. Raises `KeyError` for an unknown code."""
        return self.ends[code].format(winner=winner, loser=loser)

    def spot(self, spot: str) -> str:
        """Return what a spot is called, by its id; what is shown on the board is called the same."""
        return spot

    def kind(self, kind: str) -> str:
        """Return what a kind of piece or thing is called: "dark king"."""
        return kind

    def coming(self, kind: str) -> str:
        """Return what a thing is called that comes onto the board: "a ring"."""
        return self.kind(kind)

    def leaving(self, kind: str) -> str:
        """Return what a thing is called that leaves the board: "the ring"."""
        return self.kind(kind)

    def fate(self, how: str, _kind: str, _spot: str) -> str:
        """Return what became of a piece that left the board, as a sentence, by an id of the game's own.

        Raises `KeyError` for one that is unknown.
        """
        raise KeyError(how)

    def card(self, card: str) -> str:
        """Return the title of a card."""
        return card

    def card_name(self, card: str) -> str:
        """Return what a card is called within a sentence."""
        return self.card(card)

    def face(self, _what: str, result: str) -> str:
        """Return what a die or a coin shows."""
        return result

    def means(self, what: str) -> str:
        """Return what it brings that something came to light, as a sentence, by an id of the game's own.

        Raises `KeyError` for one that is unknown.
        """
        raise KeyError(what)

    def remark(self, what: str, about: tuple[str | int, ...]) -> str:
        """Return the sentence of a `Remark`, by calling the method it names. Raises `AttributeError`."""
        sentence: str = getattr(self, what)(*about)
        return sentence


class CountWords:
    """In English."""

    numbers: Sequence[str] = (
        *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    )
    """From two on."""
    piece: tuple[str, str] = ("a piece", "pieces")
    """One that has no better name, and several."""

    def several(self, count: int, one: str, many: str) -> str:
        """Return so many pieces: "a rook", "two rooks"."""
        return one if count == 1 else f"{self.number(count)} {many}"

    def number(self, count: int) -> str:
        """Return how many there are of something, as a sentence has it."""
        return self.numbers[count - 2] if 2 <= count < len(self.numbers) + 2 else str(count)

    def listed(self, names: Sequence[str]) -> str:
        """Return things as a sentence has them: "a rook, a knight and two pawns"."""
        return " and ".join([", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names)


"""What is said, in the language that is spoken."""


class EditingWords:
    """In English."""

    to_move = "To move"
    too_long = "this is too long for a position"
    refused = "this is not a position of the game"


say_count = spoken(CountWords)
say_editing = spoken(EditingWords)
