"""Words of Nuclear Chess in German, beside those of chess."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.chess.words import de as chess_de
from engine.games.nuclear.words import en as english


class Words(english.Words, chess_de.Words):
    """In German."""

    designer = "unbekannte Spieler; beschrieben von David L. Van Slyke"
    credit = "Von unbekannten Spielern; beschrieben von David L. Van Slyke"
    tagline = "Schach, aber jeder Bauer ist eine Bombe: Achte darauf, was neben ihm steht."
    advice: Mapping[str, str] = {
        "no-king": "Halte deinen König von Bauern fern, auch von deinen eigenen: Jeder ist eine Bombe.",
        "": "Sieh dir vor jedem Zug die Felder um jeden Bauern an, der als Nächstes geschlagen werden kann.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Es ist Schach, aber ein geschlagener Bauer explodiert, samt der schlagenden Figur und allem "
            "ringsum. Wähle eine Figur und zeige oder tippe auf einen Bauern, um zu sehen, was verbrennen "
            "würde."
        ),
        "check": (
            "Auch Feuer gibt Schach: Ein Angriff auf einen Bauern, der neben deinem König steht oder mit so "
            "einem verbunden ist, kann den König verbrennen."
        ),
    }
    tutorial: Mapping[str, str] = {
        "blast": (
            "Jeder Bauer ist eine Bombe. Schlage den auf d5 mit deiner Dame; vor der Bestätigung zeigt "
            "das Brett, was verbrennen würde."
        ),
        "quiet": (
            "Nur ein Bauer, der geschlagen wird, explodiert. Lass deinen eigenen Bauern den Springer neben "
            "sich schlagen."
        ),
        "chain": (
            "Ein brennender Bauer steckt die Bauern neben sich an. Schlage den ersten der Reihe, auf c6, "
            "mit deinem Springer."
        ),
        "fuse": (
            "Der Läufer könnte auf g2 schlagen, und das Feuer liefe über f2 zu deinem König: Das ist "
            "Schach. Jeder erlaubte Zug beendet es: Finde einen."
        ),
        "mate": (
            "Jede Seite hat einen Zug gemacht. Ziehe mit deiner Dame nach h5 und sieh, was sie angreift."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "blast": (
            "Der Bauer nahm deine Dame mit, dazu einen Springer, einen Läufer und einen Turm, die um ihn "
            "standen."
        ),
        "quiet": "Nichts brennt, und dein Bauer bleibt die Bombe, die er ist.",
        "chain": (
            "Das Feuer lief die Reihe entlang und verbrannte die Dame an ihrem Ende. Stelle nie eine "
            "Bauernreihe neben Figuren, die du behalten willst."
        ),
        "fuse": (
            "Die Bauern um einen König sind seine Zündschnur. Stelle neben sie nichts, was der Gegner "
            "erreichen kann."
        ),
        "mate": (
            "Matt nach zwei Zügen. Was Schwarz auch tut, du kannst einen Bauern schlagen, dessen Feuer den "
            "König erreicht."
        ),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "mate": ("Kernschmelze", "Gewinne durch Matt."),
        "fuse": ("Kurze Lunte", "Gewinne mit einem Zug, der etwas in die Luft jagt."),
        "queen": (
            "Rums, Majestät",
            "Gewinne, nachdem eine deiner Explosionen die gegnerische Dame zerstört hat.",
        ),
        "moth": ("Motte zum Licht", "Gewinne, nachdem du deine eigene Dame gesprengt hast."),
        "chain": ("Kettenreaktion", "Gewinne und zünde unterwegs vier Bauern mit einem Zug."),
        "calm": ("Friedensvertrag", "Gewinne, ohne etwas in die Luft zu jagen."),
        "stalemate": ("Kalter Krieg", "Erreiche ein Remis durch Patt."),
    }
    better: Mapping[str, str] = {
        **chess_de.Words.better,
        "pawns": "weiter vorgerückte oder verbundene Bauern",
        "fuse": "weniger Bauern, die den König in die Luft sprengen können",
    }
    ends: Mapping[str, str] = {
        **chess_de.Words.ends,
        "no-king": "{winner} gewinnt: {loser} hat keinen König mehr.",
    }
    blast = "Explosion"

    def burns(self, own: str) -> str:
        return f"die Explosion verbrennt auch eigene Figuren: {own}"

    def would_go(self, kind: str, step: int) -> str:
        return f"{self.kind(kind)} ginge mit, Schritt {step}"


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "mate": "Setze matt.",
        "blast": "Zerstöre die Dame mit einer Explosion.",
        "moth": "Zwinge den Gegner, seine eigene Dame in die Luft zu sprengen.",
    }
