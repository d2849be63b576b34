"""What is said where a position of Alien Checkers is set up."""

from __future__ import annotations

from collections.abc import Collection

from engine.contract.language import spoken
from engine.games.alien.words import say as named


class Words:
    """In English."""

    tokens = "On a checker"
    squares = "On squares"
    secrets = "Secret planets"
    counts = "Duty, turn and counts"
    cards = "Cards"
    forward = "The first player moves"
    drawn_later = "drawn at the start"
    duty = "Demanded by a card"
    no_demand = "nothing"
    turn = "Number of the turn"
    in_pile = "in the draw pile"
    face_up = "face up"
    used = "used"
    pile_order = "Order of the draw pile"
    shuffled = "shuffled"
    hippos = "there are only three hippos"
    snookle = "a checker with a Snookle has no hippo"
    under_monolith = "no wall stands under the monolith"
    fate = "Fate names a checker of the player whose turn it is"
    order = "the order names all cards of the draw pile, and no other"
    planets = "the players have different planets"
    monolith = "the monolith covers four squares, two by two"

    def wall_of(self, seat: int) -> str:
        """Return what a wall of a seat is called."""
        return f"{named.seats[seat]}'s wall"

    def planet_of(self, seat: int) -> str:
        """Return the question for the planet of a seat."""
        return f"{named.seats[seat]}'s planet"

    def revived(self, seat: int) -> str:
        """Return what is counted of a seat's pieces that came back."""
        return f"Pieces of {named.seats[seat]} revived so far"

    def conquests(self, seat: int) -> str:
        """Return what is counted of a seat's emperors."""
        return f"Captures by {named.seats[seat]}'s emperors so far"

    def as_written(self, order: str) -> str:
        """Return the order of the pile that a text has given."""
        return f"as written: {order.replace(',', ', ')}"

    def too_many(self, seat: int, most: int) -> str:
        """Return that a seat has more pieces than it owns."""
        return f"{named.seats[seat]} owns {most} pieces: a king is two of them, an emperor three"

    def walls(self, most: int) -> str:
        """Return that there are too many walls."""
        return f"there are {most} walls at most"

    def open_cards(self, most: int) -> str:
        """Return that too many cards are face up."""
        return f"at the start of a turn {most} card{'s are' if most > 1 else ' is'} face up at most"

    def one_of(self, word: str, known: Collection[str]) -> str:
        """Return that a word is none of those that are known."""
        return f"{word!r} is none of {', '.join(known)}"

    def two_parts(self, text: str, mark: str) -> str:
        """Return that a text should have two parts."""
        return f"{text!r} is not two parts with a {mark} between them"

    def twice(self, name: str) -> str:
        """Return that something is named once more."""
        return f"{name} is named twice"

    def no_edge(self, name: str) -> str:
        """Return that there is no such edge."""
        return f"{name!r} is no edge such as e4-e5"

    def no_card(self, name: str) -> str:
        """Return that there is no such card."""
        return f"{name!r} is no card"

    def no_planet(self, name: str) -> str:
        """Return that there is no such planet."""
        return f"{name!r} is no planet"

    def no_duty(self, text: str) -> str:
        """Return that a text is no demand of a card."""
        return f"{text!r} is not -, wander, or fate with a square, such as fate:e4"

    def no_number(self, text: str, least: int, most: int) -> str:
        """Return that a text is no number, or out of range."""
        return f"{text!r} is no number from {least} to {most}"


say = spoken(Words)
