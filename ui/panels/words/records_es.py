"""What is said of what is kept for good, in Spanish: statistics, odd feats, challenges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words_es import counted, listed
from ui.panels.words import records as english


class Words(english.Words):
    """In Spanish."""

    title = "Tu historial"
    back = "Volver a todos los juegos"
    empty = "Aún no hay nada en el historial. Cada partida que terminas aquí cuenta."

    # --- statistics --------------------------------------------------------------------------------

    statistics = "Partidas jugadas"
    columns = ("Contra", "Jugadas", "Ganadas", "Perdidas", "Tablas", "Más larga", "Seguidas", "Récord")
    friends = "Amigos"
    nothing = "–"
    all_games = "Todos los juegos"
    explained = (
        "La partida más larga se cuenta en turnos; seguidas son las partidas ganadas una tras otra, ahora "
        "y en el mejor momento. Entre amigos no se cuenta quién gana. Las partidas que solo juegan "
        "máquinas, y las que empiezan en una posición preparada, no cuentan."
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

    # --- odd feats ---------------------------------------------------------------------------------

    feats = "Hazañas raras"
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
