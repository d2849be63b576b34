"""Words in Spanish that the star games share; each game names its own pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.en import OptionWords, say_count
from engine.contract.words.es import (
    GameWords,
    agreeing,
    capital,
    counted,
    listed,
    number,
    quoted,
    some,
    this,
)
from engine.games.race.words import en as english


class Words(english.Words, GameWords):
    """In Spanish."""

    seats = ("Rojo", "Amarillo", "Azul", "Verde", "Blanco", "Morado")
    colours: Mapping[str, str] = {
        "red": "rojo",
        "yellow": "amarillo",
        "blue": "azul",
        "green": "verde",
        "white": "blanco",
        "purple": "morado",
    }
    first = OptionWords(
        "Quién empieza",
        {
            "0": "Jugador 1",
            "1": "Jugador 2",
            "2": "Jugador 3",
            "3": "Jugador 4",
            "4": "Jugador 5",
            "5": "Jugador 6",
            "chance": "Al azar",
        },
    )
    ends: Mapping[str, str] = {
        "goal-filled": "Victoria de {winner}: la meta está llena.",
        "last-left": "Victoria de {winner}: no queda nadie más.",
        "turn-limit": "Empate entre los jugadores restantes, tras 1000 turnos.",
    }

    # --- the board ---------------------------------------------------------------------------------

    home = "casa"
    goal = "meta"
    fire = "fuego de Satán"

    def kind(self, kind: str) -> str:
        return self.fire if kind == "fire" else agreeing(self.piece, self.colours[kind.split()[0]])

    def marker(self, seat: int, point: str) -> str:
        return f"meta de {self.seats[seat]}, punta {point}"

    buttons: Mapping[str, str] = {
        "stay": "Dejar quieto el fuego de Satán",
        "pass": "Pasar: nada se puede mover",
        "resign": "Rendirse",
    }

    # --- asked for ---------------------------------------------------------------------------------

    drawing = "Se sortea quién empieza."

    def to_move(self, seat: int, fire: bool) -> str:
        first = ", o antes el fuego de Satán (S12)" if fire else ""
        return f"{self.seats[seat]} mueve {some(self.piece)}{first}."

    def must_pass(self, seat: int) -> str:
        return f"{self.seats[seat]} no puede mover ninguna {self.piece} y pasa (S11)."

    def extra_turn(self, seat: int) -> str:
        return f"{self.seats[seat]} tiene un turno extra (S7)."

    def is_out(self, seat: int) -> str:
        return f"{self.seats[seat]} está fuera."

    def at_home(self, seat: int, there: int, of: int, points: Sequence[str]) -> str:
        goals = f"las metas {listed(points)}" if len(points) > 1 else f"la meta {points[0]}"
        return f"{self.seats[seat]}: {there} de {of} en {goals}."

    def home_count(self, there: int, of: int) -> str:
        return f"{there} de {of} en la meta"

    def one_missing(self, seat: int) -> str:
        return f"A {self.seats[seat]} solo le falta una {self.piece} en la meta para ganar."

    def nearer(self, steps: int, at_once: int) -> str:
        if steps <= 0:
            return ""
        of_them = f", {at_once} en este turno" if 0 < at_once < steps else ""
        return f"{counted(steps, 'paso', 'pasos')} más cerca de la meta{of_them}"

    fire_stays = "fuego quieto"
    fire_to = "fuego"
    once_more = "gana un turno extra (S7)"
    home_left = "deja libre su casa"

    def fire_serves(self, move: str) -> str:
        return f"solo así es posible {move}"

    def in_goal(self, count: int, of: int) -> str:
        return f"{count} de {of} en la meta"

    def jumps(self, hops: int) -> str:
        return f"salta {hops} veces"

    def bars(self, seat: int, before: int, after: int) -> str:
        way = f"bloquea la mejor jugada de {self.seats[seat]}"
        return f"{way}: {counted(after, 'paso', 'pasos')} en vez de {before}"

    def opens(self, steps: int) -> str:
        return f"permite una jugada de {counted(steps, 'paso', 'pasos')}"

    # --- what happened -----------------------------------------------------------------------------

    def begins(self, seat: int) -> str:
        return f"Empieza {self.seats[seat]}."

    def stays(self, seat: int) -> str:
        return f"{self.seats[seat]} deja quieto el {self.fire}."

    def passes(self, seat: int) -> str:
        return f"{self.seats[seat]} pasa."

    def resigns(self, seat: int) -> str:
        return f"{self.seats[seat]} se rinde."

    def snuffed_out(self, seat: int) -> str:
        return f"{self.seats[seat]} se extingue: su casa está llena (S8)."

    def filled(self, seat: int) -> str:
        return f"La meta de {self.seats[seat]} está llena."

    def filled_by_others(self, count: int) -> str:
        if count == 1:
            return f"La meta está llena; una de sus {self.piece}s es de otro."
        return f"La meta está llena; {say_count.number(count)} de sus {self.piece}s son de otros."

    def last_left(self, seat: int) -> str:
        return f"Solo queda {self.seats[seat]}."

    def turn_limit(self, turns: int) -> str:
        return f"Tras {number(turns)} turnos, la partida es un empate."

    # --- why not -----------------------------------------------------------------------------------

    taken = "Ese hueco está ocupado."
    fire_ways = (
        "El fuego de Satán se mueve un paso, a un hueco vacío vecino, y nunca entra en una punta de la "
        "estrella."
    )
    fire_blocked = (
        "Todos los huecos junto al fuego de Satán están ocupados o pertenecen a una punta de la estrella."
    )
    fire_decided = "En este turno ya se ha decidido sobre el fuego de Satán."

    def no_way(self) -> str:
        ways = f"{some(self.piece)} va a un hueco vacío vecino o salta en línea recta sobre una pieza vecina"
        return f"No puede ir ahí: {ways}."

    def others_turn(self, seat: int, owner: int) -> str:
        return f"Es el turno de {self.seats[seat]}, y {this(self.piece)} es de {self.seats[owner]}."

    def blocked(self) -> str:
        piece = capital(this(self.piece))
        return f"{piece} no puede moverse: no tiene ningún hueco vacío al lado ni ningún salto."

    # --- setting up a position ---------------------------------------------------------------------

    all_pieces = "En el tablero"
    details = "Estado de la partida"
    by_lot = "al azar"
    ending = "La partida"
    goes_on = "sigue"
    was_won = "la ha ganado el jugador de turno"
    was_drawn = "es un empate"
    was_decided = "En este turno ya se ha decidido sobre el fuego de Satán"
    nobody = "no queda nadie en el tablero"
    fire_missing = "con cinco jugadores el fuego de Satán tiene que estar en juego"
    not_here = "en Chinese Checkers no hay fuego de Satán"

    def too_many(self, most: int) -> str:
        return f"un jugador puede tener como mucho {most} {self.piece}s"

    def has_none(self, seat: int) -> str:
        return f"{self.seats[seat]} tiene el turno, pero nada en el tablero"

    def no_position(self, example: str) -> str:
        return f"una posición tiene que escribirse como {example}"

    def one_of(self, word: str, known: Sequence[str]) -> str:
        return f"{quoted(word)} no es ninguno de {', '.join(known)}"

    def players(self, setup: str, count: int, lists: int) -> str:
        return f"{setup} es para {count} jugadores, no para {lists}"

    def taken_twice(self, hole: str) -> str:
        return f"{hole} está ocupado dos veces"

    def no_hole(self, hole: str) -> str:
        return f"no hay ningún hueco {quoted(hole)}"

    def no_fire(self, word: str) -> str:
        return f"{quoted(word)} no dice dónde está el fuego de Satán, como satan:c o satan:-"
