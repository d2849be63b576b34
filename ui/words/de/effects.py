"""What is said in German of files that cannot be opened."""

from __future__ import annotations

from collections.abc import Sequence

from engine.session.narration import listed
from ui.words.en import effects as english


class Words(english.Words):
    """In German."""

    all_solved = "Alle Aufgaben sind gelöst."
    not_yet = (
        "Die Aufgabe dieses Tages lässt sich nicht öffnen: Der Tag ist noch nicht da, oder es gibt ihn nicht."
    )
    makes_no_sense = "Das lässt sich nicht lesen: Etwas darin ergibt keinen Sinn."

    def openable(self, fault: str, notations: Sequence[str]) -> str:
        return f"{fault} Was sich öffnen lässt: hier gespeicherte Partien, {listed(notations)}."
