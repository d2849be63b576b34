"""What Ctheckers says, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import agreeing, capital, listed, named, some, the, this
from engine.games.ctheckers.words import en as english
from engine.games.ctheckers.words.en import say


class Words(english.Words):
    """In Spanish. "Dama" is the king of draughts, so Nyarlathotep's queen form is the "reina"."""

    credit = "De Owen K.C. Stephens"
    tagline = "Nadie sabe qué hay bajo las fichas. Una de ellas acaba con el mundo."
    seats = ("Oscuras", "Claras")
    lessons: Mapping[str, str] = {
        "start": (
            "Empieza como las damas, pero lo que se captura, o llega a la última fila, se da la vuelta. Si "
            "aparece un Cthecker, pierden los dos. Si capturas a los ocho cultistas del otro lado, ganas."
        ),
        "capture": (
            "Si puedes saltar, tienes que hacerlo. Lo que capturas se da la vuelta: al principio, con una "
            "probabilidad entre doce de que se acabe el mundo."
        ),
        "shown": (
            "Algo ha salido a la luz. Se indica qué tiene cada lado aún boca abajo; "
            "consulta las reglas para ver qué hace cada pieza."
        ),
    }
    guide: Mapping[str, str] = {
        "capture": "Nadie sabe qué hay bajo las fichas. Salta por encima de la clara, y se da la vuelta.",
        "crown": "También en la última fila se da la vuelta una ficha. Ve allí con la tuya.",
        "knight": (
            "Este es tu Nyarlathotep, un caballo por ahora. Envíalo dos casillas hacia arriba y una a la "
            "derecha: captura todo lo que cruza."
        ),
        "carter": "Otra vez a la última fila. Nadie sabe a quién encontrarás ahí.",
        "look": "Puede mirar bajo una ficha del otro lado. Elige una: solo la verás tú.",
        "world": (
            "Tienes que saltar, y puedes elegir por encima de quién. Una de esas dos es lo último que "
            "quieres encontrar."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "capture": (
            "Era un cultista, como ocho de las doce fichas de un lado. Si pierdes los ocho, pierdes la "
            "partida."
        ),
        "crown": (
            "Un cultista: ahora es una dama, sobre una pila de cultistas capturados. Cuando se va, el "
            "siguiente de la pila es una dama."
        ),
        "knight": (
            "Después de cada jugada toma otra forma, y el otro lado puede ser el próximo en moverlo. Luego "
            "vuelve a ser tuyo."
        ),
        "carter": "Randolph Carter: ahora es una dama, y tiene un don.",
        "look": "Ese es su Cthecker. El otro lado no lo sabe, y no tienes que decir la verdad.",
        "world": "El Cthecker, el único de su lado. Le dé la vuelta quien le dé la vuelta, pierden los dos.",
    }
    ends: Mapping[str, str] = {
        "cthecker": "Pierden los dos: se ha dado la vuelta el Cthecker y se acaba el mundo.",
        "taken": "Victoria de {winner}: ha caído el Nyarlathotep de {loser}.",
        "torn": "Victoria de {winner}: capturar el Necronomicon propio hace pedazos a {loser}.",
        "cultists": "Victoria de {winner}: no queda ningún cultista de {loser}.",
        "no-moves": "Victoria de {winner}: ya no hay jugada para {loser}.",
        "forty-moves": "Tablas: 40 jugadas de cada lado sin capturar, descubrir ni arriesgar nada.",
        "repetition": "Tablas: la misma posición por tercera vez.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "nyarlathotep": ("Nyarlathotep", "Nyarlathoteps"),
        "cthecker": ("el Cthecker", "Ctheckers"),
        "necronomicon": ("el Necronomicon", "Necronomicones"),
        "carter": ("Carter", "Carters"),
        "cultist": ("un cultista", "cultistas"),
        "pawn": ("una ficha boca abajo", "fichas boca abajo"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "won-taken": ("Mensajero cazado", "Gana capturando el Nyarlathotep del otro lado."),
        "won-torn": ("No leer en voz alta", "Gana porque el otro lado captura su propio Necronomicon."),
        "won-cultists": ("Fin del culto", "Gana dejando al otro lado sin cultistas."),
        "won-no-moves": ("Emparedamiento", "Gana dejando al otro lado sin jugadas."),
        "lost-cthecker": ("El fin del mundo", "Pierde por el Cthecker."),
        "lost-taken": ("Un mensaje perdido", "Pierde tu Nyarlathotep, y con él la partida."),
        "lost-torn": ("En pedazos", "Captura tu propio Necronomicon, y pierde."),
        "lost-cultists": ("Nadie que cante", "Pierde tu último cultista."),
        "lost-no-moves": ("Sin escapatoria", "Pierde porque no puedes mover."),
        "eaten": ("Presa de todos", "Pierde de cada una de las cinco maneras."),
    }

    def end(self, code: str, winner: str, loser: str) -> str:
        return super().end(code, named(winner), named(loser))

    def chance(self, spot: str, among: int) -> str:
        odds = f"una probabilidad de 1 entre {among}"
        return f"La ficha de {spot} era una de las {among} que podían serlo, {odds} (C2)."

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
        "necronomicon": "Necronomicon",
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
        "bishop": "Va en diagonal, tan lejos como quiera.",
        "king": "Va una casilla en cualquier dirección, y se puede saltar por encima.",
        "knight": "Va dos casillas en línea recta y una de lado, y captura también lo que cruza.",
        "queen": "Va en cualquier dirección, tan lejos como quiera.",
        "rook": "Va en línea recta, tan lejos como quiera.",
    }
    meanings: Mapping[str, str] = {
        "captured-t": "Se acaba el mundo: pierden los dos.",
        "captured-n": "No se captura. Se queda, y el dado decide su forma.",
        "captured-r": "Una moneda decide qué será de él.",
        "captured-b": "El libro se queda. El otro lado no puede capturarlo, y su dueño pierde si lo captura.",
        "risen-t": "Se acaba el mundo: pierden los dos.",
        "risen-c": "Se mueve como una dama, y debajo se ponen cultistas capturados.",
        "risen-n": "El dado decide su forma.",
        "risen-r": "Se mueve como una dama, y puede mirar bajo una ficha del otro lado.",
        "risen-b": "El libro se queda. El otro lado no puede capturarlo, y su dueño pierde si lo captura.",
        "heads": "Su dueño puede mirar bajo una ficha del otro lado.",
        "tails": "Queda fuera; un cultista capturado del otro lado, si lo hay, ocupa su lugar.",
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
        until = f"hasta que haya entre las capturas un cultista o un Carter de {self.side(seat)} (C11, C12)"
        return f"{capital(the(self.kind(kind)))} toma otra forma, y se queda quieto {until}."


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "torn": "Haz que el otro lado capture su propio Necronomicón.",
        "taken": "Captura el Nyarlathotep del otro lado.",
        "cultists": "Captura al último cultista del otro lado.",
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
        return f"{capital(self._say.side(seat))} pueden saltar su propio Necronomicon, o parar (C21)."

    def must_jump_on(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} tienen que seguir saltando (D5)."

    def to_move(self, seat: int) -> str:
        return f"Juegan {self._say.side(seat)}."

    def must_capture(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} tienen que capturar (D4, C5)."

    def must_capture_by_star(self, seat: int) -> str:
        return f"{capital(self._say.side(seat))} tienen que capturar con Nyarlathotep (C13)."

    def must_capture_book(self, seat: int, ways_out: bool) -> str:
        sacrifice = ", o hacer un sacrificio" if ways_out else ""
        who = capital(self._say.side(seat))
        return f"{who} tienen que capturar su propio Necronomicon{sacrifice} (C21, C22)."

    buttons: Mapping[str, str] = {"decline": "No mirar", "stop": "Parar aquí"}

    # --- beside the board --------------------------------------------------------------------------

    captured = "Perdidas"
    still_face_down = "Aún boca abajo"
    may_be_face_down = "Quizá boca abajo"
    out = "Fuera de la partida"

    def you_know(self, kind: str, spot: str, what: str) -> str:
        return f"Sabes que {the(self._say.kind(kind))} de {spot} es {some(self._say.things[what])}."

    def may_lie(self, spot: str) -> str:
        return f"Qué puede haber boca abajo en {spot}"

    def one_in(self, colour: str, among: int) -> str:
        adjective = {"dark": "oscura", "light": "clara"}[colour]
        return f"1 entre {among} para una {adjective}"

    def odds(self, chances: list[str]) -> str:
        known = f": {listed(chances)}, si no sabes nada de ella" if chances else ""
        return f"El número de una ficha boca abajo es la probabilidad de que sea el Cthecker{known}."

    # --- what an action would do -------------------------------------------------------------------

    would_go_mad = "Carter mira debajo y se vuelve loco"
    would_push = "este cultista sale de la partida para empujar el Necronomicon"
    would_burn = "Carter y este Necronomicon salen de la partida"
    would_lose = "capturarlo pierde la partida"
    would_lose_own = "caería, aunque es tuyo"

    def turns_over(self, spot: str) -> str:
        return f"da la vuelta a la ficha de {spot}, que no es el Cthecker"

    def risks(self, spot: str, among: int) -> str:
        what = "es el Cthecker" if among == 1 else f"es el Cthecker con una probabilidad de 1 entre {among}"
        return f"da la vuelta a la ficha de {spot}: {what}"

    def risks_at_most(self, among: int) -> str:
        return f"eso da la vuelta a una ficha: el Cthecker con probabilidad de hasta 1 entre {among}"

    def jumps_on(self, spot: str, among: int) -> str:
        risk = f", el Cthecker con probabilidad de 1 entre {among}" if among else ""
        return f"quizá tenga que seguir saltando sobre {spot}{risk}"

    # --- why not -----------------------------------------------------------------------------------

    ways: Mapping[str, str] = {
        "m": "una ficha va una casilla en diagonal hacia adelante",
        "c": "un cultista va una casilla en diagonal",
        "r": "Carter va una casilla en diagonal",
    }
    book_stays = (
        "Su dueño no puede mover un Necronomicon descubierto; se puede sacrificar un cultista "
        "boca arriba para moverlo una casilla."
    )
    push_beside = "Aquí se elige una casilla libre vecina, adonde se empuja el Necronomicon."
    capture_first = "Antes hay que hacer una captura."
    something_first = "Antes hay que capturar algo."
    book_is_safe = "El Necronomicon del otro lado no se puede capturar."
    star_is_safe = "Un Nyarlathotep solo se puede saltar en forma de rey."

    def comes_first(self, prompt: str) -> str:
        return f"Antes viene otra cosa. {prompt}"

    def others_turn(self, seat: int, kind: str) -> str:
        return f"Es el turno de {self._say.side(seat)}, y esto es {some(self._say.kind(kind))}."

    def in_form(self, form: str) -> str:
        return f"Nyarlathotep tiene ahora forma de {self._say.forms[form]}. {self._say.gaits[form]}"

    def still_until(self, seat: int) -> str:
        piece = f"un cultista o un Carter de {self._say.side(seat)}"
        return f"Se queda quieto hasta que haya entre las capturas {piece}."

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
    quiet = "Medias jugadas sin captura, revelación, mirada, sacrificio ni ficha boca abajo"
    turn = "El turno"
    begins = "empieza"
    owner = "su dueño"
    other = "el otro jugador"
    waits = "nadie: espera al otro jugador"
    no_form = "ninguna"
    on_light = "solo un Nyarlathotep está en casillas claras"
    stack_inside = "una pila está en la primera o en la última fila"
    without_form = "un Nyarlathotep revelado tiene una forma"
    different = "dos jugadores vieron cosas distintas bajo una misma ficha"
    no_turn = "lo que falta por hacer en este turno no encaja con la posición"
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
        has = "1 Cthecker, 8 cultistas, 1 Nyarlathotep, 1 Carter, 1 Necronomicon"
        return f"hay demasiado: {name} (un lado tiene {has})"

    def one_of(self, word: str, known: Sequence[str]) -> str:
        return f"{word!r} no es ninguno de {', '.join(known)}"

    def no_piles(self, text: str) -> str:
        return f"{text!r} no son dos montones como C3R1/c2 o -/-"

    def no_pile(self, text: str) -> str:
        return f"{text!r} no es un montón de ese lado"

    def no_look(self, text: str) -> str:
        return f"{text!r} no es una mirada a una ficha boca abajo como e7=c1"

    def other_side(self, text: str) -> str:
        return f"{text!r}: la ficha de ahí es del otro lado"

    def no_count(self, text: str) -> str:
        return f"{text!r} no es una cuenta de jugadas"
