"""What is said in German of files that cannot be opened."""

from __future__ import annotations

from collections.abc import Sequence

from engine.session.narration import listed
from ui.words.en import effects as english


class Words(english.Words):
    """In German."""

    all_solved = "Alle Aufgaben sind gelöst."
    not_yet = (
        "Die Aufgabe dieses Tages lässt sich nicht öffnen: Der Tag liegt in der Zukunft, oder es gibt ihn "
        "nicht."
    )
    makes_no_sense = "Das lässt sich nicht lesen: Ein Teil davon ist unverständlich."

    def openable(self, fault: str, notations: Sequence[str]) -> str:
        return f"{fault} Öffnen lassen sich hier gespeicherte Partien, {listed(notations)}."
