"""What Ctheckers says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.contract.words import GameWords


class Words(GameWords):
    """In English. A kind of piece is a colour and an identity: "dark cultist"; "under" if stacked."""

    designer = "Owen K.C. Stephens"
    credit = f"By {designer}"
    tagline = "Nobody knows what lies under the checkers. One of them ends the world."
    seats = ("Dark", "Light")
    lessons: Mapping[str, str] = {
        "start": (
            "It begins as draughts, but what is captured, or gets to the last row, is turned over. "
            "Turn over a Cthecker, and both players lose. Take all eight cultists of the other side, "
            "and you win."
        ),
        "capture": (
            "If you can jump, you must. What you capture is turned over, with one chance in twelve "
            "at first that the world ends."
        ),
        "shown": (
            "Something has come to light. What each side still has face down is listed; "
            "ask for the rules to see what each piece does."
        ),
    }
    guide: Mapping[str, str] = {
        "capture": (
            "Nobody knows what lies under the checkers. Jump over the light one, and it is turned over."
        ),
        "crown": "A checker is turned over on the last row, too. Go there with yours.",
        "knight": (
            "This is your Nyarlathotep, a knight for now. Send it two squares up and one to the "
            "right: it takes all that it passes."
        ),
        "carter": "Once more to the last row. Nobody knows whom you will find there.",
        "look": "He may look under a checker of the other side. Choose one: only you will see it.",
        "world": (
            "You must jump, and may choose whom. One of those two is the last thing that you want to find."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "capture": (
            "It was a cultist, as eight of a side's twelve are. Lose all eight, and you lose the game."
        ),
        "crown": (
            "A cultist: a king now, on a stack of captured ones. When it leaves, the next in the "
            "stack is a king."
        ),
        "knight": (
            "It takes a new form after each move, and the other side may move it next. Then it is "
            "yours again."
        ),
        "carter": "Randolph Carter: he is a king now, and he has a gift.",
        "look": "That is their Cthecker. The other side does not know it, and you need not tell the truth.",
        "world": "The Cthecker, the only one of its side. Whoever turns it over, both players lose.",
    }
    ends: Mapping[str, str] = {
        "cthecker": "Both players lose: the Cthecker is turned over, and the world ends.",
        "taken": "{winner} wins: {loser}'s Nyarlathotep is taken.",
        "torn": "{winner} wins: {loser} took their own Necronomicon and is torn apart.",
        "cultists": "{winner} wins: {loser} has no cultist left.",
        "no-moves": "{winner} wins: {loser} cannot move.",
        "forty-moves": "A draw: 40 moves each, and nothing was captured, revealed or risked.",
        "repetition": "A draw: the same position for the third time.",
    }

    pieces: Mapping[str, tuple[str, str]] = {
        "nyarlathotep": ("Nyarlathotep", "Nyarlathoteps"),
        "cthecker": ("the Cthecker", "Ctheckers"),
        "necronomicon": ("the Necronomicon", "Necronomicons"),
        "carter": ("Carter", "Carters"),
        "cultist": ("a cultist", "cultists"),
        "pawn": ("a face-down checker", "face-down checkers"),
    }
    feats: Mapping[str, tuple[str, str]] = {
        "won-taken": ("Messenger caught", "Win by taking the other side's Nyarlathotep."),
        "won-torn": ("Do not read aloud", "Win when the other side takes its own Necronomicon."),
        "won-cultists": ("The last of the cult", "Win by leaving the other side without a cultist."),
        "won-no-moves": ("Walled up", "Win by leaving the other side without a move."),
        "lost-cthecker": ("The end of the world", "Lose to the Cthecker."),
        "lost-taken": ("A message lost", "Lose your Nyarlathotep, and the game with it."),
        "lost-torn": ("Torn apart", "Take your own Necronomicon, and lose."),
        "lost-cultists": ("Nobody left to chant", "Lose your last cultist."),
        "lost-no-moves": ("Nowhere to flee", "Lose because you cannot move."),
        "eaten": ("Eaten by everything", "Lose in each of the five ways."),
    }

    def chance(self, spot: str, among: int) -> str:
        """Return how likely it was that the Cthecker lay there."""
        return f"The checker on {spot} was one of {among} that could be it, a chance of 1 in {among} (C2)."

    gone: Mapping[str, str] = {"at-once": "It is captured."}
    """What became of a cultist that was revealed in the same moment."""

    def fate(self, how: str, _kind: str, _spot: str) -> str:
        """Return what became of a piece. Raises `KeyError` for an unknown fate."""
        return self.gone[how]

    # --- what there is -----------------------------------------------------------------------------

    colours: Mapping[str, str] = {"dark": "dark", "light": "light"}
    things: Mapping[str, str] = {
        "checker": "checker",
        "cthecker": "Cthecker",
        "cultist": "cultist",
        "nyarlathotep": "Nyarlathotep",
        "carter": "Carter",
        "necronomicon": "Necronomicon",
        "king": "king",
        "coin": "coin",
        "die": "die",
    }
    forms: Mapping[str, str] = {
        "pawn": "pawn",
        "bishop": "bishop",
        "king": "king",
        "knight": "knight",
        "queen": "queen",
        "rook": "rook",
    }
    faces: Mapping[str, str] = {
        "heads": "heads",
        "tails": "tails",
        "1": "1: a pawn",
        "2": "2: a bishop",
        "3": "3: a king",
        "4": "4: a knight",
        "5": "5: a queen",
        "6": "6: a rook",
    }
    face_down = "face-down checker"

    def kind(self, kind: str) -> str:
        """Return what a piece or a thing is called."""
        if kind.startswith("under "):
            return f"{self.kind(kind.removeprefix('under '))}, under the stack,"
        *colour, what = kind.split()
        return " ".join([*(self.colours[name] for name in colour), self.things[what]])

    def some(self, what: str, count: int) -> str:
        """Return what so many things of an identity are called."""
        return self.things[what] if count == 1 else f"{self.things[what]}s"

    def face(self, _what: str, result: str) -> str:
        """Return what the die or the coin shows."""
        return self.faces[result]

    def stacked(self, top: str, under: Sequence[str]) -> str:
        """Return what a stack is called, of kinds."""
        return f"{self.kind(top)} on a stack, over a {' and a '.join(map(self.kind, under))}"

    def star(self, kind: str, form: str, seat: int) -> str:
        """Return what a Nyarlathotep is called, in its form ("": none yet) and controlled by a seat."""
        return f"{self._in_form(kind, form)}, controlled by {self.seats[seat]}"

    def star_waiting(self, kind: str, form: str, seat: int) -> str:
        """Return what a Nyarlathotep is called that waits for a seat."""
        return f"{self._in_form(kind, form)}, waiting for {self.seats[seat]}"

    def _in_form(self, kind: str, form: str) -> str:
        return f"{self.kind(kind)} as a {self.forms[form]}" if form else self.kind(kind)

    def known_under(self, kind: str, what: str) -> str:
        """Return what a face-down checker is called whose identity the reader knows."""
        return f"{self.kind(kind)} with a {self.things[what]} under it"

    # --- what it means that something comes to light, for those who do not know the rules by heart -----

    gaits: Mapping[str, str] = {
        "pawn": "It goes one square ahead, and captures diagonally ahead.",
        "bishop": "It goes diagonally, as far as it likes.",
        "king": "It goes one square in any direction, and can be jumped.",
        "knight": "It goes two squares straight and one aside, and captures what it passes too.",
        "queen": "It goes in any direction, as far as it likes.",
        "rook": "It goes straight, as far as it likes.",
    }
    """How the forms of Nyarlathotep move."""
    meanings: Mapping[str, str] = {
        "captured-t": "The world ends: both players lose.",
        "captured-n": "It is not captured. It stays, and takes a form by the die.",
        "captured-r": "A coin decides what becomes of him.",
        "captured-b": "The book stays. The other player cannot capture it, and its owner loses by doing so.",
        "risen-t": "The world ends: both players lose.",
        "risen-c": "It moves as a king, and captured cultists go under it.",
        "risen-n": "It takes a form by the die.",
        "risen-r": "He moves as a king, and may look under a checker of the other side.",
        "risen-b": "The book stays. The other player cannot capture it, and its owner loses by doing so.",
        "heads": "His owner may look under a checker of the other side.",
        "tails": "He is out; a captured cultist of the other side, if there is one, takes his place.",
    }
    """By how it came to light, and the letter of its kind; or the face of the coin."""

    def means(self, what: str) -> str:
        """Return what it brings that something came to light; a form of Nyarlathotep brings its gait."""
        return self.gaits[what] if what in self.gaits else self.meanings[what]

    # --- what happened -----------------------------------------------------------------------------

    def goes_mad(self, kind: str, spot: str) -> str:
        """Return what becomes of Carter."""
        return f"{_capital(self.kind(kind))} on {spot} goes mad."

    def chooses(self, seat: int, spot: str) -> str:
        """Return under which checker a seat will look."""
        return f"{self.seats[seat]} chooses the checker on {spot}."

    def stops(self, seat: int) -> str:
        """Return that a seat jumps no further."""
        return f"{self.seats[seat]} stops."

    def does_not_look(self, seat: int) -> str:
        """Return that a seat looks under no checker."""
        return f"{self.seats[seat]} does not look."

    def attacks(self, kind: str, start: str, *spots: str) -> str:
        """Return what a Nyarlathotep is about to take."""
        return f"{_capital(self.kind(kind))} attacks {' and '.join(spots)} from {start}."

    def turns_to(self, seat: int, carter: str, spot: str) -> str:
        """Return that Carter is about to look under a checker of his own side."""
        return f"{self.seats[seat]}'s Carter on {carter} turns to the checker on {spot}."

    def stays(self, kind: str, spot: str) -> str:
        """Return that a Nyarlathotep did not get anywhere."""
        return f"The {self.kind(kind)} stays on {spot}."

    def passes_on(self, kind: str, seat: int) -> str:
        """Return who controls a Nyarlathotep from now on."""
        return f"The {self.kind(kind)} takes a new form, and control passes to {self.seats[seat]} (C11)."

    def waits_for(self, kind: str, seat: int) -> str:
        """Return that a Nyarlathotep has to wait for a seat to control it."""
        until = f"until a cultist or a Carter of {self.seats[seat]} lies captured (C11, C12)"
        return f"The {self.kind(kind)} takes a new form, and stands still {until}."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


say = spoken(Words)
