"""What the table says, in Spanish: players, prompt, buttons, log."""

from __future__ import annotations

from engine.contract.words.es import counted, does
from ui.words.en import table as english


class Words(english.Words):
    """In Spanish."""

    # --- the head and the players ------------------------------------------------------------------

    all_games = "Todos los juegos"
    share = "Compartir esta partida"
    rules = "Reglas"
    settings = "Ajustes"
    players = "Jugadores"
    to_move = "le toca"

    def board(self, title: str) -> str:
        return f"Tablero de {title}"

    def pieces(self, count: int, material: tuple[str, str]) -> str:
        return counted(count, *material)

    # --- the prompt --------------------------------------------------------------------------------

    looking_back = "Estás viendo una posición anterior."
    looking_at_undone = "Estás viendo una posición deshecha."
    back_to_game = "Volver a la partida"
    play_from_here = "Continuar desde aquí"
    stopped = "Máquina en pausa."
    let_play_on = "Continuar"
    secrets = "Mostrar mis secretos"
    computer = "La máquina"
    got_it = "Entendido"
    lesson = "Conviene saberlo"
    do_it = "Confirmar"
    choose_anew = "Cancelar"
    move_now = "Mover ya"
    stop = "Parar"

    def thinks(self, who: str) -> str:
        return f"{does(who, 'piensa', 'piensan')}: "

    def proposed(self, action: str) -> str:
        return f"Confirmar: ¿{action}?"

    def depth(self, moves: int, positions: int) -> str:
        ahead, seen = counted(moves, "jugada", "jugadas"), counted(positions, "posición", "posiciones")
        return f"{ahead} por delante, {seen}"

    # --- buttons -----------------------------------------------------------------------------------

    game = "Partida"
    take_back = "Deshacer la jugada (U)"
    play_again = "Rehacer la jugada (R)"
    hint = "Pista (H)"
    turn = "Girar tablero (F)"
    enlarge = "Ampliar (Z)"
    offer_draw = "Ofrecer tablas"
    resign = "Rendirse"
    new_game = "Nueva partida"
    short = ("Deshacer", "Rehacer", "Pista", "Girar", "Ampliar", "Tablas", "Rendirse", "Nueva")

    # --- the tutorial ------------------------------------------------------------------------------

    show_me = "Muéstramelo"
    see_first = "Espera a que termine la jugada."
    go_on = "Continuar"
    finish = "Listo"
    guide_over = "Aprendizaje completado"
    whole_game = "Jugar una partida completa"
    once_more = "Repetir el aprendizaje"

    def step(self, number: int, count: int) -> str:
        return f"Paso {number} de {count}"

    def guide_over_words(self, title: str) -> str:
        return (
            f"Esto era {title} en unos pasos. Lo demás se aprende jugando; los detalles están en las reglas."
        )

    # --- the daily puzzle --------------------------------------------------------------------------

    judging = "Comprobando tu jugada"
    puzzle = "Problema del día"
    puzzle_met = "¡Resuelto!"
    all_days = "Todos los problemas del día"
    look = "Ver el tablero"

    # --- the log, and the field for typing ---------------------------------------------------------

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
