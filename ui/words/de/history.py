"""Texts of the history screens in German: statistics, achievements, daily puzzles and backups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.de import as_object
from engine.session.narration import listed
from ui.words.en import history as english


class Words(english.Words):
    """Statistics, achievements, daily puzzles and backups, in German."""

    title = "Deine Bilanz"
    back = "Zurück zu allen Spielen"
    empty = "Noch keine Partien. Jede Partie, die du hier beendest, zählt."

    # --- daily puzzles ------------------------------------------------------------------------------------

    puzzles = "Tagesaufgabe"
    try_it = "Lösen"
    once_more = "Noch einmal"
    of_today = "Heutige Aufgabe"
    every_day = "Jeden Tag eine neue"
    one_move = "Eine Stellung, ein Zug ist gesucht."
    levels = ("", "sehr leicht", "leicht", "eher leicht", "mittel", "eher schwer", "schwer", "sehr schwer")
    week = "Montags ist es leicht, sonntags schwer."
    found = "Gelöst! Morgen die nächste."
    copy_result = "Ergebnis kopieren"
    month_before = "Voriger Monat"
    month_after = "Nächster Monat"
    first_month = "Die Tagesaufgaben beginnen mit diesem Monat."
    last_month = "Spätere Monate folgen."
    weekdays = ("Mo", "Di", "Mi", "Do", "Fr", "Sa", "So")
    whole_weekdays = ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag")
    months = (
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    )

    def of_game(self, game: str) -> str:
        return f"Heute: {game}"

    def streak(self, days: int) -> str:
        return f"{days} Tage in Folge"

    def difficulty(self, level: int) -> str:
        return f"Schwierigkeit: {self.levels[level]}" if level else self.one_move

    def today(self, game: str, difficulty: str) -> str:
        return f"Heute: {game}. {difficulty.removesuffix('.')}. Alle haben dieselbe Stellung."

    def solved_today(self, game: str) -> str:
        return f"Du hast die heutige Aufgabe ({game}) gelöst. Morgen kommt die nächste."

    def date(self, weekday: int, number: int, month: int) -> str:
        return f"{self.whole_weekdays[weekday]}, {number}. {self.months[month - 1]}"

    def day(self, date: str, game: str, met: bool) -> str:
        return f"{date}: {game}, {'gelöst' if met else 'noch nicht gelöst'}"

    # --- statistics ---------------------------------------------------------------------------------------

    statistics = "Gespielte Partien"
    columns = ("Gegner", "Partien", "Gewonnen", "Verloren", "Remis", "Längste", "Serie", "Rekord")
    friends = "Freunde"
    all_games = "Alle Spiele"
    explained = (
        "Die längste Partie wird in Zügen gemessen. Eine Serie sind Siege in Folge: die jetzige und dein "
        "Rekord. In Partien unter Freunden zählt niemand als Sieger. Partien zwischen Computern und aus "
        "einer aufgebauten Stellung zählen nicht."
    )

    def damaged(self, count: int) -> str:
        entries = (
            "1 Eintrag ist beschädigt und zählt"
            if count == 1
            else f"{count} Einträge sind beschädigt und zählen"
        )
        return f"{entries} nicht. Beschädigte Einträge bleiben erhalten und kommen mit in die Sicherung."

    def newer(self, count: int) -> str:
        entries = "1 Eintrag stammt" if count == 1 else f"{count} Einträge stammen"
        return (
            f"{entries} von einer neueren Version von Odd Checkers. Lade die Seite neu, um sie zu "
            "aktualisieren und alles zu zählen."
        )

    # --- achievements -------------------------------------------------------------------------------------

    achievements = "Erfolge"
    done = "Erreicht"
    to_do = "Noch nicht erreicht"
    general: Mapping[str, tuple[str, str]] = {
        "each": ("Die ganze Schachtel", "Gewinne jedes der acht Spiele gegen einen Computer."),
        "strongest": ("Ganz oben", "Besiege den stärksten Computer in irgendeinem Spiel."),
        "streak": ("Fünf in Folge", "Gewinne fünf Partien in Folge gegen Computer."),
        "friends": ("Voller Tisch", "Beende eine Partie zu dritt oder mehr an diesem Gerät."),
        "week": ("Sieben Tage", "Löse sieben Tagesaufgaben."),
    }

    # --- the ladder ---------------------------------------------------------------------------------------

    ladder = "Die Leiter"
    seal_rule = (
        "Wer einen Gegner in einem Spiel besiegt, bekommt sein Siegel. Zurücknehmen und Tipps sind erlaubt; "
        "Partien aus einer aufgebauten Stellung zählen nicht. Bei mehreren Gegnern zählt der stärkste."
    )

    def seals(self, earned: int, of: int) -> str:
        return f"{earned} von {of} Siegeln"

    def seal(self, opponent: str, game: str, earned: bool) -> str:
        return f"{game} gegen {as_object(opponent)}: {'Siegel erhalten' if earned else 'noch kein Siegel'}"

    def count(self, done: int, of: int) -> str:
        return f"{done} von {of}"

    def earned(self, titles: Sequence[str]) -> str:
        return f"{'Erfolg' if len(titles) == 1 else 'Erfolge'} erreicht: {listed(titles)}."

    # --- backup -------------------------------------------------------------------------------------------

    backup = "Diese Sicherung öffnen?"
    own_devices = (
        "Diese Datei ist eine Sicherung von allem auf einem Gerät, samt den Geheimnissen seiner "
        "Online-Partien. Öffne sie nur, wenn du sie selbst gespeichert hast: Eine Sicherung ist nur für "
        "deine eigenen Geräte."
    )
    open_backup = "Sicherung öffnen"
    cancel = "Abbrechen"
    backup_opened = "Sicherung geöffnet"
    nothing_new = "Nichts Neues: Du hast schon alles, was darin ist."
    all_kept = "Alles Bisherige ist noch da."
    which_settings = "Die Datei hat andere Einstellungen. Welche willst du?"
    keep_mine = "Meine behalten"
    take_theirs = "Die aus der Datei"
    understood = "OK"

    def games_added(self, count: int) -> str:
        return "1 Partie hinzugefügt." if count == 1 else f"{count} Partien hinzugefügt."

    def games_continued(self, count: int) -> str:
        games = "1 Partie wurde" if count == 1 else f"{count} Partien wurden"
        return f"{games} auf den neueren Stand gebracht."

    def records_added(self, count: int) -> str:
        games = "1 beendete Partie wurde" if count == 1 else f"{count} beendete Partien wurden"
        return f"{games} mitgezählt."

    def puzzles_added(self, count: int) -> str:
        return f"{'1 weitere Aufgabe' if count == 1 else f'{count} weitere Aufgaben'} gelöst oder angesehen."

    def days_added(self, count: int) -> str:
        return f"{'1 weitere Tagesaufgabe' if count == 1 else f'{count} weitere Tagesaufgaben'} gelöst."
