"""Texts about clips, animated GIFs of a game, and about boards on other pages."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """The English texts."""

    clip = "Share as a clip"
    help = "An animated GIF of the game up to this position, made on your device."
    what_you_see = f"{help} It shows what you see, including the secrets you know."
    whole = "Whole game"
    making = "Making the clip"
    cancel = "Cancel"
    cancelled = "Clip cancelled."
    failed = "The clip could not be made. Try again, or choose fewer moves."
    share = "Share clip"
    save = "Save clip"
    saved = "Clip saved."
    not_shared = "The clip could not be shared. Save it instead."
    embed = "Embed"
    embed_help = "A board for your own page, with buttons to step through the moves."
    embed_position = "A board with this position for your own page."
    copy_code = "Copy embed code"
    code = "Embed code"

    def last(self, count: int) -> str:
        """Return the label of the button for a clip of the last moves."""
        return f"Last {count} moves"

    def ready(self, kilobytes: int) -> str:
        """Return that the clip is made, with its size."""
        return f"The clip is ready ({kilobytes} kB)."


say = spoken(Words)
