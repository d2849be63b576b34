"""The texts of the About page in German."""

from __future__ import annotations

from collections.abc import Mapping

from tools.words import en as english


class CreditWords(english.CreditWords):
    """In German."""

    title = "Über Odd Checkers"
    private = (
        "Es läuft in deinem Browser, in Python, mit [Pyodide](https://pyodide.org) und "
        "[PyScript](https://pyscript.net). Gesendet wird nur etwas an Mitspieler, die du einlädst."
    )
    games = "Die Spiele und ihre Autoren"
    thanks = (
        "Die Spiele gehören ihren Autoren. Mit Odd Checkers kannst du sie spielen; die Regeln stehen hier in "
        "eigenen Worten. Wenn dir ein Spiel gefällt, besuche seine Seite."
    )
    columns = ("Spiel", "Autor", "Seite des Autors")
    others = "Software von anderen"
    parts = "Odd Checkers enthält freie Software von vielen anderen, jeden Teil unter seiner eigenen Lizenz."
    all_parts = "Alle Teile und ihre Lizenzen (englisch)"

    def version(self, version: str, revision: str) -> str:
        revision = "unbekannt" if revision == "unknown" else revision
        return f"Version {version}, Revision {revision}."

    def licence(self, name: str) -> str:
        return (
            f"Das Programm ist freie Software: Du darfst es nutzen, ändern und weitergeben. Lizenz: {name}."
        )

    def source(self, link: str) -> str:
        return f"Quelltext: {link}."


class TryWords(english.TryWords):
    """In German."""

    try_it = "Probiere es"
    again = "Noch einmal"
    allowed = "Das ist erlaubt, aber hier ist etwas anderes gefragt."
    choices = "Auswahl"
    nothing_there = "Dort gibt es nichts zu ziehen."
    not_there = "Dorthin ist kein Zug möglich."
    not_on_the_board = "Wähle unter dem Brett aus."

    def board(self, things: str) -> str:
        return f"Das Brett: {things}."


class EmbedWords(english.EmbedWords):
    """In German."""

    texts: Mapping[str, str] = {
        "pieces": "Steine auf dem Brett",
        "steps": "Züge",
        "first": "Erste Stellung",
        "back": "Vorheriger Zug",
        "next": "Nächster Zug",
        "last": "Letzter Zug",
        "start": "Anfangsstellung",
        "play": "Spielen",
        "open": "In Odd Checkers öffnen",
        "app": "Odd Checkers öffnen",
        "elsewhere": "Auf anderen Websites laufen die Spiele nicht. Sie öffnen sich in einem eigenen Tab.",
        "damaged": "Das Brett lässt sich nicht anzeigen: Der Code ist unvollständig oder der Browser zu alt.",
    }
