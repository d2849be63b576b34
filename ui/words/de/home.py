"""Texts of the home screen, the saved games and the set-up of a game, in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.de import to_named
from ui.words.en import home as english


class Words(english.Words):
    """The German texts."""

    # --- home screen --------------------------------------------------------------------------------------

    about = "Eine Schachtel voller seltsamer Verwandter des Damespiels. Wähle eins aus und spiele."
    settings = "Einstellungen"
    go_on = "Weiterspielen"
    look = "Ansehen"
    saved = "Gespeicherte Partien"
    recent = "Letzte Partien"
    results: Mapping[str, str] = {"won": "Gewonnen.", "lost": "Verloren."}
    choose = "Wähle ein Spiel"
    not_loaded = "Spiele, die sich nicht laden ließen"
    left_out = "Ausgelassene Spiele"
    games = "Spiele"
    play = "Spielen"
    first_game = "In 2 Minuten lernen"
    rules = "Regeln"
    files = "Dateien"
    open_file = "Datei öffnen"
    puzzles = "Aufgaben"
    puzzles_of = "Aufgaben zu diesem Spiel"
    records = "Deine Bilanz: Tagesaufgabe, Statistik, Erfolge"
    record = "Bilanz"
    save_all = "Alles sichern"
    move = (
        "Um auf ein anderes Gerät umzuziehen, sichere hier alles als Datei und öffne sie dort. Sie "
        "ergänzt, was dort schon ist, und ersetzt nichts. Behalte die Datei für dich: Wer sie hat, kann "
        "deine Online-Partien weiterspielen."
    )
    stays_here = (
        "Deine Partien bleiben in diesem Browser auf diesem Gerät. Gesendet wird nichts, außer an "
        "Mitspieler, die du einlädst."
    )

    hard = ("", "schnell gelernt", "einige Regeln", "viele Regeln")
    odd = ("gar nicht seltsam", "etwas seltsam", "seltsam", "sehr seltsam", "seltsamer geht es nicht")
    facts = "Auf einen Blick"

    def players(self, least: int, most: int) -> str:
        return f"für {least}" if least == most else f"für {least} bis {most}"

    def minutes(self, least: int, most: int) -> str:
        return f"{least} bis {most} Minuten"

    def play_game(self, title: str) -> str:
        return f"{title} spielen"

    def first_of(self, title: str, done: bool) -> str:
        return f"{self.first_game}: {title}{', geschafft' if done else ''}"

    def rules_of(self, title: str) -> str:
        return f"Regeln von {title}"

    def view_game(self, name: str) -> str:
        return f"{name} ansehen"

    def continue_game(self, name: str) -> str:
        return f"{name} weiterspielen"

    def all_saved(self, count: int) -> str:
        return self.saved if count == 1 else f"Alle {count} Partien"

    # --- set-up -------------------------------------------------------------------------------------------

    back = "Zurück zu allen Spielen"
    start_position = "Anfangsstellung"
    was_sent = "Die Partie beginnt mit dieser Stellung. Wähle, wer spielt."
    edit = "Stellung aufbauen"
    edit_this = "Stellung bearbeiten"
    who_plays = "Spieler"
    new_here = "Neu hier?"
    solo = "Gegen den Computer"
    friends = "Mit Freunden an diesem Gerät"
    watch = "Dem Computer zusehen"
    name = "Name (freiwillig)"
    start = "Partie starten"
    details = "Weitere Optionen"
    who_begins = "Wer beginnt?"
    random = "Zufällig"

    opponent = "Gegner"
    opponents = "Gegner"
    you_play = "Du spielst"
    begins = "beginnt"
    mixed = "Mehrere Stufen: siehe „Weitere Optionen“."

    def player(self, number: int, colour: str) -> str:
        return f"Spieler {number}{': ' if colour else ''}{colour}"

    def name_of(self, number: int) -> str:
        return f"Name von Spieler {number}"

    def begins_with(self, colours: Sequence[str]) -> str:
        first, second = map(to_named, colours)
        return f"Wer beginnt, spielt mit {first}, der Gegner mit {second}."

    def who_is(self, colour: str) -> str:
        return f"Wer spielt mit {to_named(colour)}?"

    def placed(self, name: str, colour: str) -> str:
        return f"{name} ({colour})"


class LibraryWords(english.LibraryWords):
    """The list of all saved games, in German."""

    title = "Gespeicherte Partien"
    back = "Zurück zu allen Spielen"
    search = "Suche"
    game = "Spiel"
    all_games = "Alle Spiele"
    state = "Status"
    any_state = "Alle"
    open = "Nicht beendet"
    over = "Beendet"
    select_all = "Alle auswählen"

    def count(self, shown: int, of: int) -> str:
        every = f"{of} Partie{'' if of == 1 else 'n'}"
        return every if shown == of else f"{shown} von {of} Partien"

    def more(self, count: int) -> str:
        return f"Mehr zeigen ({count})"

    def select(self, name: str) -> str:
        return f"{name} auswählen"

    def delete_marked(self, count: int) -> str:
        return f"{count} Partie{'' if count == 1 else 'n'} löschen"

    def rename(self, name: str) -> str:
        return f"{name} umbenennen"

    def save(self, name: str) -> str:
        return f"{name} als Datei speichern"

    def delete(self, name: str) -> str:
        return f"{name} löschen"
