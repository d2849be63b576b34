"""Texts of online games in Spanish: at the table and in the set-up."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import named, of_named
from engine.remote.agreement import LIVE, POST
from engine.remote.status import AGAIN, DRAW, UNDO
from ui.session.remote.deck_progress import CHECKING, KEYS, LOOKING, SECRETS, SHUFFLING
from ui.session.remote.peers import AWAY, GONE, HERE
from ui.words.en import remote as english


class Words(english.Words):
    """In Spanish."""

    remote_friend = "Jugar en línea"
    person_here = "Alguien en este dispositivo"
    person_elsewhere = "Alguien en línea"
    check = "Comprobar el juego limpio"
    to_look_at = (
        "Esta partida se jugó en otros dispositivos. Puedes verla y comprobarla, pero no continuarla."
    )
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
    moods: Mapping[str, str] = {
        HERE: "en línea",
        AWAY: "ausente",
        GONE: "sin conexión",
        english.THINKS: "está pensando",
    }
    lots = "Se sortean los sitios. La partida empieza cuando estén todos."
    cards: Mapping[str, str] = {
        SHUFFLING: "Barajando las cartas: {part}.",
        LOOKING: "Se descubren tus cartas: {part}.",
        CHECKING: "Comprobando todas las cartas: {part}.",
        KEYS: "Falta descifrar una carta.",
        SECRETS: "Aún faltan por descubrir las cartas.",
    }
    asks: Mapping[str, str] = {
        UNDO: "{name} pide deshacer una jugada. ¿Aceptas?",
        DRAW: "{name} ofrece tablas. ¿Aceptas?",
        AGAIN: "{name} pide la revancha. ¿Aceptas?",
    }
    waits: Mapping[str, str] = {
        UNDO: "Has pedido deshacer una jugada. Falta la respuesta de {names}.",
        DRAW: "Has ofrecido tablas. Falta la respuesta de {names}.",
        AGAIN: "Has pedido la revancha. Falta la respuesta de {names}.",
    }
    agree = "Aceptar"
    refuse = "Rechazar"
    offers_draw = "La partida queda en tablas si tu rival acepta."

    def at_it(self, name: str) -> str:
        return f"Esperando al dispositivo {of_named(name)}."

    def goes_on_with(self, name: str) -> str:
        return f"La partida continúa cuando se conecte {named(name)}."

    def friend(self, number: int) -> str:
        return f"Jugador {number}" if number else "Tu rival"

    def invite(self, name: str) -> str:
        return "Invitar" if name == self.friend(0) else f"Invitar a {name}"
