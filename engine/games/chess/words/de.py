"""What chess says in German; Nuclear Chess says it as well, but for what it has of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.de import a, capital, described, quoted, the, this, to_the
from engine.games.chess.words import en as english


class Words(english.Words):
    """In German."""

    designer = "traditionell"
    credit = "Traditionell"
    tagline = "Das Spiel der Nachbarn: dasselbe Brett, aber andere Figuren."
    seats = ("Weiß", "Schwarz")
    lessons: Mapping[str, str] = {
        "start": (
            "Setz den König matt: Greif ihn so an, dass er nicht entkommt. Wähl eine Figur, und du siehst, "
            "wohin sie ziehen kann."
        ),
        "check": (
            "Dein König ist angegriffen. Zieh ihn weg, stell etwas dazwischen, oder schlag den Angreifer."
        ),
    }
    guide: Mapping[str, str] = {
        "leap": (
            "Ein Springer springt zwei Felder gerade und eines zur Seite, über alles hinweg, was dazwischen"
            " steht. Schlag mit ihm die Dame."
        ),
        "pass": (
            "Der schwarze Bauer ist gerade zwei Felder weit gezogen, an deinem vorbei. Schlag ihn, als wäre"
            " er nur eines gezogen: Zieh mit deinem Bauern nach d6."
        ),
        "castle": (
            "Bring deinen König in Sicherheit: Wähl ihn, dann das Feld, das zwei Schritte näher bei einem "
            "Turm liegt."
        ),
        "check": (
            "Der Turm greift deinen König an. Zieh den König aus seiner Linie, oder stell etwas dazwischen."
        ),
        "queen": "Dein Bauer ist einen Schritt vor der letzten Reihe. Zieh dorthin, und wähl, was er wird.",
        "mate": (
            "Der schwarze König ist von seinen eigenen Bauern eingeengt. Greif ihn vom anderen Ende des "
            "Bretts aus an, entlang seiner Reihe."
        ),
    }
    guide_seen: Mapping[str, str] = {
        "leap": "Sonst springt nichts so: Alle anderen Figuren brauchen einen freien Weg.",
        "pass": "Das heißt en passant. Es geht sofort oder nie.",
        "castle": (
            "Der Turm ist auf seine andere Seite gekommen. Erlaubt ist das, solange keiner von beiden "
            "gezogen hat und kein Feld auf dem Weg des Königs angegriffen ist."
        ),
        "check": "Dein König ist wieder sicher. Ein Zug, der ihn angegriffen lässt, ist gar nicht erlaubt.",
        "queen": "Die meisten wählen die Dame, die in alle Richtungen zieht, so weit sie mag.",
        "mate": "Schachmatt: Der König ist angegriffen, und nichts hilft. Das gewinnt die Partie.",
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
        "pawn-mate": ("Fußvolk", "Setz mit einem Bauern matt."),
        "knight-mate": ("Um die Ecke", "Setz mit einem Springer matt."),
        "modest": (
            "Keine Dame, danke",
            "Gewinne, und wandle unterwegs einen Bauern in etwas anderes als eine Dame um.",
        ),
        "stalemate": ("Festgefahren", "Spiel remis durch Patt."),
    }
    ends: Mapping[str, str] = {
        "checkmate": "{winner} gewinnt durch Matt: {loser} steht im Schach, und kein erlaubter Zug hilft.",
        "stalemate": "Remis durch Patt: kein erlaubter Zug, aber auch kein Schach.",
        "fifty-moves": "Remis: je 50 Züge ohne Schlagen und ohne Bauernzug.",
        "repetition": "Remis: dieselbe Stellung zum dritten Mal.",
        "material": "Remis: Niemand hat mehr genug Figuren für ein Matt.",
    }
    better: Mapping[str, str] = {
        "forward": "Bauern weiter vorn oder näher an der Mitte",
        "passed": "ein Bauer, den kein anderer mehr aufhält, oder der weiter ist",
        "linked": "Bauern mit Freunden neben sich",
        "middle": "Figuren, wo sie weiter reichen",
        "rooks": "Türme auf offenen Linien oder weiter vorn",
        "siege": "mehr Figuren nahe am anderen König",
        "hit": "ein Bauer, der eine Figur angreift",
        "guarded": "Figuren, die ein Bauer deckt",
        "king": "der König, wo er sicherer ist",
        "march": "der König näher, wo er gebraucht wird",
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
    no_castling_in_check = "Im Schach wird nicht rochiert."
    no_castling_through = "Der König darf kein angegriffenes Feld überqueren oder betreten."

    def others_turn(self, seat: int, kind: str) -> str:
        return f"{self.seats[seat]} ist am Zug, und das ist {a(self.kind(kind))}."

    def blocked(self, kind: str) -> str:
        why = "Kein Feld in Reichweite ist frei oder vom Gegner besetzt"
        return f"{capital(this(self.kind(kind)))} ist blockiert: {why}."

    def off_its_way(self, kind: str, start: str, end: str) -> str:
        return f"{capital(the(self.kind(kind)))} zieht nicht von {start} nach {end}."

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
        named = " und ".join(f"{the(self.kind(kind))} auf {spot}" for kind, spot in giving)
        verb = "greift" if len(giving) == 1 else "greifen"
        return f"{capital(named)} {verb} den König von {self.seats[seat]} an."

    def threats(self, seat: int, near: Sequence[str], far: Sequence[str]) -> str:
        king = f"den König von {self.seats[1 - seat]}"
        ways = [f"{' oder '.join(near)} (das sprengt {king} in die Luft)"] if near else []
        if far:
            whom = "zu ihm" if near else f"zum König von {self.seats[1 - seat]}"
            ways.append(f"{' oder '.join(far)} (das brennt sich durch die Bauern {whom})")
        return f"{self.seats[seat]} droht mit {' oder '.join(ways)}."

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
        return f"{quoted(row)}: {quoted(sign)} bedeutet nichts, oder die Reihe ist zu lang"

    def bad_squares(self, row: str, count: int) -> str:
        return f"{quoted(row)}: 8 Felder sollten es sein, nicht {count}"

    def bad_counts(self, clock: str, number: str) -> str:
        meant = "die Halbzüge ohne Fortschritt und die Zugnummer"
        return f"{quoted(clock)} und {quoted(number)} sollten {meant} sein"

    def large_counts(self, clock: str, number: str) -> str:
        return f"{quoted(clock)} und {quoted(number)}: Diese Zähler sind zu groß oder zu klein"

    def bad_side(self, text: str, first: str, second: str) -> str:
        return f"{quoted(text)}: Am Zug ist {first} oder {second}"

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
