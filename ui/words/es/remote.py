"""Español: lo que se lee en la mesa de amigos en otra parte, y al preparar una partida así."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.agreement import LIVE, POST
from engine.remote.status import AGAIN, DRAW, UNDO
from ui.session.remote.deck_progress import CHECKING, KEYS, LOOKING, SECRETS, SHUFFLING
from ui.session.remote.peers import AWAY, GONE, HERE
from ui.words.en import remote as english


class Words(english.Words):
    """En español."""

    elsewhere = "Alguien en otra parte"
    person_here = "Alguien aquí"
    check = "Comprobar que fue limpia"
    to_look_at = "Esta partida se jugó en otros dispositivos: puedes verla y comprobarla, no seguirla."
    how = "¿Cómo jugáis?"
    ways: Mapping[str, str] = {
        LIVE: "A la vez, por una línea",
        POST: "Enlace por enlace, cuando queráis",
    }
    ways_help: Mapping[str, str] = {
        LIVE: "Los dispositivos hablan entre sí. Invitas con un enlace o con una imagen de él.",
        POST: "Cada jugada es un enlace que envías con cualquier mensajería. Lleva la partida entera.",
    }
    go = "Poner la mesa e invitar"
    company = "Amigos en otra parte"
    moods: Mapping[str, str] = {
        HERE: "está aquí",
        AWAY: "mira a otra parte",
        GONE: "no tiene conexión",
        english.THINKS: "está aquí y piensa",
    }
    lots = "Entre todos se sortea quién se sienta dónde. Sigue cuando estéis todos."
    cards: Mapping[str, str] = {
        SHUFFLING: "Se barajan las cartas: {part}.",
        LOOKING: "Se abren tus cartas: {part}.",
        CHECKING: "Se comprueban todas las cartas: {part}.",
        KEYS: "Una carta sigue cerrada.",
        SECRETS: "Aún no se han descubierto las cartas.",
    }
    asks: Mapping[str, str] = {
        UNDO: "{name} querría deshacer una jugada. ¿De acuerdo?",
        DRAW: "{name} ofrece tablas. ¿De acuerdo?",
        AGAIN: "{name} querría jugar otra vez. ¿Y tú?",
    }
    waits: Mapping[str, str] = {
        UNDO: "Has pedido deshacer una jugada. Aún sin respuesta: {names}.",
        DRAW: "Has ofrecido tablas. Aún sin respuesta: {names}.",
        AGAIN: "Has pedido otra partida. Aún sin respuesta: {names}.",
    }
    agree = "De acuerdo"
    refuse = "Mejor no"
    offers_draw = "La partida queda en tablas si tu contrincante está de acuerdo."

    def at_it(self, name: str) -> str:
        return f"Lo hace el dispositivo de {name}."

    def goes_on_with(self, name: str) -> str:
        return f"Sigue cuando {name} tenga conexión."

    def friend(self, number: int) -> str:
        return f"Amigo {number}" if number else "Tu contrincante"

    def invite(self, name: str) -> str:
        return "Invitar" if name == self.friend(0) else f"Invitar a {name}"
