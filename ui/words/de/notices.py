"""Notices about what players did or cannot do, in German."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words.de import as_object, counted, opening, to_named
from engine.session.narration import listed
from ui.words.en import notices as english


class Words(english.Words):
    """The German texts."""

    # --- choosing a move ----------------------------------------------------------------------------------

    computers_turn = "Der Computer ist am Zug."
    earlier = "Das ist eine andere Stellung. Geh zurück zur Partie, um zu ziehen."
    over = "Die Partie ist beendet."
    not_your_turn = (
        "Du bist noch nicht am Zug. Dein Zug bleibt hier stehen: Drücke Enter, sobald du am Zug bist."
    )
    step_done = "Dieser Schritt ist geschafft. Wähle „Weiter“ für den nächsten."
    allowed_too = (
        "Das ist erlaubt, aber hier ist ein anderer Zug gefragt. Versuche es noch einmal oder wähle „Zeige "
        "es mir“."
    )
    no_puzzle = "Diese Aufgabe gibt es nicht. Hier sind alle anderen."
    select_again = "Wähle es noch einmal aus."
    select_again_to_confirm = "Wähle es noch einmal aus, um zu bestätigen."
    start = "Anfang der Partie."
    trying = "Du probierst eine Variante aus."
    back_to_game = "Zurück zur Partie."
    too_many_variations = "Für mehr Varianten ist kein Platz. Lösche eine, die du nicht mehr brauchst."
    variation_deleted = "Variante gelöscht."
    variation_invalid = "Eine Variante verstößt gegen die Regeln. Lösche sie und speichere noch einmal."

    def undone(self, move: str) -> str:
        return f"Zurückgenommen: {move}"

    def advice(self, action: str, gain: str) -> str:
        return f"Tipp: {action} – {gain}."

    def hint(self, action: str) -> str:
        return f"Tipp: {action}."

    # --- analysis and review ------------------------------------------------------------------------------

    analysis_on = "Analyse an."
    analysis_off = "Analyse aus."
    analysis_after_end = (
        "Die Analyse ist verfügbar, sobald die Partie beendet ist. Bis dahin bekommt niemand Hilfe."
    )
    analysis_after_reveal = "Die Analyse ist verfügbar, sobald alles Verdeckte aufgedeckt ist."
    analysis_reveals = (
        "In dieser Partie gibt es Geheimnisse, die eine Analyse verraten würde. Sie kann nur nutzen, was "
        "alle wissen."
    )
    study = "Analysieren"
    studied = "Analyse: Du ziehst für alle Seiten. Gespeicherte Partien bleiben unverändert."
    no_analysis = (
        "Keine Analyse möglich: Dieser Browser kann den Computer nicht im Hintergrund rechnen lassen."
    )
    reviewing = "Die Partie wird ausgewertet. Wendepunkte erscheinen, sobald sie gefunden sind."
    retry_started = "Eine neue Partie beginnt mit dieser Stellung. Die alte bleibt unverändert."

    def reviewed(self, points: int) -> str:
        return f"Auswertung fertig: {counted(points, 'Wendepunkt', 'Wendepunkte')}."

    def turning_point(self, player: str, move: str, what: str) -> str:
        return f"{opening(player)} {what}: {move}."

    # --- seats --------------------------------------------------------------------------------------------

    def your_colour(self, colour: str) -> str:
        return f"Du spielst jetzt mit {to_named(colour)}."

    def sides_swapped(self, colours: Sequence[str]) -> str:
        more = ", und so weiter" if len(colours) > 2 else ""
        now, then = map(as_object, colours[:2])
        return f"Seiten getauscht: Wer {then} hatte, hat jetzt {now}{more}."

    # --- messages with a remedy ---------------------------------------------------------------------------

    no_offline = (
        "Dieser Browser kann die Spiele nicht für das Spielen ohne Netz speichern. Alles andere funktioniert."
    )
    update = "Eine neue Version ist bereit."
    use_update = "Jetzt aktualisieren"
    copied = "Kopiert."
    not_copied = "Der Browser hat das Kopieren verhindert. Markiere den Text und kopiere ihn."
    no_code = "Der QR-Code konnte nicht erstellt werden. Kopiere stattdessen den Link."
    too_large = (
        "Diese Datei ist zu groß: Erlaubt sind 8 MB. Teile eine große Sammlung in mehrere Dateien auf."
    )
    unread = "Diese Datei ließ sich nicht lesen. Prüfe, ob sie noch da ist, und öffne sie noch einmal."
    settings_taken = "Die Einstellungen aus der Datei gelten jetzt."
    other_tab = "Diese Partie wurde in einem anderen Tab fortgesetzt."
    show_other = "Zeigen"
    restore = "Wiederherstellen"
    delete_anyway = "Löschen"

    def deleted(self, name: str) -> str:
        return f"„{name}“ wurde gelöscht."

    def several_deleted(self, count: int, kept: int) -> str:
        verb = "ließ" if kept == 1 else "ließen"
        left = f" {kept} {verb} sich nicht löschen." if kept else ""
        return f"1 Partie wurde gelöscht.{left}" if count == 1 else f"{count} Partien wurden gelöscht.{left}"

    def all_left_out(self, count: int) -> str:
        return f"Alle {count} zeigen"

    # --- files and puzzles that cannot be opened ----------------------------------------------------------

    all_solved = "Alle Aufgaben sind gelöst."
    no_day = (
        "Die Aufgabe dieses Tages lässt sich nicht öffnen: Der Tag liegt in der Zukunft, oder es gibt ihn "
        "nicht."
    )
    makes_no_sense = "Das lässt sich nicht lesen: Ein Teil davon ist unverständlich."

    def openable(self, fault: str, notations: Sequence[str]) -> str:
        return f"{fault} Öffnen lassen sich hier gespeicherte Partien, {listed(notations)}."
