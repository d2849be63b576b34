"""Texts of the settings, in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui.words.en import settings as english


class Words(english.Words):
    """The German texts."""

    settings = "Einstellungen"
    language = "Sprache"
    as_device = "Wie im System"
    on = "An"
    off = "Aus"

    # --- headings -----------------------------------------------------------------------------------------

    at_table = "Spieler"
    looks = "Aussehen"
    moves = "Ziehen"
    motion_and_sound = "Bewegung und Ton"
    computers = "Computer, Würfel und Karten"
    help = "Hilfe"

    # --- appearance ---------------------------------------------------------------------------------------

    colours = "Farbschema"
    light = "Hell"
    dark = "Dunkel"
    contrast = "Hoher Kontrast"
    board = "Brett"
    boards: Mapping[str, str] = {
        "mood": "Passend zum Spiel",
        "wood": "Holz",
        "green": "Grün",
        "blue": "Blau",
        "grey": "Grau",
    }
    pieces = "Figuren"
    sets: Mapping[str, str] = {"usual": "Standard", "cut": "Zwei Formen", "bold": "Kräftig"}
    coordinates = "Koordinaten anzeigen"
    lettered = "Buchstaben (a1) auch bei nummerierten Feldern"
    follow = "Brett automatisch zum Spieler am Zug drehen"
    across = "Zwei sitzen sich gegenüber: den ganzen Bildschirm zum Spieler am Zug drehen"

    # --- making a move ------------------------------------------------------------------------------------

    marks = "Bewegliche Figuren hervorheben"
    moving = "Zugeingabe"
    movings: Mapping[str, str] = {
        "both": "durch Klicken oder Ziehen",
        "click": "nur durch Klicken",
        "drag": "nur durch Ziehen",
    }
    confirm = "Jeden Zug bestätigen"
    premove = "Premove: den nächsten Zug schon wählen, während der andere am Zug ist (in Spielen ohne Zufall)"
    typing = "Eingabefeld für Züge anzeigen"

    # --- motion and sound ---------------------------------------------------------------------------------

    motion = "Animationen"
    speed = "Geschwindigkeit der Animationen"
    speeds: Mapping[str, str] = {"slow": "Langsam", "usual": "Normal", "fast": "Schnell"}
    sounds = "Töne"
    tremble = "Vibration bei Zügen"

    def percent(self, volume: float) -> str:
        return f"{100 * volume:.0f}\N{NO-BREAK SPACE}%" if volume else self.off

    # --- computer, dice and cards -------------------------------------------------------------------------

    thinking = "Bedenkzeit des stärksten Computers"
    voices = "Bemerkungen von Gegnern und Mitspielern"
    eye = "Analyse anzeigen, wenn niemand spielt"
    odds = "Wahrscheinlichkeiten für Verdecktes anzeigen"
    undo_reveals = "Zurücknehmen über Würfel und Karten hinweg erlauben (gegen den Computer)"

    def seconds(self, count: float) -> str:
        return "1 Sekunde" if count == 1 else f"{count:g} Sekunden".replace(".", ",")

    online_play = "Online spielen"
    own_name = "Dein Name"
    server_named = "Verbindungsserver (STUN oder TURN)"
    server_help = (
        "Im selben Netzwerk ist kein Server nötig. Zwischen verschiedenen Netzen braucht eine Verbindung "
        "oft einen TURN-Server: Er leitet die verschlüsselten Nachrichten weiter, ohne sie lesen zu "
        "können. Manchmal genügt ein STUN-Server, der die Verbindung nur vermittelt. Der Server sieht die "
        "Netzwerkadressen beider Geräte und eure Spielzeiten. Trage einen ein, dem du vertraust; er gilt "
        "ab der nächsten Einladung oder Antwort."
    )
    server = "Adresse des Servers"
    server_like = "turn:Host:Port"
    server_user = "Benutzer"
    server_password = "Passwort"
    no_server = "Das ist keine Serveradresse. Verwende turn:Host:Port, turns:Host:Port oder stun:Host:Port."

    # --- help ---------------------------------------------------------------------------------------------

    spoken = "Screenreader sagt Züge an"
    styles: Mapping[str, str] = {
        "words": "in ganzen Sätzen",
        "short": "kurz, mit Feldern",
        "notation": "in Notation",
    }
    lessons = "Tipps zu neuen Regeln anzeigen"
    learn_anew = "Alle Tipps erneut anzeigen"
    keys = "Tastenkürzel"
    keyboard: Sequence[tuple[str, str]] = (
        ("Pfeile, Enter", "auf dem Brett bewegen, auswählen"),
        ("U, R", "zurücknehmen, wiederholen"),
        ("H", "Tipp"),
        ("F", "Brett drehen"),
        ("Z", "größer zeigen"),
        ("L", "den letzten Zug noch einmal zeigen"),
        ("T", "Variante ausprobieren"),
        ("[, ]", "zurück- und vorblättern (außerhalb des Bretts auch mit den Pfeilen)"),
        ("Komma, Punkt", "voriger und nächster Wendepunkt"),
        ("?", "Karte vergrößern"),
        ("P, C", "Uhren anhalten, Zeiten ansagen"),
    )
