"""Texts of the star games; each game adds the words for its pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.en import GameWords, OptionWords, quoted, say_count


class Words(GameWords):
    """Star-game texts in English. Kinds of pieces are like "red flame"; "fire" is Satan's."""

    piece: str = ""
    """Noun for its pieces, such as "flame"."""
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
        """Return the name of a kind of piece."""
        return self.fire if kind == "fire" else f"{self.colours[kind.split()[0]]} {self.piece}"

    def marker(self, seat: int, point: str) -> str:
        """Return the name of a point as a seat's goal."""
        return f"{self.seats[seat]}'s goal, point {point}"

    buttons: Mapping[str, str] = {
        "stay": "Let Satan's fire stay",
        "pass": "Pass: nothing can move",
        "resign": "Resign",
    }

    # --- prompts -----------------------------------------------------------------------------------

    drawing = "The first player is being drawn at random."

    def to_move(self, seat: int, fire: bool) -> str:
        """Return the prompt for a seat; `fire` if Satan's fire may come first."""
        first = ", or Satan's fire first (S12)" if fire else ""
        return f"{self.seats[seat]} to move a {self.piece}{first}."

    def must_pass(self, seat: int) -> str:
        """Return the prompt for a seat without legal moves."""
        return f"{self.seats[seat]} cannot move any {self.piece} and passes (S11)."

    def extra_turn(self, seat: int) -> str:
        """Return the note on an extra turn."""
        return f"{self.seats[seat]} has an extra turn (S7)."

    def is_out(self, seat: int) -> str:
        """Return the note on an eliminated seat."""
        return f"{self.seats[seat]} is out."

    def at_home(self, seat: int, there: int, of: int, points: Sequence[str]) -> str:
        """Return the number of a seat's pieces in its goal."""
        goals = f"goals {' and '.join(points)}" if len(points) > 1 else f"goal {points[0]}"
        return f"{self.seats[seat]}: {there} of {of} in {goals}."

    def home_count(self, there: int, of: int) -> str:
        """Return the number of a seat's pieces in its goal, in a few words."""
        return f"{there} of {of} home"

    def one_missing(self, seat: int) -> str:
        """Return the warning that a seat needs only one more piece in its goal."""
        return f"{self.seats[seat]} needs only one more {self.piece} in the goal to win."

    def nearer(self, steps: int, at_once: int) -> str:
        """Return the steps gained by a line, and those gained `at_once`; "" for none."""
        if steps <= 0:
            return ""
        of_them = f", {at_once} of them this turn" if 0 < at_once < steps else ""
        return f"{steps} step{'s' * (steps > 1)} nearer the goal{of_them}"

    fire_stays = "fire stays"
    """Notation of leaving Satan's fire in place."""
    fire_to = "fire"
    """Notation of moving Satan's fire, before the target hole."""
    once_more = "earns an extra turn (S7)"
    home_left = "the last one leaves home"

    def fire_serves(self, move: str) -> str:
        """Return the benefit of Satan's fire for a move that needs it there."""
        return f"only this allows {move}"

    def in_goal(self, count: int, of: int) -> str:
        """Return the number of a seat's pieces in its goal after a line."""
        return f"{count} of {of} in the goal"

    def jumps(self, hops: int) -> str:
        """Return the number of jumps in one move, at least twice."""
        return f"jumps {'twice' if hops == 2 else f'{hops} times'}"

    def bars(self, seat: int, before: int, after: int) -> str:
        """Return the loss of steps in a seat's best move."""
        return f"blocks {self.seats[seat]}'s best move: {after} step{'s' * (after != 1)} instead of {before}"

    def opens(self, steps: int) -> str:
        """Return the gain of steps in a seat's own next move."""
        return f"opens a move of {steps} steps"

    # --- events ------------------------------------------------------------------------------------

    def begins(self, seat: int) -> str:
        """Return the log line for the first player."""
        return f"{self.seats[seat]} moves first."

    def stays(self, seat: int) -> str:
        """Return the log line for Satan's fire left in place."""
        return f"{self.seats[seat]} lets {self.fire} stay."

    def passes(self, seat: int) -> str:
        """Return the log line for a pass."""
        return f"{self.seats[seat]} passes."

    def resigns(self, seat: int) -> str:
        """Return the log line for a resignation."""
        return f"{self.seats[seat]} resigns."

    def snuffed_out(self, seat: int) -> str:
        """Return the log line for an elimination by a full home."""
        return f"{self.seats[seat]} is snuffed out: the home is full (S8)."

    def filled(self, seat: int) -> str:
        """Return the log line for a win by a full goal."""
        return f"{self.seats[seat]}'s goal is filled."

    def filled_by_others(self, count: int) -> str:
        """Return the number of other seats' pieces in the winner's goal."""
        if count == 1:
            return f"The goal is full; one of its {self.piece}s belongs to another player."
        return f"The goal is full; {say_count.number(count)} of its {self.piece}s belong to other players."

    def last_left(self, seat: int) -> str:
        """Return the log line for a win as the last seat."""
        return f"{self.seats[seat]} is the last one left."

    def turn_limit(self, turns: int) -> str:
        """Return the log line for a draw by the turn limit."""
        return f"After {turns:,} turns the game is a draw."

    # --- refusals ----------------------------------------------------------------------------------

    taken = "That hole is occupied."
    fire_ways = "Satan's fire moves one step, to an adjacent empty hole, and never into a point of the star."
    fire_blocked = "All holes next to Satan's fire are occupied or lie in a point of the star."
    fire_decided = "Satan's fire has already been moved or left this turn."

    def no_way(self) -> str:
        """Return the refusal of an unreachable hole."""
        ways = f"a {self.piece} steps to an adjacent empty hole, or jumps straight over an adjacent piece"
        return f"It cannot move there: {ways}."

    def others_turn(self, seat: int, owner: int) -> str:
        """Return the refusal of another seat's piece."""
        whose = f"this {self.piece} belongs to {self.seats[owner]}"
        return f"It is {self.seats[seat]}'s turn, and {whose}."

    def blocked(self) -> str:
        """Return the refusal of a blocked piece."""
        return f"This {self.piece} is blocked: no adjacent hole is empty, and there is no jump."

    # --- position editor ---------------------------------------------------------------------------

    all_pieces = "On the board"
    details = "State of the game"
    by_lot = "random"
    ending = "The game"
    goes_on = "continues"
    was_won = "was won by the player to move"
    was_drawn = "was drawn"
    was_decided = "Satan's fire has already been moved or left this turn"
    nobody = "there are no pieces on the board"
    fire_missing = "with five players Satan's fire must be in play"
    not_here = "Chinese Checkers has no Satan's fire"

    def too_many(self, most: int) -> str:
        """Return the fault of a seat with too many pieces."""
        return f"a player can have at most {most} pieces"

    def has_none(self, seat: int) -> str:
        """Return the fault of a seat to move without pieces."""
        return f"{self.seats[seat]} is to move but has no pieces on the board"

    def no_position(self, example: str) -> str:
        """Return the fault of an unreadable position text."""
        return f"a position must be written like {example}"

    def one_of(self, word: str, known: Sequence[str]) -> str:
        """Return the fault of an unknown word."""
        return f"{quoted(word)} is not one of {', '.join(known)}"

    def players(self, setup: str, count: int, lists: int) -> str:
        """Return the fault of a wrong number of players for a set-up."""
        return f"{setup} has {count} players, not {lists}"

    def taken_twice(self, hole: str) -> str:
        """Return the fault of two pieces in one hole."""
        return f"{hole} is occupied twice"

    def no_hole(self, hole: str) -> str:
        """Return the fault of an unknown hole."""
        return f"there is no hole {quoted(hole)}"

    def no_fire(self, word: str) -> str:
        """Return the fault of a misplaced Satan's fire."""
        return f"{quoted(word)} does not place Satan's fire; write satan:c or satan:-, for example"
