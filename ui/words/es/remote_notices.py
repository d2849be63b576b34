"""Español: lo que se dice a quienes juegan con amigos en otra parte."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.status import AGAIN, DRAW, UNDO
from ui.words.en import remote_notices as english


class Words(english.Words):
    """En español."""

    friend = "tu contrincante"
    asked: Mapping[str, str] = {
        UNDO: "Has pedido deshacer una jugada.",
        DRAW: "Has ofrecido tablas.",
        AGAIN: "Has pedido otra partida.",
    }
    not_now = "Eso no se puede pedir ahora."
    only_seen = "Esta partida se jugó en otra parte: aquí solo se puede ver."
    nobody_here = "Nadie juega en este dispositivo. Elige «Alguien aquí» para uno de los puestos."
    too_many = "Pueden jugar juntos cinco dispositivos como máximo. Elige «Alguien aquí» para más puestos."
    no_computers = "Los ordenadores no pueden jugar junto a amigos lejanos. Elige personas para todos."
    secrets_known = (
        "Esta posición muestra lo que sería secreto, así que no se puede seguir jugando entre varios "
        "dispositivos. Juégala en este dispositivo, o prepárala sin esos secretos."
    )
    not_here = "Eso no es posible mientras juegas con amigos en otra parte."
    fouls: Mapping[str, str] = {
        "apart": "{name} conoce otro desarrollo de esta partida. Comparadlos: aquí queda como la ves.",
        "chance": "lo que {name} ha descubierto para el azar no es lo que estaba fijado de antemano.",
        "claim": "lo que {name} ha mostrado no gana.",
        "deck": "una carta que {name} ha descubierto no es la que se barajó.",
        "face": "lo que hay en una carta no se barajó. Nadie sabe quién estropeó la baraja.",
        "flood": "{name} dice mucho más de lo que necesita cualquier partida.",
        "gap": "algo que {name} dijo antes no ha llegado. Invita otra vez.",
        "garbled": "lo que dice {name} no se puede leer.",
        "newer": "{name} tiene una versión más nueva de esta página. Carga aquí la página de nuevo y "
        "vuelve a conectarte.",
        "older": "{name} tiene una versión más antigua de esta página. {name} tiene que cargar la página de "
        "nuevo; después, invita otra vez.",
        "no-game": "es un juego que esta página no conoce. Carga la página de nuevo.",
        "no-name": "{name} tiene un nombre que no se puede mostrar.",
        "no-table": "ningún juego puede prepararse así.",
        "not-legal": "{name} ha hecho una jugada que las reglas no permiten.",
        "not-your-seat": "{name} ha hablado por un puesto ajeno.",
        "not-your-turn": "a {name} no le tocaba jugar.",
        "order": "{name} ha dicho algo que ahí no tiene sentido.",
        "other-rules": "se juega con otras reglas que las de esta página. Cargadla de nuevo los dos.",
        "other-table": "la invitación era para otra partida. Pide una nueva.",
        "seal": "lo que habría dicho {name} no lleva el sello de {name}: "
        "quizá alguien lo cambió por el camino.",
        "stranger": "habla alguien que no juega.",
        "taken": "ahí ya hay alguien. Pide una invitación nueva.",
        "words": "{name} ha contado lo que otra persona habría dicho.",
    }

    load_anew = "Cargar de nuevo"

    def cannot_go_on(self, why: str, name: str) -> str:
        return (
            f"Esta partida no puede seguir: {why.format(name=name)} Todo lo jugado hasta ahora se conserva."
        )

    def came(self, name: str) -> str:
        return f"{name} se ha sentado a la mesa."

    shuffled = "Se barajan las cartas."
    not_shown = "Lo que se ve aquí no es lo que los dispositivos se han dicho."

    def fair(self, entries: int, deals: int, mark: str) -> str:
        chance = (
            ""
            if not deals
            else " El azar se decidió en común una vez."
            if deals == 1
            else (f" El azar se decidió en común {deals} veces.")
        )
        return (
            f"No hay nada mal: cada una de las {entries} anotaciones sigue las reglas y llegó en su turno."
            f"{chance} Para estar seguros de que fue la misma partida, comparad: los dos dispositivos "
            f"muestran la marca {mark}."
        )

    still_hidden = (
        " Las cartas no están comprobadas: solo se puede al final, cuando cada dispositivo haya descubierto "
        "su parte."
    )

    def unfair(self, place: int, why: str) -> str:
        return f"Algo no está bien, en la anotación número {place}: {why}"

    def line_lost(self, name: str) -> str:
        return f"Se ha cortado la conexión con {name}. No se pierde nada: invita otra vez para seguir."

    def refused(self, name: str) -> str:
        return f"{name} prefiere que no."

    def wants(self, name: str, what: str) -> str:
        asks = {
            UNDO: "querría deshacer una jugada",
            DRAW: "ofrece tablas",
            AGAIN: "querría jugar otra vez",
        }
        return f"{name} {asks[what]}."
