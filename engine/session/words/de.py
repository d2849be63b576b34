"""Texts for all games in German: events, results, and errors of links and saves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.events import JUMPS, PUSHED
from engine.contract.words.de import (
    a,
    capital,
    counted,
    listed,
    opening,
    plain,
    some,
    some_object,
    the,
    to_the,
)
from engine.session.words import en as english


class Words(english.Words):
    """In German."""

    # --- events ------------------------------------------------------------------------------------

    def moved(self, piece: str, path: Sequence[str], how: str = "") -> str:
        if how == PUSHED:
            return f"{capital(the(piece))} wird von {_way(path)} geschoben."
        verb = "springt" if how == JUMPS or len(path) > 2 else "zieht"
        return f"{capital(the(piece))} {verb} von {_way(path)}."

    def moved_by(self, who: str, piece: str, path: Sequence[str]) -> str:
        return f"{opening(who)} zieht {to_the(piece)} von {_way(path)}."

    def captured(self, piece: str, spot: str) -> str:
        return f"{capital(the(piece))} auf {spot} wird geschlagen."

    def crowned(self, piece: str, spot: str) -> str:
        return f"Auf {spot} wird daraus {a(piece)}."

    def crowned_there(self, piece: str, spot: str) -> str:
        return f"Der Stein auf {spot} wird {a(piece)}."

    def exploded(self, what: str, spot: str) -> str:
        return f"{capital(the(what))} auf {spot} explodiert."

    def blast(self, what: str, spot: str, swept: Sequence[tuple[str, str]]) -> str:
        blast = f"{capital(the(what))} auf {spot} explodiert"
        gone = self.listed([f"{to_the(piece)} auf {there}" for piece, there in swept])
        return f"{blast} und reißt {gone} mit." if swept else f"{blast}."

    def next_blast(self, what: str, spot: str, swept: Sequence[tuple[str, str]]) -> str:
        gone = self.listed([f"{to_the(piece)} auf {there}" for piece, there in swept])
        return f"Auch {the(what)} auf {spot} explodiert und reißt {gone} mit."

    def placed(self, what: str, spot: str) -> str:
        return f"{capital(some(what))} erscheint auf {spot}."

    def removed(self, what: str, spot: str) -> str:
        return f"{capital(the(what))} verschwindet von {spot}."

    def revealed(self, what: str, spot: str) -> str:
        return f"{capital(some(what))} wird auf {spot} aufgedeckt."

    def looked(self, who: str, spot: str, what: str) -> str:
        sees = f" und sieht {some_object(what)}" if what else ""
        return f"{opening(who)} schaut unter den Stein auf {spot}{sees}."

    def rolled(self, what: str, face: str) -> str:
        return f"{capital(the(what))} zeigt {face}."

    def drawn(self, card: str) -> str:
        return f"Aufgedeckt: „{plain(card)}“."

    def coming(self, cards: Sequence[str], more: int) -> str:
        first, *others = cards
        named = [f"zuerst {first}", *(f"dann {other}" for other in others[:1]), *others[1:]]
        rest = f" und {more} weitere" if more else ""
        return f"Die nächsten Karten der Reihe nach: {', '.join(named)}{rest}."

    def knows_pile(self, who: str) -> str:
        return f"{opening(who)} kennt die Reihenfolge des Nachziehstapels."

    def ordered(self, who: str, placed: int, whole: bool) -> str:
        rest = " und kennt die Reihenfolge der übrigen" if whole else ""
        return f"{opening(who)} hat {counted(placed, 'Karte', 'Karten')} des Nachziehstapels geordnet{rest}."

    def eliminated(self, who: str) -> str:
        return f"{opening(who)} scheidet aus."

    def abandoned(self, who: str, checked: bool) -> str:
        source = "nach Angabe der anderen" if checked else "laut dieser Kopie"
        return f"{opening(who)} hat {source} die Partie verlassen."

    def out_of_time(self, who: str) -> str:
        return f"{opening(who)} hat die Zeit überschritten."

    # --- benefits ------------------------------------------------------------------------------------

    takes_back = "und kann dann zurückschlagen"
    taken_back = "und der Gegner kann dann zurückschlagen"

    def traded(self, pieces: str) -> str:
        return f"tauscht {pieces} ab"

    def exchange(self, won: str, lost: str) -> str:
        if won and lost:
            return f"gewinnt {won} für {lost}"
        return f"gewinnt {won}" if won else f"verliert {lost}" if lost else ""

    def gets(self, pieces: str) -> str:
        return f"bekommt {pieces}"

    def allows(self, pieces: str) -> str:
        return f"lässt den Gegner {pieces} bekommen"

    with_this = "mit diesem Zug"
    with_answer = "mit der Antwort darauf"

    def in_moves(self, count: int) -> str:
        return f"in {count} Zügen"

    def in_at_most(self, count: int) -> str:
        return f"in höchstens {count} Zügen"

    def in_line(self, count: int) -> str:
        return f"nach {count} Zügen, wenn es so weitergeht"

    def otherwise(self, other: str, answer: str, harm: str) -> str:
        return f"sonst, etwa nach {other}, folgt {answer} – {harm}"

    def unless(self, answer: str, harm: str) -> str:
        return f"sonst droht {answer} – {harm}"

    def threatens(self, action: str, gain: str) -> str:
        return f"droht {action} – {gain}"

    def leaves(self, answer: str, harm: str) -> str:
        return f"erlaubt {answer} – {harm}"

    def better(self, reasons: Sequence[str]) -> str:
        return f"wenn es so weitergeht: {'; '.join(reasons)}"

    def unless_drawn(self, told: str) -> str:
        return f"{told}, sofern keine aufgedeckte Karte das ändert"

    # --- ends --------------------------------------------------------------------------------------

    ends: Mapping[str, str] = {
        "resigned": "{winner} gewinnt: {loser} hat aufgegeben.",
        "left": "Niemand gewinnt: {loser} hat aufgegeben.",
        "agreed": "Remis durch Vereinbarung.",
        "time": "{winner} gewinnt: {loser} hat die Zeit überschritten.",
        "time-left": "Niemand gewinnt: {loser} hat die Zeit überschritten.",
        "time-drawn": "Remis: Die Zeit ist abgelaufen, aber der Gegner konnte nicht mehr gewinnen.",
        "abandoned": "{winner} gewinnt: {loser} hat nach Angabe des Gegners die Partie verlassen.",
        "abandoned-left": "Niemand gewinnt: {loser} hat nach Angabe der anderen die Partie verlassen.",
        "filed": "{winner} gewinnt laut der Datei.",
        "filed-draw": "Remis laut der Datei.",
        "filed-both": "Laut der Datei haben beide Seiten verloren.",
    }

    def end(self, code: str, winner: str, loser: str) -> str:
        return super().end(code, opening(winner), opening(loser))

    def filed(self, told: str) -> str:
        meaning = " (verlassen)" if told == "abandoned" else ""
        return f"Dort steht: „{told}“{meaning}."

    def listed(self, names: Sequence[str]) -> str:
        return listed(names)

    # --- errors --------------------------------------------------------------------------------------

    link_foreign = (
        "Dieser Link enthält keine Partie: Vielleicht wurde er unterwegs abgeschnitten oder verändert. "
        "Bitte noch einmal darum."
    )
    link_newer = (
        "Dieser Link stammt von einer neueren Version von Odd Checkers. Lade die Seite neu, um sie zu "
        "aktualisieren."
    )
    link_cut = "Dieser Link ist unvollständig. Bitte noch einmal darum und kopiere ihn ganz."
    link_changed = "Dieser Link wurde unterwegs verändert. Bitte noch einmal darum und kopiere ihn ganz."
    link_empty = "Dieser Link enthält keine spielbare Partie. Bitte noch einmal darum."
    save_foreign = "Das ist keine Partie von Odd Checkers."
    save_large = "Diese Datei ist zu groß für eine gespeicherte Partie."
    save_edited = (
        "Diese Datei wurde nach dem Speichern verändert, oder ein Teil davon fehlt. Sie lässt sich nicht "
        "öffnen."
    )
    save_newer = (
        "Diese Partie wurde mit einer neueren Version von Odd Checkers gespeichert. Lade die Seite neu, um "
        "sie zu aktualisieren."
    )
    save_wrong = "Diese gespeicherte Partie verstößt gegen die Regeln und lässt sich nicht öffnen."
    line_wrong = "Diese Variante verstößt gegen die Regeln des Spiels. Du kannst sie nur löschen."

    def which_game(self, games: Sequence[str]) -> str:
        return f"Die Datei sagt nicht, welches Spiel es ist: {listed(games, 'oder')}."

    def no_notation(self, notation: str, fault: str) -> str:
        return f"Diese Datei lässt sich nicht als {notation} lesen: {fault}."

    def link_unknown(self, game: str) -> str:
        return (
            f"Dieser Link ist für „{game}“, ein Spiel, das diese Seite nicht hat. Prüfe, ob du den ganzen "
            "Link kopiert hast."
        )

    def link_option(self, options: str) -> str:
        return f"Dieser Link verlangt „{options}“; sein Spiel kennt das nicht. Entferne es aus dem Link."

    def save_unknown(self, game: str) -> str:
        return f"Das ist eine Partie „{game}“; diese Seite hat das Spiel nicht."

    def other_rules(self, game: str) -> str:
        return f"Diese Partie {game} wurde nach einer anderen Version der Regeln gespielt."


def _way(path: Sequence[str]) -> str:
    """Return the spots of a path: "a3 über c5 nach e7"."""
    start, *between, end = path
    return f"{start}{f' über {listed(between)}' if between else ''} nach {end}"


class ReviewWords(english.ReviewWords):
    """In German."""

    kinds: Mapping[str, str] = {
        "win": "verpasst einen erzwungenen Gewinn",
        "loss": "gerät in eine erzwungene Niederlage",
        "lead": "verspielt den Vorteil",
        "chance": "vergibt Gewinnchancen",
    }
    wins = "gewinnt erzwungen"
    loses = "verliert erzwungen"

    def about(self, of_hundred: int) -> str:
        return f"gewinnt zu etwa {of_hundred}\N{NO-BREAK SPACE}%"

    def give_or_take(self, of_hundred: int, error: int) -> str:
        return f"gewinnt zu etwa {of_hundred} ± {error}\N{NO-BREAK SPACE}%"

    def at_most(self, of_hundred: int) -> str:
        return f"gewinnt zu höchstens {of_hundred}\N{NO-BREAK SPACE}%"

    def answer(self, move: str) -> str:
        return f"Antwort: {move}"

    def then(self, moves: Sequence[str]) -> str:
        return f"dann {' '.join(moves)}"
