"""Texts of the clocks: the set-up and the running clocks, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import counted, listed, of_named
from ui.words.en import clocks as english
from ui.words.en.clocks import units


class Words(english.Words):
    """The Spanish texts."""

    # --- set-up -------------------------------------------------------------------------------------------

    clock = "Reloj"
    kinds: Mapping[str, str] = {
        "none": "Ninguno",
        "move": "Por jugada",
        "game": "Por partida",
        "hourglass": "Reloj de arena",
    }
    kind_help: Mapping[str, str] = {
        "none": "",
        "move": "Tienes este tiempo para cada decisión. El que sobra se pierde.",
        "game": (
            "Cada jugador tiene este tiempo para toda la partida. Los relojes arrancan con la primera jugada."
        ),
        "hourglass": "El tiempo que gastas lo ganan los demás.",
    }
    how_long: Mapping[str, str] = {
        "move": "Tiempo por jugada",
        "game": "Tiempo por partida",
        "hourglass": "Tiempo inicial de cada jugador",
    }
    increment = "Incremento por jugada"
    fall = "Al agotarse el tiempo"
    falls: Mapping[str, str] = {"loses": "pierde la partida", "shown": "solo se avisa"}
    nothing = "ninguno"

    def agreed(self, kind: str, seconds: int, increment: int) -> str:
        time, added = self.lasting(seconds), self.lasting(increment)
        words = {"move": f"{time} por jugada", "hourglass": f"reloj de arena, {time}"}
        return words.get(kind) or (f"{time} + {added} por jugada" if increment else time)

    def time_of(self, number: int) -> str:
        return f"Tiempo del jugador {number}"

    # --- at the table -------------------------------------------------------------------------------------

    hold = "Parar los relojes (P)"
    none_runs = "Los relojes arrancan con la primera jugada."
    held = "Relojes parados"
    stand_still = "El tablero queda oculto hasta que continúes."
    go_on = "Continuar"
    all_games = "Volver a todos los juegos"

    def lasting(self, seconds: int) -> str:
        names = (("hora", "horas"), ("minuto", "minutos"), ("segundo", "segundos"))
        pairs = zip(units(seconds), names, strict=True)
        return listed([counted(count, *name) for count, name in pairs if count])

    def left(self, seconds: int) -> str:
        if seconds > 0:
            return f"tiempo: {self.lasting(seconds)}"
        return f"sin tiempo desde hace {self.lasting(-seconds)}" if seconds else "sin tiempo"

    def low(self, name: str, seconds: int) -> str:
        left = "queda" if seconds == 1 else "quedan"
        return f"{f'{name}: ' if name else 'Te '}{left} {self.lasting(seconds)}."

    def ran_out(self, name: str) -> str:
        return f"Se acabó el tiempo {of_named(name)}."
