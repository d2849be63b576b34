"""What people are told of what they have done, or cannot do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken
from engine.session.words.en import capital


class Words:
    """In English."""

    # --- choosing at the table ---------------------------------------------------------------------

    computers_turn = "It is the computer's turn."
    earlier = "This is another position. Go back to the game to move."
    over = "The game is over."
    not_yet = "It is not your turn yet. Your move is kept here: press Enter again when it is."
    read_first = "This step is done. Choose “Continue” for the next one."
    allowed_too = "That is legal, but not what this step asks for. Try again, or choose “Show me”."
    no_puzzle = "There is no such puzzle. Here are all the others."
    once_more = "Select it again."
    once_more_to_do = "Select it again to confirm."
    start = "Start of the game."
    trying = "You are trying a variation."
    game_again = "Back to the game."
    no_room = "There is no room for more variations. Delete one you no longer need."
    line_deleted = "Variation deleted."
    line_wrong = "A variation of this game breaks the rules. Delete it, then save the file again."

    def undone(self, told: str) -> str:
        """Return what a move did that was undone."""
        return f"Undone: {told}"

    def proposed(self, action: str) -> str:
        """Return which action would be done."""
        return f"{action}?"

    def mark(self, spot: str, name: str) -> str:
        """Return what would be on a spot."""
        return f"{spot}: {name}."

    def place(self, name: str) -> str:
        """Return what a place is called, as a sentence."""
        return f"{capital(name)}."

    def advice(self, action: str, gain: str) -> str:
        """Return what a hint says, and what the action brings."""
        return f"Hint: {action} – {gain}."

    def hint(self, action: str) -> str:
        """Return what the computer would do."""
        return f"Hint: {action}."

    # --- looking on --------------------------------------------------------------------------------

    eye_opened = "Analysis on."
    eye_closed = "Analysis off."
    eye_shut = "Analysis is available once the game is over. Until then, nobody gets help."
    eye_unlaid = "Analysis is available once everything hidden is revealed."
    eye_secret = "This game has secrets, and analysis would reveal them. It can use only what everyone knows."
    study = "Analyse what is known"
    studied = "Analysis: you move for all sides. Your saved games stay unchanged."
    no_eye = "No analysis here: this browser cannot run the computer player in the background."
    reviewing = "Reviewing the game. Turning points appear as they are found."
    tried_again = "A new game starts from this position. The old one is unchanged."

    def reviewed(self, points: int) -> str:
        """Return that a game has been looked over, and how many turning points it has."""
        return f"Review finished: {points} turning point{'' if points == 1 else 's'}."

    def turned(self, player: str, move: str, what: str) -> str:
        """Return what a turning point was."""
        return f"{player} {what} with {move}."

    # --- sitting down ------------------------------------------------------------------------------

    def your_colour(self, colour: str) -> str:
        """Return which colour the only person has now."""
        return f"You now play {colour}."

    def exchanged(self, colours: Sequence[str]) -> str:
        """Return that everybody has another colour now."""
        more = ", and so on" if len(colours) > 2 else ""
        return f"Sides swapped: the player who had {colours[1]} now has {colours[0]}{more}."

    # --- messages, and what can be done about them --------------------------------------------------

    no_offline = "This browser cannot store the games for offline play. Everything else works."
    update = "A new version is ready."
    use_update = "Update now"
    copied = "Copied."
    not_copied = "The browser blocked copying. Select the text and copy it."
    no_code = "The QR code could not be made. Copy the link instead."
    too_large = "This file is too large: the limit is 8 MB. Split a big collection into parts."
    unread = "This file could not be read. Check that it still exists, and open it again."
    other_tab = "This game was continued in another tab."
    show_other = "Show it"
    settings_taken = "The settings from the file are now in use."
    restore = "Restore"
    delete_anyway = "Delete anyway"

    def deleted(self, name: str) -> str:
        """Return that a game was deleted."""
        return f"“{name}” was deleted."

    def all_left_out(self, count: int) -> str:
        """Return the button that lists all that was left out of a file."""
        return f"Show all {count}"


say = spoken(Words)
