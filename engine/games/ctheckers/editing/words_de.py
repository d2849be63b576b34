"""What is said where a position of Ctheckers is set up, in German."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words_de import quoted
from engine.games.ctheckers.editing import words as english
from engine.games.ctheckers.words import say as pieces


class Words(english.Words):
    """In German."""

    captured = "Geschlagen"
    out = "Aus dem Spiel"
    count = "Zähler"
    quiet = "Halbzüge ohne Schlagen, Aufdecken, Nachsehen, Opfer oder verdeckten Stein"
    turn = "Der Zug"
    begins = "beginnt"
    owner = "sein Besitzer"
    other = "der andere Spieler"
    waits = "niemand: Er wartet auf den anderen Spieler"
    no_form = "keine"
    on_light = "auf hellen Feldern steht nur ein Nyarlathotep"
    stack_inside = "ein Stapel steht auf der ersten oder der letzten Reihe"
    without_form = "ein aufgedeckter Nyarlathotep hat eine Gestalt"
    different = "zwei Spieler haben unter einem Stein Verschiedenes gesehen"
    no_turn = "was in diesem Zug noch zu tun ist, passt nicht zur Stellung"
    looked_twice = "dieser Spieler hat dort schon nachgesehen"

    def looked(self, seat: int) -> str:
        return f"Von {pieces.seats[seat]} unter einem Stein gesehen"

    def saw(self, seat: int, what: str) -> str:
        return f"{pieces.seats[seat]} hat nachgesehen{f' und gesehen: {what}' if what else ''}"

    def form_of(self, name: str) -> str:
        return f"Gestalt: {name}"

    def control_of(self, name: str) -> str:
        return f"Wer lenkt: {name}"

    def goes_on(self, rest: str) -> str:
        return f"geht weiter: {rest}"

    def too_many(self, name: str) -> str:
        has = "1 Cthecker, 8 Kultisten, 1 Nyarlathotep, 1 Carter, 1 Necronomicon"
        return f"zu viele: {name} (eine Seite hat {has})"

    def one_of(self, word: str, known: Sequence[str]) -> str:
        return f"{quoted(word)} ist keines von {', '.join(known)}"

    def no_piles(self, text: str) -> str:
        return f"{quoted(text)} sind keine zwei Haufen wie C3R1/c2 oder -/-"

    def no_pile(self, text: str) -> str:
        return f"{quoted(text)} ist kein Haufen dieser Seite"

    def no_look(self, text: str) -> str:
        return f"{quoted(text)} ist kein Blick unter einen verdeckten Stein wie e7=c1"

    def other_side(self, text: str) -> str:
        return f"{quoted(text)}: Der Stein dort gehört der anderen Seite"

    def no_count(self, text: str) -> str:
        return f"{quoted(text)} ist keine Zahl von Halbzügen"
