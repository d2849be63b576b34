"""Texts of online games: set-up, table and notices, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.de import capital, named, of_named, opening, to_named
from engine.remote.agreement import LIVE, POST
from engine.remote.entries import ABANDONED, AGAIN, DRAW, UNDO
from ui.session.remote.deck_progress import AUDITING, CHECKING, KEYS, LOOKING, SECRETS, SHUFFLING
from ui.session.remote.peers import AWAY, BRAVO, GONE, HERE, LAUGH, NUDGE, OOPS
from ui.words.en import remote as english


class Words(english.Words):
    """The set-up and the table, in German."""

    remote_friend = "Online spielen"
    person_here = "Jemand an diesem Gerät"
    person_elsewhere = "Online-Mitspieler"
    check = "Fairness prüfen"
    view_only = (
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
    presence: Mapping[str, str] = {
        HERE: "ist da",
        AWAY: "ist gerade weg",
        GONE: "nicht verbunden",
        english.THINKS: "denkt nach",
    }
    signals: Mapping[str, str] = {
        BRAVO: "Stark gespielt!",
        LAUGH: "Haha!",
        OOPS: "Ups!",
        NUDGE: "Du bist am Zug!",
    }
    talk = "Etwas sagen"
    nudge_off = "Dein Mitspieler ist nicht am Zug."
    your_name = "Dein Name"
    by_link = "Züge per Link schicken"
    or_by_link = (
        "Es geht auch ohne Verbindung weiter: Schicke deine Züge per Link, mit einem Messenger. Es ist "
        "dieselbe Partie, mit Stellung, Plätzen, Namen und Würfeln. Ihr könnt euch später wieder verbinden."
    )
    clocks_stop = "Die Uhren sind so lange angehalten."
    only_live = (
        "In diesem Spiel gibt es geheime Karten, die nur verbundene Geräte mischen und aufdecken können. "
        "Deshalb lassen sich die Züge nicht per Link schicken."
    )
    only_two = "Eine Live-Partie mit mehr als zwei Geräten braucht eine Verbindung zu jedem."
    play_live = "Live spielen"
    lots = "Die Plätze werden ausgelost, sobald alle da sind."
    old_copy = (
        "Das ist eine alte Kopie der Partie, die nicht mehr mitlosen kann. Spiele dort weiter, wo du zuletzt "
        "gespielt hast, oder öffne die neueste Sicherung."
    )
    cards: Mapping[str, str] = {
        SHUFFLING: "Die Karten werden gemischt: {part}.",
        LOOKING: "Deine Karten werden aufgedeckt: {part}.",
        CHECKING: "Das Mischen durch {name} wird geprüft: {part}.",
        AUDITING: "Alle Karten werden geprüft: {part}.",
        KEYS: "Eine Karte ist noch verschlüsselt.",
        SECRETS: "Die Karten müssen noch offengelegt werden.",
    }
    asks: Mapping[str, str] = {
        UNDO: "{name} bittet um Rücknahme eines Zuges. Einverstanden?",
        DRAW: "{name} bietet Remis an. Einverstanden?",
        AGAIN: "{name} bittet um Revanche. Einverstanden?",
        ABANDONED: "{name} meldet, dass ein Spieler nicht mehr antwortet. Partie beenden?",
    }
    waits: Mapping[str, str] = {
        UNDO: "Du hast um Rücknahme eines Zuges gebeten. Antwort fehlt noch von: {names}.",
        DRAW: "Du hast Remis angeboten. Antwort fehlt noch von: {names}.",
        AGAIN: "Du hast um Revanche gebeten. Antwort fehlt noch von: {names}.",
        ABANDONED: "Du hast gemeldet, dass ein Spieler fort ist. Antwort fehlt noch von: {names}.",
    }
    agree = "Annehmen"
    refuse = "Ablehnen"
    offers_draw = "Die Partie endet remis, wenn dein Mitspieler einverstanden ist."

    def asks_far(self, name: str, count: int) -> str:
        return f"{name} bittet um Rücknahme der letzten {count} Züge. Einverstanden?"

    def waits_for_device(self, name: str) -> str:
        return f"Warten auf das Gerät {of_named(name)}."

    def waits_for_connection(self, name: str) -> str:
        return f"Die Partie geht weiter, sobald {named(name)} verbunden ist."

    def friend(self, number: int) -> str:
        return f"Mitspieler {number}" if number else "Dein Mitspieler"

    def say_signal(self, words: str) -> str:
        return f"„{words}“ sagen"

    def invite(self, name: str) -> str:
        return "Einladen" if name == self.friend(0) else f"{name} einladen"


class NoticeWords(english.NoticeWords):
    """The notices, in German."""

    friend = "dein Mitspieler"
    asked: Mapping[str, str] = {
        UNDO: "Du hast um Rücknahme eines Zuges gebeten.",
        DRAW: "Du hast Remis angeboten.",
        AGAIN: "Du hast um Revanche gebeten.",
        ABANDONED: "Du möchtest die Partie als verlassen werten.",
    }
    slowly = "Du hast gerade erst etwas gesagt. Warte einen Moment."
    not_now = "Das geht gerade nicht."
    view_only = "Diese Partie wurde auf anderen Geräten gespielt. Du kannst sie hier nur ansehen."
    nobody_here = "An diesem Gerät spielt niemand. Wähle für einen Platz „Jemand an diesem Gerät“."
    too_many = (
        "Höchstens fünf Geräte können zusammen spielen. Wähle für mehr Plätze „Jemand an diesem Gerät“."
    )
    no_computers = "In Online-Partien können keine Computer mitspielen. Wähle für jeden Platz einen Menschen."
    secrets_known = (
        "Diese Stellung zeigt Geheimnisse; darum lässt sie sich nicht online weiterspielen. Spiele sie an "
        "diesem Gerät oder baue sie ohne die Geheimnisse auf."
    )
    not_here = "In Online-Partien nicht möglich."
    protocol_errors: Mapping[str, str] = {
        "apart": (
            "{name} hat eine andere Version dieser Partie. Vergleiche beide; deine bleibt hier erhalten."
        ),
        "chance": "das Zufallsergebnis, das {name} offengelegt hat, passt nicht zur vorherigen Festlegung.",
        "claim": "{name} hat einen Sieg beansprucht, der nicht stimmt.",
        "deck": "{name} hat falsche Karten oder einen falschen Schlüssel geschickt.",
        "double": (
            "{name} hat an derselben Stelle zwei verschiedene Nachrichten unterschrieben: Die Seite dort "
            "wurde verändert, oder ein alter Stand der Partie wurde zurückgespielt. Beide Nachrichten "
            "bleiben als Beweis erhalten."
        ),
        "old-cards": (
            "die Karten wurden von einer früheren Version dieses Programms gemischt. "
            "Man kann sie nur noch ansehen."
        ),
        "face": (
            "diese Karte war nicht im gemischten Stapel. Wer ihn verändert hat, lässt sich nicht feststellen."
        ),
        "flood": "{name} sendet zu viele Nachrichten.",
        "gap": "eine Nachricht, die {name} geschickt hat, ist nicht angekommen. Lade noch einmal ein.",
        "garbled": "eine Nachricht, die {name} geschickt hat, ist nicht lesbar.",
        "newer": (
            "{name} hat eine neuere Version dieser Seite. Lade die Seite hier neu und verbinde dich dann "
            "wieder."
        ),
        "older": (
            "{name} hat eine ältere Version dieser Seite und muss sie neu laden. Lade dann noch einmal ein."
        ),
        "no-game": "diese Seite kennt das Spiel nicht. Lade sie neu, um sie zu aktualisieren.",
        "no-name": "{name} hat einen Namen, der sich nicht anzeigen lässt.",
        "no-table": "so lässt sich kein Spiel einrichten.",
        "not-legal": "{name} hat einen Zug gemacht, den die Regeln nicht erlauben.",
        "not-your-seat": "{name} hat für einen fremden Platz gehandelt.",
        "not-your-turn": "{name} war nicht am Zug.",
        "order": "{name} hat eine Nachricht geschickt, die dort keinen Sinn ergibt.",
        "other-rules": (
            "die Partie folgt anderen Regeln als diese Seite. Ladet die Seite auf beiden Geräten neu."
        ),
        "other-table": "die Einladung war für eine andere Partie. Bitte um eine neue.",
        "revealed": "dieses Gerät hat nach einem Fehler seine Karten offengelegt.",
        "signature": (
            "{name} hat eine Nachricht weitergeleitet, die unterwegs verändert wurde, oder etwas ausgelassen."
        ),
        "secret": "{name} hat ein anderes Geheimnis der Karten offengelegt als vor der Partie festgelegt.",
        "stranger": "eine Nachricht kommt von jemandem, der nicht mitspielt.",
        "taken": "dieser Platz ist besetzt. Bitte um eine neue Einladung.",
        "words": (
            "{name} hat eine Nachricht weitergeleitet, die ihr angeblicher Absender nie geschickt hat."
        ),
    }

    reload = "Neu laden"

    def cannot_continue(self, why: str, name: str) -> str:
        return (
            f"Diese Partie kann nicht fortgesetzt werden: {capital(why.format(name=named(name)))} "
            "Alles bisher Gespielte bleibt erhalten."
        )

    def connection_closed(self, why: str) -> str:
        reason = capital(why.format(name=named(self.friend)))
        return f"Eine Verbindung wurde getrennt: {reason} Die Partie geht weiter."

    def is_present(self, name: str, presence: str) -> str:
        state = "ist nicht verbunden" if presence == GONE else english.say.presence[presence]
        return f"{name or 'Dein Mitspieler'} {state}."

    def joined(self, name: str) -> str:
        return f"{opening(name)} ist beigetreten."

    shuffled = "Die Karten werden gemischt."
    differs_from_transcript = "Die angezeigte Partie ist nicht die, die die Geräte ausgetauscht haben."

    def fair(self, entries: int, deals: int, mark: str) -> str:
        chance = (
            ""
            if not deals
            else " Ein Zufallsergebnis wurde gemeinsam ausgelost."
            if deals == 1
            else f" {deals} Zufallsergebnisse wurden gemeinsam ausgelost."
        )
        checked = (
            "Der eine Eintrag entspricht den Regeln"
            if entries == 1
            else f"Jeder der {entries} Einträge entspricht den Regeln"
        )
        return (
            f"Alles in Ordnung: {checked} und kam in der richtigen Reihenfolge.{chance} Zum Vergleich: Auf "
            f"beiden Geräten muss das Kennzeichen {mark} stehen, sonst war es nicht dieselbe Partie."
        )

    unproven = "Mit einer älteren Version dieser Seite gespielt: Fairness nicht nachweisbar."

    def unfair(self, place: int, why: str) -> str:
        return f"Fehler in Eintrag {place}: {capital(why)}"

    def connection_lost(self, name: str) -> str:
        return (
            f"Die Verbindung zu {to_named(name)} ist abgebrochen. Sonst ist nichts verloren: Lade noch "
            "einmal ein, um weiterzuspielen."
        )

    def refused(self, name: str) -> str:
        return f"{opening(name)} lehnt ab."

    def wants(self, name: str, what: str, count: int = 0) -> str:
        asks = {
            UNDO: f"bittet um Rücknahme der letzten {count} Züge"
            if count
            else "bittet um Rücknahme eines Zuges",
            DRAW: "bietet Remis an",
            AGAIN: "bittet um Revanche",
            ABANDONED: "möchte die Partie als verlassen werten",
        }
        return f"{opening(name)} {asks[what]}."
