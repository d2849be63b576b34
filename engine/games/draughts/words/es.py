"""What English draughts says, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import agreeing, capital, named, some, this
from engine.games.draughts.words import en as english


class Words(english.Words):
    """In Spanish."""

    designer = "tradicional"
    credit = "Tradicional"
    tagline = "El antepasado sencillo: salta lo que puedas, corona lo que pase."
    seats = ("Oscuras", "Claras")
    lessons: Mapping[str, str] = {
        "start": (
            "Mueve una ficha un paso adelante, en diagonal. Gana quien captura todas las fichas del otro "
            "lado o las deja sin movimientos."
        ),
        "capture": (
            "Si puedes saltar, tienes que hacerlo: por encima de una pieza vecina, a la casilla libre de "
            "detrás, y sigues mientras puedas."
        ),
    }
    guide: Mapping[str, str] = {
        "step": (
            "Toca una de tus fichas y luego la casilla oscura de delante, a la izquierda o a la derecha. "
            "Eso es una jugada."
        ),
        "jump": (
            "Hay una ficha clara delante de la tuya, y la casilla de detrás está libre: salta por encima. "
            "Quien puede saltar tiene que hacerlo, así que ahora no se puede hacer otra cosa."
        ),
        "double": (
            "Se puede saltar por encima de dos en un solo turno. Toca tu ficha y luego las casillas donde "
            "cae, una tras otra."
        ),
        "crown": "Nada separa a tu ficha de la última fila. Da el paso.",
        "back": "Una dama salta también hacia atrás. Captura con ella las dos últimas.",
    }
    guide_seen: Mapping[str, str] = {
        "step": "Así se acercan los dos lados, un paso por turno, hasta que se encuentran.",
        "jump": (
            "Lo saltado desaparece. El otro lado también tiene que saltar, y así puedes llevarlo adonde "
            "quieras."
        ),
        "double": "Una pieza sigue saltando mientras puede. Donde el camino se bifurca, eliges tú.",
        "crown": "Ahora es una dama, y va hacia adelante y hacia atrás.",
        "back": "Del otro lado no queda nada: has ganado. Dejarlo sin movimientos también gana.",
    }
    ends: Mapping[str, str] = {
        "no-moves": "Victoria de {winner}: ya no hay jugada legal para {loser}.",
        "no-pieces": "Victoria de {winner}: no queda ninguna pieza de {loser}.",
        "repetition": "Tablas: la misma posición por tercera vez.",
        "forty-moves": "Tablas: 40 jugadas de cada lado sin capturas ni movimientos de peón.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "king": ("una dama", "damas"),
        "pawn": ("un peón", "peones"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "no-pieces": ("Barrida completa", "Gana capturando todas las piezas."),
        "no-moves": ("Bajo llave", "Gana dejando al otro lado sin jugadas."),
        "triple": ("Triple salto", "Gana, y de paso captura tres piezas o más en una jugada."),
        "crownless": ("Sin corona", "Gana sin coronar ninguna pieza."),
    }
    unnumbered = "casilla clara"
    better: Mapping[str, str] = {
        "crown": "peones más cerca de la fila donde se coronan",
        "middle": "piezas más cerca del centro",
        "backed": "peones con otro detrás, donde no se pueden saltar",
        "hunt": "damas más cerca de lo que cazan",
    }
    sides: Mapping[str, str] = {"dark": "oscuro", "light": "claro"}
    ranks: Mapping[str, str] = {"pawn": "peón", "king": "dama"}
    another_must = "Otra pieza tiene que saltar."

    def end(self, code: str, winner: str, loser: str) -> str:
        return super().end(code, named(winner), named(loser))

    def kind(self, kind: str) -> str:
        side, rank = kind.split()
        return agreeing(self.ranks[rank], self.sides[side])

    def side(self, seat: int) -> str:
        """Return a seat within a sentence: "las oscuras"."""
        return f"las {self.seats[seat].lower()}"

    def to_move(self, seat: int, must_jump: bool) -> str:
        side = self.side(seat)
        return f"{capital(side)} tienen que saltar (D4)." if must_jump else f"Juegan {side}."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"Es el turno de {self.side(seat)}, y esto es {some(self.kind(kind))}."

    def this_must(self, rank: str, on: bool) -> str:
        return f"{capital(this(self.ranks[rank]))} tiene que {'seguir saltando' if on else 'saltar'}."

    def blocked(self, kind: str, backward: bool) -> str:
        goes = "una casilla en diagonal" if backward else "una casilla en diagonal hacia adelante"
        whose = "una dama va" if backward else "un peón va"
        return f"{capital(this(self.kind(kind)))} no puede moverse: {whose} {goes}, a una casilla vacía."

    # --- positions that cannot be read -------------------------------------------------------------

    def no_position(self, text: str) -> str:
        return f"{text!r} no es una posición de damas como B:W21,22,K30:B1,2"

    def side_twice(self, text: str) -> str:
        return f"{text!r} enumera dos veces el mismo lado"

    def no_square(self, text: str) -> str:
        return f"{text!r} no es una casilla como 12 o K12"

    def square_twice(self, text: str) -> str:
        return f"{text!r}: las casillas van del 1 al 32, cada una como mucho una vez"

    def square_shared(self, text: str) -> str:
        return f"{text!r}: hay dos piezas en la misma casilla"

    def too_many(self, most: int) -> str:
        return f"un lado tiene como mucho {most} piezas"


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "win": "Gana la partida.",
        "crown": "Corona uno de tus peones.",
        "haul": "Captura al menos tres fichas.",
    }
