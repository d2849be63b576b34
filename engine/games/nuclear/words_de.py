"""What Nuclear Chess says in German, beside what chess says."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.chess import words_de as chess_de
from engine.games.nuclear import words as english


class Words(english.Words, chess_de.Words):
    """In German."""

    designer = "unbekannte Spieler; beschrieben von David L. Van Slyke"
    credit = "Von unbekannten Spielern; beschrieben von David L. Van Slyke"
    tagline = "Schach, aber jeder Bauer ist eine Bombe: Achte darauf, was neben ihm steht."
    lessons: Mapping[str, str] = {
        "start": (
            "Es ist Schach, aber ein geschlagener Bauer explodiert samt der Figur, die ihn schlägt, und "
            "allem ringsum. Nimm eine Figur und zeig auf einen Bauern: Du siehst, was verbrennen würde."
        ),
        "check": (
            "Auch Feuer gibt Schach: Ein Angriff auf einen Bauern, der neben deinem König steht oder mit so "
            "einem verbunden ist, kann den König verbrennen."
        ),
    }
    feats: Mapping[str, tuple[str, str]] = {
        "mate": ("Kernschmelze", "Gewinne durch Matt."),
        "fuse": ("Kurze Lunte", "Gewinne mit einem Zug, der etwas in die Luft jagt."),
        "queen": ("Rums, Majestät", "Gewinne, und spreng unterwegs die gegnerische Dame."),
        "moth": ("Motte zum Licht", "Gewinne, obwohl du deine eigene Dame gesprengt hast."),
        "chain": ("Kettenreaktion", "Gewinne, und zünde unterwegs vier Bauern mit einem Zug."),
        "calm": ("Friedensvertrag", "Gewinne, ohne etwas in die Luft zu jagen."),
        "stalemate": ("Kalter Krieg", "Spiel remis durch Patt."),
    }
    ends: Mapping[str, str] = {
        **chess_de.Words.ends,
        "no-king": "{winner} gewinnt: Der König von {loser} ist weg.",
    }
    blast = "Explosion"

    def would_go(self, kind: str, step: int) -> str:
        return f"{self.kind(kind)} ginge mit, Schritt {step}"
