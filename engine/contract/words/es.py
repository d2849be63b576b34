"""Spanish grammar for names in sentences: genders, articles, plurals, number formats.

Nothing is guessed: a word that is not listed here is singular and takes no article.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.contract.words import en as english

_MASCULINE = (
    "peón rey alfil caballo emperador cultista Nyarlathotep Carter Necronomicón Cthecker dado anillo "
    "hipopótamo snookle monolito fuego borde muro"
)
_FEMININE = "dama reina torre superdama ficha pieza canica llama moneda casa meta fila casilla"
_GENDERS: Mapping[str, str] = MappingProxyType(
    {**dict.fromkeys(_MASCULINE.split(), "m"), **dict.fromkeys(_FEMININE.split(), "f")}
)
"""Genders of nouns; names of several words begin with one of these."""
_SINGLE: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"agua": ("el agua", "agua"), "fuego": ("el fuego", "fuego"), "monolito": ("el monolito", "el monolito")}
)
"""Uncountable or unique nouns, with the definite and the indefinite article."""
_NAMES = ("Nyarlathotep", "Carter")
"""Names that take an article only with an adjective: "Carter", "el Carter claro"."""
_ONE_EACH = (*_NAMES, "Necronomicón", "Cthecker")
"""Nouns for pieces that a side has only one of: they take the definite article."""
_FEMININE_FORMS: Mapping[str, str] = MappingProxyType(
    {
        "blanco": "blanca",
        "negro": "negra",
        "oscuro": "oscura",
        "claro": "clara",
        "rojo": "roja",
        "amarillo": "amarilla",
        "azul": "azul",
        "verde": "verde",
        "morado": "morada",
    }
)
_SEVERAL = frozenset({"Blancas", "Negras", "Oscuras", "Claras", "Fichas"})
"""Seats in the plural: "las blancas mueven"."""
_ONE: Mapping[str, str] = MappingProxyType(
    {
        "Ejército": "el ejército",
        "Tu rival": "tu rival",
        "tu rival": "tu rival",
        "Alguien": "alguien",
        "Gatito Dormilón": "el Gatito Dormilón",
        "Zorro Curioso": "el Zorro Curioso",
        "Búho Paciente": "el Búho Paciente",
        "Viejo Dragón": "el Viejo Dragón",
    }
)
"""Players and seats in the singular that are not names, as written within a sentence.

