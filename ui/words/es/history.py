"""Texts of the history screens in Spanish: statistics, achievements, daily puzzles and backups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import capital, counted, listed, named
from ui.words.en import history as english


class Words(english.Words):
    """Statistics, achievements, daily puzzles and backups, in Spanish."""

    title = "Tu historial"
    back = "Volver a todos los juegos"
    empty = "Aún no hay partidas. Cada partida que termines aquí cuenta."

    # --- daily puzzles ------------------------------------------------------------------------------------

    puzzles = "Problema del día"
    try_it = "Resolver"
    once_more = "Otra vez"
    of_today = "El problema de hoy"
    every_day = "Cada día, uno nuevo"
    one_move = "Una posición y una jugada que encontrar."
    levels = (
        "",
        "muy fácil",
        "fácil",
        "bastante fácil",
        "normal",
        "bastante difícil",
        "difícil",
        "muy difícil",
    )
    week = "Los lunes es fácil; los domingos, difícil."
    found = "¡Resuelto! Mañana hay otro."
    copy_result = "Copiar resultado"
    month_before = "Mes anterior"
    month_after = "Mes siguiente"
    first_month = "Los problemas del día empiezan este mes."
    last_month = "Los próximos meses aún no están disponibles."
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

    def streak(self, days: int) -> str:
        return f"{days} días seguidos"

    def difficulty(self, level: int) -> str:
        return f"Dificultad: {self.levels[level]}" if level else self.one_move

    def today(self, game: str, difficulty: str) -> str:
        return f"Hoy: {game}. {difficulty.removesuffix('.')}. La posición es la misma para todos."

    def solved_today(self, game: str) -> str:
        return f"Has resuelto el problema de hoy ({game}). Mañana llega el siguiente."

    def date(self, weekday: int, number: int, month: int) -> str:
        return capital(f"{self.whole_weekdays[weekday]}, {number} de {self.months[month - 1]}")

    def day(self, date: str, game: str, met: bool) -> str:
        return f"{date}: {game}, {'resuelto' if met else 'sin resolver'}"

    # --- statistics ---------------------------------------------------------------------------------------

    statistics = "Partidas jugadas"
    columns = ("Rival", "Total", "Ganadas", "Perdidas", "Tablas", "Más larga", "Racha", "Récord")
    friends = "Amigos"
    nothing = "–"
    all_games = "Todos los juegos"
    explained = (
        "La partida más larga se mide en turnos. Una racha es una serie de victorias seguidas: la actual "
        "y tu récord. En las partidas entre amigos no se cuenta quién gana. Las partidas entre máquinas y "
        "las que empiezan en una posición preparada no cuentan."
    )

    def damaged(self, count: int) -> str:
        are = "está dañado y no cuenta" if count == 1 else "están dañados y no cuentan"
        return (
            f"{counted(count, 'registro', 'registros')} {are}. Los registros dañados se conservan y van en "
            "la copia de seguridad."
        )

    def newer(self, count: int) -> str:
        one = count == 1
        records = f"{counted(count, 'registro es', 'registros son')} de una versión más nueva de Odd Checkers"
        return f"{records}. Recarga la página para actualizar y contar{'lo' if one else 'los'}."

    # --- achievements -------------------------------------------------------------------------------------

    achievements = "Logros"
    done = "Conseguido"
    to_do = "Sin conseguir"
    general: Mapping[str, tuple[str, str]] = {
        "each": ("La caja entera", "Gana a una máquina en cada uno de los ocho juegos."),
        "strongest": ("En lo más alto", "Gana a la máquina más fuerte en cualquier juego."),
        "streak": ("Cinco seguidas", "Gana cinco partidas seguidas contra máquinas."),
        "friends": ("Mesa llena", "Termina una partida con tres personas o más en este dispositivo."),
        "week": ("Siete días", "Resuelve siete problemas del día."),
    }

    # --- the ladder ---------------------------------------------------------------------------------------

    ladder = "La escalera"
    seal_rule = (
        "Gana a un rival en un juego y conseguirás su sello. Se puede deshacer y pedir pistas; las partidas "
        "desde una posición preparada no cuentan. Con varios rivales cuenta el más fuerte."
    )

    def seals(self, earned: int, of: int) -> str:
        return f"{earned} de {of} sellos"

    def seal(self, opponent: str, game: str, earned: bool) -> str:
        return f"{game} contra {named(opponent)}: {'sello conseguido' if earned else 'aún sin sello'}"

    def count(self, done: int, of: int) -> str:
        return f"{done} de {of}"

    def earned(self, titles: Sequence[str]) -> str:
        return f"{'Logro conseguido' if len(titles) == 1 else 'Logros conseguidos'}: {listed(titles)}."

    # --- backup -------------------------------------------------------------------------------------------

    backup = "¿Abrir esta copia de seguridad?"
    own_devices = (
        "Este archivo es una copia de seguridad de todo lo de un dispositivo, con los secretos de sus "
        "partidas en línea. Ábrela solo si la has hecho tú: una copia de seguridad es solo para tus "
        "propios dispositivos."
    )
    open_backup = "Abrir la copia"
    cancel = "Cancelar"
    backup_opened = "Copia de seguridad abierta"
    nothing_new = "Nada nuevo: ya tienes todo lo que contiene."
    all_kept = "Todo lo que tenías sigue aquí."
    which_settings = "El archivo tiene otros ajustes. ¿Cuáles quieres?"
    keep_mine = "Conservar los míos"
    take_theirs = "Usar los del archivo"
    understood = "OK"

    def games_added(self, count: int) -> str:
        return f"{'Se ha' if count == 1 else 'Se han'} añadido {counted(count, 'partida', 'partidas')}."

    def games_continued(self, count: int) -> str:
        if count == 1:
            return "1 partida se ha actualizado a la versión más avanzada."
        return f"{count} partidas se han actualizado a la versión más avanzada."

    def records_added(self, count: int) -> str:
        have = "Se ha contado" if count == 1 else "Se han contado"
        return f"{have} {counted(count, 'partida terminada', 'partidas terminadas')}."

    def puzzles_added(self, count: int) -> str:
        return f"{counted(count, 'problema más resuelto o visto', 'problemas más resueltos o vistos')}."

    def days_added(self, count: int) -> str:
        return f"{counted(count, 'problema del día más resuelto', 'problemas del día más resueltos')}."
