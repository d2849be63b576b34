"""What is said in German of saved games, of the place that keeps them, and of who sits where."""

from __future__ import annotations

from ui.words.en import storage as english

_ADVICE = (
    "Du kannst weiterspielen, aber mit dieser Seite ist auch die Partie weg: Speichere sie als Datei oder "
    "teile einen Link, um sie zu behalten."
)


class Words(english.Words):
    """In German."""

    # --- the place that keeps texts ----------------------------------------------------------------

    forbidden = f"Dieser Browser lässt die Seite keine Partien speichern (privates Fenster?). {_ADVICE}"
    full = (
        f"Der Speicher dieses Browsers ist voll. {_ADVICE} Platz gibt es wieder, wenn du Partien löschst, "
        "die du nicht mehr brauchst."
    )
    dropped = f"Dieser Browser hat nicht behalten, was die Seite gespeichert hat. {_ADVICE}"
    stays = "Dieser Browser lässt die Seite nicht löschen, was sie gespeichert hat."

    # --- saved games -------------------------------------------------------------------------------

    damaged = (
        "Diese Partie ist beschädigt und lässt sich nicht öffnen. Du kannst als Datei speichern, was von ihr "
        "übrig ist, oder sie löschen."
    )
    damaged_name = "Eine beschädigte Partie"
    damaged_file = "Die Partie in dieser Datei ist beschädigt."
    newer = (
        "Diese Partie wurde mit einer neueren Version von Odd Checkers gespeichert. Lade die Seite neu, um "
        "sie zu aktualisieren und die Partie zu öffnen."
    )
    newer_name = "Eine neuere Partie"
    gone = "Diese Partie ist hier nicht mehr gespeichert."
    clash = "Diese Partie wurde in einem anderen Tab weitergespielt. Spiel jene weiter, oder behalte beide."
    too_long = "Diese Partie ist zu lang, um gespeichert zu werden."
    copy = " (Kopie)"

    def sure(self, problem: str) -> str:
        return f"{problem} Möchtest du sie wirklich löschen?"

    # --- everything in one file ----------------------------------------------------------------------

    everything = "alles"
    everything_damaged = (
        "Diese Datei sollte alles von einem anderen Gerät enthalten, aber sie wurde seit dem Speichern "
        "verändert, oder ein Teil davon fehlt. Nichts wurde daraus genommen. Speichere sie dort noch einmal."
    )
    everything_newer = (
        "Diese Datei stammt von einer neueren Version von Odd Checkers. Lade die Seite neu, um sie zu "
        "aktualisieren, und öffne die Datei noch einmal."
    )

    # --- names -------------------------------------------------------------------------------------

    nameless = "Eine Partie braucht einen Namen. Tipp mindestens einen Buchstaben."
    game = "Partie"

    def long_name(self, most: int) -> str:
        return f"Dieser Name ist zu lang. Nimm höchstens {most} Zeichen."

    # --- who sits where ----------------------------------------------------------------------------

    person = "Mensch"
    computer = "Computer"

    def level(self, title: str) -> str:
        return f"Computer: {title}"

    def player(self, number: int) -> str:
        return f"Spieler {number}"

    def computer_player(self, number: int) -> str:
        return f"Computer {number}"

    # --- how a game stands -------------------------------------------------------------------------

    def number(self, number: int, games: int) -> str:
        return f"Partie {number} von {games}"

    def to_move(self, side: str) -> str:
        return f"{side} ist am Zug."

    # --- games by links ------------------------------------------------------------------------------

    not_sent = "Noch nicht geschickt."
    your_turn = "Du bist dran."

    def by_links(self, names: str) -> str:
        return f"Mit {names}, über Links." if names else "Über Links."

    def waits_for(self, names: str) -> str:
        return f"Wartet auf {names}." if names else "Dein Gast ist dran."
