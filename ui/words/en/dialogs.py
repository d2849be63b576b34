"""What the dialogs say."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    lessons = "Tips shown during play"

    def who_plays(self, seat: str) -> str:
        """Return the question who has a seat."""
        return f"Who plays {seat}?"

    # --- what a computer thought ------------------------------------------------------------------

    reckoned = (
        "The percentage is the computer's own estimate of its chance to win against an equally strong "
        "opponent; a draw counts half."
    )
    reviewed = "Where the review has searched a move further, its chance and variation are shown."
    guessed = (
        "The percentage is the computer's own estimate of its chance to win. It cannot see hidden "
        "information either, so it tries many possibilities."
    )
    had_to_take = "A capture was compulsory."
    no_choice = "It was the only legal move, so there was nothing to think about."

    def thought(self, player: str, move: str) -> str:
        """Return the heading."""
        return f"Why {player} chose {move}"

    def had_to(self, player: str, move: str) -> str:
        """Return the heading where there was no choice."""
        return f"{player} had to play {move}"

    def looked(self, level: str, moves: int, positions: int) -> str:
        """Return how far a computer of a level has looked."""
        ahead = "1 move" if moves == 1 else f"{moves} moves"
        return f"{level} searched {ahead} ahead: {positions:,} positions."

    # --- sharing -----------------------------------------------------------------------------------

    share = "Share"
    save_file = "Save as a file"
    whole = "The whole game"
    whole_help = "Opens here and continues from the current position."
    bare_help = "Opens here without its variations, which are too many for a link. The file has them all."
    no_clocks = "The link leaves out the clocks; the file keeps them."
    position = "This position"
    position_help = "Lets someone continue from this position."
    hidden_help = "Lets someone continue from the start of this turn. Secrets are left out and drawn again."
    written = "The position as a readable link"
    written_help = "You can read it and edit it by hand."
    preview = "Preview"
    picture = "Picture of the position"
    save_png = "Save as PNG"
    save_svg = "Save as SVG"
    copy_picture = "Copy picture"
    edit_position = "Edit position"
    text = "The position as text"
    text_help = "For other programs."
    open_file = "This file contains the whole game, secrets included. Anyone who opens it can read them."
    too_long = "This game is too long for a link. Save it as a file instead."
    copy = "Copy"

    def save_as(self, notation: str) -> str:
        """Return what the button does that hands the game over in a notation."""
        return f"Save as {notation}"

    # --- questions ---------------------------------------------------------------------------------

    no_play_on = "Keep playing"
    resign = "Resign"
    draw = "Accept a draw?"
    yes_draw = "Accept draw"

    def gives_up(self, name: str, ends: bool) -> str:
        """Return the question whether somebody really gives up, and whether that ends the game."""
        return f"Resign as {name}?{' This ends the game.' if ends else ''}"

    def offers_draw(self, name: str, other: str) -> str:
        """Return the question whether the other player takes a draw."""
        return f"{name} offers a draw. {other}, do you accept?"

    rename = "Rename game"
    do_rename = "Rename"
    name = "Name of the game"

    clash = "Two tabs, one game"
    clash_words = (
        "This game was continued in another tab. Nothing was overwritten. Which version do you want here?"
    )
    theirs = "Use the other tab's game"
    both = "Keep both"

    # --- the end -----------------------------------------------------------------------------------

    over = "Game over"
    you_won = "You won!"
    you_lost = "You lost"
    new_game = "New game"
    look = "View board"

    def secret(self, card: str, words: str) -> str:
        """Return what a secret card was, and what it says."""
        return f"{card}. {words}"

    # --- what is for one person only ---------------------------------------------------------------

    all_games = "Back to all games"
    not_now = "Not now"
    seen = "Got it, hide it again"

    def only(self, name: str) -> str:
        """Return for whom something is."""
        return f"For {name} only"

    def comes_next(self, name: str) -> str:
        """Return that the others are to look away."""
        return f"The next part is for {name} only. Everyone else, please look away."

    def looks(self, name: str, spot: str) -> str:
        """Return that a person looks under a piece, and that the others are to look away."""
        return f"{name} looks under the piece on {spot}. Everyone else, please look away."

    def i_am(self, name: str) -> str:
        """Return what the person says who is alone with the screen."""
        return f"I am {name}: show it"

    def the(self, what: str) -> str:
        """Return a piece as a title."""
        return f"The {what}"

    def lies(self, spot: str, what: str) -> str:
        """Return what lies on a spot."""
        return f"The piece on {spot} is a {what}. Only you know this."

    # --- rules, and what is read -------------------------------------------------------------------

    alone = "Open in a new tab"
    about = "About Odd Checkers"
    opening = "Opening the game"
    read = "Reading progress"
    stop = "Stop"
    wanted = "Name or number"
    find = "Find"
    found_none = "No matching game."
    nameless = "Untitled game"
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
        return f"{count} more games are not listed. Search by name or number."


say = spoken(Words)
