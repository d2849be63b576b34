"""Texts of the home screen, the saved games and the set-up of a game, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import named
from ui.words.en import home as english


class Words(english.Words):
    """The Spanish texts."""

    # --- home screen --------------------------------------------------------------------------------------

    about = "Una caja llena de parientes raros de las damas. Elige uno y juega."
    settings = "Ajustes"
    records = "Tu historial: problema del día, estadísticas, logros"
    record = "Historial"
    puzzles = "Problemas"
    puzzles_of = "Problemas de este juego"
    go_on = "Continuar"
    look = "Ver"
    saved = "Partidas guardadas"
    recent = "Partidas recientes"
    results: Mapping[str, str] = {"won": "Ganada.", "lost": "Perdida."}
    choose = "Elige un juego"
    not_loaded = "Juegos que no se pudieron cargar"
    left_out = "Juegos que faltan"
    games = "Juegos"
    play = "Jugar"
    first_game = "Aprende en 2 minutos"
    rules = "Reglas"
    files = "Archivos"
    open_file = "Abrir archivo"
    save_all = "Copia de seguridad"
    move = (
        "Para pasar a otro dispositivo, haz aquí una copia de seguridad y ábrela allí. Se añade a lo que "
        "ya hay; no se borra ni se reemplaza nada. No se la des a nadie: con ella se pueden continuar tus "
        "partidas en línea."
    )
    stays_here = (
        "Tus partidas se quedan en este navegador, en este dispositivo. No se envía nada, salvo a los "
        "amigos que invites."
    )

    hard = ("", "se aprende rápido", "algunas reglas", "muchas reglas")
    odd = ("nada raro", "un poco raro", "raro", "muy raro", "rarísimo")
    facts = "De un vistazo"

    def players(self, least: int, most: int) -> str:
        return f"{least} jugadores" if least == most else f"de {least} a {most} jugadores"

    def minutes(self, least: int, most: int) -> str:
        return f"de {least} a {most} minutos"

    def play_game(self, title: str) -> str:
        return f"Jugar a {title}"

    def first_of(self, title: str, done: bool) -> str:
        return f"{self.first_game}: {title}{', hecho' if done else ''}"

    def rules_of(self, title: str) -> str:
        return f"Reglas de {title}"

    def view_game(self, name: str) -> str:
        return f"Ver {name}"

    def continue_game(self, name: str) -> str:
        return f"Continuar {name}"

    def all_saved(self, count: int) -> str:
        return self.saved if count == 1 else f"Las {count} partidas"

    new_here = "¿Primera vez?"

    # --- set-up -------------------------------------------------------------------------------------------

    back = "Volver a todos los juegos"
    start_position = "Posición inicial"
    was_sent = "La partida empieza en esta posición. Elige quién juega."
    edit = "Preparar una posición"
    edit_this = "Editar la posición"
    who_plays = "Jugadores"
    solo = "Contra la máquina"
    friends = "Con amigos en este dispositivo"
    watch = "Ver jugar a la máquina"
    name = "Nombre (opcional)"
    start = "Empezar partida"
    details = "Más opciones"
    who_begins = "¿Quién empieza?"
    random = "Al azar"

    opponent = "Rival"
    opponents = "Rivales"
    you_play = "Juegas con"
    begins = "empieza"
    mixed = "Varios niveles: mira «Más opciones»."

    def player(self, number: int, colour: str) -> str:
        return f"Jugador {number}{': ' if colour else ''}{colour}"

    def name_of(self, number: int) -> str:
        return f"Nombre del jugador {number}"

    def begins_with(self, colours: Sequence[str]) -> str:
        first, second = map(named, colours)
        return f"Quien empieza juega con {first}; su rival, con {second}."

    def who_is(self, colour: str) -> str:
        return f"¿Quién juega con {named(colour)}?"

    def placed(self, name: str, colour: str) -> str:
        return f"{name} ({colour.lower()})"


class LibraryWords(english.LibraryWords):
    """The list of all saved games, in Spanish."""

    title = "Partidas guardadas"
    back = "Volver a todos los juegos"
    search = "Buscar"
    game = "Juego"
    all_games = "Todos los juegos"
    state = "Estado"
    any_state = "Todas"
    open = "Sin terminar"
    over = "Terminadas"
    select_all = "Seleccionar todas"

    def count(self, shown: int, of: int) -> str:
        every = f"{of} partida{'' if of == 1 else 's'}"
        return every if shown == of else f"{shown} de {of} partidas"

    def more(self, count: int) -> str:
        return f"Mostrar más ({count})"

    def select(self, name: str) -> str:
        return f"Seleccionar {name}"

    def delete_marked(self, count: int) -> str:
        return f"Borrar {count} partida{'' if count == 1 else 's'}"

    def rename(self, name: str) -> str:
        return f"Cambiar el nombre de {name}"

    def save(self, name: str) -> str:
        return f"Guardar {name} como archivo"

    def delete(self, name: str) -> str:
        return f"Borrar {name}"
