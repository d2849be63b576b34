"""Antidraughts: the rules of English draughts, but who cannot move has won."""

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
    """What draughts says, but of another aim."""

    tagline = "Lose all!"
    tutorial: Mapping[str, str] = {}
    achievements: Mapping[str, tuple[str, str]] = {}
    lessons: Mapping[str, str] = {
        **draughts.Words.lessons,
        "start": "Move a checker one step forward, slantwise. Who has nothing left to move has won.",
    }
    ends: Mapping[str, str] = {
        **draughts.Words.ends,
        "no-moves": "{winner} wins: no move is left.",
        "no-pieces": "{winner} wins: no piece is left.",
    }


say = spoken(Words)


class AntidraughtsEditor(DraughtsEditor):
    """The same pieces to be laid out, in our drawings."""

    def brushes(self, options: Options) -> tuple[Brush, ...]:
        """What draughts has in its palette."""
        return tuple(brush._replace(art=f"anti-{brush.art}") for brush in super().brushes(options))


class Antidraughts(Draughts):
    """English draughts but for its end and its drawings."""

    info = Draughts.info._replace(
        id="antidraughts", title="Antidraughts", clauses="L", words=say, achievements=()
    )
    notations = ()  # files in PDN are games of English draughts
    tutorial = None  # its first game would end with the wrong winner
    puzzles = Game.puzzles  # none: those of draughts ask for what loses here
    reasons = (
        Reason("no-moves", "L2"),
        Reason("no-pieces", "L2"),
        Reason("repetition", "L3"),
        Reason("forty-moves", "L3"),
    )

    def outcome(self, state: State) -> Outcome | None:
        """L2, L3: who has lost at draughts has won, and a draw is a draw."""
        end = super().outcome(state)
        return end and Outcome(end.returns[::-1], self.reasons[Draughts.reasons.index(end.reason)])

    def evaluate(self, state: State) -> tuple[float, ...]:
        """The guess of draughts, turned round while the game goes on."""
        return super().evaluate(state)[:: 1 if self.outcome(state) else -1]

    def picture(self, view: State) -> Picture:
        """The same pieces, in drawings of our own."""
        picture = super().picture(view)
        return picture._replace(pieces=tuple(p._replace(art=f"anti-{p.art}") for p in picture.pieces))

    def editor(self) -> AntidraughtsEditor:
        """Positions are set up as in draughts."""
        return AntidraughtsEditor(self)

    def kernel(self) -> Misere[Position]:
        """The search of draughts, with the aim turned round."""
        return Misere(DraughtsKernel())


GAME = Antidraughts()
