"""What the table says: players, prompt, buttons, log."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    # --- the head and the players ------------------------------------------------------------------

    all_games = "All games"
    share = "Share this game"
    rules = "Rules"
    settings = "Settings"
    players = "Players"
    to_move = "to move"

    def board(self, title: str) -> str:
        """Return what the board is called."""
        return f"{title} board"

    def pieces(self, count: int, material: tuple[str, str]) -> str:
        """Return how many pieces a player has; `material` are their names, of one and of several."""
        return f"{count} {material[count != 1]}"

    # --- the prompt --------------------------------------------------------------------------------

    looking_back = "You are viewing an earlier position."
    looking_at_undone = "You are viewing a position that was undone."
    back_to_game = "Back to game"
    play_from_here = "Continue from here"
    stopped = "The computer is paused."
    let_play_on = "Resume"
    secrets = "Show my secrets"
    computer = "The computer"
    do_it = "Confirm"
    choose_anew = "Cancel"
    got_it = "Got it"
    lesson = "Good to know"
    move_now = "Move now"
    stop = "Stop"

    def thinks(self, who: str) -> str:
        """Return who thinks; how far stands behind it."""
        return f"{who} is thinking: "

    def proposed(self, action: str) -> str:
        """Return the question whether an action is to be done."""
        return f"Confirm: {action}?"

    def depth(self, moves: int, positions: int) -> str:
        """Return how far a computer has looked ahead, and at how many positions."""
        ahead = "1 move" if moves == 1 else f"{moves} moves"
        return f"{ahead} ahead, {positions:,} positions"

    # --- buttons -----------------------------------------------------------------------------------

    game = "Game"
    take_back = "Undo (U)"
    play_again = "Redo (R)"
    hint = "Hint (H)"
    turn = "Flip board (F)"
    enlarge = "Zoom (Z)"
    offer_draw = "Offer draw"
    resign = "Resign"
    new_game = "New game"
    short = ("Undo", "Redo", "Hint", "Flip", "Zoom", "Draw", "Resign", "New")
    """The same in a word each, part of what they are called in full."""

    # --- a first game ------------------------------------------------------------------------------

    show_me = "Show me"
    see_first = "Let the move finish first."
    go_on = "Continue"
    finish = "Done"
    guide_over = "Tutorial complete"
    whole_game = "Play a full game"
    once_more = "Repeat tutorial"

    def step(self, number: int, count: int) -> str:
        """Return which of so many steps it is."""
        return f"Step {number} of {count}"

    def guide_over_words(self, title: str) -> str:
        """Return what is told after the last step."""
        return (
            f"That was {title} in a few steps. You will pick up the rest as you play, and the rules have the "
            "details."
        )

    # --- the puzzle of a day --------------------------------------------------------------------

    judging = "Checking your move"
    puzzle = "Daily puzzle"
    puzzle_met = "Solved!"
    all_days = "All puzzles"
    look = "View board"

    # --- the log, and the field for typing ---------------------------------------------------------

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
    """What some of them are called in a word: why, try, eye, review."""

    def place(self, at: str, size: str) -> str:
        """Return at which turn of the log one looks, "5", or "5…" in its midst, and how many there are."""
        return f"{at} of {size}"


say = spoken(Words)
