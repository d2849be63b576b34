"""Texts of the position editor: the screen and its notices, in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui.words.en import editor as english


class Words(english.Words):
    """The screen, in German."""

    back = "Zurück zu den Partie-Einstellungen"
    share = "Teilen"
    rules = "Regeln"
    settings = "Einstellungen"
    palette = "Figuren"
    tools = "Werkzeuge"
    hand = "Figuren verschieben (M)"
    eraser = "Figuren entfernen (E)"
    whole = "Ganzes Brett"
    undo = "Zurücknehmen (U)"
    redo = "Wiederholen (R)"
    nothing_to_undo = "Es gibt nichts zurückzunehmen."
    nothing_to_redo = "Es gibt nichts zu wiederholen."
    flip_board = "Brett drehen (F)"
    flips: Mapping[str, str] = {
        "mirror": "Spiegeln: links und rechts tauschen",
        "swap": "Seiten tauschen",
    }
    short_flips: Mapping[str, str] = {"mirror": "Spiegeln", "swap": "Tauschen"}
    empty = "Brett leeren"
    start = "Anfangsstellung"
    short = ("Rück", "Vor", "Drehen", "Leeren", "Anfang")
    faults = "Fehler"
    sound = "Diese Stellung ist gültig."
    game_over = "Diese Stellung ist gültig, aber die Partie ist schon beendet."
    not_sound = "Behebe zuerst die Fehler."
    nothing_left = "In dieser Stellung ist die Partie schon beendet."
    text = "Stellung als Text"
    play = "Von hier spielen"
    study = "Analysieren"
    shared = "Stellung teilen"
    link = "Lesbarer Link"
    link_help = (
        "Du kannst ihn auch von Hand ändern. Wer ihn öffnet, kann die Stellung spielen oder hier bearbeiten."
    )
    text_help = "Für andere Programme."

    def title(self, game: str) -> str:
        return f"{game}: Aufbau"

    def board(self, game: str) -> str:
        return f"Brett von {game}, im Aufbau"

    def wrong(self, words: str) -> str:
        return f"Fehler: {words}"

    def place(self, place: str, what: Sequence[str]) -> str:
        return f"{place}, {', '.join(what) or 'leer'}"


class NoticeWords(english.NoticeWords):
    """The notices, in German."""

    hand = "Verschiebe Figuren auf dem Brett."
    eraser = "Entferne Figuren vom Brett."

    def opened(self, title: str) -> str:
        return f"Baue eine Stellung für {title} auf."

    def chosen(self, what: str) -> str:
        return f"Ausgewählt: {what}."

    def lies(self, spot: str, what: Sequence[str]) -> str:
        return f"{spot}: {', '.join(what) or 'leer'}."

    def faults(self, count: int) -> str:
        if not count:
            return "Keine Fehler."
        return f"{count} Fehler in der Stellung."

    def no_position(self, text: str, title: str) -> str:
        return f"„{text}“ ist keine gültige Stellung von {title}. Bitte noch einmal um den Link."
