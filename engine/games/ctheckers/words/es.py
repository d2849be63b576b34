"""Words of Ctheckers in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import (
    GameWords,
    agreeing,
    capital,
    listed,
    named,
    quoted,
    some,
    the,
    this,
)
from engine.games.ctheckers.words import en as english
from engine.games.ctheckers.words.en import say


class Words(english.Words, GameWords):
    """In Spanish. "Dama" is the king of draughts, so Nyarlathotep's queen form is the "reina"."""

    credit = "De Owen K.C. Stephens"
    tagline = "Nadie sabe qué hay bajo las fichas. Una de ellas acaba con el mundo."
    seats = ("Oscuras", "Claras")
    advice: Mapping[str, str] = {
        "taken": "Cuando tu Nyarlathotep esté boca arriba, déjalo donde nada pueda capturarlo.",
        "torn": "Recuerda dónde está tu Necronomicón: quien captura el suyo acaba despedazado.",
        "cultists": "Avanza con las fichas de dos en dos, para perder menos cultistas.",
        "": ("Deja que tu rival capture primero: cada pieza que se da la vuelta es un riesgo para los dos."),
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Empieza como las damas, pero una ficha que se captura o llega a la última fila se da la "
            "vuelta. Si es un Cthecker, pierden los dos. Captura los ocho cultistas de tu rival para "
            "ganar."
        ),
        "capture": (
            "Si puedes capturar, tienes que hacerlo. Toda ficha capturada se da la vuelta, y al principio "
            "hay una probabilidad de 1 entre 12 de que se acabe el mundo."
        ),
        "shown": (
            "Se ha descubierto una pieza. Se indica qué le queda a cada bando boca abajo; las reglas "
            "explican qué hace cada pieza."
        ),
    }
    tutorial: Mapping[str, str] = {
        "capture": "Nadie sabe qué hay bajo las fichas. Salta por encima de la clara, y se da la vuelta.",
        "crown": "También en la última fila se da la vuelta una ficha. Mueve allí la tuya.",
        "knight": (
            "Este es tu Nyarlathotep, por ahora un caballo. Muévelo dos casillas hacia arriba y una a la "
            "derecha: captura todo lo que cruza."
        ),
        "carter": "Otra vez a la última fila. Nadie sabe a quién encontrarás ahí.",
        "look": "Puede mirar bajo una ficha del rival. Elige una: solo tú la verás.",
        "world": (
            "Tienes que capturar, y puedes elegir qué ficha. Una de esas dos es lo último que quieres "
            "encontrar."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "capture": (
            "Era un cultista, como ocho de las doce fichas de cada bando. Si pierdes los ocho, pierdes la "
            "partida."
        ),
        "crown": (
            "Un cultista: ahora es una dama sobre una pila de cultistas capturados. Cuando se va, el "
            "siguiente de la pila se convierte en dama."
        ),
        "knight": (
            "Después de cada jugada toma otra forma, y tu rival puede ser el próximo en moverlo. Luego "
            "vuelve a ser tuyo."
        ),
        "carter": "Randolph Carter: ahora es una dama, y tiene un don.",
        "look": "Ese es el Cthecker de tu rival, que no lo sabe, y no tienes que decirle la verdad.",
        "world": (
            "El Cthecker, el único de su bando. Le dé la vuelta quien le dé la vuelta, pierden los dos."
        ),
    }
    headlines: Mapping[str, str] = {"cthecker": "Hasta aquí llegó el mundo"}
    ends: Mapping[str, str] = {
        "cthecker": "Pierden los dos: se ha dado la vuelta el Cthecker y se acaba el mundo.",
        "taken": "Victoria de {winner}: captura del Nyarlathotep de {loser}.",
        "torn": "Victoria de {winner}: capturar el Necronomicón propio hace pedazos a {loser}.",
        "cultists": "Victoria de {winner}: no queda ningún cultista de {loser}.",
        "no-moves": "Victoria de {winner}: no queda jugada legal para {loser}.",
        "forty-moves": "Tablas: 40 jugadas de cada bando sin capturar, descubrir ni arriesgar nada.",
        "repetition": "Tablas por triple repetición.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "nyarlathotep": ("Nyarlathotep", "Nyarlathoteps"),
        "cthecker": ("el Cthecker", "Ctheckers"),
        "necronomicon": ("el Necronomicón", "Necronomicones"),
        "carter": ("Carter", "Carters"),
        "cultist": ("un cultista", "cultistas"),
        "pawn": ("una ficha boca abajo", "fichas boca abajo"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "won-taken": ("Mensajero cazado", "Gana capturando al Nyarlathotep rival."),
        "won-torn": ("No leer en voz alta", "Gana porque el rival captura su propio Necronomicón."),
        "won-cultists": ("Fin del culto", "Gana dejando al rival sin cultistas."),
        "won-no-moves": ("Emparedamiento", "Gana dejando al rival sin jugadas."),
        "lost-cthecker": ("El fin del mundo", "Pierde por el Cthecker."),
        "lost-taken": ("Un mensaje perdido", "Pierde tu Nyarlathotep, y con él la partida."),
        "lost-torn": ("En pedazos", "Captura tu propio Necronomicón, y pierde."),
        "lost-cultists": ("Nadie que cante", "Pierde tu último cultista."),
        "lost-no-moves": ("Sin escapatoria", "Pierde porque no puedes mover."),
        "eaten": ("Presa de todos", "Pierde de cada una de las cinco maneras."),
    }

    def chance(self, spot: str, among: int) -> str:
        odds = f"una probabilidad de 1 entre {among}"
        return f"La ficha de {spot} era una de las {among} que podían ser el Cthecker, {odds} (C2)."

    def side(self, seat: int) -> str:
        """Return a seat within a sentence: "las oscuras"."""
        return f"las {self.seats[seat].lower()}"

    # --- what there is -----------------------------------------------------------------------------

    gone: Mapping[str, str] = {"at-once": "Se captura."}
    colours: Mapping[str, str] = {"dark": "oscuro", "light": "claro"}
    things: Mapping[str, str] = {
        "checker": "ficha",
        "cthecker": "Cthecker",
        "cultist": "cultista",
        "nyarlathotep": "Nyarlathotep",
        "carter": "Carter",
        "necronomicon": "Necronomicón",
        "king": "dama",
        "coin": "moneda",
        "die": "dado",
    }
    forms: Mapping[str, str] = {
        "pawn": "peón",
        "bishop": "alfil",
        "king": "rey",
        "knight": "caballo",
        "queen": "reina",
        "rook": "torre",
    }
    faces: Mapping[str, str] = {
        "heads": "cara",
        "tails": "cruz",
        "1": "1, un peón",
        "2": "2, un alfil",
        "3": "3, un rey",
        "4": "4, un caballo",
        "5": "5, una reina",
        "6": "6, una torre",
    }
    face_down = "ficha boca abajo"

    def kind(self, kind: str) -> str:
        if kind.startswith("under "):
            return f"{self.kind(kind.removeprefix('under '))} bajo la pila"
        *colour, what = kind.split()
        return agreeing(self.things[what], self.colours[colour[0]]) if colour else self.things[what]

    def some(self, what: str, count: int) -> str:
        plural = {"checker": "fichas", "cultist": "cultistas", "king": "damas"}
        return self.things[what] if count == 1 else plural.get(what, self.things[what])

    def stacked(self, top: str, under: Sequence[str]) -> str:
        return f"{self.kind(top)} en una pila, sobre {listed([some(self.kind(each)) for each in under])}"

    def star(self, kind: str, form: str, seat: int) -> str:
        return f"{self._in_form(kind, form)}, bajo control de {self.side(seat)}"

    def star_waiting(self, kind: str, form: str, seat: int) -> str:
        return f"{self._in_form(kind, form)}, a la espera de {self.side(seat)}"

    def _in_form(self, kind: str, form: str) -> str:
        return f"{self.kind(kind)} en forma de {self.forms[form]}" if form else self.kind(kind)

    def known_under(self, kind: str, what: str) -> str:
        return f"{self.kind(kind)} con {some(self.things[what])} debajo"

    # --- what it means that something comes to light, for those who do not know the rules by heart -----

    gaits: Mapping[str, str] = {
        "pawn": "Avanza una casilla de frente y captura en diagonal hacia adelante.",
        "bishop": "Se mueve en diagonal, cualquier distancia.",
        "king": "Se mueve una casilla en cualquier dirección, y se puede saltar por encima de él.",
        "knight": (
            "Se mueve dos casillas en horizontal o vertical y una de lado, y captura también lo que cruza."
        ),
        "queen": "Se mueve en cualquier dirección, cualquier distancia.",
        "rook": "Se mueve en horizontal o vertical, cualquier distancia.",
    }
    meanings: Mapping[str, str] = {
        "captured-t": "Se acaba el mundo: pierden los dos.",
        "captured-n": "No se captura. Se queda, y el dado decide su forma.",
        "captured-r": "Una moneda decide qué será de él.",
        "captured-b": "El libro se queda. El rival no puede capturarlo, y su dueño pierde si lo captura.",
        "risen-t": "Se acaba el mundo: pierden los dos.",
        "risen-c": "Se mueve como una dama, y debajo se ponen cultistas capturados.",
        "risen-n": "El dado decide su forma.",
        "risen-r": "Se mueve como una dama, y puede mirar bajo una ficha del rival.",
        "risen-b": "El libro se queda. El rival no puede capturarlo, y su dueño pierde si lo captura.",
        "heads": "Su dueño puede mirar bajo una ficha del rival.",
        "tails": "Queda fuera; un cultista capturado del rival, si lo hay, ocupa su lugar.",
    }

    # --- what happened -----------------------------------------------------------------------------

    def goes_mad(self, kind: str, spot: str) -> str:
        return f"{capital(the(self.kind(kind)))} de {spot} se vuelve loco."

    def chooses(self, seat: int, spot: str) -> str:
        return f"{capital(self.side(seat))} eligen la ficha de {spot}."

    def stops(self, seat: int) -> str:
        return f"{capital(self.side(seat))} se detienen."

    def does_not_look(self, seat: int) -> str:
        return f"{capital(self.side(seat))} no miran."

    def attacks(self, kind: str, start: str, *spots: str) -> str:
        return f"{capital(the(self.kind(kind)))} ataca {listed(spots)} desde {start}."

    def turns_to(self, seat: int, carter: str, spot: str) -> str:
        return f"El Carter de {self.side(seat)} en {carter} se vuelve hacia la ficha de {spot}."

    def stays(self, kind: str, spot: str) -> str:
        return f"{capital(the(self.kind(kind)))} se queda en {spot}."

    def passes_on(self, kind: str, seat: int) -> str:
        star = capital(the(self.kind(kind)))
        return f"{star} toma otra forma, y el control pasa a {self.side(seat)} (C11)."

    def waits_for(self, kind: str, seat: int) -> str:
        until = f"hasta que se capture un cultista o un Carter de {self.side(seat)} (C11, C12)"
        return f"{capital(the(self.kind(kind)))} toma otra forma, y se queda quieto {until}."


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "torn": "Obliga al rival a capturar su propio Necronomicón.",
        "taken": "Captura al Nyarlathotep rival.",
        "cultists": "Captura el último cultista del rival.",
        "world": "Acaba con el mundo.",
        "safe": "No pierdas antes de tu próximo turno, y que no se acabe el mundo.",
    }


class TableWords(english.TableWords):
    """In Spanish."""

    _say = Words()

    # --- asked for ---------------------------------------------------------------------------------

    chances: Mapping[str, str] = {
        "uncover": "Se da la vuelta la ficha capturada en {0} (C3).",
        "rise": "La ficha de {0} ha llegado a la última fila y se da la vuelta (C3).",
        "coin": "Se lanza una moneda por Carter en {0} (C17).",
        "die": "Se lanza el dado por la forma de Nyarlathotep en {0} (C9, C11).",
        "see": "Carter mira bajo la ficha de {0} (C18).",
    }

    def may_look(self, seat: int) -> str:
        return (
            f"{self._say.seats[seat]}: Carter puede mirar bajo una ficha de {self._say.side(1 - seat)} (C18)."
        )

    def may_jump_book(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} pueden saltar sobre su propio Necronomicón, o parar (C21)."

    def must_jump_on(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} tienen que seguir capturando (D5)."

    def to_move(self, seat: int) -> str:
        return f"Juegan {self._say.side(seat)}."

    def must_capture(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} tienen que capturar (D4, C5)."

    def must_capture_by_star(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} tienen que capturar con Nyarlathotep (C13)."

    def must_capture_book(self, seat: int, ways_out: bool) -> str:
        sacrifice = ", o hacer un sacrificio" if ways_out else ""
        who = capital(self._say.side(seat))
        return f"{who} tienen que capturar su propio Necronomicón{sacrifice} (C21, C22)."

    buttons: Mapping[str, str] = {"decline": "No mirar", "stop": "Parar aquí"}

    # --- beside the board --------------------------------------------------------------------------

    captured = "Perdidas"
    still_face_down = "Aún boca abajo"
    may_be_face_down = "Quizá boca abajo"
    out = "Fuera de la partida"

    def cultists(self, count: int, goal: int) -> str:
        return f"{count} de {goal} cultistas"

    def one_cultist_missing(self, seat: int) -> str:
        return f"A {self._say.side(seat)} solo les falta un cultista para ganar."

    def you_know(self, kind: str, spot: str, what: str) -> str:
        return f"Sabes que {the(self._say.kind(kind))} de {spot} es {some(self._say.things[what])}."

    def may_lie(self, spot: str) -> str:
        return f"Boca abajo en {spot}: posibilidades"

    def one_in(self, colour: str, among: int) -> str:
        adjective = {"dark": "oscura", "light": "clara"}[colour]
        return f"1 entre {among} para una {adjective}"

    def odds(self, chances: list[str]) -> str:
        known = f": {listed(chances)} que no conoces" if chances else ""
        return f"El número de una ficha boca abajo es la probabilidad de que sea el Cthecker{known}."

    # --- what an action would do -------------------------------------------------------------------

    would_go_mad = "Carter mira debajo y se vuelve loco"
    would_push = "este cultista sale de la partida para empujar el Necronomicón"
    would_burn = "Carter y este Necronomicón salen de la partida"
    would_lose = "quien lo capture pierde la partida"
    would_lose_own = "se capturaría, aunque es tuyo"

    def turns_over(self, spot: str) -> str:
        return f"da la vuelta a la ficha de {spot}, que no es el Cthecker"

    def risks(self, spot: str, among: int) -> str:
        what = "es el Cthecker" if among == 1 else f"es el Cthecker con una probabilidad de 1 entre {among}"
        return f"da la vuelta a la ficha de {spot}: {what}"

    def risks_at_most(self, among: int) -> str:
        return f"da la vuelta a una ficha: es el Cthecker con una probabilidad de hasta 1 entre {among}"

    def jumps_on(self, spot: str, among: int) -> str:
        risk = f"; es el Cthecker con una probabilidad de 1 entre {among}" if among else ""
        return f"quizá tenga que seguir saltando sobre {spot}{risk}"

    # --- why not -----------------------------------------------------------------------------------

    ways: Mapping[str, str] = {
        "m": "una ficha se mueve una casilla en diagonal hacia adelante",
        "c": "un cultista se mueve una casilla en diagonal",
        "r": "Carter se mueve una casilla en diagonal",
    }
    book_stays = (
        "Su dueño no puede mover un Necronomicón descubierto; se puede sacrificar un cultista "
        "boca arriba para moverlo una casilla."
    )
    push_beside = "Para empujar el Necronomicón, elige una casilla vacía a su lado."
    capture_first = "Antes tienes que capturar."
    something_first = "Antes tienes que capturar."
    book_is_safe = "El Necronomicón del rival no se puede capturar."
    star_is_safe = "Solo se puede saltar sobre un Nyarlathotep en forma de rey."

    def comes_first(self, prompt: str) -> str:
        return f"Antes viene otra cosa. {prompt}"

    def others_turn(self, seat: int, kind: str) -> str:
        return f"Es el turno de {self._say.side(seat)}, y esto es {some(self._say.kind(kind))}."

    def in_form(self, form: str) -> str:
        return f"Nyarlathotep tiene ahora forma de {self._say.forms[form]}. {self._say.gaits[form]}"

    def still_until(self, seat: int) -> str:
        piece = f"un cultista o un Carter de {self._say.side(seat)}"
        return f"Se queda quieto hasta que se capture {piece}."

    def only_moved_by(self, seat: int) -> str:
        return f"Ahora solo {self._say.side(seat)} pueden mover este Nyarlathotep."

    def star_blocked(self, kind: str) -> str:
        return f"{capital(this(self._say.kind(kind)))} no puede moverse en su forma actual."

    def blocked(self, kind: str, letter: str) -> str:
        piece = capital(this(self._say.kind(kind)))
        return f"{piece} no puede moverse: {self.ways[letter]}, a una casilla vacía."


class EditorWords(english.EditorWords):
    """In Spanish."""

    captured = "Capturadas"
    out = "Fuera de la partida"
    count = "Contadores"
    quiet = "Medias jugadas sin captura, revelación, mirada, sacrificio ni jugada de ficha boca abajo"
    turn = "El turno"
    begins = "empieza"
    owner = "su dueño"
    other = "el rival"
    waits = "nadie: espera al rival"
    no_form = "ninguna"
    on_light = "solo un Nyarlathotep puede estar en casillas claras"
    stack_inside = "una pila tiene que estar en la primera o en la última fila"
    without_form = "un Nyarlathotep revelado necesita una forma"
    different = "dos jugadores vieron cosas distintas bajo una misma ficha"
    no_turn = "el resto de este turno no encaja con la posición"
    looked_twice = "este jugador ya ha mirado ahí"

    def looked(self, seat: int) -> str:
        return f"Visto por {named(say.seats[seat])} bajo una ficha"

    def saw(self, seat: int, what: str) -> str:
        return f"{capital(named(say.seats[seat]))} han mirado{f' y visto: {what}' if what else ''}"

    def form_of(self, name: str) -> str:
        return f"Forma: {name}"

    def control_of(self, name: str) -> str:
        return f"Quién controla: {name}"

    def goes_on(self, rest: str) -> str:
        return f"sigue: {rest}"

    def too_many(self, name: str) -> str:
        has = "1 Cthecker, 8 cultistas, 1 Nyarlathotep, 1 Carter, 1 Necronomicón"
        return f"hay demasiadas piezas de este tipo: {name} (un bando tiene {has})"

    def one_of(self, word: str, known: Sequence[str]) -> str:
        return f"{quoted(word)} no es ninguno de {', '.join(known)}"

    def no_piles(self, text: str) -> str:
        return f"{quoted(text)} no son dos montones como C3R1/c2 o -/-"

    def no_pile(self, text: str) -> str:
        return f"{quoted(text)} no es un montón de ese bando"

    def no_look(self, text: str) -> str:
        return f"{quoted(text)} no es una mirada a una ficha boca abajo como e7=c1"

    def other_side(self, text: str) -> str:
        return f"{quoted(text)}: la ficha de ahí es del rival"

    def no_count(self, text: str) -> str:
        return f"{quoted(text)} no es un número de jugadas"
