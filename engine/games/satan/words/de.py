"""Words of Satan's Checkers in German, beside those of all star games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.en import OptionWords
from engine.games.race.words import de as race_de
from engine.games.satan.words import en as english


class Words(english.Words, race_de.Words):
    """In German."""

    credit = f"Von {english.Words.designer}"
    tagline = "Trage deine Flammen über den fünfzackigen Stern, bevor dir jemand das Haus füllt."
    piece = "Flamme"
    material = ("Flamme", "Flammen")
    advice: Mapping[str, str] = {
        "": "Plane Sprungketten: Flammen mit Lücken dazwischen bringen die letzte weit voran.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Bringe alle neun Flammen in dein Ziel. Ziehe in ein benachbartes Loch oder springe in "
            "gerader Linie über eine benachbarte Flamme, egal wessen, und weiter, so oft du kannst."
        ),
        "fire": (
            "Satans Feuer gehört niemandem. Vor deinem Zug darfst du es einen Schritt weit schieben, um "
            "jemandem den Weg zu versperren; ziehst du zuerst eine Flamme, bleibt es stehen."
        ),
        "home": (
            "Behalte das Haus im Auge, das du verlässt: Sind am Ende deines Zuges alle neun Löcher darin "
            "besetzt, egal von wessen Flammen, scheidest du aus."
        ),
    }
    tutorial: Mapping[str, str] = {
        "jump": (
            "Flammen springen über Flammen, so oft sie können. Wähle die mittlere deiner zweiten Reihe, "
            "dann das fernste markierte Loch."
        ),
        "fire": (
            "Die schwarze Flamme ist Satans Feuer und gehört niemandem. Vor deinem Zug darfst du sie "
            "einen Schritt weit schieben. Gleich daneben steht eine rote Flamme von dir: Schiebe das "
            "Feuer zwischen diese Flamme und dein Ziel C."
        ),
        "over": "Jetzt zieht eine Flamme von dir. Springe über Satans Feuer in dein Ziel.",
        "fill": (
            "Das Haus von Gelb ist dein Ziel, und zwei gelbe Flammen sind noch darin. Bringe deine Flamme "
            "in das letzte leere Loch."
        ),
        "snuff": (
            "Wieder ein Extrazug. Ziehe die ferne Flamme und lass die im Ziel, wo sie sind; Satans Feuer "
            "bleibt stehen."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "jump": "Drei Sprünge in einem Zug, über Flammen beider Farben. Geschlagen wird nichts.",
        "fire": "Es kann einem Gegner den Weg versperren oder dir hinüberhelfen.",
        "over": "Eine Flamme, die von außen in ihr Ziel kommt, bringt dir einen Extrazug.",
        "fill": "Alle neun Löcher im Haus von Gelb sind besetzt. Das zählt am Ende des Zuges von Gelb.",
        "snuff": (
            "Gelb kam aus seinem vollen Haus nicht hinaus und ist erloschen: Du hast gewonnen. Verlasse "
            "dein eigenes rechtzeitig."
        ),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "filled": ("Alle angekommen", "Gewinne, indem du deine Flammen in dein Ziel bringst."),
        "alone": ("Das letzte Licht", "Gewinne, weil alle anderen ausgeschieden sind."),
        "snuffed": ("Erloschen", "Verliere, weil sich dein Haus gefüllt hat."),
        "crowd": ("Fünfzackig", "Gewinne eine Partie zu fünft."),
        "leap": ("Lauffeuer", "Gewinne und springe unterwegs fünfmal in einem Zug."),
        "cold": ("Finger weg vom Feuer", "Gewinne, ohne Satans Feuer je zu bewegen, wenn es dabei ist."),
    }
    options: Mapping[str, OptionWords] = {
        "setup": OptionWords(
            "Aufstellung",
            {
                "five": "Zu fünft",
                "four": "Zu viert",
                "three": "Zu dritt",
                "crossing": "Zu zweit, über Kreuz",
                "duel": "Zu zweit, Duell",
            },
            (
                "Zu dritt spielt einer allein gegen zwei. Über Kreuz: Eure Wege kreuzen sich, und die "
                "Ziele sind eigene Zacken. Duell: Das Ziel ist jeweils das Haus des Gegners."
            ),
        ),
        "fire": OptionWords(
            "Satans Feuer",
            {"on": "Dabei", "off": "Nicht dabei"},
            "Eine schwarze Flamme, die alle bewegen dürfen. Zu fünft ist sie immer dabei.",
        ),
        "first": race_de.Words.first._replace(help="Wer am finstersten ist, beginnt."),
        "games": OptionWords(
            "Partien",
            {
                "single": "Eine einzelne Partie",
                "tournament": "Turnier: drei Partien, jeder ist einmal allein",
            },
            (
                "Wer die meisten Partien gewinnt, gewinnt das Turnier; bei Gleichstand zählen die Flammen "
                "im Ziel."
            ),
        ),
    }
    series = "Turnier"
    unit = "ins Ziel gebrachte Flammen"


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "win": "Gewinne die Partie.",
        "home1": "Bringe noch eine Flamme in dein Ziel.",
        "home2": "Bringe noch zwei Flammen in dein Ziel.",
        "home3": "Bringe noch drei Flammen in dein Ziel.",
    }
