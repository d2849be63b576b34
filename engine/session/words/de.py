"""What is said in German of every game alike: its events, how it ended, and what cannot be opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.events import JUMPS, PUSHED
from engine.contract.words.de import a, capital, plain, the, to_the
from engine.session.words import en as english


class Words(english.Words):
    """In German."""

    # --- events ------------------------------------------------------------------------------------

    def moved(self, piece: str, path: Sequence[str], how: str = "") -> str:
        if how == PUSHED:
            return f"{capital(piece)} wird von {_way(path)} geschoben."
        verb = "springt" if how == JUMPS or len(path) > 2 else "zieht"
        return f"{capital(piece)} {verb} von {_way(path)}."

    def moved_by(self, who: str, piece: str, path: Sequence[str]) -> str:
        return f"{who} zieht {to_the(piece)} von {_way(path)}."

    def captured(self, piece: str, spot: str) -> str:
        return f"{capital(piece)} auf {spot} wird geschlagen."

    def crowned(self, piece: str, spot: str) -> str:
        return f"Auf {spot} wird daraus {a(piece)}."

    def crowned_there(self, piece: str, spot: str) -> str:
        return f"Was auf {spot} steht, wird {a(piece)}."

    def exploded(self, what: str, spot: str) -> str:
        return f"{capital(what)} auf {spot} explodiert."

    def blast(self, what: str, spot: str, swept: Sequence[tuple[str, str]]) -> str:
        blast = f"{capital(the(what))} auf {spot} explodiert"
        gone = self.listed([f"{to_the(piece)} auf {there}" for piece, there in swept])
        return f"{blast} und reißt {gone} mit." if swept else f"{blast}."

    def placed(self, what: str, spot: str) -> str:
        return f"{capital(what)} kommt auf {spot}."

    def removed(self, what: str, spot: str) -> str:
        return f"{capital(what)} verschwindet von {spot}."

    def revealed(self, what: str, spot: str) -> str:
        return f"Auf {spot} kommt {a(what)} ans Licht."

    def looked(self, who: str, spot: str, what: str) -> str:
        return f"{who} schaut unter den Stein auf {spot}{f' und sieht: {what}' if what else ''}."

    def rolled(self, what: str, face: str) -> str:
        return f"{capital(the(what))} zeigt {face}."

    def drawn(self, card: str) -> str:
        return f"Aufgedeckt: „{plain(card)}“."

    def coming(self, cards: Sequence[str], more: int) -> str:
        first, *others = cards
        named = [f"zuerst {first}", *(f"dann {other}" for other in others[:1]), *others[1:]]
        rest = f" und {more} weitere" if more else ""
        return f"Die nächsten Karten liegen jetzt so: {', '.join(named)}{rest}."

    def knows_pile(self, who: str) -> str:
        return f"{who} weiß, wie der Nachziehstapel liegt."

    def ordered(self, who: str, placed: int, whole: bool) -> str:
        cards = "1 Karte" if placed == 1 else f"{placed} Karten"
        rest = " und weiß, wie der Rest liegt" if whole else ""
        return f"{who} hat {cards} des Nachziehstapels an ihren Platz gelegt{rest}."

    def eliminated(self, who: str) -> str:
        return f"{capital(who)} scheidet aus."

    # --- what an action is good for ----------------------------------------------------------------

    takes_back = "und kann dann zurückschlagen"
    taken_back = "und die andere Seite kann dann zurückschlagen"

    def traded(self, pieces: str) -> str:
        return f"tauscht {pieces} ab"

    def exchange(self, won: str, lost: str) -> str:
        if won and lost:
            return f"nimmt {won} für {lost}"
        return f"nimmt {won}" if won else f"gibt {lost} her" if lost else ""

    def gets(self, pieces: str) -> str:
        return f"bekommt {pieces}"

    def allows(self, pieces: str) -> str:
        return f"lässt die andere Seite {pieces} bekommen"

    with_this = "mit diesem Zug"
    with_answer = "mit der Antwort darauf"

    def in_moves(self, count: int) -> str:
        return f"in {count} Zügen"

    def in_at_most(self, count: int) -> str:
        return f"in höchstens {count} Zügen"

    def in_line(self, count: int) -> str:
        return f"nach {count} Zügen, wenn es so weitergeht"

    def otherwise(self, other: str, answer: str, harm: str) -> str:
        return f"sonst, etwa nach {other}: {answer} – {harm}"

    def unless(self, answer: str, harm: str) -> str:
        return f"ohne etwas dagegen zu tun: {answer} – {harm}"

    def threatens(self, action: str, gain: str) -> str:
        return f"droht {action} – {gain}"

    def leaves(self, answer: str, harm: str) -> str:
        return f"lässt {answer} zu – {harm}"

    def better(self, reasons: Sequence[str]) -> str:
        return f"wenn es so weitergeht: {'; '.join(reasons)}"

    def unless_drawn(self, told: str) -> str:
        return f"{told}, wenn nichts aufgedeckt wird, was das ändert"

    # --- ends --------------------------------------------------------------------------------------

    ends: Mapping[str, str] = {
        "resigned": "{winner} gewinnt: {loser} hat aufgegeben.",
        "left": "Niemand gewinnt: {loser} hat aufgegeben.",
        "agreed": "Remis durch Vereinbarung.",
        "time": "{winner} gewinnt: Die Zeit von {loser} ist um.",
        "time-left": "Niemand gewinnt: Die Zeit von {loser} ist um.",
        "time-drawn": "Remis: Die Zeit ist um, aber die andere Seite hätte nicht mehr gewinnen können.",
        "filed": "{winner} gewinnt laut der Datei.",
        "filed-draw": "Remis laut der Datei.",
        "filed-both": "Laut der Datei haben beide Seiten verloren.",
    }

    def filed(self, told: str) -> str:
        return f"Dort steht: „{told}“."

    def listed(self, names: Sequence[str]) -> str:
        return " und ".join([", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names)

    # --- what cannot be opened ---------------------------------------------------------------------

    link_foreign = (
        "Dieser Link ist keine Partie: Vielleicht wurde er unterwegs abgeschnitten oder verändert. "
        "Lass ihn dir noch einmal schicken."
    )
    link_newer = (
        "Dieser Link stammt von einer neueren Version von Odd Checkers. Lade die Seite neu, um sie zu "
        "aktualisieren."
    )
    link_cut = "Dieser Link ist abgeschnitten. Lass ihn dir noch einmal schicken und kopiere ihn vollständig."
    link_changed = (
        "Dieser Link wurde unterwegs verändert. Lass ihn dir noch einmal schicken und kopiere ihn "
        "vollständig."
    )
    link_empty = (
        "Dieser Link enthält keine Partie, die sich spielen lässt. Lass ihn dir noch einmal schicken."
    )
    save_foreign = "Das ist keine Partie von Odd Checkers."
    save_large = "Diese Datei ist zu groß für eine gespeicherte Partie."
    save_edited = (
        "Diese Partie wurde nach dem Speichern verändert, oder ein Teil davon fehlt. Sie lässt sich nicht "
        "öffnen."
    )
    save_newer = (
        "Diese Partie wurde mit einer neueren Version von Odd Checkers gespeichert. Lade die Seite neu, um "
        "sie zu aktualisieren."
    )
    save_wrong = "Diese gespeicherte Partie hält sich nicht an die Regeln und lässt sich nicht öffnen."
    line_wrong = "Diese Variante hält sich nicht an die Regeln des Spiels. Man kann sie nur löschen."

    def which_game(self, games: Sequence[str]) -> str:
        return f"In der Datei steht nicht, welches Spiel es ist: {' oder '.join(games)}."

    def no_notation(self, notation: str, fault: str) -> str:
        return f"Diese Datei lässt sich nicht als {notation} lesen: {fault}."

    def link_unknown(self, game: str) -> str:
        return (
            f"Dieser Link ist für ein Spiel namens „{game}“, das es hier nicht gibt. Sieh nach, ob er "
            "vollständig kopiert wurde."
        )

    def link_option(self, options: str) -> str:
        return f"Dieser Link verlangt „{options}“, was sein Spiel nicht kennt. Nimm das aus dem Link heraus."

    def save_unknown(self, game: str) -> str:
        return f"Das ist eine Partie „{game}“; dieses Spiel gibt es hier nicht."

    def other_rules(self, game: str) -> str:
        return f"Diese Partie {game} wurde nach einer anderen Fassung der Regeln gespielt."


def _way(path: Sequence[str]) -> str:
    """Return the spots of a path: "a3 über c5 nach e7"."""
    start, *between, end = path
    return " ".join([start, *(f"über {spot}" for spot in between), f"nach {end}"])


class ReviewWords(english.ReviewWords):
    """In German."""

    kinds: Mapping[str, str] = {
        "win": "lässt einen sicheren Sieg aus",
        "loss": "läuft in eine sichere Niederlage",
        "lead": "gibt den Vorteil aus der Hand",
        "chance": "vergibt Chancen",
    }
    wins = "gewinnt sicher"
    loses = "verliert sicher"

    def about(self, of_hundred: int) -> str:
        return f"etwa {of_hundred} von 100 Partien"

    def give_or_take(self, of_hundred: int, error: int) -> str:
        return f"etwa {of_hundred} ± {error} von 100 Partien"

    def at_most(self, of_hundred: int) -> str:
        return f"höchstens {of_hundred} von 100 Partien"

    def answer(self, move: str) -> str:
        return f"eine Antwort darauf: {move}"

    def then(self, moves: Sequence[str]) -> str:
        return f"dann {' '.join(moves)}"
