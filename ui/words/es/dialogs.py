"""What the dialogs say, in Spanish."""

from __future__ import annotations

from engine.contract.words.es import capital, counted, does, named, number, some, the
from ui.words.en import dialogs as english


class Words(english.Words):
    """In Spanish."""

    lessons = "Lo que se te dice al jugar"

    def who_plays(self, seat: str) -> str:
        return f"¿Quién juega con {named(seat)}?"

    # --- what a computer thought ------------------------------------------------------------------

    reckoned = (
        "Tantas partidas de 100 espera ganar la máquina (un empate cuenta media), contra alguien que juega "
        "tan bien como ella. Es su propio cálculo."
    )
    reviewed = "Donde el análisis de la partida ha calculado más, se muestran su probabilidad y su línea."
    guessed = (
        "Tantas partidas de 100 espera ganar la máquina. Es su propio cálculo: lo que estaba oculto tampoco "
        "lo sabía, y probó muchas maneras en que podía ser."
    )
    had_to_take = "Había que capturar."
    no_choice = "No se permitía nada más, así que no había nada que pensar."

    def thought(self, player: str, move: str) -> str:
        return f"Por qué {named(player)} eligió {move}"

    def had_to(self, player: str, move: str) -> str:
        return f"{named(player)} tenía que jugar {move}"

    def looked(self, level: str, moves: int, positions: int) -> str:
        ahead, seen = counted(moves, "jugada", "jugadas"), counted(positions, "posición", "posiciones")
        return f"{level} miró {ahead} por delante, en {seen}."

    # --- sharing -----------------------------------------------------------------------------------

    share = "Compartir"
    save_file = "Guardar como archivo"
    whole = "La partida entera"
    whole_help = "Se abre aquí y sigue desde donde estás."
    bare_help = "Se abre aquí, sin las variantes: son demasiadas para un enlace. El archivo las tiene todas."
    no_clocks = "No lleva los relojes; el archivo los guarda."
    position = "Esta posición"
    position_help = "Permite que alguien siga jugando desde aquí."
    hidden_help = (
        "Permite que alguien siga jugando desde el principio de este turno. "
        "Lo secreto no va incluido: se sortea de nuevo."
    )
    written = "La posición como enlace legible"
    written_help = "Se puede leer y cambiar a mano."
    preview = "Lo que muestra la imagen"
    picture = "Una imagen de la posición"
    save_png = "Guardar como PNG"
    save_svg = "Guardar como SVG"
    copy_picture = "Copiar la imagen"
    edit_position = "Cambiar esta posición"
    text = "La posición como texto"
    text_help = "Para otros programas."
    open_file = (
        "El archivo contiene la partida entera, también lo secreto: quien lo tenga puede leerlo antes del "
        "final."
    )
    too_long = "Esta partida es demasiado larga para un enlace entero. El archivo la contiene toda."
    copy = "Copiar"

    def save_as(self, notation: str) -> str:
        return f"Guardar como {notation}"

    # --- questions ---------------------------------------------------------------------------------

    no_play_on = "No, seguir jugando"
    resign = "Rendirse"
    draw = "¿Tablas?"
    yes_draw = "Sí, tablas"

    def gives_up(self, name: str, ends: bool) -> str:
        ending = ", y la partida termina" if ends else ""
        return f"{does(name, 'se rinde', 'se rinden')}{ending}. ¿Seguro?"

    def offers_draw(self, name: str, other: str) -> str:
        return f"{does(name, 'propone', 'proponen')} tablas. {other}: ¿de acuerdo?"

    rename = "Cambiar el nombre de la partida"
    do_rename = "Cambiar"
    name = "Nombre de la partida"

    clash = "Dos pestañas, una partida"
    clash_words = "Esta partida ha seguido en otra pestaña. No se ha sobrescrito nada. ¿Cuál quieres aquí?"
    theirs = "Mostrar la de la otra pestaña"
    both = "Conservar las dos"

    # --- the end -----------------------------------------------------------------------------------

    over = "La partida ha terminado"
    you_won = "Has ganado"
    you_lost = "Has perdido"
    new_game = "Nueva partida"
    look = "Ver el tablero"

    def secret(self, card: str, words: str) -> str:
        return f"{card}. {words}"

    # --- what is for one person only ---------------------------------------------------------------

    all_games = "Volver a todos los juegos"
    not_now = "Ahora no"
    seen = "Ya lo he visto: taparlo"

    def only(self, name: str) -> str:
        return f"Solo para {named(name)}"

    def comes_next(self, name: str) -> str:
        return f"Lo que sigue es solo para {named(name)}. Que nadie más mire."

    def looks(self, name: str, spot: str) -> str:
        return f"{does(name, 'mira', 'miran')} bajo la pieza de {spot}. Que nadie más mire."

    def i_am(self, name: str) -> str:
        return f"Mostrar a {named(name)}"

    def the(self, what: str) -> str:
        return capital(the(what))

    def lies(self, spot: str, what: str) -> str:
        return f"En {spot} está {some(what)}. Nadie más lo sabe."

    # --- rules, and what is read -------------------------------------------------------------------

    alone = "Abrir en su propia página"
    about = "Acerca de Odd Checkers"
    opening = "Abriendo la partida"
    read = "Leído hasta ahora"
    stop = "Parar"
    wanted = "Nombre o número"
    find = "Buscar"
    found_none = "Aquí ninguna partida se llama así."
    nameless = "Una partida sin nombre"
    which_game = "¿Qué juego es?"
    which_game_why = "El archivo no lo dice. Elige uno para abrirlo."
    left_out = "Lo que no se pudo leer del archivo"

    def rules(self, title: str) -> str:
        return f"Reglas: {title}"

    def rules_of(self, title: str) -> str:
        return f"Reglas de {title}"

    def games(self, count: int) -> str:
        return f"{counted(count, 'partida', 'partidas')} en este archivo"

    def more(self, count: int) -> str:
        return f"No se muestran {number(count)} más. Escribe un nombre o un número para encontrar una."
