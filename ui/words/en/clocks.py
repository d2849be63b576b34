"""What clocks say, before a game and in it."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


def units(seconds: int) -> tuple[int, int, int]:
    """Return how many hours, minutes and seconds these are."""
    return seconds // 3600, seconds // 60 % 60, seconds % 60


class Words:
    """In English."""

    # --- before a game -----------------------------------------------------------------------------

    clock = "Clock"
    kinds: Mapping[str, str] = {
        "none": "None",
        "move": "For each move",
        "game": "For the whole game",
        "hourglass": "Hourglass",
    }
    kind_help: Mapping[str, str] = {
        "none": "",
        "move": "Everything that is decided has so much time. What is left over is lost.",
        "game": "Everybody has so much time for all moves together. It begins with the first move.",
        "hourglass": "The time that one takes, the others get.",
    }
    how_long: Mapping[str, str] = {
        "move": "Time for a move",
        "game": "Time for the game",
        "hourglass": "Sand for each player",
    }
    increment = "Each turn adds"
    fall = "When time runs out"
    falls: Mapping[str, str] = {"loses": "one has lost", "shown": "it is only shown"}
    nothing = "nothing"

    def added(self, seconds: int) -> str:
        """Return how much a turn adds."""
        return self.lasting(seconds) if seconds else self.nothing

    def agreed(self, kind: str, seconds: int, increment: int) -> str:
        """Return what is agreed on: "10 minutes + 5 seconds a move"."""
        time, added = self.lasting(seconds), self.lasting(increment)
        words = {"move": f"{time} for each move", "hourglass": f"an hourglass of {time}"}
        return words.get(kind) or (f"{time} + {added} a move" if increment else time)

    def time_of(self, number: int) -> str:
        """Return what is chosen: the time of a player, by number from 1."""
        return f"Time of player {number}"

    # --- at the table ------------------------------------------------------------------------------

    hold = "Stop the clocks (P)"
    none_runs = "None runs before the first move."
    held = "The clocks stand still"
    stand_still = "The board is covered meanwhile."
    go_on = "Go on"
    all_games = "Back to all games"

    def lasting(self, seconds: int) -> str:
        """Return so much time: "1 hour 30 minutes", "9 minutes 5 seconds"."""
        return " ".join(
            f"{count} {unit}{'' if count == 1 else 's'}"
            for count, unit in zip(units(seconds), ("hour", "minute", "second"), strict=True)
            if count
        )

    def left(self, seconds: int) -> str:
        """Return how much time somebody has; below 0: how late that player is."""
        if seconds > 0:
            return f"{self.lasting(seconds)} left"
        return f"time is up, {self.lasting(-seconds)} ago" if seconds else "time is up"

    def has(self, name: str, seconds: int) -> str:
        """Return how much time a player has, as a sentence."""
        return f"{name}: {self.left(seconds)}."

    def low(self, name: str, seconds: int) -> str:
        """Return that little time is left; "" for the name of the only person."""
        words = f"{self.lasting(seconds)} left."
        return f"{name}: {words}" if name else words

    def ran_out(self, name: str) -> str:
        """Return that the time of a player is up."""
        return f"{name} has run out of time."


say = spoken(Words)
