"""Words in German that the star games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.de import GameWords, capital, counted, described, listed, number, quoted, this
from engine.contract.words.en import OptionWords, say_count
from engine.games.race.words import en as english


class Words(english.Words, GameWords):
    """In German. Flames and marbles are feminine."""

    seats = ("Rot", "Gelb", "Blau", "Grün", "Weiß", "Violett")
    colours: Mapping[str, str] = {
        "red": "rot",
        "yellow": "gelb",
        "blue": "blau",
        "green": "grün",
        "white": "weiß",
        "purple": "violett",
    }
    """Without the ending, which depends on the noun."""
    first = OptionWords(
        "Wer beginnt",
        {
            "0": "Spieler 1",
            "1": "Spieler 2",
            "2": "Spieler 3",
            "3": "Spieler 4",
            "4": "Spieler 5",
            "5": "Spieler 6",
            "chance": "Zufällig",
        },
    )
    ends: Mapping[str, str] = {
        "goal-filled": "{winner} gewinnt: Das Ziel ist gefüllt.",
        "last-left": "{winner} gewinnt: Alle anderen sind ausgeschieden.",
        "turn-limit": "Remis zwischen den verbliebenen Spielern nach 1.000 Zügen.",
    }

    # --- the board ---------------------------------------------------------------------------------

    home = "Haus"
    goal = "Ziel"
    fire = "Satans Feuer"

    def kind(self, kind: str) -> str:
        return self.fire if kind == "fire" else described(self.colours[kind.split()[0]], self.piece)

    def marker(self, seat: int, point: str) -> str:
        return f"Ziel von {self.seats[seat]}, Zacke {point}"

    buttons: Mapping[str, str] = {
        "stay": "Satans Feuer bleibt",
        "pass": "Passen: nichts kann ziehen",
        "resign": "Aufgeben",
    }

    # --- asked for ---------------------------------------------------------------------------------

    drawing = "Wer beginnt, wird ausgelost."

    def to_move(self, seat: int, fire: bool) -> str:
        first = f", oder erst {self.fire} (S12)" if fire else ""
        return f"{self.seats[seat]} zieht eine {self.piece}{first}."

    def must_pass(self, seat: int) -> str:
        return f"{self.seats[seat]} kann nicht ziehen und passt (S11)."

    def extra_turn(self, seat: int) -> str:
        return f"{self.seats[seat]} ist noch einmal dran (S7)."

    def is_out(self, seat: int) -> str:
        return f"{self.seats[seat]} ist ausgeschieden."

    def at_home(self, seat: int, there: int, of: int, points: Sequence[str]) -> str:
        goals = f"in den Zielen {listed(points)}" if len(points) > 1 else f"im Ziel {points[0]}"
        return f"{self.seats[seat]}: {there} von {of} {goals}."

    def home_count(self, there: int, of: int) -> str:
        return f"{there} von {of} im Ziel"

    def one_missing(self, seat: int) -> str:
        return f"{self.seats[seat]} fehlt nur noch eine {self.piece} im Ziel zum Sieg."

    def nearer(self, steps: int, at_once: int) -> str:
        if steps <= 0:
            return ""
        of_them = f", {at_once} davon in diesem Zug" if 0 < at_once < steps else ""
        return f"{counted(steps, 'Schritt', 'Schritte')} näher am Ziel{of_them}"

    fire_stays = "Feuer bleibt"
    fire_to = "Feuer"
    once_more = "bringt einen Extrazug (S7)"
    home_left = "räumt das eigene Haus"

    def fire_serves(self, move: str) -> str:
        return f"erst das ermöglicht {move}"

    def in_goal(self, count: int, of: int) -> str:
        return f"{count} von {of} im Ziel"

    def jumps(self, hops: int) -> str:
        return f"springt {hops}-mal"

    def bars(self, seat: int, before: int, after: int) -> str:
        now = counted(after, "Schritt", "Schritte")
        return f"versperrt {self.seats[seat]} den besten Zug: {now} statt {before}"

    def opens(self, steps: int) -> str:
        return f"ermöglicht einen Zug von {counted(steps, 'Schritt', 'Schritten')}"

    # --- what happened -----------------------------------------------------------------------------

    def begins(self, seat: int) -> str:
        return f"{self.seats[seat]} beginnt."

    def stays(self, seat: int) -> str:
        return f"{self.seats[seat]} lässt {self.fire}, wo es ist."

    def passes(self, seat: int) -> str:
        return f"{self.seats[seat]} passt."

    def resigns(self, seat: int) -> str:
        return f"{self.seats[seat]} gibt auf."

    def snuffed_out(self, seat: int) -> str:
        return f"{self.seats[seat]} erlischt: Das Haus ist voll (S8)."

    def filled(self, seat: int) -> str:
        return f"Das Ziel von {self.seats[seat]} ist gefüllt."

    def filled_by_others(self, count: int) -> str:
        if count == 1:
            return f"Das Ziel ist voll; eine der {self.piece}n darin gehört jemand anderem."
        return f"Das Ziel ist voll; {say_count.number(count)} der {self.piece}n darin gehören anderen."

    def last_left(self, seat: int) -> str:
        return f"Nur {self.seats[seat]} ist noch übrig."

    def turn_limit(self, turns: int) -> str:
        return f"Nach {number(turns)} Zügen endet die Partie remis."

    # --- why not -----------------------------------------------------------------------------------

    taken = "Dieses Loch ist besetzt."
    fire_ways = (
        "Satans Feuer zieht einen Schritt weit, in ein benachbartes leeres Loch, und nie in eine Zacke "
        "des Sterns."
    )
    fire_blocked = "Alle Löcher neben Satans Feuer sind besetzt oder liegen in einer Zacke des Sterns."
    fire_decided = "Über Satans Feuer ist in diesem Zug schon entschieden."

    def no_way(self) -> str:
        ways = "in ein benachbartes leeres Loch oder springt in gerader Linie über einen Nachbarn"
        return f"Dorthin kann sie nicht ziehen: Eine {self.piece} zieht {ways}."

    def others_turn(self, seat: int, owner: int) -> str:
        whose = f"diese {self.piece} gehört {self.seats[owner]}"
        return f"{self.seats[seat]} ist am Zug, und {whose}."

    def blocked(self) -> str:
        why = "Kein benachbartes Loch ist leer, und springen kann sie nicht"
        return f"{capital(this(self.piece))} ist blockiert: {why}."

    # --- setting up a position ---------------------------------------------------------------------

    all_pieces = "Auf dem Brett"
    details = "Spielstand"
    by_lot = "wird ausgelost"
    ending = "Die Partie"
    goes_on = "läuft"
    was_won = "hat gewonnen, wer am Zug ist"
    was_drawn = "ist remis"
    was_decided = "Über Satans Feuer ist in diesem Zug schon entschieden"
    nobody = "niemand ist mehr auf dem Brett"
    fire_missing = "zu fünft muss Satans Feuer im Spiel sein"
    not_here = "bei Chinese Checkers gibt es kein Feuer Satans"

    def too_many(self, most: int) -> str:
        return f"ein Spieler darf höchstens {most} {self.piece}n haben"

    def has_none(self, seat: int) -> str:
        return f"{self.seats[seat]} ist am Zug, hat aber nichts auf dem Brett"

    def no_position(self, example: str) -> str:
        return f"eine Stellung muss geschrieben sein wie {example}"

    def one_of(self, word: str, known: Sequence[str]) -> str:
        return f"{quoted(word)} ist keines von {', '.join(known)}"

    def players(self, setup: str, count: int, lists: int) -> str:
        return f"{setup} hat {count} Spieler, nicht {lists}"

    def taken_twice(self, hole: str) -> str:
        return f"{hole} ist doppelt besetzt"

    def no_hole(self, hole: str) -> str:
        return f"es gibt kein Loch {quoted(hole)}"

    def no_fire(self, word: str) -> str:
        return f"{quoted(word)} sagt nicht, wo Satans Feuer ist, wie satan:c oder satan:-"
