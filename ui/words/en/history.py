"""Texts of the history screens: statistics, achievements, daily puzzles and backups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.session.narration import listed


class Words:
    """Statistics, achievements, daily puzzles and backups, in English."""

    title = "Your record"
    back = "Back to all games"
    empty = "No games yet. Every game you finish here counts."

    # --- daily puzzles ------------------------------------------------------------------------------------

    puzzles = "Daily puzzle"
    try_it = "Try it"
    once_more = "Try again"
    of_today = "Today's puzzle"
    every_day = "A new one every day"
    one_move = "One position, one move to find."
    levels = ("", "very easy", "easy", "fairly easy", "medium", "fairly hard", "hard", "very hard")
    """The difficulties from Monday to Sunday, after none."""
    week = "Mondays are easy, Sundays are hard."
    found = "Solved! Next one tomorrow."
    copy_result = "Copy result"
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
        """Return a month, by its number from 1, with the year."""
        return f"{self.months[month - 1]} {year}"

    def of_game(self, game: str) -> str:
        """Return the game of today's puzzle."""
        return f"Today: {game}"

    def streak(self, days: int) -> str:
        """Return the number of days in a row with a solved puzzle, at least two."""
        return f"{days} days in a row"

    def difficulty(self, level: int) -> str:
        """Return the difficulty of a daily puzzle; the oldest ones (0) have none."""
        return f"Difficulty: {self.levels[level]}" if level else self.one_move

    def today(self, game: str, difficulty: str) -> str:
        """Return the description of today's puzzle."""
        return f"Today: {game}. {difficulty.removesuffix('.')}. The position is the same for everyone."

    def solved_today(self, game: str) -> str:
        """Return that today's puzzle has been solved."""
        return f"You solved today's {game} puzzle. Come back tomorrow for the next one."

    def date(self, weekday: int, number: int, month: int) -> str:
        """Return a date: its weekday (0 is Monday), day of the month, and month from 1."""
        return f"{self.whole_weekdays[weekday]}, {number} {self.months[month - 1]}"

    def day(self, date: str, game: str, met: bool) -> str:
        """Return the label of a day in the calendar: its game, and whether the puzzle is solved."""
        return f"{date}: {game}, {'solved' if met else 'not solved yet'}"

    # --- statistics ---------------------------------------------------------------------------------------

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
        """Return the number of records that cannot be read."""
        records = "1 record is" if count == 1 else f"{count} records are"
        return f"{records} damaged and not counted. Damaged records are kept and included in backups."

    def newer(self, count: int) -> str:
        """Return the number of records of a newer version."""
        records = "1 record was" if count == 1 else f"{count} records were"
        return (
            f"{records} stored by a newer version of Odd Checkers. Reload the page to update and count them."
        )

    # --- backup -------------------------------------------------------------------------------------------

    backup = "Open this backup?"
    own_devices = (
        "This file is a backup of everything on one device, including the secrets of its games with "
        "friends. Open it only if you made it yourself: a backup is for your own devices only."
    )
    open_backup = "Open backup"
    cancel = "Cancel"
    backup_opened = "Backup opened"
    nothing_new = "Nothing new: you already have everything in it."
    all_kept = "Everything you had is still here."
    which_settings = "The file has different settings. Which ones do you want?"
    keep_mine = "Keep mine"
    take_theirs = "Use the file's"
    understood = "OK"

    def games_added(self, count: int) -> str:
        """Return the number of games that a backup has added."""
        return "1 game added." if count == 1 else f"{count} games added."

    def games_continued(self, count: int) -> str:
        """Return the number of games that a backup has continued."""
        if count == 1:
            return "1 game updated with later moves."
        return f"{count} games updated with later moves."

    def records_added(self, count: int) -> str:
        """Return the number of results that a backup has added or updated."""
        return "1 finished game counted." if count == 1 else f"{count} finished games counted."

    def days_added(self, count: int) -> str:
        """Return the number of daily puzzles that a backup has marked as solved."""
        return "1 more daily puzzle solved." if count == 1 else f"{count} more daily puzzles solved."

    def puzzles_added(self, count: int) -> str:
        """Return the number of puzzles that a backup has marked as solved or seen."""
        return "1 more puzzle solved or seen." if count == 1 else f"{count} more puzzles solved or seen."

    # --- achievements -------------------------------------------------------------------------------------

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

    # --- the ladder ---------------------------------------------------------------------------------------

    ladder = "The ladder"
    seal_rule = (
        "Beat an opponent in a game to earn its seal. Undo and hints are allowed; games from a set-up "
        "position earn none. Against several opponents the strongest counts."
    )

    def seals(self, earned: int, of: int) -> str:
        """Return the number of seals, of all."""
        return f"{earned} of {of} seals"

    def seal(self, opponent: str, game: str, earned: bool) -> str:
        """Return the label of a seal, which leads to a game against the opponent."""
        return f"{game} against {opponent}: {'seal earned' if earned else 'no seal yet'}"

    def count(self, done: int, of: int) -> str:
        """Return the number of earned achievements, of all."""
        return f"{done} of {of}"

    def earned(self, titles: Sequence[str]) -> str:
        """Return the newly earned achievements."""
        return f"{'Achievement' if len(titles) == 1 else 'Achievements'} earned: {listed(titles)}."


say = spoken(Words)
