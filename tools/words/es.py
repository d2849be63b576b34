"""The texts of the About page in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from tools.words import en as english


class CreditWords(english.CreditWords):
    """In Spanish."""

    title = "Acerca de Odd Checkers"
    private = (
        "Funciona en tu navegador, en Python, con [Pyodide](https://pyodide.org) y "
        "[PyScript](https://pyscript.net). No se envía nada a ningún sitio, salvo a los amigos que invites."
    )
    games = "Los juegos y sus autores"
    thanks = (
        "Los juegos pertenecen a sus autores. Odd Checkers permite jugarlos y explica las reglas con sus "
        "propias palabras. Si te gusta un juego, visita su página."
    )
    columns = ("Juego", "Autor", "Página del autor")
    others = "Software de otros"
    parts = "Odd Checkers contiene software libre de muchos otros, cada parte con su propia licencia."
    all_parts = "Todas las partes y sus licencias (en inglés)"

    def version(self, version: str, revision: str) -> str:
        revision = "desconocida" if revision == "unknown" else revision
        return f"Versión {version}, revisión {revision}."

    def licence(self, name: str) -> str:
        return f"El programa es software libre: puedes usarlo, modificarlo y compartirlo. Licencia: {name}."

    def source(self, link: str) -> str:
        return f"Código fuente: {link}."


class TryWords(english.TryWords):
    """In Spanish."""

    try_it = "Pruébalo"
    again = "Otra vez"
    allowed = "Es legal, pero no es lo que se pide aquí."
    choices = "Opciones"
    nothing_there = "Ahí no hay nada que mover."
    not_there = "No puede ir ahí."
    not_on_the_board = "Elige debajo del tablero."

    def board(self, things: str) -> str:
        return f"El tablero: {things}."


class EmbedWords(english.EmbedWords):
    """In Spanish."""

    texts: Mapping[str, str] = {
        "pieces": "Piezas en el tablero",
        "steps": "Jugadas",
        "first": "Primera posición",
        "back": "Jugada anterior",
        "next": "Jugada siguiente",
        "last": "Última jugada",
        "start": "Posición inicial",
        "play": "Jugar",
        "open": "Abrir en Odd Checkers",
        "app": "Abrir Odd Checkers",
        "elsewhere": "Los juegos no funcionan dentro de otro sitio. Se abren en su propia pestaña.",
        "damaged": "No se puede mostrar el tablero: falta parte del código o el navegador es muy antiguo.",
    }
