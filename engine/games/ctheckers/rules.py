"""Ctheckers by Owen K.C. Stephens: the rules C1-C26 put together as a game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.boards.square import square_board
from engine.contract.challenges.goal import Challenges
from engine.contract.editing.editor import Editor
from engine.contract.events import Event
from engine.contract.game import Game
from engine.contract.picture import Board, Ground, Picture
from engine.contract.rng import Rng
from engine.contract.values import Action, IllegalAction, Options, Outcome, WhyNot
from engine.games.ctheckers import flow
from engine.games.ctheckers.editing.editor import CtheckersEditor
from engine.games.ctheckers.ends import REASONS, explain_end, outcome
from engine.games.ctheckers.evaluate import evaluate
from engine.games.ctheckers.guide import GUIDE
from engine.games.ctheckers.info import INFO
from engine.games.ctheckers.kinds import COLOURS
from engine.games.ctheckers.moves import choices
from engine.games.ctheckers.notation.parse import read_position
from engine.games.ctheckers.notation.text import write_position
from engine.games.ctheckers.picture import picture
from engine.games.ctheckers.preview import preview
from engine.games.ctheckers.state import HIDDEN, MASKED, SIDE, State, unaccounted
from engine.games.ctheckers.table_words import tell
from engine.games.ctheckers.thinking.search import CtheckersSearcher
from engine.games.ctheckers.why import why_not, why_not_there
from engine.games.ctheckers.words import say

START = "1m1m1m1m/m1m1m1m1/1m1m1m1m/8/8/M1M1M1M1/1M1M1M1M/M1M1M1M1 1 -/- -/- - 0"
_SEEN = re.compile(r"(dark|light)-sees-")


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
        self._done(state, action, tale, seat)
        return tuple(tale)

    def _done(self, state: State, action: Action, tale: list[Event], seat: int | None) -> State:
        for choice in choices(state):
            if choice.action == action:
                return flow.act(state, choice.move, tale)
        for outcome_, _ in flow.outcomes(state):
            if outcome_ == action:
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
        own = {look.square: look.letter for look in state.looks if look.seat == seat}
        looks = tuple(look._replace(letter=own.get(look.square, MASKED)) for look in state.looks)
        return state._replace(looks=looks)

    def determinize(self, view: State, rng: Rng) -> State:
        """Draw what the others saw among what is not accounted for."""
        for square in sorted({look.square for look in view.looks if look.letter == MASKED}):
            left = unaccounted(view, SIDE[view.board[square]])
            kinds = [kind for kind, count in left.items() if count > 0]
            letter = rng.choices(kinds, [left[kind] for kind in kinds])[0]
            looks = (look._replace(letter=letter) if look.square == square else look for look in view.looks)
            view = view._replace(looks=tuple(looks))
        return view

    def redact(self, log: Sequence[Action], seat: int | None) -> tuple[Action, ...]:
        """Return the log without what other seats saw: `dark-sees-?`."""
        return tuple(_redacted(action, seat) for action in log)

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
        return tell.buttons[target]

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

    def searcher(self) -> CtheckersSearcher:
        """See `search`."""
        return CtheckersSearcher()


def _redacted(action: Action, seat: int | None) -> Action:
    found = _SEEN.match(action.text)
    if not found or (seat is not None and COLOURS[seat] == found[1]):
        return action
    return Action(f"{found[0]}?")


GAME = Ctheckers()
