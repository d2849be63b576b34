"""Messages of online games in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.de import capital, named, opening, to_named
from engine.remote.status import AGAIN, DRAW, UNDO
from ui.words.en import remote_notices as english


class Words(english.Words):
    """Auf Deutsch."""

    friend = "dein Mitspieler"
    asked: Mapping[str, str] = {
        UNDO: "Du hast um Rücknahme eines Zuges gebeten.",
        DRAW: "Du hast Remis angeboten.",
        AGAIN: "Du hast um Revanche gebeten.",
    }
    not_now = "Das geht gerade nicht."
    only_seen = "Diese Partie wurde auf anderen Geräten gespielt. Du kannst sie hier nur ansehen."
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
        "deck": "eine Karte, die {name} aufgedeckt hat, ist nicht die gemischte.",
        "face": (
            "diese Karte war nicht im gemischten Stapel. Wer ihn verändert hat, lässt sich nicht feststellen."
        ),
        "flood": "{name} sendet zu viele Nachrichten.",
        "gap": "eine Nachricht, die {name} geschickt hat, ist nicht angekommen. Lade noch einmal ein.",
        "garbled": (
            "eine Nachricht, die {name} geschickt hat, ist nicht lesbar. Vielleicht nutzt einer von euch "
            "eine ältere Version dieser Seite."
        ),
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
        "seal": (
            "die Signatur passt nicht zum angegebenen Absender ({name}): Vielleicht wurde die Nachricht "
            "unterwegs verändert."
        ),
        "stranger": "eine Nachricht kommt von jemandem, der nicht mitspielt.",
        "taken": "dieser Platz ist besetzt. Bitte um eine neue Einladung.",
        "words": (
            "{name} hat eine Nachricht weitergeleitet, die ihr angeblicher Absender nie geschickt hat."
        ),
    }

    load_anew = "Neu laden"

    def cannot_go_on(self, why: str, name: str) -> str:
        return (
            f"Diese Partie kann nicht fortgesetzt werden: {capital(why.format(name=named(name)))} "
            "Alles bisher Gespielte bleibt erhalten."
        )

    def came(self, name: str) -> str:
        return f"{opening(name)} ist beigetreten."

    shuffled = "Die Karten werden gemischt."
    not_shown = "Die angezeigte Partie ist nicht die, die die Geräte ausgetauscht haben."

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

    still_hidden = (
        " Die Karten sind nicht geprüft: Das geht erst am Ende, wenn jedes Gerät seinen Teil offengelegt hat."
    )

    def unfair(self, place: int, why: str) -> str:
        return f"Fehler in Eintrag {place}: {capital(why)}"

    def line_lost(self, name: str) -> str:
        return (
            f"Die Verbindung zu {to_named(name)} ist abgebrochen. Sonst ist nichts verloren: Lade noch "
            "einmal ein, um weiterzuspielen."
        )

    def refused(self, name: str) -> str:
        return f"{opening(name)} lehnt ab."

    def wants(self, name: str, what: str) -> str:
        asks = {
            UNDO: "bittet um Rücknahme eines Zuges",
            DRAW: "bietet Remis an",
            AGAIN: "bittet um Revanche",
        }
        return f"{opening(name)} {asks[what]}."
