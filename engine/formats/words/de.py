"""Error messages for files of moves (PDN, PGN) in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.de import capital, listed, number, quoted
from engine.formats.words import en as english


class Words(english.Words):
    """Texts in German, which quote the file."""

    no_game = "diese Datei enthält keine Partie"

    def line(self, line: int, fault: str) -> str:
        return f"Zeile {line}: {fault}"

    # --- tokens ------------------------------------------------------------------------------------

    open_variation = "die Datei endet mitten in einer Variante; es fehlt ein „)“"
    stray_close = "dieses „)“ schließt keine Variante"
    open_comment = "der Kommentar, der mit „{“ beginnt, hat kein Ende"

    def no_tag(self, text: str) -> str:
        return f'{quoted(text)} ist keine Angabe wie [Event "Vereinsabend"]'

    def not_understood(self, text: str) -> str:
        return f"{quoted(text)} ist unverständlich"

    def no_tag_name(self, name: str) -> str:
        return f"{quoted(name)} ist kein Name für eine Angabe"

    # --- moves -------------------------------------------------------------------------------------

    def illegal(self, number: str, move: str) -> str:
        return f"der Zug {number} {move} ist nicht erlaubt"

    def too_late(self, number: str, move: str) -> str:
        return f"der Zug {number} {move} kommt nach dem Ende der Partie"

    def which_piece(self, number: str, move: str, meant: Sequence[str]) -> str:
        return f"der Zug {number} {move} kann {listed(meant, 'oder')} sein; gib an, welche Figur zieht"

    def which_route(self, number: str, move: str, meant: Sequence[str]) -> str:
        return f"der Zug {number} {move} kann {listed(meant, 'oder')} sein; gib die Felder dazwischen an"

    # --- omissions ---------------------------------------------------------------------------------

    no_move_before = "eine Variante beginnt vor dem ersten Zug"
    too_many = "es sind zu viele Varianten"
    escaped = "die Zeile beginnt mit „%“"
    too_many_tags = "es sind zu viele Angaben"

    def note(self, line: int, fault: str) -> str:
        return f"Zeile {line}: {capital(fault)}."

    def skipped(self, line: int, fault: str) -> str:
        return f"Zeile {line}: {capital(fault)}; ausgelassen."

    def rest_of_game(self, line: int, fault: str) -> str:
        return f"Zeile {line}: {capital(fault)}. Der Rest der Partie fehlt."

    def rest_of_variation(self, line: int, fault: str) -> str:
        return f"Zeile {line}: {capital(fault)}. Der Rest der Variante fehlt."

    def long_comment(self, line: int, most: int) -> str:
        return f"Zeile {line}: Ein Kommentar hat mehr als {number(most)} Zeichen. Sein Ende fehlt."

    def no_room_for_comment(self, line: int) -> str:
        return f"Zeile {line}: Es sind zu viele Kommentare; dieser fehlt."

    def more_left_out(self, count: int) -> str:
        return "Und 1 weiterer Hinweis dieser Art." if count == 1 else f"Und {count} weitere dieser Art."

    def after_result(self, text: str) -> str:
        return f"{quoted(text)} steht hinter dem Ergebnis"

    def tag_twice(self, name: str) -> str:
        return f"die Angabe {name} steht zum zweiten Mal da"

    def no_result(self, text: str) -> str:
        return f"das Ergebnis {quoted(text)} ist unverständlich"

    def no_date(self, text: str) -> str:
        return f"das Datum {quoted(text)} ist nicht geschrieben wie 1858.11.02"

    def other_result(self, tag: str, moves: str) -> str:
        return f"die Angabe Result ist {tag}, aber die Züge enden mit {moves}"

    def no_part_of_position(self, text: str) -> str:
        return f"{quoted(text)} in der Stellung ist unverständlich und fehlt"

    def no_such_right(self, rights: str) -> str:
        return f"für die Rochaderechte {quoted(rights)} steht König oder Turm nicht richtig; sie fehlen"

    def no_pawn_passed(self, square: str) -> str:
        return f"kein Bauer hat gerade {quoted(square)} überschritten; das Feld fehlt"

    def long_tag(self, name: str, most: int) -> str:
        return f"die Angabe {name} hat mehr als {most} Zeichen; ihr Ende fehlt"

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
        name = self.draughts.get(kind, "keine englische Dame")
        return f"das ist eine Partie vom Typ {quoted(kind)}, {name}; nur 21 lässt sich lesen"
