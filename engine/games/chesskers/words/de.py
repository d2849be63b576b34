"""Words of Chesskers in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.de import GameWords, a, capital, opening, quoted, the, this
from engine.games.chesskers.words import en as english


class Words(english.Words, GameWords):
    """In German."""

    designer = "unbekannter Autor"
    credit = "Von einem unbekannten Autor"
    tagline = "Sechzehn Steine gegen ein Schachheer, und für beide gilt Schlagzwang."
    seats = ("Steinheer", "Schachheer")
    advice: Mapping[str, str] = {
        "king-jumped": (
            "Achte auf leere Felder hinter deinem König: Ein Stein, der dort landen kann, überspringt ihn."
        ),
        "": (
            "Beide Seiten müssen schlagen: Biete eine Figur an, um eine gegnerische dorthin zu locken, "
            "wo du sie willst."
        ),
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Alle Steine, rote und schwarze, sind eine Seite: Sie ziehen diagonal und springen. Das "
            "Schachheer zieht wie im Schach. Die Steine gewinnen, wenn sie den König überspringen, das "
            "Heer, wenn es alle Steine schlägt."
        ),
        "rows": (
            "Die schraffierten Reihen gehören den Steinen: Eine Schachfigur darf sie nur mit einem "
            "Schlagzug betreten. Ein Stein, der seinen Zug auf der Reihe hinter dem Heer beendet, wird "
            "zur Superdame."
        ),
        "capture": "Für beide Seiten gilt Schlagzwang. So lockst du deinen Gegner, wohin du willst.",
    }
    tutorial: Mapping[str, str] = {
        "jump": (
            "Du spielst mit den Steinen. Einer von ihnen kann in einem Zug über den Bauern und weiter "
            "über den Springer springen: Wähle ihn, dann die Felder, auf denen er landet."
        ),
        "super": "Für deinen Stein auf f2 ist der Weg zur letzten Reihe frei. Ziehe dorthin.",
        "king": "Deine Superdame steht vor dem König. Springe geradeaus über ihn.",
        "bait": "Jetzt spielst du mit dem Schachheer. Stelle deinen Bauern auf d5, genau vor den Stein.",
        "take": "Dieser Stein ist in die Linie deines Turms gekommen. Schlage ihn.",
        "back": (
            "Der letzte Stein versteckt sich auf der äußeren Reihe, die Schachfiguren nur mit einem "
            "Schlagzug betreten. Schlage ihn."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "jump": "Steine springen über jede Schachfigur, vorwärts und rückwärts, solange sie können.",
        "super": "Jetzt ist er eine Superdame, die in alle acht Richtungen zieht und springt.",
        "king": (
            "Der König wurde übersprungen, und die Steine gewinnen. Es gibt kein Schach, also warnt ihn "
            "nichts."
        ),
        "bait": "Der Stein musste springen, denn es gilt Schlagzwang. So lockst du ihn, wohin du willst.",
        "take": "Auch du musstest schlagen: Der Schlagzwang gilt für beide Seiten.",
        "back": "Kein Stein ist mehr da, also hat das Schachheer gewonnen.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "super-king": ("eine Superdame", "Superdamen"),
        "checker": ("einen Stein", "Steine"),
        "king": ("einen König", "Könige"),
        "queen": ("eine Dame", "Damen"),
        "rook": ("einen Turm", "Türme"),
        "bishop": ("einen Läufer", "Läufer"),
        "knight": ("einen Springer", "Springer"),
        "pawn": ("einen Bauern", "Bauern"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "king-jumped": ("Über die Krone", "Gewinne, indem du den König überspringst."),
        "no-checkers": ("Vom Tisch gefegt", "Gewinne, indem du alle Steine schlägst."),
        "no-moves": ("Kein Ausweg", "Gewinne, weil der Gegner keinen Zug mehr hat."),
        "super": ("Super", "Gewinne und mache unterwegs einen Stein zur Superdame."),
        "swallow": ("Drei zum Abendbrot", "Gewinne und schlage unterwegs in einem Zug drei oder mehr."),
    }
    ends: Mapping[str, str] = {
        "king-jumped": "{winner} gewinnt: Der König wurde übersprungen.",
        "no-checkers": "{winner} gewinnt: Kein Stein ist mehr da.",
        "no-moves": "{winner} gewinnt: {loser} hat keinen erlaubten Zug.",
        "repetition": "Remis durch dreifache Stellungswiederholung.",
        "fifty-moves": "Remis nach der 50-Züge-Regel.",
    }
    kinds: Mapping[str, str] = {
        "red checker": "roter Stein",
        "black checker": "schwarzer Stein",
        "super king": "Superdame",
        "white pawn": "weißer Bauer",
        "white knight": "weißer Springer",
        "white bishop": "weißer Läufer",
        "white rook": "weißer Turm",
        "white queen": "weiße Dame",
        "white king": "weißer König",
    }
    choices: Mapping[str, str] = {
        "pawn": "Bauer",
        "knight": "Springer",
        "bishop": "Läufer",
        "rook": "Turm",
        "queen": "Dame",
        "king": "König",
    }
    better: Mapping[str, str] = {
        "crown": "Steine näher an der Reihe, auf der sie Superdamen werden",
        "edge": "mehr Steine am Rand, wo sie sicherer sind",
        "super": "Superdamen näher an der Mitte",
        "pawn": "Bauern näher an ihrer Umwandlung",
        "middle": "Figuren näher an der Mitte",
        "king": "ein schwerer zu überspringender König",
        "guard": "mehr Figuren neben dem König, wo dann kein Sprung landen kann",
    }
    back_row = "Grundreihe"

    def to_move(self, seat: int, must_capture: bool) -> str:
        return f"{opening(self.seats[seat])} {'muss schlagen (K3)' if must_capture else 'ist am Zug'}."

    # --- why not -----------------------------------------------------------------------------------

    only_by_capturing = (
        "Auf eine Grundreihe oder auf ihr entlang zieht eine Schachfigur nur mit einem Schlagzug."
    )
    has_moved = "Der König oder dieser Turm hat schon gezogen: keine Rochade."
    between = "Zwischen König und Turm steht etwas: keine Rochade."
    king_in_danger = "Ein Stein könnte den König überspringen: jetzt keine Rochade."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"{opening(self.seats[seat])} ist am Zug, und das ist {a(self.kind(kind))}."

    def must(self, start: str, end: str) -> str:
        return f"Du musst schlagen: {start} schlägt {end}."

    def checker_blocked(self, kind: str, is_super: bool) -> str:
        ways = "der acht Felder ringsum" if is_super else "der vier diagonal benachbarten Felder"
        return f"{capital(this(self.kind(kind)))} ist blockiert: Keines {ways} ist leer."

    def only_to_back_row(self, kind: str) -> str:
        why = "könnte nur auf eine Grundreihe, und die betritt man nur mit einem Schlagzug"
        return f"{capital(this(self.kind(kind)))} {why}."

    def blocked(self, kind: str) -> str:
        return f"{capital(this(self.kind(kind)))} ist blockiert."

    def off_its_way(self, kind: str, start: str, end: str) -> str:
        return f"{capital(the(self.kind(kind)))} kann nicht von {start} nach {end} ziehen."

    # --- setting up a position ---------------------------------------------------------------------

    checker = "Stein"
    details = "Rochade, Zähler"
    kings = "es darf höchstens einen König geben"
    pawn_behind = "auf Reihe 1 oder 2 kann kein Bauer stehen: er beginnt auf Reihe 3"

    def castles(self, right: str) -> str:
        return f"{opening(self.seats[1])} darf {'nach rechts' if right == 'K' else 'nach links'} rochieren"

    def bad_rights(self, text: str) -> str:
        return f"{quoted(text)} sollte KQ, K, Q oder - sein"


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "king": "Überspringe den König.",
        "super": "Mache einen deiner Steine zur Superdame.",
        "haul": "Schlage mindestens drei Schachfiguren.",
        "win": "Gewinne die Partie.",
    }
