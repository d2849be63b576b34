"""Notices about what players did or cannot do, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words.es import capital, counted, does, listed, named
from engine.session.words.es import ReviewWords
from ui.words.en import notices as english


class Words(english.Words):
    """The Spanish texts."""

    # --- choosing a move ----------------------------------------------------------------------------------

    computers_turn = "Es el turno de la máquina."
    earlier = "Esta es otra posición. Vuelve a la partida para mover."
    over = "La partida ha terminado."
    not_your_turn = "Aún no es tu turno. Tu jugada se queda aquí: pulsa Intro otra vez cuando te toque."
    step_done = "Este paso está hecho. Elige «Continuar» para el siguiente."
    allowed_too = "Es legal, pero no es lo que pide este paso. Prueba otra vez o elige «Muéstramelo»."
    no_puzzle = "Ese problema no existe. Aquí están todos los demás."
    select_again = "Selecciónalo otra vez."
    select_again_to_confirm = "Selecciónalo otra vez para confirmar."
    start = "El principio de la partida."
    trying = "Estás probando una variante."
    back_to_game = "De vuelta a la partida."
    too_many_variations = "No caben más variantes. Borra una que ya no necesites."
    variation_deleted = "Variante borrada."
    variation_invalid = "Una variante no cumple las reglas. Bórrala y guarda el archivo otra vez."

    def undone(self, move: str) -> str:
        return f"Deshecho: {move}"

    def mark(self, spot: str, name: str) -> str:
        return f"{spot}: {name}."

    def place(self, name: str) -> str:
        return f"{capital(name)}."

    def advice(self, action: str, gain: str) -> str:
        return f"Pista: {action} – {gain}."

    def hint(self, action: str) -> str:
        return f"Pista: {action}."

    # --- analysis and review ------------------------------------------------------------------------------

    analysis_on = "Análisis activado."
    analysis_off = "Análisis desactivado."
    analysis_after_end = (
        "El análisis está disponible al terminar la partida. Hasta entonces no ayuda a nadie."
    )
    analysis_after_reveal = "El análisis está disponible cuando se haya descubierto todo lo oculto."
    analysis_reveals = (
        "Esta partida tiene secretos, y el análisis los revelaría. Solo puede usar lo que todos saben."
    )
    study = "Analizar"
    studied = "Análisis: mueves por todos los bandos. Tus partidas guardadas no cambian."
    no_analysis = "No hay análisis: este navegador no permite que la máquina calcule en segundo plano."
    reviewing = "Revisando la partida. Los momentos clave aparecen en cuanto se encuentran."
    retry_started = "Empieza una partida nueva desde esta posición. La anterior no cambia."

    def reviewed(self, points: int) -> str:
        return f"Revisión terminada: {counted(points, 'momento clave', 'momentos clave')}."

    def turning_point(self, player: str, move: str, what: str) -> str:
        deeds = zip(ReviewWords.kinds.values(), ReviewWords.deeds.values(), strict=True)
        return f"{does(player, *dict(deeds)[what])} con {move}."

    # --- seats --------------------------------------------------------------------------------------------

    def your_colour(self, colour: str) -> str:
        return f"Ahora juegas con {named(colour)}."

    def sides_swapped(self, colours: Sequence[str]) -> str:
        now, then = map(named, colours[:2])
        more = ", y así sucesivamente" if len(colours) > 2 else ""
        return f"Cambio de bandos: quien tenía {then} tiene ahora {now}{more}."

    # --- messages with a remedy ---------------------------------------------------------------------------

    no_offline = "Este navegador no puede guardar los juegos para jugar sin conexión. Todo lo demás funciona."
    update = "Hay una versión nueva."
    use_update = "Actualizar ahora"
    copied = "Copiado."
    not_copied = "El navegador ha impedido copiar. Selecciona el texto y cópialo."
    no_code = "No se pudo crear el código QR. Copia el enlace."
    too_large = (
        "Este archivo es demasiado grande: el límite es de 8 MB. Divide las colecciones grandes en partes."
    )
    unread = "No se pudo leer este archivo. Comprueba que sigue ahí y ábrelo otra vez."
    other_tab = "Esta partida ha continuado en otra pestaña."
    show_other = "Mostrar"
    restore = "Restaurar"
    delete_anyway = "Borrar"

    settings_taken = "Ahora se usan los ajustes del archivo."

    def deleted(self, name: str) -> str:
        return f"Se ha borrado «{name}»."

    def several_deleted(self, count: int, kept: int) -> str:
        left = f" {kept} no se {'ha' if kept == 1 else 'han'} podido borrar." if kept else ""
        return f"Se ha borrado 1 partida.{left}" if count == 1 else f"Se han borrado {count} partidas.{left}"

    def all_left_out(self, count: int) -> str:
        return f"Ver todo ({count})"

    # --- files and puzzles that cannot be opened ----------------------------------------------------------

    all_solved = "Todos los problemas están resueltos."
    no_day = "El problema de ese día no se puede abrir: el día no ha llegado o no existe."
    makes_no_sense = "Esto no se puede leer: una parte no tiene sentido."

    def openable(self, fault: str, notations: Sequence[str]) -> str:
        return f"{fault} Se pueden abrir partidas guardadas aquí, {listed(notations)}."
