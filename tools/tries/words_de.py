"""What the small boards say in German."""

from __future__ import annotations

from tools.tries import words as english


class Words(english.Words):
    """In German."""

    try_it = "Probier es"
    again = "Noch einmal"
    allowed = "Die Regeln erlauben das, aber gefragt ist hier etwas anderes."
    choices = "Auswahl"
    nothing_there = "Dort steht nichts, was sich ziehen ließe."
    not_there = "Dorthin geht es nicht."
    not_on_the_board = "Wähl aus dem, was unter dem Brett liegt."

    def board(self, things: str) -> str:
        return f"Das Brett: {things}."
