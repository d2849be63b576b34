"""What is said of files of moves (PDN, PGN) that cannot be read, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words_es import listed
from engine.formats import words as english


class Words(english.Words):
    """In Spanish. What stands in the file is quoted."""

    no_game = "en este archivo no hay ninguna partida"

    def line(self, line: int, fault: str) -> str:
        return f"línea {line}: {fault}"

    # --- tokens ------------------------------------------------------------------------------------

    open_variation = "el archivo termina dentro de una variante; falta un ')'"
    stray_close = "')' no cierra ninguna variante"
    open_comment = "el comentario que empieza con '{' no termina"

    def no_tag(self, text: str) -> str:
        return f'{text!r} no es una etiqueta como [Event "Torneo del club"]'

    def not_understood(self, text: str) -> str:
        return f"no se entiende {text!r}"

    def no_tag_name(self, name: str) -> str:
        return f"{name!r} no sirve como nombre de etiqueta"

    # --- moves -------------------------------------------------------------------------------------

    def illegal(self, number: str, move: str) -> str:
        return f"la jugada {number} {move} no es legal"

    def too_late(self, number: str, move: str) -> str:
        return f"la jugada {number} {move} viene después del final de la partida"

    def which_piece(self, number: str, move: str, meant: Sequence[str]) -> str:
        return f"la jugada {number} {move} podría ser {listed(meant, 'o')}; indica qué pieza"

    def which_route(self, number: str, move: str, meant: Sequence[str]) -> str:
        return f"la jugada {number} {move} podría ser {listed(meant, 'o')}; escribe las casillas de paso"

    def left_out(self, lines: int, notes: int) -> str:
        told = [f"variantes ilegales o demasiado largas: {lines}"] if lines else []
        told += [f"comentarios demasiado largos: {notes}"] if notes else []
        return f"No se pudo guardar todo lo del archivo. Quedan fuera {'; '.join(told)}." if told else ""

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
        name = self.draughts.get(kind, "que no son damas inglesas")
        return f"esta es una partida de tipo {kind!r}, {name}; solo se puede leer el 21"
