"""Texts of the dialogs, in Spanish."""

from __future__ import annotations

from engine.contract.words.es import capital, counted, does, is_one_each, named, some, the
from ui.words.en import dialogs as english


class Words(english.Words):
    """The Spanish texts."""

    lessons = "Consejos durante la partida"

    def who_plays(self, seat: str) -> str:
        return f"¿Quién juega con {named(seat)}?"

    # --- a computer's search ------------------------------------------------------------------------------

    reckoned = (
        "El porcentaje es la probabilidad de ganar contra un rival igual de fuerte, estimada por la "
        "máquina; unas tablas cuentan la mitad."
    )
    reviewed = "Donde la revisión de la partida ha calculado más, se muestran su probabilidad y su variante."
    guessed = (
        "El porcentaje es la probabilidad de ganar estimada por la máquina. Tampoco conoce lo oculto: "
        "prueba muchas posibilidades."
    )
    had_to_take = "Era obligatorio capturar."
    no_choice = "Era la única jugada legal; no había nada que pensar."

    def thought(self, player: str, move: str) -> str:
        return f"¿Por qué {does(player, 'jugó', 'jugaron', within=True)} {move}?"

    def had_to(self, player: str, move: str) -> str:
        return f"{does(player, 'tenía', 'tenían')} que jugar {move}"

    def looked(self, level: str, moves: int, positions: int) -> str:
        ahead, seen = counted(moves, "jugada", "jugadas"), counted(positions, "posición", "posiciones")
        return f"{level} calculó {ahead} por delante: {seen}."

    # --- sharing ------------------------------------------------------------------------------------------

    share = "Compartir"
    save_file = "Guardar como archivo"
    whole = "La partida completa"
    whole_help = "Se abre aquí y continúa desde la posición actual."
    bare_help = (
        "Se abre aquí sin las variantes, que son demasiadas para un enlace. El archivo las contiene todas."
    )
    no_clocks = "El enlace no incluye los relojes; el archivo los conserva."
    position = "Esta posición"
    position_help = "Permite continuar desde esta posición."
    hidden_help = (
        "Permite continuar desde el principio de este turno. Lo secreto no se incluye: se sortea de nuevo."
    )
    written = "La posición como enlace legible"
    written_help = "Se puede leer y editar a mano."
    preview = "Vista previa"
    picture = "Imagen de la posición"
    save_png = "Guardar como PNG"
    save_svg = "Guardar como SVG"
    copy_picture = "Copiar imagen"
    edit_position = "Editar la posición"
    text = "La posición como texto"
    text_help = "Para otros programas."
    open_file = (
        "Este archivo contiene la partida completa, secretos incluidos. Cualquiera que lo abra puede leerlos."
    )
    too_long = "Esta partida es demasiado larga para un enlace. Guárdala como archivo."
    copy = "Copiar"
    send = "Enviar…"

    def save_as(self, notation: str) -> str:
        return f"Guardar como {notation}"

    # --- questions ----------------------------------------------------------------------------------------

    no_play_on = "Seguir jugando"
    resign = "Rendirse"
    draw = "¿Aceptas tablas?"
    yes_draw = "Aceptar tablas"

    def gives_up(self, name: str, ends: bool) -> str:
        ending = " La partida termina." if ends else ""
        return f"¿{does(name, 'se rinde', 'se rinden')}?{ending}"

    def offers_draw(self, name: str, other: str) -> str:
        return f"{does(name, 'ofrece', 'ofrecen')} tablas. {other}: ¿aceptas?"

    rename = "Cambiar el nombre de la partida"
    do_rename = "Cambiar"
    name = "Nombre de la partida"

    clash = "Dos pestañas, una partida"
    clash_words = (
        "Esta partida ha continuado en otra pestaña. No se ha sobrescrito nada. ¿Qué versión quieres aquí?"
    )
    theirs = "Usar la de la otra pestaña"
    both = "Conservar las dos"

    # --- secrets ------------------------------------------------------------------------------------------

    all_games = "Volver a todos los juegos"
    not_now = "Ahora no"
    seen = "Entendido, ocultar de nuevo"

    def only(self, name: str) -> str:
        return f"Solo para {named(name)}"

    def comes_next(self, name: str) -> str:
        return f"La parte siguiente es solo para {named(name)}. Que nadie más mire."

    def looks(self, name: str, spot: str) -> str:
        return f"{does(name, 'mira', 'miran')} bajo la pieza de {spot}. Que nadie más mire."

    def i_am(self, name: str) -> str:
        return f"Soy yo, {named(name)}: mostrar"

    def as_title(self, what: str) -> str:
        return capital(the(what))

    def lies(self, spot: str, what: str) -> str:
        return f"En {spot} {'está' if is_one_each(what) else 'hay'} {some(what)}. Solo lo sabes tú."

    # --- rules, and files with several games --------------------------------------------------------------

    alone = "Abrir en una pestaña nueva"
    about = "Acerca de Odd Checkers"
    opening_file = "Abriendo el archivo"
    read = "Leído hasta ahora"
    stop = "Parar"
    wanted = "Nombre o número"
    find = "Buscar"
    found_none = "Ninguna partida coincide."
    nameless = "Partida sin nombre"
    which_game = "¿Qué juego es?"
    which_game_why = "El archivo no lo dice. Elige uno para abrirlo."
    left_out = "No se importó del archivo"

    def rules(self, title: str) -> str:
        return f"Reglas: {title}"

    def rules_of(self, title: str) -> str:
        return f"Reglas de {title}"

    def games(self, count: int) -> str:
        return f"{counted(count, 'partida', 'partidas')} en este archivo"

    def more(self, count: int) -> str:
        are = "Hay 1 partida más" if count == 1 else f"Hay {counted(count, 'partida', 'partidas')} más"
        return f"{are} en el archivo. Busca por nombre o número."
