"""Texts of the history screens: statistics, achievements, puzzles and the backup file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.session.narration import listed


class Words:
    """In English."""

    title = "Your record"
    back = "Back to all games"
    empty = "Nothing is on record yet. Every game that you finish here is counted."

    # --- the puzzles of the days ----------------------------------------------------------------

    puzzles = "A challenge a day"
    try_it = "Try it"
    once_more = "Once more"
    all_days = "The challenges of all days"
    of_today = "Today's challenge"
    one_move = "A position, and one move to find."
    asked: Mapping[str, str] = {
        "win": "Win this turn.",
        "take": "Take the most in one move.",
        "leap": "Find the longest jump.",
    }
    found = "Found. The next one comes tomorrow."
    month_before = "The month before"
    month_after = "The month after"
    first_month = "The challenges begin with this month."
    last_month = "Those of later months are still to come."
    weekdays = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
    whole_weekdays = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
    months = (
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    )

    def month(self, month: int, year: int) -> str:
        """Return a month, by its number from 1."""
        return f"{self.months[month - 1]} {year}"

    def of_game(self, game: str) -> str:
        """Return of which game today's puzzle is."""
        return f"Today: {game}"

    def today(self, game: str) -> str:
        """Return what today's puzzle is about."""
        return f"Today: {game}. A position, and one move to find, the same for everybody."

    def met_today(self, game: str) -> str:
        """Return that today's puzzle was met."""
        return f"Today's challenge, of {game}, is met. The next one comes tomorrow."

    def date(self, weekday: int, number: int, month: int) -> str:
        """Return a day, by its day of the week (0 is Monday), its number and its month, from 1."""
        return f"{self.whole_weekdays[weekday]}, {number} {self.months[month - 1]}"

    def day(self, date: str, game: str, met: bool) -> str:
        """Return what a day of the month is called, and whether its puzzle was met."""
        return f"{date}: {game}, {'met' if met else 'not met yet'}"

    # --- statistics --------------------------------------------------------------------------------

    statistics = "Games played"
    columns = ("Against", "Played", "Won", "Lost", "Drawn", "Longest", "In a row", "Best")
    friends = "Friends"
    nothing = "–"
    all_games = "All games"
    explained = (
        "The longest game is counted in turns; in a row are the games won one after the other, now and at "
        "best. Among friends nobody is counted as the winner. Games that only computers play, and games from "
        "a position that was set up, are not counted."
    )

    def damaged(self, count: int) -> str:
        """Return that so many records cannot be read."""
        records = "1 record is" if count == 1 else f"{count} records are"
        return (
            f"{records} damaged and not counted. What is left stays, and goes into the file with everything."
        )

    def newer(self, count: int) -> str:
        """Return that so many records are of a newer version."""
        records = "1 record was" if count == 1 else f"{count} records were"
        return (
            f"{records} stored by a newer version of Odd Checkers. Reload the page to update and count them."
        )

    # --- a file with everything --------------------------------------------------------------------

    backup = "Open this backup?"
    own_devices = (
        "This file is a backup of everything on one device, with the secrets of its games with friends. Open "
        "it only if you made it yourself: a backup is for your own devices, and for nobody else's."
    )
    open_backup = "Open backup"
    cancel = "Cancel"
    moved = "The file was opened"
    came_nothing = "There was nothing new in it: all of it is here already."
    stays = "Everything that was here before is still here."
    whose_settings = "The file has other settings than this device. Which ones do you want?"
    keep_mine = "Keep mine"
    take_theirs = "Take the file's"
    understood = "Good"

    def came_games(self, count: int) -> str:
        """Return that so many games have come."""
        return "1 game has come." if count == 1 else f"{count} games have come."

    def came_longer(self, count: int) -> str:
        """Return that so many games were played on elsewhere."""
        if count == 1:
            return "1 game goes on from where it was played on."
        return f"{count} games go on from where they were played on."

    def came_records(self, count: int) -> str:
        """Return that so many records have come, or are of a later end."""
        return "1 finished game was counted." if count == 1 else f"{count} finished games were counted."

    def came_days(self, count: int) -> str:
        """Return that the puzzles of so many days were met elsewhere."""
        return "1 day's challenge was met." if count == 1 else f"The challenges of {count} days were met."

    def came_puzzles(self, count: int) -> str:
        """Return that so many puzzles were solved or seen elsewhere."""
        return "1 challenge was solved or seen." if count == 1 else f"{count} challenges were solved or seen."

    # --- odd achievements --------------------------------------------------------------------------

    achievements = "Odd feats"
    done = "Done"
    to_do = "Not done yet"
    general: Mapping[str, tuple[str, str]] = {
        "each": ("The whole box", "Win each of the eight games against a computer."),
        "strongest": ("Top of the tree", "Beat the strongest computer in any game."),
        "streak": ("Five in a row", "Win five games in a row against computers."),
        "friends": ("A full table", "Finish a game with three people or more at this screen."),
        "week": ("Seven days", "Meet the challenges of seven days."),
    }

    def count(self, done: int, of: int) -> str:
        """Return how many achievements were done, of how many."""
        return f"{done} of {of}"

    def earned(self, titles: Sequence[str]) -> str:
        """Return that achievements were done for the first time."""
        return f"{'Odd feat' if len(titles) == 1 else 'Odd feats'} done: {listed(titles)}."


say = spoken(Words)
