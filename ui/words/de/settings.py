"""What the settings say in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui.words.en import settings as english


class Words(english.Words):
    """In German."""

    settings = "Einstellungen"
    language = "Sprache"
    as_device = "Wie das Gerät"
    on = "An"
    off = "Aus"

    # --- the headings ------------------------------------------------------------------------------

    at_table = "An diesem Tisch"
    looks = "Aussehen"
    moves = "Ziehen"
    motion_and_sound = "Bewegung und Ton"
    computers = "Computer und Zufall"
    help = "Hilfe"

    # --- looks -------------------------------------------------------------------------------------

    colours = "Farben"
    light = "Hell"
    dark = "Dunkel"
    contrast = "Hoher Kontrast"
    board = "Brett"
    boards: Mapping[str, str] = {
        "mood": "Wie im Spiel",
        "wood": "Holz",
        "green": "Grün",
        "blue": "Blau",
        "grey": "Grau",
    }
    pieces = "Steine"
    sets: Mapping[str, str] = {"usual": "Üblich", "cut": "Zwei Formen", "bold": "Kräftig"}
    coordinates = "Felder auf dem Brett benennen"
    lettered = "Buchstaben (a1) auch dort, wo Felder Nummern haben"
    follow = "Brett immer zur Seite drehen, die am Zug ist"
    across = "Zwei sitzen sich gegenüber: alles zu der Person drehen, die am Zug ist"

    # --- making a move -----------------------------------------------------------------------------

    marks = "Zeigen, was ziehen kann"
    moving = "Mit Maus oder Finger wird gezogen"
    movings: Mapping[str, str] = {
        "both": "durch Klicken oder Ziehen",
        "click": "nur durch Klicken",
        "drag": "nur durch Ziehen",
    }
    confirm = "Zug erst zeigen und machen, wenn ich ihn bestätige"
    typing = "Feld, um Züge einzutippen"

    # --- motion and sound --------------------------------------------------------------------------

    motion = "Bewegung der Steine"
    speed = "Wie schnell sie ziehen"
    speeds: Mapping[str, str] = {"slow": "Langsam", "usual": "Wie üblich", "fast": "Schnell"}
    sounds = "Geräusche"
    tremble = "Das Gerät vibrieren lassen, wenn etwas geschieht"

    def percent(self, volume: float) -> str:
        return f"{100 * volume:.0f}\N{NO-BREAK SPACE}%" if volume else self.off

    # --- the computer, and chance ------------------------------------------------------------------

    thinking = "Wie lange der stärkste Computer nachdenken darf"
    eye = "Das Auge des Computers: zeigen, was am besten ist, wo niemand spielt"
    odds = "Zeigen, wie wahrscheinlich ist, was verdeckt liegt"
    undo_reveals = "Gegen den Computer zurücknehmen, was der Zufall gezeigt hat"

    def seconds(self, count: float) -> str:
        return "1 Sekunde" if count == 1 else f"{count:g} Sekunden".replace(".", ",")

    elsewhere = "Freunde anderswo"
    server_named = "Ein Server, der beim Verbinden hilft"
    server_help = (
        "In einem Netz braucht es keinen. Zwischen zwei Haushalten braucht eine Verbindung oft einen "
        "TURN-Server: Er reicht weiter, was die Geräte sagen, ohne es lesen zu können. Manchmal genügt ein "
        "STUN-Server, der ihnen sagt, wie sie einander erreichen. Jeder erfährt die Netzadressen beider, und "
        "wann ihr spielt. Nenn einen, dem du traust; gefragt wird er ab der nächsten Einladung, auch für "
        "Antworten."
    )
    server = "Seine Adresse"
    server_like = "turn:Rechner:Port"
    server_user = "Benutzer"
    server_password = "Passwort"
    no_server = (
        "Das ist keine Adresse eines solchen Servers: turn:Host:Port, turns:Host:Port oder stun:Host:Port."
    )

    # --- help --------------------------------------------------------------------------------------

    spoken = "Ein Screenreader liest Züge vor"
    styles: Mapping[str, str] = {
        "words": "in Worten",
        "short": "kurz, mit ihren Feldern",
        "notation": "wie sie geschrieben werden",
    }
    lessons = "Neues in einem Spiel erklären, wenn es wichtig wird"
    learn_anew = "Alles noch einmal erklären"
    keys = "Tasten"
    keyboard: Sequence[tuple[str, str]] = (
        ("Pfeile, Enter", "auf dem Brett gehen und wählen"),
        ("U, R", "zurücknehmen, wieder spielen"),
        ("H", "einen Tipp geben"),
        ("F", "das Brett drehen"),
        ("Z", "es größer zeigen"),
        ("T", "eine Variante versuchen"),
        ("[, ]", "zurück- und vorblättern, wie Pfeile außerhalb des Brettes"),
        ("Komma, Punkt", "von Wendepunkt zu Wendepunkt gehen"),
        ("?", "eine Karte groß zeigen"),
        ("P, C", "die Uhren anhalten, die Zeiten sagen"),
    )
