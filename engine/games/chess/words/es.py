"""Words of chess in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import (
    GameWords,
    agreeing,
    as_object,
    capital,
    contracted,
    listed,
    quoted,
    some,
    the,
    this,
)
from engine.games.chess.words import en as english


class Words(english.Words, GameWords):
    """In Spanish."""

    designer = "tradicional"
    credit = "Tradicional"
    tagline = "El ajedrez, el juego vecino: el mismo tablero, otras piezas."
    seats = ("Blancas", "Negras")
    advice: Mapping[str, str] = {
        "checkmate": "Pon a salvo a tu rey: enroca pronto y déjale una casilla de escape.",
        "": "Antes de cada jugada, mira todos los jaques y capturas con los que puede responder tu rival.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Da jaque mate al rey rival: atácalo de modo que no pueda escapar. Toca una pieza para ver "
            "adónde puede ir."
        ),
        "check": "Tu rey está en jaque. Muévelo, interpón una pieza o captura la que lo ataca.",
    }
    tutorial: Mapping[str, str] = {
        "leap": (
            "Un caballo salta dos casillas en horizontal o vertical y una de lado, por encima de lo que "
            "haya en medio. Captura la dama con él."
        ),
        "pass": (
            "El peón negro acaba de avanzar dos casillas, pasando junto al tuyo. Captúralo como si "
            "hubiera avanzado solo una: mueve tu peón a d6."
        ),
        "castle": (
            "Pon a salvo a tu rey: tócalo y luego toca la casilla a dos pasos en dirección a una torre."
        ),
        "check": "La torre ataca a tu rey. Saca al rey de su línea o interpón una pieza.",
        "queen": "Tu peón está a un paso de la última fila. Muévelo allí y elige en qué se convierte.",
        "mate": (
            "Al rey negro lo encierran sus propios peones. Atácalo desde el otro extremo del tablero, a lo "
            "largo de su fila."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "leap": "Ninguna otra pieza salta así: todas las demás necesitan el camino libre.",
        "pass": "Esto se llama captura al paso. Solo es legal en la jugada inmediata.",
        "castle": (
            "La torre salta al otro lado del rey. Puedes enrocar si ninguno de los dos se ha movido y "
            "ninguna casilla del camino del rey está atacada."
        ),
        "check": "Tu rey vuelve a estar a salvo. Una jugada que lo deja atacado no es legal.",
        "queen": (
            "Casi todo el mundo elige la dama, que se mueve en todas las direcciones, cualquier distancia."
        ),
        "mate": "Jaque mate: el rey está atacado y ninguna jugada lo salva. Eso gana la partida.",
    }
    ends: Mapping[str, str] = {
        "checkmate": (
            "Jaque mate, victoria de {winner}: el rey de {loser} está en jaque y ninguna jugada legal lo "
            "salva."
        ),
        "stalemate": "Tablas por ahogado: no hay jugada legal, pero tampoco jaque.",
        "fifty-moves": "Tablas por la regla de los 50 movimientos.",
        "repetition": "Tablas por triple repetición.",
        "material": "Tablas por material insuficiente.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "king": ("un rey", "reyes"),
        "queen": ("una dama", "damas"),
        "rook": ("una torre", "torres"),
        "bishop": ("un alfil", "alfiles"),
        "knight": ("un caballo", "caballos"),
        "pawn": ("un peón", "peones"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "pawn-mate": ("Soldado de a pie", "Da mate con un peón."),
        "knight-mate": ("A la vuelta de la esquina", "Da mate con un caballo."),
        "modest": ("Dama no, gracias", "Gana tras coronar un peón en algo que no sea una dama."),
        "stalemate": ("En el barro", "Haz tablas por ahogado."),
    }
    better: Mapping[str, str] = {
        "forward": "peones más adelantados o más cerca del centro",
        "passed": "un peón pasado o más avanzado",
        "linked": "peones unidos",
        "middle": "piezas más activas",
        "rooks": "torres en columnas abiertas o más adelantadas",
        "siege": "más piezas cerca del rey rival",
        "hit": "un peón que ataca una pieza",
        "guarded": "piezas defendidas por peones",
        "king": "un rey más seguro",
        "march": "un rey más activo",
    }
    colours: Mapping[str, str] = {"white": "blanco", "black": "negro"}
    ranks: Mapping[str, str] = {
        "pawn": "peón",
        "knight": "caballo",
        "bishop": "alfil",
        "rook": "torre",
        "queen": "dama",
        "king": "rey",
    }

    def kind(self, kind: str) -> str:
        colour, rank = kind.split()
        return agreeing(self.ranks[rank], self.colours[colour])

    def choice(self, rank: str) -> str:
        return capital(self.ranks[rank])

    def side(self, seat: int) -> str:
        """Return a seat within a sentence: "las blancas"."""
        return f"las {self.seats[seat].lower()}"

    def to_move(self, seat: int, check: bool) -> str:
        return f"Juegan {self.side(seat)}{', que están en jaque' if check else ''}."

    # --- why not -----------------------------------------------------------------------------------

    suicide = "Un rey nunca captura un peón: la explosión alcanzaría a tu propio rey."
    blast_takes_king = "La explosión alcanzaría a tu propio rey."
    no_castling_in_check = "No puedes enrocar estando en jaque."
    no_castling_through = "El rey no puede enrocar cruzando una casilla atacada ni llegando a ella."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"Es el turno de {self.side(seat)}, y esto es {some(self.kind(kind))}."

    def blocked(self, kind: str) -> str:
        piece = capital(this(self.kind(kind)))
        return f"{piece} no puede moverse: ninguna casilla a su alcance está vacía ni tiene una pieza rival."

    def off_its_way(self, kind: str, start: str, end: str) -> str:
        return f"{capital(the(self.kind(kind)))} no puede ir de {start} a {end}."

    def king_lost(self, deed: str) -> str:
        return f"Perderías el rey: {deed}."

    # --- check -------------------------------------------------------------------------------------

    king_in_check = "rey en jaque"
    gives_check = "da jaque"
    in_the_blast = "en la explosión"
    attacked = "bajo ataque"

    def deed(self, kind: str, start: str, victim: str, spot: str, blast: bool) -> str:
        words = f"{the(self.kind(kind))} de {start} captura {as_object(self.kind(victim))} de {spot}"
        return f"{words}, y la explosión alcanza al rey" if blast else words

    def in_check(self, seat: int, deed: str) -> str:
        return f"{capital(self.side(seat))} están en jaque: {deed}."

    # --- mate --------------------------------------------------------------------------------------

    wherever = "el rey se perdería vaya adonde vaya"
    cannot_step = "el rey no puede apartarse"
    no_move_stops = "ninguna jugada detiene todas las amenazas"
    no_move_saves = "ninguna otra jugada salva al rey"

    def attackers(self, giving: Sequence[tuple[str, str]], seat: int) -> str:
        named = listed([f"{the(self.kind(kind))} de {spot}" for kind, spot in giving])
        return f"{capital(named)} {'ataca' if len(giving) == 1 else 'atacan'} al rey de {self.side(seat)}."

    def threats(self, seat: int, near: Sequence[str], far: Sequence[str]) -> str:
        king = f"el rey de {self.side(1 - seat)}"
        ways = [f"{listed(near, 'o')}, con lo que volaría {king}"] if near else []
        if far:
            whom = "él" if near else king
            ways.append(f"{listed(far, 'o')}, con lo que arderían los peones hasta {whom}")
        return contracted(f"{capital(self.side(seat))} amenazan con jugar {', o '.join(ways)}.")

    def nobody_takes(self, kind: str, spot: str) -> str:
        return f"ninguna otra pieza puede capturar {as_object(self.kind(kind))} de {spot}"

    def would_burn(self, move: str) -> str:
        return f"{move} también lo quemaría"

    def would_allow(self, move: str, reply: str) -> str:
        return f"{move} permitiría {reply}"

    def fails(self, reasons: Sequence[str]) -> str:
        return capital(f"{'; '.join(reasons)}.")

    # --- positions that cannot be read -------------------------------------------------------------

    kings_touch = "los reyes están uno al lado del otro"
    pawn_on_end = "un peón no puede estar en la primera ni en la última fila"

    def no_position(self, text: str, example: str) -> str:
        return f"{quoted(text)} no es una posición como {example}"

    def bad_rows(self, text: str, count: int) -> str:
        return f"el número de filas de {quoted(text)} es {count}, no 8"

    def bad_sign(self, row: str, sign: str) -> str:
        return f"{quoted(row)}: {quoted(sign)} no se conoce, o la fila es demasiado larga"

    def bad_squares(self, row: str, count: int) -> str:
        return f"el número de casillas de {quoted(row)} es {count}, no 8"

    def bad_counts(self, clock: str, number: str) -> str:
        meant = "las medias jugadas sin progreso y el número de jugada"
        return f"{quoted(clock)} y {quoted(number)} deberían ser {meant}"

    def large_counts(self, clock: str, number: str) -> str:
        return f"{quoted(clock)} y {quoted(number)}: los contadores se salen de lo posible"

    def bad_side(self, text: str, first: str, second: str) -> str:
        return f"{quoted(text)}: el turno tiene que ser de {first} o de {second}"

    def bad_rights(self, text: str) -> str:
        return f"{quoted(text)} debería estar hecho de las letras KQkq, o ser -"

    def bad_passed(self, text: str) -> str:
        return f"{quoted(text)}: por ahí no acaba de pasar ningún peón"

    def one_king(self, seat: int) -> str:
        return f"{self.side(seat)} necesitan exactamente un rey"

    def not_to_move(self, text: str, seat: int) -> str:
        return f"{quoted(text)}: {self.side(seat)} están en jaque y no tienen el turno"

    # --- setting up a position ---------------------------------------------------------------------

    details = "Enroque, al paso, contadores"
    passed = "Un peón acaba de pasar por"
    nothing_passed = "ninguna casilla"
    clock = "Medias jugadas sin captura ni jugada de peón"
    number = "Número de jugada"

    def castles(self, right: str) -> str:
        way = "corto" if right in "Kk" else "largo"
        return f"{capital(self.side(right.islower()))} pueden enrocar en {way}"

    def bad_count(self, text: str, least: int, most: int) -> str:
        return f"{quoted(text)} no es un número de {least} a {most}"

    def no_field(self, text: str) -> str:
        return f"{quoted(text)} es un dato de más"

    def could_be_taken(self, seat: int) -> str:
        return f"{self.side(seat)} están en jaque y no tienen el turno"


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "mate": "Da jaque mate.",
        "stalemate": "Fuerza un ahogado.",
    }
