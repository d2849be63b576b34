"""What clocks say in German."""

from __future__ import annotations

from collections.abc import Mapping

from ui.words.en import clocks as english
from ui.words.en.clocks import units


class Words(english.Words):
    """In German."""

    # --- before a game -----------------------------------------------------------------------------

    clock = "Uhr"
    kinds: Mapping[str, str] = {
        "none": "Keine",
        "move": "Für jeden Zug",
        "game": "Für die ganze Partie",
        "hourglass": "Sanduhr",
    }
    kind_help: Mapping[str, str] = {
        "none": "",
        "move": "Für alles, was zu entscheiden ist, ist so viel Zeit. Was übrig bleibt, verfällt.",
        "game": "So viel Zeit ist für alle Züge zusammen. Sie läuft vom ersten Zug an.",
        "hourglass": "Die Zeit, die sich jemand nimmt, bekommen die anderen.",
    }
    how_long: Mapping[str, str] = {
        "move": "Zeit für einen Zug",
        "game": "Zeit für die Partie",
        "hourglass": "Sand für jeden",
    }
    increment = "Dazu mit jedem Zug"
    fall = "Wer keine Zeit mehr hat"
    falls: Mapping[str, str] = {"loses": "hat verloren", "shown": "spielt weiter; es wird nur gezeigt"}
    nothing = "nichts"

    def agreed(self, kind: str, seconds: int, increment: int) -> str:
        time, added = self.lasting(seconds), self.lasting(increment)
        words = {"move": f"{time} für jeden Zug", "hourglass": f"Sanduhr, {time}"}
        return words.get(kind) or (f"{time} + {added} je Zug" if increment else time)

    def time_of(self, number: int) -> str:
        return f"Zeit von Spieler {number}"

    # --- at the table ------------------------------------------------------------------------------

    hold = "Uhren anhalten (P)"
    none_runs = "Vor dem ersten Zug läuft keine."
    held = "Die Uhren stehen"
    stand_still = "Das Brett ist solange verdeckt."
    go_on = "Weiter"
    all_games = "Zurück zu allen Spielen"

    def lasting(self, seconds: int) -> str:
        names = (("Stunde", "Stunden"), ("Minute", "Minuten"), ("Sekunde", "Sekunden"))
        return " ".join(
            f"{count} {name[count != 1]}" for count, name in zip(units(seconds), names, strict=True) if count
        )

    def left(self, seconds: int) -> str:
        if seconds > 0:
            return f"noch {self.lasting(seconds)}"
        return f"die Zeit ist um, seit {self.lasting(-seconds)}" if seconds else "die Zeit ist um"

    def low(self, name: str, seconds: int) -> str:
        return f"{name}: noch {self.lasting(seconds)}." if name else f"Noch {self.lasting(seconds)}."

    def ran_out(self, name: str) -> str:
        return f"Die Zeit von {name} ist um."
