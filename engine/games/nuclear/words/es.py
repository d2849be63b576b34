"""Words of Nuclear Chess in Spanish, beside those of chess."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import the
from engine.games.chess.words import es as chess_es
from engine.games.nuclear.words import en as english


class Words(english.Words, chess_es.Words):
    """In Spanish."""

    designer = "jugadores desconocidos; descrito por David L. Van Slyke"
    credit = f"De {designer}"
    tagline = "Ajedrez, pero cada peón es una bomba: cuidado con lo que tiene al lado."
    advice: Mapping[str, str] = {
        "no-king": "Aleja a tu rey de los peones, también de los tuyos: cada uno es una bomba.",
        "": "Antes de cada jugada, mira las casillas alrededor de cada peón que pueda ser capturado.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Es ajedrez, pero un peón capturado explota, junto con la pieza que lo captura y todo lo que "
            "lo rodea. Elige una pieza y señala o toca un peón para ver qué ardería."
        ),
        "check": (
            "El jaque de fuego cuenta: un ataque a un peón junto a tu rey, o unido a uno de ellos, "
            "puede quemar al rey."
        ),
    }
    tutorial: Mapping[str, str] = {
        "blast": (
            "Cada peón es una bomba. Captura el de d5 con tu dama; antes de que confirmes, el tablero "
            "marca lo que ardería."
        ),
        "quiet": "Solo explota un peón capturado. Que tu propio peón capture el caballo que tiene al lado.",
        "chain": (
            "Un peón que arde prende fuego a los peones de al lado. Captura el primero de la hilera, en "
            "c6, con tu caballo."
        ),
        "fuse": (
            "El alfil podría capturar en g2, y el fuego correría por f2 hasta tu rey: eso es jaque. "
            "Cualquier jugada legal lo evita: encuentra una."
        ),
        "mate": "Cada bando ha hecho una jugada. Mueve tu dama a h5 y fíjate en lo que ataca.",
    }
    tutorial_done: Mapping[str, str] = {
        "blast": "El peón se llevó a tu dama, y con ella un caballo, un alfil y una torre que lo rodeaban.",
        "quiet": "No arde nada, y tu peón sigue siendo la bomba que es.",
        "chain": (
            "El fuego recorrió la hilera y quemó la dama del final. Nunca pongas una hilera de peones "
            "junto a piezas que quieras conservar."
        ),
        "fuse": (
            "Los peones que rodean a un rey son su mecha. No pongas junto a ellos nada que el rival pueda "
            "alcanzar."
        ),
        "mate": (
            "Jaque mate en dos jugadas. Hagan lo que hagan las negras, puedes capturar un peón cuyo fuego "
            "llega al rey."
        ),
    }
    better: Mapping[str, str] = {
        **chess_es.Words.better,
        "pawns": "peones más avanzados o unidos",
        "fuse": "menos peones que puedan hacer volar al rey",
    }
    ends: Mapping[str, str] = {
        **chess_es.Words.ends,
        "no-king": "Victoria de {winner}: el rey de {loser} ha desaparecido.",
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "mate": ("Fusión del núcleo", "Gana por jaque mate."),
        "fuse": ("Mecha corta", "Gana con una jugada que haga explotar algo."),
        "queen": ("Bum, majestad", "Gana después de que una explosión tuya destruya la dama rival."),
        "moth": ("Polilla en la llama", "Gana después de volar tu propia dama."),
        "chain": ("Reacción en cadena", "Gana y haz estallar de paso cuatro peones con una jugada."),
        "calm": ("Tratado de paz", "Gana sin hacer explotar nada."),
        "stalemate": ("Guerra fría", "Haz tablas por ahogado."),
    }
    blast = "explosión"

    def burns(self, own: str) -> str:
        return f"la explosión quema también piezas propias: {own}"

    def would_go(self, kind: str, step: int) -> str:
        return f"{the(self.kind(kind))} desaparecería, paso {step}"


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "mate": "Da jaque mate.",
        "blast": "Destruye la dama con una explosión.",
        "moth": "Obliga al rival a volar su propia dama.",
    }
