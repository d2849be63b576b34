"""Texts of online games in German: at the table and in the set-up."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.de import named, of_named
from engine.remote.agreement import LIVE, POST
from engine.remote.status import AGAIN, DRAW, UNDO
from ui.session.remote.deck_progress import CHECKING, KEYS, LOOKING, SECRETS, SHUFFLING
from ui.session.remote.peers import AWAY, GONE, HERE
from ui.words.en import remote as english


class Words(english.Words):
    """Auf Deutsch."""

    remote_friend = "Online spielen"
    person_here = "Jemand an diesem Gerät"
    person_elsewhere = "Jemand online"
    check = "Fairness prüfen"
    to_look_at = (
        "Diese Partie wurde auf anderen Geräten gespielt. Du kannst sie ansehen und prüfen, aber nicht "
        "fortsetzen."
    )
    how = "Wie wollt ihr spielen?"
    ways: Mapping[str, str] = {
        LIVE: "Live, mit direkter Verbindung",
        POST: "Fernpartie: ein Link pro Zug",
    }
    ways_help: Mapping[str, str] = {
        LIVE: "Die Geräte verbinden sich direkt. Lade deinen Mitspieler mit einem Link oder QR-Code ein.",
        POST: "Jeder Zug ist ein Link, den du mit einem Messenger schickst. Er enthält die ganze Partie.",
    }
    go = "Partie anlegen und einladen"
    online_players = "Online-Mitspieler"
    moods: Mapping[str, str] = {
        HERE: "verbunden",
        AWAY: "abwesend",
        GONE: "nicht verbunden",
        english.THINKS: "denkt nach",
    }
    lots = "Die Plätze werden ausgelost, sobald alle da sind."
    cards: Mapping[str, str] = {
        SHUFFLING: "Die Karten werden gemischt: {part}.",
        LOOKING: "Deine Karten werden aufgedeckt: {part}.",
        CHECKING: "Alle Karten werden geprüft: {part}.",
        KEYS: "Eine Karte ist noch verschlüsselt.",
        SECRETS: "Die Karten müssen noch offengelegt werden.",
    }
    asks: Mapping[str, str] = {
        UNDO: "{name} bittet um Rücknahme eines Zuges. Einverstanden?",
        DRAW: "{name} bietet Remis an. Einverstanden?",
        AGAIN: "{name} bittet um Revanche. Einverstanden?",
    }
    waits: Mapping[str, str] = {
        UNDO: "Du hast um Rücknahme eines Zuges gebeten. Antwort fehlt noch von: {names}.",
        DRAW: "Du hast Remis angeboten. Antwort fehlt noch von: {names}.",
        AGAIN: "Du hast um Revanche gebeten. Antwort fehlt noch von: {names}.",
    }
    agree = "Annehmen"
    refuse = "Ablehnen"
    offers_draw = "Die Partie endet remis, wenn dein Mitspieler einverstanden ist."

    def at_it(self, name: str) -> str:
        return f"Warten auf das Gerät {of_named(name)}."

    def goes_on_with(self, name: str) -> str:
        return f"Die Partie geht weiter, sobald {named(name)} verbunden ist."

    def friend(self, number: int) -> str:
        return f"Mitspieler {number}" if number else "Dein Mitspieler"

    def invite(self, name: str) -> str:
        return "Einladen" if name == self.friend(0) else f"{name} einladen"
