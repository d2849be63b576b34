"""Texts of invitations and replies, which connect friends' devices, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.invitation import CUT, FOREIGN, NEWER, OLDER
from ui.session.remote.invited import CAMERA, NOBODY, OFFERED, OTHER, OWN, TAKEN
from ui.session.remote.peers import FAILED, LARGE, LEFT, MANY, MISSING, SILENT, UNREADABLE
from ui.words.en import connecting as english


class Words(english.Words):
    """The German texts."""

    making = "Die Einladung wird vorbereitet …"
    step_send = "1. Schicke diese Einladung"
    send_help = (
        "Mit einem Messenger oder per E-Mail. Sie enthält die Netzwerkadresse deines Geräts. Schicke sie "
        "nur an deinen Mitspieler."
    )
    link = "Die Einladung"
    copy = "Kopieren"
    send = "Senden …"
    show_code = "QR-Code zeigen"
    hide_code = "QR-Code verbergen"
    making_code = "Der QR-Code wird erstellt …"
    code_of = "Der Link als QR-Code, zum Scannen mit dem anderen Gerät"
    step_answer = "2. Öffne die Antwort"
    answer_help = (
        "Dein Mitspieler öffnet den Link und schickt eine Antwort. Öffne sie in diesem Browser oder füge "
        "sie hier ein."
    )
    answer = "Die Antwort"
    scan = "Mit der Kamera scannen"
    scanning = "Kamerabild: Halte den QR-Code des Mitspielers davor"
    scan_help = (
        "Sobald diese Seite die Kamera benutzen darf, enthalten deine Einladungen und Antworten auch die "
        "Adresse deines Geräts in deinem eigenen Netz."
    )
    stop_scanning = "Kamera anhalten"
    connect = "Verbinden"
    keep_open = "Lass diese Seite bis dahin offen."
    connecting = "Die Verbindung wird aufgebaut …"
    late = (
        "Noch immer keine Verbindung. Im selben Netzwerk sollte es gehen; zwischen verschiedenen Netzen "
        "braucht es oft einen TURN-Server, den du in den Einstellungen eintragen kannst."
    )
    anew = "Neue Einladung"
    host_invites = "Die anderen lädt ein, wer dich eingeladen hat."

    come_help = (
        "Die Geräte verbinden sich direkt oder über einen Server, den einer von euch eingetragen hat. Du "
        "bekommst eine Antwort, die du zurückschickst."
    )
    go_on_help = "Dieses Gerät hat die Partie; sie geht weiter, wo sie stand."
    your_name = "Dein Name"
    accept = "Annehmen"
    go_on = "Weiterspielen"
    making_answer = "Die Antwort wird vorbereitet …"
    send_back = "Schicke diese Antwort zurück"
    begins = "Die Partie beginnt, sobald dein Mitspieler die Antwort öffnet. Lass diese Seite offen."
    your_answer = "Deine Antwort"
    ask_anew = "Bitte um eine neue Einladung und öffne sie."
    open_game = "Partie öffnen"
    not_coming = "Jetzt nicht"
    own_invitation = (
        "Das ist deine eigene Einladung. Schicke sie deinem Mitspieler; er schickt dir eine Antwort."
    )

    answered = "Die Antwort"
    handed: Mapping[str, str] = {
        OFFERED: "Die Seite, die eingeladen hat, wird gesucht …",
        TAKEN: (
            "Verbunden: Die Partie geht auf der Seite weiter, von der die Einladung kam. Diese hier "
            "kannst du schließen."
        ),
        NOBODY: (
            "Keine offene Seite dieses Browsers wartet auf diese Antwort. Ist es deine eigene, dann "
            "schicke sie an deinen Mitspieler zurück. Sonst öffne sie in dem Browser, aus dem du "
            "eingeladen hast. Wurde die Seite dort geschlossen oder die Antwort schon benutzt, lade aus "
            "der Partie neu ein."
        ),
    }
    understood = "OK"

    faults: Mapping[str, str] = {
        FOREIGN: "Das ist weder eine Einladung noch eine Antwort. Kopiere den ganzen Link.",
        CUT: "Ein Teil des Links fehlt oder wurde unterwegs verändert. Bitte noch einmal darum.",
        OLDER: (
            "Dieser Link stammt von einer älteren Version dieser Seite. Dein Mitspieler muss die Seite neu "
            "laden und einen neuen Link schicken."
        ),
        NEWER: "Das stammt von einer neueren Version dieser Seite. Lade die Seite hier neu.",
        OWN: "Das ist die Einladung selbst. Füge die Antwort ein, die dein Mitspieler zurückschickt.",
        OTHER: (
            "Diese Antwort gehört zu einer anderen oder älteren Einladung. Schicke die neue Einladung und "
            "verwende deren Antwort."
        ),
        CAMERA: "Es gibt keine Kamera, oder diese Seite darf sie nicht benutzen. Füge die Antwort ein "
        "oder öffne ihren Link hier.",
        MISSING: (
            "Dieser Browser unterstützt keine Verbindungen zu anderen Geräten oder erlaubt sie hier nicht."
        ),
        UNREADABLE: "Dieser Browser kann die Einladung nicht verwenden.",
        FAILED: (
            "Die beiden Geräte erreichen einander nicht. Im selben Netzwerk sollte es gehen; zwischen "
            "verschiedenen Netzen braucht es oft einen TURN-Server, den du in den Einstellungen eintragen "
            "kannst."
        ),
        SILENT: "Die Verbindung ist abgebrochen.",
        LEFT: "Das andere Gerät hat die Verbindung beendet.",
        LARGE: "Das andere Gerät hat mehr geschickt, als erlaubt ist.",
        MANY: "Das andere Gerät hat mehr geschickt, als erlaubt ist.",
    }

    def invites(self, name: str, game: str) -> str:
        return f"{name or 'Jemand'} lädt dich ein: {game}"

    def ask_for_links(self, name: str) -> str:
        friend = name or "deinen Mitspieler"
        return f"Oder bitte {friend}, die Züge per Link zu schicken: Es ist dieselbe Partie."

    def connected(self, name: str) -> str:
        return f"Du bist mit {name or 'deinem Mitspieler'} verbunden."

    def unknown_game(self, game: str) -> str:
        return f"Das ist eine Einladung zu einem Spiel, das diese Seite nicht hat: {game}."
