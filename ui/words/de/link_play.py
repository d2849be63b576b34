"""Deutsch: was zu den Links gesagt wird, mit denen man spielt."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.merge import APART, CHANCE, MINE, OTHER, SEAT, TAKEN
from ui.words.en import link_play as english


class Words(english.Words):
    """Auf Deutsch."""

    # --- sending -----------------------------------------------------------------------------------

    friends = "alle anderen"
    not_sent = "Noch nicht geschickt"
    copy = "Link kopieren"
    copy_again = "Noch einmal kopieren"
    send = "Schicken …"
    paste = "Ein Link, den du bekommen hast"
    open = "Öffnen"
    too_long = "Diese Partie ist zu lang für einen Link geworden. Sie bleibt hier, wie sie ist."
    by_hand = "Der Link"
    by_hand_help = (
        "Der Browser lässt nicht kopieren. Markiere den Link, kopiere ihn und schick ihn mit einem Messenger."
    )
    is_sent = "Ich habe ihn geschickt"

    def send_to(self, name: str) -> str:
        return f"Schick das an {name}"

    def waits_for(self, name: str) -> str:
        return f"Wartet auf einen Link: {name} ist dran."

    def copied(self, name: str) -> str:
        return f"Der Link ist kopiert. Schick ihn mit einem Messenger an {name}."

    # --- opening -----------------------------------------------------------------------------------

    friend = "dein Gegenüber"
    a_friend = "Jemand"
    your_name = "Dein Name"
    accept = "Annehmen"
    not_now = "Jetzt nicht"
    which = "Wer bist du?"
    lots = "Das Los entscheidet, wer wo sitzt."
    by_links = (
        "Ihr spielt über Links: Jeder Zug ist ein Link, den du zurückschickst. Schick ihn sonst niemandem: "
        "Wer ihn hat, kann für jeden von euch ziehen."
    )
    old = "Dieser Link ist älter als die Partie hier. Nichts wurde geändert."
    same = "Dieser Link sagt nichts Neues."
    accepted_before = "Du hast diese Einladung schon angenommen. Das ist die Partie."
    own = "Das ist deine eigene Einladung. Schick sie an dein Gegenüber."

    def invites(self, name: str, game: str) -> str:
        return f"{name} lädt dich ein: {game}"

    def you_play(self, colours: str) -> str:
        return f"Du spielst {colours}."

    def seat_is_taken(self, name: str) -> str:
        return f"{name} hat dieselbe Einladung vor dir angenommen. Es gibt noch einen anderen Platz."

    def looks_on(self, names: str) -> str:
        return f"Das ist eine Partie von {names}. Du kannst sie ansehen und weiter probieren."

    def moved(self, name: str, next_one: str) -> str:
        return f"{name} hat gezogen. {f'{next_one} ist dran.' if next_one else 'Du bist dran.'}"

    def told(self, name: str) -> str:
        return f"Der Link von {name} ist geöffnet."

    def unsound(self, why: str, name: str) -> str:
        return f"Dieser Link lässt sich nicht öffnen: {why.format(name=name)}"

    # --- two courses of one game -------------------------------------------------------------------

    two_courses = "Zwei Verläufe dieser Partie"
    parted: Mapping[str, str] = {
        APART: "Der Link von {name} erzählt diese Partie anders, als sie hier verlaufen ist.",
        MINE: "Der Link von {name} enthält Züge von dir, die dieses Gerät nicht kennt. Hast du sie an einem "
        "anderen Gerät gemacht, dann nimm sie. Sonst hat jemand für dich gezogen.",
        SEAT: "Dieselbe Einladung wurde zweimal angenommen: Im Link von {name} sitzt jemand anderes, wo hier "
        "schon jemand sitzt.",
    }
    kept = "Beides bleibt: Was du nicht wählst, steht in der Zugliste, als Variante neben der Partie."
    refused: Mapping[str, str] = {
        CHANCE: "Der Link von {name} erzählt diese Partie anders, von einer Stelle an, nach der schon etwas "
        "gelost wurde. Das wäre nicht fair. Deshalb bleibt die Partie hier, und die andere liegt daneben.",
        TAKEN: "{name} hat dieselbe Einladung vor dir angenommen und sitzt jetzt dort. Bitte um eine andere "
        "Einladung. Deine Partie bleibt hier, wie sie ist.",
        OTHER: "Dieser Link gehört zu einem anderen Tisch mit derselben Nummer. Die Partie hier bleibt, wie "
        "sie ist.",
    }
    keep = "Meine behalten"

    def take(self, name: str) -> str:
        return f"Nehmen, was {name} schickt"

    def taken(self, name: str) -> str:
        return f"Die Partie geht weiter, wie {name} sie schickt. Was hier war, liegt als Variante daneben."
