"""Texts of the About page, of the interactive examples, and of the board on other pages."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class CreditWords:
    """English texts."""

    title = "About Odd Checkers"
    private = (
        "It runs in your browser, in Python, with [Pyodide](https://pyodide.org) and "
        "[PyScript](https://pyscript.net). Nothing is sent anywhere, except to friends you invite."
    )
    games = "The games and their designers"
    thanks = (
        "The games belong to their designers. Odd Checkers lets you play them and explains the rules in "
        "its own words. If you like a game, visit its page."
    )
    columns = ("Game", "Designer", "The designer's page")
    others = "Software by others"
    parts = "Odd Checkers contains free software by many others, each part under its own licence."
    all_parts = "All parts and their licences"

    def version(self, version: str, revision: str) -> str:
        """Return the version."""
        return f"Version {version}, revision {revision}."

    def licence(self, name: str) -> str:
        """Return the licence, by its name in `LICENSE`."""
        return f"The program is free software; you may use it, change it and pass it on. Its licence: {name}."

    def source(self, link: str) -> str:
        """Return the address of the source code; `link` is a link or an address."""
        return f"Source code: {link}."


class TryWords:
    """English texts."""

    try_it = "Try it"
    again = "Again"
    allowed = "That is legal, but not what is asked here."
    choices = "Choices"
    nothing_there = "There is nothing to move there."
    not_there = "It cannot move there."
    not_on_the_board = "Use the buttons below the board."

    def board(self, things: str) -> str:
        """Return the description of a still board."""
        return f"The board: {things}."


class EmbedWords:
    """English texts."""

    texts: Mapping[str, str] = {
        "pieces": "Pieces on the board",
        "steps": "Moves",
        "first": "First position",
        "back": "Previous move",
        "next": "Next move",
        "last": "Last move",
        "start": "Starting position",
        "play": "Play",
        "open": "Open in Odd Checkers",
        "app": "Open Odd Checkers",
        "elsewhere": "The games do not run inside another site. They open in a tab of their own.",
        "damaged": "This board cannot be shown: its code is incomplete, or the browser is too old.",
    }


say_credit = spoken(CreditWords)
say_try = spoken(TryWords)
say_embed = spoken(EmbedWords)
