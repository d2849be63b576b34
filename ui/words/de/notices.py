"""What people are told in German of what they have done, or cannot do."""

from __future__ import annotations

from collections.abc import Sequence

from ui.words.en import notices as english


class Words(english.Words):
    """In German."""

    # --- choosing at the table ---------------------------------------------------------------------

    computers_turn = "Der Computer ist am Zug."
    earlier = "Das ist eine andere Stellung. Geh zurück zur Partie, um zu ziehen."
    over = "Die Partie ist vorbei."
    not_yet = "Du bist noch nicht am Zug. Dein Zug bleibt hier stehen: Drück dann noch einmal Enter."
    read_first = "Dieser Schritt ist geschafft. Wähl „Weiter“ für den nächsten."
    allowed_too = "Auch das ist erlaubt. Tu hier, was dieser Schritt verlangt, oder wähl „Zeig es mir“."
    no_challenge = "Diese Aufgabe gibt es nicht. Es gibt diese."
    once_more = "Wähl es noch einmal."
    once_more_to_do = "Wähl es noch einmal, um es zu tun."
    start = "Der Anfang der Partie."
    trying = "Du versuchst eine Variante."
    game_again = "Zurück zur Partie."
    no_room = "Hier ist kein Platz für mehr Varianten. Lösche eine, die du nicht mehr brauchst."
    line_deleted = "Die Variante ist gelöscht."
    line_wrong = "Eine Variante hält sich nicht an die Regeln. Lösche sie und speichere noch einmal."

    def undone(self, told: str) -> str:
        return f"Zurückgenommen: {told}"

    def advice(self, action: str, gain: str) -> str:
        return f"Tipp: {action} – {gain}."

    def hint(self, action: str) -> str:
        return f"Tipp: {action}."

    # --- looking on --------------------------------------------------------------------------------

    eye_opened = "Das Auge des Computers ist offen."
    eye_closed = "Das Auge des Computers ist zu."
    eye_shut = "Das Auge des Computers öffnet sich, wenn die Partie vorbei ist. Bis dahin hilft es niemandem."
    eye_unlaid = "Das Auge des Computers öffnet sich, sobald alles offen liegt, was die Partie verborgen hat."
    eye_secret = "Wo Geheimnisse im Spiel sind, sähe das Auge für alle. Es kann ansehen, was alle wissen."
    study = "Das analysieren"
    studied = "Das Auge schaut zu, du ziehst für alle Seiten. Gespeicherte Partien bleiben, wie sie sind."
    no_eye = (
        "Der Computer kann hier nicht schauen: Dieser Browser lässt ihn nicht neben der Seite nachdenken."
    )
    reviewing = "Die Partie wird durchgesehen. Was sich findet, steht gleich da."
    tried_again = "Eine neue Partie, von hier an. Die alte bleibt, wie sie ist."

    def reviewed(self, points: int) -> str:
        return f"Die Partie ist durchgesehen: {points} {'Wendepunkt' if points == 1 else 'Wendepunkte'}."

    def turned(self, player: str, move: str, what: str) -> str:
        return f"{player} {what}: {move}."

    # --- sitting down ------------------------------------------------------------------------------

    def your_colour(self, colour: str) -> str:
        return f"Du spielst jetzt {colour}."

    def exchanged(self, colours: Sequence[str]) -> str:
        more = ", und so weiter" if len(colours) > 2 else ""
        return f"Die Seiten sind getauscht: Wer {colours[1]} hatte, hat jetzt {colours[0]}{more}."

    # --- messages, and what can be done about them --------------------------------------------------

    no_offline = "Dieser Browser behält die Spiele nicht für die Zeit ohne Netz. Alles andere funktioniert."
    update = "Eine neue Version ist da."
    use_update = "Jetzt nutzen"
    copied = "Kopiert."
    not_copied = "Der Browser hat das Kopieren nicht erlaubt: Markiere den Text und kopiere ihn."
    no_code = "Das Bild ließ sich nicht machen. Kopiere stattdessen den Link."
    too_large = (
        "Diese Datei ist zu groß: Öffnen lassen sich Dateien bis 8 MB. Zerleg eine Sammlung von Partien in "
        "mehrere Teile."
    )
    unread = "Diese Datei ließ sich nicht lesen. Sieh nach, ob sie noch da ist, und öffne sie noch einmal."
    settings_taken = "Jetzt gelten die Einstellungen aus der Datei."
    elsewhere = "Diese Partie wurde in einem anderen Tab weitergespielt."
    show_other = "Zeigen"
    restore = "Zurückholen"
    delete_anyway = "Löschen"

    def deleted(self, name: str) -> str:
        return f"„{name}“ wurde gelöscht."

    def all_left_out(self, count: int) -> str:
        return f"Alle {count} zeigen"
