"""What is said in German of the game at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.session.narration import listed
from ui.words.en import session as english


class Words(english.Words):
    """In German."""

    # --- who plays which side ----------------------------------------------------------------------

    def own(self, side: str) -> str:
        return f"{side} (du)"

    # --- going back --------------------------------------------------------------------------------

    shown = "Was der Zufall seitdem gezeigt hat, bleibt bekannt; dorthin geht es nicht zurück."
    may_be_set = "Gegen den Computer lässt es sich in den Einstellungen erlauben."
    stays = "Die Partie ist zu Ende: Was gespielt wurde, bleibt die Partie."

    # --- why a button is dimmed -------------------------------------------------------------------

    looking_back = "Du siehst eine andere Stellung: Geh erst zurück zur Partie."
    over = "Die Partie ist zu Ende."
    watching = "Hier spielen nur Computer. Zurückblättern kannst du trotzdem."
    others_turn = "Jemand anderes ist am Zug."
    nothing_back = "Von dir wurde noch nichts gespielt."
    nothing_again = "Es wurde nichts zurückgenommen."
    again_far = "Mit jemandem anderswo spielst du es auf dem Brett noch einmal."
    fair = "Mit jemandem anderswo bekommt niemand Tipps."
    in_line = "Du versuchst eine Variante: Geh erst zurück zur Partie."
    turn_begun = "Hier gibt man am Anfang seines Zuges auf."
    why_later = "Das würde Geheimnisse verraten; es wird gesagt, wenn die Partie zu Ende ist."
    no_computer = "Hier zieht kein Computer, und nur Computer sagen, warum."
    not_moved = "Noch hat kein Computer gezogen."
    forgotten = "Was er gedacht hat, ist nur bekannt, solange du am Tisch bleibst."
    in_guide = "In einer ganzen Partie geht es."
    try_later = "Wo etwas verdeckt ist oder Uhren laufen, geht es, wenn die Partie zu Ende ist."
    review_later = "Eine Partie wird durchgesehen, wenn sie zu Ende ist."
    nothing_played = "Noch wurde nichts gespielt."
    at_start = "Das ist der Anfang."
    at_end = "Das ist das Ende."
    no_point = "Da ist keiner."

    # --- what was typed ----------------------------------------------------------------------------

    def misread(self, text: str, unclear: bool, some: Sequence[str], more: int) -> str:
        problem = "kann mehrere Züge bedeuten" if unclear else "ist hier kein Zug"
        rest = f" und {more} weitere" if more else ""
        return f"„{text}“ {problem}. Möglich: {', '.join(some)}{rest}."

    # --- the challenge of a day --------------------------------------------------------------------

    goals: Mapping[str, str] = {
        "win": "Ein Zug gewinnt die Partie sofort. Finde ihn.",
        "take": "Ein Zug schlägt mehr als jeder andere. Finde ihn.",
        "leap": "Ein Zug springt weiter als jeder andere: Er hat die meisten Sprünge. Finde ihn.",
    }
    met: Mapping[str, str] = {
        "win": "Ja: Das gewinnt.",
        "take": "Ja: Kein anderer Zug schlägt so viel.",
        "leap": "Ja: Kein anderer Zug springt so weit.",
    }
    missed: Mapping[str, str] = {
        "win": "Das gewinnt nicht sofort. Versuch einen anderen Zug.",
        "take": "Ein anderer Zug schlägt mehr. Versuch es noch einmal.",
        "leap": "Ein anderer Zug springt weiter. Versuch es noch einmal.",
    }

    # --- challenges --------------------------------------------------------------------------------

    judging = "Es wird geprüft, ob das zum Ziel führt …"
    solved = "Ja, das ist es."
    turns: Sequence[str] = ("diesen Zug", "zwei Züge", "drei Züge", "vier Züge")

    def asked(self, goal: str, turns: int, begun: bool) -> str:
        return f"{'Richtig. ' if begun else ''}{goal} Du hast {self.turns[turns - 1]}."

    def refuted(self, answer: str) -> str:
        return f"Das führt nicht zum Ziel{': ' if answer else '.'}{answer} Versuch etwas anderes."

    # --- series ------------------------------------------------------------------------------------

    def winners(self, names: Sequence[str], series: str) -> str:
        return f"{series}: {listed(names)} {'gewinnt' if len(names) == 1 else 'teilen sich den Sieg'}."
