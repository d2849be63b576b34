"""Names and descriptions of the computer players in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ai.words import en as english


class Words(english.Words):
    """In German."""

    titles: Mapping[str, str] = {
        "level1": "Müdes Kätzchen",
        "level2": "Neugieriger Fuchs",
        "level3": "Geduldige Eule",
        "level4": "Alter Drache",
    }
    lines: Mapping[str, str] = {
        "level1": "Springt gern drauflos und vergisst oft, dass danach du am Zug bist.",
        "level2": "Schaut ein, zwei Züge voraus und übersieht ab und zu etwas.",
        "level3": "Sieht die meisten Fallen kommen.",
        "level4": "Denkt, so gut es geht, und so lange, wie die Einstellungen es erlauben.",
    }
