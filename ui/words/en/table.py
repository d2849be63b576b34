"""Texts of the table: players, prompt, buttons, tutorial, log."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken


class Words:
    """The English texts."""

    # --- header and players -------------------------------------------------------------------------------

    all_games = "All games"
    share = "Share this game"
    rules = "Rules"
    settings = "Settings"
    mute = "Mute"
    sound_on = "Sound on"
    far_players = "Players across the board"
    near_player = "Player on this side"
    to_move = "to move"
    your_move = "Your move"

    def their_move(self, name: str) -> str:
        """Return that a player is to move."""
        return f"{name} to move"

    def board(self, title: str) -> str:
        """Return the label of the board."""
        return f"{title} board"

    def pieces(self, count: int, material: tuple[str, str]) -> str:
        """Return a player's number of pieces; `material` is their name in the singular and the plural."""
        return f"{count} {material[count != 1]}"

    # --- prompt -------------------------------------------------------------------------------------------

    viewing_earlier = "You are viewing an earlier position."
    viewing_undone = "You are viewing a position that was undone."
    back_to_game = "Back to game"
    play_from_here = "Continue from here"
    paused = "The computer is paused."
    resume = "Resume"
    secrets = "Show my secrets"
    computer = "The computer"
    confirm = "Confirm"
    cancel = "Cancel"
    got_it = "Got it"
    replay = "Replay last turn (L)"
    last_turn = "Last turn"
    since_last_turn = "Since your last turn"
    lesson = "Good to know"
    move_now = "Move now"
    stop = "Stop"

    def thinks(self, who: str) -> str:
        """Return that a player is thinking; the progress follows."""
        return f"{who} is thinking: "

    def proposed(self, action: str) -> str:
        """Return the question that confirms an action."""
        return f"Confirm: {action}?"

    def depth(self, moves: int, positions: int) -> str:
        """Return how many moves ahead a computer has searched, and how many positions."""
        ahead = "1 move" if moves == 1 else f"{moves} moves"
        searched = "1 position" if positions == 1 else f"{positions:,} positions"
        return f"{ahead} ahead, {searched}"

    # --- buttons ------------------------------------------------------------------------------------------

    game = "Game"
    undo = "Undo (U)"
    redo = "Redo (R)"
    hint = "Hint (H)"
    flip_board = "Flip board (F)"
    zoom = "Zoom (Z)"
    offer_draw = "Offer draw"
    resign = "Resign"
    new_game = "New game"
    short = ("Undo", "Redo", "Hint", "Flip", "Zoom", "Draw", "Resign", "New")
    """Short labels of the buttons, each contained in the full label."""

    # --- tutorial -----------------------------------------------------------------------------------------

    show_me = "Show me"
    see_first = "Let the move finish first."
    go_on = "Continue"
    finish = "Done"
    tutorial_over = "Tutorial complete"
    play_full_game = "Play a full game"
    repeat_tutorial = "Repeat tutorial"

    def step(self, number: int, count: int) -> str:
        """Return the number of a step, of all."""
        return f"Step {number} of {count}"

    def tutorial_over_words(self, title: str) -> str:
        """Return the closing words of a tutorial."""
        return (
            f"That was {title} in a few steps. You will pick up the rest as you play, and the rules have the "
            "details."
        )

    # --- daily puzzle -------------------------------------------------------------------------------------

    judging = "Checking your move"
    puzzle = "Daily puzzle"
    puzzle_met = "Solved!"
    look = "View board"

    # --- log, and the field for typed moves ---------------------------------------------------------------

    steps = "Step through the game"
    to_start = "First position"
    step_back = "Previous position ([)"
    step_on = "Next position (])"
    to_end = "Last position"
    moves = "Moves so far"
    no_moves = "No moves yet."
    type_move = "Type a move"
    type_move_how = "Type a move in notation or square by square"
    move = "Move"
    why = "Why the computer played this"
    short_steps = ("Why", "Try", "Analysis", "Review")
    """Short labels of the buttons for the search, variations, analysis and the review."""

    def place(self, at: str, size: str) -> str:
        """Return the viewed place in the log: the turn, "5", or "5…" in its midst, of all."""
        return f"{at} of {size}"

    # --- premoves: moves chosen during the other player's turn ---------------------------------------------

    premove_choose_piece = "Premove: choose one of your pieces."
    premove_choose_end = "Premove: choose where this piece goes."
    premove_cancelled = "Premove cancelled."

    def premove_chosen(self, start: str, end: str) -> str:
        """Return that a premove is set."""
        return f"Premove: {start} to {end}."

    def premove_dropped(self, start: str, end: str) -> str:
        """Return that a premove was dropped."""
        return f"The premove {start} to {end} is not legal now."


class CapturedWords:
    """The captured pieces beside the players, in English."""

    def captured(self, pieces: Sequence[tuple[str, int]]) -> str:
        """Return the captured pieces: each kind with its number."""
        return f"Captured: {each_counted(pieces)}"

    def ahead(self, points: float) -> str:
        """Return the lead in points as a short sign, such as "+3"."""
        return f"+{in_halves(points)}"

    def balance(self, points: float) -> str:
        """Return the lead in points in words."""
        return f"Ahead by {in_halves(points)} in material"


def each_counted(pieces: Sequence[tuple[str, int]]) -> str:
    """Return the kinds of pieces, those that occur more than once with their number."""
    return ", ".join(f"{name} ({count})" if count > 1 else name for name, count in pieces)


def in_halves(points: float) -> str:
    """Return a number of points, with ½ for half a point."""
    whole, half = divmod(points, 1)
    return f"{whole:.0f}{'½' * bool(half)}" if whole or not half else "½"


say = spoken(Words)
say_captures = spoken(CapturedWords)
