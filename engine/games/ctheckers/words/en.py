"""English texts of Ctheckers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.contract.words.en import GameWords, quoted, some


class Words(GameWords):
    """Names, events and ends. A kind is a colour and an identity: "dark cultist"; "under" if stacked."""

    designer = "Owen K.C. Stephens"
    credit = f"By {designer}"
    tagline = "Nobody knows what is under the checkers. One of them ends the world."
    seats = ("Dark", "Light")
    advice: Mapping[str, str] = {
        "taken": "Once your Nyarlathotep is turned over, keep it where nothing can capture it.",
        "torn": "Remember where your Necronomicon lies: a player who captures their own is torn apart.",
        "cultists": "Keep your checkers in pairs, so that fewer of your cultists are captured.",
        "": "Let your opponent capture first: every piece that is turned over is a risk for both.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "It starts like draughts, but a checker that is captured or reaches the last row is turned "
            "over. Turn over a Cthecker, and both players lose. Capture all eight of your opponent's "
            "cultists, and you win."
        ),
        "capture": (
            "If you can jump, you must. Whatever you capture is turned over, and at first there is a 1 "
            "in 12 chance that the world ends."
        ),
        "shown": (
            "A piece has been revealed. You can see what each side still has face down; the rules "
            "explain what each piece does."
        ),
    }
    tutorial: Mapping[str, str] = {
        "capture": "Nobody knows what is under the checkers. Jump over the light one to turn it over.",
        "crown": "A checker that reaches the last row is turned over, too. Move yours there.",
        "knight": (
            "This is your Nyarlathotep, a knight for now. Move it two squares up and one to the right: "
            "it captures everything it passes."
        ),
        "carter": "Move to the last row once more. Nobody knows whom you will find there.",
        "look": "He may look under one of your opponent's checkers. Choose one: only you will see it.",
        "world": (
            "You must jump, but you may choose which one. One of the two is the last thing you want to find."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "capture": (
            "It was a cultist, like eight of each side's twelve checkers. Lose all eight, and you lose "
            "the game."
        ),
        "crown": (
            "A cultist: a king now, on a stack of captured ones. When it moves off, the next in the "
            "stack is a king."
        ),
        "knight": (
            "It takes a new form after each move, and your opponent may move it next. Then it is yours again."
        ),
        "carter": "Randolph Carter: he is a king now, and he has a gift.",
        "look": "That is their Cthecker. Your opponent does not know it, and you need not tell the truth.",
        "world": "The Cthecker, the only one on its side. When anyone turns it over, both players lose.",
    }
    headlines: Mapping[str, str] = {"cthecker": "So much for the world"}
    ends: Mapping[str, str] = {
        "cthecker": "Both players lose: the Cthecker is turned over, and the world ends.",
        "taken": "{winner} wins: {loser}'s Nyarlathotep is captured.",
        "torn": "{winner} wins: {loser} captured their own Necronomicon and is torn apart.",
        "cultists": "{winner} wins: {loser} has no cultist left.",
        "no-moves": "{winner} wins: {loser} has no legal move.",
        "forty-moves": "Draw: 40 moves by each side with nothing captured, revealed or risked.",
        "repetition": "Draw by threefold repetition.",
    }

    pieces: Mapping[str, tuple[str, str]] = {
        "nyarlathotep": ("Nyarlathotep", "Nyarlathoteps"),
        "cthecker": ("the Cthecker", "Ctheckers"),
        "necronomicon": ("the Necronomicon", "Necronomicons"),
        "carter": ("Carter", "Carters"),
        "cultist": ("a cultist", "cultists"),
        "pawn": ("a face-down checker", "face-down checkers"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "won-taken": ("Messenger caught", "Win by capturing your opponent's Nyarlathotep."),
        "won-torn": ("Do not read aloud", "Win when your opponent captures their own Necronomicon."),
        "won-cultists": ("The last of the cult", "Win by leaving your opponent without a cultist."),
        "won-no-moves": ("Walled up", "Win by leaving your opponent without a move."),
        "lost-cthecker": ("The end of the world", "Lose to the Cthecker."),
        "lost-taken": ("A message lost", "Lose your Nyarlathotep, and the game with it."),
        "lost-torn": ("Torn apart", "Capture your own Necronomicon, and lose."),
        "lost-cultists": ("Nobody left to chant", "Lose your last cultist."),
        "lost-no-moves": ("Nowhere to flee", "Lose because you cannot move."),
        "eaten": ("Eaten by everything", "Lose in each of the five ways."),
    }

    def chance(self, spot: str, among: int) -> str:
        """Return the odds that the checker was the Cthecker, as a sentence."""
        return (
            f"The checker on {spot} was one of {among} that could have been it, a 1 in {among} chance (C2)."
        )

    gone: Mapping[str, str] = {"at-once": "It is captured."}
    """The consequence for a cultist revealed by a capture."""

    def fate(self, how: str, _kind: str, _spot: str) -> str:
        """Return the sentence for a piece's fate. Raises `KeyError` for an unknown one."""
        return self.gone[how]

    # --- names -------------------------------------------------------------------------------------

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
        """Return the name of a piece or thing."""
        if kind.startswith("under "):
            return f"{self.kind(kind.removeprefix('under '))}, under the stack,"
        *colour, what = kind.split()
        return " ".join([*(self.colours[name] for name in colour), self.things[what]])

    def some(self, what: str, count: int) -> str:
        """Return the noun for a number of pieces of an identity."""
        return self.things[what] if count == 1 else f"{self.things[what]}s"

    def face(self, _what: str, result: str) -> str:
        """Return the result of the die or the coin."""
        return self.faces[result]

    def stacked(self, top: str, under: Sequence[str]) -> str:
        """Return the name of a stack of kinds."""
        return f"{self.kind(top)} on a stack, over a {' and a '.join(map(self.kind, under))}"

    def star(self, kind: str, form: str, seat: int) -> str:
        """Return the name of a Nyarlathotep in its form ("" before the first roll), controlled by a seat."""
        return f"{self._in_form(kind, form)}, controlled by {self.seats[seat]}"

    def star_waiting(self, kind: str, form: str, seat: int) -> str:
        """Return the name of a Nyarlathotep that waits for a seat."""
        return f"{self._in_form(kind, form)}, waiting for {self.seats[seat]}"

    def _in_form(self, kind: str, form: str) -> str:
        return f"{self.kind(kind)} as a {self.forms[form]}" if form else self.kind(kind)

    def known_under(self, kind: str, what: str) -> str:
        """Return the name of a face-down checker with an identity known to the reader."""
        return f"{self.kind(kind)} with {some(self.things[what])} under it"

    # --- the meaning of a reveal, for players who do not know the rules by heart -----------------------

    gaits: Mapping[str, str] = {
        "pawn": "It moves one square ahead, and captures diagonally ahead.",
        "bishop": "It moves diagonally, any distance.",
        "king": "It moves one square in any direction, and can be jumped.",
        "knight": "It moves two squares straight and one to the side, and captures what it passes, too.",
        "queen": "It moves in any direction, any distance.",
        "rook": "It moves straight, any distance.",
    }
    """The moves of each form of Nyarlathotep."""
    meanings: Mapping[str, str] = {
        "captured-t": "The world ends: both players lose.",
        "captured-n": "It is not captured. It stays, and the die decides its form.",
        "captured-r": "A coin decides what becomes of him.",
        "captured-b": "The book stays. The opponent cannot capture it, and its owner loses by capturing it.",
        "risen-t": "The world ends: both players lose.",
        "risen-c": "It moves as a king, and captured cultists go under it.",
        "risen-n": "The die decides its form.",
        "risen-r": "He moves as a king, and may look under one of the opponent's checkers.",
        "risen-b": "The book stays. The opponent cannot capture it, and its owner loses by capturing it.",
        "heads": "His owner may look under one of the opponent's checkers.",
        "tails": "He is out; one of the opponent's captured cultists, if there are any, takes his place.",
    }
    """By the way of the reveal and the letter of the kind; or by the side of the coin."""

    def means(self, what: str) -> str:
        """Return the consequence of a reveal, or the moves of a form of Nyarlathotep."""
        return self.gaits[what] if what in self.gaits else self.meanings[what]

    # --- events ------------------------------------------------------------------------------------

    def goes_mad(self, kind: str, spot: str) -> str:
        """Announce that Carter goes mad."""
        return f"{_capital(self.kind(kind))} on {spot} goes mad."

    def chooses(self, seat: int, spot: str) -> str:
        """Announce the checker that a seat will look under."""
        return f"{self.seats[seat]} chooses the checker on {spot}."

    def stops(self, seat: int) -> str:
        """Announce that a seat ends its jumps."""
        return f"{self.seats[seat]} stops."

    def does_not_look(self, seat: int) -> str:
        """Announce that a seat declines to look."""
        return f"{self.seats[seat]} does not look."

    def attacks(self, kind: str, start: str, *spots: str) -> str:
        """Announce a Nyarlathotep's attack."""
        return f"{_capital(self.kind(kind))} attacks {' and '.join(spots)} from {start}."

    def turns_to(self, seat: int, carter: str, spot: str) -> str:
        """Announce Carter's look under a checker of his own side."""
        return f"{self.seats[seat]}'s Carter on {carter} turns to the checker on {spot}."

    def stays(self, kind: str, spot: str) -> str:
        """Announce that a Nyarlathotep is held up on its square."""
        return f"The {self.kind(kind)} stays on {spot}."

    def passes_on(self, kind: str, seat: int) -> str:
        """Announce the seat that gains control of a Nyarlathotep."""
        return f"The {self.kind(kind)} takes a new form, and control passes to {self.seats[seat]} (C11)."

    def waits_for(self, kind: str, seat: int) -> str:
        """Announce that a Nyarlathotep waits for a seat to gain control."""
        until = f"until a cultist or a Carter of {self.seats[seat]} has been captured (C11, C12)"
        return f"The {self.kind(kind)} takes a new form and cannot move {until}."


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


