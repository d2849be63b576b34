"""Words of Chinese Checkers in Spanish, beside those of all star games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.en import OptionWords
from engine.games.chinese.words import en as english
from engine.games.race.words import es as race_es


class Words(english.Words, race_es.Words):
    """In Spanish."""

    designer = "tradicional"
    credit = "Tradicional"
    tagline = "Las damas chinas: pasos y saltos por la estrella de seis puntas, hasta la punta de enfrente."
    piece = "canica"
    material = ("canica", "canicas")
    advice: Mapping[str, str] = {
        "": "Trae pronto las últimas canicas: la que se queda atrás no tiene sobre qué saltar.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Lleva todas tus canicas a la punta de enfrente. Da un paso a un hueco vecino o salta sobre "
            "una canica vecina, sea de quien sea, y sigue saltando cuanto puedas."
        ),
    }
    tutorial: Mapping[str, str] = {
        "step": (
            "Es una carrera a la punta de enfrente. Mueve una canica a un hueco vecino o salta por encima "
            "de una canica vecina."
        ),
        "hop": "Una canica del rival te cierra el paso, y el hueco de detrás está vacío. Salta por encima.",
        "chain": (
            "Una canica puede saltar una y otra vez en un solo turno. Lleva la que está justo delante de "
            "tu propia punta tan lejos como llegue."
        ),
        "last": (
            "En tu meta queda un hueco vacío. Salta a él con la canica más cercana; una canica del rival "
            "se ha quedado ahí."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "step": "Nunca se captura nada. Solo cuenta quién llega primero a la meta.",
        "hop": "Se queda donde está: todas las canicas son escaleras, para los dos bandos.",
        "chain": "Cuatro saltos. Puedes girar en cada uno, y parar donde quieras.",
        "last": (
            "La meta está llena y la mayor parte es tuya: has ganado. Quedarse en casa no salva al rival."
        ),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "filled": ("Al otro lado de la estrella", "Gana llenando la punta de enfrente."),
        "leap": ("Saltamontes", "Gana y salta de paso cinco veces en una jugada."),
        "crowd": ("Seis a la mesa", "Gana una partida de seis jugadores."),
    }
    options: Mapping[str, OptionWords] = {
        "players": OptionWords(
            "Jugadores",
            {"2": "Dos jugadores", "3": "Tres jugadores", "4": "Cuatro jugadores", "6": "Seis jugadores"},
        ),
        "first": race_es.Words.first,
    }


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "win": "Gana la partida.",
        "home2": "Lleva dos canicas más a tu meta.",
        "leap": "Haz al menos cinco saltos con una canica.",
    }
