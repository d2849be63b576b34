"""What is said of saved games, of the place that keeps them, and of who sits where, in Spanish."""

from __future__ import annotations

from engine.contract.words.es import COMPUTER
from ui.words.en import storage as english

_ADVICE = (
    "Puedes seguir jugando, pero la partida se pierde al cerrar esta página: "
    "expórtala o comparte un enlace para conservarla."
)


class Words(english.Words):
    """In Spanish."""

    # --- the place that keeps texts ----------------------------------------------------------------

    forbidden = f"Este navegador no deja que la página guarde partidas (¿ventana privada?). {_ADVICE}"
    full = (
        f"El almacenamiento de este navegador está lleno. {_ADVICE} "
        "Borrar partidas que ya no necesites hace sitio."
    )
    dropped = f"Este navegador no conservó lo que la página guardó. {_ADVICE}"
    stays = "Este navegador no deja que la página borre lo que ha guardado."

    # --- saved games -------------------------------------------------------------------------------

    damaged = (
        "Esta partida está dañada y no se puede abrir. Puedes guardar en un archivo lo que queda de ella, o "
        "borrarla."
    )
    damaged_name = "Una partida dañada"
    damaged_file = "La partida de este archivo está dañada."
    newer = (
        "Esta partida se guardó con una versión más nueva de Odd Checkers. "
        "Recarga la página para actualizar y abrirla."
    )
    newer_name = "Una partida más nueva"
    gone = "Esta partida ya no está guardada aquí."
    clash = "Esta partida ha seguido en otra pestaña. Sigue con esa, o conserva las dos."
    too_long = "Esta partida es demasiado larga para guardarla."
    copy = " (copia)"

    def sure(self, problem: str) -> str:
        return f"{problem} ¿Seguro que quieres borrarla?"

    # --- names -------------------------------------------------------------------------------------

    nameless = "Una partida necesita un nombre. Escribe al menos una letra."
    game = "Partida"

    def long_name(self, most: int) -> str:
        return f"Este nombre es demasiado largo. Usa como mucho {most} caracteres."

    # --- everything in one file ----------------------------------------------------------------------

    everything = "todo"
    everything_damaged = (
        "Este archivo debería contener todo lo de otro dispositivo, pero cambió desde que se escribió, o "
        "le falta una parte. No se ha tomado nada de él. Guárdalo allí otra vez."
    )
    everything_newer = (
        "Este archivo es de una versión más nueva de Odd Checkers. Recarga la página para actualizar y "
        "ábrelo otra vez."
    )

    # --- who sits where ----------------------------------------------------------------------------

    person = "Persona"
    computer = COMPUTER

    def level(self, title: str) -> str:
        return f"Máquina: {title}"

    def coloured(self, name: str, colour: str) -> str:
        return f"{name} ({colour})"

    def player(self, number: int) -> str:
        return f"Jugador {number}"

    def computer_player(self, number: int) -> str:
        return f"Máquina {number}"

    # --- how a game stands -------------------------------------------------------------------------

    def number(self, number: int, games: int) -> str:
        return f"partida {number} de {games}"

    def to_move(self, side: str) -> str:
        return f"Turno: {side}."

    # --- games by links ------------------------------------------------------------------------------

    not_sent = "Aún sin enviar."
    your_turn = "Te toca."

    def by_links(self, names: str) -> str:
        return f"Con {names}, por enlaces." if names else "Por enlaces."

    def waits_for(self, names: str) -> str:
        return f"Esperando a {names}." if names else "Esperando a tu contrincante."
