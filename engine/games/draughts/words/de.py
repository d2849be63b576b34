"""Words of English Draughts in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.de import GameWords, a, capital, described, quoted, this
from engine.games.draughts.words import en as english


class Words(english.Words, GameWords):
    """In German."""

    designer = "traditionell"
    credit = "Traditionell"
    tagline = "Die englische Dame, der schlichte Urahn: Schlage, was du kannst, und kröne, was durchkommt."
    seats = ("Dunkel", "Hell")
    advice: Mapping[str, str] = {
        "no-pieces": (
            "Ziehe deine Steine paarweise: Steht direkt dahinter ein zweiter, kann keiner den ersten "
            "überspringen."
        ),
        "no-moves": "Bevor du eine Lücke schließt, zähle die Züge, die dir danach bleiben.",
        "": "Lass ein paar Steine eine Weile auf der Grundreihe: So bekommt dein Gegner keine Damen.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Ziehe einen Stein ein Feld diagonal nach vorn. Wer alle gegnerischen Steine schlägt oder "
            "blockiert, gewinnt."
        ),
        "capture": (
            "Wenn du schlagen kannst, musst du: über einen gegnerischen Stein auf das leere Feld "
            "dahinter, und von dort weiter, solange es geht."
        ),
    }
    tutorial: Mapping[str, str] = {
        "step": (
            "Wähle einen deiner Steine, dann das dunkle Feld diagonal vor ihm, links oder rechts. Das ist "
            "ein Zug."
        ),
        "jump": (
            "Ein heller Stein steht vor deinem, und das Feld dahinter ist leer: Springe über ihn. Es gilt "
            "Schlagzwang, also ist kein anderer Zug erlaubt."
        ),
        "double": (
            "In einem Zug kannst du zwei überspringen. Wähle deinen Stein, dann nacheinander die Felder, "
            "auf denen er landet."
        ),
        "crown": "Der Weg deines Steins zur letzten Reihe ist frei. Ziehe dorthin.",
        "back": "Eine Dame springt auch rückwärts. Schlage mit ihr die letzten beiden.",
    }
    tutorial_done: Mapping[str, str] = {
        "step": "So kommen sich beide Seiten näher, ein Feld pro Zug, bis sie sich treffen.",
        "jump": (
            "Übersprungene Steine werden entfernt. Auch dein Gegner muss schlagen; so lockst du seine "
            "Steine, wohin du willst."
        ),
        "double": "Ein Stein springt weiter, solange er kann. Wo der Weg sich gabelt, wählst du.",
        "crown": "Jetzt ist er eine Dame und zieht vorwärts und rückwärts.",
        "back": (
            "Der Gegner hat keinen Stein mehr: Du hast gewonnen. Auch wer alle gegnerischen Steine "
            "blockiert, gewinnt."
        ),
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "king": ("eine Dame", "Damen"),
        "pawn": ("einen Stein", "Steine"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "no-pieces": ("Reiner Tisch", "Gewinne, indem du alle Steine schlägst."),
        "no-moves": ("Eingesperrt", "Gewinne, weil der Gegner keinen Zug mehr hat."),
        "triple": ("Hopp, hopp, hopp", "Gewinne und schlage unterwegs in einem Zug drei oder mehr."),
        "crownless": ("Keine Krone nötig", "Gewinne, ohne dass ein Stein von dir Dame wird."),
    }
    ends: Mapping[str, str] = {
        "no-moves": "{winner} gewinnt: {loser} hat keinen erlaubten Zug.",
        "no-pieces": "{winner} gewinnt: {loser} hat keinen Stein mehr.",
        "repetition": "Remis durch dreifache Stellungswiederholung.",
        "forty-moves": "Remis: je 40 Züge ohne Schlagen und ohne Zug eines einfachen Steins.",
    }
    unnumbered = "helles Feld"
    better: Mapping[str, str] = {
        "crown": "Steine näher an der Reihe, auf der sie Damen werden",
        "middle": "Steine näher an der Mitte",
        "backed": "Steine mit Deckung von hinten, die man nicht überspringen kann",
        "hunt": "Damen näher an ihrer Beute",
    }
    sides: Mapping[str, str] = {"dark": "dunkl", "light": "hell"}
    """Without the ending, which depends on the noun."""
    ranks: Mapping[str, str] = {"pawn": "Stein", "king": "Dame"}
    another_must = "Ein anderer Stein muss schlagen."

    def kind(self, kind: str) -> str:
        side, rank = kind.split()
        return described(self.sides[side], self.ranks[rank])

    def to_move(self, seat: int, must_jump: bool) -> str:
        return f"{self.seats[seat]} {'muss schlagen (D4)' if must_jump else 'ist am Zug'}."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"{self.seats[seat]} ist am Zug, und das ist {a(self.kind(kind))}."

    def this_must(self, rank: str, on: bool) -> str:
        return f"{capital(this(self.ranks[rank]))} muss {'weiter' if on else ''}schlagen."

    def blocked(self, kind: str, backward: bool) -> str:
        ways = "Eine Dame zieht diagonal" if backward else "Ein Stein zieht diagonal vorwärts"
        return f"{capital(this(self.kind(kind)))} ist blockiert: {ways} auf ein leeres Feld."

    # --- positions that cannot be read -------------------------------------------------------------

    def no_position(self, text: str) -> str:
        return f"{quoted(text)} ist keine Damestellung wie B:W21,22,K30:B1,2"

    def side_twice(self, text: str) -> str:
        return f"{quoted(text)} nennt zweimal dieselbe Seite"

    def no_square(self, text: str) -> str:
        return f"{quoted(text)} ist kein Feld wie 12 oder K12"

    def square_twice(self, text: str) -> str:
        return f"{quoted(text)}: Felder gibt es von 1 bis 32, jedes höchstens einmal"

    def square_shared(self, text: str) -> str:
        return f"{quoted(text)}: Zwei Steine stehen auf demselben Feld"

    def too_many(self, most: int) -> str:
        return f"eine Seite darf höchstens {most} Steine haben"


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "win": "Gewinne die Partie.",
        "crown": "Mache einen deiner Steine zur Dame.",
        "haul": "Schlage mindestens drei Steine.",
    }
