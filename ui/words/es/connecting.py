"""What is said of invitations to friends at other devices, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.invitation import CUT, FOREIGN, NEWER
from ui.session.remote.invited import CAMERA, LOOKING, NOBODY, OTHER, OWN, TAKEN
from ui.session.remote.peers import FAILED, LARGE, LEFT, MANY, MISSING, SILENT, UNREADABLE
from ui.words.en import connecting as english


class Words(english.Words):
    """In Spanish."""

    making = "Se prepara la invitación…"
    step_send = "1. Envía esta invitación"
    send_help = "Con cualquier mensajería o por correo, solo a tu amigo: dice dónde está tu dispositivo."
    link = "La invitación"
    copy = "Copiar"
    send = "Enviar…"
    show_code = "Mostrar como imagen (QR)"
    hide_code = "Ocultar la imagen"
    making_code = "Se dibuja la imagen…"
    code_of = "El enlace como código QR, para la cámara del otro dispositivo"
    step_answer = "2. Recibe la respuesta"
    answer_help = "Tu amigo abre el enlace y te envía una respuesta. Ábrela en este navegador o pégala aquí."
    answer = "La respuesta"
    scan = "Leerla con la cámara"
    scanning = "Lo que ve la cámara: ponle delante la imagen del otro"
    scan_help = (
        "Cuando esta página pueda usar la cámara, tus invitaciones y respuestas dirán también la dirección "
        "de tu dispositivo en tu propia red."
    )
    stop_scanning = "Parar la cámara"
    connect = "Conectar"
    keep_open = "Deja esta página abierta hasta entonces."
    connecting = "Conectando…"
    anew = "Hacer otra invitación"
    host_invites = "Quien te ha invitado invita también a los demás."

    come_help = (
        "Vuestros dispositivos hablan entre sí directamente, o por un servidor que haya indicado uno de "
        "vosotros. Recibes una respuesta para devolverla."
    )
    go_on_help = "Este dispositivo tiene la partida; sigue donde se dejó."
    your_name = "Tu nombre"
    accept = "Aceptar"
    go_on = "Seguir jugando"
    making_answer = "Se prepara la respuesta…"
    send_back = "Devuelve esta respuesta"
    begins = "La partida aparece en cuanto tu amigo la abra. Deja esta página abierta."
    your_answer = "Tu respuesta"
    ask_anew = "Pide otra invitación y ábrela."
    not_coming = "Ahora no"
    own_invitation = "Es tu propia invitación. Envíala a tu amigo; la respuesta viene de allí."

    answered = "La respuesta"
    handed: Mapping[str, str] = {
        LOOKING: "Se busca la página que ha invitado…",
        TAKEN: "Ha llegado: la partida sigue en la página que ha invitado. Esta se puede cerrar.",
        NOBODY: "Ninguna página abierta de este navegador espera esta respuesta. ¿Es la tuya? Envíala a "
        "quien te ha invitado. ¿Has invitado desde otro navegador o dispositivo? Ábrela allí. Si aquella "
        "página se cerró o se volvió a cargar, o si la respuesta ya se usó, invita otra vez desde la "
        "partida.",
    }
    understood = "De acuerdo"

    faults: Mapping[str, str] = {
        FOREIGN: "No es un enlace de ese tipo. Toma todo lo que te han enviado.",
        CUT: "Falta una parte del enlace, o se cambió por el camino. Pide que te lo envíen otra vez.",
        NEWER: "Lo ha hecho una versión más nueva de esta página. Vuelve a cargarla en tu dispositivo.",
        OWN: "Es la propia invitación. Aquí va la respuesta que te devuelve tu amigo.",
        OTHER: "Responde a otra invitación, o a una anterior. Envía la nueva y recibe su respuesta.",
        CAMERA: "No hay cámara, o esta página no la puede usar. Pega la respuesta, o abre aquí su enlace.",
        MISSING: "Este navegador no abre líneas a otros dispositivos, o no lo permite aquí.",
        UNREADABLE: "Este navegador no puede usar la invitación.",
        FAILED: "Los dos dispositivos no se alcanzan. En una misma red debería funcionar; entre dos "
        "casas hace falta a menudo un servidor TURN, que puedes indicar en los ajustes.",
        SILENT: "La línea estaba abierta y ha enmudecido.",
        LEFT: "El otro dispositivo ha cerrado la línea.",
        LARGE: "El otro dispositivo ha enviado más de lo permitido.",
        MANY: "El otro dispositivo ha enviado más de lo permitido.",
    }

    def invites(self, name: str, game: str) -> str:
        return f"{name or 'Un amigo'} te invita a jugar: {game}"

    def connected(self, name: str) -> str:
        return f"Estás en línea con {name or 'tu amigo'}."

    def unknown_game(self, game: str) -> str:
        return f"Es una invitación a un juego que esta página no tiene: {game}."
