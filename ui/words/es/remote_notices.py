"""Messages of online games in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import named, opening
from engine.remote.status import AGAIN, DRAW, UNDO
from ui.words.en import remote_notices as english


class Words(english.Words):
    """In Spanish."""

    friend = "tu rival"
    asked: Mapping[str, str] = {
        UNDO: "Has pedido deshacer una jugada.",
        DRAW: "Has ofrecido tablas.",
        AGAIN: "Has pedido la revancha.",
    }
    not_now = "Eso no es posible ahora."
    only_seen = "Esta partida se jugó en otros dispositivos. Aquí solo puedes verla."
    nobody_here = "Nadie juega en este dispositivo. Elige «Alguien en este dispositivo» para un puesto."
    too_many = (
        "Pueden jugar juntos cinco dispositivos como máximo. Elige «Alguien en este dispositivo» para más "
        "puestos."
    )
    no_computers = "En una partida en línea no puede jugar la máquina. Elige personas para todos los puestos."
    secrets_known = (
        "Esta posición muestra secretos, así que no se puede continuar en línea. Juégala en este "
        "dispositivo o prepárala sin ellos."
    )
    not_here = "No está disponible en las partidas en línea."
    protocol_errors: Mapping[str, str] = {
        "apart": (
            "{name} tiene otra versión de esta partida. Conviene comparar las dos; la tuya se conserva aquí."
        ),
        "chance": "{name} ha revelado un resultado del azar que no coincide con lo fijado de antemano.",
        "claim": "{name} reclama una victoria que no es válida.",
        "deck": "una carta que {name} ha descubierto no es la que se barajó.",
        "face": "esa carta no estaba en la baraja. No se puede saber quién la alteró.",
        "flood": "{name} envía demasiados mensajes.",
        "gap": "un mensaje de {name} no ha llegado. Invita otra vez.",
        "garbled": (
            "un mensaje de {name} no se puede leer. Puede que uno de los dos use una versión antigua de "
            "esta página."
        ),
        "newer": (
            "{name} tiene una versión más nueva de esta página. Recarga aquí la página y vuelve a conectarte."
        ),
        "older": (
            "{name} tiene una versión más antigua de esta página y debe recargarla. Después, invita otra vez."
        ),
        "no-game": "esta página no conoce el juego. Recárgala para actualizarla.",
        "no-name": "{name} tiene un nombre que no se puede mostrar.",
        "no-table": "ninguna partida se puede preparar así.",
        "not-legal": "{name} ha hecho una jugada que las reglas no permiten.",
        "not-your-seat": "{name} ha actuado por un puesto ajeno.",
        "not-your-turn": "{name} ha movido fuera de su turno.",
        "order": "{name} ha enviado un mensaje que ahí no tiene sentido.",
        "other-rules": (
            "se juega con otras reglas que las de esta página. Hay que recargar la página en los dos "
            "dispositivos."
        ),
        "other-table": "la invitación era para otra partida. Pide una nueva.",
        "seal": "la firma de {name} no es válida: quizá alguien cambió el mensaje por el camino.",
        "stranger": "hay un mensaje de alguien que no juega.",
        "taken": "ese puesto está ocupado. Pide una invitación nueva.",
        "words": "{name} ha reenviado un mensaje que su supuesto autor nunca envió.",
    }

    load_anew = "Recargar"

    def cannot_go_on(self, why: str, name: str) -> str:
        reason = why.format(name=named(name))
        return f"Esta partida no puede continuar: {reason} Todo lo jugado hasta ahora se conserva."

    def came(self, name: str) -> str:
        return f"{opening(name)} se ha unido."

    shuffled = "Barajando las cartas."
    not_shown = "Lo que se ve aquí no es lo que han intercambiado los dispositivos."

    def fair(self, entries: int, deals: int, mark: str) -> str:
        chance = (
            ""
            if not deals
            else " Un resultado del azar se sorteó en común."
            if deals == 1
            else f" {deals} resultados del azar se sortearon en común."
        )
        checked = "la única anotación" if entries == 1 else f"cada una de las {entries} anotaciones"
        return (
            f"Todo en orden: {checked} cumple las reglas y llegó en su turno.{chance} Para comparar: los dos "
            f"dispositivos deben mostrar la marca {mark}; si no, no fue la misma partida."
        )

    still_hidden = (
        " Las cartas no están comprobadas: solo se puede al final, cuando cada dispositivo haya descubierto "
        "su parte."
    )

    def unfair(self, place: int, why: str) -> str:
        return f"Error en la anotación {place}: {why}"

    def line_lost(self, name: str) -> str:
        return (
            f"Se ha perdido la conexión con {named(name)}. No se ha perdido nada más: invita de nuevo para "
            "continuar."
        )

    def refused(self, name: str) -> str:
        return f"{opening(name)} no acepta."

    def wants(self, name: str, what: str) -> str:
        asks = {
            UNDO: "pide deshacer una jugada",
            DRAW: "ofrece tablas",
            AGAIN: "pide la revancha",
        }
        return f"{opening(name)} {asks[what]}."
