"""Notices about what players did or cannot do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken
from engine.session.narration import listed
from engine.session.words.en import capital


class Words:
    """The English texts."""

    # --- choosing a move ----------------------------------------------------------------------------------

    computers_turn = "It is the computer's turn."
    earlier = "This is another position. Go back to the game to move."
    over = "The game is over."
    not_your_turn = "It is not your turn yet. Your move is kept here: press Enter again when it is."
    step_done = "This step is done. Choose “Continue” for the next one."
    allowed_too = "That is legal, but not what this step asks for. Try again, or choose “Show me”."
    no_puzzle = "There is no such puzzle. Here are all the others."
    select_again = "Select it again."
    select_again_to_confirm = "Select it again to confirm."
    start = "Start of the game."
    trying = "You are trying a variation."
    back_to_game = "Back to the game."
    too_many_variations = "There is no room for more variations. Delete one you no longer need."
    variation_deleted = "Variation deleted."
    variation_invalid = "A variation of this game breaks the rules. Delete it, then save the file again."

    def undone(self, move: str) -> str:
        """Return the undone move."""
        return f"Undone: {move}"

    def proposed(self, action: str) -> str:
        """Return the proposed action, which awaits confirmation."""
        return f"{action}?"

    def mark(self, spot: str, name: str) -> str:
        """Return the content of a spot, with its name."""
        return f"{spot}: {name}."

    def place(self, name: str) -> str:
        """Return the name of a spot as a sentence."""
        return f"{capital(name)}."

    def advice(self, action: str, gain: str) -> str:
        """Return a hint, with the benefit of the action."""
        return f"Hint: {action} – {gain}."

    def hint(self, action: str) -> str:
        """Return a hint."""
        return f"Hint: {action}."

    # --- analysis and review ------------------------------------------------------------------------------

    analysis_on = "Analysis on."
    analysis_off = "Analysis off."
    analysis_after_end = "Analysis is available once the game is over. Until then, nobody gets help."
    analysis_after_reveal = "Analysis is available once everything hidden is revealed."
    analysis_reveals = (
        "This game has secrets, and analysis would reveal them. It can use only what everyone knows."
    )
    study = "Analyse what is known"
    studied = "Analysis: you move for all sides. Your saved games stay unchanged."
    no_analysis = "No analysis here: this browser cannot run the computer player in the background."
    reviewing = "Reviewing the game. Turning points appear as they are found."
    retry_started = "A new game starts from this position. The old one is unchanged."

    def reviewed(self, points: int) -> str:
        """Return that the review is finished, with the number of turning points."""
        return f"Review finished: {points} turning point{'' if points == 1 else 's'}."

    def turning_point(self, player: str, move: str, what: str) -> str:
        """Return the kind of a turning point, with its player and move."""
        return f"{player} {what} with {move}."

    # --- seats --------------------------------------------------------------------------------------------

    def your_colour(self, colour: str) -> str:
        """Return the new colour of the only person."""
        return f"You now play {colour}."

    def sides_swapped(self, colours: Sequence[str]) -> str:
        """Return that the players have swapped sides."""
        more = ", and so on" if len(colours) > 2 else ""
        return f"Sides swapped: the player who had {colours[1]} now has {colours[0]}{more}."

    # --- messages with a remedy ---------------------------------------------------------------------------

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

    def several_deleted(self, count: int, kept: int) -> str:
        """Return that games were deleted together, and how many could not be."""
        left = f" {kept} could not be deleted." if kept else ""
        return f"1 game was deleted.{left}" if count == 1 else f"{count} games were deleted.{left}"

    def all_left_out(self, count: int) -> str:
        """Return the label of the button that lists everything left out of a file."""
        return f"Show all {count}"

    # --- files and puzzles that cannot be opened ----------------------------------------------------------

    all_solved = "You have solved all the puzzles."
    no_day = "This daily puzzle is not available: its day has not come yet, or there is no such day."
    makes_no_sense = "This cannot be read: part of it makes no sense."

    def openable(self, fault: str, notations: Sequence[str]) -> str:
        """Return why a file cannot be opened, and the kinds of file that can."""
        return f"{fault} You can open: games saved here, {listed(notations)}."


say = spoken(Words)
