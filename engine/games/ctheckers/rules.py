"""Ctheckers by Owen K.C. Stephens: the rules C1-C26 put together as a game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.boards.forced import forced
from engine.boards.square import square_board
from engine.contract.decks import Drawing
from engine.contract.editing.editor import Editor
from engine.contract.events import Event
from engine.contract.game import Game
from engine.contract.picture import Board, Ground, Picture
from engine.contract.puzzle import Challenges
from engine.contract.rng import Rng
from engine.contract.values import Action, IllegalAction, Options, Outcome, WhyNot
from engine.games.ctheckers import flow
from engine.games.ctheckers.ai.search import CtheckersSearcher
from engine.games.ctheckers.editing.editor import CtheckersEditor
from engine.games.ctheckers.ends import REASONS, explain_end, outcome
from engine.games.ctheckers.evaluate import evaluate
from engine.games.ctheckers.hidden import decks, views
from engine.games.ctheckers.info import INFO
from engine.games.ctheckers.moves import choices
from engine.games.ctheckers.notation.parse import read_position
from engine.games.ctheckers.notation.text import write_position
from engine.games.ctheckers.picture import picture
from engine.games.ctheckers.preview import preview
from engine.games.ctheckers.refusals import forced_risk, risks, why_not, why_not_there
from engine.games.ctheckers.state import HIDDEN, State
from engine.games.ctheckers.tutorial import GUIDE
from engine.games.ctheckers.words.en import say, say_table

START = "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 1 -/- -/- - 0"


class Ctheckers(Game[State, State]):
    """The whole game. A view is a state in which what others saw is masked."""

    info = INFO
    guide = GUIDE
    reasons = tuple(REASONS.values())

    def seats(self, _options: Options) -> tuple[str, ...]:
        """Dark begins (D1)."""
        return say.seats

    def initial(self, _options: Options) -> State:
        """D1, with every checker face down (C1, C2)."""
        return read_position(START)

    def player(self, state: State) -> int:
        """The active player; a Carter's owner for his look (C18); chance for what comes to light."""
        return flow.decider(state)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """See `moves` for how they are written."""
        return tuple(choice.action for choice in choices(state))

    def chance_outcomes(self, state: State) -> tuple[tuple[Action, float], ...]:
        """Identities `is-cultist`, looks `dark-sees-cultist`, `heads` or `tails`, `die-1` to `die-6`."""
        return flow.outcomes(state)

    def apply(self, state: State, action: Action) -> State:
        """One decision or outcome, with all that follows by itself."""
        return self._done(state, action, [], None)

    def events(self, state: State, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """What happens, in order; only who looked is told what lay there (C18)."""
        tale: list[Event] = []
        self._done(state, action, tale, seat, views.unread(state, seat))
        return tuple(tale)

    def _done(
        self, state: State, action: Action, tale: list[Event], seat: int | None, unread: Action | None = None
    ) -> State:
        for choice in choices(state):
            if choice.action == action:
                return flow.act(state, choice.move, tale)
        for outcome_, _ in flow.outcomes(state):
            if action in (outcome_, unread):
                return flow.apply_chance(state, action.text, tale, seat)
        raise IllegalAction(f"{action.text!r} is not legal here")

    def outcome(self, state: State) -> Outcome | None:
        """C6, C15, C21, C23-C26."""
        return outcome(state)

    def explain_end(self, state: State) -> str:
        """C2: the chance there was, when a Cthecker has come."""
        return explain_end(state)

    def view(self, state: State, seat: int | None) -> State:
        """What Carter saw is known to his owner only."""
        return views.view(state, seat)

    def determinize(self, view: State, rng: Rng) -> State:
        """Draw what the others saw among what is not accounted for."""
        return views.determinize(view, rng)

    def redact(self, log: Sequence[Action], seat: int | None) -> tuple[Action, ...]:
        """Return the log without what other seats saw: `dark-sees-?`."""
        return views.redact(log, seat)

    def known(self, state: State, seat: int | None) -> State:
        """The same as its view, but for what the end lays open."""
        return views.known(state, seat)

    def follow(self, known: State, action: Action, seat: int | None) -> State:
        """What another sees is told without its name; what oneself has seen there counts for both."""
        if views.redact((action,), seat) != (action,):
            raise IllegalAction(f"{action.text!r} tells too much")
        return views.known(self._done(known, action, [], seat, views.unread(known, seat)), seat)

    def apart(self, start: State) -> bool:
        """C1: what lies under the checkers nobody knows."""
        return decks.nothing_known(start)

    def drawing(self, known: State) -> Drawing | None:
        """C1, C2: what a side has under its checkers is a deck; coins and dice are not."""
        return decks.drawing(known)

    def board(self, _options: Options) -> Board:
        """D1; a Nyarlathotep uses the light squares too (C10)."""
        return square_board()

    def picture(self, view: State) -> Picture:
        """See `picture`."""
        return picture(view)

    def why_not(self, view: State, spot: str) -> WhyNot | None:
        """See `why`."""
        return why_not(view, spot)

    def lessons(self, view: State, actions: Sequence[Action]) -> tuple[str, ...]:
        """As always, and what has come to light."""
        shown = any(cell and cell[0] not in HIDDEN for cell in view.board)
        return (*super().lessons(view, actions), "shown") if shown else super().lessons(view, actions)

    def preview(self, view: State, action: Action) -> tuple[Ground, ...]:
        """See `preview`."""
        return preview(view, action)

    def why_not_there(self, view: State, picked: tuple[str, ...], spot: str) -> WhyNot | None:
        """See `why`."""
        return why_not_there(view, picked, spot)

    def label(self, _view: State, target: str) -> str:
        """The buttons."""
        return say_table.buttons[target]

    def position(self, view: State) -> str:
        """See `text`."""
        return write_position(view)

    def editor(self) -> Editor:
        """Pieces, looks under checkers, and what lies beside the board."""
        return CtheckersEditor(self)

    def parse(self, text: str, _options: Options) -> State:
        """See `parse`."""
        return read_position(text)

    def challenges(self) -> Challenges:
        """See `challenges`."""
        from engine.games.ctheckers.challenges.listed import CHALLENGES

        return CHALLENGES

    def evaluate(self, state: State) -> tuple[float, ...]:
        """See `evaluate`."""
        return evaluate(state)

    def gain(self, states: Sequence[State], _done: Sequence[Action], seat: int) -> tuple[str, ...]:
        """Which capture is forced (C5), and what is turned over, or may be (C6)."""
        own, must = risks(self.view(states[1], seat)), forced(self, states)
        answers = (self.apply(states[1], action) for action in self.legal_actions(states[1]) if must)
        views = [self.view(after, seat) for after in answers]
        return (*own, *must, *(risks(views[0]) if len(views) == 1 else forced_risk(views)))

    def searcher(self) -> CtheckersSearcher:
        """See `search`."""
        return CtheckersSearcher()


GAME = Ctheckers()
