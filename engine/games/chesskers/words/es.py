"""Words of Chesskers in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import GameWords, capital, does, of_named, quoted, some, the, this
from engine.games.chesskers.words import en as english


class Words(english.Words, GameWords):
    """In Spanish. "Dama" is what checkers are crowned to, so the queen of chess is the "reina"."""

    designer = "un autor anónimo"
    credit = f"De {designer}"
    tagline = "Dieciséis fichas contra un ejército de ajedrez, y capturar es obligatorio."
    seats = ("Fichas", "Ejército")
    advice: Mapping[str, str] = {
        "king-jumped": (
            "Vigila las casillas vacías detrás de tu rey: una ficha que pueda aterrizar allí lo salta."
        ),
        "": (
            "Capturar es obligatorio para los dos bandos: ofrece una pieza y atrae a una rival "
            "adonde quieras."
        ),
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Todas las fichas, rojas y negras, son un solo bando: se mueven en diagonal y saltan. El "
            "ejército se mueve como en el ajedrez. Las fichas ganan si saltan sobre el rey; el ejército, "
            "si captura todas las fichas."
        ),
        "rows": (
            "Las filas rayadas son de las fichas: una pieza de ajedrez solo entra en ellas si captura. "
            "Una ficha que termina su jugada en la fila de detrás del ejército se convierte en superdama."
        ),
        "capture": "Capturar es obligatorio para los dos bandos. Así atraes al rival adonde quieras.",
    }
    tutorial: Mapping[str, str] = {
        "jump": (
            "Juegas con las fichas. Una de ellas puede saltar en un solo turno por encima del peón y "
            "luego del caballo: tócala y luego toca las casillas donde aterriza."
        ),
        "super": "Tu ficha de f2 tiene libre el camino a la última fila. Muévela allí.",
        "king": "Tu superdama está delante del rey. Salta por encima de él, hacia adelante.",
        "bait": "Ahora juegas con el ejército de ajedrez. Pon tu peón en d5, justo delante de la ficha.",
        "take": "Esa ficha ha entrado en la línea de tu torre. Captúrala.",
        "back": (
            "La última ficha se esconde en la fila exterior, donde las piezas de ajedrez solo entran si "
            "capturan. Captúrala."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "jump": (
            "Las fichas saltan por encima de cualquier pieza de ajedrez, hacia adelante y hacia atrás, "
            "mientras puedan."
        ),
        "super": "Ahora es una superdama, que se mueve y salta en las ocho direcciones.",
        "king": "Han saltado por encima del rey, y ganan las fichas. No hay jaque, así que nada lo avisa.",
        "bait": "La ficha tuvo que saltar, porque capturar es obligatorio. Así la atraes adonde quieras.",
        "take": "Tú también tenías que capturar: la obligación vale para los dos bandos.",
        "back": "No queda ninguna ficha, así que gana el ejército de ajedrez.",
    }
    ends: Mapping[str, str] = {
        "king-jumped": "Victoria de {winner}: han saltado por encima del rey.",
        "no-checkers": "Victoria de {winner}: no queda ninguna ficha.",
        "no-moves": "Victoria de {winner}: no queda jugada legal para {loser}.",
        "repetition": "Tablas por triple repetición.",
        "fifty-moves": "Tablas por la regla de los 50 movimientos.",
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
        "king-jumped": ("Por encima de la corona", "Gana saltando por encima del rey."),
        "no-checkers": ("Mesa limpia", "Gana capturando todas las fichas."),
        "no-moves": ("Sin salida", "Gana dejando al rival sin jugadas."),
        "super": ("Súper", "Gana y convierte de paso una ficha en superdama."),
        "swallow": ("Tres para cenar", "Gana y captura de paso tres piezas o más en una jugada."),
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
        "crown": "fichas más cerca de la fila donde se convierten en superdamas",
        "edge": "más fichas en el borde, donde están más seguras",
        "super": "superdamas más cerca del centro",
        "pawn": "peones más cerca de su promoción",
        "middle": "piezas más cerca del centro",
        "king": "un rey más difícil de saltar",
        "guard": "más piezas junto al rey, donde ya no puede terminar un salto",
    }
    back_row = "fila de fondo"

    def to_move(self, seat: int, must_capture: bool) -> str:
        if must_capture:
            return f"Turno {self._of(seat)}: hay que capturar (K3)."
        return f"Turno {self._of(seat)}."

    def _of(self, seat: int) -> str:
        return of_named(self.seats[seat])

    # --- why not -----------------------------------------------------------------------------------

    only_by_capturing = (
        "Una pieza de ajedrez solo entra en una fila de fondo, o se mueve a lo largo de ella, si captura."
    )
    has_moved = "El rey o esta torre ya se han movido: no hay enroque."
    between = "Hay algo entre el rey y la torre: no hay enroque."
    king_in_danger = "Una ficha podría saltar sobre el rey: ahora no hay enroque."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"Es el turno {self._of(seat)}, y esto es {some(self.kind(kind))}."

    def must(self, start: str, end: str) -> str:
        return f"Tienes que capturar: de {start} a {end}."

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
        return f"{capital(the(self.kind(kind)))} no puede ir de {start} a {end}."

    # --- setting up a position ---------------------------------------------------------------------

    checker = "ficha"
    details = "Enroque, contadores"
    kings = "puede haber un rey como mucho"
    pawn_behind = "un peón no puede estar en la fila 1 ni en la 2: empieza en la fila 3"

    def castles(self, right: str) -> str:
        way = "a la derecha" if right == "K" else "a la izquierda"
        return f"{does(self.seats[1], 'puede', 'pueden')} enrocar {way}"

    def bad_rights(self, text: str) -> str:
        return f"{quoted(text)} debería ser KQ, K, Q o -"


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "king": "Salta por encima del rey.",
        "super": "Convierte una de tus fichas en superdama.",
        "haul": "Captura al menos tres piezas de ajedrez.",
        "win": "Gana la partida.",
    }
