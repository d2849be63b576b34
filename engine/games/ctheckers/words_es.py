"""What Ctheckers says, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words_es import agreeing, capital, listed, named, some, the
from engine.games.ctheckers import words as english


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
    feats: Mapping[str, tuple[str, str]] = {
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
