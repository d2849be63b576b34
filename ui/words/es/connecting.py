"""Texts of invitations and replies, which connect friends' devices, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.invitation import CUT, FOREIGN, NEWER, OLDER
from ui.session.remote.invited import CAMERA, NOBODY, OFFERED, OTHER, OWN, TAKEN
from ui.session.remote.peers import FAILED, LARGE, LEFT, MANY, MISSING, SILENT, UNREADABLE
from ui.words.en import connecting as english


class Words(english.Words):
    """The Spanish texts."""

    making = "Preparando la invitación…"
    step_send = "1. Envía esta invitación"
    send_help = (
        "Usa cualquier mensajería o el correo. Contiene la dirección de red de tu dispositivo: envíala "
        "solo a tu rival."
    )
    link = "La invitación"
    copy = "Copiar"
    send = "Enviar…"
    show_code = "Mostrar código QR"
    hide_code = "Ocultar código QR"
    making_code = "Creando el código QR…"
    code_of = "El enlace como código QR, para escanearlo con el otro dispositivo"
    step_answer = "2. Abre la respuesta"
    answer_help = "Tu rival abre el enlace y te envía una respuesta. Ábrela en este navegador o pégala aquí."
    answer = "La respuesta"
    scan = "Escanear con la cámara"
    scanning = "Imagen de la cámara: pon delante el código QR de tu rival"
    scan_help = (
        "Cuando esta página pueda usar la cámara, tus invitaciones y respuestas contendrán también la "
        "dirección de tu dispositivo en tu propia red."
    )
    stop_scanning = "Parar la cámara"
    connect = "Conectar"
    keep_open = "Deja esta página abierta hasta entonces."
    connecting = "Conectando…"
    late = (
        "Todavía no hay conexión. En la misma red debería funcionar; entre redes distintas hace falta a "
        "menudo un servidor TURN, que puedes indicar en los ajustes."
    )
    anew = "Nueva invitación"
    host_invites = "Quien te ha invitado invita también a los demás."

    come_help = (
        "Los dos dispositivos se conectan directamente, o por un servidor que haya indicado uno de los "
        "dos jugadores. Recibes una respuesta para devolverla."
    )
    go_on_help = "Este dispositivo tiene la partida; la partida continúa donde quedó."
    your_name = "Tu nombre"
    accept = "Aceptar"
    go_on = "Seguir jugando"
    making_answer = "Preparando la respuesta…"
    send_back = "Devuelve esta respuesta"
    begins = "La partida empieza cuando tu rival abra la respuesta. Deja esta página abierta."
    your_answer = "Tu respuesta"
    ask_anew = "Pide una nueva invitación y ábrela."
    open_game = "Abrir la partida"
    not_coming = "Ahora no"
    own_invitation = "Es tu propia invitación. Envíala a tu rival, que te enviará una respuesta."

    answered = "La respuesta"
    handed: Mapping[str, str] = {
        OFFERED: "Buscando la página que ha invitado…",
        TAKEN: (
            "Conexión establecida: la partida continúa en la página que envió la invitación. Puedes "
            "cerrar esta."
        ),
        NOBODY: (
            "Ninguna página abierta de este navegador espera esta respuesta. Si es la tuya, envíala a "
            "quien te ha invitado. Si invitaste desde otro navegador o dispositivo, ábrela allí. Si "
            "aquella página se cerró o se recargó, o la respuesta ya se usó, invita otra vez desde la "
            "partida."
        ),
    }
    understood = "OK"

    faults: Mapping[str, str] = {
        FOREIGN: "No es una invitación ni una respuesta. Copia todo lo que te han enviado.",
        CUT: "Falta una parte del enlace o se cambió por el camino. Pídelo otra vez.",
        OLDER: (
            "Este enlace es de una versión más antigua de esta página. Tu rival debe recargar la página y "
            "enviar uno nuevo."
        ),
        NEWER: "Es de una versión más nueva de esta página. Recarga la página en tu dispositivo.",
        OWN: "Es la propia invitación. Pega la respuesta que te devuelve tu rival.",
        OTHER: "Esta respuesta es de otra invitación o de una anterior. Envía la nueva y usa su respuesta.",
        CAMERA: "No hay cámara, o esta página no la puede usar. Pega la respuesta, o abre aquí su enlace.",
        MISSING: "Este navegador no admite conexiones con otros dispositivos, o no las permite aquí.",
        UNREADABLE: "Este navegador no puede usar la invitación.",
        FAILED: (
            "Los dos dispositivos no se alcanzan. En la misma red debería funcionar; entre redes "
            "distintas hace falta a menudo un servidor TURN, que puedes indicar en los ajustes."
        ),
        SILENT: "Se ha perdido la conexión.",
        LEFT: "El otro dispositivo ha cerrado la conexión.",
        LARGE: "El otro dispositivo ha enviado más de lo permitido.",
        MANY: "El otro dispositivo ha enviado más de lo permitido.",
    }

    def invites(self, name: str, game: str) -> str:
        return f"{name or 'Alguien'} te invita a jugar: {game}"

    def ask_for_links(self, name: str) -> str:
        return f"O pide a {name or 'tu rival'} que envíe las jugadas por enlace: es la misma partida."

    def connected(self, name: str) -> str:
        return f"Conexión establecida con {name or 'tu rival'}."

    def unknown_game(self, game: str) -> str:
        return f"Es una invitación a un juego que esta página no tiene: {game}."
