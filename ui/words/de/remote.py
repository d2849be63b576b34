"""Deutsch: was am Tisch von Freunden anderswo steht, und beim Aufstellen einer solchen Partie."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.agreement import LIVE, POST
from engine.remote.status import AGAIN, DRAW, UNDO
from ui.session.remote.deck_progress import CHECKING, KEYS, LOOKING, SECRETS, SHUFFLING
from ui.session.remote.peers import AWAY, GONE, HERE
from ui.words.en import remote as english


class Words(english.Words):
    """Auf Deutsch."""

    elsewhere = "Jemand anderswo"
    person_here = "Jemand hier"
    check = "Prüfen, ob alles fair war"
    to_look_at = (
        "Diese Partie wurde anderswo gespielt: Du kannst sie ansehen und prüfen, nicht weiterspielen."
    )
    how = "Wie spielt ihr zusammen?"
    ways: Mapping[str, str] = {
        LIVE: "Gleichzeitig, über eine Leitung",
        POST: "Link für Link, wann ihr wollt",
    }
    ways_help: Mapping[str, str] = {
        LIVE: "Eure Geräte reden direkt miteinander. Du lädst mit einem Link ein oder mit seinem Bild.",
        POST: "Jeder Zug ist ein Link, den du mit einem Messenger schickst. Er enthält die ganze Partie.",
    }
    go = "Tisch decken und einladen"
    company = "Freunde anderswo"
    moods: Mapping[str, str] = {
        HERE: "ist da",
        AWAY: "schaut woanders hin",
        GONE: "ist nicht verbunden",
        english.THINKS: "ist da und überlegt",
    }
    lots = "Alle losen, wer wo sitzt. Es geht weiter, wenn alle da sind."
    cards: Mapping[str, str] = {
        SHUFFLING: "Die Karten werden gemischt: {part}.",
        LOOKING: "Deine Karten werden aufgedeckt: {part}.",
        CHECKING: "Alle Karten werden geprüft: {part}.",
        KEYS: "Eine Karte ist noch verschlossen.",
        SECRETS: "Die Karten sind noch nicht offengelegt.",
    }
    asks: Mapping[str, str] = {
        UNDO: "{name} möchte einen Zug zurücknehmen. Einverstanden?",
        DRAW: "{name} bietet Remis an. Einverstanden?",
        AGAIN: "{name} möchte noch einmal spielen. Du auch?",
    }
    waits: Mapping[str, str] = {
        UNDO: "Du möchtest einen Zug zurücknehmen. Noch keine Antwort: {names}.",
        DRAW: "Du hast Remis angeboten. Noch keine Antwort: {names}.",
        AGAIN: "Du möchtest noch einmal spielen. Noch keine Antwort: {names}.",
    }
    agree = "Einverstanden"
    refuse = "Lieber nicht"
    offers_draw = "Die Partie endet remis, wenn dein Gegenüber einverstanden ist."

    def at_it(self, name: str) -> str:
        return f"Das Gerät von {name} ist dabei."

    def goes_on_with(self, name: str) -> str:
        return f"Es geht weiter, sobald {name} verbunden ist."

    def friend(self, number: int) -> str:
        return f"Gast {number}" if number else "Dein Gast"

    def invite(self, name: str) -> str:
        return "Einladen" if name == self.friend(0) else f"{name} einladen"
