"""What the table says, in Spanish: players, prompt, buttons, log."""

from __future__ import annotations

from engine.contract.words.es import counted
from ui.words.en import table as english


class Words(english.Words):
    """In Spanish."""

    # --- the head and the players ------------------------------------------------------------------

    all_games = "Todos los juegos"
    share = "Compartir esta partida"
    rules = "Reglas"
    settings = "Ajustes"
    players = "Jugadores"
    to_move = "turno"

    def board(self, title: str) -> str:
        return f"Tablero de {title}"

    def pieces(self, count: int) -> str:
        return counted(count, "pieza", "piezas")

    # --- the prompt --------------------------------------------------------------------------------

    looking_back = "Estás viendo una posición anterior."
    looking_at_undone = "Estás viendo una posición que se deshizo."
    back_to_game = "Volver a la partida"
    play_from_here = "Seguir desde aquí"
    stopped = "La máquina se ha detenido."
    let_play_on = "Que siga jugando"
    secrets = "Mostrar lo que solo sé yo"
    computer = "La máquina"
    got_it = "Ya veo"
    lesson = "Nuevo para ti"
    do_it = "Hacerla"
    choose_anew = "Elegir otra"
    move_now = "Que mueva ya"
    stop = "Parar"

    def thinks(self, who: str) -> str:
        return f"{who} piensa: "

    def proposed(self, action: str) -> str:
        return f"¿Hacer esto: {action}?"

    def depth(self, moves: int, positions: int) -> str:
        ahead, seen = counted(moves, "jugada", "jugadas"), counted(positions, "posición", "posiciones")
        return f"mira {ahead} por delante, {seen}"

    # --- buttons -----------------------------------------------------------------------------------

    game = "Partida"
    take_back = "Anular la jugada (U)"
    play_again = "Rehacer lo anulado (R)"
    hint = "Pista (H)"
    turn = "Girar el tablero (F)"
    enlarge = "Ampliar el tablero (Z)"
    offer_draw = "Tablas: proponerlas"
    resign = "Rendirse"
    new_game = "Nueva partida"
    short = ("Anular", "Rehacer", "Pista", "Girar", "Ampliar", "Tablas", "Rendirse", "Nueva")

    # --- a first game ------------------------------------------------------------------------------

    show_me = "Muéstramelo"
    see_first = "Primero mira qué resulta de tu jugada."
    go_on = "Seguir"
    finish = "Listo"
    guide_over = "Ya sabes qué tiene de raro"
    whole_game = "Jugar una partida entera"
    once_more = "Otra vez"

    def step(self, number: int, count: int) -> str:
        return f"Paso {number} de {count}"

    def guide_over_words(self, title: str) -> str:
        return f"Eso era {title} en unos pasos. El resto llega jugando, y está en las reglas."

    # --- the puzzle of a day --------------------------------------------------------------------

    judging = "Se comprueba"
    puzzle = "El reto del día"
    puzzle_met = "Lo has encontrado"
    all_days = "Todos los retos"
    look = "Ver el tablero"

    # --- the log, and the field for typing ---------------------------------------------------------

    steps = "Recorrer la partida"
    to_start = "Al principio"
    step_back = "A la posición anterior ([)"
    step_on = "A la posición siguiente (])"
    to_end = "Al final"
    moves = "Jugadas hasta ahora"
    no_moves = "Aún no hay jugadas."
    type_move = "Escribe una jugada"
    type_move_how = "Escribe una jugada, en su notación o casilla por casilla"
    move = "Mover"
    why = "Por qué: lo que pensó la máquina"
    short_steps = ("Por qué", "Probar", "Ojo", "Repasar")

    def place(self, at: str, size: str) -> str:
        return f"{at} de {size}"
