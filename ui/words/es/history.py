"""What is said of what is kept for good, in Spanish: statistics, odd achievements, puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import capital, counted, listed
from ui.words.en import history as english


class Words(english.Words):
    """In Spanish."""

    title = "Tu historial"
    back = "Volver a todos los juegos"
    empty = "Aún no hay nada en el historial. Cada partida que terminas aquí cuenta."

    # --- the puzzles of the days ----------------------------------------------------------------

    puzzles = "Un reto al día"
    try_it = "Intentarlo"
    once_more = "Otra vez"
    all_days = "Los retos de todos los días"
    of_today = "El reto de hoy"
    one_move = "Una posición y una jugada por encontrar."
    asked: Mapping[str, str] = {
        "win": "Gana en este turno.",
        "take": "Captura lo máximo en una jugada.",
        "leap": "Encuentra el salto más largo.",
    }
    found = "Encontrado. El siguiente llega mañana."
    month_before = "El mes anterior"
    month_after = "El mes siguiente"
    first_month = "Los retos empiezan con este mes."
    last_month = "Los de meses posteriores están por llegar."
    weekdays = ("lu", "ma", "mi", "ju", "vi", "sá", "do")
    whole_weekdays = ("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo")
    months = (
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    )

    def month(self, month: int, year: int) -> str:
        return capital(f"{self.months[month - 1]} de {year}")

    def of_game(self, game: str) -> str:
        return f"Hoy: {game}"

    def today(self, game: str) -> str:
        return f"Hoy: {game}. Una posición y una jugada por encontrar, la misma para todo el mundo."

    def met_today(self, game: str) -> str:
        return f"El reto de hoy, de {game}, está cumplido. El siguiente llega mañana."

    def date(self, weekday: int, number: int, month: int) -> str:
        return capital(f"{self.whole_weekdays[weekday]}, {number} de {self.months[month - 1]}")

    def day(self, date: str, game: str, met: bool) -> str:
        return f"{date}: {game}, {'cumplido' if met else 'aún sin cumplir'}"

    # --- statistics --------------------------------------------------------------------------------

    statistics = "Partidas jugadas"
    columns = ("Contra", "Total", "Ganadas", "Perdidas", "Tablas", "Larga", "Racha", "Mejor")
    friends = "Amigos"
    nothing = "–"
    all_games = "Todos los juegos"
    explained = (
        "La partida más larga se cuenta en turnos; la racha son las victorias seguidas hasta ahora, y "
        "la mejor, la más larga que ha habido. Entre amigos no se cuenta quién gana. Las partidas que solo "
        "juegan máquinas, y las que empiezan en una posición preparada, no cuentan."
    )

    def damaged(self, count: int) -> str:
        are = "está dañado y no cuenta" if count == 1 else "están dañados y no cuentan"
        return (
            f"{counted(count, 'registro', 'registros')} {are}. Lo que queda se conserva y va en el archivo "
            "con todo."
        )

    def newer(self, count: int) -> str:
        one = count == 1
        records = f"{counted(count, 'registro es', 'registros son')} de una versión más nueva de Odd Checkers"
        return f"{records}. Recarga la página para actualizar y contar{'lo' if one else 'los'}."

    # --- odd achievements --------------------------------------------------------------------------

    achievements = "Hazañas raras"
    done = "Lograda"
    to_do = "Aún sin lograr"
    general: Mapping[str, tuple[str, str]] = {
        "each": ("La caja entera", "Gana a una máquina en cada uno de los ocho juegos."),
        "strongest": ("En lo más alto", "Gana a la máquina más fuerte en cualquier juego."),
        "streak": ("Cinco seguidas", "Gana cinco partidas seguidas contra máquinas."),
        "friends": ("Mesa llena", "Termina una partida con tres personas o más en esta pantalla."),
        "week": ("Siete días", "Cumple los retos de siete días."),
    }

    def count(self, done: int, of: int) -> str:
        return f"{done} de {of}"

    def earned(self, titles: Sequence[str]) -> str:
        return f"{'Hazaña rara lograda' if len(titles) == 1 else 'Hazañas raras logradas'}: {listed(titles)}."

    # --- a file with everything --------------------------------------------------------------------

    backup = "¿Abrir esta copia de seguridad?"
    own_devices = (
        "Este archivo es una copia de seguridad de todo lo de un dispositivo, con los secretos de sus "
        "partidas con amigos. Ábrela solo si la has hecho tú: una copia de seguridad es para tus propios "
        "dispositivos y para ningún otro."
    )
    open_backup = "Abrir la copia"
    cancel = "Cancelar"
    moved = "El archivo se ha abierto"
    came_nothing = "No traía nada nuevo: todo está ya aquí."
    stays = "Todo lo que había aquí antes sigue aquí."
    whose_settings = "El archivo tiene otros ajustes que este dispositivo. ¿Cuáles quieres?"
    keep_mine = "Conservar los míos"
    take_theirs = "Tomar los del archivo"
    understood = "Bien"

    def came_games(self, count: int) -> str:
        return f"{'Ha' if count == 1 else 'Han'} llegado {counted(count, 'partida', 'partidas')}."

    def came_longer(self, count: int) -> str:
        if count == 1:
            return "1 partida sigue desde donde se continuó."
        return f"{count} partidas siguen desde donde se continuaron."

    def came_records(self, count: int) -> str:
        have = "Se ha contado" if count == 1 else "Se han contado"
        return f"{have} {counted(count, 'partida terminada', 'partidas terminadas')}."

    def came_puzzles(self, count: int) -> str:
        return "Se ha resuelto o visto 1 reto." if count == 1 else f"Se han resuelto o visto {count} retos."

    def came_days(self, count: int) -> str:
        if count == 1:
            return "Se ha cumplido el reto de 1 día."
        return f"Se han cumplido los retos de {count} días."
