"""Texts of the dialogs."""

from __future__ import annotations

from engine.contract.language import spoken
from engine.contract.words.en import some


class Words:
    """The English texts."""

    lessons = "Tips shown during play"

    def who_plays(self, seat: str) -> str:
        """Return the question who plays a side."""
        return f"Who plays {seat}?"

    # --- a computer's search ------------------------------------------------------------------------------

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
        """Return the heading of the explanation of a computer's move."""
        return f"Why {player} chose {move}"

    def had_to(self, player: str, move: str) -> str:
        """Return the heading for a forced move."""
        return f"{player} had to play {move}"

    def looked(self, level: str, moves: int, positions: int) -> str:
        """Return the depth of a computer's search, and its number of positions."""
        ahead = "1 move" if moves == 1 else f"{moves} moves"
        searched = "1 position" if positions == 1 else f"{positions:,} positions"
        return f"{level} searched {ahead} ahead: {searched}."

    # --- sharing ------------------------------------------------------------------------------------------

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
    send = "Send …"

    def save_as(self, notation: str) -> str:
        """Return the label of the button that saves the game in a file format."""
        return f"Save as {notation}"

    # --- questions ----------------------------------------------------------------------------------------

    no_play_on = "Keep playing"
    resign = "Resign"
    draw = "Accept a draw?"
    yes_draw = "Accept draw"

    def gives_up(self, name: str, ends: bool) -> str:
        """Return the question that confirms a resignation, with a warning if it ends the game."""
        return f"Resign as {name}?{' This ends the game.' if ends else ''}"

    def offers_draw(self, name: str, other: str) -> str:
        """Return a player's offer of a draw, as a question to the other one."""
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

    # --- secrets ------------------------------------------------------------------------------------------

    all_games = "Back to all games"
    not_now = "Not now"
    seen = "Got it, hide it again"

    def only(self, name: str) -> str:
        """Return the heading of a screen for one player."""
        return f"For {name} only"

    def comes_next(self, name: str) -> str:
        """Return the request that all but one player look away."""
        return f"The next part is for {name} only. Everyone else, please look away."

    def looks(self, name: str, spot: str) -> str:
        """Return that a player looks under a piece, with the request that the others look away."""
        return f"{name} looks under the piece on {spot}. Everyone else, please look away."

    def i_am(self, name: str) -> str:
        """Return the label of the button that uncovers a player's secrets."""
        return f"I am {name}: show it"

    def as_title(self, what: str) -> str:
        """Return a piece as a title."""
        return f"The {what}"

    def lies(self, spot: str, what: str) -> str:
        """Return the secret identity of a piece."""
        return f"The piece on {spot} is {some(what)}. Only you know this."

    # --- rules, and files with several games --------------------------------------------------------------

    alone = "Open in a new tab"
    about = "About Odd Checkers"
    opening_file = "Opening the game"
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
        """Return the name of the page with a game's rules."""
        return f"Rules of {title}"

    def games(self, count: int) -> str:
        """Return the number of games in a file."""
        return f"{count} games in this file"

    def more(self, count: int) -> str:
        """Return the number of games that are not listed."""
        games = "1 more game is" if count == 1 else f"{count} more games are"
        return f"{games} not listed. Search by name or number."


say = spoken(Words)
