"""Texts of the home screen, the saved games and the set-up of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken


class Words:
    """The English texts."""

    # --- home screen --------------------------------------------------------------------------------------

    about = "A box full of checkers' strange relatives. Pick one and play."
    settings = "Settings"
    records = "Your record: daily puzzle, statistics, achievements"
    record = "Record"
    puzzles = "Puzzles"
    puzzles_of = "Puzzles for this game"
    go_on = "Continue"
    look = "View"
    saved = "Saved games"
    recent = "Recent games"
    results: Mapping[str, str] = {"won": "Won.", "lost": "Lost."}
    choose = "Choose a game"
    not_loaded = "Games that could not be loaded"
    left_out = "Games left out"
    games = "Games"
    play = "Play"
    first_game = "Learn in 2 minutes"
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
        """Return a game's numbers of players."""
        return f"{least} players" if least == most else f"{least} to {most} players"

    def minutes(self, least: int, most: int) -> str:
        """Return a game's usual length."""
        return f"{least} to {most} minutes"

    def play_game(self, title: str) -> str:
        """Return the label of the button that sets up a game."""
        return f"Play {title}"

    def first_of(self, title: str, done: bool) -> str:
        """Return the label of the button for a game's tutorial."""
        return f"{self.first_game}: {title}{', done' if done else ''}"

    def rules_of(self, title: str) -> str:
        """Return the label of the link to a game's rules."""
        return f"Rules of {title}"

    def view_game(self, name: str) -> str:
        """Return the label of the button that opens a finished game."""
        return f"View {name}"

    def continue_game(self, name: str) -> str:
        """Return the label of the button that continues a game."""
        return f"Continue {name}"

    def all_saved(self, count: int) -> str:
        """Return the label of the button that lists all saved games."""
        return self.saved if count == 1 else f"All {count} games"

    new_here = "New here?"

    # --- set-up -------------------------------------------------------------------------------------------

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
    random = "Random"

    opponent = "Opponent"
    opponents = "Opponents"
    you_play = "You play"
    begins = "moves first"
    mixed = "Several levels: see “More options”."

    def player(self, number: int, colour: str) -> str:
        """Return the label of a player's row; players count from 1, and `colour` is "" if undecided."""
        return f"Player {number}{': ' if colour else ''}{colour}"

    def name_of(self, number: int) -> str:
        """Return the label of the field for a player's name."""
        return f"Name of player {number}"

    def begins_with(self, colours: Sequence[str]) -> str:
        """Return the colours of the first and the second player."""
        first, second = colours
        return f"Whoever moves first plays {first}; the other plays {second}."

    def who_is(self, colour: str) -> str:
        """Return the question who plays a colour."""
        return f"Who plays {colour.lower()}?"

    def placed(self, name: str, colour: str) -> str:
        """Return a player's name with the colour of the seat."""
        return f"{name} ({colour.lower()})"


class LibraryWords:
    """The list of all saved games, in English."""

    title = "Saved games"
    back = "Back to all games"
    search = "Search"
    game = "Game"
    all_games = "All games"
    state = "Status"
    any_state = "All"
    open = "Unfinished"
    over = "Finished"
    select_all = "Select all"

    def count(self, shown: int, of: int) -> str:
        """Return the number of saved games that the filter shows, of all."""
        every = f"{of} game{'' if of == 1 else 's'}"
        return every if shown == of else f"{shown} of {every}"

    def more(self, count: int) -> str:
        """Return the label of the button that shows the remaining games."""
        return f"Show more ({count})"

    def select(self, name: str) -> str:
        """Return the label of the checkbox that selects a game."""
        return f"Select {name}"

    def delete_marked(self, count: int) -> str:
        """Return the label of the button that deletes the selected games."""
        return f"Delete {count} game{'' if count == 1 else 's'}"

    def rename(self, name: str) -> str:
        """Return the label of the button that renames a game."""
        return f"Rename {name}"

    def save(self, name: str) -> str:
        """Return the label of the button that saves a game as a file."""
        return f"Save {name} as a file"

    def delete(self, name: str) -> str:
        """Return the label of the button that deletes a game."""
        return f"Delete {name}"


say = spoken(Words)
say_library = spoken(LibraryWords)
