"""Texts about storage, saved games and seats, in Spanish."""

from __future__ import annotations

from engine.contract.words.es import named, of_named
from ui.words.en import storage as english

_ADVICE = (
    "Puedes seguir jugando, pero la partida se pierde al cerrar esta página: "
    "guárdala como archivo o comparte un enlace para conservarla."
)


class Words(english.Words):
    """The Spanish texts."""

    # --- storage ------------------------------------------------------------------------------------------

    forbidden = f"Este navegador no deja que la página guarde partidas (¿ventana privada?). {_ADVICE}"
    full = (
        f"El almacenamiento de este navegador está lleno. {_ADVICE} "
        "Borra partidas que ya no necesites para hacer sitio."
    )
    dropped = f"Este navegador no conservó lo que la página guardó. {_ADVICE}"
    stays = "Este navegador no deja que la página borre lo que ha guardado."

    # --- saved games --------------------------------------------------------------------------------------

    damaged = "Esta partida está dañada y no se puede abrir. Puedes guardar el resto como archivo o borrarla."
    damaged_name = "Partida dañada"
    damaged_file = "La partida de este archivo está dañada."
    newer = (
        "Esta partida se guardó con una versión más nueva de Odd Checkers. "
        "Recarga la página para actualizar y abrirla."
    )
    newer_name = "Partida más nueva"
    gone = "Esta partida ya no está guardada aquí."
    conflict = "Esta partida ha continuado en otra pestaña. Usa esa versión o conserva las dos."
    too_long = "Esta partida es demasiado larga para guardarla."
    copy = " (copia)"

    def delete_anyway(self, problem: str) -> str:
        return f"{problem} ¿Seguro que quieres borrarla?"

    # --- names --------------------------------------------------------------------------------------------

    nameless = "Una partida necesita un nombre. Escribe al menos un carácter."
    game = "Partida"

    def long_name(self, most: int) -> str:
        return f"Este nombre es demasiado largo. Usa {most} caracteres como máximo."

    # --- backup -------------------------------------------------------------------------------------------

    backup_name = "copia de seguridad"
    backup_damaged = (
        "Esta copia de seguridad se cambió después de guardarla, o le falta una parte. No se ha importado "
        "nada. Guárdala otra vez en el otro dispositivo."
    )
    backup_newer = (
        "Esta copia de seguridad es de una versión más nueva de Odd Checkers. Recarga la página para "
        "actualizar y ábrela otra vez."
    )

    # --- seats --------------------------------------------------------------------------------------------

    person = "Persona"

    def level(self, title: str) -> str:
        return f"Máquina: {title}"

    def coloured(self, name: str, colour: str) -> str:
        return f"{name} ({colour})"

    def player(self, number: int) -> str:
        return f"Jugador {number}"

    # --- state of a game ----------------------------------------------------------------------------------

    def number(self, number: int, games: int) -> str:
        return f"partida {number} de {games}"

    def to_move(self, side: str) -> str:
        return f"Turno {of_named(side)}."

    # --- players of a finished online game ----------------------------------------------------------------

    unchecked = "Así consta en esta copia de la partida; este dispositivo no lo ha comprobado."

    def abandoned(self, names: str, count: int) -> str:
        verb = "abandonó" if count == 1 else "abandonaron"
        return f"Según los demás, {named(names)} {verb} la partida."

    def unopened(self, names: str) -> str:
        return f"Las cartas no están demostradas: falta el secreto {of_named(names)}."

    # --- games by link ------------------------------------------------------------------------------------

    not_sent = "Sin enviar."
    your_turn = "Te toca."

    def live(self, names: str) -> str:
        return f"En directo con {names}." if names else "En directo."

    def by_links(self, names: str) -> str:
        return f"Por correspondencia con {names}." if names else "Por correspondencia."

    def waits_for(self, names: str) -> str:
        return f"Esperando a {names}." if names else "Esperando a tu rival."
