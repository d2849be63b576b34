"""Names and descriptions of the computer players in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ai.words import en as english


class Words(english.Words):
    """In Spanish."""

    titles: Mapping[str, str] = {
        "level1": "Gatito Dormilón",
        "level2": "Zorro Curioso",
        "level3": "Búho Paciente",
        "level4": "Viejo Dragón",
    }
    lines: Mapping[str, str] = {
        "level1": "Le encanta abalanzarse y suele olvidar que después te toca a ti.",
        "level2": "Mira una o dos jugadas por delante y de vez en cuando se le escapa algo.",
        "level3": "Ve venir casi todas las trampas.",
        "level4": "Piensa todo lo que puede, mientras los ajustes se lo permitan.",
    }
