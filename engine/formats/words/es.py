"""Error messages for files of moves (PDN, PGN) in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import listed, number, quoted
from engine.formats.words import en as english


class Words(english.Words):
    """Texts in Spanish, which quote the file."""

    no_game = "este archivo no contiene ninguna partida"

    def line(self, line: int, fault: str) -> str:
        return f"línea {line}: {fault}"

    # --- tokens ------------------------------------------------------------------------------------

    open_variation = "el archivo termina dentro de una variante; falta un «)»"
    stray_close = "«)» no cierra ninguna variante"
    open_comment = "el comentario que empieza con «{» no termina"

    def no_tag(self, text: str) -> str:
        return f'{quoted(text)} no es una etiqueta como [Event "Torneo del club"]'

    def not_understood(self, text: str) -> str:
        return f"no se entiende {quoted(text)}"

    def no_tag_name(self, name: str) -> str:
        return f"{quoted(name)} no sirve como nombre de etiqueta"

    # --- moves -------------------------------------------------------------------------------------

    def illegal(self, number: str, move: str) -> str:
        return f"la jugada {number} {move} no es legal"

    def too_late(self, number: str, move: str) -> str:
        return f"la jugada {number} {move} viene después del final de la partida"

    def which_piece(self, number: str, move: str, meant: Sequence[str]) -> str:
        return f"la jugada {number} {move} podría ser {listed(meant, 'o')}; indica qué pieza"

    def which_route(self, number: str, move: str, meant: Sequence[str]) -> str:
        return f"la jugada {number} {move} podría ser {listed(meant, 'o')}; indica las casillas de paso"

    # --- omissions ---------------------------------------------------------------------------------

    no_move_before = "una variante empieza antes de la primera jugada"
    too_many = "hay demasiadas variantes"
    escaped = "la línea empieza con «%»"
    too_many_tags = "hay demasiadas etiquetas"

    def note(self, line: int, fault: str) -> str:
        return f"Línea {line}: {fault}."

    def skipped(self, line: int, fault: str) -> str:
        return f"Línea {line}: {fault}; queda fuera."

    def rest_of_game(self, line: int, fault: str) -> str:
        return f"Línea {line}: {fault}. El resto de la partida queda fuera."

    def rest_of_variation(self, line: int, fault: str) -> str:
        return f"Línea {line}: {fault}. El resto de la variante queda fuera."

    def long_comment(self, line: int, most: int) -> str:
        return f"Línea {line}: un comentario tiene más de {number(most)} caracteres. Su final queda fuera."

    def no_room_for_comment(self, line: int) -> str:
        return f"Línea {line}: hay demasiados comentarios; este queda fuera."

    def more_left_out(self, count: int) -> str:
        return f"Y {count} más de este tipo."

    def after_result(self, text: str) -> str:
        return f"{quoted(text)} viene después del resultado"

    def tag_twice(self, name: str) -> str:
        return f"la etiqueta {name} aparece por segunda vez"

    def no_result(self, text: str) -> str:
        return f"no se entiende el resultado {quoted(text)}"

    def no_date(self, text: str) -> str:
        return f"la fecha {quoted(text)} no está escrita como 1858.11.02"

    def other_result(self, tag: str, moves: str) -> str:
        return f"la etiqueta Result dice {tag}, pero las jugadas terminan con {moves}"

    def no_part_of_position(self, text: str) -> str:
        return f"en la posición no se entiende {quoted(text)}, que queda fuera"

    def no_such_right(self, rights: str) -> str:
        return f"rey o torre no están en su sitio para los enroques {quoted(rights)}, que quedan fuera"

    def no_pawn_passed(self, square: str) -> str:
        return f"ningún peón acaba de pasar por {quoted(square)}, que queda fuera"

    def long_tag(self, name: str, most: int) -> str:
        return f"la etiqueta {name} tiene más de {most} caracteres; su final queda fuera"

    # --- kinds of games ----------------------------------------------------------------------------

    def other_variant(self, variant: str, known: str) -> str:
        return f"esta es una partida de {variant or 'ajedrez'}, no de {known or 'ajedrez'}"

    draughts: Mapping[str, str] = {
        "20": "damas internacionales",
        "22": "damas italianas",
        "23": "damas «pool» americanas",
        "24": "damas españolas",
        "25": "damas rusas",
        "26": "damas brasileñas",
        "27": "damas canadienses",
        "28": "damas portuguesas",
        "29": "damas frisonas",
        "30": "damas turcas",
        "31": "damas tailandesas",
        "32": "damas checas",
    }

    def other_draughts(self, kind: str) -> str:
        name = self.draughts.get(kind, "que no es de damas inglesas")
        return f"esta es una partida de tipo {quoted(kind)}, {name}; solo se puede leer el 21"
