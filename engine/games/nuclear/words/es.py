"""What Nuclear Chess says, in Spanish, beside what chess says."""

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
    lessons: Mapping[str, str] = {
        "start": (
            "Es ajedrez, pero un peón capturado explota, con quien lo capturó y todo lo que lo rodea. "
            "Elige una pieza y apunta a un peón, o tócalo: verás qué ardería."
        ),
        "check": (
            "El jaque de fuego cuenta: un ataque a un peón junto a tu rey, o unido a uno de ellos, "
            "puede quemar al rey."
        ),
    }
    guide: Mapping[str, str] = {
        "blast": (
            "Cada peón es una bomba. Captura el de d5 con tu dama; antes, el tablero marca lo que ardería."
        ),
        "quiet": "Solo explota un peón capturado. Que tu propio peón capture el caballo que tiene al lado.",
        "chain": (
            "Un peón que arde prende fuego a los peones de al lado. Captura el primero de la hilera, en "
            "c6, con tu caballo."
        ),
        "fuse": (
            "El alfil podría capturar en g2, y el fuego correría por f2 hasta tu rey: eso es jaque. "
            "Cualquier jugada permitida lo evita. Encuentra una."
        ),
        "mate": "Cada lado ha hecho una jugada. Ve a h5 con tu dama, y fíjate en lo que ataca.",
    }
    guide_seen: Mapping[str, str] = {
        "blast": (
            "El peón se llevó a tu dama, y con ella un caballo, un alfil y una torre que estaban alrededor."
        ),
        "quiet": "No arde nada, y tu peón sigue siendo la bomba que es.",
        "chain": (
            "El fuego recorrió la hilera y quemó la dama que había al final. Nunca pongas tus peones en "
            "fila junto a lo que aprecias."
        ),
        "fuse": "Los peones que rodean a un rey son su mecha. Que nadie alcance a sus vecinos.",
        "mate": (
            "Jaque mate en dos jugadas. Hagan lo que hagan las negras, puedes capturar un peón cuyo fuego "
            "llega al rey."
        ),
    }
    better: Mapping[str, str] = {
        **chess_es.Words.better,
        "pawns": "peones más adelantados o con amigos al lado",
        "fuse": "menos peones con los que pueda saltar por los aires el rey",
    }
    ends: Mapping[str, str] = {
        **chess_es.Words.ends,
        "no-king": "Victoria de {winner}: el rey de {loser} ha desaparecido.",
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "mate": ("Fusión del núcleo", "Gana por jaque mate."),
        "fuse": ("Mecha corta", "Gana con una jugada que haga explotar algo."),
        "queen": ("Bum, majestad", "Gana, y de paso vuela la dama rival con una explosión tuya."),
        "moth": ("Polilla en la llama", "Gana, aunque una explosión tuya se llevó tu propia dama."),
        "chain": ("Reacción en cadena", "Gana, y de paso haz estallar cuatro peones con una jugada."),
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
        "blast": "Haz que una explosión tuya se lleve la dama.",
        "moth": "Haz que el otro lado haga volar su propia dama.",
    }
