"""German grammar for names in sentences: genders, articles, cases, quotes, number formats.

Names arrive in the form in which they stand alone: adjectives with strong endings, then the noun ("dunkler
Stein"). The functions here add articles and endings. A noun missing in `GENDERS` stays unchanged.
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
    "Mauer": "f",
}
"""Masculine, feminine or neuter, by nouns."""
BREAK = "\N{SOFT HYPHEN}"
"""Optional line break in the title of a card, since cards are narrow."""
_ONE_EACH = ("Nyarlathotep", "Carter", "Necronomicon", "Cthecker", "Monolith")
"""Nouns for pieces that a side has only one of: they take the definite article."""
_WITHOUT = ("Wasser", "Feuer", "Carter", "Nyarlathotep")
"""Names that stand without an article at their first mention."""
_CASES: Mapping[str, tuple[str, str, str]] = {
    "steinheer": ("das Steinheer", "das Steinheer", "dem Steinheer"),
    "schachheer": ("das Schachheer", "das Schachheer", "dem Schachheer"),
    "computer": ("der Computer", "den Computer", "dem Computer"),
    "müdes kätzchen": ("das Müde Kätzchen", "das Müde Kätzchen", "dem Müden Kätzchen"),
    "neugieriger fuchs": ("der Neugierige Fuchs", "den Neugierigen Fuchs", "dem Neugierigen Fuchs"),
    "geduldige eule": ("die Geduldige Eule", "die Geduldige Eule", "der Geduldigen Eule"),
    "alter drache": ("der Alte Drache", "den Alten Drachen", "dem Alten Drachen"),
    "dein mitspieler": ("dein Mitspieler", "deinen Mitspieler", "deinem Mitspieler"),
    "jemand": ("jemand", "jemanden", "jemandem"),
    "alle anderen": ("alle anderen", "alle anderen", "allen anderen"),
}
"""Nominative, accusative and dative of players and seats that are not names, by their lower case.

The animals are the opponents of `engine.ai.words.de`.
"""
_OBJECTS: Mapping[str, str] = {"Bauer": "Bauern", "Kultist": "Kultisten", "Monolith": "Monolithen"}
"""Nouns with another form in the accusative."""


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
    """Return the accusative: "den dunklen Stein" for "dunkler Stein"."""
    return _as_objects(_with_article(name, ("den", "die", "das"), ("en", "e", "e")))


def some(name: str) -> str:
    """Return a name with the article of a first mention: "ein dunkler Stein", "der helle Cthecker"."""
    if name in _WITHOUT:
        return name
    return the(name) if _noun(name) in _ONE_EACH else a(name)


def some_object(name: str) -> str:
    """Return the accusative of a first mention: "einen dunklen Stein", "den hellen Cthecker"."""
    if name in _WITHOUT:
        return name
    if _noun(name) in _ONE_EACH:
        return to_the(name)
    return _as_objects(_with_article(name, ("einen", "eine", "ein"), ("en", "e", "es")))


def named(who: str) -> str:
    """Return a seat or a player within a sentence: "das Steinheer", "der Computer (Weiß)", "Ana"."""
    return _in_case(who, 0)


def as_object(who: str) -> str:
    """Return the accusative of a seat or a player: "den Computer (Weiß)"."""
    return _in_case(who, 1)


def to_named(who: str) -> str:
    """Return the dative of a seat or a player: "dem Steinheer"."""
    return _in_case(who, 2)


def of_named(who: str) -> str:
    """Return a seat or a player with "von": "vom Steinheer", "von Weiß"."""
    return f"von {to_named(who)}".replace("von dem ", "vom ", 1)


def opening(who: str) -> str:
    """Return a seat or a player at the start of a sentence: "Das Steinheer", "Dein Mitspieler", "ana"."""
    return capital(named(who)) if _name(who) in _CASES else who


def _in_case(who: str, case: int) -> str:
    """Return a seat or a player in a case; brackets after it stay. Names stay as they are."""
    name = _name(who)
    return f"{_CASES[name][case]}{who[len(name) :]}" if name in _CASES else who


def _name(who: str) -> str:
    """Return a player without a number, and without a seat in brackets, in lower case."""
    return who.partition(" (")[0].rstrip(" 0123456789").lower()


def described(adjective: str, noun: str) -> str:
    """Return a noun with an adjective, which is given without its ending: "dunkl"."""
    return f"{adjective}{ {'m': 'er', 'f': 'e', 'n': 'es'}[GENDERS[noun]] } {noun}"


def capital(words: str) -> str:
    """Return a text with a capital first letter."""
    return words[:1].upper() + words[1:]


def plain(title: str) -> str:
    """Return the title of a card without its optional line breaks."""
    return title.replace(BREAK, "")


def quoted(text: str) -> str:
    """Return an untrusted text in quotes, with invisible characters as Python writes them."""
    return f"„{repr(text)[1:-1]}“"


def number(count: int) -> str:
    """Return a number with full stops between its thousands."""
    return f"{count:,}".replace(",", ".")


def counted(count: int, one: str, several: str) -> str:
    """Return a counted noun: "1 Zug", "2 Züge"."""
    return f"{number(count)} {one if count == 1 else several}"


def listed(names: Sequence[str], last: str = "und") -> str:
    """Return a list within a sentence: "a, b und c"."""
    return f" {last} ".join([", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names)


def _as_objects(words: str) -> str:
    """Return a text with its weak nouns in the accusative: "Bauern" for "Bauer"."""
    return " ".join(_OBJECTS.get(word, word) for word in words.split())


def _noun(name: str) -> str:
    """Return the first noun of a name that is in `GENDERS`, else ""."""
    return next((word for word in name.replace(",", " ").split() if word in GENDERS), "")


def _with_article(name: str, articles: Sequence[str], endings: Sequence[str] = ()) -> str:
    """Return a name with the article of its gender, and with `endings` on its adjectives, if given."""
    words = name.replace(",", " ,").split()
    at = next((at for at, word in enumerate(words) if word in GENDERS), -1)
    if at < 0 or not all(word.islower() for word in words[:at]):
        return name  # "Satans Feuer" has its own
    gender = "mfn".index(GENDERS[words[at]])
    if endings:
        words[:at] = [word.rstrip("rs").removesuffix("e") + endings[gender] for word in words[:at]]
    return " ".join([articles[gender], *words]).replace(" ,", ",")


class GameWords(english.GameWords):
    """Base class of the German words of a game."""

    material: tuple[str, str] = ("Stein", "Steine")

    def end(self, code: str, winner: str, loser: str) -> str:
        return super().end(code, opening(winner), opening(loser))


class CountWords(english.CountWords):
    """In German."""

    numbers: Sequence[str] = (
        *("zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    )
    piece: tuple[str, str] = ("eine Figur", "Figuren")

    def listed(self, names: Sequence[str]) -> str:
        return listed(names)


class EditingWords(english.EditingWords):
    """In German."""

    to_move = "Am Zug"
    too_long = "diese Stellung ist zu lang"
    refused = "das ist keine gültige Stellung des Spiels"
