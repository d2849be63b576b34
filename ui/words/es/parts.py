"""Texts that several screens share: cards, cells of the board, clauses, standings, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import capital, listed, of_named, the
from ui.words.en import parts as english


class Words(english.Words):
    """The Spanish texts."""

    close = "Cerrar"
    close_message = "Cerrar el mensaje"
    rematch = "Revancha"
    less = "menos"
    more = "más"

    def most_letters(self, most: int) -> str:
        return f"{most} caracteres como máximo."

    def play_game(self, number: int) -> str:
        return f"Jugar la partida {number}"

    def dimmed(self, words: str, why: str) -> str:
        return f"{words}. {why}"

    # --- cards, trays and choices -------------------------------------------------------------------------

    choices = "Opciones"
    step_back = "Elegir de nuevo"
    beside = "Junto al tablero"
    open_cards = "Boca arriba"
    hidden_cards = "Secretas"
    pile = "Mazo (lo conoces)"
    aside = "Mazo y cartas usadas"
    about_cards = "Ver las cartas"
    cards = "Las cartas"
    choose_card = "Elegir esta carta"
    gone = "Esta carta ya no está en juego."
    lies: Mapping[str, str] = {
        "played": "En juego ahora",
        "open": "Boca arriba",
        "used": "Usada",
        "own": "Solo la ves tú",
        "hidden": "Secreta",
        "pile": "En el mazo",
    }
    ways: Mapping[str, str] = {
        "up": "avanza hacia arriba en la pantalla",
        "right": "avanza hacia la derecha en la pantalla",
        "down": "avanza hacia abajo en la pantalla",
        "left": "avanza hacia la izquierda en la pantalla",
    }

    def about(self, card: str) -> str:
        return f"{card}: sobre esta carta"

    def being_played(self, card: str) -> str:
        return f"{card}, en curso"

    def used(self, count: int) -> str:
        return f"Cartas usadas ({count})"

    def used_pile(self, count: int, top: str) -> str:
        return f"Cartas usadas: {count}, encima {top}"

    def slot(self, number: int) -> str:
        return f"{number}. Arrastra aquí la carta siguiente o elígela"

    def stack(self, title: str, count: int, name: str) -> str:
        return f"{title}: {count} {name}"

    # --- cells --------------------------------------------------------------------------------------------

    empty = "vacía"
    picked = "seleccionada"
    premove = "premove"
    can_move = "se puede mover"
    can_go = "se puede mover aquí"
    yours = "tuya"

    def theirs(self, name: str) -> str:
        return of_named(name)

    def within(self, owner: str, ground: str) -> str:
        return f"en tu {ground}" if owner == self.yours else f"en {the(ground)} {owner}"

    def chance(self, piece: str, odds: str) -> str:
        return f"{piece}, probabilidad {odds}"

    prospects = "Probabilidades"

    def each(self, share: float) -> str:
        return f"{self.percent(share)} cada uno"

    def percent(self, share: float) -> str:
        return f"{100 * share:.0f}\u202f%"

    # --- clauses of the rules -----------------------------------------------------------------------------

    rules = "reglas"
    before_last = " y "

    def rule(self, clause: str) -> str:
        return f"regla {clause}"

    def spoken_clauses(self, clauses: Sequence[str]) -> str:
        return f"regla{'s' if len(clauses) > 1 else ''} {listed(clauses)}"

    def read_rule(self, clause: str) -> str:
        return f"Leer la regla {clause}"

    # --- standings ----------------------------------------------------------------------------------------

    player = "Jugador"
    won = "Ganadas"
    total = "Total"
    won_score = "ganada"

    def caption(self, series: str, game: str) -> str:
        return f"{capital(series)}, {game}"

    def game(self, number: int) -> str:
        return f"Partida {number}"

    def unit(self, unit: str) -> str:
        return f"★ indica una victoria; los números cuentan {unit}."
