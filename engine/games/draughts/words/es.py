"""Words of English Draughts in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import GameWords, agreeing, capital, quoted, some, this
from engine.games.draughts.words import en as english


class Words(english.Words, GameWords):
    """In Spanish."""

    designer = "tradicional"
    credit = "Tradicional"
    tagline = "Las damas inglesas, el antepasado sencillo: captura lo que puedas y corona lo que llegue."
    seats = ("Oscuras", "Claras")
    advice: Mapping[str, str] = {
        "no-pieces": (
            "Avanza con las piezas de dos en dos: con otra justo detrás, nadie puede saltar la primera."
        ),
        "no-moves": "Antes de cerrar un hueco, cuenta las jugadas que te quedarán.",
        "": "Deja un rato algunas piezas en tu fila de fondo: así tu rival no corona.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Mueve un peón una casilla en diagonal hacia adelante. Gana quien captura o bloquea todas las "
            "piezas del rival."
        ),
        "capture": (
            "Si puedes capturar, tienes que hacerlo: salta por encima de una pieza rival vecina a la "
            "casilla vacía de detrás, y sigue desde ahí mientras puedas."
        ),
    }
    tutorial: Mapping[str, str] = {
        "step": (
            "Toca uno de tus peones y luego la casilla oscura de delante, en diagonal, a la izquierda o a "
            "la derecha. Eso es una jugada."
        ),
        "jump": (
            "Hay un peón claro delante del tuyo, y la casilla de detrás está vacía: salta por encima. "
            "Capturar es obligatorio, así que ahora no hay otra jugada legal."
        ),
        "double": (
            "En un solo turno puedes saltar por encima de dos. Toca tu peón y luego, una tras otra, las "
            "casillas donde aterriza."
        ),
        "crown": "Tu peón tiene libre el camino a la última fila. Muévelo allí.",
        "back": "Una dama salta también hacia atrás. Captura con ella las dos últimas.",
    }
    tutorial_done: Mapping[str, str] = {
        "step": "Así se acercan los dos bandos, una casilla por turno, hasta que se encuentran.",
        "jump": (
            "Las piezas saltadas se retiran. Tu rival también tiene que capturar, y así puedes atraer sus "
            "piezas adonde quieras."
        ),
        "double": "Una pieza sigue saltando mientras puede. Donde el camino se bifurca, eliges tú.",
        "crown": "Ahora es una dama, y se mueve hacia adelante y hacia atrás.",
        "back": "A tu rival no le quedan piezas: has ganado. Bloquearlas todas también gana.",
    }
    ends: Mapping[str, str] = {
        "no-moves": "Victoria de {winner}: no queda jugada legal para {loser}.",
        "no-pieces": "Victoria de {winner}: no queda ninguna pieza de {loser}.",
        "repetition": "Tablas por triple repetición.",
        "forty-moves": "Tablas: 40 jugadas de cada bando sin capturas ni movimientos de peón.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "king": ("una dama", "damas"),
        "pawn": ("un peón", "peones"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "no-pieces": ("Barrida completa", "Gana capturando todas las piezas."),
        "no-moves": ("Bajo llave", "Gana dejando al rival sin jugadas."),
        "triple": ("Triple salto", "Gana y captura de paso tres piezas o más en una jugada."),
        "crownless": ("Sin corona", "Gana sin coronar ninguna pieza."),
    }
    unnumbered = "casilla clara"
    better: Mapping[str, str] = {
        "crown": "peones más cerca de la fila donde se coronan",
        "middle": "piezas más cerca del centro",
        "backed": "peones con otro detrás, que no se pueden saltar",
        "hunt": "damas más cerca de su presa",
    }
    sides: Mapping[str, str] = {"dark": "oscuro", "light": "claro"}
    ranks: Mapping[str, str] = {"pawn": "peón", "king": "dama"}
    another_must = "Otra pieza tiene que capturar."

    def kind(self, kind: str) -> str:
        side, rank = kind.split()
        return agreeing(self.ranks[rank], self.sides[side])

    def side(self, seat: int) -> str:
        """Return a seat within a sentence: "las oscuras"."""
        return f"las {self.seats[seat].lower()}"

    def to_move(self, seat: int, must_jump: bool) -> str:
        side = self.side(seat)
        return f"{capital(side)} tienen que capturar (D4)." if must_jump else f"Juegan {side}."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"Es el turno de {self.side(seat)}, y esto es {some(self.kind(kind))}."

    def this_must(self, rank: str, on: bool) -> str:
        return f"{capital(this(self.ranks[rank]))} tiene que {'seguir capturando' if on else 'capturar'}."

    def blocked(self, kind: str, backward: bool) -> str:
        goes = "una casilla en diagonal" if backward else "una casilla en diagonal hacia adelante"
        whose = "una dama va" if backward else "un peón va"
        return f"{capital(this(self.kind(kind)))} no puede moverse: {whose} {goes}, a una casilla vacía."

    # --- positions that cannot be read -------------------------------------------------------------

    def no_position(self, text: str) -> str:
        return f"{quoted(text)} no es una posición de damas como B:W21,22,K30:B1,2"

    def side_twice(self, text: str) -> str:
        return f"{quoted(text)} enumera dos veces el mismo bando"

    def no_square(self, text: str) -> str:
        return f"{quoted(text)} no es una casilla como 12 o K12"

    def square_twice(self, text: str) -> str:
        return f"{quoted(text)}: las casillas van del 1 al 32, cada una como mucho una vez"

    def square_shared(self, text: str) -> str:
        return f"{quoted(text)}: hay dos piezas en la misma casilla"

    def too_many(self, most: int) -> str:
        return f"un bando puede tener como mucho {most} piezas"


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "win": "Gana la partida.",
        "crown": "Corona uno de tus peones.",
        "haul": "Captura al menos tres piezas.",
    }
