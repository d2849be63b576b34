"""Texts of the settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken


class Words:
    """The English texts."""

    settings = "Settings"
    language = "Language"
    as_device = "System default"
    on = "On"
    off = "Off"

    # --- headings -----------------------------------------------------------------------------------------

    at_table = "Players"
    looks = "Appearance"
    moves = "Making a move"
    motion_and_sound = "Motion and sound"
    computers = "Computer, dice and cards"
    help = "Help"

    # --- appearance ---------------------------------------------------------------------------------------

    colours = "Theme"
    light = "Light"
    dark = "Dark"
    contrast = "High contrast"
    board = "Board"
    boards: Mapping[str, str] = {
        "mood": "Game default",
        "wood": "Wood",
        "green": "Green",
        "blue": "Blue",
        "grey": "Grey",
    }
    pieces = "Pieces"
    sets: Mapping[str, str] = {"usual": "Standard", "cut": "Two shapes", "bold": "Bold"}
    coordinates = "Show coordinates"
    lettered = "Use letters (a1) even where squares have numbers"
    follow = "Auto-flip the board to the player to move"
    across = "Two players across a table: turn the whole screen to the player to move"

    # --- making a move ------------------------------------------------------------------------------------

    moving = "Move pieces"
    movings: Mapping[str, str] = {
        "both": "by clicking or dragging",
        "click": "by clicking only",
        "drag": "by dragging only",
    }
    confirm = "Confirm each move"
    premove = "Premove: choose your next move during the other player's turn (in games without chance)"
    marks = "Highlight pieces that can move"
    typing = "Show a field for typing moves"

    # --- motion and sound ---------------------------------------------------------------------------------

    motion = "Animations"
    speed = "Animation speed"
    speeds: Mapping[str, str] = {"slow": "Slow", "usual": "Normal", "fast": "Fast"}
    sounds = "Sounds"
    tremble = "Vibrate on moves"

    def percent(self, volume: float) -> str:
        """Return a volume, from 0 to 1, in percent."""
        return f"{volume:.0%}" if volume else self.off

    # --- computer, dice and cards -------------------------------------------------------------------------

    thinking = "Thinking time of the strongest computer"
    voices = "Remarks of opponents and friends"
    eye = "Show analysis when nobody is playing"
    odds = "Show odds for what is face down"
    undo_reveals = "Allow undo past dice and cards (against the computer)"

    def seconds(self, count: float) -> str:
        """Return a thinking time."""
        return "1 second" if count == 1 else f"{count:g} seconds"

    # --- online play --------------------------------------------------------------------------------------

    online_play = "Online play"
    own_name = "Your name"
    server_named = "Connection server (TURN or STUN)"
    server_help = (
        "On the same network you need none. Between two households, a connection often needs a TURN "
        "server, which relays the messages and cannot read them. Sometimes a STUN server is enough: it "
        "only helps the devices find each other. Either kind sees both network addresses and when you "
        "play. Enter one you trust; it is used from your next invitation or reply on."
    )
    server = "Server address"
    server_like = "turn:host:port"
    server_user = "User"
    server_password = "Password"
    no_server = "This is not a server address. Use turn:host:port, turns:host:port or stun:host:port."

    # --- help ---------------------------------------------------------------------------------------------

    spoken = "Screen readers announce moves"
    styles: Mapping[str, str] = {
        "words": "in full sentences",
        "short": "briefly, by squares",
        "notation": "in notation",
    }
    lessons = "Show a tip when a new rule comes up"
    learn_anew = "Show all tips again"
    keys = "Keyboard shortcuts"
    keyboard: Sequence[tuple[str, str]] = (
        ("arrows, Enter", "move around the board, select"),
        ("U, R", "undo, redo"),
        ("H", "hint"),
        ("F", "flip board"),
        ("Z", "zoom"),
        ("L", "replay the last turn"),
        ("T", "try a variation"),
        ("[, ]", "step back and forward (also the arrows, off the board)"),
        ("comma, full stop", "previous and next turning point"),
        ("?", "enlarge a card"),
        ("P, C", "pause the clocks, read out the times"),
    )
    """Keys with similar functions, and these functions."""


say = spoken(Words)
