"""What people are told of what they have done, or cannot do, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words.es import capital, named
from ui.words.en import notices as english


class Words(english.Words):
    """In Spanish."""

    # --- choosing at the table ---------------------------------------------------------------------

    computers_turn = "Es el turno de la máquina."
    earlier = "Esta es otra posición. Vuelve a la partida para mover."
    over = "La partida ha terminado."
    not_yet = "Aún no es tu turno. Tu jugada se queda aquí: pulsa Intro otra vez cuando lo sea."
    read_first = "Este paso está hecho. Elige «Seguir» para el siguiente."
    allowed_too = "Eso también se permite. Aquí haz lo que pide este paso, o elige «Muéstramelo»."
    no_puzzle = "Ese reto no existe. Estos son los que hay."
    once_more = "Elígelo otra vez."
    once_more_to_do = "Elígelo otra vez para hacerlo."
    start = "El principio de la partida."
    trying = "Estás probando una variante."
    game_again = "De vuelta a la partida."
    no_room = "No cabe nada más junto a esta partida. Borra una variante que ya no necesites."
    line_deleted = "La variante se ha borrado."
    line_wrong = "Una variante de esta partida no cumple las reglas. Bórrala y guarda el archivo otra vez."

    def undone(self, told: str) -> str:
        return f"Deshecho: {told}"

    def mark(self, spot: str, name: str) -> str:
        return f"{spot}: {name}."

    def place(self, name: str) -> str:
        return f"{capital(name)}."

    def advice(self, action: str, gain: str) -> str:
        return f"Pista: {action} – {gain}."

    def hint(self, action: str) -> str:
        return f"Pista: {action}."

    # --- looking on --------------------------------------------------------------------------------

    eye_opened = "El ojo de la máquina está abierto."
    eye_closed = "El ojo de la máquina está cerrado."
    eye_shut = "El ojo de la máquina se abre cuando termina la partida. Hasta entonces no ayuda a nadie."
    eye_unlaid = "El ojo de la máquina se abre en cuanto queda a la vista todo lo que la partida ocultaba."
    eye_secret = "Donde hay secretos, el ojo miraría por todos. Puede mirar lo que todos saben."
    study = "Analizar eso"
    studied = "El ojo mira y tú mueves por todos los lados. Las partidas guardadas se quedan como están."
    no_eye = "La máquina no puede mirar aquí: este navegador no la deja pensar al lado de la página."
    reviewing = "Se repasa la partida. Lo que se encuentra aparece enseguida."
    tried_again = "Una partida nueva, desde aquí. La anterior se queda como está."

    def reviewed(self, points: int) -> str:
        return f"La partida está repasada: {points} {'momento clave' if points == 1 else 'momentos clave'}."

    def turned(self, player: str, move: str, what: str) -> str:
        return f"{player}: {what} con {move}."

    # --- sitting down ------------------------------------------------------------------------------

    def your_colour(self, colour: str) -> str:
        return f"Ahora juegas con {named(colour)}."

    def exchanged(self, colours: Sequence[str]) -> str:
        now, then = map(named, colours[:2])
        more = ", y así sucesivamente" if len(colours) > 2 else ""
        return f"Cambio de lados: quien tenía {then} tiene ahora {now}{more}."

    # --- messages, and what can be done about them --------------------------------------------------

    no_offline = "Este navegador no guarda los juegos para usarlos sin conexión. Todo lo demás funciona."
    update = "Hay una versión nueva."
    use_update = "Usarla ya"
    copied = "Copiado."
    not_copied = "El navegador no permitió copiar: selecciona el texto y cópialo."
    no_code = "No se ha podido hacer la imagen. Copia el enlace en su lugar."
    too_large = (
        "Este archivo es demasiado grande: se pueden abrir archivos de hasta 8 MB. "
        "Divide en partes una colección de partidas."
    )
    unread = "No se pudo leer este archivo. Comprueba que sigue ahí y ábrelo otra vez."
    elsewhere = "Esta partida ha seguido en otra pestaña."
    show_other = "Mostrarla"
    restore = "Recuperarla"
    delete_anyway = "Borrarla"

    settings_taken = "Ahora valen los ajustes del archivo."

    def deleted(self, name: str) -> str:
        return f"Se ha borrado «{name}»."

    def all_left_out(self, count: int) -> str:
        return f"Ver los {count}"
