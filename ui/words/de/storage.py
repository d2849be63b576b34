"""Texts about storage, saved games and seats, in German."""

from __future__ import annotations

from engine.contract.words.de import of_named, opening
from ui.words.en import storage as english

_ADVICE = (
    "Du kannst weiterspielen, aber wenn du diese Seite schließt, geht die Partie verloren: Speichere sie als "
    "Datei oder teile einen Link, um sie zu behalten."
)


class Words(english.Words):
    """The German texts."""

    # --- storage ------------------------------------------------------------------------------------------

    forbidden = f"Dieser Browser lässt die Seite keine Partien speichern (privates Fenster?). {_ADVICE}"
    full = (
        f"Der Speicher dieses Browsers ist voll. {_ADVICE} Lösche nicht mehr benötigte Partien, um Platz zu "
        "schaffen."
    )
    dropped = f"Dieser Browser hat die gespeicherten Daten nicht behalten. {_ADVICE}"
    stays = "Dieser Browser lässt die Seite ihre gespeicherten Daten nicht löschen."

    # --- saved games --------------------------------------------------------------------------------------

    damaged = (
        "Diese Partie ist beschädigt und lässt sich nicht öffnen. Du kannst den Rest als Datei speichern "
        "oder sie löschen."
    )
    damaged_name = "Eine beschädigte Partie"
    damaged_file = "Die Partie in dieser Datei ist beschädigt."
    newer = (
        "Diese Partie wurde mit einer neueren Version von Odd Checkers gespeichert. Lade die Seite neu, um "
        "sie zu aktualisieren und die Partie zu öffnen."
    )
    newer_name = "Eine neuere Partie"
    gone = "Diese Partie ist hier nicht mehr gespeichert."
    conflict = (
        "Diese Partie wurde in einem anderen Tab fortgesetzt. Verwende jene Version oder behalte beide."
    )
    too_long = "Diese Partie ist zu lang, um gespeichert zu werden."
    copy = " (Kopie)"

    def delete_anyway(self, problem: str) -> str:
        return f"{problem} Möchtest du sie wirklich löschen?"

    # --- backup -------------------------------------------------------------------------------------------

    backup_name = "Sicherung"
    backup_damaged = (
        "Diese Sicherung wurde nach dem Speichern verändert, oder ein Teil davon fehlt. Es wurde nichts "
        "übernommen. Speichere sie auf dem anderen Gerät noch einmal."
    )
    backup_newer = (
        "Diese Sicherung stammt von einer neueren Version von Odd Checkers. Lade die Seite neu, um sie zu "
        "aktualisieren, und öffne die Datei noch einmal."
    )

    # --- names --------------------------------------------------------------------------------------------

    nameless = "Eine Partie braucht einen Namen. Gib mindestens ein Zeichen ein."
    game = "Partie"

    def long_name(self, most: int) -> str:
        return f"Dieser Name ist zu lang. Erlaubt sind höchstens {most} Zeichen."

    # --- seats --------------------------------------------------------------------------------------------

    person = "Mensch"

    def level(self, title: str) -> str:
        return f"Computer: {title}"

    def player(self, number: int) -> str:
        return f"Spieler {number}"

    # --- state of a game ----------------------------------------------------------------------------------

    def number(self, number: int, games: int) -> str:
        return f"Partie {number} von {games}"

    def to_move(self, side: str) -> str:
        return f"{opening(side)} ist am Zug."

    # --- players of a finished online game ----------------------------------------------------------------

    unchecked = "So steht es in dieser Kopie der Partie; dieses Gerät hat es nicht geprüft."

    def abandoned(self, names: str, count: int) -> str:
        verb = "hat" if count == 1 else "haben"
        return f"{opening(names)} {verb} nach Angabe der anderen die Partie verlassen."

    def unopened(self, names: str) -> str:
        return f"Die Karten sind nicht bewiesen: Das Geheimnis {of_named(names)} fehlt."

    # --- games by link ------------------------------------------------------------------------------------

    not_sent = "Noch nicht gesendet."
    your_turn = "Du bist am Zug."

    def live(self, names: str) -> str:
        return f"Live mit {names}." if names else "Live."

    def by_links(self, names: str) -> str:
        return f"Fernpartie mit {names}." if names else "Fernpartie."

    def waits_for(self, names: str) -> str:
        return f"Warten auf {names}." if names else "Warten auf deinen Mitspieler."
