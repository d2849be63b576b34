"""Words of Ctheckers in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.de import (
    GameWords,
    a,
    capital,
    described,
    listed,
    quoted,
    some,
    the,
    this,
)
from engine.games.ctheckers.words import en as english
from engine.games.ctheckers.words.en import say

_BOOK = "Das Buch bleibt. Der Gegner kann es nicht schlagen, und sein Besitzer verliert, wenn er es schlägt."


class Words(english.Words, GameWords):
    """In German."""

    credit = f"Von {english.Words.designer}"
    tagline = "Niemand weiß, was unter den Steinen liegt. Einer davon beendet die Welt."
    seats = ("Dunkel", "Hell")
    advice: Mapping[str, str] = {
        "taken": (
            "Ist dein Nyarlathotep aufgedeckt, dann lass ihn nur dort stehen, wo ihn nichts schlagen kann."
        ),
        "torn": "Merke dir, wo dein Necronomicon liegt: Wer sein eigenes schlägt, wird zerrissen.",
        "cultists": "Ziehe deine Steine paarweise, damit weniger deiner Kultisten geschlagen werden.",
        "": "Lass deinen Gegner zuerst schlagen: Jeder aufgedeckte Stein ist ein Risiko für beide.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Es beginnt wie Dame, doch ein Stein, der geschlagen wird oder die letzte Reihe erreicht, "
            "wird umgedreht. Ist er ein Cthecker, verlieren beide. Schlage alle acht gegnerischen "
            "Kultisten, um zu gewinnen."
        ),
        "capture": (
            "Wenn du schlagen kannst, musst du. Jeder geschlagene Stein wird umgedreht, und anfangs geht "
            "in 1 von 12 Fällen die Welt unter."
        ),
        "shown": (
            "Eine Figur wurde aufgedeckt. Du siehst, was auf jeder Seite noch verdeckt ist; die Regeln "
            "erklären jede Figur."
        ),
    }
    tutorial: Mapping[str, str] = {
        "capture": (
            "Niemand weiß, was unter den Steinen liegt. Springe über den hellen, und er wird umgedreht."
        ),
        "crown": "Auch auf der letzten Reihe wird ein Stein umgedreht. Ziehe mit deinem dorthin.",
        "knight": (
            "Das ist dein Nyarlathotep, fürs Erste ein Springer. Ziehe ihn zwei Felder nach oben und "
            "eines nach rechts: Er schlägt alles, woran er vorbeikommt."
        ),
        "carter": "Noch einmal auf die letzte Reihe. Niemand weiß, wen du dort findest.",
        "look": "Er darf unter einen gegnerischen Stein schauen. Wähle einen: Nur du wirst es sehen.",
        "world": (
            "Du musst schlagen und darfst wählen, welchen Stein. Einen der beiden willst du auf keinen "
            "Fall aufdecken."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "capture": (
            "Es war ein Kultist, wie acht der zwölf Steine jeder Seite. Verlierst du alle acht, verlierst "
            "du die Partie."
        ),
        "crown": (
            "Ein Kultist: Jetzt ist er eine Dame auf einem Stapel geschlagener Kultisten. Zieht sie weg, "
            "wird der nächste im Stapel zur Dame."
        ),
        "knight": (
            "Nach jedem Zug nimmt er eine neue Gestalt an, und der Gegner darf ihn als Nächstes ziehen. "
            "Dann gehört er wieder dir."
        ),
        "carter": "Randolph Carter: Jetzt zieht er wie eine Dame, und er hat eine Gabe.",
        "look": "Das ist der gegnerische Cthecker. Dein Gegner weiß es nicht, und du darfst ihn belügen.",
        "world": "Der Cthecker, der einzige seiner Seite. Egal wer ihn umdreht: Beide verlieren.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "nyarlathotep": ("Nyarlathotep", "Nyarlathoteps"),
        "cthecker": ("den Cthecker", "Cthecker"),
        "necronomicon": ("das Necronomicon", "Necronomicons"),
        "carter": ("Carter", "Carters"),
        "cultist": ("einen Kultisten", "Kultisten"),
        "pawn": ("einen verdeckten Stein", "verdeckte Steine"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "won-taken": ("Bote gefangen", "Gewinne, indem du den gegnerischen Nyarlathotep schlägst."),
        "won-torn": ("Nicht laut lesen", "Gewinne, weil der Gegner sein eigenes Necronomicon schlägt."),
        "won-cultists": ("Die Letzten des Kults", "Gewinne, weil der Gegner keinen Kultisten mehr hat."),
        "won-no-moves": ("Eingemauert", "Gewinne, weil der Gegner keinen Zug mehr hat."),
        "lost-cthecker": ("Das Ende der Welt", "Verliere durch den Cthecker."),
        "lost-taken": ("Botschaft verloren", "Verliere deinen Nyarlathotep und mit ihm die Partie."),
        "lost-torn": ("Zerrissen", "Schlage dein eigenes Necronomicon und verliere."),
        "lost-cultists": ("Kein Chor mehr", "Verliere deinen letzten Kultisten."),
        "lost-no-moves": ("Kein Fluchtweg", "Verliere, weil du nicht ziehen kannst."),
        "eaten": ("Von allem gefressen", "Verliere auf jede der fünf Arten."),
    }
    headlines: Mapping[str, str] = {"cthecker": "Das war’s mit der Welt"}
    ends: Mapping[str, str] = {
        "cthecker": "Beide verlieren: Der Cthecker ist aufgedeckt, und die Welt geht unter.",
        "taken": "{winner} gewinnt: {loser} hat den Nyarlathotep verloren.",
        "torn": "{winner} gewinnt: {loser} hat das eigene Necronomicon geschlagen und wird zerrissen.",
        "cultists": "{winner} gewinnt: {loser} hat keinen Kultisten mehr.",
        "no-moves": "{winner} gewinnt: {loser} kann nicht ziehen.",
        "forty-moves": "Remis: je 40 Züge ohne Schlagen, Aufdecken oder Wagnis.",
        "repetition": "Remis durch dreifache Stellungswiederholung.",
    }

    def chance(self, spot: str, among: int) -> str:
        return f"Der Stein auf {spot} war einer von {among}, die der Cthecker sein konnten (C2)."

    # --- what there is -----------------------------------------------------------------------------

    gone: Mapping[str, str] = {"at-once": "Er wird geschlagen."}
    colours: Mapping[str, str] = {"dark": "dunkl", "light": "hell"}
    """Without the ending, which depends on the noun."""
    things: Mapping[str, str] = {
        "checker": "Stein",
        "cthecker": "Cthecker",
        "cultist": "Kultist",
        "nyarlathotep": "Nyarlathotep",
        "carter": "Carter",
        "necronomicon": "Necronomicon",
        "king": "Dame",
        "coin": "Münze",
        "die": "Würfel",
    }
    many: Mapping[str, str] = {
        "checker": "Steine",
        "cthecker": "Cthecker",
        "cultist": "Kultisten",
        "nyarlathotep": "Nyarlathoteps",
        "carter": "Carters",
        "necronomicon": "Necronomicons",
        "king": "Damen",
        "coin": "Münzen",
        "die": "Würfel",
    }
    """Of each of the things."""
    forms: Mapping[str, str] = {
        "pawn": "Bauer",
        "bishop": "Läufer",
        "king": "König",
        "knight": "Springer",
        "queen": "Schachdame",
        "rook": "Turm",
    }
    faces: Mapping[str, str] = {
        "heads": "Kopf",
        "tails": "Zahl",
        "1": "1: ein Bauer",
        "2": "2: ein Läufer",
        "3": "3: ein König",
        "4": "4: ein Springer",
        "5": "5: eine Schachdame",
        "6": "6: ein Turm",
    }
    face_down = "verdeckter Stein"

    def kind(self, kind: str) -> str:
        if kind.startswith("under "):
            return f"{self.kind(kind.removeprefix('under '))}, unten im Stapel,"
        *colour, what = kind.split()
        return described(self.colours[colour[0]], self.things[what]) if colour else self.things[what]

    def some(self, what: str, count: int) -> str:
        return (self.things if count == 1 else self.many)[what]

    def stacked(self, top: str, under: Sequence[str]) -> str:
        *most, last = map(self.kind, under)
        noun = last.rpartition(" ")[2]
        below = [a(each).removesuffix(f" {noun}") for each in most]
        return f"{self.kind(top)} auf einem Stapel, darunter {listed([*below, a(last)])}"

    def star(self, kind: str, form: str, seat: int) -> str:
        return f"{self._in_form(kind, form)}, gelenkt von {self.seats[seat]}"

    def star_waiting(self, kind: str, form: str, seat: int) -> str:
        return f"{self._in_form(kind, form)}, wartet auf {self.seats[seat]}"

    def _in_form(self, kind: str, form: str) -> str:
        return f"{self.kind(kind)} als {self.forms[form]}" if form else self.kind(kind)

    def known_under(self, kind: str, what: str) -> str:
        return f"{self.kind(kind)}, darunter {some(self.things[what])}"

    # --- what it means that something comes to light, for those who do not know the rules by heart -----

    gaits: Mapping[str, str] = {
        "pawn": "Er zieht ein Feld geradeaus und schlägt diagonal nach vorn.",
        "bishop": "Er zieht diagonal, beliebig weit.",
        "king": "Er zieht ein Feld in jede Richtung und kann übersprungen werden.",
        "knight": (
            "Er zieht zwei Felder waagerecht oder senkrecht und eines zur Seite und schlägt auch, woran "
            "er vorbeikommt."
        ),
        "queen": "Er zieht in jede Richtung, beliebig weit.",
        "rook": "Er zieht waagerecht oder senkrecht, beliebig weit.",
    }
    meanings: Mapping[str, str] = {
        "captured-t": "Die Welt geht unter: Beide verlieren.",
        "captured-n": "Er wird nicht geschlagen. Er bleibt und nimmt die Gestalt an, die der Würfel zeigt.",
        "captured-r": "Eine Münze entscheidet, was aus ihm wird.",
        "captured-b": _BOOK,
        "risen-t": "Die Welt geht unter: Beide verlieren.",
        "risen-c": "Er zieht wie eine Dame, und geschlagene Kultisten kommen unter ihn.",
        "risen-n": "Er nimmt die Gestalt an, die der Würfel zeigt.",
        "risen-r": "Er zieht wie eine Dame und darf unter einen gegnerischen Stein schauen.",
        "risen-b": _BOOK,
        "heads": "Seine Seite darf unter einen gegnerischen Stein schauen.",
        "tails": (
            "Er verlässt das Spiel; ein geschlagener gegnerischer Kultist nimmt seinen Platz ein, falls "
            "es einen gibt."
        ),
    }

    # --- what happened -----------------------------------------------------------------------------

    def goes_mad(self, kind: str, spot: str) -> str:
        return f"{capital(the(self.kind(kind)))} auf {spot} wird wahnsinnig."

    def chooses(self, seat: int, spot: str) -> str:
        return f"{self.seats[seat]} wählt den Stein auf {spot}."

    def stops(self, seat: int) -> str:
        return f"{self.seats[seat]} hält an."

    def does_not_look(self, seat: int) -> str:
        return f"{self.seats[seat]} schaut nicht nach."

    def attacks(self, kind: str, start: str, *spots: str) -> str:
        return f"{capital(the(self.kind(kind)))} greift {listed(spots)} von {start} aus an."

    def turns_to(self, seat: int, carter: str, spot: str) -> str:
        return f"Carter von {self.seats[seat]} auf {carter} wendet sich dem Stein auf {spot} zu."

    def stays(self, kind: str, spot: str) -> str:
        return f"{capital(the(self.kind(kind)))} bleibt auf {spot}."

    def passes_on(self, kind: str, seat: int) -> str:
        new = f"{capital(the(self.kind(kind)))} nimmt eine neue Gestalt an"
        return f"{new}, und nun lenkt ihn {self.seats[seat]} (C11)."

    def waits_for(self, kind: str, seat: int) -> str:
        until = f"bis ein Kultist oder ein Carter von {self.seats[seat]} geschlagen ist (C11, C12)"
        return f"{capital(the(self.kind(kind)))} nimmt eine neue Gestalt an und steht still, {until}."


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "torn": "Zwinge den Gegner, sein eigenes Necronomicon zu schlagen.",
        "taken": "Schlage den gegnerischen Nyarlathotep.",
        "cultists": "Schlage den letzten gegnerischen Kultisten.",
        "world": "Lass die Welt untergehen.",
        "safe": "Verliere nicht vor deinem nächsten Zug, und lass die Welt nicht untergehen.",
    }


class TableWords(english.TableWords):
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

    def cultists(self, count: int, goal: int) -> str:
        return f"{count} von {goal} Kultisten"

    def one_cultist_missing(self, seat: int) -> str:
        return f"{say.seats[seat]} fehlt nur noch ein Kultist zum Sieg."

    def you_know(self, kind: str, spot: str, what: str) -> str:
        return f"Du weißt: {capital(the(say.kind(kind)))} auf {spot} ist {some(say.things[what])}."

    def may_lie(self, spot: str) -> str:
        return f"Verdeckt auf {spot}: Möglichkeiten"

    def one_in(self, colour: str, among: int) -> str:
        return f"1 von {among} bei einem {say.colours[colour]}en"

    def odds(self, chances: list[str]) -> str:
        known = f": {', '.join(chances)} Stein, den du nicht kennst" if chances else ""
        return f"Die Zahl auf einem verdeckten Stein sagt, wie wahrscheinlich er der Cthecker ist{known}."

    # --- what an action would do -------------------------------------------------------------------

    would_go_mad = "Carter schaut darunter und wird wahnsinnig"
    would_push = "dieser Kultist verlässt das Spiel, um das Necronomicon zu schieben"
    would_burn = "Carter und dieses Necronomicon verlassen das Spiel"
    would_lose = "wer das Necronomicon schlägt, verliert die Partie"
    would_lose_own = "das eigene Necronomicon würde geschlagen"

    def turns_over(self, spot: str) -> str:
        return f"deckt den Stein auf {spot} auf; er ist nicht der Cthecker"

    def risks(self, spot: str, among: int) -> str:
        what = "den Cthecker" if among == 1 else f"in 1 von {among} Fällen den Cthecker"
        return f"deckt den Stein auf {spot} auf: {what}"

    def risks_at_most(self, among: int) -> str:
        return f"deckt einen Stein auf: in höchstens 1 von {among} Fällen den Cthecker"

    def jumps_on(self, spot: str, among: int) -> str:
        risk = f"; in 1 von {among} Fällen ist es der Cthecker" if among else ""
        return f"muss danach vielleicht auch über {spot} springen{risk}"

    # --- why not -----------------------------------------------------------------------------------

    ways: Mapping[str, str] = {
        "m": "Ein Stein zieht diagonal vorwärts",
        "c": "Ein Kultist zieht diagonal",
        "r": "Carter zieht diagonal",
    }
    book_stays = (
        "Ein aufgedecktes Necronomicon kann sein Besitzer nicht ziehen; wer einen offenen Kultisten "
        "opfert, schiebt es ein Feld weit."
    )
    push_beside = "Um das Necronomicon zu schieben, wähle ein leeres Feld daneben."
    capture_first = "Du musst zuerst schlagen."
    something_first = "Du musst zuerst schlagen."
    book_is_safe = "Das gegnerische Necronomicon kannst du nicht schlagen."
    star_is_safe = "Ein Nyarlathotep lässt sich nur in der Gestalt des Königs überspringen."

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
        return f"{capital(this(say.kind(kind)))} ist blockiert: {self.ways[letter]} auf ein leeres Feld."


class EditorWords(english.EditorWords):
    """In German."""

    captured = "Geschlagen"
    out = "Aus dem Spiel"
    count = "Zähler"
    quiet = "Halbzüge ohne Schlagen, Aufdecken, Nachsehen, Opfer oder Zug eines verdeckten Steins"
    turn = "Der Zug"
    begins = "beginnt"
    owner = "sein Besitzer"
    other = "der Gegner"
    waits = "niemand: Er wartet auf den Gegner"
    no_form = "keine"
    on_light = "auf hellen Feldern darf nur ein Nyarlathotep stehen"
    stack_inside = "ein Stapel muss auf der ersten oder der letzten Reihe stehen"
    without_form = "ein aufgedeckter Nyarlathotep braucht eine Gestalt"
    different = "zwei Spieler haben unter einem Stein Verschiedenes gesehen"
    no_turn = "der Rest dieses Zuges passt nicht zur Stellung"
    looked_twice = "dieser Spieler hat dort schon nachgesehen"

    def looked(self, seat: int) -> str:
        return f"Von {say.seats[seat]} unter einem Stein gesehen"

    def saw(self, seat: int, what: str) -> str:
        return f"{say.seats[seat]} hat nachgesehen{f' und gesehen: {what}' if what else ''}"

    def form_of(self, name: str) -> str:
        return f"Gestalt: {name}"

    def control_of(self, name: str) -> str:
        return f"Wer lenkt: {name}"

    def goes_on(self, rest: str) -> str:
        return f"geht weiter: {rest}"

    def too_many(self, name: str) -> str:
        has = "1 Cthecker, 8 Kultisten, 1 Nyarlathotep, 1 Carter, 1 Necronomicon"
        return f"zu oft: {name} (eine Seite hat {has})"

    def one_of(self, word: str, known: Sequence[str]) -> str:
        return f"{quoted(word)} ist keines von {', '.join(known)}"

    def no_piles(self, text: str) -> str:
        return f"{quoted(text)} sind keine zwei Haufen wie C3R1/c2 oder -/-"

    def no_pile(self, text: str) -> str:
        return f"{quoted(text)} ist kein Haufen dieser Seite"

    def no_look(self, text: str) -> str:
        return f"{quoted(text)} ist kein Blick unter einen verdeckten Stein wie e7=c1"

    def other_side(self, text: str) -> str:
        return f"{quoted(text)}: Der Stein dort gehört dem Gegner"

    def no_count(self, text: str) -> str:
        return f"{quoted(text)} ist keine Zahl von Halbzügen"
