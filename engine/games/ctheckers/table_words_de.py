"""What Ctheckers says in German at the table."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words_de import a, capital, the, this
from engine.games.ctheckers import table_words as english
from engine.games.ctheckers.words import say


class Words(english.Words):
    """In German."""

    # --- asked for ---------------------------------------------------------------------------------

    chances: Mapping[str, str] = {
        "uncover": "Der geschlagene Stein auf {0} wird umgedreht (C3).",
        "rise": "Der Stein auf {0} hat die letzte Reihe erreicht und wird umgedreht (C3).",
        "coin": "Für Carter auf {0} wird eine Münze geworfen (C17).",
        "die": "Für die Gestalt von Nyarlathotep auf {0} wird gewürfelt (C9, C11).",
        "see": "Carter schaut unter den Stein auf {0} (C18).",
    }

    def may_look(self, seat: int) -> str:
        return f"{say.seats[seat]}: Carter darf unter einen Stein von {say.seats[1 - seat]} schauen (C18)."

    def may_jump_book(self, seat: int) -> str:
        return f"{say.seats[seat]} darf das eigene Necronomicon überspringen oder anhalten (C21)."

    def must_jump_on(self, seat: int) -> str:
        return f"{say.seats[seat]} muss weiterschlagen (D5)."

    def to_move(self, seat: int) -> str:
        return f"{say.seats[seat]} ist am Zug."

    def must_capture(self, seat: int) -> str:
        return f"{say.seats[seat]} muss schlagen (D4, C5)."

    def must_capture_by_star(self, seat: int) -> str:
        return f"{say.seats[seat]} muss mit Nyarlathotep schlagen (C13)."

    def must_capture_book(self, seat: int, ways_out: bool) -> str:
        sacrifice = " oder etwas opfern" if ways_out else ""
        return f"{say.seats[seat]} muss das eigene Necronomicon schlagen{sacrifice} (C21, C22)."

    buttons: Mapping[str, str] = {"decline": "Nicht nachschauen", "stop": "Hier anhalten"}

    # --- beside the board --------------------------------------------------------------------------

    captured = "Verloren"
    still_face_down = "Noch verdeckt"
    may_be_face_down = "Vielleicht verdeckt"
    out = "Aus dem Spiel"

    def you_know(self, kind: str, spot: str, what: str) -> str:
        return f"Du weißt: {capital(the(say.kind(kind)))} auf {spot} ist {a(say.things[what])}."

    def may_lie(self, spot: str) -> str:
        return f"Was auf {spot} verdeckt liegen kann"

    def one_in(self, colour: str, among: int) -> str:
        return f"1 von {among} bei einem {say.colours[colour]}en"

    def odds(self, chances: list[str]) -> str:
        known = f": {', '.join(chances)}, von dem du nichts weißt" if chances else ""
        return f"Die Zahl auf einem verdeckten Stein sagt, wie wahrscheinlich er der Cthecker ist{known}."

    # --- what an action would do -------------------------------------------------------------------

    would_go_mad = "Carter schaut darunter und wird wahnsinnig"
    would_push = "dieser Kultist verlässt das Spiel, um das Necronomicon zu schieben"
    would_burn = "Carter und dieses Necronomicon verlassen das Spiel"
    would_lose = "wer das schlägt, verliert die Partie"
    would_lose_own = "es würde geschlagen, obwohl es dir gehört"

    def turns_over(self, spot: str) -> str:
        return f"deckt den Stein auf {spot} auf, der nicht der Cthecker ist"

    def risks(self, spot: str, among: int) -> str:
        what = "der Cthecker" if among == 1 else f"einer von {among} ist der Cthecker"
        return f"deckt den Stein auf {spot} auf: {what}"

    def risks_at_most(self, among: int) -> str:
        return f"das deckt einen Stein auf: in höchstens einem von {among} Fällen den Cthecker"

    def jumps_on(self, spot: str, among: int) -> str:
        risk = f", in einem von {among} Fällen den Cthecker" if among else ""
        return f"muss danach vielleicht auch über {spot} springen{risk}"

    # --- why not -----------------------------------------------------------------------------------

    ways: Mapping[str, str] = {
        "m": "Ein Stein zieht ein Feld schräg vorwärts",
        "c": "Ein Kultist zieht ein Feld schräg",
        "r": "Carter zieht ein Feld schräg",
    }
    book_stays = (
        "Ein aufgedecktes Necronomicon zieht die eigene Seite nicht; wer einen offenen Kultisten opfert, "
        "schiebt es ein Feld weit."
    )
    push_beside = "Gemeint ist ein freies Feld daneben, auf das das Necronomicon geschoben wird."
    capture_first = "Erst muss geschlagen werden."
    something_first = "Erst muss etwas geschlagen werden."
    book_is_safe = "Das Necronomicon der Gegenseite lässt sich nicht schlagen."
    star_is_safe = "Ein Nyarlathotep lässt sich nur als König überspringen."

    def comes_first(self, prompt: str) -> str:
        return f"Erst kommt etwas anderes. {prompt}"

    def others_turn(self, seat: int, kind: str) -> str:
        return f"{say.seats[seat]} ist am Zug, und das ist {a(say.kind(kind))}."

    def in_form(self, form: str) -> str:
        return f"Nyarlathotep ist jetzt {a(say.forms[form])}. {say.gaits[form]}"

    def still_until(self, seat: int) -> str:
        return f"Er steht still, bis ein Kultist oder ein Carter von {say.seats[seat]} geschlagen ist."

    def only_moved_by(self, seat: int) -> str:
        return f"Nur {say.seats[seat]} kann diesen Nyarlathotep jetzt ziehen."

    def star_blocked(self, kind: str) -> str:
        return f"{capital(this(say.kind(kind)))} ist in dieser Gestalt blockiert."

    def blocked(self, kind: str, letter: str) -> str:
        return f"{capital(this(say.kind(kind)))} ist blockiert: {self.ways[letter]}, und zwar auf ein leeres."
