"""What the games across the star say; each has its own words for what its players move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.en import GameWords, OptionWords, say_count


class Words(GameWords):
    """In English. The pieces are of a kind, such as "red flame"; "fire" is Satan's."""

    piece: str = ""
    """What a player moves: "flame"."""
    seats = ("Red", "Yellow", "Blue", "Green", "White", "Purple")
    colours: Mapping[str, str] = {
        "red": "red",
        "yellow": "yellow",
        "blue": "blue",
        "green": "green",
        "white": "white",
        "purple": "purple",
    }
    first = OptionWords(
        "First move",
        {
            "0": "First seat",
            "1": "Second seat",
            "2": "Third seat",
            "3": "Fourth seat",
            "4": "Fifth seat",
            "5": "Sixth seat",
            "chance": "Random",
        },
    )
    ends: Mapping[str, str] = {
        "goal-filled": "{winner} wins: the goal is filled.",
        "last-left": "{winner} wins: everyone else is out.",
        "turn-limit": "Draw between the remaining players, after 1,000 turns.",
    }

    # --- the board ---------------------------------------------------------------------------------

    home = "home"
    goal = "goal"
    fire = "Satan's fire"

    def kind(self, kind: str) -> str:
        """Return what a piece is called."""
        return self.fire if kind == "fire" else f"{self.colours[kind.split()[0]]} {self.piece}"

    def marker(self, seat: int, point: str) -> str:
        """Return whose goal a point of the star is."""
        return f"{self.seats[seat]}'s goal, point {point}"

    buttons: Mapping[str, str] = {
        "stay": "Let Satan's fire stay",
        "pass": "Pass: nothing can move",
        "resign": "Resign",
    }

    # --- asked for ---------------------------------------------------------------------------------

    drawing = "The first player is being drawn at random."

    def to_move(self, seat: int, fire: bool) -> str:
        """Return what a seat is asked for; Satan's `fire` may come first."""
        first = ", or Satan's fire first (S12)" if fire else ""
        return f"{self.seats[seat]} to move a {self.piece}{first}."

    def must_pass(self, seat: int) -> str:
        """Return that a seat can only pass."""
        return f"{self.seats[seat]} cannot move any {self.piece} and passes (S11)."

    def extra_turn(self, seat: int) -> str:
        """Return that a seat moves once more."""
        return f"{self.seats[seat]} has an extra turn (S7)."

    def is_out(self, seat: int) -> str:
        """Return that a seat plays no longer."""
        return f"{self.seats[seat]} is out."

    def at_home(self, seat: int, there: int, of: int, points: Sequence[str]) -> str:
        """Return how many pieces of a seat are in its goal."""
        goals = f"goals {' and '.join(points)}" if len(points) > 1 else f"goal {points[0]}"
        return f"{self.seats[seat]}: {there} of {of} in {goals}."

    def nearer(self, steps: int, at_once: int) -> str:
        """Return how much nearer to its goal a seat comes, and how much `at_once`; "" for nothing."""
        if steps <= 0:
            return ""
        of_them = f", {at_once} of them this turn" if 0 < at_once < steps else ""
        return f"{steps} step{'s' * (steps > 1)} nearer the goal{of_them}"

    fire_stays = "fire stays"
    """A decision, as a move is written."""
    fire_to = "fire"
    """The same, before the hole where it goes."""
    once_more = "earns an extra turn (S7)"
    home_left = "the last one leaves home"

    def fire_serves(self, move: str) -> str:
        """Return that a move is possible only where Satan's fire is then."""
        return f"only this allows {move}"

    def in_goal(self, count: int, of: int) -> str:
        """Return how many pieces of a seat are in its goal then."""
        return f"{count} of {of} in the goal"

    def jumps(self, hops: int) -> str:
        """Return how often something jumps in one move, at least twice."""
        return f"jumps {'twice' if hops == 2 else f'{hops} times'}"

    def bars(self, seat: int, before: int, after: int) -> str:
        """Return that the best move of a seat would bring it fewer steps than before."""
        return f"blocks {self.seats[seat]}'s best move: {after} step{'s' * (after != 1)} instead of {before}"

    def opens(self, steps: int) -> str:
        """Return that a seat opens a longer way for its own next move."""
        return f"opens a move of {steps} steps"

    # --- what happened -----------------------------------------------------------------------------

    def begins(self, seat: int) -> str:
        """Return who begins."""
        return f"{self.seats[seat]} moves first."

    def stays(self, seat: int) -> str:
        """Return that Satan's fire was left where it is."""
        return f"{self.seats[seat]} lets {self.fire} stay."

    def passes(self, seat: int) -> str:
        """Return that a seat passed."""
        return f"{self.seats[seat]} passes."

    def resigns(self, seat: int) -> str:
        """Return that a seat gave up."""
        return f"{self.seats[seat]} resigns."

    def snuffed_out(self, seat: int) -> str:
        """Return that a seat's home is full."""
        return f"{self.seats[seat]} is snuffed out: the home is full (S8)."

    def filled(self, seat: int) -> str:
        """Return that a seat has won."""
        return f"{self.seats[seat]}'s goal is filled."

    def filled_by_others(self, count: int) -> str:
        """Return that so many of the pieces that fill the goal are others'."""
        if count == 1:
            return f"The goal is full; one of its {self.piece}s belongs to another player."
        return f"The goal is full; {say_count.number(count)} of its {self.piece}s belong to other players."

    def last_left(self, seat: int) -> str:
        """Return that a seat has won because no other is left."""
        return f"{self.seats[seat]} is the last one left."

    def turn_limit(self, turns: int) -> str:
        """Return that the game was drawn after so many turns."""
        return f"After {turns:,} turns the game is a draw."

    # --- why not -----------------------------------------------------------------------------------

    taken = "That hole is occupied."
    fire_ways = "Satan's fire moves one step, to an adjacent empty hole, and never into a point of the star."
    fire_blocked = "All holes next to Satan's fire are occupied or lie in a point of the star."
    fire_decided = "Satan's fire has already been moved or left this turn."

    def no_way(self) -> str:
        """Return how a piece goes, where somebody wants it elsewhere."""
        ways = f"a {self.piece} steps to an adjacent empty hole, or jumps straight over an adjacent piece"
        return f"It cannot move there: {ways}."

    def others_turn(self, seat: int, owner: int) -> str:
        """Return that it is a seat's turn, and the piece is another's."""
        whose = f"this {self.piece} belongs to {self.seats[owner]}"
        return f"It is {self.seats[seat]}'s turn, and {whose}."

    def blocked(self) -> str:
        """Return that a piece cannot go anywhere."""
        return f"This {self.piece} is blocked: no adjacent hole is empty, and there is no jump."

    # --- setting up a position ---------------------------------------------------------------------

    all_pieces = "On the board"
    details = "State of the game"
    by_lot = "random"
    ending = "The game"
    goes_on = "continues"
    was_won = "was won by the player to move"
    was_drawn = "was drawn"
    was_decided = "Satan's fire has already been moved or left this turn"
    nobody = "there are no pieces on the board"
    fire_missing = "with five players Satan's fire is always in play"
    not_here = "Chinese Checkers has no Satan's fire"

    def too_many(self, most: int) -> str:
        """Return that a seat has too many pieces."""
        return f"a player has at most {most} pieces"

    def has_none(self, seat: int) -> str:
        """Return that a seat cannot be to move, since nothing of it is left."""
        return f"{self.seats[seat]} is to move but has no pieces on the board"

    def no_position(self, example: str) -> str:
        """Return that a text is no position at all."""
        return f"a position is written like {example}"

    def one_of(self, word: str, known: Sequence[str]) -> str:
        """Return that a word is none of those that are known."""
        return f"{word!r} is not one of {', '.join(known)}"

    def players(self, setup: str, count: int, lists: int) -> str:
        """Return that a set-up has another number of players."""
        return f"{setup} has {count} players, not {lists}"

    def taken_twice(self, hole: str) -> str:
        """Return that two things are in one hole."""
        return f"{hole} is occupied twice"

    def no_hole(self, hole: str) -> str:
        """Return that there is no such hole."""
        return f"there is no hole {hole!r}"

    def no_fire(self, word: str) -> str:
        """Return that a word does not say where Satan's fire is."""
        return f"{word!r} does not place Satan's fire; write satan:c or satan:-, for example"
