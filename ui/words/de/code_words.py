"""Texts of fair play between devices, and 256 nouns to compare by voice, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.de import named, of_named, opening
from ui.session.remote.peers import CHECK, JOIN, KEY, LIST, MOVE, OPENING, PASSING, SECRET
from ui.words.en import code_words as english


class Words(english.Words):
    """The nouns, in German."""

    nouns = """
    Akkordeon Flugzeug Anker Antenne Apfel Schürze Astronaut Avocado Axt Baby Bäckerei Ballon Bambus
    Banane Scheune Fass Korb Bär Bett Fahrrad Heidelbeere Knochen Buch Flasche Armband Brokkoli Bronze
    Besen Bürste Stier Bus Butter Kaktus Kalender Kerze Kanu Kapitän Karamell Teppich Dom Höhle Stuhl
    Kirsche Schornstein Kino Zimt Zirkus Klippe Uhr Klee Mantel Kamm Kompass Koralle Korken Kuh Krokodil
    Gurke Tasse Schrank Diamant Dinosaurier Hund Delfin Tür Kleid Trommel Ente Düne Ellbogen Elefant
    Aufzug Smaragd Motor Umschlag Falke Feder Farn Flagge Flamingo Flöte Wald Brunnen Garten Knoblauch
    Gespenst Riese Ingwer Giraffe Gletscher Brille Gondel Gans Gorilla Traube Heuschrecke Gitarre
    Hängematte Hamster Harfe Haselnuss Igel Henne Honig Hufeisen Krankenhaus Hotel Iglu Tinte Insel
    Juwel Dschungel Känguru Kajak Schlüssel Tastatur Kiwi Messer Koala Laterne Lavendel Blatt Zitrone
    Leopard Bibliothek Glühbirne Gepäck Magnet Mammut Medaille Medizin Meteor Mikroskop Milch Spiegel
    Mosaik Schnurrbart Museum Pilz Senf Nagel Serviette Nest Zeitung Oase Ozean Krake Olive Zwiebel Oper
    Orange Orchester Strauß Otter Ofen Eule Paket Gemälde Panda Papier Paprika Park Reisepass Pelikan
    Bleistift Pinguin Pfeffer Parfüm Foto Klavier Kissen Ananas Pistazie Pizza Pony Popcorn Mohn
    Prinzessin Propeller Pudding Kürbis Pyramide Rettich Regenbogen Himbeere Rabe Rentier Nashorn Ring
    Fluss Roboter Rakete Rubin Lineal Matrose Salat Salz Satellit Saxofon Möwe Schatten Dusche Skelett
    Himmel Pantoffel Rauch Sofa Spaghetti Spirale Eichhörnchen Stadion Briefmarke Stern Erdbeere Zucker
    Koffer Sommer Sonnenblume Sirup Mandarine Taxi Teekanne Telefon Tempel Theater Faden Daumen Donner
    Toaster Tomate Zunge Traktor Zug Trampolin Dreieck Pokal Hose Trüffel Tulpe Tunnel Schirm Einhorn
    Tal Vanille Samt Essig Geige Vulkan Waggon Walnuss Wespe Weizen Wind Zauberer Jacht Joghurt
    """


class FairWords(english.FairWords):
    """Fair play between devices, in German."""

    awaited: Mapping[str, str] = {
        JOIN: "muss noch beitreten",
        MOVE: "muss noch ziehen",
        OPENING: "muss noch mit auslosen",
        KEY: "muss eine Karte entschlüsseln",
        LIST: "muss noch mischen",
        CHECK: "muss das Mischen prüfen",
        SECRET: "muss Karten offenlegen",
        PASSING: "muss den Zug weitergeben",
    }
    awaited_of_several: Mapping[str, str] = {
        JOIN: "müssen noch beitreten",
        MOVE: "müssen noch ziehen",
        OPENING: "müssen noch mit auslosen",
        KEY: "müssen eine Karte entschlüsseln",
        LIST: "müssen noch mischen",
        CHECK: "müssen das Mischen prüfen",
        SECRET: "müssen Karten offenlegen",
        PASSING: "müssen den Zug weitergeben",
    }
    end = "Als verlassen werten"
    end_game = "Partie beenden"
    wait = "Weiter warten"

    here = "Ich bin da"
    agree = "Annehmen"
    refuse = "Ablehnen"
    not_yet = "Du kannst zustimmen, sobald du auch eine Minute gewartet hast."

    def waits(self, names: str, what: str, count: int) -> str:
        return f"{opening(names)} {(self.awaited if count == 1 else self.awaited_of_several)[what]}."

    def end_by(self, name: str) -> str:
        return f"Als verlassen werten: {name}"

    def end_title(self, name: str) -> str:
        return f"Partie als {of_named(name)} verlassen werten?"

    def may_think(self, name: str) -> str:
        return f"Dort ist die Seite offen: Vielleicht denkt {named(name)} nur nach."

    def loses(self, name: str) -> str:
        return f"Die Partie ist dann beendet, und {named(name)} verliert."

    def loses_if_agreed(self, name: str) -> str:
        return f"Zuerst werden die anderen gefragt. Sind alle einverstanden, verliert {named(name)}."

    def ends_unless(self, name: str) -> str:
        who = opening(name)
        return f"{who} möchte die Partie als von dir verlassen werten. Antworte, dann geht sie weiter."

    def asks_to_end(self, name: str, other: str) -> str:
        who = opening(name)
        return f"{who} möchte die Partie als {of_named(other)} verlassen werten. Einverstanden?"

    def last_call(self, name: str) -> str:
        return f"Antwortet {named(name)} nicht, gilt die Partie in zehn Sekunden als verlassen."

    def asked_to_end(self, other: str, names: str) -> str:
        return (
            f"Du möchtest die Partie als {of_named(other)} verlassen werten. Antwort fehlt noch von: {names}."
        )

    def two_clocks(self, name: str, theirs: str, ours: str) -> str:
        return f"Restzeit laut Gerät {of_named(name)} {theirs}, laut deinem {ours}."

    unproven = "Mit einer älteren Version dieser Seite gespielt: Fairness nicht nachweisbar."
    not_compared = "Noch nicht verglichen"
    compare = "Wörter vergleichen"
    compared = "Wörter verglichen"
    show = "Wörter zeigen"
    differ = "Die Wörter sind verschieden: Vielleicht sitzt jemand zwischen euch."
    compare_again = "Noch einmal vergleichen"
    title = "Vier Wörter vergleichen"
    help = (
        "Lest euch diese Wörter vor, persönlich oder am Telefon. Steht auf beiden Bildschirmen dasselbe, "
        "sind eure Geräte wirklich miteinander verbunden, und niemand sitzt dazwischen."
    )
    help_of_several = (
        "Lest euch diese Wörter vor, persönlich oder am Telefon. Steht auf allen Bildschirmen dasselbe, sind "
        "eure Geräte wirklich miteinander verbunden, und niemand sitzt dazwischen."
    )
    other_language = "Auf einer Seite in einer anderen Sprache stehen Übersetzungen dieser Wörter."
    match = "Stimmt überein"
    differs = "Verschieden"
    warning = (
        "Die Wörter sind verschieden. Vielleicht sitzt jemand zwischen euren Geräten und spielt an Stelle "
        "deines Mitspielers. Vertraue dieser Partie nicht. Beginne eine neue und schicke die Einladung auf "
        "einem anderen Weg: Zeige den QR-Code, oder nimm einen anderen Messenger."
    )

    another = "Nicht die vereinbarte Partie"
    set_up = "Das andere Gerät hat die Partie anders angelegt:"
    terms: Mapping[str, str] = {
        "rules": "Eine andere Version der Regeln",
        "options": "Andere Optionen",
        "start": "Eine andere Anfangsstellung",
        "seats": "Andere Plätze",
        "way": "Die Züge werden anders übertragen",
    }
    no_clocks = "Keine Uhren"
    play = "Spielen"
    decline = "Ablehnen"
    declined = (
        "Du hast die Partie abgelehnt, und die Verbindung wurde geschlossen. Du bist nicht beigetreten."
    )

    def other_game(self, title: str) -> str:
        return f"Ein anderes Spiel: {title}"

    def other_clock(self, clock: str) -> str:
        return f"Eine andere Uhr: {clock}" if clock else self.no_clocks
