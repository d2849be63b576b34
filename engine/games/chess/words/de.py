"""Words of chess in German, which Nuclear Chess shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.de import GameWords, a, capital, described, listed, quoted, the, this, to_the
from engine.games.chess.words import en as english


class Words(english.Words, GameWords):
    """In German."""

    designer = "traditionell"
    credit = "Traditionell"
    tagline = "Schach, das Spiel der Nachbarn: dasselbe Brett, aber andere Figuren."
    seats = ("Weiß", "Schwarz")
    material = ("Figur", "Figuren")
    advice: Mapping[str, str] = {
        "checkmate": "Bringe deinen König in Sicherheit: Rochiere früh, und lass ihm ein Fluchtfeld.",
        "": (
            "Sieh dir vor jedem Zug alle Schachgebote und Schlagzüge an, mit denen dein Gegner "
            "antworten kann."
        ),
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Setze den gegnerischen König matt: Greife ihn so an, dass er nicht entkommt. Wähle eine "
            "Figur, um ihre Züge zu sehen."
        ),
        "check": (
            "Dein König steht im Schach. Ziehe ihn weg, stelle etwas dazwischen oder schlage den Angreifer."
        ),
    }
    tutorial: Mapping[str, str] = {
        "leap": (
            "Ein Springer springt zwei Felder waagerecht oder senkrecht und eines zur Seite, auch über "
            "andere Figuren. Schlage mit ihm die Dame."
        ),
        "pass": (
            "Der schwarze Bauer ist gerade zwei Felder weit gezogen, an deinem vorbei. Schlage ihn, als "
            "wäre er nur eines gezogen: Ziehe mit deinem Bauern nach d6."
        ),
        "castle": (
            "Bringe deinen König in Sicherheit: Wähle ihn, dann das Feld zwei Schritte in Richtung eines "
            "Turms."
        ),
        "check": (
            "Der Turm greift deinen König an. Ziehe den König aus seiner Linie oder stelle etwas dazwischen."
        ),
        "queen": (
            "Dein Bauer steht einen Schritt vor der letzten Reihe. Ziehe ihn dorthin und wähle, was er wird."
        ),
        "mate": (
            "Der schwarze König ist von seinen eigenen Bauern eingeengt. Greife ihn vom anderen Ende des "
            "Bretts aus an, entlang seiner Reihe."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "leap": "Keine andere Figur springt so: Alle anderen brauchen freie Bahn.",
        "pass": "Das heißt en passant. Es ist nur sofort im nächsten Zug erlaubt.",
        "castle": (
            "Der Turm springt auf die andere Seite des Königs. Die Rochade ist erlaubt, wenn beide noch "
            "nicht gezogen haben und kein Feld auf dem Weg des Königs angegriffen ist."
        ),
        "check": "Dein König ist wieder sicher. Ein Zug, nach dem er angegriffen ist, ist nicht erlaubt.",
        "queen": "Die meisten wählen die Dame, die in alle Richtungen beliebig weit zieht.",
        "mate": "Schachmatt: Der König ist angegriffen, und kein Zug hilft. Das gewinnt die Partie.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "king": ("einen König", "Könige"),
        "queen": ("eine Dame", "Damen"),
        "rook": ("einen Turm", "Türme"),
        "bishop": ("einen Läufer", "Läufer"),
        "knight": ("einen Springer", "Springer"),
        "pawn": ("einen Bauern", "Bauern"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "pawn-mate": ("Fußvolk", "Setze mit einem Bauern matt."),
        "knight-mate": ("Um die Ecke", "Setze mit einem Springer matt."),
        "modest": (
            "Keine Dame, danke",
            "Gewinne, nachdem du einen Bauern in etwas anderes als eine Dame umgewandelt hast.",
        ),
        "stalemate": ("Festgefahren", "Erreiche ein Remis durch Patt."),
    }
    ends: Mapping[str, str] = {
        "checkmate": (
            "{winner} gewinnt durch Schachmatt: {loser} steht im Schach, und kein erlaubter Zug hilft."
        ),
        "stalemate": "Remis durch Patt: kein erlaubter Zug, aber auch kein Schach.",
        "fifty-moves": "Remis nach der 50-Züge-Regel.",
        "repetition": "Remis durch dreifache Stellungswiederholung.",
        "material": "Remis: zu wenig Material zum Mattsetzen.",
    }
    better: Mapping[str, str] = {
        "forward": "Bauern weiter vorn oder näher an der Mitte",
        "passed": "ein Freibauer, oder ein weiter vorgerückter",
        "linked": "verbundene Bauern",
        "middle": "aktivere Figuren",
        "rooks": "Türme auf offenen Linien oder weiter vorn",
        "siege": "mehr Figuren nahe am gegnerischen König",
        "hit": "ein Bauer, der eine Figur angreift",
        "guarded": "von Bauern gedeckte Figuren",
        "king": "ein sichererer König",
        "march": "ein aktiverer König",
    }
    colours: Mapping[str, str] = {"white": "weiß", "black": "schwarz"}
    """Without the ending, which depends on the noun."""
    ranks: Mapping[str, str] = {
        "pawn": "Bauer",
        "knight": "Springer",
        "bishop": "Läufer",
        "rook": "Turm",
        "queen": "Dame",
        "king": "König",
    }

    def kind(self, kind: str) -> str:
        colour, rank = kind.split()
        return described(self.colours[colour], self.ranks[rank])

    def choice(self, rank: str) -> str:
        return self.ranks[rank]

    def to_move(self, seat: int, check: bool) -> str:
        return f"{self.seats[seat]} ist am Zug{' und steht im Schach' if check else ''}."

    # --- why not -----------------------------------------------------------------------------------

    suicide = "Ein König schlägt nie einen Bauern: Die Explosion risse ihn selbst mit."
    blast_takes_king = "Die Explosion risse deinen eigenen König mit."
    no_castling_in_check = "Im Schach darf man nicht rochieren."
    no_castling_through = "Der König darf beim Rochieren kein angegriffenes Feld überqueren oder betreten."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"{self.seats[seat]} ist am Zug, und das ist {a(self.kind(kind))}."

    def blocked(self, kind: str) -> str:
        why = "Kein Feld in Reichweite ist frei oder vom Gegner besetzt"
        return f"{capital(this(self.kind(kind)))} ist blockiert: {why}."

    def off_its_way(self, kind: str, start: str, end: str) -> str:
        return f"{capital(the(self.kind(kind)))} kann nicht von {start} nach {end} ziehen."

    def king_lost(self, deed: str) -> str:
        return f"Dein König ginge verloren: {capital(deed)}."

    # --- check -------------------------------------------------------------------------------------

    king_in_check = "König im Schach"
    gives_check = "gibt Schach"
    in_the_blast = "in der Explosion"
    attacked = "angegriffen"

    def deed(self, kind: str, start: str, victim: str, spot: str, blast: bool) -> str:
        who, whom = the(self.kind(kind)), to_the(self.kind(victim))
        words = f"{who} auf {start} schlägt {whom} auf {spot}"
        return f"{words}, und die Explosion trifft den König" if blast else words

    def in_check(self, seat: int, deed: str) -> str:
        return f"{self.seats[seat]} steht im Schach: {capital(deed)}."

    # --- mate --------------------------------------------------------------------------------------

    wherever = "der König ginge verloren, wohin er auch zieht"
    cannot_step = "der König kann nicht ausweichen"
    no_move_stops = "kein Zug hält alle Drohungen auf"
    no_move_saves = "kein anderer Zug rettet den König"

    def attackers(self, giving: Sequence[tuple[str, str]], seat: int) -> str:
        named = listed([f"{the(self.kind(kind))} auf {spot}" for kind, spot in giving])
        verb = "greift" if len(giving) == 1 else "greifen"
        return f"{capital(named)} {verb} den König von {self.seats[seat]} an."

    def threats(self, seat: int, near: Sequence[str], far: Sequence[str]) -> str:
        king = f"den König von {self.seats[1 - seat]}"
        ways = [f"{listed(near, 'oder')} (das sprengt {king} in die Luft)"] if near else []
        if far:
            whom = "zu ihm" if near else f"zum König von {self.seats[1 - seat]}"
            ways.append(f"{listed(far, 'oder')} (das brennt sich durch die Bauern {whom})")
        return f"{self.seats[seat]} droht mit {listed(ways, 'oder')}."

    def nobody_takes(self, kind: str, spot: str) -> str:
        return f"keine andere Figur kann {to_the(self.kind(kind))} auf {spot} schlagen"

    def would_burn(self, move: str) -> str:
        return f"bei {move} würde er mitverbrennen"

    def would_allow(self, move: str, reply: str) -> str:
        return f"auf {move} folgt {reply}"

    def fails(self, reasons: Sequence[str]) -> str:
        return capital(f"{'; '.join(reasons)}.")

    # --- positions that cannot be read -------------------------------------------------------------

    kings_touch = "die Könige stehen nebeneinander"
    pawn_on_end = "auf der ersten und der letzten Reihe kann kein Bauer stehen"

    def no_position(self, text: str, example: str) -> str:
        return f"{quoted(text)} ist keine Stellung wie {example}"

    def bad_rows(self, text: str, count: int) -> str:
        return f"{quoted(text)}: 8 Reihen sollten es sein, nicht {count}"

    def bad_sign(self, row: str, sign: str) -> str:
        return f"{quoted(row)}: {quoted(sign)} ist unbekannt, oder die Reihe ist zu lang"

    def bad_squares(self, row: str, count: int) -> str:
        return f"{quoted(row)}: 8 Felder sollten es sein, nicht {count}"

    def bad_counts(self, clock: str, number: str) -> str:
        meant = "die Halbzüge ohne Fortschritt und die Zugnummer"
        return f"{quoted(clock)} und {quoted(number)} sollten {meant} sein"

    def large_counts(self, clock: str, number: str) -> str:
        return f"{quoted(clock)} und {quoted(number)}: Diese Zähler sind zu groß oder zu klein"

    def bad_side(self, text: str, first: str, second: str) -> str:
        return f"{quoted(text)}: Am Zug muss {first} oder {second} sein"

    def bad_rights(self, text: str) -> str:
        return f"{quoted(text)} sollte aus den Buchstaben KQkq bestehen oder - sein"

    def bad_passed(self, text: str) -> str:
        return f"{quoted(text)}: Dort ist gerade kein Bauer vorbeigezogen"

    def one_king(self, seat: int) -> str:
        return f"{self.seats[seat]} braucht genau einen König"

    def not_to_move(self, text: str, seat: int) -> str:
        return f"{quoted(text)}: {self.seats[seat]} steht im Schach, ist aber nicht am Zug"

    # --- setting up a position ---------------------------------------------------------------------

    details = "Rochade, en passant, Zähler"
    passed = "Ein Bauer ist gerade vorbeigezogen an"
    nothing_passed = "keinem Feld"
    clock = "Halbzüge ohne Schlagen und ohne Bauernzug"
    number = "Nummer des Zuges"

    def castles(self, right: str) -> str:
        return f"{self.seats[right.islower()]} darf {'kurz' if right in 'Kk' else 'lang'} rochieren"

    def bad_count(self, text: str, least: int, most: int) -> str:
        return f"{quoted(text)} ist keine Zahl von {least} bis {most}"

    def no_field(self, text: str) -> str:
        return f"{quoted(text)} ist eine Angabe zu viel"

    def could_be_taken(self, seat: int) -> str:
        return f"{self.seats[seat]} steht im Schach, ist aber nicht am Zug"


class PuzzleWords(english.PuzzleWords):
    """In German."""

    goals: Mapping[str, str] = {
        "mate": "Setze matt.",
        "stalemate": "Erzwinge ein Patt.",
    }
