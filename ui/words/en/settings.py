"""What the settings say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken


class Words:
    """In English."""

    settings = "Settings"
    language = "Language"
    as_device = "As the device"
    on = "On"
    off = "Off"

    # --- the headings ------------------------------------------------------------------------------

    at_table = "At this table"
    looks = "Looks"
    moves = "Making a move"
    motion_and_sound = "Motion and sound"
    computers = "The computer, and chance"
    help = "Help"

    # --- looks -------------------------------------------------------------------------------------

    colours = "Colours"
    light = "Light"
    dark = "Dark"
    contrast = "High contrast"
    board = "Board"
    boards: Mapping[str, str] = {
        "mood": "The game's own",
        "wood": "Wood",
        "green": "Green",
        "blue": "Blue",
        "grey": "Grey",
    }
    pieces = "Pieces"
    sets: Mapping[str, str] = {"usual": "Usual", "cut": "Two shapes", "bold": "Bold"}
    coordinates = "Name squares on the board"
    lettered = "Letters (a1) also where squares have numbers"
    follow = "Turn the board to whoever is to move"
    across = "Two people across a table: turn everything to whoever is to move"

    # --- making a move -----------------------------------------------------------------------------

    moving = "With mouse or finger, pieces are moved"
    movings: Mapping[str, str] = {
        "both": "by clicks or by dragging",
        "click": "by clicks alone",
        "drag": "by dragging alone",
    }
    confirm = "Show a move first, and do it when I confirm it"
    marks = "Mark what can move"
    typing = "A field to type moves in"

    # --- motion and sound --------------------------------------------------------------------------

    motion = "Moving pieces"
    speed = "How fast they move"
    speeds: Mapping[str, str] = {"slow": "Slowly", "usual": "As usual", "fast": "Fast"}
    sounds = "Sounds"
    tremble = "Let the device tremble with what happens"

    def percent(self, volume: float) -> str:
        """Return how loud sounds are, from 0 to 1."""
        return f"{volume:.0%}" if volume else self.off

    # --- the computer, and chance ------------------------------------------------------------------

    thinking = "How long the strongest computer may think"
    eye = "The computer's eye: show what is best where nobody plays"
    odds = "Show the chances of what lies face down"
    undo_reveals = "Against the computer, take back what chance has shown"

    def seconds(self, count: float) -> str:
        """Return so many seconds."""
        return "1 second" if count == 1 else f"{count:g} seconds"

    # --- friends elsewhere -------------------------------------------------------------------------

    online_play = "Friends elsewhere"
    server_named = "A server that helps to connect"
    server_help = (
        "In one network none is needed. Between two households a connection often needs a TURN server, "
        "which passes on what the devices say and cannot read it. Sometimes a STUN server is enough, "
        "which tells them how they reach each other. Either learns the network addresses of both, and "
        "when you play. Name one that you trust; it is asked from the next invitation on, also for answers."
    )
    server = "Its address"
    server_like = "turn:host:port"
    server_user = "User"
    server_password = "Password"
    no_server = "This is no address of such a server: turn:host:port, turns:host:port or stun:host:port."

    # --- help --------------------------------------------------------------------------------------

    spoken = "To a screen reader, moves are told"
    styles: Mapping[str, str] = {
        "words": "in words",
        "short": "briefly, by their squares",
        "notation": "as they are written",
    }
    lessons = "Tell what is new in a game when it matters"
    learn_anew = "Tell me all of it again"
    keys = "Keys"
    keyboard: Sequence[tuple[str, str]] = (
        ("arrows, Enter", "walk on the board, and choose"),
        ("U, R", "take back, play again"),
        ("H", "give a hint"),
        ("F", "turn the board"),
        ("Z", "enlarge it"),
        ("T", "try another line"),
        ("[, ]", "step back and on, as arrows do off the board"),
        ("comma, full stop", "go from turning point to turning point"),
        ("?", "show a card large"),
        ("P, C", "stop the clocks, tell the times"),
    )
    """What keys do: those that are alike, and what for."""


say = spoken(Words)
