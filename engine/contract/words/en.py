"""Base classes of the games' texts: each game's `Words` in `words/en.py` is a subclass.

Word modules import nothing heavy: the first screen needs them before the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.contract.language import spoken


class OptionWords(NamedTuple):
    """Texts of an option: title, titles of its values, explanation."""

    title: str
    values: Mapping[str, str]
    help: str = ""


class GameWords:
    """Texts that code outside the game looks up, by kinds, codes, seats and spots."""

    designer: str = ""
    """Name of the designer, or that it is unknown."""
    credit: str = ""
    """Credit line, such as "By Ann"."""
    tagline: str = ""
    seats: tuple[str, ...] = ()
    """Names of the seats, for the maximum number of players."""
    options: Mapping[str, OptionWords] = {}
    ends: Mapping[str, str] = {}
    """Sentences for the ends, by the codes of `Reason`; `{winner}` and `{loser}` stand for names."""
    headlines: Mapping[str, str] = {}
    """Headlines of special ends, by the codes of `Reason`."""
    advice: Mapping[str, str] = {}
    """One thing to try for a loser, by the codes of `Reason`; "" for all other ends."""
    lessons: Mapping[str, str] = {}
    """Lessons for newcomers, by the ids of `Game.lessons`; two sentences each."""
    pieces: Mapping[str, tuple[str, str]] = {}
    """Singular and plural of the pieces ("a rook", "rooks"), by drawing with or without the colour; the most
    valuable first.
    """
    material: tuple[str, str] = ("piece", "pieces")
    """Noun for the pieces of a game, singular and plural, beside a count."""
    achievements: Mapping[str, tuple[str, str]] = {}
    """Title and description of each of `Info.achievements`."""
    tutorial: Mapping[str, str] = {}
    """Instructions and reasons of the steps of `Game.tutorial`, by their ids; two sentences each."""
    tutorial_done: Mapping[str, str] = {}
    """Texts for finished steps, by the same ids."""
    series: str = ""
    """Name of a series, such as "tournament"."""
    unit: str = ""
    """Unit of a series' scores, such as "flames brought home"."""

    def end(self, code: str, winner: str, loser: str) -> str:
        """Return the sentence for the end of a game. Raises `KeyError` for an unknown code."""
        return self.ends[code].format(winner=winner, loser=loser)

    def spot(self, spot: str) -> str:
        """Return the name of a spot, as shown on the board."""
        return spot

    def kind(self, kind: str) -> str:
        """Return the name of a kind of piece, such as "dark king"."""
        return kind

    def coming(self, kind: str) -> str:
        """Return the name of a new piece, such as "a ring"."""
        return self.kind(kind)

    def leaving(self, kind: str) -> str:
        """Return the name of a removed piece, such as "the ring"."""
        return self.kind(kind)

    def fate(self, how: str, _kind: str, _spot: str) -> str:
        """Return a sentence on the fate of a captured piece, by an id of the game.

        Raises `KeyError` for an unknown id.
        """
        raise KeyError(how)

    def piece_key(self, art: str) -> str:
        """Return the key of a piece in `pieces`, by its drawing; "" if it has none."""
        return next((name for name in (art, art.partition("-")[2]) if name in self.pieces), "")

    def count_pieces(self, drawings: Mapping[str, int]) -> Counter[str]:
        """Return the number of pieces of each kind in `pieces`, and of all others ("")."""
        counts = Counter[str]()
        for art, count in drawings.items():
            counts[self.piece_key(art)] += count
        return counts

    def pieces_in_words(self, counts: Mapping[str, int]) -> str:
        """Return counts of pieces as a phrase ("a rook and two pawns"), most valuable first; "" for none."""
        names = {**self.pieces, "": say_count.piece}
        return say_count.listed(
            [say_count.several(counts[name], *names[name]) for name in names if counts.get(name)]
        )

    def card(self, card: str) -> str:
        """Return the title of a card."""
        return card

    def card_name(self, card: str) -> str:
        """Return the name of a card within a sentence."""
        return self.card(card)

    def face(self, _what: str, result: str) -> str:
        """Return the name of a face of a die or a coin."""
        return result

    def means(self, what: str) -> str:
        """Return a sentence on the consequence of a revelation, by an id of the game.

        Raises `KeyError` for an unknown id.
        """
        raise KeyError(what)

    def remark(self, what: str, about: tuple[str | int, ...]) -> str:
        """Return the sentence of a `Remark`, by calling the method it names. Raises `AttributeError`."""
        sentence: str = getattr(self, what)(*about)
        return sentence


_NAMES = ("Nyarlathotep", "Carter")
"""Names that take an article only with an adjective: "Carter", "the light Carter"."""
_ONE_EACH = (*_NAMES, "Necronomicon", "Cthecker")
"""Nouns for pieces that a side has only one of: they take the definite article."""


def some(name: str) -> str:
    """Return a name with the article of a first mention: "a light cultist", "the light Cthecker"."""
    if name in _NAMES:
        return name
    return f"{'the' if name.rpartition(' ')[2] in _ONE_EACH else 'a'} {name}"


def quoted(text: str) -> str:
    """Return an untrusted text in quotes, with invisible characters as Python writes them."""
    return f"“{repr(text)[1:-1]}”"


class CountWords:
    """Counted nouns, in English."""

    numbers: Sequence[str] = (
        *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    )
    """Number words from two on."""
    piece: tuple[str, str] = ("a piece", "pieces")
    """Singular and plural of a piece without a better name."""

    def several(self, count: int, one: str, many: str) -> str:
        """Return a counted noun, such as "a rook" or "two rooks"."""
        return one if count == 1 else f"{self.number(count)} {many}"

    def number(self, count: int) -> str:
        """Return a number as a word within a sentence."""
        return self.numbers[count - 2] if 2 <= count < len(self.numbers) + 2 else str(count)

    def listed(self, names: Sequence[str]) -> str:
        """Return a list within a sentence, such as "a rook, a knight and two pawns"."""
        return " and ".join([", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names)


class EditingWords:
    """Texts of the position editor, in English."""

    to_move = "To move"
    too_long = "this is too long for a position"
    refused = "this is not a position of the game"


say_count = spoken(CountWords)
say_editing = spoken(EditingWords)
