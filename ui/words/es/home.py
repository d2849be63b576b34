"""What the first screen and the set-up of a game say, in Spanish."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words.es import named
from ui.words.en import home as english


class Words(english.Words):
    """In Spanish."""

    # --- the first screen --------------------------------------------------------------------------

    about = "Una caja de parientes raros de las damas. Saca uno y juega."
    settings = "Ajustes"
    records = "Tu historial: un reto al día, estadísticas, hazañas raras"
    puzzles = "Retos"
    puzzles_of = "Retos de este juego"
    go_on = "Seguir"
    look = "Ver"
    saved = "Partidas guardadas"
    finished = "Partidas terminadas"
    choose = "Elige un juego"
    not_loaded = "Juegos que no se pudieron cargar"
    left_out = "Juegos que faltan"
    games = "Juegos"
    play = "Jugar"
    first_game = "Aprender"
    rules = "Reglas"
    files = "Archivos"
    open_file = "Abrir una partida de un archivo"
    save_all = "Guardar todo en un archivo"
    move = (
        "Para pasar a otro dispositivo, guarda aquí todo en un archivo y ábrelo allí. Se añade a lo que ya "
        "hay allí, y no ocupa el lugar de nada. No se lo des a nadie: quien lo tenga puede seguir jugando "
        "tus partidas con amigos."
    )
    stays_here = (
        "Las partidas se quedan en este navegador, en este dispositivo. No se envía nada, "
        "salvo a amigos a los que invitas."
    )

    hard = ("", "poco que aprender", "algo que aprender", "mucho que aprender")
    odd = ("nada raro", "un poco raro", "raro", "muy raro", "rarísimo")
    facts = "En breve"

    def players(self, least: int, most: int) -> str:
        return f"{least} jugadores" if least == most else f"de {least} a {most} jugadores"

    def minutes(self, least: int, most: int) -> str:
        return f"de {least} a {most} minutos"

    def play_game(self, title: str) -> str:
        return f"Jugar a {title}"

    def first_of(self, title: str, done: bool) -> str:
        return f"Aprender {title}{', hecho' if done else ''}"

    def rules_of(self, title: str) -> str:
        return f"Reglas de {title}"

    def look_at(self, name: str) -> str:
        return f"Ver {name}"

    def go_on_with(self, name: str) -> str:
        return f"Seguir con {name}"

    def all_saved(self, count: int) -> str:
        return f"Las {count} partidas"

    def rename(self, name: str) -> str:
        return f"Cambiar el nombre de {name}"

    def save(self, name: str) -> str:
        return f"Guardar {name} como archivo"

    def delete(self, name: str) -> str:
        return f"Borrar {name}"

    new_here = "¿Es nuevo para ti? Unos pasos se lo enseñan a tu mano."

    # --- the set-up --------------------------------------------------------------------------------

    back = "Volver a todos los juegos"
    start_position = "La posición desde la que se empieza"
    was_sent = "La partida empieza en esta posición. Elige quién sigue jugando."
    edit = "Preparar una posición"
    edit_this = "Cambiar esta posición"
    who_plays = "Quién juega"
    solo = "Contra la máquina"
    friends = "Amigos en esta pantalla"
    watch = "Ver a la máquina"
    name = "Nombre (si quieres)"
    start = "Empezar"
    details = "O elegir más"
    who_begins = "¿Quién empieza?"
    by_lot = "Por sorteo"

    def player(self, number: int, colour: str) -> str:
        return f"Jugador {number}{': ' if colour else ''}{colour}"

    def name_of(self, number: int) -> str:
        return f"Nombre del jugador {number}"

    def begins_with(self, colours: Sequence[str]) -> str:
        first, second = map(named, colours)
        return f"Quien empieza juega con {first}; el otro lado, con {second}."

    def who_is(self, colour: str) -> str:
        return f"¿Quién juega con {named(colour)}?"

    def placed(self, name: str, colour: str) -> str:
        return f"{name} ({colour.lower()})"
