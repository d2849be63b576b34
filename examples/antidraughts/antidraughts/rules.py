"""Antidraughts: the rules of English draughts, but a player who cannot move wins."""

from collections.abc import Mapping

from engine.ai.misere import Misere
from engine.contract.editing import Brush
from engine.contract.game import Game
from engine.contract.language import spoken
from engine.contract.picture import Picture
from engine.contract.values import Options, Outcome, Reason
from engine.games.draughts.editor import DraughtsEditor
from engine.games.draughts.evaluate import DraughtsKernel
from engine.games.draughts.kernel import Position
from engine.games.draughts.rules import Draughts, State
from engine.games.draughts.words import en as draughts


class Words(draughts.Words):
    """The texts of draughts, with another aim."""

    tagline = "Lose all!"
    tutorial: Mapping[str, str] = {}
    achievements: Mapping[str, tuple[str, str]] = {}
    lessons: Mapping[str, str] = {
        **draughts.Words.lessons,
        "start": "Move a checker one step forward, diagonally. A player who cannot move wins.",
    }
    ends: Mapping[str, str] = {
        **draughts.Words.ends,
        "no-moves": "{winner} wins: no move is left.",
        "no-pieces": "{winner} wins: no piece is left.",
    }


say = spoken(Words)


class AntidraughtsEditor(DraughtsEditor):
    """The editor of draughts, with our drawings."""

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """Return the palette of draughts."""
        return tuple(brush._replace(art=f"anti-{brush.art}") for brush in super().brushes(options))


class Antidraughts(Draughts):
    """English draughts with another aim and other drawings."""

    info = Draughts.info._replace(
        id="antidraughts",
        title="Antidraughts",
        clauses="L",
        words=say,
        achievements=(),
        cover=Draughts.info.cover._replace(art=""),  # its own board
    )
    notations = ()  # files in PDN are games of English draughts
    tutorial = None  # that of draughts would end with the wrong winner
    puzzles = Game.puzzles  # none: those of draughts ask for what loses here
    reasons = (
        Reason("no-moves", "L2"),
        Reason("no-pieces", "L2"),
        Reason("repetition", "L3"),
        Reason("forty-moves", "L3"),
    )

    def outcome(self, state: State) -> Outcome | None:
        """Return the result of draughts, reversed (L2, L3)."""
        end = super().outcome(state)
        return end and Outcome(end.returns[::-1], self.reasons[Draughts.reasons.index(end.reason)])

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Return the estimate of draughts, reversed while the game goes on."""
        return super().evaluate(state)[:: 1 if self.outcome(state) else -1]

    def picture(self, view: State) -> Picture:
        """Return the pieces in our own drawings."""
        picture = super().picture(view)
        return picture._replace(pieces=tuple(p._replace(art=f"anti-{p.art}") for p in picture.pieces))

    def editor(self) -> AntidraughtsEditor:
        """Return the position editor."""
        return AntidraughtsEditor(self)

    def kernel(self) -> Misere[Position]:
        """Return the kernel of draughts with the aim reversed."""
        return Misere(DraughtsKernel())


GAME = Antidraughts()
