"""What Spanish needs to put a name into a sentence: genders, articles, plurals, and how numbers are written.

Nothing is guessed: a word that is not listed here stands without an article, and is one.
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
"""Of nouns; what is called by several words begins with one of these."""
_SINGLE: Mapping[str, tuple[str, str]] = MappingProxyType(
    {"agua": ("el agua", "agua"), "fuego": ("el fuego", "fuego"), "monolito": ("el monolito", "el monolito")}
)
"""What there is one of, or any amount, with both articles."""
_NAMES = ("Nyarlathotep", "Carter")
"""They take an article only with an adjective: "Carter", "el Carter claro"."""
_ONE_EACH = (*_NAMES, "Necronomicón", "Cthecker")
"""What each side has one of, so that it is the one."""
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
"""The seats that are several: "las blancas mueven"."""
_ONE: Mapping[str, str] = MappingProxyType(
    {"Ejército": "el ejército", "Tu rival": "tu rival", "tu rival": "tu rival", "Alguien": "alguien"}
)
"""Players and seats that are one and no names, as they stand within a sentence."""
COMPUTER = "Máquina"
"""What a computer is called that plays, with the seat in brackets if need be."""
_THIN = "\u202f"
_FOUR_DIGITS = 9999


def gender(noun: str) -> str:
    """Return "m" or "f", or "" for a noun that is not known."""
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
    """Return a noun that is pointed at: "esta dama oscura"."""
    return f"{_article(noun, 'este', 'esta')}{noun}"


def of(noun: str) -> str:
    """Return of what something is: "del peón oscuro", "de la dama oscura"."""
    return f"de {the(noun)}".replace("de el ", "del ", 1)


def to(noun: str) -> str:
    """Return to what something is done: "al peón oscuro", "a la dama oscura"."""
    return f"a {the(noun)}".replace("a el ", "al ", 1)


def _article(noun: str, masculine: str, feminine: str) -> str:
    return {"m": f"{masculine} ", "f": f"{feminine} "}.get(gender(noun), "")


def as_object(noun: str) -> str:
    """Return the object of a capture: "el peón oscuro", "al rey", "a Carter"."""
    personal = noun.partition(" ")[0] in ("rey", *_NAMES)
    return to(noun) if personal else the(noun)


def is_one_each(noun: str) -> bool:
    """Return true for a noun that each side has only one of."""
    return noun.partition(" ")[0] in _ONE_EACH


def does(who: str, one: str, several: str, within: bool = False) -> str:
    """Return a player with a verb, by default to open a sentence: "Ana mira", "Las oscuras miran"."""
    verb = several if who.partition(" (")[0] in _SEVERAL else one
    return f"{named(who) if within else opening(who)} {verb}"


def named(who: str) -> str:
    """Return a seat or a player within a sentence: "las blancas", "Ana", "la máquina (Negras)"."""
    name, bracket, rest = who.partition(" (")
    if name in _SEVERAL:
        named = f"las {name.lower()}"
    elif name in _ONE:
        named = _ONE[name]
    elif name.partition(" ")[0] == COMPUTER:
        named = f"la {name[:1].lower()}{name[1:]}"
    else:
        return who
    return f"{named}{bracket}{rest}"


def opening(who: str) -> str:
    """Return a seat or a player at the start of a sentence: "Las blancas", "Tu rival", "ana"."""
    return who if named(who) == who and who not in _ONE else capital(named(who))


def of_named(who: str) -> str:
    """Return the owner of something: "de las blancas", "del ejército"."""
    return contracted(f"de {named(who)}")


def to_named(who: str) -> str:
    """Return the one to whom something is given: "a las blancas", "al ejército"."""
    return contracted(f"a {named(who)}")


def contracted(text: str) -> str:
    """Return a text with "de el" and "a el" contracted, as they are before nouns."""
    return re.sub(r"\b(de|a) el ", lambda found: f"{found[1]}l ", text)


def square(spot: str) -> str:
    """Return a square within a sentence: numbers take an article ("la 15"), letters do not ("c3")."""
    return f"la {spot}" if spot.isdigit() else spot


def quoted(text: str) -> str:
    """Return a text from outside in quotes, with invisible characters as Python writes them."""
    return f"«{repr(text)[1:-1]}»"


def number(count: float) -> str:
    """Return a number as it is written: "1000", "25 000", "0,5"."""
    text = f"{count:,}" if count > _FOUR_DIGITS else f"{count:g}"
    return text.replace(",", _THIN) if count > _FOUR_DIGITS else text.replace(".", ",")


def counted(count: int, one: str, several: str) -> str:
    """Return so many things: "1 jugada", "2 jugadas"."""
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
    """Return words as a sentence begins with them."""
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
