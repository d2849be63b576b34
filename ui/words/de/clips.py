"""Texts about clips, in German."""

from __future__ import annotations

from ui.words.en import clips as english


class Words(english.Words):
    """The German texts."""

    clip = "Als Clip teilen"
    help = "Ein animiertes GIF der Partie bis zu dieser Stellung, erstellt auf deinem Gerät."
    what_you_see = f"{help} Es zeigt, was du siehst, auch die Geheimnisse, die du kennst."
    whole = "Ganze Partie"
    making = "Der Clip wird erstellt"
    cancel = "Abbrechen"
    cancelled = "Clip abgebrochen."
    failed = "Der Clip konnte nicht erstellt werden. Versuche es noch einmal oder wähle weniger Züge."
    share = "Clip teilen"
    save = "Clip speichern"
    saved = "Clip gespeichert."
    not_shared = "Der Clip konnte nicht geteilt werden. Speichere ihn stattdessen."
    embed = "Einbetten"
    embed_help = "Ein Brett für deine eigene Seite, mit Knöpfen für jeden Zug."
    embed_position = "Ein Brett mit dieser Stellung für deine eigene Seite."
    copy_code = "Code kopieren"
    code = "Code zum Einbetten"

    def last(self, count: int) -> str:
        return f"Letzte {count} Züge"

    def ready(self, kilobytes: int) -> str:
        return f"Der Clip ist fertig ({kilobytes} kB)."
