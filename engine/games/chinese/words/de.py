"""What Chinese Checkers says in German, beside what the games across the star have in common."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.en import OptionWords
from engine.games.chinese.words import en as english
from engine.games.race.words import de as race_de


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
    guide: Mapping[str, str] = {
        "step": (
            "Es ist ein Rennen in die Zacke gegenüber. Zieh eine Murmel in ein Loch daneben, oder hüpf über"
            " eine, die neben ihr liegt."
        ),
        "hop": "Eine Murmel der anderen Seite ist dir im Weg, und das Loch dahinter ist frei. Hüpf über sie.",
        "chain": (
            "Eine Murmel darf in einem Zug immer weiterhüpfen. Bring die, die direkt vor deiner eigenen "
            "Zacke steht, so weit, wie sie kommt."
        ),
        "last": (
            "In deinem Ziel ist noch ein Loch frei. Hüpf mit der nächsten Murmel hinein; eine Murmel der "
            "anderen Seite ist dort geblieben."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "step": "Geschlagen wird nie etwas. Es zählt nur, wer zuerst ankommt.",
        "hop": "Sie bleibt, wo sie ist: Alle Murmeln sind Leitern, für beide Seiten.",
        "chain": "Vier Sprünge. Bei jedem darfst du abbiegen, und aufhören, wo du willst.",
        "last": (
            "Das Ziel ist voll, und das meiste darin gehört dir: Du hast gewonnen. Zu Hause zu bleiben "
            "hilft den anderen nicht."
        ),
    }
    achievements: Mapping[str, tuple[str, str]] = {
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


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "win": "Gewinne die Partie.",
        "home2": "Bring noch zwei Murmeln in dein Ziel.",
        "leap": "Mach mit einer Murmel mindestens fünf Sprünge.",
    }
