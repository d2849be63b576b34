"""What Ctheckers says at the table, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words_es import capital, listed, some, the, this
from engine.games.ctheckers import table_words as english
from engine.games.ctheckers import words_es


class Words(english.Words):
    """In Spanish."""

    _say = words_es.Words()

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
