"""Texts of online games: set-up, table and notices, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import named, of_named, opening
from engine.remote.agreement import LIVE, POST
from engine.remote.entries import ABANDONED, AGAIN, DRAW, UNDO
from ui.session.remote.deck_progress import AUDITING, CHECKING, KEYS, LOOKING, SECRETS, SHUFFLING
from ui.session.remote.peers import AWAY, BRAVO, GONE, HERE, LAUGH, NUDGE, OOPS
from ui.words.en import remote as english


class Words(english.Words):
    """The set-up and the table, in Spanish."""

    remote_friend = "Jugar en línea"
    person_here = "Alguien en este dispositivo"
    person_elsewhere = "Alguien en línea"
    check = "Comprobar el juego limpio"
    view_only = "Esta partida se jugó en otros dispositivos. Puedes verla y comprobarla, pero no continuarla."
    how = "¿Cómo quieres jugar?"
    ways: Mapping[str, str] = {
        LIVE: "En directo, con conexión directa",
        POST: "Por correspondencia: un enlace por jugada",
    }
    ways_help: Mapping[str, str] = {
        LIVE: "Los dispositivos se conectan directamente. Invita con un enlace o un código QR.",
        POST: "Cada jugada es un enlace que envías con cualquier mensajería. Contiene la partida completa.",
    }
    go = "Crear la partida e invitar"
    online_players = "Jugadores en línea"
    presence: Mapping[str, str] = {
        HERE: "en línea",
        AWAY: "ausente",
        GONE: "sin conexión",
        english.THINKS: "está pensando",
    }
    signals: Mapping[str, str] = {
        BRAVO: "¡Bien jugado!",
        LAUGH: "¡Jajaja!",
        OOPS: "¡Uy!",
        NUDGE: "¡Te toca!",
    }
    talk = "Decir algo"
    nudge_off = "No le toca a tu rival."
    your_name = "Tu nombre"
    by_link = "Enviar jugadas por enlace"
    or_by_link = (
        "Se puede seguir sin conexión: envía tus jugadas por enlace, con cualquier mensajería. Es la misma "
        "partida, con su posición, sus puestos, sus nombres y sus dados, y la conexión puede volver después."
    )
    clocks_stop = "Mientras tanto, los relojes están parados."
    only_live = (
        "Este juego tiene cartas secretas, que solo dispositivos conectados pueden barajar y descubrir. "
        "Por eso sus jugadas no se pueden enviar por enlace."
    )
    only_two = "Una partida en directo con más de dos dispositivos necesita conexión con cada uno."
    play_live = "Jugar en directo"
    lots = "Se sortean los puestos. La partida empieza cuando estén todos."
    old_copy = (
        "Esta es una copia antigua de la partida: ahora no puede sortear. Sigue donde jugaste por última vez "
        "o abre la copia de seguridad más reciente."
    )
    cards: Mapping[str, str] = {
        SHUFFLING: "Barajando las cartas: {part}.",
        LOOKING: "Se descubren tus cartas: {part}.",
        CHECKING: "Comprobando la mezcla de {name}: {part}.",
        AUDITING: "Comprobando todas las cartas: {part}.",
        KEYS: "Falta descifrar una carta.",
        SECRETS: "Aún faltan por descubrir las cartas.",
    }
    asks: Mapping[str, str] = {
        UNDO: "{name} pide deshacer una jugada. ¿Aceptas?",
        DRAW: "{name} ofrece tablas. ¿Aceptas?",
        AGAIN: "{name} pide la revancha. ¿Aceptas?",
        ABANDONED: "{name} dice que alguien ya no responde. ¿Terminar la partida?",
    }
    waits: Mapping[str, str] = {
        UNDO: "Has pedido deshacer una jugada. Falta la respuesta de {names}.",
        DRAW: "Has ofrecido tablas. Falta la respuesta de {names}.",
        AGAIN: "Has pedido la revancha. Falta la respuesta de {names}.",
        ABANDONED: "Has dicho que alguien ya no responde. Falta la respuesta de {names}.",
    }
    agree = "Aceptar"
    refuse = "Rechazar"
    offers_draw = "La partida queda en tablas si tu rival acepta."

    def asks_far(self, name: str, count: int) -> str:
        return f"{name} pide deshacer las últimas {count} jugadas. ¿Aceptas?"

    def waits_for_device(self, name: str) -> str:
        return f"Esperando al dispositivo {of_named(name)}."

    def waits_for_connection(self, name: str) -> str:
        return f"La partida continúa cuando se conecte {named(name)}."

    def friend(self, number: int) -> str:
        return f"Jugador {number}" if number else "Tu rival"

    def say_signal(self, words: str) -> str:
        return f"Decir «{words}»"

    def invite(self, name: str) -> str:
        return "Invitar" if name == self.friend(0) else f"Invitar a {name}"


class NoticeWords(english.NoticeWords):
    """The notices, in Spanish."""

    friend = "tu rival"
    asked: Mapping[str, str] = {
        UNDO: "Has pedido deshacer una jugada.",
        DRAW: "Has ofrecido tablas.",
        AGAIN: "Has pedido la revancha.",
        ABANDONED: "Has pedido terminar la partida por abandono.",
    }
    slowly = "Acabas de decir algo. Espera un momento."
    not_now = "Eso no es posible ahora."
    view_only = "Esta partida se jugó en otros dispositivos. Aquí solo puedes verla."
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
        "deck": "{name} ha enviado cartas falsas o una clave falsa.",
        "double": (
            "{name} ha firmado dos mensajes distintos en el mismo lugar: se modificó la página de ese "
            "dispositivo o se restauró una copia antigua de la partida. Los dos se guardan como prueba."
        ),
        "old-cards": (
            "las cartas se barajaron con una versión anterior de este programa. Solo se puede ver."
        ),
        "face": "esa carta no estaba en la baraja. No se puede saber quién la alteró.",
        "flood": "{name} envía demasiados mensajes.",
        "gap": "un mensaje de {name} no ha llegado. Invita otra vez.",
        "garbled": "un mensaje de {name} no se puede leer.",
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
        "revealed": "este dispositivo ha revelado sus cartas después de un error.",
        "signature": "{name} ha reenviado un mensaje alterado por el camino, o ha omitido alguno.",
        "secret": "{name} ha revelado otro secreto de la baraja que el fijado antes de la partida.",
        "stranger": "hay un mensaje de alguien que no juega.",
        "taken": "ese puesto está ocupado. Pide una invitación nueva.",
        "words": "{name} ha reenviado un mensaje que su supuesto autor nunca envió.",
    }

    reload = "Recargar"

    def cannot_continue(self, why: str, name: str) -> str:
        reason = why.format(name=named(name))
        return f"Esta partida no puede continuar: {reason} Todo lo jugado hasta ahora se conserva."

    def connection_closed(self, why: str) -> str:
        return f"Se ha cerrado una conexión: {why.format(name=self.friend)} La partida sigue."

    def is_present(self, name: str, presence: str) -> str:
        states = {HERE: "está en línea", AWAY: "se ha ausentado", GONE: "no tiene conexión"}
        return f"{name or 'Tu rival'} {states[presence]}."

    def joined(self, name: str) -> str:
        return f"{opening(name)} se ha unido."

    shuffled = "Barajando las cartas."
    differs_from_transcript = "Lo que se ve aquí no es lo que han intercambiado los dispositivos."

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

    unproven = (
        "Partida jugada con una versión anterior de esta página: no se puede comprobar el juego limpio."
    )

    def unfair(self, place: int, why: str) -> str:
        return f"Error en la anotación {place}: {why}"

    def connection_lost(self, name: str) -> str:
        return (
            f"Se ha perdido la conexión con {named(name)}. No se ha perdido nada más: invita de nuevo para "
            "continuar."
        )

    def refused(self, name: str) -> str:
        return f"{opening(name)} no acepta."

    def wants(self, name: str, what: str, count: int = 0) -> str:
        asks = {
            UNDO: f"pide deshacer las últimas {count} jugadas" if count else "pide deshacer una jugada",
            DRAW: "ofrece tablas",
            AGAIN: "pide la revancha",
            ABANDONED: "pide terminar la partida por abandono",
        }
        return f"{opening(name)} {asks[what]}."
