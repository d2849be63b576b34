"""Texts of the history screens: statistics, achievements, puzzles and the backup file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.session.narration import listed


class Words:
    """In English."""

    title = "Your record"
    back = "Back to all games"
    empty = "No games yet. Every game you finish here counts."

    # --- the puzzles of the days ----------------------------------------------------------------

    puzzles = "Daily puzzle"
    try_it = "Try it"
    once_more = "Try again"
    all_days = "All daily puzzles"
    of_today = "Today's puzzle"
    one_move = "One position, one move to find."
    asked: Mapping[str, str] = {
        "win": "Win this turn.",
        "take": "Capture the most in one move.",
        "leap": "Find the longest jump.",
    }
    found = "Solved! Come back tomorrow for the next one."
    month_before = "Previous month"
    month_after = "Next month"
    first_month = "Daily puzzles start with this month."
    last_month = "Later months are not available yet."
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
        return f"Today: {game}. One position, one move to find, the same for everyone."

    def met_today(self, game: str) -> str:
        """Return that today's puzzle was met."""
        return f"You solved today's {game} puzzle. Come back tomorrow for the next one."

    def date(self, weekday: int, number: int, month: int) -> str:
        """Return a day, by its day of the week (0 is Monday), its number and its month, from 1."""
        return f"{self.whole_weekdays[weekday]}, {number} {self.months[month - 1]}"

    def day(self, date: str, game: str, met: bool) -> str:
        """Return what a day of the month is called, and whether its puzzle was met."""
        return f"{date}: {game}, {'solved' if met else 'not solved yet'}"

    # --- statistics --------------------------------------------------------------------------------

    statistics = "Games played"
    columns = ("Opponent", "Played", "Won", "Lost", "Drawn", "Longest", "Streak", "Best streak")
    friends = "Friends"
    nothing = "–"
    all_games = "All games"
    explained = (
        "The longest game is measured in turns. A streak is a run of wins: your current one and your "
        "best. Games among friends have no winner here. Games between computers and games from a set-up "
        "position are not counted."
    )

    def damaged(self, count: int) -> str:
        """Return that so many records cannot be read."""
        records = "1 record is" if count == 1 else f"{count} records are"
        return f"{records} damaged and not counted. Damaged records are kept and included in backups."

    def newer(self, count: int) -> str:
        """Return that so many records are of a newer version."""
        records = "1 record was" if count == 1 else f"{count} records were"
        return (
            f"{records} stored by a newer version of Odd Checkers. Reload the page to update and count them."
        )

    # --- a file with everything --------------------------------------------------------------------

    backup = "Open this backup?"
    own_devices = (
        "This file is a backup of everything on one device, including the secrets of its games with "
        "friends. Open it only if you made it yourself: a backup is for your own devices only."
    )
    open_backup = "Open backup"
    cancel = "Cancel"
    moved = "Backup opened"
    came_nothing = "Nothing new: you already have everything in it."
    stays = "Everything you had is still here."
    whose_settings = "The file has different settings. Which ones do you want?"
    keep_mine = "Keep mine"
    take_theirs = "Use the file's"
    understood = "OK"

    def came_games(self, count: int) -> str:
        """Return that so many games have come."""
        return "1 game added." if count == 1 else f"{count} games added."

    def came_longer(self, count: int) -> str:
        """Return that so many games were played on elsewhere."""
        if count == 1:
            return "1 game updated with later moves."
        return f"{count} games updated with later moves."

    def came_records(self, count: int) -> str:
        """Return that so many records have come, or are of a later end."""
        return "1 finished game counted." if count == 1 else f"{count} finished games counted."

    def came_days(self, count: int) -> str:
        """Return that the puzzles of so many days were met elsewhere."""
        return "1 more daily puzzle solved." if count == 1 else f"{count} more daily puzzles solved."

    def came_puzzles(self, count: int) -> str:
        """Return that so many puzzles were solved or seen elsewhere."""
        return "1 more puzzle solved or seen." if count == 1 else f"{count} more puzzles solved or seen."

    # --- odd achievements --------------------------------------------------------------------------

    achievements = "Achievements"
    done = "Earned"
    to_do = "Not earned yet"
    general: Mapping[str, tuple[str, str]] = {
        "each": ("The whole box", "Win each of the eight games against a computer."),
        "strongest": ("Top of the tree", "Beat the strongest computer in any game."),
        "streak": ("Five in a row", "Win five games in a row against computers."),
        "friends": ("A full table", "Finish a game with three or more people on this device."),
        "week": ("Seven days", "Solve seven daily puzzles."),
    }

    def count(self, done: int, of: int) -> str:
        """Return how many achievements were done, of how many."""
        return f"{done} of {of}"

    def earned(self, titles: Sequence[str]) -> str:
        """Return that achievements were done for the first time."""
        return f"{'Achievement' if len(titles) == 1 else 'Achievements'} earned: {listed(titles)}."


say = spoken(Words)
