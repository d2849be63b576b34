"""What is said in German of invitations to friends at other devices."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.invitation import CUT, FOREIGN, NEWER
from ui.session.remote.endings import FAILED, LARGE, LEFT, MANY, MISSING, SILENT, UNREADABLE
from ui.session.remote.invited import CAMERA, LOOKING, NOBODY, OTHER, OWN, TAKEN
from ui.words.en import connecting as english


class Words(english.Words):
    """In German."""

    making = "Die Einladung wird vorbereitet …"
    step_send = "1. Schick diese Einladung"
    send_help = "Mit einem Messenger oder per Mail, nur an deinen Freund: Sie verrät, wo dein Gerät ist."
    link = "Die Einladung"
    copy = "Kopieren"
    send = "Senden …"
    show_code = "Als Bild zeigen (QR)"
    hide_code = "Bild verbergen"
    making_code = "Das Bild wird gezeichnet …"
    code_of = "Der Link als QR-Code, für die Kamera des anderen Geräts"
    step_answer = "2. Nimm die Antwort an"
    answer_help = (
        "Dein Freund öffnet den Link und schickt eine Antwort. Öffne sie in diesem Browser oder "
        "füge sie hier ein."
    )
    answer = "Die Antwort"
    scan = "Mit der Kamera lesen"
    scanning = "Was die Kamera sieht: Halte das Bild des anderen davor"
    scan_help = (
        "Sobald diese Seite die Kamera benutzen darf, verraten deine Einladungen und Antworten auch die "
        "Adresse deines Geräts in deinem eigenen Netz."
    )
    stop_scanning = "Kamera anhalten"
    connect = "Verbinden"
    keep_open = "Lass diese Seite bis dahin offen."
    connecting = "Die Verbindung wird aufgebaut …"
    anew = "Neue Einladung"
    host_invites = "Wer dich eingeladen hat, lädt auch die anderen ein."

    come_help = (
        "Eure Geräte reden direkt miteinander, oder über einen Server, den einer von euch genannt hat. Du "
        "bekommst eine Antwort, die du zurückschickst."
    )
    go_on_help = "Dieses Gerät hat die Partie; sie geht weiter, wo sie stand."
    your_name = "Dein Name"
    accept = "Annehmen"
    go_on = "Weiterspielen"
    making_answer = "Die Antwort wird vorbereitet …"
    send_back = "Schick diese Antwort zurück"
    begins = "Die Partie ist da, sobald dein Freund sie geöffnet hat. Lass diese Seite offen."
    your_answer = "Deine Antwort"
    ask_anew = "Lass dir eine neue Einladung schicken und öffne sie."
    not_coming = "Jetzt nicht"
    own_invitation = "Das ist deine eigene Einladung. Schick sie deinem Freund; von dort kommt die Antwort."

    answered = "Die Antwort"
    handed: Mapping[str, str] = {
        LOOKING: "Die Seite, die eingeladen hat, wird gesucht …",
        TAKEN: "Sie ist angekommen: Die Partie geht auf der Seite weiter, die eingeladen hat. Diese hier "
        "kann zu.",
        NOBODY: "Keine offene Seite dieses Browsers wartet auf diese Antwort. Ist es deine eigene? Dann "
        "schick sie dem, der dich eingeladen hat. Hast du aus einem anderen Browser oder Gerät eingeladen? "
        "Öffne sie dort. Wurde jene Seite geschlossen oder neu geladen, oder die Antwort schon benutzt, dann "
        "lade aus der Partie noch einmal ein.",
    }
    understood = "In Ordnung"

    faults: Mapping[str, str] = {
        FOREIGN: "Das ist kein solcher Link. Nimm alles, was man dir geschickt hat.",
        CUT: "Ein Teil des Links fehlt oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken.",
        NEWER: "Das stammt von einer neueren Version dieser Seite. Lade diese Seite auf deinem Gerät neu.",
        OWN: "Das ist die Einladung selbst. Hierher gehört die Antwort, die dein Freund zurückschickt.",
        OTHER: "Das antwortet auf eine andere oder ältere Einladung. Schick die neue und nimm deren Antwort.",
        CAMERA: "Es gibt keine Kamera, oder diese Seite darf sie nicht benutzen. Füge die Antwort ein "
        "oder öffne ihren Link hier.",
        MISSING: "Dieser Browser öffnet keine Leitungen zu anderen Geräten, oder er erlaubt es hier nicht.",
        UNREADABLE: "Dieser Browser kann mit der Einladung nichts anfangen.",
        FAILED: "Die beiden Geräte erreichen einander nicht. In einem Netz sollte es gehen; zwischen "
        "zwei Haushalten braucht es oft einen TURN-Server, den du in den Einstellungen nennen kannst.",
        SILENT: "Die Leitung war offen und ist verstummt.",
        LEFT: "Das andere Gerät hat die Leitung geschlossen.",
        LARGE: "Das andere Gerät hat mehr geschickt, als erlaubt ist.",
        MANY: "Das andere Gerät hat mehr geschickt, als erlaubt ist.",
    }

    def invites(self, name: str, game: str) -> str:
        return f"{name or 'Ein Freund'} lädt dich ein: {game}"

    def connected(self, name: str) -> str:
        return f"Du bist mit {name or 'deinem Freund'} verbunden."

    def unknown_game(self, game: str) -> str:
        return f"Das ist eine Einladung zu einem Spiel, das diese Seite nicht hat: {game}."
