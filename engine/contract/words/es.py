"""What Spanish needs to put a name into a sentence: genders, articles, plurals, and how numbers are written.

Nothing is guessed: a word that is not listed here stands without an article, and is one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.contract.words import en as english

_MASCULINE = (
    "peón rey alfil caballo emperador cultista Nyarlathotep Carter Necronomicon Cthecker dado anillo "
    "hipopótamo snookle monolito fuego"
)
_FEMININE = "dama reina torre superdama ficha pieza canica llama moneda"
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
_ONE_EACH = (*_NAMES, "Necronomicon", "Cthecker")
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


def does(who: str, one: str, several: str) -> str:
    """Return who does something, as a sentence begins: "Ana mira", "Las oscuras miran"."""
    return f"Las {who.lower()} {several}" if who in _SEVERAL else f"{who} {one}"


def named(who: str) -> str:
    """Return a seat or a name within a sentence: "las blancas", "Ana", "la máquina (Negras)"."""
    if who in _SEVERAL:
        return f"las {who.lower()}"
    return f"la {who[:1].lower()}{who[1:]}" if who.partition(" (")[0] == COMPUTER else who


def number(count: float) -> str:
    """Return a number as it is written: "1000", "25 000", "0,5"."""
    text = f"{count:,}" if count > _FOUR_DIGITS else f"{count:g}"
    return text.replace(",", _THIN) if count > _FOUR_DIGITS else text.replace(".", ",")


def counted(count: int, one: str, several: str) -> str:
    """Return so many things: "1 jugada", "2 jugadas"."""
    return f"{number(count)} {one if count == 1 else several}"


def listed(names: Sequence[str], last: str = "y") -> str:
    """Return things as a sentence has them: "a, b y c"; before the sound of i, "e"; before that of o, "u"."""
    if len(names) < 2:
        return "".join(names)
    begins = names[-1][:2].lower()
    if last == "y" and (begins[:1] in ("i", "í") or begins == "hi"):
        last = "e"
    elif last == "o" and (begins[:1] in ("o", "ó") or begins in ("ho", "8")):
        last = "u"
    return f"{', '.join(names[:-1])} {last} {names[-1]}"


def capital(words: str) -> str:
    """Return words as a sentence begins with them."""
    return words[:1].upper() + words[1:]


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
    too_long = "ninguna posición es tan larga"
    refused = "esta no es una posición del juego"
