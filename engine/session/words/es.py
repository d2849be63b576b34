"""Texts for all games in Spanish: events, results, and errors of links and saves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.events import JUMPS, PUSHED
from engine.contract.words.es import (
    as_object,
    capital,
    contracted,
    counted,
    does,
    listed,
    named,
    of,
    some,
    square,
    the,
)
from engine.session.words import en as english


class Words(english.Words):
    """In Spanish."""

    # --- events ------------------------------------------------------------------------------------

    def moved(self, piece: str, path: Sequence[str], how: str = "") -> str:
        if how == PUSHED:
            return f"Se empuja {as_object(piece)} {_way(path)}."
        verb = "salta" if how == JUMPS or len(path) > 2 else "va"
        return f"{capital(the(piece))} {verb} {_way(path)}."

    def moved_by(self, who: str, piece: str, path: Sequence[str]) -> str:
        moves = does(who, "mueve", "mueven")
        return f"{moves} {the(piece)} {_way(path)}."

    def captured(self, piece: str, spot: str) -> str:
        return f"Se captura {as_object(piece)} de {square(spot)}."

    def crowned(self, piece: str, spot: str) -> str:
        return f"En {square(spot)} se convierte en {piece}."

    def crowned_there(self, piece: str, spot: str) -> str:
        return f"La pieza de {square(spot)} se convierte en {piece}."

    def exploded(self, what: str, spot: str) -> str:
        return f"Explota {the(what)} de {spot}."

    def blast(self, what: str, spot: str, swept: Sequence[tuple[str, str]]) -> str:
        gone = self.listed([f"{the(piece)} de {there}" for piece, there in swept])
        goes = "desaparece" if len(swept) == 1 else "desaparecen"
        return f"Explota {the(what)} de {spot}{f' y con la explosión {goes} {gone}' if swept else ''}."

    def next_blast(self, what: str, spot: str, swept: Sequence[tuple[str, str]]) -> str:
        gone = self.listed([f"{the(piece)} de {there}" for piece, there in swept])
        goes = "desaparece" if len(swept) == 1 else "desaparecen"
        return f"También explota {the(what)} de {spot} y con la explosión {goes} {gone}."

    def placed(self, what: str, spot: str) -> str:
        return f"Aparece {some(what)} en {spot}."

    def removed(self, what: str, spot: str) -> str:
        return f"Desaparece {the(what)} de {spot}."

    def revealed(self, what: str, spot: str) -> str:
        return f"Se descubre {some(what)} en {spot}."

    def looked(self, who: str, spot: str, what: str) -> str:
        looks = f"bajo la ficha de {spot}"
        if not what:
            return f"{does(who, 'mira', 'miran')} {looks}."
        return f"{does(who, f'mira {looks} y ve', f'miran {looks} y ven')} {some(what)}."

    def rolled(self, what: str, face: str) -> str:
        return f"Resultado {of(what)}: {face}."

    def drawn(self, card: str) -> str:
        return f"Carta nueva: {card}{'' if card.endswith('!') else '.'}"

    def coming(self, cards: Sequence[str], more: int) -> str:
        first, *others = cards
        named = [f"primero {first}", *(f"luego {other}" for other in others[:1]), *others[1:]]
        rest = f" y {more} más" if more else ""
        return f"Las próximas cartas, en orden: {', '.join(named)}{rest}."

    def knows_pile(self, who: str) -> str:
        return f"{does(who, 'conoce', 'conocen')} el orden del mazo."

    def ordered(self, who: str, placed: int, whole: bool) -> str:
        cards = counted(placed, "carta", "cartas")
        done = f"ordenado {cards} del mazo"
        if not whole:
            return f"{does(who, f'ha {done}', f'han {done}')}."
        return f"{does(who, f'ha {done} y conoce', f'han {done} y conocen')} el orden del resto."

    def eliminated(self, who: str) -> str:
        return f"{does(who, 'queda', 'quedan')} fuera de la partida."

    def abandoned(self, who: str, checked: bool) -> str:
        source = "Según los demás" if checked else "Según esta copia"
        return f"{source}, {does(who, 'ha', 'han', within=True)} abandonado la partida."

    def out_of_time(self, who: str) -> str:
        return f"{does(who, 'ha', 'han')} agotado el tiempo."

    # --- benefits ------------------------------------------------------------------------------------

    takes_back = "y luego puede recapturar"
    taken_back = "y luego el rival puede recapturar"

    def traded(self, pieces: str) -> str:
        return f"cambia {pieces}"

    def exchange(self, won: str, lost: str) -> str:
        if won and lost:
            return f"gana {won} por {lost}"
        return f"gana {won}" if won else f"pierde {lost}" if lost else ""

    def gets(self, pieces: str) -> str:
        return f"consigue {pieces}"

    def allows(self, pieces: str) -> str:
        return f"deja que el rival consiga {pieces}"

    with_this = "con esta jugada"
    with_answer = "con la respuesta"

    def in_moves(self, count: int) -> str:
        return f"en {count} jugadas"

    def in_at_most(self, count: int) -> str:
        return f"en {count} jugadas como mucho"

    def in_line(self, count: int) -> str:
        return f"tras {count} jugadas, si todo sigue así"

    def otherwise(self, other: str, answer: str, harm: str) -> str:
        return f"si no, por ejemplo tras {other}: {answer} – {harm}"

    def unless(self, answer: str, harm: str) -> str:
        return f"si no se impide: {answer} – {harm}"

    def threatens(self, action: str, gain: str) -> str:
        return f"amenaza {action} – {gain}"

    def leaves(self, answer: str, harm: str) -> str:
        return f"permite {answer} – {harm}"

    def better(self, reasons: Sequence[str]) -> str:
        return f"si todo sigue así: {'; '.join(reasons)}"

    def unless_drawn(self, told: str) -> str:
        return f"{told}, salvo que lo cambie una carta nueva"

    # --- ends --------------------------------------------------------------------------------------

    ends: Mapping[str, str] = {
        "resigned": "Victoria de {winner} por rendición de {loser}.",
        "left": "No gana nadie: rendición de {loser}.",
        "agreed": "Tablas por acuerdo mutuo.",
        "time": "Victoria de {winner}: se acabó el tiempo de {loser}.",
        "time-left": "No gana nadie: se acabó el tiempo de {loser}.",
        "time-drawn": "Tablas: se acabó el tiempo, pero el rival ya no podía ganar.",
        "abandoned": "Victoria de {winner} por abandono de {loser}, según el rival.",
        "abandoned-left": "No gana nadie: abandono de {loser}, según los demás.",
        "filed": "Victoria de {winner}, según el archivo.",
        "filed-draw": "Tablas, según el archivo.",
        "filed-both": "Según el archivo, pierden ambos bandos.",
    }

    def end(self, code: str, winner: str, loser: str) -> str:
        return contracted(super().end(code, named(winner), named(loser)))

    def filed(self, told: str) -> str:
        meaning = " (abandono)" if told == "abandoned" else ""
        return f"Dice: «{told}»{meaning}."

    def listed(self, names: Sequence[str]) -> str:
        return listed(names)

    # --- errors --------------------------------------------------------------------------------------

    link_foreign = (
        "Este enlace no contiene una partida: quizá se cortó o cambió por el camino. Pídelo otra vez."
    )
    link_newer = (
        "Este enlace es de una versión más nueva de Odd Checkers. Recarga la página para actualizarla."
    )
    link_cut = "Este enlace está incompleto. Pídelo otra vez y cópialo entero."
    link_changed = "Este enlace cambió por el camino. Pídelo otra vez y cópialo entero."
    link_empty = "Este enlace no contiene ninguna partida jugable. Pídelo otra vez."
    save_foreign = "Esto no es una partida de Odd Checkers."
    save_large = "Este archivo es demasiado grande para ser una partida guardada."
    save_edited = "Este archivo se cambió después de guardarlo, o le falta una parte. No se puede abrir."
    save_newer = (
        "Esta partida se guardó con una versión más nueva de Odd Checkers. Recarga la página para actualizar."
    )
    save_wrong = "Esta partida guardada no cumple las reglas y no se puede abrir."
    line_wrong = "Esta variante no cumple las reglas del juego. Solo se puede borrar."

    def which_game(self, games: Sequence[str]) -> str:
        return f"El archivo no dice de qué juego es: {listed(games, 'o')}."

    def no_notation(self, notation: str, fault: str) -> str:
        return f"Este archivo no se puede leer como {notation}: {fault}."

    def link_unknown(self, game: str) -> str:
        check = "Comprueba que lo copiaste entero."
        return f"Este enlace es de «{game}», un juego que esta página no tiene. {check}"

    def link_option(self, options: str) -> str:
        return f"Este enlace pide «{options}», y su juego no lo conoce. Quítalo del enlace."

    def save_unknown(self, game: str) -> str:
        return f"Esta es una partida de «{game}», un juego que esta página no tiene."

    def other_rules(self, game: str) -> str:
        return f"Esta partida de {game} se jugó con otra versión de las reglas."


def _way(path: Sequence[str]) -> str:
    """Return the squares of a move: "de la 15 a la 31, pasando por la 22"."""
    start, *between, end = map(square, path)
    by = f", pasando por {listed(between)}" if between else ""
    return f"de {start} a {end}{by}"


class ReviewWords(english.ReviewWords):
    """In Spanish."""

    kinds: Mapping[str, str] = {
        "win": "victoria forzada desaprovechada",
        "loss": "derrota forzada",
        "lead": "ventaja desperdiciada",
        "chance": "posibilidades perdidas",
    }
    deeds: Mapping[str, tuple[str, str]] = {
        "win": ("deja escapar una victoria forzada", "dejan escapar una victoria forzada"),
        "loss": ("cae en una derrota forzada", "caen en una derrota forzada"),
        "lead": ("desperdicia la ventaja", "desperdician la ventaja"),
        "chance": ("pierde posibilidades de ganar", "pierden posibilidades de ganar"),
    }
    """The same with a verb, in the singular for one player and in the plural for seats such as "Blancas"."""
    wins = "victoria forzada"
    loses = "derrota forzada"

    def about(self, of_hundred: int) -> str:
        return f"gana cerca del {of_hundred}\u202f%"

    def give_or_take(self, of_hundred: int, error: int) -> str:
        return f"gana cerca del {of_hundred} ± {error}\u202f%"

    def at_most(self, of_hundred: int) -> str:
        return f"gana como mucho el {of_hundred}\u202f%"

    def answer(self, move: str) -> str:
        return f"respuesta: {move}"

    def then(self, moves: Sequence[str]) -> str:
        return f"luego {' '.join(moves)}"
