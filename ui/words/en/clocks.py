"""Texts of the clocks: the set-up and the running clocks."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


def units(seconds: int) -> tuple[int, int, int]:
    """Split seconds into hours, minutes and seconds."""
    return seconds // 3600, seconds // 60 % 60, seconds % 60


class Words:
    """The English texts."""

    # --- set-up -------------------------------------------------------------------------------------------

    clock = "Clock"
    kinds: Mapping[str, str] = {
        "none": "None",
        "move": "Per move",
        "game": "Per game",
        "hourglass": "Hourglass",
    }
    kind_help: Mapping[str, str] = {
        "none": "",
        "move": "You get this much time for each decision. Unused time is lost.",
        "game": "Each player gets this much time for the whole game. The clocks start with the first move.",
        "hourglass": "The time you use goes to the other players.",
    }
    how_long: Mapping[str, str] = {
        "move": "Time per move",
        "game": "Time per game",
        "hourglass": "Time for each player",
    }
    increment = "Increment per turn"
    fall = "When time runs out"
    falls: Mapping[str, str] = {"loses": "the player loses", "shown": "play continues"}
    nothing = "none"

    def added(self, seconds: int) -> str:
        """Return the increment per turn."""
        return self.lasting(seconds) if seconds else self.nothing

    def agreed(self, kind: str, seconds: int, increment: int) -> str:
        """Return the time control: "10 minutes + 5 seconds per move"."""
        time, added = self.lasting(seconds), self.lasting(increment)
        words = {"move": f"{time} per move", "hourglass": f"hourglass, {time}"}
        return words.get(kind) or (f"{time} + {added} per move" if increment else time)

    def time_of(self, number: int) -> str:
        """Return the label of the field for a player's time; players count from 1."""
        return f"Time for player {number}"

    # --- at the table -------------------------------------------------------------------------------------

    hold = "Pause the clocks (P)"
    none_runs = "The clocks start with the first move."
    held = "Clocks paused"
    stand_still = "The board is hidden until you continue."
    go_on = "Continue"
    all_games = "Back to all games"

    def lasting(self, seconds: int) -> str:
        """Return a duration: "1 hour 30 minutes", "9 minutes 5 seconds"."""
        return " ".join(
            f"{count} {unit}{'' if count == 1 else 's'}"
            for count, unit in zip(units(seconds), ("hour", "minute", "second"), strict=True)
            if count
        )

    def left(self, seconds: int) -> str:
        """Return the time that is left; a negative time is that since the clock ran out."""
        if seconds > 0:
            return f"{self.lasting(seconds)} left"
        return f"time ran out {self.lasting(-seconds)} ago" if seconds else "time is up"

    def has(self, name: str, seconds: int) -> str:
        """Return a player's time as a sentence."""
        return f"{name}: {self.left(seconds)}."

    def low(self, name: str, seconds: int) -> str:
        """Return the warning of low time; `name` is "" for the only person."""
        words = f"{self.lasting(seconds)} left."
        return f"{name}: {words}" if name else words

    def ran_out(self, name: str) -> str:
        """Return that a player's time has run out."""
        return f"{name} ran out of time."


say = spoken(Words)
