"""What is said in German of what is kept for good: statistics, odd achievements, challenges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.session.narration import listed
from ui.words.en import history as english


class Words(english.Words):
    """In German."""

    title = "Deine Bilanz"
    back = "Zurück zu allen Spielen"
    empty = "Noch steht hier nichts. Jede Partie, die du hier zu Ende spielst, zählt."

    # --- the challenges of the days ----------------------------------------------------------------

    challenges = "Eine Aufgabe am Tag"
    try_it = "Versuchen"
    once_more = "Noch einmal"
    all_days = "Die Aufgaben aller Tage"
    of_today = "Die heutige Aufgabe"
    one_move = "Eine Stellung und ein Zug, den es zu finden gilt."
    asked: Mapping[str, str] = {
        "win": "Gewinn mit diesem Zug.",
        "take": "Schlag mit einem Zug das meiste.",
        "leap": "Finde den längsten Sprung.",
    }
    found = "Gefunden. Die nächste kommt morgen."
    month_before = "Der Monat davor"
    month_after = "Der Monat danach"
    first_month = "Mit diesem Monat beginnen die Aufgaben."
    last_month = "Die späterer Monate kommen noch."
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

    def today(self, game: str) -> str:
        return f"Heute: {game}. Eine Stellung und ein Zug, den es zu finden gilt, für alle gleich."

    def met_today(self, game: str) -> str:
        return f"Die heutige Aufgabe ({game}) ist gelöst. Die nächste kommt morgen."

    def date(self, weekday: int, number: int, month: int) -> str:
        return f"{self.whole_weekdays[weekday]}, {number}. {self.months[month - 1]}"

    def day(self, date: str, game: str, met: bool) -> str:
        return f"{date}: {game}, {'gelöst' if met else 'noch nicht gelöst'}"

    # --- statistics --------------------------------------------------------------------------------

    statistics = "Gespielte Partien"
    columns = ("Gegen", "Partien", "Siege", "Verloren", "Remis", "Längste", "Serie", "Beste")
    friends = "Freunde"
    all_games = "Alle Spiele"
    explained = (
        "Die längste Partie ist in Zügen gezählt; „Serie“ sind die Siege nacheinander bis jetzt, „Beste“ die "
        "längste Serie. Unter Freunden zählt niemand als Sieger. Partien, die nur Computer spielen, und "
        "Partien aus einer aufgestellten Stellung zählen nicht."
    )

    def damaged(self, count: int) -> str:
        entries = (
            "1 Eintrag ist beschädigt und zählt"
            if count == 1
            else f"{count} Einträge sind beschädigt und zählen"
        )
        return f"{entries} nicht. Was davon übrig ist, bleibt und kommt mit in die Datei, die alles enthält."

    def newer(self, count: int) -> str:
        entries = "1 Eintrag stammt" if count == 1 else f"{count} Einträge stammen"
        return (
            f"{entries} von einer neueren Version von Odd Checkers. Lade die Seite neu, um sie zu "
            "aktualisieren und alles zu zählen."
        )

    # --- odd achievements --------------------------------------------------------------------------

    achievements = "Seltsame Taten"
    done = "Vollbracht"
    to_do = "Noch nicht vollbracht"
    general: Mapping[str, tuple[str, str]] = {
        "each": ("Die ganze Schachtel", "Gewinne jedes der acht Spiele gegen einen Computer."),
        "strongest": ("Ganz oben", "Besiege den stärksten Computer in irgendeinem Spiel."),
        "streak": ("Fünf in Folge", "Gewinne fünf Partien in Folge gegen Computer."),
        "friends": ("Voller Tisch", "Spielt eine Partie zu dritt oder mehr an diesem Gerät zu Ende."),
        "week": ("Sieben Tage", "Besteh die Aufgaben von sieben Tagen."),
    }

    def count(self, done: int, of: int) -> str:
        return f"{done} von {of}"

    def earned(self, titles: Sequence[str]) -> str:
        return f"Seltsame {'Tat' if len(titles) == 1 else 'Taten'} vollbracht: {listed(titles)}."

    # --- a file with everything --------------------------------------------------------------------

    backup = "Diese Sicherung öffnen?"
    own_devices = (
        "Diese Datei ist eine Sicherung von allem auf einem Gerät, mit den Geheimnissen seiner Partien mit "
        "Freunden. Öffne sie nur, wenn du sie selbst gemacht hast: Eine Sicherung ist für deine eigenen "
        "Geräte und für keine anderen."
    )
    open_backup = "Sicherung öffnen"
    cancel = "Abbrechen"
    moved = "Die Datei ist geöffnet"
    came_nothing = "Es war nichts Neues darin: Alles ist schon hier."
    stays = "Alles, was vorher hier war, ist noch hier."
    whose_settings = "Die Datei hat andere Einstellungen als dieses Gerät. Welche möchtest du?"
    keep_mine = "Meine behalten"
    take_theirs = "Die der Datei"
    understood = "Gut"

    def came_games(self, count: int) -> str:
        return "1 Partie ist dazugekommen." if count == 1 else f"{count} Partien sind dazugekommen."

    def came_longer(self, count: int) -> str:
        if count == 1:
            return "1 Partie geht dort weiter, wo sie anderswo weitergespielt wurde."
        return f"{count} Partien gehen dort weiter, wo sie anderswo weitergespielt wurden."

    def came_records(self, count: int) -> str:
        games = "1 beendete Partie wurde" if count == 1 else f"{count} beendete Partien wurden"
        return f"{games} mitgezählt."

    def came_challenges(self, count: int) -> str:
        some = "1 Aufgabe ist" if count == 1 else f"{count} Aufgaben sind"
        return f"{some} gelöst oder gesehen."

    def came_days(self, count: int) -> str:
        return (
            "Die Aufgabe von 1 Tag ist gelöst."
            if count == 1
            else f"Die Aufgaben von {count} Tagen sind gelöst."
        )
