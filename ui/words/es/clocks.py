"""What clocks say, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import counted, listed, named
from ui.words.en import clocks as english
from ui.words.en.clocks import units


class Words(english.Words):
    """In Spanish."""

    # --- before a game -----------------------------------------------------------------------------

    clock = "Reloj"
    kinds: Mapping[str, str] = {
        "none": "Ninguno",
        "move": "Por jugada",
        "game": "Por partida",
        "hourglass": "De arena",
    }
    kind_help: Mapping[str, str] = {
        "none": "",
        "move": "Cada decisión tiene este tiempo. Lo que sobra se pierde.",
        "game": "Es el tiempo de todas las jugadas juntas. Corre desde la primera.",
        "hourglass": "El tiempo que gasta uno lo ganan los demás.",
    }
    how_long: Mapping[str, str] = {
        "move": "Tiempo por jugada",
        "game": "Tiempo para la partida",
        "hourglass": "Arena de cada uno",
    }
    increment = "Cada turno añade"
    fall = "Si se acaba el tiempo"
    falls: Mapping[str, str] = {"loses": "se pierde", "shown": "solo se muestra"}
    nothing = "nada"

    def agreed(self, kind: str, seconds: int, increment: int) -> str:
        time, added = self.lasting(seconds), self.lasting(increment)
        words = {"move": f"{time} por jugada", "hourglass": f"de arena, {time}"}
        return words.get(kind) or (f"{time} + {added} por jugada" if increment else time)

    def time_of(self, number: int) -> str:
        return f"Tiempo del jugador {number}"

    # --- at the table ------------------------------------------------------------------------------

    hold = "Parar los relojes (P)"
    none_runs = "Antes de la primera jugada no corre ninguno."
    held = "Los relojes están parados"
    stand_still = "Mientras tanto el tablero está tapado."
    go_on = "Seguir"
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
        words = f"solo {self.lasting(seconds)}."
        return f"{name}: {words}" if name else f"Te quedan {words}"

    def ran_out(self, name: str) -> str:
        return f"Se acabó el tiempo de {named(name)}."
