"""What Nuclear Chess says in German, beside what chess says."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.chess.words import de as chess_de
from engine.games.nuclear.words import en as english


class Words(english.Words, chess_de.Words):
    """In German."""

    designer = "unbekannte Spieler; beschrieben von David L. Van Slyke"
    credit = "Von unbekannten Spielern; beschrieben von David L. Van Slyke"
    tagline = "Schach, aber jeder Bauer ist eine Bombe: Achte darauf, was neben ihm steht."
    lessons: Mapping[str, str] = {
        "start": (
            "Es ist Schach, aber ein geschlagener Bauer explodiert samt der Figur, die ihn schlägt, und "
            "allem ringsum. Nimm eine Figur, dann zeig oder tipp auf einen Bauern: Du siehst, was verbrennen "
            "würde."
        ),
        "check": (
            "Auch Feuer gibt Schach: Ein Angriff auf einen Bauern, der neben deinem König steht oder mit so "
            "einem verbunden ist, kann den König verbrennen."
        ),
    }
    guide: Mapping[str, str] = {
        "blast": (
            "Jeder Bauer ist eine Bombe. Schlag den auf d5 mit deiner Dame; vorher zeigt das Brett, was "
            "verbrennen würde."
        ),
        "quiet": (
            "Nur ein Bauer, der geschlagen wird, explodiert. Lass deinen eigenen Bauern den Springer neben "
            "sich schlagen."
        ),
        "chain": (
            "Ein Bauer, der brennt, steckt die Bauern neben sich an. Schlag den ersten der Reihe, auf c6, "
            "mit deinem Springer."
        ),
        "fuse": (
            "Der Läufer könnte auf g2 schlagen, und das Feuer liefe über f2 zu deinem König: Das ist "
            "Schach. Jeder erlaubte Zug beendet es. Finde einen."
        ),
        "mate": (
            "Jede Seite hat einen Zug gemacht. Zieh mit deiner Dame nach h5, und sieh, worauf sie schaut."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "blast": (
            "Der Bauer nahm deine Dame mit, und einen Springer, einen Läufer und einen Turm, die um ihn "
            "standen."
        ),
        "quiet": "Nichts brennt, und dein Bauer bleibt die Bombe, die er ist.",
        "chain": (
            "Das Feuer lief die Reihe entlang und verbrannte die Dame an ihrem Ende. Reih deine Bauern nie "
            "neben dem auf, was dir lieb ist."
        ),
        "fuse": (
            "Die Bauern um einen König sind seine Zündschnur. Halte, was neben ihnen steht, außer Reichweite."
        ),
        "mate": (
            "Matt nach zwei Zügen. Was Schwarz auch tut, du kannst einen Bauern schlagen, dessen Feuer den "
            "König erreicht."
        ),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "mate": ("Kernschmelze", "Gewinne durch Matt."),
        "fuse": ("Kurze Lunte", "Gewinne mit einem Zug, der etwas in die Luft jagt."),
        "queen": ("Rums, Majestät", "Gewinne, und spreng unterwegs die gegnerische Dame."),
        "moth": ("Motte zum Licht", "Gewinne, obwohl du deine eigene Dame gesprengt hast."),
        "chain": ("Kettenreaktion", "Gewinne, und zünde unterwegs vier Bauern mit einem Zug."),
        "calm": ("Friedensvertrag", "Gewinne, ohne etwas in die Luft zu jagen."),
        "stalemate": ("Kalter Krieg", "Spiel remis durch Patt."),
    }
    better: Mapping[str, str] = {
        **chess_de.Words.better,
        "pawns": "Bauern weiter vorn oder mit Freunden neben sich",
        "fuse": "weniger Bauern, mit denen der König in die Luft gehen kann",
    }
    ends: Mapping[str, str] = {
        **chess_de.Words.ends,
        "no-king": "{winner} gewinnt: Der König von {loser} ist weg.",
    }
    blast = "Explosion"

    def burns(self, own: str) -> str:
        return f"die Explosion verbrennt auch Eigenes: {own}"

    def would_go(self, kind: str, step: int) -> str:
        return f"{self.kind(kind)} ginge mit, Schritt {step}"


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "mate": "Setze matt.",
        "blast": "Lass die Dame in einer Explosion verschwinden, die du auslöst.",
        "moth": "Bring die andere Seite dazu, ihre eigene Dame in die Luft zu sprengen.",
    }
