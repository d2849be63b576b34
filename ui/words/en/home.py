"""What the first screen and the set-up of a game say."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken


class Words:
    """In English."""

    # --- the first screen --------------------------------------------------------------------------

    about = "A box full of checkers' strange relatives. Pick one and play."
    settings = "Settings"
    records = "Your record: daily puzzle, statistics, achievements"
    puzzles = "Puzzles"
    puzzles_of = "Puzzles for this game"
    go_on = "Continue"
    look = "View"
    saved = "Saved games"
    finished = "Finished games"
    choose = "Choose a game"
    not_loaded = "Games that could not be loaded"
    left_out = "Games left out"
    games = "Games"
    play = "Play"
    first_game = "Tutorial"
    rules = "Rules"
    files = "Files"
    open_file = "Open file"
    save_all = "Back up everything"
    move = (
        "To move to another device, back up everything here and open the file there. It adds to what is "
        "already there and replaces nothing. Keep the file to yourself: anyone who has it can play your "
        "games with friends."
    )
    stays_here = (
        "Your games stay in this browser on this device. Nothing is sent anywhere, except to friends you "
        "invite."
    )

    hard = ("", "quick to learn", "some rules to learn", "many rules to learn")
    odd = ("not odd at all", "a little odd", "odd", "very odd", "as odd as it gets")
    facts = "At a glance"

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
        return f"Tutorial for {title}{', done' if done else ''}"

    def rules_of(self, title: str) -> str:
        """Return what the button does that shows a game's rules."""
        return f"Rules of {title}"

    def look_at(self, name: str) -> str:
        """Return what the button does that opens a game that is over."""
        return f"View {name}"

    def go_on_with(self, name: str) -> str:
        """Return what the button does that opens a game that is not over."""
        return f"Continue {name}"

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

    new_here = "New here? Learn it in a few steps."

    # --- the set-up --------------------------------------------------------------------------------

    back = "Back to all games"
    start_position = "Starting position"
    was_sent = "The game starts from this position. Choose who plays."
    edit = "Set up a position"
    edit_this = "Edit position"
    who_plays = "Players"
    solo = "Against the computer"
    friends = "Friends on this device"
    watch = "Watch the computer"
    name = "Name (optional)"
    start = "Start"
    details = "More options"
    who_begins = "Who moves first?"
    by_lot = "Random"

    def player(self, number: int, colour: str) -> str:
        """Return which player a line is about, by number from 1, and the colour, if that is settled."""
        return f"Player {number}{': ' if colour else ''}{colour}"

    def name_of(self, number: int) -> str:
        """Return what is typed into the field for a player's name."""
        return f"Name of player {number}"

    def begins_with(self, colours: Sequence[str]) -> str:
        """Return which of the two colours is played by who begins, and which by the other."""
        first, second = colours
        return f"Whoever moves first plays {first}; the other plays {second}."

    def who_is(self, colour: str) -> str:
        """Return the question who plays a colour."""
        return f"Who plays {colour.lower()}?"

    def placed(self, name: str, colour: str) -> str:
        """Return a player's name with the colour that goes with the place."""
        return f"{name} ({colour.lower()})"


say = spoken(Words)
