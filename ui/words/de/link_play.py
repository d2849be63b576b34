"""Texts of games by link, in German."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.de import as_object, capital, named, of_named, opening, to_named
from engine.remote.merge import CHANCE, DIVERGED, DROPS, MINE, OTHER, SEAT, TAKEN
from ui.words.en import link_play as english


class Words(english.Words):
    """The German texts."""

    # --- sending ------------------------------------------------------------------------------------------

    friends = "alle anderen"
    not_sent = "Noch nicht gesendet"
    copy = "Link kopieren"
    copy_again = "Noch einmal kopieren"
    send = "Senden …"
    nudge = "Anstupsen …"
    paste = "Erhaltenen Link einfügen"
    open = "Öffnen"
    too_long = "Diese Partie ist zu lang für einen Link. Sie bleibt hier, wie sie ist."
    by_hand = "Der Link"
    by_hand_help = (
        "Der Browser hat das Kopieren verhindert. Markiere den Link, kopiere ihn und schicke ihn mit "
        "einem Messenger."
    )
    is_sent = "Ich habe ihn gesendet"

    def send_to(self, name: str) -> str:
        return f"Schicke das an {as_object(name)}"

    def waits_for(self, name: str) -> str:
        return f"Warten auf den Link {of_named(name)}."

    def your_move(self, game: str, name: str) -> str:
        return f"{name}, du bist am Zug: {game}" if name else f"Du bist am Zug: {game}"

    def our_game(self, game: str) -> str:
        return f"Unsere Partie {game}"

    def game_is_over(self, game: str) -> str:
        return f"Unsere Partie {game} ist beendet"

    def copied(self, name: str) -> str:
        return f"Der Link ist kopiert. Schicke ihn mit einem Messenger an {as_object(name)}."

    # --- opening ------------------------------------------------------------------------------------------

    friend = "dein Mitspieler"
    a_friend = "Jemand"
    your_name = "Dein Name"
    accept = "Annehmen"
    not_now = "Jetzt nicht"
    which = "Wer bist du?"
    lots = "Die Plätze werden ausgelost."
    by_links = (
        "Ihr spielt eine Fernpartie: Jeder Zug ist ein Link, den du zurückschickst. Schicke ihn sonst "
        "niemandem: Wer ihn hat, kann für jeden von euch ziehen."
    )
    old = "Dieser Link ist älter als die Partie hier. Es wurde nichts geändert."
    same = "Dieser Link enthält nichts Neues."
    accepted_before = "Du hast diese Einladung schon angenommen. Das ist die Partie."
    own = "Das ist deine eigene Einladung. Schicke sie an deinen Mitspieler."

    def invites(self, name: str, game: str) -> str:
        return f"{opening(name)} lädt dich ein: {game}"

    def you_play(self, colours: str) -> str:
        return f"Du spielst mit {to_named(colours)}."

    def seat_is_taken(self, name: str) -> str:
        return f"{opening(name)} hat dieselbe Einladung vor dir angenommen. Es gibt noch einen anderen Platz."

    def looks_on(self, names: str) -> str:
        return f"In dieser Partie spielen {names}. Du kannst zusehen und Varianten ausprobieren."

    def moved(self, name: str, next_one: str) -> str:
        turn = f"{opening(next_one)} ist am Zug." if next_one else "Du bist am Zug."
        return f"{opening(name)} hat gezogen. {turn}"

    def link_opened(self, name: str) -> str:
        return f"Der Link {of_named(name)} ist geöffnet."

    def unsound(self, why: str, name: str) -> str:
        return f"Dieser Link lässt sich nicht öffnen: {capital(why.format(name=named(name)))}"

    # --- two versions of one game -------------------------------------------------------------------------

    two_courses = "Zwei Versionen dieser Partie"
    parted: Mapping[str, str] = {
        DIVERGED: "Der Link, den {name} geschickt hat, enthält eine andere Version dieser Partie.",
        MINE: (
            "Der Link, den {name} geschickt hat, enthält Züge von dir, die dieses Gerät nicht kennt. Hast "
            "du sie auf einem anderen Gerät gemacht, dann übernimm sie. Sonst hat jemand für dich gezogen."
        ),
        SEAT: (
            "Dieselbe Einladung wurde zweimal angenommen: In dem Link, den {name} geschickt hat, ist ein "
            "Platz anders besetzt als hier."
        ),
    }
    kept = "Beide bleiben erhalten: Die nicht gewählte steht als Variante in der Zugliste."
    refused: Mapping[str, str] = {
        CHANCE: (
            "Der Link, den {name} geschickt hat, weicht vor einem bereits bekannten Zufallsergebnis ab. "
            "Deshalb gilt die Partie hier; die andere bleibt als Variante."
        ),
        DROPS: (
            "Der Link, den {name} geschickt hat, enthält eine andere Version dieser Partie, in der etwas "
            "fehlt, das dieses Gerät unterschrieben hat. Deine Version bleibt; die andere ist als Variante "
            "dabei."
        ),
        TAKEN: (
            "Vor dir hat {name} dieselbe Einladung angenommen und den Platz besetzt. Bitte um eine andere "
            "Einladung. Deine Partie bleibt hier, wie sie ist."
        ),
        OTHER: (
            "Dieser Link gehört zu einer anderen Partie mit derselben Nummer. Die Partie hier bleibt, wie "
            "sie ist."
        ),
    }
    keep = "Meine behalten"

    def take(self, name: str) -> str:
        return f"Version {of_named(name)} verwenden"

    def taken(self, name: str) -> str:
        return f"Die Partie geht mit der Version {of_named(name)} weiter. Deine bleibt als Variante erhalten."
