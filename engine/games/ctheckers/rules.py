"""Ctheckers by Owen K.C. Stephens on the `Game` contract: C1-C26."""

from __future__ import annotations

from collections.abc import Sequence

from engine.boards.explanations import forced_capture
from engine.boards.square import square_board
from engine.contract.editing import Editor
from engine.contract.events import Event
from engine.contract.game import Game
from engine.contract.learning import Puzzles
from engine.contract.picture import Board, Ground, Picture
from engine.contract.remote import DeckDraw, DeckPlan
from engine.contract.rng import Rng
from engine.contract.values import Action, IllegalAction, Options, Outcome, Refusal
from engine.games.ctheckers import flow, hidden
from engine.games.ctheckers.ends import REASONS, explain_end, outcome
from engine.games.ctheckers.evaluate import evaluate
from engine.games.ctheckers.info import INFO
from engine.games.ctheckers.learning import TUTORIAL
from engine.games.ctheckers.moves import choices
from engine.games.ctheckers.notation import read_position, write_position
from engine.games.ctheckers.picture import picture, preview
from engine.games.ctheckers.refusals import forced_risk, path_refusal, refusal, risks
from engine.games.ctheckers.search import CtheckersSearcher
from engine.games.ctheckers.state import HIDDEN, State
from engine.games.ctheckers.words.en import say, say_table

START = "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 1 -/- -/- - 0"


class Ctheckers(Game[State, State]):
    """The game Ctheckers. A view is a state in which the looks of others are masked."""

    info = INFO
    tutorial = TUTORIAL
    reasons = tuple(REASONS.values())

    def seats(self, _options: Options) -> tuple[str, ...]:
        """Return the seats' names; Dark begins (D1)."""
        return say.seats

    def initial(self, _options: Options) -> State:
        """Return the initial position, with every checker face down (D1, C1, C2)."""
        return read_position(START)

    def player(self, state: State) -> int:
        """Return the deciding seat: the active player, a Carter's owner for his look (C18), or chance."""
        return flow.deciding_seat(state)

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return the legal actions; `moves` describes their notation."""
        return tuple(choice.action for choice in choices(state))

    def chance_outcomes(self, state: State) -> tuple[tuple[Action, float], ...]:
        """Return `is-cultist` and the like, `dark-sees-cultist` and the like, a coin's sides, or a die's."""
        return flow.outcomes(state)

    def apply(self, state: State, action: Action) -> State:
        """Apply a decision or a chance outcome, with its automatic consequences."""
        return self._apply(state, action, [], None)

    def events(self, state: State, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Return the events in order; only the seat that looked sees the identity (C18)."""
        events: list[Event] = []
        self._apply(state, action, events, seat, hidden.redacted_action(state, seat))
        return tuple(events)

    def _apply(
        self,
        state: State,
        action: Action,
        events: list[Event],
        seat: int | None,
        redacted_action: Action | None = None,
    ) -> State:
        for choice in choices(state):
            if choice.action == action:
                return flow.apply_action(state, choice.move, events)
        for outcome_, _ in flow.outcomes(state):
            if action in (outcome_, redacted_action):
                return flow.apply_chance(state, action.text, events, seat)
        raise IllegalAction(f"{action.text!r} is not legal here")

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome (C6, C15, C21, C23-C26)."""
        return outcome(state)

    def explain_end(self, state: State) -> str:
        """Return the odds that the checker just turned over was the Cthecker (C2)."""
        return explain_end(state)

    def view(self, state: State, seat: int | None) -> State:
        """Return a seat's view, in which only its own Carter's looks are known."""
        return hidden.view(state, seat)

    def determinize(self, view: State, rng: Rng) -> State:
        """Draw the identities that others saw from the unaccounted ones."""
        return hidden.determinize(view, rng)

    def redact(self, log: Sequence[Action], seat: int | None) -> tuple[Action, ...]:
        """Redact the looks of other seats: `dark-sees-?`."""
        return hidden.redact(log, seat)

    def partial_state(self, state: State, seat: int | None) -> State:
        """Return a seat's knowledge: its view, without the values that the end reveals."""
        return hidden.partial_state(state, seat)

    def follow(self, known: State, action: Action, seat: int | None) -> State:
        """Apply an action, redacted if it is another seat's look; own looks there count for both."""
        if hidden.redact((action,), seat) != (action,):
            raise IllegalAction(f"{action.text!r} reveals too much")
        return hidden.partial_state(
            self._apply(known, action, [], seat, hidden.redacted_action(known, seat)), seat
        )

    def can_play_remotely(self, start: State) -> bool:
        """Return True if no player knows an identity at the start (C1)."""
        return hidden.starts_unknown(start)

    def deck_draw(self, known: State) -> DeckDraw | None:
        """Return the draw from a side's deck of identities (C1, C2); coins and dice are no draws."""
        return hidden.deck_draw(known)

    def coming_decks(self, start: State) -> tuple[DeckPlan, ...]:
        """Return the deck of each side's identities, whose number is public from the start (C1, C2)."""
        return hidden.coming_decks(start)

    def board(self, _options: Options) -> Board:
        """Return the board (D1), light squares included for Nyarlathotep (C10)."""
        return square_board()

    def picture(self, view: State) -> Picture:
        """Return the picture of a view."""
        return picture(view)

    def refusal(self, view: State, spot: str) -> Refusal | None:
        """Return the reason why a spot cannot be used."""
        return refusal(view, spot)

    def lessons(self, view: State, actions: Sequence[Action]) -> tuple[str, ...]:
        """Return the usual lessons, and one on reveals once a piece is face up."""
        shown = any(cell and cell[0] not in HIDDEN for cell in view.board)
        return (*super().lessons(view, actions), "shown") if shown else super().lessons(view, actions)

    def preview(self, view: State, action: Action) -> tuple[Ground, ...]:
        """Return marks for the less obvious effects of an action."""
        return preview(view, action)

    def path_refusal(self, view: State, picked: tuple[str, ...], spot: str) -> Refusal | None:
        """Return the reason why the selection cannot reach a square."""
        return path_refusal(view, picked, spot)

    def label(self, _view: State, target: str) -> str:
        """Return the text of a button."""
        return say_table.buttons[target]

    def position(self, view: State) -> str:
        """Return the position text."""
        return write_position(view)

    def editor(self) -> Editor:
        """Return the position editor."""
        from engine.games.ctheckers.editor import CtheckersEditor

        return CtheckersEditor(self)

    def parse(self, text: str, _options: Options) -> State:
        """Read a position text."""
        return read_position(text)

    def puzzles(self) -> Puzzles:
        """Return the puzzles."""
        from engine.games.ctheckers.learning import PUZZLES

        return PUZZLES

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Return each seat's chance to win alone, scaled to [-1, 1]."""
        return evaluate(state)

    def explain_gain(self, states: Sequence[State], _done: Sequence[Action], seat: int) -> tuple[str, ...]:
        """Explain which capture is forced (C5), and which checkers are or may be turned over (C6)."""
        own, must = risks(self.view(states[1], seat)), forced_capture(self, states)
        answers = (self.apply(states[1], action) for action in self.legal_actions(states[1]) if must)
        views = [self.view(after, seat) for after in answers]
        return (*own, *must, *(risks(views[0]) if len(views) == 1 else forced_risk(views)))

    def searcher(self) -> CtheckersSearcher:
        """Return the searcher."""
        return CtheckersSearcher()


GAME = Ctheckers()