The animals are the opponents of `engine.ai.words.es`.
"""
_THIN = "\u202f"
_FOUR_DIGITS = 9999


def gender(noun: str) -> str:
    """Return "m" or "f"; "" for an unknown noun."""
    return _GENDERS.get(noun.partition(" ")[0], "")


def agreeing(noun: str, adjective: str) -> str:
    """Return a noun with a colour: "dama oscura"."""
    return f"{noun} {_FEMININE_FORMS[adjective] if gender(noun) == 'f' else adjective}"


def the(noun: str) -> str:
    """Return a noun with the definite article: "la dama oscura"."""
    if noun in _SINGLE:
        return _SINGLE[noun][0]
    return noun if noun in _NAMES else f"{_article(noun, 'el', 'la')}{noun}"


def some(noun: str) -> str:
    """Return a noun with the indefinite article: "una dama oscura"."""
    if noun in _SINGLE:
        return _SINGLE[noun][1]
    return the(noun) if noun.partition(" ")[0] in _ONE_EACH else f"{_article(noun, 'un', 'una')}{noun}"


def this(noun: str) -> str:
    """Return a noun with the demonstrative: "esta dama oscura"."""
    return f"{_article(noun, 'este', 'esta')}{noun}"


def of(noun: str) -> str:
    """Return a noun with "de": "del peón oscuro", "de la dama oscura"."""
    return f"de {the(noun)}".replace("de el ", "del ", 1)


def to(noun: str) -> str:
    """Return a noun with "a": "al peón oscuro", "a la dama oscura"."""
    return f"a {the(noun)}".replace("a el ", "al ", 1)


def _article(noun: str, masculine: str, feminine: str) -> str:
    return {"m": f"{masculine} ", "f": f"{feminine} "}.get(gender(noun), "")


def as_object(noun: str) -> str:
    """Return the object of a capture: "el peón oscuro", "al rey", "a Carter"."""
    personal = noun.partition(" ")[0] in ("rey", *_NAMES)
    return to(noun) if personal else the(noun)


def is_one_each(noun: str) -> bool:
    """Return True for a piece that a side has only one of."""
    return noun.partition(" ")[0] in _ONE_EACH


def does(who: str, one: str, several: str, within: bool = False) -> str:
    """Return a player with a verb, by default at the start of a sentence: "Ana mira", "Las oscuras miran"."""
    verb = several if who.partition(" (")[0] in _SEVERAL else one
    return f"{named(who) if within else opening(who)} {verb}"


def named(who: str) -> str:
    """Return a seat or a player within a sentence: "las blancas", "Ana", "el Zorro Curioso (Negras)"."""
    name = who.partition(" (")[0].rstrip(" 0123456789")
    if name in _SEVERAL:
        named = f"las {name.lower()}"
    elif name in _ONE:
        named = _ONE[name]
    else:
        return who
    return f"{named}{who[len(name) :]}"


def opening(who: str) -> str:
    """Return a seat or a player at the start of a sentence: "Las blancas", "Tu rival", "ana"."""
    return who if named(who) == who and who not in _ONE else capital(named(who))


def of_named(who: str) -> str:
    """Return a seat or a player with "de": "de las blancas", "del ejército"."""
    return contracted(f"de {named(who)}")


def to_named(who: str) -> str:
    """Return a seat or a player with "a": "a las blancas", "al ejército"."""
    return contracted(f"a {named(who)}")


def contracted(text: str) -> str:
    """Return a text with "de el" and "a el" contracted."""
    return re.sub(r"\b(de|a) el ", lambda found: f"{found[1]}l ", text)


def square(spot: str) -> str:
    """Return a square within a sentence: numbers take an article ("la 15"), letters do not ("c3")."""
    return f"la {spot}" if spot.isdigit() else spot


def quoted(text: str) -> str:
    """Return an untrusted text in quotes, with invisible characters as Python writes them."""
    return f"«{repr(text)[1:-1]}»"


def number(count: float) -> str:
    """Return a number in Spanish format: "1000", "25 000", "0,5"."""
    text = f"{count:,}" if count > _FOUR_DIGITS else f"{count:g}"
    return text.replace(",", _THIN) if count > _FOUR_DIGITS else text.replace(".", ",")


def counted(count: int, one: str, several: str) -> str:
    """Return a counted noun: "1 jugada", "2 jugadas"."""
    return f"{number(count)} {one if count == 1 else several}"


def listed(names: Sequence[str], last: str = "y") -> str:
    """Return a list within a sentence: "a, b y c"; "e" before the sound of i, "u" before that of o."""
    if len(names) < 2:
        return "".join(names)
    end = names[-1].lower()
    if last == "y" and re.match(r"[ií]|h[ií](?!e)", end):
        last = "e"
    elif last == "o" and re.match(r"(?:h?[oó](?!-o)|8|11(?!\d))", end):
        last = "u"
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def capital(words: str) -> str:
    """Return a text with a capital first letter."""
    return words[:1].upper() + words[1:]


class GameWords(english.GameWords):
    """Base class of the Spanish words of a game."""

    material: tuple[str, str] = ("pieza", "piezas")

    def end(self, code: str, winner: str, loser: str) -> str:
        return contracted(super().end(code, named(winner), named(loser)))


class CountWords(english.CountWords):
    """In Spanish."""

    numbers: Sequence[str] = (
        *("dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"),
    )
    piece: tuple[str, str] = ("una pieza", "piezas")

    def listed(self, names: Sequence[str]) -> str:
        return listed(names)


class EditingWords(english.EditingWords):
    """In Spanish."""

    to_move = "Turno"
    too_long = "esta posición es demasiado larga"
    refused = "no es una posición válida del juego"
