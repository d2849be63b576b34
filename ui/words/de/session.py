"""Texts about the game at the table: undo, dimmed buttons, typed moves, puzzles, series, in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.session.narration import listed
from ui.words.en import session as english


class Words(english.Words):
    """The German texts."""

    # --- the person's side --------------------------------------------------------------------------------

    def own(self, side: str) -> str:
        return f"{side} (du)"

    # --- undo ---------------------------------------------------------------------------------------------

    revealed_since = (
        "Seitdem wurden Würfel oder Karten aufgedeckt; darüber hinweg kannst du nicht zurücknehmen."
    )
    setting_allows_it = "Für Partien gegen den Computer kannst du es in den Einstellungen erlauben."
    moves_are_final = "Die Partie ist beendet und bleibt, wie sie ist."

    # --- dimmed buttons -----------------------------------------------------------------------------------

    viewing_earlier = "Du siehst eine andere Stellung: Geh zuerst zurück zur Partie."
    over = "Die Partie ist beendet."
    watching = "Hier spielen nur Computer. Zurückblättern kannst du trotzdem."
    others_turn = "Du bist nicht am Zug."
    nothing_to_undo = "Du hast keinen Zug zurückzunehmen."
    nothing_to_redo = "Es gibt nichts zu wiederholen."
    no_remote_redo = "In Online-Partien nicht möglich: Ziehe noch einmal auf dem Brett."
    no_remote_hints = "In Online-Partien gibt es keine Tipps."
    in_variation = "Du probierst eine Variante aus: Geh zuerst zurück zur Partie."
    turn_begun = "Aufgeben kannst du nur am Anfang deines Zuges."
    why_after_end = "Das würde Geheimnisse verraten. Du siehst es nach dem Ende der Partie."
    no_computer = "Erklärungen gibt es nur für Züge des Computers."
    not_moved = "Der Computer hat noch nicht gezogen."
    reasons_forgotten = (
        "Die Überlegungen des Computers bleiben nur erhalten, solange die Partie geöffnet ist."
    )
    in_tutorial = "In einer ganzen Partie möglich."
    try_later = "Bei Verdecktem oder laufenden Uhren sind Varianten erst nach dem Ende der Partie möglich."
    review_later = "Die Partie lässt sich auswerten, sobald sie beendet ist."
    nothing_played = "Noch kein Zug gespielt."
    at_start = "Das ist der Anfang."
    at_end = "Das ist das Ende."
    no_point = "Kein weiterer Wendepunkt."

    # --- typed moves --------------------------------------------------------------------------------------

    def misread(self, text: str, unclear: bool, some: Sequence[str], more: int) -> str:
        problem = "ist mehrdeutig" if unclear else "ist hier kein erlaubter Zug"
        rest = f" und {more} {'weiterer' if more == 1 else 'weitere'}" if more else ""
        return f"„{text}“ {problem}. Möglich: {', '.join(some)}{rest}."

    # --- daily puzzle -------------------------------------------------------------------------------------

    goals: Mapping[str, str] = {
        "win": "Ein Zug gewinnt die Partie sofort. Finde ihn.",
        "take": "Ein Zug schlägt mehr als jeder andere. Finde ihn.",
        "leap": "Ein Zug springt weiter als jeder andere: Er hat die meisten Sprünge. Finde ihn.",
    }
    found: Mapping[str, str] = {
        "win": "Richtig: Das gewinnt.",
        "take": "Richtig: Kein anderer Zug schlägt so viel.",
        "leap": "Richtig: Kein anderer Zug springt so weit.",
    }
    missed: Mapping[str, str] = {
        "win": "Das gewinnt nicht sofort. Versuche einen anderen Zug.",
        "take": "Ein anderer Zug schlägt mehr. Versuche es noch einmal.",
        "leap": "Ein anderer Zug springt weiter. Versuche es noch einmal.",
    }

    # --- puzzles ------------------------------------------------------------------------------------------

    judging = "Dein Zug wird geprüft …"
    solved = "Richtig!"
    turns: Sequence[str] = ("einen Zug", "zwei Züge", "drei Züge", "vier Züge")

    def asked(self, goal: str, turns: int, begun: bool) -> str:
        return f"{'Richtig. ' if begun else ''}{goal} Du hast {self.turns[turns - 1]}."

    def refuted(self, answer: str) -> str:
        return f"Das führt nicht zum Ziel{': ' if answer else '.'}{answer} Versuche etwas anderes."

    # --- series -------------------------------------------------------------------------------------------

    def winners(self, names: Sequence[str], series: str) -> str:
        return f"{series}: {listed(names)} {'gewinnt' if len(names) == 1 else 'teilen sich den Sieg'}."