class PuzzleWords:
    """The goals of puzzles."""

    goals: Mapping[str, str] = {
        "torn": "Make your opponent capture their own Necronomicon.",
        "taken": "Capture your opponent's Nyarlathotep.",
        "cultists": "Capture your opponent's last cultist.",
        "world": "End the world.",
        "safe": "Do not lose before your next turn, and do not let the world end.",
    }


class TableWords:
    """Prompts, buttons, texts beside the board, risks and refusals."""

    # --- prompts -----------------------------------------------------------------------------------

    chances: Mapping[str, str] = {
        "uncover": "The captured checker on {0} is turned over (C3).",
        "rise": "The checker on {0} has reached the last row and is turned over (C3).",
        "coin": "A coin is flipped for Carter on {0} (C17).",
        "die": "The die is rolled for the form of Nyarlathotep on {0} (C9, C11).",
        "see": "Carter looks under the checker on {0} (C18).",
    }
    """The pending chance decision by task; `{0}` is the square."""

    def chance(self, task: str, spot: str) -> str:
        """Return the prompt for a chance decision."""
        return self.chances[task].format(spot)

    def may_look(self, seat: int) -> str:
        """Return the prompt for a promoted Carter's look."""
        return f"{say.seats[seat]}: Carter may look under one of {say.seats[1 - seat]}'s checkers (C18)."

    def may_jump_book(self, seat: int) -> str:
        """Return the prompt to keep jumping or stop."""
        return f"{say.seats[seat]} may jump their own Necronomicon, or stop (C21)."

    def must_jump_on(self, seat: int) -> str:
        """Return the prompt to keep jumping."""
        return f"{say.seats[seat]} must keep jumping (D5)."

    def to_move(self, seat: int) -> str:
        """Return the prompt for a free choice of action."""
        return f"{say.seats[seat]} to move."

    def must_capture(self, seat: int) -> str:
        """Return the prompt to capture."""
        return f"{say.seats[seat]} must capture (D4, C5)."

    def must_capture_by_star(self, seat: int) -> str:
        """Return the prompt to capture with Nyarlathotep."""
        return f"{say.seats[seat]} must capture with Nyarlathotep (C13)."

    def must_capture_book(self, seat: int, ways_out: bool) -> str:
        """Return the prompt to capture the player's own Necronomicon, with or without a way out."""
        sacrifice = ", or make a sacrifice" if ways_out else ""
        return f"{say.seats[seat]} must capture their own Necronomicon{sacrifice} (C21, C22)."

    buttons: Mapping[str, str] = {"decline": "Do not look", "stop": "Stop here"}

    # --- beside the board --------------------------------------------------------------------------

    captured = "Lost"
    still_face_down = "Still face down"
    may_be_face_down = "May be face down"
    """For a position that was set up with fewer face-down checkers."""
    out = "Out of the game"

    def cultists(self, count: int, goal: int) -> str:
        """Return the number of cultists that a seat has captured, of all, in a few words."""
        return f"{count} of {goal} cultists"

    def one_cultist_missing(self, seat: int) -> str:
        """Return the warning that a seat needs only one more cultist."""
        return f"{say.seats[seat]} needs only one more cultist to win."

    def you_know(self, kind: str, spot: str, what: str) -> str:
        """Return a note on the reader's own look under a checker."""
        return f"You know: the {say.kind(kind)} on {spot} is {some(say.things[what])}."

    def may_lie(self, spot: str) -> str:
        """Return the heading of the chances for a face-down checker."""
        return f"What may be face down on {spot}"

    def one_in(self, colour: str, among: int) -> str:
        """Return the odds that a checker of a colour is the Cthecker."""
        return f"1 in {among} for a {say.colours[colour]} one"

    def odds(self, chances: list[str]) -> str:
        """Return the caption of the numbers on checkers."""
        known = f": {', '.join(chances)} you know nothing about" if chances else ""
        return f"The number on a face-down checker is the chance that it is the Cthecker{known}."

    # --- previews of an action ---------------------------------------------------------------------

    would_go_mad = "Carter looks under it, and goes mad"
    would_push = "this cultist leaves the game to push the Necronomicon"
    would_burn = "Carter and this Necronomicon leave the game"
    would_lose = "capturing it loses the game"
    would_lose_own = "it would be captured, though it is your own"

    def turns_over(self, spot: str) -> str:
        """Return the explanation that a checker known not to be the Cthecker is turned over."""
        return f"turns over the checker on {spot}, which is not the Cthecker"

    def risks(self, spot: str, among: int) -> str:
        """Return the risk that a checker turned over is the Cthecker, 1 in `among`."""
        what = "the Cthecker" if among == 1 else f"a 1 in {among} chance that it is the Cthecker"
        return f"turns over the checker on {spot}: {what}"

    def risks_at_most(self, among: int) -> str:
        """Return the greatest risk among several checkers."""
        return f"turns over a checker: up to a 1 in {among} chance that it is the Cthecker"

    def jumps_on(self, spot: str, among: int) -> str:
        """Return the risk of a jump that may have to follow."""
        risk = f", with a 1 in {among} chance of the Cthecker" if among else ""
        return f"it may have to jump over {spot} next{risk}"

    # --- refusals ----------------------------------------------------------------------------------

    ways: Mapping[str, str] = {
        "m": "a checker moves one square diagonally forward",
        "c": "a cultist moves one square diagonally",
        "r": "Carter moves one square diagonally",
    }
    """By the letter of the kind."""
    book_stays = (
        "A revealed Necronomicon cannot be moved by its owner; a face-up cultist can be "
        "sacrificed to move it one square."
    )
    push_beside = "To push the Necronomicon, choose an empty square next to it."
    capture_first = "You must capture first."
    something_first = "You must capture first."
    book_is_safe = "You cannot capture your opponent's Necronomicon."
    star_is_safe = "A Nyarlathotep can be jumped only in king form."

    def comes_first(self, prompt: str) -> str:
        """Return the refusal while another decision is pending."""
        return f"Something else comes first. {prompt}"

    def others_turn(self, seat: int, kind: str) -> str:
        """Return the refusal of the opponent's piece."""
        return f"It is {say.seats[seat]}'s turn, and this is {some(say.kind(kind))}."

    def in_form(self, form: str) -> str:
        """Return the refusal of a square outside the moves of Nyarlathotep's form."""
        return f"Nyarlathotep is now a {say.forms[form]}. {say.gaits[form]}"

    def still_until(self, seat: int) -> str:
        """Return the refusal of a Nyarlathotep that waits for control."""
        return f"It cannot move until a cultist or a Carter of {say.seats[seat]} has been captured."

    def only_moved_by(self, seat: int) -> str:
        """Return the refusal of a Nyarlathotep under the other player's control."""
        return f"Only {say.seats[seat]} can move this Nyarlathotep now."

    def star_blocked(self, kind: str) -> str:
        """Return the refusal of a blocked Nyarlathotep."""
        return f"This {say.kind(kind)} is blocked in its current form."

    def blocked(self, kind: str, letter: str) -> str:
        """Return the refusal of a blocked checker."""
        return f"This {say.kind(kind)} is blocked: {self.ways[letter]}, to an empty square."


