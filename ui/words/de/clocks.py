"""Texts of the clocks: the set-up and the running clocks, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.de import of_named
from ui.words.en import clocks as english
from ui.words.en.clocks import units


class Words(english.Words):
    """The German texts."""

    # --- set-up -------------------------------------------------------------------------------------------

    clock = "Uhr"
    kinds: Mapping[str, str] = {
        "none": "Keine",
        "move": "Pro Zug",
        "game": "Pro Partie",
        "hourglass": "Sanduhr",
    }
    kind_help: Mapping[str, str] = {
        "none": "",
        "move": "So viel Zeit hast du für jede Entscheidung. Nicht genutzte Zeit verfällt.",
        "game": (
            "So viel Zeit hat jeder Spieler für die ganze Partie. Die Uhren starten mit dem ersten Zug."
        ),
        "hourglass": "Die Zeit, die du verbrauchst, bekommen die anderen.",
    }
    how_long: Mapping[str, str] = {
        "move": "Zeit pro Zug",
        "game": "Zeit pro Partie",
        "hourglass": "Startzeit je Spieler",
    }
    increment = "Zeitzuschlag pro Zug"
    fall = "Bei Zeitüberschreitung"
    falls: Mapping[str, str] = {"loses": "Partie verloren", "shown": "nur anzeigen"}
    nothing = "keiner"

    def agreed(self, kind: str, seconds: int, increment: int) -> str:
        time, added = self.lasting(seconds), self.lasting(increment)
        words = {"move": f"{time} pro Zug", "hourglass": f"Sanduhr, {time}"}
        return words.get(kind) or (f"{time} + {added} pro Zug" if increment else time)

    def time_of(self, number: int) -> str:
        return f"Zeit von Spieler {number}"

    # --- at the table -------------------------------------------------------------------------------------

    hold = "Uhren anhalten (P)"
    none_runs = "Die Uhren starten mit dem ersten Zug."
    held = "Uhren angehalten"
    stand_still = "Das Brett ist in der Pause verdeckt."
    go_on = "Fortsetzen"
    all_games = "Zurück zu allen Spielen"

    def lasting(self, seconds: int) -> str:
        names = (("Stunde", "Stunden"), ("Minute", "Minuten"), ("Sekunde", "Sekunden"))
        return " ".join(
            f"{count} {name[count != 1]}" for count, name in zip(units(seconds), names, strict=True) if count
        )

    def left(self, seconds: int) -> str:
        if seconds > 0:
            return f"noch {self.lasting(seconds)}"
        if not seconds:
            return "Zeit abgelaufen"
        return f"Zeit seit {self.lasting(-seconds)} abgelaufen"

    def low(self, name: str, seconds: int) -> str:
        return f"{name}: noch {self.lasting(seconds)}." if name else f"Noch {self.lasting(seconds)}."

    def ran_out(self, name: str) -> str:
        return f"Die Zeit {of_named(name)} ist abgelaufen."
