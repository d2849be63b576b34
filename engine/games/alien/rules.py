"""Alien Checkers by David L. Van Slyke on the `Game` contract: A1-A64."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from engine.contract.decks import Drawing
from engine.contract.editing.editor import Editor
from engine.contract.events import Event
from engine.contract.game import Game
from engine.contract.picture import Board, Ground, Picture
from engine.contract.puzzle import Challenges
from engine.contract.rng import Rng
from engine.contract.values import CHANCE, TERMINAL, Action, IllegalAction, Options, Outcome, WhyNot
from engine.games.alien import decks, hidden, kinds, refusals
from engine.games.alien import events as tale
from engine.games.alien import picture as pictures
from engine.games.alien.ai.evaluate import at_first_sight, evaluate
from engine.games.alien.ai.explanations import gain
from engine.games.alien.ai.foresight import Foresight
from engine.games.alien.board.moves import jumped_in
from engine.games.alien.board.tables import IS_DARK, NUMBERS, SIZE, SQUARES
from engine.games.alien.cards.cheater import LEAVE, ordered
from engine.games.alien.cards.names import CHEATER_CARD, FIRE_CARD, FLOOD_CARD
from engine.games.alien.editing.editor import AlienEditor
from engine.games.alien.flow import begin, chances, choice_of, choices, decided, drawn, next_turn, unread
from engine.games.alien.hidden import View
from engine.games.alien.info import INFO
from engine.games.alien.notation import parse, text
from engine.games.alien.outcomes import REASONS, outcome_of
from engine.games.alien.prompt import prompt_on
from engine.games.alien.state import (
    CARD,
    CROWN,
    MOVE,
    NO_DUTY,
    NOBODY,
    OVER,
    OWNER,
    PAWN,
    TARGET,
    TURN,
    State,
    standing,
)
from engine.games.alien.tutorial import GUIDE
from engine.games.alien.words.en import say

FORESIGHT = 4
"""How many cards of the draw pile a computer puts in order before it leaves the rest as it lies."""
ROWS = 3
"""A1: how many lines each side fills."""


class Alien(Game[State, View]):
    """Alien Checkers."""

    info = INFO
    guide = GUIDE
    reasons = tuple(REASONS.values())

    def seats(self, _options: Options) -> tuple[str, ...]:
        """Dark begins."""
        return say.seats

    def initial(self, options: Options) -> State:
        """A1: the draughts set-up; planets and cards are drawn by chance."""
        return begin(State(_set_up(), face_up=int(options["open_cards"]), rules=self.info.rules_version))

    def player(self, state: State) -> int:
        """Who decides in the state's phase."""
        if state.phase in (MOVE, CARD, TARGET):
            return state.seat
        if state.phase == CROWN:
            return state.chooser
        return TERMINAL if state.phase == OVER else CHANCE

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """All that can be decided."""
        return tuple(action for action, _ in choices(state).values())

    def chance_outcomes(self, state: State) -> tuple[tuple[Action, float], ...]:
        """A64: what can come next, each as likely."""
        return chances(state)

    def apply(self, state: State, action: Action) -> State:
        """One decision, or one card."""
        choice = choices(state).get(action.text)
        if choice:
            return decided(state, choice)
        self._check_chance(state, action)
        return drawn(state, action.text)

    def _check_chance(self, state: State, action: Action) -> None:
        if action.text not in (outcome.text for outcome, _ in chances(state)):
            raise IllegalAction(f"{action.text!r} is not possible here")

    def events(self, state: State, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """What is moved, placed, taken away, turned over, and told."""
        choice = choice_of(state, action.text)
        if choice:
            return tale.decision_events(state, choice, seat)
        if action.text != unread(state):
            self._check_chance(state, action)
        return tale.chance_events(state, action, seat)

    def outcome(self, state: State) -> Outcome | None:
        """A8-A10."""
        return outcome_of(state.result) if state.result else None

    def explain_end(self, state: State) -> str:
        """A9: who could not move."""
        return say.stuck(state.seat) if state.result and state.result.code == "no-move" else ""

    def view(self, state: State, seat: int | None) -> View:
        """A1, A64: one's own planet, and the order of the pile if one has set it."""
        return hidden.view(state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """Draw the planets and cards that the view does not know."""
        return hidden.determinize(view, rng)

    def revealed(self, state: State) -> State:
        """Both planets are shown, as at any other end."""
        return state._replace(phase=OVER, knower=NOBODY)

    def private(self, state: State) -> bool:
        """A58: while the draw pile is looked through."""
        return state.phase == TARGET and state.card == CHEATER_CARD

    def redact(self, log: Sequence[Action], seat: int | None) -> tuple[Action, ...]:
        """Hide the planet drawn, and the order set, by another."""
        return hidden.redact(log, seat)

    def known(self, state: State, seat: int | None) -> State:
        """A1, A64: the same as in its view, but for what the end lays open."""
        return hidden.known(state, seat)

    def follow(self, known: State, action: Action, seat: int | None) -> State:
        """What only another may read is told without its name."""
        if action.text == unread(known):
            return hidden.heard(known, action, seat)
        if hidden.redact((action,), seat) != (action,):
            raise IllegalAction(f"{action.text!r} tells too much")
        return self.apply(known, action)

    def apart(self, start: State) -> bool:
        """A1, A64: planets and pile lie face down."""
        return decks.nothing_known(start)

    def drawing(self, known: State) -> Drawing | None:
        """A1, A58, A64: planets, and a pile that somebody has looked through."""
        return decks.drawing(known)

    def claim(self, known: State, seat: int) -> Action | None:
        """A11-A19: the planet that it has won by."""
        return hidden.claim(known, seat)

    def conceded(self, known: State, action: Action, seat: int | None, *claims: Action) -> State:
        """The planets are put where they lie, and what was done is done again."""
        for claim in claims:
            known = hidden.revealed_match(known, claim)
        after = self.follow(known, action, seat)
        if not after.result:
            raise IllegalAction("nobody has won")
        return after

    def board(self, _options: Options) -> Board:
        """The board, which can face four ways (A61)."""
        return pictures.board()

    def picture(self, view: View) -> Picture:
        """Everything on the board and beside it."""
        return pictures.picture(view)

    def prompt_on(self, view: View, picked: tuple[str, ...]) -> str:
        """What else a card needs: a second edge, a king, a place to glide to."""
        return prompt_on(view.state, picked[0]) if len(picked) == 1 else ""

    def why_not(self, view: View, spot: str) -> WhyNot | None:
        """Reasons with their clauses."""
        return refusals.why_not(view, spot)

    def why_not_there(self, view: View, picked: tuple[str, ...], spot: str) -> WhyNot | None:
        """Reasons for squares that what is picked cannot reach."""
        return refusals.why_not_there(view, picked, spot)

    def lessons(self, view: View, actions: Sequence[Action]) -> tuple[str, ...]:
        """A2's three steps, each at its time; the planet from the second turn on, and what fills squares."""
        if view.state.phase == CARD:
            return ("card",)
        if view.state.phase == TARGET and view.state.card in (FLOOD_CARD, FIRE_CARD):
            return ("fill",)
        if view.state.phase != MOVE:
            return ()
        later = ("planet",) if view.state.turn > 2 else ()
        return (*super().lessons(view, actions), *later)

    def preview(self, view: View, action: Action) -> tuple[Ground, ...]:
        """The four squares that the monolith or Antimatter would take (A31, A57)."""
        return pictures.preview(view.state, action)

    def label(self, view: View, target: str) -> str:
        """Words for cards, directions, edges and areas, and for doing without."""
        return kinds.label(view.state, target)

    def written(self, view: View, action: Action) -> str:
        """The card's name, and what it is used on."""
        return kinds.written(view.state, action)

    def parse_move(self, state: State, text: str) -> tuple[Action, ...]:
        """What is used is read as it is written."""
        wanted = text.strip().casefold()
        return tuple(a for a in self.legal_actions(state) if kinds.written(state, a).casefold() == wanted)

    def position(self, view: View) -> str:
        """The form that the page of its rules tells, at the start of the turn."""
        return text.write(view)

    def editor(self) -> Editor:
        """Whatever can lie on the board, and what lies beside it."""
        return AlienEditor(self)

    def parse(self, text: str, options: Options) -> State:
        """Read the form that the page of its rules tells."""
        return parse.read(text, int(options["open_cards"]), self.info.rules_version)

    def same_effect_key(self, _state: State, action: Action) -> Hashable:
        """Two edges are the same in either order; of a move, start, end, and what it jumps over count."""
        if ":" not in action.text and action.path[0] in NUMBERS:
            return action.path[0], action.path[-1], frozenset(jumped_in(action))
        verb, _, edges = action.text.partition(":")
        return (verb, frozenset(edges.split(","))) if verb in ("build", "remove") else action.text

    def candidates(self, state: State) -> tuple[Action, ...]:
        """What lies far down in the draw pile is not worth a thought (A58)."""
        return (LEAVE,) if ordered(state) >= FORESIGHT else self.merged_actions(state)

    def first_sight(self, _state: State, _seat: int) -> Callable[[State], tuple[float, ...]]:
        """The planets are forgotten, and who can jump whom is not looked at."""
        return at_first_sight

    def gain(self, states: Sequence[State], _done: Sequence[Action], seat: int) -> tuple[str, ...]:
        """What it has to do with planets, kings and hippos."""
        return tuple(gain(states[0], states[-1], seat))

    def passed(self, state: State) -> State | None:
        """The other's turn, as though no card did anything."""
        if state.phase not in (MOVE, TURN, CARD, TARGET):
            return None
        duty = NO_DUTY if state.phase == MOVE else state.duty
        after = next_turn(state._replace(cells=standing(state), duty=duty, stage=()))
        return after if after.phase == MOVE else None

    def challenges(self) -> Challenges:
        """See `challenges`."""
        from engine.games.alien.challenges.listed import CHALLENGES

        return CHALLENGES

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Pieces, kings and planets."""
        return evaluate(state)

    def search_evaluation(self, state: State, seat: int) -> Callable[[State], tuple[float, ...]]:
        """The other's planet can be any that is possible, and a draw is not what it plays for."""
        return Foresight(state, seat)

    def fair_evaluation(self, state: State, seat: int) -> Callable[[State], tuple[float, ...]]:
        """The same without dread of a draw."""
        return Foresight(state, seat, dread=0.0)


def _set_up() -> bytes:
    cells = bytearray(len(SQUARES))
    for square in SQUARES:
        rank = square % SIZE
        if IS_DARK[square] and (rank < ROWS or rank >= SIZE - ROWS):
            cells[square] = PAWN | OWNER[rank >= ROWS]
    return bytes(cells)


GAME = Alien()
