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
        return f"Board of {title}"

    def pieces(self, count: int, material: tuple[str, str]) -> str:
        """Return how many pieces a player has; `material` are their names, of one and of several."""
        return f"{count} {material[count != 1]}"

    # --- the prompt --------------------------------------------------------------------------------

    looking_back = "You are looking at an earlier position."
    looking_at_undone = "You are looking at a position that was undone."
    back_to_game = "Back to the game"
    play_from_here = "Play on from here"
    stopped = "The computer has stopped."
    let_play_on = "Let it play on"
    secrets = "Show what only I know"
    computer = "The computer"
    do_it = "Do it"
    choose_anew = "Choose again"
    got_it = "I see"
    lesson = "New to you"
    move_now = "Move now"
    stop = "Stop"

    def thinks(self, who: str) -> str:
        """Return who thinks; how far stands behind it."""
        return f"{who} thinks: "

    def proposed(self, action: str) -> str:
        """Return the question whether an action is to be done."""
        return f"Do this: {action}?"

    def depth(self, moves: int, positions: int) -> str:
        """Return how far a computer has looked ahead, and at how many positions."""
        ahead = "1 move" if moves == 1 else f"{moves} moves"
        return f"looking {ahead} ahead, {positions:,} positions"

    # --- buttons -----------------------------------------------------------------------------------

    game = "Game"
    take_back = "Take back (U)"
    play_again = "Play again what was taken back (R)"
    hint = "Hint (H)"
    turn = "Turn the board (F)"
    enlarge = "Enlarge the board (Z)"
    offer_draw = "Offer a draw"
    resign = "Resign"
    new_game = "New game"
    short = ("Back", "Again", "Hint", "Turn", "Enlarge", "Draw", "Resign", "New")
    """The same in a word each, part of what they are called in full."""

    # --- a first game ------------------------------------------------------------------------------

    show_me = "Show me"
    see_first = "First see what comes of your move."
    go_on = "Go on"
    finish = "Done"
    guide_over = "You know what is odd about it"
    whole_game = "Play a whole game"
    once_more = "Once more"

    def step(self, number: int, count: int) -> str:
        """Return which of so many steps it is."""
        return f"Step {number} of {count}"

    def guide_over_words(self, title: str) -> str:
        """Return what is told after the last step."""
        return f"That was {title} in a few steps. The rest comes as you play, and stands in the rules."

    # --- the puzzle of a day --------------------------------------------------------------------

    judging = "Looking whether that does it"
    puzzle = "The challenge of the day"
    puzzle_met = "You have found it"
    all_days = "All challenges"
    look = "Look at the board"

    # --- the log, and the field for typing ---------------------------------------------------------

    steps = "Step through the game"
    to_start = "To the start"
    step_back = "To the position before ([)"
    step_on = "To the next position (])"
    to_end = "To the end"
    moves = "Moves so far"
    no_moves = "No moves yet."
    type_move = "Type a move"
    type_move_how = "Type a move, as it is written or place by place"
    move = "Move"
    why = "Why: what the computer thought"
    short_steps = ("Why", "Try", "Eye", "Review")
    """What some of them are called in a word: why, try, eye, review."""

    def place(self, at: str, size: str) -> str:
        """Return at which turn of the log one looks, "5", or "5…" in its midst, and how many there are."""
        return f"{at} of {size}"


say = spoken(Words)
