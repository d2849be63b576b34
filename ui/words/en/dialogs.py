"""What the dialogs say."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    lessons = "What you are told as you play"

    def who_plays(self, seat: str) -> str:
        """Return the question who has a seat."""
        return f"Who plays {seat}?"

    # --- what a computer thought ------------------------------------------------------------------

    reckoned = (
        "So many games of 100 it expects to win, a draw being half of one, against somebody who plays as "
        "well as it does. That is its own estimate."
    )
    reviewed = "Where the review has analysed a move further, its chance and its line are shown."
    guessed = (
        "So many games of 100 it expects to win. That is its own estimate: what was hidden from it, it did "
        "not know either, and tried many ways it could have been."
    )
    had_to_take = "Something had to be taken."
    no_choice = "Nothing else was allowed, so there was nothing to think about."

    def thought(self, player: str, move: str) -> str:
        """Return the heading."""
        return f"Why {player} chose {move}"

    def had_to(self, player: str, move: str) -> str:
        """Return the heading where there was no choice."""
        return f"{player} had to play {move}"

    def looked(self, level: str, moves: int, positions: int) -> str:
        """Return how far a computer of a level has looked."""
        ahead = "1 move" if moves == 1 else f"{moves} moves"
        return f"{level} looked {ahead} ahead, at {positions:,} positions."

    # --- sharing -----------------------------------------------------------------------------------

    share = "Share"
    save_file = "Save as a file"
    whole = "The whole game"
    whole_help = "Opens here and goes on from where you are."
    bare_help = "Opens here, without its other lines: there are too many for a link. The file has them all."
    no_clocks = "The clocks are not in it; the file keeps them."
    position = "This position"
    position_help = "Lets somebody play it on from here."
    hidden_help = (
        "Lets somebody play it on from the start of this turn. "
        "What is secret is not in it, and is drawn anew."
    )
    written = "The position as a link to be read"
    written_help = "It can be read, and changed by hand."
    preview = "What the picture shows"
    picture = "A picture of the position"
    save_png = "Save as PNG"
    save_svg = "Save as SVG"
    copy_picture = "Copy the picture"
    edit_position = "Change this position"
    text = "The position as text"
    text_help = "For other programs."
    open_file = "The file holds the whole game, what is secret too: who has it can read that before the end."
    too_long = "This game is too long for a link to the whole of it. The file holds it all."
    copy = "Copy"

    def save_as(self, notation: str) -> str:
        """Return what the button does that hands the game over in a notation."""
        return f"Save as {notation}"

    # --- questions ---------------------------------------------------------------------------------

    no_play_on = "No, play on"
    resign = "Resign"
    draw = "A draw?"
    yes_draw = "Yes, a draw"

    def gives_up(self, name: str, ends: bool) -> str:
        """Return the question whether somebody really gives up, and whether that ends the game."""
        return f"{name} would give up{', and the game would end' if ends else ''}. Are you sure?"

    def offers_draw(self, name: str, other: str) -> str:
        """Return the question whether the other player takes a draw."""
        return f"{name} offers a draw. {other}, do you accept?"

    rename = "Rename the game"
    do_rename = "Rename"
    name = "Name of the game"

    clash = "Two tabs, one game"
    clash_words = (
        "This game was played on in another tab. Nothing was overwritten. Which one do you want here?"
    )
    theirs = "Show the other tab's game"
    both = "Keep both"

    # --- the end -----------------------------------------------------------------------------------

    over = "The game is over"
    you_won = "You have won"
    you_lost = "You have lost"
    new_game = "New game"
    look = "Look at the board"

    def secret(self, card: str, words: str) -> str:
        """Return what a secret card was, and what it says."""
        return f"{card}. {words}"

    # --- what is for one person only ---------------------------------------------------------------

    all_games = "Back to all games"
    not_now = "Not now"
    seen = "I have seen it: cover it again"

    def only(self, name: str) -> str:
        """Return for whom something is."""
        return f"For {name} only"

    def comes_next(self, name: str) -> str:
        """Return that the others are to look away."""
        return f"What comes next is for {name} only. The others look away."

    def looks(self, name: str, spot: str) -> str:
        """Return that a person looks under a piece, and that the others are to look away."""
        return f"{name} looks under the piece on {spot}. The others look away."

    def i_am(self, name: str) -> str:
        """Return what the person says who is alone with the screen."""
        return f"I am {name}: show it"

    def the(self, what: str) -> str:
        """Return a piece as a title."""
        return f"The {what}"

    def lies(self, spot: str, what: str) -> str:
        """Return what lies on a spot."""
        return f"On {spot} lies a {what}. Nobody else is told."

    # --- rules, and what is read -------------------------------------------------------------------

    alone = "Open on a page of its own"
    about = "About Odd Checkers"
    opening = "Opening the game"
    read = "Read so far"
    stop = "Stop"
    wanted = "Name or number"
    find = "Find"
    found_none = "No game here is called that."
    nameless = "A game without a name"
    which_game = "Which game is this?"
    which_game_why = "The file does not say. Choose one to open it."
    left_out = "Left out of the file"

    def rules(self, title: str) -> str:
        """Return the title of a game's rules."""
        return f"Rules: {title}"

    def rules_of(self, title: str) -> str:
        """Return what the page is called that holds a game's rules."""
        return f"Rules of {title}"

    def games(self, count: int) -> str:
        """Return how many games a file holds."""
        return f"{count} games in this file"

    def more(self, count: int) -> str:
        """Return how many games are not listed."""
        return f"{count} more are not shown. Type a name or a number to find one."


say = spoken(Words)
