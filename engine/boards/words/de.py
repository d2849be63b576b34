"""Texts that several board games share, in German."""

from __future__ import annotations

from engine.boards.words import en as english
from engine.contract.words.de import a, capital, quoted


class Words(english.Words):
    """In German."""

    over = "Die Partie ist beendet."
    taken = "Dieses Feld ist besetzt: Ein Sprung endet auf dem leeren Feld direkt dahinter."
    own_side = "Eigene Steine und Figuren kann man nicht überspringen."

    def ways(self, checker: str, forward_only: bool) -> str:
        ways = " vorwärts" if forward_only else ", vorwärts oder rückwärts"
        return f"{capital(a(checker))} zieht ein Feld diagonal{ways}."

    def nothing_to_jump(self, spot: str) -> str:
        return f"Auf {spot} steht kein Stein zum Überspringen."

    forces_capture = "erzwingt ein Schlagen"

    def forces(self, answer: str) -> str:
        return f"erzwingt {answer}"

    # --- faults in positions -----------------------------------------------------------------------

    def rows(self, count: int) -> str:
        return f"das Brett hat {count} Reihen, nicht 8"

    def squares(self, count: int) -> str:
        return f"diese Reihe hat {count} Felder, nicht 8"

    def sign(self, sign: str) -> str:
        return f"{quoted(sign)} steht für keine Figur"
