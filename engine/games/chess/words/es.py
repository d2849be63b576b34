"""What chess says, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import agreeing, capital, listed, named, some, the, this, to
from engine.games.chess.words import en as english


class Words(english.Words):
    """In Spanish."""

    designer = "tradicional"
    credit = "Tradicional"
    tagline = "El juego vecino: el tablero es el mismo, las piezas no."
    seats = ("Blancas", "Negras")
    lessons: Mapping[str, str] = {
        "start": (
            "Da jaque mate al rey: atácalo de modo que no pueda escapar. Toca una pieza para ver adónde "
            "puede ir."
        ),
        "check": "Tu rey está atacado. Muévelo, interpón una pieza o captura a quien lo ataca.",
    }
    guide: Mapping[str, str] = {
        "leap": (
            "Un caballo salta dos casillas en una dirección y una de lado, por encima de lo que haya en "
            "medio. Captura la dama con él."
        ),
        "pass": (
            "El peón negro acaba de avanzar dos casillas, pasando junto al tuyo. Captúralo como si hubiera "
            "avanzado solo una: ve a d6 con tu peón."
        ),
        "castle": (
            "Pon a salvo a tu rey: tócalo, y luego la casilla que está dos pasos más cerca de una torre."
        ),
        "check": "La torre ataca a tu rey. Saca al rey de su línea, o interpón algo.",
        "queen": "Tu peón está a un paso de la última fila. Ve allí y elige en qué se convierte.",
        "mate": (
            "Al rey negro lo encierran sus propios peones. Atácalo desde el otro extremo del tablero, a lo "
            "largo de su fila."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "leap": "Nada más salta así: todas las demás piezas necesitan el camino libre.",
        "pass": "Eso se llama captura al paso. Se puede hacer en el acto, o nunca.",
        "castle": (
            "La torre ha pasado al otro lado del rey. Se permite mientras ninguno de los dos se haya "
            "movido, y mientras no esté atacada ninguna casilla del camino del rey."
        ),
        "check": "Tu rey vuelve a estar a salvo. Una jugada que lo deje atacado no se permite en absoluto.",
        "queen": "Casi todo el mundo elige la dama, que va en todas las direcciones, tan lejos como quiera.",
        "mate": "Jaque mate: el rey está atacado, y nada ayuda. Eso gana la partida.",
    }
    ends: Mapping[str, str] = {
        "checkmate": (
            "Jaque mate, victoria de {winner}: el rey de {loser} está en jaque y ninguna jugada legal lo "
            "salva."
        ),
        "stalemate": "Tablas por ahogado: no hay jugada legal, ni tampoco jaque.",
        "fifty-moves": "Tablas: 50 jugadas de cada lado sin capturas ni movimientos de peón.",
        "repetition": "Tablas: la misma posición por tercera vez.",
        "material": "Tablas: a nadie le quedan piezas suficientes para dar mate.",
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
        "modest": ("Dama no, gracias", "Gana, y de paso corona un peón en algo que no sea una dama."),
        "stalemate": ("En el barro", "Haz tablas por ahogado."),
    }
    better: Mapping[str, str] = {
        "forward": "peones más adelantados o más cerca del centro",
        "passed": "un peón que ningún otro puede parar ya, o que está más adelante",
        "linked": "peones con amigos al lado",
        "middle": "piezas donde alcanzan más lejos",
        "rooks": "torres en columnas abiertas o más adelantadas",
        "siege": "más piezas cerca del otro rey",
        "hit": "un peón que ataca una pieza",
        "guarded": "piezas que defiende un peón",
        "king": "el rey donde está más seguro",
        "march": "el rey más cerca de donde hace falta",
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

    def end(self, code: str, winner: str, loser: str) -> str:
        return super().end(code, named(winner), named(loser))

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
    no_castling_in_check = "Estando en jaque no hay enroque."
    no_castling_through = "El rey no puede cruzar una casilla atacada ni llegar a ella."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"Es el turno de {self.side(seat)}, y esto es {some(self.kind(kind))}."

    def blocked(self, kind: str) -> str:
        piece = capital(this(self.kind(kind)))
        return (
            f"{piece} no puede moverse: ninguna casilla a su alcance está libre ni tiene una pieza enemiga."
        )

    def off_its_way(self, kind: str, start: str, end: str) -> str:
        return f"{capital(the(self.kind(kind)))} no va de {start} a {end}."

    def king_lost(self, deed: str) -> str:
        return f"Perderías el rey: {deed}."

    # --- check -------------------------------------------------------------------------------------

    king_in_check = "rey en jaque"
    gives_check = "da jaque"
    in_the_blast = "en la explosión"
    attacked = "bajo ataque"

    def deed(self, kind: str, start: str, victim: str, spot: str, blast: bool) -> str:
        words = f"{the(self.kind(kind))} de {start} captura {to(self.kind(victim))} de {spot}"
        return f"{words}, y la explosión alcanza al rey" if blast else words

    def in_check(self, seat: int, deed: str) -> str:
        return f"{capital(self.side(seat))} están en jaque: {deed}."

    # --- mate --------------------------------------------------------------------------------------

    wherever = "el rey se perdería fuera adonde fuera"
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
        return f"{capital(self.side(seat))} podrían jugar {', o '.join(ways)}."

    def nobody_takes(self, kind: str, spot: str) -> str:
        return f"ninguna otra pieza puede capturar {to(self.kind(kind))} de {spot}"

    def would_burn(self, move: str) -> str:
        return f"{move} también lo quemaría"

    def would_allow(self, move: str, reply: str) -> str:
        return f"{move} permitiría {reply}"

    def fails(self, reasons: Sequence[str]) -> str:
        *first, last = reasons
        return capital(f"{', '.join(first)}, y {last}.")

    # --- positions that cannot be read -------------------------------------------------------------

    kings_touch = "los reyes están uno al lado del otro"
    pawn_on_end = "un peón no puede estar en la primera ni en la última fila"

    def no_position(self, text: str, example: str) -> str:
        return f"{text!r} no es una posición como {example}"

    def bad_rows(self, text: str, count: int) -> str:
        return f"el número de filas de {text!r} es {count}, no 8"

    def bad_sign(self, row: str, sign: str) -> str:
        return f"{row!r}: {sign!r} no significa nada, o la fila es demasiado larga"

    def bad_squares(self, row: str, count: int) -> str:
        return f"el número de casillas de {row!r} es {count}, no 8"

    def bad_counts(self, clock: str, number: str) -> str:
        return f"{clock!r} y {number!r} deberían ser las medias jugadas sin progreso y el número de jugada"

    def large_counts(self, clock: str, number: str) -> str:
        return f"{clock!r} y {number!r}: los contadores se salen de lo posible"

    def bad_side(self, text: str, first: str, second: str) -> str:
        return f"{text!r}: el turno es de {first} o de {second}"

    def bad_rights(self, text: str) -> str:
        return f"{text!r} debería estar hecho de las letras KQkq, o ser -"

    def bad_passed(self, text: str) -> str:
        return f"{text!r}: por ahí no acaba de pasar ningún peón"

    def one_king(self, seat: int) -> str:
        return f"{self.side(seat)} necesitan exactamente un rey"

    def not_to_move(self, text: str, seat: int) -> str:
        return f"{text!r}: {self.side(seat)} están en jaque y no tienen el turno"

    # --- setting up a position ---------------------------------------------------------------------

    details = "Enroque, al paso, contadores"
    passed = "Un peón acaba de pasar por"
    nothing_passed = "ninguna casilla"
    clock = "Medias jugadas sin captura ni jugada de peón"
    number = "Número de jugada"

    def castles(self, right: str) -> str:
        way = "corto" if right in "Kk" else "largo"
        return f"{capital(self.side(right.islower()))} pueden hacer el enroque {way}"

    def bad_count(self, text: str, least: int, most: int) -> str:
        return f"{text!r} no es un número de {least} a {most}"

    def no_field(self, text: str) -> str:
        return f"{text!r} es un dato de más"

    def could_be_taken(self, seat: int) -> str:
        return f"{self.side(seat)} están en jaque y no tienen el turno"


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "mate": "Da jaque mate.",
        "stalemate": "Fuerza un ahogado.",
    }
