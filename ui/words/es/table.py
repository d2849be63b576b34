"""Texts of the table: players, prompt, buttons, tutorial, log, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words.es import counted, does, to_named
from ui.words.en import table as english
from ui.words.en.table import each_counted, in_halves


class Words(english.Words):
    """The Spanish texts."""

    # --- header and players -------------------------------------------------------------------------------

    all_games = "Todos los juegos"
    share = "Compartir esta partida"
    rules = "Reglas"
    settings = "Ajustes"
    mute = "Silenciar"
    sound_on = "Activar el sonido"
    far_players = "Jugadores de enfrente"
    near_player = "Jugador de este lado"
    to_move = "le toca"
    your_move = "Te toca"

    def their_move(self, name: str) -> str:
        """Return that a player is to move."""
        return f"Le toca {to_named(name)}"

    def board(self, title: str) -> str:
        return f"Tablero de {title}"

    def pieces(self, count: int, material: tuple[str, str]) -> str:
        return counted(count, *material)

    # --- prompt -------------------------------------------------------------------------------------------

    viewing_earlier = "Estás viendo una posición anterior."
    viewing_undone = "Estás viendo una posición deshecha."
    back_to_game = "Volver a la partida"
    play_from_here = "Continuar desde aquí"
    paused = "Máquina en pausa."
    resume = "Continuar"
    secrets = "Mostrar mis secretos"
    computer = "La máquina"
    got_it = "Entendido"
    replay = "Repetir el último turno (L)"
    last_turn = "Último turno"
    since_last_turn = "Desde tu último turno"
    lesson = "Conviene saberlo"
    confirm = "Confirmar"
    cancel = "Cancelar"
    move_now = "Mover ya"
    stop = "Parar"

    def thinks(self, who: str) -> str:
        return f"{does(who, 'piensa', 'piensan')}: "

    def proposed(self, action: str) -> str:
        return f"Confirmar: ¿{action}?"

    def depth(self, moves: int, positions: int) -> str:
        ahead, seen = counted(moves, "jugada", "jugadas"), counted(positions, "posición", "posiciones")
        return f"{ahead} por delante, {seen}"

    # --- buttons ------------------------------------------------------------------------------------------

    game = "Partida"
    undo = "Deshacer la jugada (U)"
    redo = "Rehacer la jugada (R)"
    hint = "Pista (H)"
    flip_board = "Girar tablero (F)"
    zoom = "Ampliar (Z)"
    offer_draw = "Ofrecer tablas"
    resign = "Rendirse"
    new_game = "Nueva partida"
    short = ("Deshacer", "Rehacer", "Pista", "Girar", "Ampliar", "Tablas", "Rendirse", "Nueva")

    # --- tutorial -----------------------------------------------------------------------------------------

    show_me = "Muéstramelo"
    see_first = "Espera a que termine la jugada."
    go_on = "Continuar"
    finish = "Listo"
    tutorial_over = "Tutorial completado"
    play_full_game = "Jugar una partida completa"
    repeat_tutorial = "Repetir el tutorial"

    def step(self, number: int, count: int) -> str:
        return f"Paso {number} de {count}"

    def tutorial_over_words(self, title: str) -> str:
        return (
            f"Esto era {title} en unos pasos. Lo demás se aprende jugando; los detalles están en las reglas."
        )

    # --- daily puzzle -------------------------------------------------------------------------------------

    judging = "Comprobando tu jugada"
    puzzle = "Problema del día"
    puzzle_met = "¡Resuelto!"
    look = "Ver el tablero"

    # --- log, and the field for typed moves ---------------------------------------------------------------

    steps = "Recorrer la partida"
    to_start = "Primera posición"
    step_back = "Posición anterior ([)"
    step_on = "Posición siguiente (])"
    to_end = "Última posición"
    moves = "Jugadas hasta ahora"
    no_moves = "Aún no hay jugadas."
    type_move = "Escribir una jugada"
    type_move_how = "Escribe una jugada en notación o por casillas (c3 d4)"
    move = "Mover"
    why = "Por qué jugó así la máquina"
    short_steps = ("Por qué", "Probar", "Análisis", "Revisar")

    def place(self, at: str, size: str) -> str:
        return f"{at} de {size}"

    premove_choose_piece = "Premove: elige una de tus piezas."
    premove_choose_end = "Premove: elige la casilla de destino."
    premove_cancelled = "Premove cancelado."

    def premove_chosen(self, start: str, end: str) -> str:
        return f"Premove: de {start} a {end}."

    def premove_dropped(self, start: str, end: str) -> str:
        return f"El premove de {start} a {end} ya no es legal."


class CapturedWords(english.CapturedWords):
    """The captured pieces, in Spanish."""

    def captured(self, pieces: Sequence[tuple[str, int]]) -> str:
        return f"Capturadas: {each_counted(pieces)}"

    def balance(self, points: float) -> str:
        return f"Ventaja de material: {in_halves(points)}"
