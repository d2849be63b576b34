"""Words of Alien Checkers in Spanish."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.contract.words.en import OptionWords
from engine.contract.words.es import GameWords, agreeing, as_object, capital, listed, named, quoted, some, the
from engine.contract.words.es import named as within
from engine.games.alien.words import en as english
from engine.games.alien.words.en import say


class Words(english.Words, GameWords):
    """In Spanish. "Dama" is the king of draughts, so the card Queen is "Reina", as the chess piece is."""

    credit = "De David L. Van Slyke"
    tagline = "Damas con hipopótamos, un monolito, veinte cartas y un planeta secreto."
    seats = ("Oscuras", "Claras")
    options: Mapping[str, OptionWords] = {
        "open_cards": OptionWords(
            "Cartas boca arriba",
            {"1": "Una", "2": "Dos"},
            "Número de cartas boca arriba al empezar un turno; durante el turno se descubre una más (A7).",
        ),
    }
    advice: Mapping[str, str] = {
        "kings": "Vigila tu fila de fondo: ahí corona tu rival, y con cinco gana.",
        "captured": "Antes de mover una pieza, mira si allí donde aterriza pueden saltar por encima de ella.",
        "": "Adivina el planeta de tu rival por sus jugadas y cartas, y ponte en su camino.",
    }
    lessons: Mapping[str, str] = {
        "start": "Un turno: mueve una pieza, descubre una carta y usa una de las visibles.",
        "capture": (
            "Si puedes capturar, tienes que hacerlo: salta por encima de una pieza rival vecina a la "
            "casilla vacía de detrás."
        ),
        "card": "Usa una de estas cartas: hace lo que dice. La que dejas queda para tu rival.",
        "planet": (
            "Tu planeta es tu secreto. Ganas al instante si se cumple su deseo, con cinco damas o si a tu "
            "rival no le quedan piezas."
        ),
        "fill": (
            "Dos de los planetas desean tres casillas de fuego o de agua, las ponga quien las ponga. "
            "Cuidado: uno de ellos puede ser el de tu rival."
        ),
    }
    tutorial: Mapping[str, str] = {
        "move": (
            "Un turno tiene tres partes. Primero mueves una pieza, como en las damas: una casilla en "
            "diagonal hacia adelante."
        ),
        "card": (
            "Se ha descubierto una carta, así que hay dos boca arriba. Elige Hipopótamo galáctico; la "
            "otra queda para tu rival."
        ),
        "hippo": "Se sienta sobre una pieza del rival. Elige una.",
        "walls": (
            "Muralla levanta dos muros que se juntan en una esquina. Ciérrale a la pieza clara el camino "
            "hacia la tuya de d4: elige dos de las marcas en torno a la esquina que hay entre ellas."
        ),
        "push": (
            "La carta te deja empujar el monolito una casilla. Empújalo hacia la derecha, donde hay una "
            "pieza clara."
        ),
        "planet": (
            "Tu planeta secreto es Neptuno: gana con tres casillas bajo el agua, y ya hay dos. Inunda una "
            "tercera, la que quieras."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "move": "Has tenido que mover antes de ver la carta siguiente.",
        "card": "Esa era la tercera parte: en cada turno se usa una carta.",
        "hippo": (
            "Una pieza bajo un hipopótamo no puede moverse, y nada puede moverla. Saltar por encima de "
            "ella sigue siendo legal."
        ),
        "walls": (
            "La pieza clara ya no puede saltar por encima de la tuya. Tus propios muros no detienen tus "
            "piezas."
        ),
        "push": (
            "Las piezas que están en su camino se empujan, y una pieza empujada fuera del tablero queda "
            "capturada."
        ),
        "planet": "Has ganado al instante. Tu rival no conocía tu deseo, y tú nunca conoces el suyo.",
    }
    ends: Mapping[str, str] = {
        "captured": "Victoria de {winner}: en el tablero no queda ninguna pieza de {loser}.",
        "both-gone": "Empate: a nadie le quedan piezas en el tablero.",
        "kings": "Victoria de {winner} con cinco damas y emperadores.",
        "no-move": "Empate: el jugador de turno no tiene ninguna jugada.",
        "turns": "Empate tras 400 turnos.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "emperor": ("un emperador", "emperadores"),
        "king": ("una dama", "damas"),
        "pawn": ("un peón", "peones"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "mercury": ("Fuego en Mercurio", "Gana por Mercurio: tres casillas en llamas."),
        "venus": ("Snookles de Venus", "Gana por Venus: cuatro snookles sobre tus piezas."),
        "earth": ("De vuelta a la Tierra", "Gana por la Tierra: seis fichas tuyas revividas."),
        "mars": ("Guerra en Marte", "Gana por Marte: tres capturas de tus emperadores."),
        "jupiter": ("El centro de Júpiter", "Gana por Júpiter: el monolito en el centro."),
        "saturn": ("Anillos de Saturno", "Gana por Saturno: cuatro piezas tuyas con anillo."),
        "neptune": ("Mares de Neptuno", "Gana por Neptuno: tres casillas bajo el agua."),
        "uranus": ("De lado, como Urano", "Gana por Urano: cuatro piezas tuyas en casillas claras."),
        "pluto": ("Tan lejos como Plutón", "Gana por Plutón: piezas tuyas en dos esquinas opuestas."),
        "system": ("El sistema entero", "Gana por cada uno de los nueve planetas."),
        "kings": ("Cinco coronas", "Gana con cinco damas y emperadores."),
        "captured": ("Quien queda en pie", "Gana dejando al rival sin piezas."),
        "both-gone": ("Espacio vacío", "Empata porque a nadie le quedan piezas."),
    }

    def end(self, code: str, winner: str, loser: str) -> str:
        if code in self.planets:
            return f"Victoria de {named(winner)} por {self.planet(code)}: {self.wishes[code]}."
        return super().end(code, winner, loser)

    def planet(self, planet: str) -> str:
        """Return a planet within a sentence: "la Tierra", "Marte"."""
        return f"{'la ' if planet == 'earth' else ''}{self.planets[planet]}"

    def side(self, seat: int) -> str:
        """Return a seat within a sentence: "las oscuras"."""
        return f"las {self.seats[seat].lower()}"

    # --- what there is -----------------------------------------------------------------------------

    sides: Mapping[str, str] = {"dark": "oscuro", "light": "claro"}
    ranks: Mapping[str, str] = {"pawn": "peón", "king": "dama", "emperor": "emperador"}
    tokens: Mapping[str, str] = {"snookle": "snookle", "ring": "anillo", "hippo": "hipopótamo"}
    fillings: Mapping[str, str] = {"water": "agua", "fire": "fuego", "monolith": "monolito"}
    directions: Mapping[str, str] = {"north": "norte", "east": "este", "south": "sur", "west": "oeste"}
    planets: Mapping[str, str] = {
        "mercury": "Mercurio",
        "venus": "Venus",
        "earth": "Tierra",
        "mars": "Marte",
        "jupiter": "Júpiter",
        "saturn": "Saturno",
        "neptune": "Neptuno",
        "uranus": "Urano",
        "pluto": "Plutón",
    }
    wishes: Mapping[str, str] = {
        "mercury": "tres casillas en llamas, las ponga quien las ponga",
        "venus": "cuatro snookles sobre piezas propias, repartidos como sea",
        "earth": "seis fichas propias revividas en toda la partida",
        "mars": "tres capturas de emperadores propios en toda la partida",
        "jupiter": "el monolito en d4, d5, e4 y e5",
        "saturn": "cuatro piezas propias con anillo",
        "neptune": "tres casillas bajo el agua, las ponga quien las ponga",
        "uranus": "cuatro piezas propias en casillas claras",
        "pluto": "piezas propias en dos esquinas opuestas del tablero",
    }
    titles: Mapping[str, str] = {
        "flood": "¡Diluvio!",
        "fire": "¡Fuego!",
        "emperor": "Emperador",
        "revive": "Revivir",
        "monolith": "Monolito",
        "doom": "Ruina",
        "hippo": "¡Hipopótamo galáctico!",
        "snookle": "Snookle",
        "reshuffle": "Barajar",
        "translation": "Traslado",
        "wormhole": "Agujero de gusano",
        "wanderlust": "Ansias de viaje",
        "queen": "Reina",
        "fortify": "Muralla",
        "fate": "Destino",
        "agent": "Agente doble",
        "ring": "Anillo",
        "antimatter": "Antimateria",
        "cheater": "¡Trampa!",
        "rotate": "Giro",
    }

    def kind(self, kind: str) -> str:
        if kind in self.fillings:
            return self.fillings[kind]
        if kind in self.tokens:
            return self.tokens[kind]
        side, rank = kind.split()
        return agreeing(self.ranks[rank], self.sides[side])

    def coming(self, kind: str) -> str:
        return some(self.kind(kind))

    def leaving(self, kind: str) -> str:
        return the(self.kind(kind))

    def carrying(self, kind: str, tokens: Mapping[str, int]) -> str:
        return f"{self.kind(kind)} con {listed(self.tokens_of(tokens))}"

    fates: Mapping[str, str] = {"annihilated": "se desintegra"}

    def fate(self, how: str, kind: str, spot: str) -> str:
        return f"{capital(the(self.kind(kind)))} de {spot} {self.fates[how]}."

    def card_name(self, card: str) -> str:
        return self.titles[card].strip("¡!").capitalize()

    def place(self, spot: str) -> str:
        if "|" in spot:
            return f"entre {spot.replace('|', ' y ')}"
        return f"las cuatro casillas de {spot.replace('+', ' a ')}"

    # --- what happened -----------------------------------------------------------------------------

    def stuck(self, seat: int) -> str:
        return f"Era el turno de {self.side(seat)}."

    def draws_planet(self, seat: int) -> str:
        return f"{capital(self.side(seat))} roban un planeta."

    def your_planet(self, seat: int, planet: str) -> str:
        who = self.seats[seat]
        return f"{who}: tu planeta es {self.planet(planet)}. Ganas con {self.wishes[planet]}."

    crowning = "corona"

    def came_from(self, seat: int, planet: str, count: int, goal: int) -> str:
        return f"El planeta de {self.side(seat)} era {self.planet(planet)}: {count} de {goal}."

    def refilled(self) -> str:
        return "Las cartas usadas se barajan y forman el mazo (A5)."

    def plays(self, seat: int, card: str) -> str:
        return f"{capital(self.side(seat))} juegan {self.card_name(card)}."

    def by_card(self, card: str) -> str:
        title = self.titles[card]
        return title if title.endswith("!") else f"{title}."

    def must_wander(self, seat: int) -> str:
        return (
            f"Después, {self.side(seat)} tienen que mover una pieza fuera de su fila de fondo, si se puede."
        )

    def must_move(self, seat: int, spot: str) -> str:
        return f"Después, {self.side(seat)} tienen que mover la pieza de {spot}, si se puede."

    def no_other(self) -> str:
        return "Ninguna otra pieza puede moverse. Se barajan todas las cartas."

    def all_shuffled(self) -> str:
        return "Se barajan todas las cartas."

    def nothing(self) -> str:
        return "No tiene efecto."

    def decline(self, seat: int) -> str:
        return f"{capital(self.side(seat))} no usan la carta."

    def stop(self, seat: int) -> str:
        return f"{capital(self.side(seat))} se detienen ahí."

    def build(self, seat: int, *edges: str) -> str:
        return f"{capital(self.side(seat))} levantan muros {listed([*map(self.place, edges)])}."

    def remove(self, seat: int, *edges: str) -> str:
        walls = "muros" if len(edges) > 1 else "un muro"
        return f"{capital(self.side(1 - seat))} pierden {walls} {listed([*map(self.place, edges)])}."

    def monolith_comes(self, area: str) -> str:
        return f"El monolito se posa en {self.place(area)}."

    def monolith_moves(self, direction: str) -> str:
        return f"El monolito se mueve hacia el {self.directions[direction]}."

    def board_turns(self, direction: str) -> str:
        return f"El tablero gira, y {self.side(0)} avanzan hacia el {self.directions[direction]}."


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "planet": "Gana por tu planeta. El mazo y las cartas usadas indican qué puede salir.",
        "kings": "Gana con cinco damas y emperadores. El mazo y las cartas usadas indican qué puede salir.",
        "captured": (
            "Captura la última pieza del rival. El mazo y las cartas usadas indican qué puede salir."
        ),
    }


class TableWords(english.TableWords):
    """In Spanish."""

    _say = Words()

    # --- asked for ---------------------------------------------------------------------------------

    dealt = "Se reparten las cartas."
    asked: Mapping[str, str] = {
        "flood": "elige una casilla vacía para llenarla de agua, o un fuego para apagarlo",
        "fire": "elige una casilla vacía para incendiarla, o una con agua para secarla",
        "emperor": "elige un peón y luego la dama que queda debajo, o no uses la carta",
        "revive": "elige una casilla oscura vacía de tu mitad, o no uses la carta",
        "hippo": "elige la pieza rival sobre la que se sienta el hipopótamo",
        "snookle": "elige la pieza sobre la que viaja el Snookle",
        "reshuffle": "mueve una segunda pieza",
        "wormhole": "elige dónde sale la pieza que has movido, o no uses la carta",
        "queen": "elige una dama o un emperador y adónde se desliza, o no uses la carta",
        "fortify": (
            "cada rombo es un borde entre dos casillas: elige dos para levantar muros, o dos muros "
            "rivales para derribarlos, o no uses la carta"
        ),
        "fate": "elige la pieza rival que tiene que moverse después",
        "ring": "elige la pieza que recibe el anillo",
        "antimatter": "cada rombo es el centro de cuatro casillas: elige las cuatro que se vacían",
        "cheater": "elige la carta siguiente, o deja el resto como está",
        "rotate": "elige la nueva dirección",
        "monolith": "elige cuatro casillas libres para él",
        "push": "elige hacia dónde se empuja el monolito",
        "push-first": "elige hacia dónde se empuja el monolito, la primera vez de dos",
        "push-again": "elige hacia dónde se empuja el monolito, la segunda vez",
        "agent": "elige la pieza rival que se aparta",
        "agent-move": "haz tu segunda jugada",
        "translation": "mueve cualquier pieza, o salta con ella, en horizontal o vertical",
        "translation-on": "sigue saltando, o para",
    }
    asked_on: Mapping[str, str] = {
        "fortify": "ahora el segundo borde, que se junta con el primero en una esquina",
        "remove": "ahora el segundo de los dos muros que derribas",
        "emperor": "ahora la dama que queda debajo del peón",
        "queen": "ahora adónde se desliza",
    }

    def to_move(self, seat: int, must_jump: bool) -> str:
        side = capital(self._say.side(seat))
        return f"{side} tienen que capturar (D4)." if must_jump else f"{side} mueven una pieza."

    def has_to_wander(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} tienen que mover una pieza fuera de su fila de fondo (A51)."

    def has_to_move(self, seat: int, spot: str) -> str:
        return f"{capital(self._say.side(seat))} tienen que mover la pieza de {spot} (A54)."

    def choose_card(self, seat: int) -> str:
        return f"{self._say.seats[seat]}: elige una de las cartas."

    def carry_out(self, seat: int, card: str, asked: str) -> str:
        return f"{self._say.seats[seat]}, {self._say.card_name(card)}: {self.asked[asked]}."

    def now(self, seat: int, card: str, asked: str) -> str:
        return f"{self._say.seats[seat]}, {self._say.card_name(card)}: {asked}."

    def choose_king(self, seat: int) -> str:
        return f"{self._say.seats[seat]}: elige el peón que se corona (A22)."

    # --- buttons and marks -------------------------------------------------------------------------

    buttons: Mapping[str, str] = {
        "decline": "No usarla",
        "stop": "Parar aquí",
        "leave": "Dejar el resto como está",
    }

    def rotated(self, seat: int, direction: str, end: str) -> str:
        return f"{self._say.seats[seat]} hacia el {self._say.directions[direction]}, en dirección a {end}"

    def edge(self, edge: str, built: bool) -> str:
        return f"el {'muro' if built else 'borde'} {self._say.place(edge)}"

    def shifted(self, direction: str, area: str) -> str:
        return f"hacia el {self._say.directions[direction]}, a {self._say.place(area)}"

    monolith_here = "aquí estaría el monolito"

    def would_go(self, thing: str) -> str:
        return f"{the(thing)} desaparecería"

    def wall(self, seat: int, edge: str) -> str:
        return f"muro de {self._say.side(seat)} en {edge}"

    # --- beside the board --------------------------------------------------------------------------

    reserve = "Reserva"
    draw_pile = "Mazo"

    def kings(self, count: int, goal: int) -> str:
        return f"{count} de {goal} damas"

    def one_king_missing(self, seat: int) -> str:
        return f"A {self._say.side(seat)} solo les falta una dama para ganar."

    def pieces(self, count: int) -> str:
        return "ficha" if count == 1 else "fichas"

    def cards(self, count: int) -> str:
        return "carta" if count == 1 else "cartas"

    def waits(self, words: str) -> str:
        return f"{words} Ahora no se puede usar: no hay casillas así."

    def idle(self, words: str) -> str:
        return f"{words} Ahora no tendría efecto."

    def planet(self, seat: int, planet: str) -> str:
        return f"{self._say.seats[seat]}: {self._say.planets[planet]}"

    def planet_wish(self, planet: str, count: int, goal: int) -> str:
        return f"Gana con {self._say.wishes[planet]}. Hasta ahora: {count} de {goal}."

    next_card = "Carta siguiente"

    def hidden_planet(self, seat: int) -> str:
        return f"Planeta de {self._say.side(seat)}"

    def only_known_to(self, seat: int) -> str:
        return f"Solo {self._say.side(seat)} conocen este planeta."

    def ways(self, first: str, second: str) -> str:
        north, south = (self._say.directions[way] for way in (first, second))
        mine, theirs = self._say.side(0), self._say.side(1)
        return f"{capital(mine)} avanzan hacia el {north}, {theirs} hacia el {south}."

    def wanders(self, seat: int) -> str:
        move = "tienen que mover después una pieza fuera de su fila de fondo"
        return f"Ansias de viaje: {self._say.side(seat)} {move}, si se puede (A51)."

    def fated(self, seat: int, spot: str) -> str:
        return (
            f"Destino: {self._say.side(seat)} tienen que mover después la pieza de {spot}, si se puede (A54)."
        )

    def knows_pile(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} conocen el orden del mazo."


class EditorWords(english.EditorWords):
    """In Spanish."""

    tokens = "Sobre una pieza"
    squares = "En casillas"
    secrets = "Planetas secretos"
    counts = "Exigencia, turno y cuentas"
    cards = "Cartas"
    forward = "El primer jugador va hacia el"
    drawn_later = "se roba al empezar"
    duty = "Exigencia de una carta"
    no_demand = "ninguna"
    turn = "Número de turno"
    in_pile = "en el mazo"
    face_up = "boca arriba"
    used = "usada"
    pile_order = "Orden del mazo"
    shuffled = "barajado"
    hippos = "solo hay tres hipopótamos"
    snookle = "una pieza con snookle no puede tener hipopótamo"
    under_monolith = "no puede haber muros bajo el monolito"
    fate = "Destino tiene que señalar una pieza del jugador de turno"
    order = "el orden tiene que nombrar todas las cartas del mazo y ninguna otra"
    planets = "los planetas de los jugadores tienen que ser distintos"
    monolith = "el monolito tiene que cubrir cuatro casillas, dos por dos"

    def wall_of(self, seat: int) -> str:
        return f"muro de {within(say.seats[seat])}"

    def planet_of(self, seat: int) -> str:
        return f"Planeta de {within(say.seats[seat])}"

    def revived(self, seat: int) -> str:
        return f"Fichas de {within(say.seats[seat])} revividas hasta ahora"

    def conquests(self, seat: int) -> str:
        return f"Capturas hasta ahora de los emperadores de {within(say.seats[seat])}"

    def as_written(self, order: str) -> str:
        return f"como está escrito: {order.replace(',', ', ')}"

    def too_many(self, seat: int, most: int) -> str:
        return (
            f"{within(say.seats[seat])} tienen más de {most} fichas: una dama son dos, un emperador son tres"
        )

    def walls(self, most: int) -> str:
        return f"puede haber {most} muros como mucho"

    def open_cards(self, most: int) -> str:
        return f"al empezar un turno puede haber {most} boca arriba como mucho"

    def one_of(self, word: str, known: Collection[str]) -> str:
        return f"{quoted(word)} no es ninguno de {', '.join(known)}"

    def two_parts(self, text: str, mark: str) -> str:
        return f"{quoted(text)} no son dos partes con {mark} en medio"

    def twice(self, name: str) -> str:
        return f"{name} se nombra dos veces"

    def no_edge(self, name: str) -> str:
        return f"{quoted(name)} no es un borde como e4-e5"

    def no_card(self, name: str) -> str:
        return f"{quoted(name)} no es una carta"

    def no_planet(self, name: str) -> str:
        return f"{quoted(name)} no es un planeta"

    def no_duty(self, text: str) -> str:
        return f"{quoted(text)} no es -, wander ni fate con una casilla como fate:e4"

    def no_number(self, text: str, least: int, most: int) -> str:
        return f"{quoted(text)} no es un número de {least} a {most}"


class CardWords(english.CardWords):
    """In Spanish."""

    texts: Mapping[str, str] = {
        "flood": "Llena de agua una casilla vacía, o apaga un fuego.",
        "fire": "Incendia una casilla vacía, o seca una con agua.",
        "emperor": "Si quieres, pon uno de tus peones sobre una de tus damas.",
        "revive": "Si quieres, una ficha vuelve como peón en tu mitad.",
        "monolith": "Pon el monolito en cuatro casillas libres; si ya está, empújalo.",
        "doom": "Empuja el monolito dos veces.",
        "hippo": "Un hipopótamo se sienta sobre una pieza rival, que queda inmóvil.",
        "snookle": "Un Snookle sobre una de tus piezas ahuyenta hipopótamos; Venus los cuenta.",
        "reshuffle": "Mueve una segunda pieza; luego se barajan todas las cartas.",
        "translation": "Mueve cualquier pieza, o salta con ella, en horizontal o vertical.",
        "wormhole": "Si quieres, la pieza que has movido se va muy lejos.",
        "wanderlust": "Tu rival tiene que mover después una pieza fuera de su fila de fondo.",
        "queen": "Si quieres, una dama o un emperador se desliza como la reina del ajedrez.",
        "fortify": "Si quieres, levanta dos muros o derriba dos del rival.",
        "fate": "Señala la pieza rival que tiene que moverse después.",
        "agent": "Una pieza rival se aparta mientras juegas otra vez.",
        "ring": "Una de tus piezas recibe un anillo; Saturno los cuenta.",
        "antimatter": "Vacía cuatro casillas donde ambos bandos tengan una pieza.",
        "cheater": "Si quieres, mira el mazo y ponlo en orden.",
        "rotate": "Gira el tablero un cuarto de vuelta, hacia donde quieras.",
    }
    has_snookle = "Lleva un Snookle, y los hipopótamos no lo soportan."
    has_hippo = "Ya tiene un hipopótamo encima."
    hippo_sits = "Tiene un hipopótamo sentado encima: no puede moverse."
    moved_already = "Esta pieza ya se ha movido; tiene que ser otra."
    monolith_there = "Ahí está el monolito."
    no_antimatter = "Antimateria necesita dos por dos casillas con una pieza de cada bando."

    def leads_nowhere(self, card: str, start: str, end: str) -> str:
        return f"{_plain(card)} no lleva de {start} a {end}."

    def not_empty(self, thing: str) -> str:
        return f"La casilla no está vacía: ahí está {the(thing)}."

    def wants_own(self, card: str) -> str:
        return f"{_plain(card)} es para una pieza tuya."

    def wants_theirs(self, card: str) -> str:
        return f"{_plain(card)} es para una pieza del rival."

    def no_use(self, card: str) -> str:
        return f"{_plain(card)} no tiene efecto en esta casilla."

    def wants_edge(self, card: str) -> str:
        return f"{_plain(card)} es para bordes: elige un rombo en un lado de esta casilla."

    def wants_area(self, card: str) -> str:
        return f"{_plain(card)} es para cuatro casillas a la vez: elige un rombo en una esquina de esta."

    # --- moves -------------------------------------------------------------------------------------

    wander_first = "Ansias de viaje: antes, una pieza tiene que salir de la fila de fondo."
    fate_named = "Destino ha señalado otra pieza."
    another_must = "Otra pieza tiene que capturar."
    must_jump = "Esta pieza tiene que capturar."
    must_jump_on = "Esta pieza tiene que seguir capturando."
    blocked = "No puede moverse: se mueve en diagonal a una casilla vacía; un peón, solo hacia adelante."
    wall = "Un muro del rival le cierra el paso."
    only_emperors = "Solo un emperador puede saltar por encima de un emperador."

    def others_turn(self, seat: str, thing: str) -> str:
        return f"Es el turno de las {seat.lower()}, y esto es {some(thing)}."

    def in_its_way(self, filling: str) -> str:
        return f"Ahí no se puede entrar: {the(filling)} cierra el paso."


def _plain(card: str) -> str:
    """Return a title as a sentence begins with it."""
    return capital(card.strip("¡!"))


class GainWords(english.GainWords):
    """In Spanish."""

    def nearer(self, planet: str, count: int, goal: int, own: bool) -> str:
        if own:
            return f"se acerca a su objetivo, {count} de {goal}: {say.wishes[planet]}"
        return f"acerca al rival a su objetivo ({say.planets[planet]}): {count} de {goal}"

    def farther(self, planet: str, count: int, goal: int, own: bool) -> str:
        if own:
            return f"se aleja de su objetivo ({say.planets[planet]}): {count} de {goal}"
        return f"aleja al rival de su objetivo ({say.planets[planet]}): {count} de {goal}"

    def crowns(self, count: int, goal: int) -> str:
        return f"se acerca a las cinco damas: {count} de {goal}"

    def fewer_crowns(self, count: int, goal: int) -> str:
        return f"aleja al rival de las cinco damas: {count} de {goal}"

    def sat_upon(self, kind: str) -> str:
        return f"pone un hipopótamo sobre {the(say.kind(kind))}"

    def freed(self, kind: str) -> str:
        return f"libra del hipopótamo {as_object(say.kind(kind))}"
