"""What the screen says on which a position is set up, in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui.words.en import editor as english


class Words(english.Words):
    """In German."""

    back = "Zurück zum Einrichten der Partie"
    share = "Teilen"
    rules = "Regeln"
    settings = "Einstellungen"
    palette = "Was aufs Brett gelegt werden kann"
    tools = "Was sonst auf dem Brett geht"
    hand = "Verschieben, was auf dem Brett liegt (M)"
    eraser = "Wegnehmen, was auf dem Brett liegt (E)"
    whole = "Das ganze Brett"
    undo = "Einen Schritt zurück (U)"
    redo = "Einen Schritt wieder vor (R)"
    nothing_back = "Weiter zurück geht es nicht."
    nothing_again = "Es ging kein Schritt zurück."
    turn = "Brett drehen (F)"
    flips: Mapping[str, str] = {
        "mirror": "Spiegeln: links und rechts tauschen",
        "swap": "Die Seiten tauschen",
    }
    short_flips: Mapping[str, str] = {"mirror": "Spiegeln", "swap": "Seiten"}
    empty = "Brett leeren: alles wegnehmen"
    start = "Die übliche Anfangsstellung"
    short = ("Zurück", "Vor", "Drehen", "Leeren", "Anfang")
    faults = "Was nicht stimmt"
    sound = "Mit dieser Stellung ist alles in Ordnung."
    game_over = "Mit dieser Stellung ist alles in Ordnung, aber die Partie ist in ihr vorbei."
    not_sound = "Bring zuerst in Ordnung, was an der Stellung nicht stimmt."
    nothing_left = "In dieser Stellung ist die Partie vorbei."
    text = "Die Stellung als Text"
    play = "Von hier spielen"
    study = "Analysieren"
    shared = "Diese Stellung teilen"
    link = "Ein Link, der sich lesen lässt"
    link_help = (
        "Er lässt sich auch von Hand ändern. Wer ihn öffnet, kann die Stellung spielen oder sie hier richten."
    )
    text_help = "Für andere Programme."

    def title(self, game: str) -> str:
        return f"{game}: Aufbau"

    def board(self, game: str) -> str:
        return f"Brett von {game}, im Aufbau"

    def wrong(self, words: str) -> str:
        return f"falsch: {words}"

    def place(self, place: str, what: Sequence[str]) -> str:
        return f"{place}, {', '.join(what) or 'leer'}"
