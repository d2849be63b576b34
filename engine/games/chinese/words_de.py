"""What Chinese Checkers says in German, beside what the games across the star have in common."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words import OptionWords
from engine.games.chinese import words as english
from engine.games.race import words_de as race_de


class Words(english.Words, race_de.Words):
    """In German."""

    designer = "traditionell"
    credit = "Traditionell"
    tagline = "Ziehend und springend über den sechszackigen Stern, in die Zacke gegenüber."
    piece = "Murmel"
    lessons: Mapping[str, str] = {
        "start": (
            "Bring alle deine Murmeln in die Zacke gegenüber. Zieh in ein Loch daneben, oder hüpf über eine "
            "Murmel, egal wessen, und von dort weiter, so oft du kannst."
        ),
    }
    feats: Mapping[str, tuple[str, str]] = {
        "filled": ("Quer über den Stern", "Gewinne, indem du die Zacke gegenüber füllst."),
        "leap": ("Grashüpfer", "Gewinne, und spring unterwegs fünfmal in einem Zug."),
        "crowd": ("Sechs am Tisch", "Gewinne eine Partie zu sechst."),
    }
    options: Mapping[str, OptionWords] = {
        "players": OptionWords(
            "Wie viele",
            {"2": "Zu zweit", "3": "Zu dritt", "4": "Zu viert", "6": "Zu sechst"},
        ),
        "first": race_de.Words.first,
    }