class EditorWords:
    """Palette, controls and faults of the editor."""

    captured = "Captured"
    out = "Out of the game"
    count = "Counts"
    quiet = "Moves of one side without a capture, a reveal, a look, a sacrifice or a face-down checker"
    turn = "The turn"
    begins = "begins"
    owner = "its owner"
    other = "the opponent"
    waits = "nobody: it waits for the opponent"
    no_form = "none"
    on_light = "only a Nyarlathotep can be on a light square"
    stack_inside = "a stack must be on the first or the last rank"
    without_form = "a revealed Nyarlathotep needs a form"
    different = "the two players saw different things under one checker"
    no_turn = "the rest of this turn does not fit the position"
    looked_twice = "this player has already looked there"

    def looked(self, seat: int) -> str:
        """Return the heading of a seat's looks."""
        return f"Seen by {say.seats[seat]} under a checker"

    def saw(self, seat: int, what: str) -> str:
        """Return the name of a seat's look; `what` is "" for an unknown identity."""
        return f"{say.seats[seat]} has looked{f' and seen: {what}' if what else ''}"

    def form_of(self, name: str) -> str:
        """Return the label for the form of a Nyarlathotep."""
        return f"Form of the {name}"

    def control_of(self, name: str) -> str:
        """Return the label for the control of a Nyarlathotep."""
        return f"Who controls the {name}"

    def goes_on(self, rest: str) -> str:
        """Return the label for a turn in progress, with its tasks from the position text."""
        return f"continues: {rest}"

    def too_many(self, name: str) -> str:
        """Return the fault of too many pieces of a kind."""
        return (
            f"too many: {name} (a side has 1 Cthecker, 8 cultists, 1 Nyarlathotep, 1 Carter, 1 Necronomicon)"
        )

    def one_of(self, word: str, known: Sequence[str]) -> str:
        """Return the fault of a word that is not one of the known ones."""
        return f"{quoted(word)} is not one of {', '.join(known)}"

    def no_piles(self, text: str) -> str:
        """Return the fault of a field that is not two piles."""
        return f"{quoted(text)} is not two piles such as C3R1/c2 or -/-"

    def no_pile(self, text: str) -> str:
        """Return the fault of an invalid pile."""
        return f"{quoted(text)} is not a pile of that side"

    def no_look(self, text: str) -> str:
        """Return the fault of an invalid look."""
        return f"{quoted(text)} is not a look at a face-down checker such as e7=c1"

    def other_side(self, text: str) -> str:
        """Return the fault of a look with a letter of the wrong side."""
        return f"{quoted(text)}: the checker there belongs to the opponent"

    def no_count(self, text: str) -> str:
        """Return the fault of an invalid count of moves."""
        return f"{quoted(text)} is not a number of moves"


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
say_table = spoken(TableWords)
say_editor = spoken(EditorWords)
