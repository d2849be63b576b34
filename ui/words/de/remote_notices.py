"""Deutsch: was denen gesagt wird, die mit Freunden anderswo spielen."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.status import AGAIN, DRAW, UNDO
from ui.words.en import remote_notices as english


class Words(english.Words):
    """Auf Deutsch."""

    friend = "dein Gegenüber"
    asked: Mapping[str, str] = {
        UNDO: "Du hast gebeten, einen Zug zurückzunehmen.",
        DRAW: "Du hast Remis angeboten.",
        AGAIN: "Du hast um eine weitere Partie gebeten.",
    }
    not_now = "Darum kann man jetzt nicht bitten."
    only_seen = "Diese Partie wurde anderswo gespielt: Hier kann man sie nur ansehen."
    nobody_here = "An diesem Gerät spielt niemand. Wähle für einen der Plätze „Jemand hier“."
    too_many = "Höchstens fünf Geräte können zusammen spielen. Wähle für mehr Plätze „Jemand hier“."
    no_computers = "Computer können nicht neben Freunden anderswo mitspielen. Wähle für jeden Platz Menschen."
    secrets_known = (
        "Diese Stellung zeigt, was geheim wäre. Darum können Freunde an anderen Geräten sie nicht "
        "weiterspielen. Spiel sie an diesem Gerät, oder richte sie ohne die Geheimnisse ein."
    )
    not_here = "Das geht nicht, solange du mit Freunden anderswo spielst."
    fouls: Mapping[str, str] = {
        "apart": "{name} kennt einen anderen Verlauf dieser Partie. Vergleicht beide: "
        "hier bleibt sie, wie du sie siehst.",
        "chance": "was {name} für den Zufall aufgedeckt hat, ist nicht das, was vorher festgelegt war.",
        "claim": "was {name} vorgezeigt hat, gewinnt nicht.",
        "deck": "eine Karte, die {name} aufgedeckt hat, ist nicht die, die gemischt wurde.",
        "face": "was auf einer Karte steht, wurde nie gemischt. Niemand weiß, wer den Stapel verdorben hat.",
        "flood": "{name} sagt viel mehr, als irgendeine Partie braucht.",
        "gap": "etwas, das {name} vorher gesagt hat, ist nicht angekommen. Lade noch einmal ein.",
        "garbled": "was {name} sagt, lässt sich nicht lesen.",
        "newer": "{name} hat eine neuere Fassung dieser Seite. Lade die Seite hier neu, und verbinde dich "
        "dann wieder.",
        "older": "{name} hat eine ältere Fassung dieser Seite. {name} muss die Seite neu laden; lade dann "
        "noch einmal ein.",
        "no-game": "es ist ein Spiel, das diese Seite nicht kennt. Lade die Seite neu, "
        "um ihre neueste Fassung zu bekommen.",
        "no-name": "{name} hat einen Namen, der sich nicht zeigen lässt.",
        "no-table": "so kann kein Spiel aufgestellt werden.",
        "not-legal": "{name} hat einen Zug gemacht, den die Regeln nicht erlauben.",
        "not-your-seat": "{name} hat für einen fremden Platz gesprochen.",
        "not-your-turn": "{name} war nicht am Zug.",
        "order": "{name} hat etwas gesagt, das dort keinen Sinn ergibt.",
        "other-rules": "sie folgt anderen Regeln, als diese Seite hat. Ladet beide die Seite neu.",
        "other-table": "die Einladung war für eine andere Partie. Bitte um eine neue.",
        "seal": "was {name} gesagt haben soll, trägt nicht das Siegel von {name}: "
        "vielleicht hat es jemand unterwegs geändert.",
        "stranger": "da spricht jemand, der nicht mitspielt.",
        "taken": "dort sitzt schon jemand. Bitte um eine neue Einladung.",
        "words": "{name} hat etwas weitergesagt, das jemand anderes gesagt haben soll.",
    }

    load_anew = "Neu laden"

    def cannot_go_on(self, why: str, name: str) -> str:
        return (
            f"Diese Partie kann nicht weitergehen: {why.format(name=name)} "
            "Alles, was bis jetzt gespielt wurde, bleibt."
        )

    def came(self, name: str) -> str:
        return f"{name} hat sich dazugesetzt."

    shuffled = "Die Karten werden gemischt."
    not_shown = "Was hier zu sehen ist, ist nicht das, was die Geräte einander gesagt haben."

    def fair(self, entries: int, deals: int, mark: str) -> str:
        chance = (
            ""
            if not deals
            else " Der Zufall wurde einmal gemeinsam bestimmt."
            if deals == 1
            else (f" Der Zufall wurde {deals}-mal gemeinsam bestimmt.")
        )
        return (
            f"Nichts ist falsch: Jeder der {entries} Einträge entspricht den Regeln und kam an der Reihe."
            f"{chance} Damit ihr sicher seid, dass es dieselbe Partie war, vergleicht: Beide Geräte müssen "
            f"das Kennzeichen {mark} zeigen."
        )

    still_hidden = (
        " Die Karten sind nicht geprüft: Das geht erst am Ende, wenn jedes Gerät seinen Teil offengelegt hat."
    )

    def unfair(self, place: int, why: str) -> str:
        return f"Etwas stimmt nicht, im Eintrag Nummer {place}: {why}"

    def line_lost(self, name: str) -> str:
        return f"Die Verbindung zu {name} ist abgerissen. Nichts ist verloren: Lade noch einmal ein."

    def refused(self, name: str) -> str:
        return f"{name} möchte lieber nicht."

    def wants(self, name: str, what: str) -> str:
        asks = {
            UNDO: "möchte einen Zug zurücknehmen",
            DRAW: "bietet Remis an",
            AGAIN: "möchte noch einmal spielen",
        }
        return f"{name} {asks[what]}."
