"""Words of Chinese Checkers in German, beside those of all star games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.en import OptionWords
from engine.games.chinese.words import en as english
from engine.games.race.words import de as race_de


class Words(english.Words, race_de.Words):
    """In German."""

    designer = "traditionell"
    credit = "Traditionell"
    tagline = "Sternhalma: ziehend und springend über den sechszackigen Stern, in die Zacke gegenüber."
    piece = "Murmel"
    material = ("Murmel", "Murmeln")
    advice: Mapping[str, str] = {
        "": "Nimm die hintersten Murmeln früh mit: Wer zurückbleibt, hat nichts mehr zum Überspringen.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Bringe alle deine Murmeln in die Zacke gegenüber. Ziehe in ein benachbartes Loch oder hüpfe "
            "über eine benachbarte Murmel, egal wessen, und weiter, so oft du kannst."
        ),
    }
    tutorial: Mapping[str, str] = {
        "step": (
            "Es ist ein Rennen in die Zacke gegenüber. Ziehe eine Murmel in ein benachbartes Loch oder "
            "hüpfe über eine benachbarte Murmel."
        ),
        "hop": "Eine gegnerische Murmel ist dir im Weg, und das Loch dahinter ist leer. Hüpfe über sie.",
        "chain": (
            "Eine Murmel darf in einem Zug immer weiterhüpfen. Bringe die direkt vor deiner eigenen Zacke "
            "so weit, wie sie kommt."
        ),
        "last": (
            "In deinem Ziel ist noch ein Loch leer. Hüpfe mit der nächsten Murmel hinein; eine "
            "gegnerische ist dort geblieben."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "step": "Geschlagen wird nie etwas. Es zählt nur, wer zuerst ankommt.",
        "hop": "Sie bleibt, wo sie ist: Alle Murmeln sind Leitern, für beide Seiten.",
        "chain": "Vier Sprünge. Bei jedem darfst du die Richtung wechseln und aufhören, wo du willst.",
        "last": (
            "Das Ziel ist voll, und die meisten Murmeln darin sind deine: Du hast gewonnen. Zu Hause zu "
            "bleiben rettet den Gegner nicht."
        ),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "filled": ("Quer über den Stern", "Gewinne, indem du die Zacke gegenüber füllst."),
        "leap": ("Grashüpfer", "Gewinne und springe unterwegs fünfmal in einem Zug."),
        "crowd": ("Sechs am Tisch", "Gewinne eine Partie zu sechst."),
    }
    options: Mapping[str, OptionWords] = {
        "players": OptionWords(
            "Spielerzahl",
            {"2": "Zu zweit", "3": "Zu dritt", "4": "Zu viert", "6": "Zu sechst"},
        ),
        "first": race_de.Words.first,
    }


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "win": "Gewinne die Partie.",
        "home2": "Bringe noch zwei Murmeln in dein Ziel.",
        "leap": "Springe mit einer Murmel mindestens fünfmal.",
    }
