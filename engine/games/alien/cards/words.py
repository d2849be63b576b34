"""What the cards of Alien Checkers say, and why they cannot use a square."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English. Cards and things come with their names in the language that is spoken."""

    texts: Mapping[str, str] = {
        "flood": "Fill an empty square with water, or put out a fire.",
        "fire": "Set an empty square on fire, or dry up a water square.",
        "emperor": "If you like, stack one of your pawns on one of your kings.",
        "revive": "If you like, bring a piece back as a pawn in your half.",
        "monolith": "Put the monolith on four free squares; once there, it is pushed.",
        "doom": "Push the monolith twice.",
        "hippo": "A hippo sits down on an enemy checker, which is stuck.",
        "snookle": "A Snookle on one of your checkers keeps hippos off; Venus counts each one.",
        "reshuffle": "Move a second checker; then all cards are shuffled.",
        "translation": "Move any checker one square straight, or jump straight.",
        "wormhole": "If you like, the checker you moved goes far away.",
        "wanderlust": "The opponent's next move must leave their back row.",
        "queen": "If you like, a king or emperor glides like a chess queen.",
        "fortify": "If you like, build two walls or tear down two hostile ones.",
        "fate": "Name the enemy checker that has to move next.",
        "agent": "An enemy checker steps aside while you move once more.",
        "ring": "One of your checkers gets a ring, which Saturn counts.",
        "antimatter": "Empty four squares where both sides have a checker.",
        "cheater": "If you like, look through the draw pile and put it in order.",
        "rotate": "Turn the board by a quarter, either way.",
    }
    """What each card does."""
    has_snookle = "It has a Snookle, which hippos cannot stand."
    has_hippo = "It has a hippo already."
    hippo_sits = "A hippo sits on it: it cannot move."
    moved_already = "This checker has moved already; another one must."
    monolith_there = "The monolith stands there."
    no_antimatter = "Antimatter needs two by two squares with a checker of each side on them."

    def leads_nowhere(self, card: str, start: str, end: str) -> str:
        """Return that a card does not move anything that way."""
        return f"{card} does not lead from {start} to {end}."

    def not_empty(self, thing: str) -> str:
        """Return that a card wants an empty square."""
        return f"The square is not empty: {thing} stands there."

    def wants_own(self, card: str) -> str:
        """Return that a card is for the player's own checkers."""
        return f"{card} is for a checker of your own."

    def wants_theirs(self, card: str) -> str:
        """Return that a card is for the other side's checkers."""
        return f"{card} is for a checker of the other side."

    def no_use(self, card: str) -> str:
        """Return that a card does nothing on a square."""
        return f"{card} cannot use this square."

    def wants_edge(self, card: str) -> str:
        """Return that a card is for edges, where somebody chose a square."""
        return f"{card} is for edges: choose a diamond at the side of this square."

    def wants_area(self, card: str) -> str:
        """Return that a card is for four squares, where somebody chose one of them."""
        return f"{card} is for four squares at once: choose a diamond at a corner of this one."

    # --- moves -------------------------------------------------------------------------------------

    wander_first = "Wanderlust: a checker has to leave the back row first."
    fate_named = "Fate has named another checker."
    another_must = "Another checker must jump."
    must_jump = "It must jump."
    must_jump_on = "It must jump on."
    blocked = "It is blocked: it goes diagonally to an empty square; a pawn goes forward only."
    wall = "A wall of the other side is in its way."
    only_emperors = "Only an emperor can jump an emperor."

    def others_turn(self, seat: str, thing: str) -> str:
        """Return that it is a seat's turn, and the checker is the other's."""
        return f"It is {seat}'s turn, and this is a {thing}."

    def in_its_way(self, filling: str) -> str:
        """Return that a square cannot be entered."""
        return f"Nothing can enter there: {filling} is in its way."


explain = spoken(Words)
