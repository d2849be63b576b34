"""What the first screen and the set-up of a game say."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken


class Words:
    """In English."""

    # --- the first screen --------------------------------------------------------------------------

    about = "A box of strange relatives of checkers. Take one out, and play."
    settings = "Settings"
    records = "Your record: a challenge a day, statistics, odd feats"
    puzzles = "Challenges"
    puzzles_of = "Challenges of this game"
    go_on = "Go on"
    look = "Look"
    saved = "Saved games"
    finished = "Finished games"
    choose = "Choose a game"
    not_loaded = "Games that could not be loaded"
    left_out = "Games left out"
    games = "Games"
    play = "Play"
    first_game = "First game"
    rules = "Rules"
    files = "Files"
    open_file = "Open a game from a file"
    save_all = "Save everything as a file"
    move = (
        "To move to another device, save everything as a file here, and open that file there. It comes to "
        "what is there already, and takes the place of nothing. Keep the file to yourself: whoever has it "
        "can play on in your games with friends."
    )
    stays_here = (
        "Games stay in this browser, on this device. Nothing is sent anywhere but to friends whom you invite."
    )

    hard = ("", "a little to learn", "some things to learn", "a lot to learn")
    odd = ("not odd at all", "a little odd", "odd", "very odd", "as odd as it gets")
    facts = "In short"

    def players(self, least: int, most: int) -> str:
        """Return for how many a game is."""
        return f"{least} players" if least == most else f"{least} to {most} players"

    def minutes(self, least: int, most: int) -> str:
        """Return how long a game takes, about."""
        return f"{least} to {most} minutes"

    def play_game(self, title: str) -> str:
        """Return what the button does that sets a game up."""
        return f"Play {title}"

    def first_of(self, title: str, done: bool) -> str:
        """Return what the button does that leads through a game's first steps, and whether that was done."""
        return f"First game of {title}{', done' if done else ''}"

    def rules_of(self, title: str) -> str:
        """Return what the button does that shows a game's rules."""
        return f"Rules of {title}"

    def look_at(self, name: str) -> str:
        """Return what the button does that opens a game that is over."""
        return f"Look at {name}"

    def go_on_with(self, name: str) -> str:
        """Return what the button does that opens a game that is not over."""
        return f"Go on with {name}"

    def all_saved(self, count: int) -> str:
        """Return what the button says that shows all saved games."""
        return f"All {count} games"

    def rename(self, name: str) -> str:
        """Return what the button does that renames a game."""
        return f"Rename {name}"

    def save(self, name: str) -> str:
        """Return what the button does that hands a game over as a file."""
        return f"Save {name} as a file"

    def delete(self, name: str) -> str:
        """Return what the button does that deletes a game."""
        return f"Delete {name}"

    new_here = "New here? A few steps teach it to your hand."

    # --- the set-up --------------------------------------------------------------------------------

    back = "Back to all games"
    start_position = "The position to start from"
    was_sent = "This position is where the game begins. Choose who plays it on."
    edit = "Set up a position"
    edit_this = "Change this position"
    who_plays = "Who plays"
    solo = "Against the computer"
    friends = "Friends at this screen"
    watch = "Watch the computer"
    name = "Name (if you like)"
    start = "Start"
    details = "Or choose more"
    who_begins = "Who begins?"
    by_lot = "Drawn by lot"

    def player(self, number: int, colour: str) -> str:
        """Return which player a line is about, by number from 1, and the colour, if that is settled."""
        return f"Player {number}{': ' if colour else ''}{colour}"

    def name_of(self, number: int) -> str:
        """Return what is typed into the field for a player's name."""
        return f"Name of player {number}"

    def begins_with(self, colours: Sequence[str]) -> str:
        """Return which of the two colours is played by who begins, and which by the other."""
        first, second = colours
        return f"Whoever begins plays {first}, the other {second}."

    def who_is(self, colour: str) -> str:
        """Return the question who plays a colour."""
        return f"Who plays {colour.lower()}?"

    def placed(self, name: str, colour: str) -> str:
        """Return a player's name with the colour that goes with the place."""
        return f"{name} ({colour.lower()})"


say = spoken(Words)
