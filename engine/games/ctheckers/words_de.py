"""What Ctheckers says in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words_de import a, capital, described, the
from engine.games.ctheckers import words as english

_BOOK = (
    "Das Buch bleibt. Die Gegenseite kann es nicht schlagen, und die eigene Seite verliert, wenn sie es tut."
)


class Words(english.Words):
    """In German."""

    credit = f"Von {english.Words.designer}"
    tagline = "Niemand weiß, was unter den Steinen liegt. Einer davon beendet die Welt."
    seats = ("Dunkel", "Hell")
    lessons: Mapping[str, str] = {
        "start": (
            "Es beginnt wie Dame, doch was geschlagen wird oder die letzte Reihe erreicht, wird umgedreht. "
            "Kommt ein Cthecker ans Licht, verlieren beide. Schlägst du alle acht Kultisten der Gegenseite, "
            "gewinnst du."
        ),
        "capture": (
            "Wenn du schlagen kannst, musst du. Was du schlägst, wird umgedreht, und in einem von zwölf "
            "Fällen geht gleich am Anfang die Welt unter."
        ),
        "shown": (
            "Etwas ist ans Licht gekommen. Was auf jeder Seite noch verdeckt liegt, ist aufgelistet; was "
            "jede Figur tut, steht in den Regeln."
        ),
    }
    guide: Mapping[str, str] = {
        "capture": (
            "Niemand weiß, was unter den Steinen liegt. Spring über den hellen, und er wird umgedreht."
        ),
        "crown": "Auch auf der letzten Reihe wird ein Stein umgedreht. Zieh mit deinem dorthin.",
        "knight": (
            "Das ist dein Nyarlathotep, fürs Erste ein Springer. Schick ihn zwei Felder nach oben und eines"
            " nach rechts: Er schlägt alles, woran er vorbeikommt."
        ),
        "carter": "Noch einmal auf die letzte Reihe. Niemand weiß, wen du dort findest.",
        "look": "Er darf unter einen Stein der anderen Seite schauen. Wähl einen: Nur du wirst es sehen.",
        "world": (
            "Du musst schlagen und darfst wählen, wen. Einer der beiden ist das Letzte, was du finden willst."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "capture": (
            "Es war ein Kultist, wie acht der zwölf jeder Seite. Verlier alle acht, und du verlierst die "
            "Partie."
        ),
        "crown": (
            "Ein Kultist: jetzt eine Dame, auf einem Stapel aus geschlagenen. Zieht sie weg, ist der "
            "nächste im Stapel eine Dame."
        ),
        "knight": (
            "Nach jedem Zug nimmt er eine neue Gestalt an, und die andere Seite darf ihn als Nächstes "
            "ziehen. Dann gehört er wieder dir."
        ),
        "carter": "Randolph Carter: Jetzt zieht er wie eine Dame, und er hat eine Gabe.",
        "look": (
            "Das ist der Cthecker der anderen. Die andere Seite weiß es nicht, und du musst nicht die "
            "Wahrheit sagen."
        ),
        "world": "Der Cthecker, der einzige seiner Seite. Wer ihn auch umdreht: Beide verlieren.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "nyarlathotep": ("Nyarlathotep", "Nyarlathoteps"),
        "cthecker": ("den Cthecker", "Cthecker"),
        "necronomicon": ("das Necronomicon", "Necronomicons"),
        "carter": ("Carter", "Carters"),
        "cultist": ("einen Kultisten", "Kultisten"),
        "pawn": ("einen verdeckten Stein", "verdeckte Steine"),
    }
    feats: Mapping[str, tuple[str, str]] = {
        "won-taken": ("Bote gefangen", "Gewinne, indem du den Nyarlathotep der Gegenseite schlägst."),
        "won-torn": ("Nicht laut lesen", "Gewinne, weil die Gegenseite ihr eigenes Necronomicon schlägt."),
        "won-cultists": ("Die Letzten des Kults", "Gewinne, weil die Gegenseite keinen Kultisten mehr hat."),
        "won-no-moves": ("Eingemauert", "Gewinne, weil die Gegenseite keinen Zug mehr hat."),
        "lost-cthecker": ("Das Ende der Welt", "Verlier durch den Cthecker."),
        "lost-taken": ("Botschaft verloren", "Verlier deinen Nyarlathotep und mit ihm die Partie."),
        "lost-torn": ("Zerrissen", "Schlag dein eigenes Necronomicon und verlier."),
        "lost-cultists": ("Kein Chor mehr", "Verlier deinen letzten Kultisten."),
        "lost-no-moves": ("Kein Fluchtweg", "Verlier, weil du nicht ziehen kannst."),
        "eaten": ("Von allem gefressen", "Verlier auf jede der fünf Arten."),
    }
    ends: Mapping[str, str] = {
        "cthecker": "Beide verlieren: Der Cthecker ist aufgedeckt, und die Welt geht unter.",
        "taken": "{winner} gewinnt: Der Nyarlathotep von {loser} ist geschlagen.",
        "torn": "{winner} gewinnt: {loser} hat das eigene Necronomicon geschlagen und wird zerrissen.",
        "cultists": "{winner} gewinnt: {loser} hat keinen Kultisten mehr.",
        "no-moves": "{winner} gewinnt: {loser} kann nicht ziehen.",
        "forty-moves": "Remis: je 40 Züge, und nichts wurde geschlagen, aufgedeckt oder gewagt.",
        "repetition": "Remis: dieselbe Stellung zum dritten Mal.",
    }

    def chance(self, spot: str, among: int) -> str:
        odds = f"einer von {among}, die es sein konnten: In 1 von {among} Fällen trifft es zu"
        return f"Der Stein auf {spot} war {odds} (C2)."

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
        return f"{self.kind(top)} auf einem Stapel, darunter {' und '.join(map(self.kind, under))}"

    def star(self, kind: str, form: str, seat: int) -> str:
        return f"{self._in_form(kind, form)}, gelenkt von {self.seats[seat]}"

    def star_waiting(self, kind: str, form: str, seat: int) -> str:
        return f"{self._in_form(kind, form)}, wartet auf {self.seats[seat]}"

    def _in_form(self, kind: str, form: str) -> str:
        return f"{self.kind(kind)} als {self.forms[form]}" if form else self.kind(kind)

    def known_under(self, kind: str, what: str) -> str:
        return f"{self.kind(kind)}, darunter {a(self.things[what])}"

    # --- what it means that something comes to light, for those who do not know the rules by heart -----

    gaits: Mapping[str, str] = {
        "pawn": "Er zieht ein Feld geradeaus und schlägt schräg nach vorn.",
        "bishop": "Er zieht schräg, so weit er mag.",
        "king": "Er zieht ein Feld in jede Richtung und kann übersprungen werden.",
        "knight": "Er zieht zwei Felder gerade und eines zur Seite und schlägt auch, woran er vorbeikommt.",
        "queen": "Er zieht in jede Richtung, so weit er mag.",
        "rook": "Er zieht gerade, so weit er mag.",
    }
    meanings: Mapping[str, str] = {
        "captured-t": "Die Welt geht unter: Beide verlieren.",
        "captured-n": "Er wird nicht geschlagen. Er bleibt und nimmt die Gestalt an, die der Würfel zeigt.",
        "captured-r": "Eine Münze entscheidet, was aus ihm wird.",
        "captured-b": _BOOK,
        "risen-t": "Die Welt geht unter: Beide verlieren.",
        "risen-c": "Er zieht wie eine Dame, und geschlagene Kultisten kommen unter ihn.",
        "risen-n": "Er nimmt die Gestalt an, die der Würfel zeigt.",
        "risen-r": "Er zieht wie eine Dame und darf unter einen Stein der Gegenseite schauen.",
        "risen-b": _BOOK,
        "heads": "Seine Seite darf unter einen Stein der Gegenseite schauen.",
        "tails": (
            "Er ist draußen; ein geschlagener Kultist der Gegenseite nimmt seinen Platz ein, falls es einen "
            "gibt."
        ),
    }

    # --- what happened -----------------------------------------------------------------------------

    def goes_mad(self, kind: str, spot: str) -> str:
        return f"{capital(self.kind(kind))} auf {spot} wird wahnsinnig."

    def chooses(self, seat: int, spot: str) -> str:
        return f"{self.seats[seat]} wählt den Stein auf {spot}."

    def stops(self, seat: int) -> str:
        return f"{self.seats[seat]} hält an."

    def does_not_look(self, seat: int) -> str:
        return f"{self.seats[seat]} schaut nicht nach."

    def attacks(self, kind: str, start: str, *spots: str) -> str:
        return f"{capital(self.kind(kind))} greift von {start} aus {' und '.join(spots)} an."

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
