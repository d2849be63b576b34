"""What the first screen and the set-up of a game say in German."""

from __future__ import annotations

from collections.abc import Sequence

from ui.words.en import home as english


class Words(english.Words):
    """In German."""

    # --- the first screen --------------------------------------------------------------------------

    about = "Eine Schachtel seltsamer Spiele, allesamt mit Dame verwandt. Nimm eins heraus und spiel."
    settings = "Einstellungen"
    go_on = "Weiterspielen"
    look = "Ansehen"
    saved = "Gespeicherte Partien"
    finished = "Beendete Partien"
    choose = "Wähl ein Spiel"
    not_loaded = "Spiele, die sich nicht laden ließen"
    left_out = "Ausgelassene Spiele"
    games = "Spiele"
    play = "Spielen"
    first_game = "Erste Partie"
    rules = "Regeln"
    files = "Dateien"
    open_file = "Partie aus einer Datei öffnen"
    challenges = "Aufgaben"
    challenges_of = "Aufgaben zu diesem Spiel"
    records = "Deine Bilanz: eine Aufgabe am Tag, Statistik, seltsame Taten"
    save_all = "Alles als Datei speichern"
    move = (
        "Um auf ein anderes Gerät umzuziehen, speichere hier alles als Datei und öffne diese Datei dort. Sie "
        "ergänzt, was dort schon ist, und ersetzt nichts. Behalte die Datei für dich: Wer sie hat, kann "
        "deine Partien mit Freunden weiterspielen."
    )
    stays_here = (
        "Partien bleiben in diesem Browser, auf diesem Gerät. Geschickt wird nichts, außer an Freunde, "
        "die du einlädst."
    )

    hard = ("", "wenig zu lernen", "einiges zu lernen", "viel zu lernen")
    odd = ("gar nicht seltsam", "etwas seltsam", "seltsam", "sehr seltsam", "seltsamer geht es nicht")
    facts = "Kurz gesagt"

    def players(self, least: int, most: int) -> str:
        return f"für {least}" if least == most else f"für {least} bis {most}"

    def minutes(self, least: int, most: int) -> str:
        return f"{least} bis {most} Minuten"

    def play_game(self, title: str) -> str:
        return f"{title} spielen"

    def first_of(self, title: str, done: bool) -> str:
        return f"Erste Partie: {title}{', geschafft' if done else ''}"

    def rules_of(self, title: str) -> str:
        return f"Regeln von {title}"

    def look_at(self, name: str) -> str:
        return f"{name} ansehen"

    def go_on_with(self, name: str) -> str:
        return f"{name} weiterspielen"

    def all_saved(self, count: int) -> str:
        return f"Alle {count} Partien"

    def rename(self, name: str) -> str:
        return f"{name} umbenennen"

    def save(self, name: str) -> str:
        return f"{name} als Datei speichern"

    def delete(self, name: str) -> str:
        return f"{name} löschen"

    # --- the set-up --------------------------------------------------------------------------------

    back = "Zurück zu allen Spielen"
    start_position = "Die Stellung, mit der es beginnt"
    was_sent = "Mit dieser Stellung fängt die Partie an. Wähl, wer sie weiterspielt."
    edit = "Eine Stellung aufbauen"
    edit_this = "Diese Stellung ändern"
    who_plays = "Wer spielt"
    new_here = "Neu hier? In ein paar Schritten lernt es deine Hand."
    solo = "Gegen den Computer"
    friends = "Zusammen an diesem Gerät"
    watch = "Dem Computer zusehen"
    name = "Name (wenn du magst)"
    start = "Los"
    details = "Oder mehr wählen"
    who_begins = "Wer beginnt?"
    by_lot = "Das Los entscheidet"

    def player(self, number: int, colour: str) -> str:
        return f"Spieler {number}{': ' if colour else ''}{colour}"

    def name_of(self, number: int) -> str:
        return f"Name von Spieler {number}"

    def begins_with(self, colours: Sequence[str]) -> str:
        first, second = colours
        return f"Wer beginnt, spielt {first}, die andere Seite {second}."

    def who_is(self, colour: str) -> str:
        return f"Wer spielt {colour}?"

    def placed(self, name: str, colour: str) -> str:
        return f"{name} ({colour})"
