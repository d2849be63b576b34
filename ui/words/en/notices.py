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
    not_yet = "It is not your turn yet. Your move stays here: press Enter again when it is."
    read_first = "This step is done. Choose “Go on” for the next one."
    allowed_too = "That is allowed, too. Here do what this step asks for, or choose “Show me”."
    no_puzzle = "There is no such challenge. These are there."
    once_more = "Choose it once more."
    once_more_to_do = "Choose it once more to do it."
    start = "The start of the game."
    trying = "You are trying another line."
    game_again = "Back to the game."
    no_room = "There is no room for more beside this game. Delete a line that you need no longer."
    line_deleted = "The line was deleted."
    line_wrong = "A line beside this game does not follow its rules. Delete it, and save the file again."

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

    eye_opened = "The computer's eye is open."
    eye_closed = "The computer's eye is shut."
    eye_shut = "The computer's eye opens when the game is over. Until then it helps nobody."
    eye_unlaid = "The computer's eye opens as soon as all that the game hid is laid open."
    eye_secret = (
        "With secrets at the table the eye would look for everybody. It can look at what all may know."
    )
    study = "Analyse that"
    studied = "The eye looks on, and you move for all sides. Games that are kept stay as they are."
    no_eye = "The computer cannot look here: this browser lets it not think beside the page."
    reviewing = "The game is looked over. What is found is shown at once."
    tried_again = "A new game, from this place on. The old one stays as it is."

    def reviewed(self, points: int) -> str:
        """Return that a game has been looked over, and how many turning points it has."""
        return f"The game has been looked over: {points} turning point{'' if points == 1 else 's'}."

    def turned(self, player: str, move: str, what: str) -> str:
        """Return what a turning point was."""
        return f"{player} {what} with {move}."

    # --- sitting down ------------------------------------------------------------------------------

    def your_colour(self, colour: str) -> str:
        """Return which colour the only person has now."""
        return f"You play {colour} now."

    def exchanged(self, colours: Sequence[str]) -> str:
        """Return that everybody has another colour now."""
        more = ", and so on" if len(colours) > 2 else ""
        return f"Sides are exchanged: who had {colours[1]} has {colours[0]} now{more}."

    # --- messages, and what can be done about them --------------------------------------------------

    no_offline = "This browser does not keep the games for use without a network. Everything else works."
    update = "A new version is ready."
    use_update = "Use it now"
    copied = "Copied."
    not_copied = "The browser did not allow copying: select the text and copy it."
    no_code = "The picture could not be made. Copy the link instead."
    too_large = (
        "This file is too large: files of up to 8 MB can be opened. Cut a collection of games into parts."
    )
    unread = "This file could not be read. Check that it is still there, and open it again."
    other_tab = "This game was played on in another tab."
    show_other = "Show it"
    settings_taken = "The settings of the file are used now."
    restore = "Bring it back"
    delete_anyway = "Delete it"

    def deleted(self, name: str) -> str:
        """Return that a game was deleted."""
        return f"“{name}” was deleted."

    def all_left_out(self, count: int) -> str:
        """Return the button that lists all that was left out of a file."""
        return f"Show all {count}"


say = spoken(Words)
