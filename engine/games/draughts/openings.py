"""The named openings of English draughts, imported at the first move of a game.

The names are the same in every language. They are those of Scottish players and of the three-move ballot.
"""

from __future__ import annotations

from engine.boards.openings import OpeningBook
from engine.games.draughts import kernel
from engine.games.draughts.kernel import Position
from engine.games.draughts.routes import moves

TABLE = (
    "9-13 | Edinburgh",
    "9-13 22-18 11-15 | Edinburgh Single",
    "9-13 22-18 6-9 | Dreaded Edinburgh",
    "9-13 22-18 10-14 | Inferno",
    "9-13 22-18 11-16 | Wilderness",
    "9-13 23-18 11-16 | Second Wilderness",
    "9-13 24-20 11-16 | Twilight Zone",
    "9-14 | Double Corner",
    "9-14 22-17 | Double Corner Dyke",
    "9-14 23-18 14x23 | Double Cross",
    "9-14 23-19 10-15 | Rattlesnake",
    "10-14 | Denny",
    "10-14 22-17 9-13 | Black Hole",
    "10-14 22-17 11-16 | Gemini",
    "10-14 22-18 7-10 | Fraser's Inferno",
    "10-14 22-18 12-16 | White Doctor",
    "10-14 23-19 7-10 | Diabolical Denny",
    "10-15 | Kelso",
    "10-15 21-17 7-10 | Octopus",
    "10-15 21-17 9-13 | Tyne",
    "10-15 22-17 9-14 | Nutcracker",
    "10-15 22-17 15-19 | Skull-Cracker",
    "10-15 23-18 | Kelso-Cross",
    "10-15 23-19 11-16 | Second Gemini",
    "11-15 | Old Faithful",
    "11-15 21-17 | Switcher",
    "11-15 22-17 15-19 | Dyke",
    "11-15 22-17 8-11 17-14 | White Dyke",
    "11-15 22-17 8-11 25-22 | Pioneer",
    "11-15 22-17 8-11 17-13 15-18 | Maid of the Mill",
    "11-15 22-17 8-11 17-13 4-8 25-22 | Douglas",
    "11-15 22-17 9-13 17-14 | Boston",
    "11-15 22-17 9-13 24-20 | Wagram",
    "11-15 22-18 | Single Corner",
    "11-15 23-18 | Cross",
    "11-15 23-18 9-14 | Cross Choice",
    "11-15 23-18 8-11 18-14 | Waterloo",
    "11-15 23-19 9-13 | Will o' the Wisp",
    "11-15 23-19 7-11 | Whilter",
    "11-15 23-19 7-11 22-18 | Whilter Exchange",
    "11-15 23-19 9-14 22-17 7-11 | Whilter",
    "11-15 23-19 9-14 22-17 5-9 | Fife",
    "11-15 23-19 9-14 22-17 6-9 | Souter",
    "11-15 23-19 9-14 27-23 | Defiance",
    "11-15 23-19 8-11 22-17 3-8 | Alma",
    "11-15 23-19 8-11 22-17 4-8 | Old Fourteenth",
    "11-15 23-19 8-11 22-17 11-16 | Glasgow",
    "11-15 23-19 8-11 22-17 15-18 | Centre",
    "11-15 23-19 8-11 22-17 9-13 17-14 10x17 21x14 | Laird and Lady",
    "11-15 23-19 8-11 22-17 9-13 17-14 10x17 19x10 7x14 | Black Doctor",
    "11-15 23-19 8-11 22-17 9-13 25-22 | Laird and Lady Refused",
    "11-15 23-19 8-11 22-17 9-14 25-22 11-16 26-23 | Glasgow-Whilter",
    "11-15 23-19 8-11 22-18 | Tillicoultry",
    "11-15 23-19 8-11 26-23 | Nailor",
    "11-15 24-19 | Second Double Corner",
    "11-15 24-20 | Ayrshire Lassie",
    "11-15 24-20 8-11 28-24 | Ayrshire Lassie",
    "11-16 | Bristol",
    "11-16 21-17 7-11 | Octopus",
    "11-16 21-17 10-14 | Shark",
    "11-16 22-18 10-15 | Cheetah",
    "11-16 23-18 | Bristol-Cross",
    "11-16 23-19 16x23 | Black Widow",
    "11-16 24-19 | Paisley",
    "11-16 24-20 16-19 | Bristol",
    "12-16 | Dundee",
    "12-16 24-20 10-15 | Skunk",
)


def _play(position: Position, move: str) -> Position:
    """Return the position after a move by square numbers."""
    squares = [int(number) for number in move.replace("x", "-").split("-")]
    return next(found.child for found in moves(position) if list(found.path) == squares)


BOOK = OpeningBook(TABLE, kernel.START, _play)
