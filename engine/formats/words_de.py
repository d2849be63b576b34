"""What is said in German of files of moves that cannot be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words_de import quoted
from engine.formats import words as english


class Words(english.Words):
    """In German. What stands in the file is quoted."""

    no_game = "in dieser Datei steht keine Partie"

    def line(self, line: int, fault: str) -> str:
        return f"Zeile {line}: {fault}"

    # --- tokens ------------------------------------------------------------------------------------

    open_variation = "die Datei endet mitten in einer Variante; es fehlt ein „)“"
    stray_close = "dieses „)“ schließt keine Variante"
    open_comment = "der Kommentar, der mit „{“ beginnt, hat kein Ende"

    def no_tag(self, text: str) -> str:
        return f'{quoted(text)} ist keine Angabe wie [Event "Vereinsabend"]'

    def not_understood(self, text: str) -> str:
        return f"{quoted(text)} ist nicht zu verstehen"

    def no_tag_name(self, name: str) -> str:
        return f"{quoted(name)} ist kein Name für eine Angabe"

    # --- moves -------------------------------------------------------------------------------------

    def illegal(self, number: str, move: str) -> str:
        return f"der Zug {number} {move} ist nicht erlaubt"

    def too_late(self, number: str, move: str) -> str:
        return f"der Zug {number} {move} kommt nach dem Ende der Partie"

    def which_piece(self, number: str, move: str, meant: Sequence[str]) -> str:
        return f"der Zug {number} {move} kann {_either(meant)} sein; schreib dazu, welche Figur zieht"

    def which_route(self, number: str, move: str, meant: Sequence[str]) -> str:
        return f"der Zug {number} {move} kann {_either(meant)} sein; schreib die Felder dazwischen dazu"

    def left_out(self, lines: int, notes: int) -> str:
        told = [f"Varianten, die nicht erlaubt oder zu lang sind: {lines}"] if lines else []
        told += [f"Kommentare, die zu lang sind: {notes}"] if notes else []
        return f"Nicht alles in der Datei passt hierher. {'. '.join(told)}." if told else ""

    # --- kinds of games ----------------------------------------------------------------------------

    def other_variant(self, variant: str, known: str) -> str:
        return f"das ist eine Partie {variant or 'Schach'}, nicht {known or 'Schach'}"

    draughts: Mapping[str, str] = {
        "20": "internationale Dame",
        "22": "italienische Dame",
        "23": "amerikanische Pool-Dame",
        "24": "spanische Dame",
        "25": "russische Dame",
        "26": "brasilianische Dame",
        "27": "kanadische Dame",
        "28": "portugiesische Dame",
        "29": "friesische Dame",
        "30": "türkische Dame",
        "31": "thailändische Dame",
        "32": "tschechische Dame",
    }

    def other_draughts(self, kind: str) -> str:
        name = self.draughts.get(kind, "nicht englische Dame")
        return f"das ist eine Partie vom Typ {quoted(kind)}, {name}; nur 21 lässt sich lesen"


def _either(meant: Sequence[str]) -> str:
    """Return what a move may be: "a, b oder c"."""
    return " oder ".join([", ".join(meant[:-1]), *meant[-1:]] if len(meant) > 1 else meant)
