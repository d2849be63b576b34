"""German grammar that many files of words need: genders and articles, quotes, numbers.

Names of things come as they stand alone: adjectives with strong endings, then the noun ("dunkler Stein").
Where a sentence wants more than that, it asks here. What is not in `GENDERS` stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words import en as english

GENDERS: Mapping[str, str] = {
    "Stein": "m",
    "Dame": "f",
    "Kaiserin": "f",
    "Superdame": "f",
    "Bauer": "m",
    "Springer": "m",
    "Läufer": "m",
    "Turm": "m",
    "König": "m",
    "Schachdame": "f",
    "Flamme": "f",
    "Murmel": "f",
    "Snookle": "m",
    "Ring": "m",
    "Hippo": "n",
    "Monolith": "m",
    "Wasser": "n",
    "Feuer": "n",
    "Kultist": "m",
    "Nyarlathotep": "m",
    "Carter": "m",
    "Necronomicon": "n",
    "Cthecker": "m",
    "Münze": "f",
    "Würfel": "m",
    "Haus": "n",
    "Ziel": "n",
    "Grundreihe": "f",
}
"""Masculine, feminine or neuter, by nouns."""
BREAK = "\N{SOFT HYPHEN}"
"""Where the title of a card may be broken, for cards are narrow."""
_OBJECTS: Mapping[str, str] = {"Bauer": "Bauern", "Kultist": "Kultisten", "Monolith": "Monolithen"}
"""Nouns that change when something is done to them."""


def a(name: str) -> str:
    """Return "ein dunkler Stein" for "dunkler Stein"."""
    return _with_article(name, ("ein", "eine", "ein"))


def your(name: str) -> str:
    """Return "dein Haus" for "Haus"."""
    return _with_article(name, ("dein", "deine", "dein"))


def the(name: str) -> str:
    """Return "der dunkle Stein" for "dunkler Stein"."""
    return _with_article(name, ("der", "die", "das"), ("e", "e", "e"))


def this(name: str) -> str:
    """Return "dieser dunkle Stein" for "dunkler Stein"."""
    return _with_article(name, ("dieser", "diese", "dieses"), ("e", "e", "e"))


def to_the(name: str) -> str:
    """Return the one to whom something is done: "den dunklen Stein" for "dunkler Stein"."""
    declined = _with_article(name, ("den", "die", "das"), ("en", "e", "e"))
    return " ".join(_OBJECTS.get(word, word) for word in declined.split())


def described(adjective: str, noun: str) -> str:
    """Return a noun with an adjective, which comes without its ending: "dunkl"."""
    return f"{adjective}{ {'m': 'er', 'f': 'e', 'n': 'es'}[GENDERS[noun]] } {noun}"


def capital(words: str) -> str:
    """Return words as a sentence begins with them."""
    return words[:1].upper() + words[1:]


def plain(title: str) -> str:
    """Return the title of a card as a sentence has it, without the places where it may be broken."""
    return title.replace(BREAK, "")


def quoted(text: str) -> str:
    """Return a text from outside in quotes, and what cannot be seen in it as Python writes it."""
    return f"„{repr(text)[1:-1]}“"


def number(count: int) -> str:
    """Return a number with full stops between its thousands."""
    return f"{count:,}".replace(",", ".")


def _with_article(name: str, articles: Sequence[str], endings: Sequence[str] = ()) -> str:
    """Return a name with the article of its gender, and other `endings` of its adjectives, if any."""
    words = name.replace(",", " ,").split()
    at = next((at for at, word in enumerate(words) if word in GENDERS), -1)
    if at < 0 or not all(word.islower() for word in words[:at]):
        return name  # "Satans Feuer" has its own
    gender = "mfn".index(GENDERS[words[at]])
    if endings:
        words[:at] = [word.rstrip("rs").removesuffix("e") + endings[gender] for word in words[:at]]
    return " ".join([articles[gender], *words]).replace(" ,", ",")


class CountWords(english.CountWords):
    """In German."""

    numbers: Sequence[str] = (
        *("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    )
    piece: tuple[str, str] = ("eine Figur", "Figuren")

    def listed(self, names: Sequence[str]) -> str:
        return " und ".join([", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names)


class EditingWords(english.EditingWords):
    """In German."""

    to_move = "Am Zug"
    too_long = "so lang ist keine Stellung"
    refused = "das ist keine Stellung des Spiels"
