"""What Chesskers says, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import capital, named, some, the, this
from engine.games.chesskers.words import en as english


class Words(english.Words):
    """In Spanish. "Dama" is what checkers are crowned to, so the queen of chess is the "reina"."""

    designer = "un autor anónimo"
    credit = f"De {designer}"
    tagline = "Dieciséis fichas contra un ejército de ajedrez, y quien puede capturar debe hacerlo."
    seats = ("Fichas", "Ajedrez")
    lessons: Mapping[str, str] = {
        "start": (
            "Todas las fichas, rojas y negras, son un solo lado: van en diagonal y saltan. El ejército se "
            "mueve como en el ajedrez. Las fichas ganan si saltan al rey; el ejército, si captura todas."
        ),
        "rows": (
            "Las filas rayadas son de las fichas: una pieza de ajedrez solo entra ahí si captura algo, y una "
            "ficha que termina en la de detrás del ejército se vuelve superdama."
        ),
        "capture": (
            "Quien puede capturar debe hacerlo, en los dos lados, y así se lleva al otro adonde uno quiere."
        ),
    }
    guide: Mapping[str, str] = {
        "jump": (
            "Tienes las fichas. Una de ellas puede saltar por encima del peón y luego del caballo, en un "
            "solo turno: tócala, y luego donde cae."
        ),
        "super": "El camino a la última fila está libre para tu ficha de f2. Da el paso.",
        "king": "Tu superdama está delante del rey. Salta por encima de él, en línea recta.",
        "bait": "Ahora tienes el ejército de ajedrez. Pon tu peón en d5, justo delante de la ficha.",
        "take": "Esa ficha ha entrado en la línea de tu torre. Captúrala.",
        "back": (
            "La última ficha se esconde en la fila exterior, donde las piezas de ajedrez entran solo si "
            "capturan algo ahí. Hazlo."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "jump": (
            "Las fichas saltan por encima de cualquier pieza de ajedrez, hacia adelante y hacia atrás, "
            "mientras pueden."
        ),
        "super": "Ahora es una superdama, que da pasos y salta en las ocho direcciones.",
        "king": "El rey ha sido saltado, y las fichas han ganado. Nadie lo avisa: no hay jaque.",
        "bait": (
            "La ficha tuvo que saltar, pues quien puede capturar debe hacerlo. Así la llevas adonde quieres."
        ),
        "take": "Tú también tenías que hacerlo: la obligación vale para los dos lados.",
        "back": "No queda ninguna ficha, así que ha ganado el ejército de ajedrez.",
    }
    ends: Mapping[str, str] = {
        "king-jumped": "Victoria de {winner}: han saltado al rey.",
        "no-checkers": "Victoria de {winner}: no queda ninguna ficha.",
        "no-moves": "Victoria de {winner}: ya no hay jugada legal para {loser}.",
        "repetition": "Tablas: la misma posición por tercera vez.",
        "fifty-moves": "Tablas: 50 jugadas de cada lado sin capturas ni movimientos de peón.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "super-king": ("una superdama", "superdamas"),
        "checker": ("una ficha", "fichas"),
        "king": ("un rey", "reyes"),
        "queen": ("una reina", "reinas"),
        "rook": ("una torre", "torres"),
        "bishop": ("un alfil", "alfiles"),
        "knight": ("un caballo", "caballos"),
        "pawn": ("un peón", "peones"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "king-jumped": ("Por encima de la corona", "Gana saltando al rey."),
        "no-checkers": ("Mesa limpia", "Gana capturando todas las fichas."),
        "no-moves": ("Sin salida", "Gana dejando al otro lado sin jugadas."),
        "super": ("Súper", "Gana, y de paso convierte una ficha en superdama."),
        "swallow": ("Tres para cenar", "Gana, y de paso captura tres piezas o más en una jugada."),
    }
    kinds: Mapping[str, str] = {
        "red checker": "ficha roja",
        "black checker": "ficha negra",
        "super king": "superdama",
        "white pawn": "peón blanco",
        "white knight": "caballo blanco",
        "white bishop": "alfil blanco",
        "white rook": "torre blanca",
        "white queen": "reina blanca",
        "white king": "rey blanco",
    }
    choices: Mapping[str, str] = {
        "pawn": "Peón",
        "knight": "Caballo",
        "bishop": "Alfil",
        "rook": "Torre",
        "queen": "Reina",
        "king": "Rey",
    }
    better: Mapping[str, str] = {
        "crown": "fichas más cerca de la fila donde se vuelven superdamas",
        "edge": "más fichas en el borde, donde están más seguras",
        "super": "superdamas más cerca del centro",
        "pawn": "peones más cerca de su promoción",
        "middle": "piezas más cerca del centro",
        "king": "el rey donde es más difícil saltarlo",
        "guard": "más piezas junto al rey, donde entonces no cae ningún salto",
    }
    back_row = "fila de fondo"
    sides = ("las fichas", "el ajedrez")
    """The seats within a sentence."""

    def end(self, code: str, winner: str, loser: str) -> str:
        return super().end(code, named(winner), named(loser))

    def to_move(self, seat: int, must_capture: bool) -> str:
        if must_capture:
            return f"Turno {self._of(seat)}: hay que capturar (K3)."
        return f"Turno {self._of(seat)}."

    def _of(self, seat: int) -> str:
        return f"de {self.sides[seat]}".replace("de el ", "del ")

    # --- why not -----------------------------------------------------------------------------------

    only_by_capturing = (
        "Una pieza de ajedrez solo llega a una fila de fondo, o se mueve a lo largo de ella, si captura."
    )
    has_moved = "El rey o esta torre ya se han movido: no hay enroque."
    between = "Hay algo entre el rey y la torre: no hay enroque."
    king_in_danger = "Una ficha podría saltar al rey: ahora no hay enroque."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"Es el turno {self._of(seat)}, y esto es {some(self.kind(kind))}."

    def must(self, start: str, end: str) -> str:
        return f"Quien puede capturar debe hacerlo: de {start} a {end}."

    def checker_blocked(self, kind: str, is_super: bool) -> str:
        ways = "ocho casillas" if is_super else "cuatro casillas en diagonal"
        return (
            f"{capital(this(self.kind(kind)))} no puede moverse: ninguna de las {ways} de al lado está vacía."
        )

    def only_to_back_row(self, kind: str) -> str:
        piece = capital(this(self.kind(kind)))
        return f"{piece} solo podría ir a una fila de fondo, y ahí solo se entra capturando."

    def blocked(self, kind: str) -> str:
        return f"{capital(this(self.kind(kind)))} no puede moverse."

    def off_its_way(self, kind: str, start: str, end: str) -> str:
        return f"{capital(the(self.kind(kind)))} no va de {start} a {end}."

    # --- setting up a position ---------------------------------------------------------------------

    checker = "ficha"
    details = "Enroque, contadores"
    kings = "hay un rey como mucho"
    pawn_behind = "un peón no puede estar en la fila 1 ni en la 2: empieza en la fila 3"

    def castles(self, right: str) -> str:
        return (
            f"{self.seats[1]} puede hacer el enroque {'a la derecha' if right == 'K' else 'a la izquierda'}"
        )

    def bad_rights(self, text: str) -> str:
        return f"{text!r} debería ser KQ, K, Q o -"


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "king": "Salta sobre el rey.",
        "super": "Convierte una de tus fichas en superdama.",
        "haul": "Captura al menos tres piezas de ajedrez.",
        "win": "Gana la partida.",
    }
