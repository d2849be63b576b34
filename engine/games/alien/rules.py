"""Alien Checkers by David L. Van Slyke on the `Game` contract: A1-A64."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from engine.contract.editing import Editor
from engine.contract.events import Event
from engine.contract.game import Game
from engine.contract.learning import Puzzles
from engine.contract.picture import Arrow, Board, Ground, Picture
from engine.contract.remote import DeckDraw
from engine.contract.rng import Rng
from engine.contract.values import CHANCE, TERMINAL, Action, IllegalAction, Options, Outcome, Refusal
from engine.games.alien import events as game_events
from engine.games.alien import hidden, notation, refusals
from engine.games.alien import picture as pictures
from engine.games.alien import prompt as prompts
from engine.games.alien.ai.evaluate import evaluate, evaluate_board
from engine.games.alien.ai.explanations import gain
from engine.games.alien.ai.foresight import Foresight
from engine.games.alien.board.moves import jumped_in
from engine.games.alien.board.tables import IS_DARK, NUMBERS, SIZE, SQUARES
from engine.games.alien.cards.cheater import LEAVE, ordered
from engine.games.alien.cards.deck import DECK
from engine.games.alien.cards.names import CHEATER_CARD
from engine.games.alien.flow import (
    after_chance,
    after_choice,
    begin_turn,
    chances,
    choices,
    find_choice,
    next_turn,
    redacted_text,
)
from engine.games.alien.hidden import View
from engine.games.alien.info import INFO
from engine.games.alien.learning import TUTORIAL
from engine.games.alien.settle import REASONS, outcome_of
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
from engine.games.alien.words.en import say

ORDERED_CARDS = 4
"""Number of cards that a computer orders with Cheater before it leaves the rest."""
ROWS = 3
"""Number of lines that each side fills at the start (A1)."""


class Alien(Game[State, View]):
    """The game Alien Checkers."""

    info = INFO
    tutorial = TUTORIAL
    reasons = tuple(REASONS.values())

    def seats(self, _options: Options) -> tuple[str, ...]:
        """Return the seats' names; Dark begins."""
        return say.seats

    def initial(self, options: Options) -> State:
        """Return the initial position of draughts; chance draws planets and cards (A1)."""
        return begin_turn(State(_set_up(), face_up=int(options["open_cards"]), rules=self.info.rules_version))

    def player(self, state: State) -> int:
        """Return the seat that decides in this phase, or `CHANCE` or `TERMINAL`."""
        if state.phase in (MOVE, CARD, TARGET):
            return state.seat
        if state.phase == CROWN:
            return state.chooser
        return TERMINAL if state.phase == OVER else CHANCE

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return the legal actions, sorted by text."""
        return tuple(action for action, _ in choices(state).values())

    def chance_outcomes(self, state: State) -> tuple[tuple[Action, float], ...]:
        """Return the possible draws, all equally likely (A64)."""
        return chances(state)

    def apply(self, state: State, action: Action) -> State:
        """Apply one decision or one draw."""
        choice = choices(state).get(action.text)
        if choice:
            return after_choice(state, choice)
        self._check_chance(state, action)
        return after_chance(state, action.text)

    def _check_chance(self, state: State, action: Action) -> None:
        if action.text not in (outcome.text for outcome, _ in chances(state)):
            raise IllegalAction(f"{action.text!r} is not possible here")

    def events(self, state: State, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Return the events of an action as a seat may know them."""
        choice = find_choice(state, action.text)
        if choice:
            return game_events.decision_events(state, choice, seat)
        if action.text != redacted_text(state):
            self._check_chance(state, action)
        return game_events.chance_events(state, action, seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome (A8-A10)."""
        return outcome_of(state.result) if state.result else None

    def explain_end(self, state: State) -> str:
        """Return a sentence that names the player without a legal move (A9)."""
        return say.stuck(state.seat) if state.result and state.result.code == "no-move" else ""

    def view(self, state: State, seat: int | None) -> View:
        """Return a seat's view: its own planet, and the pile's order if it set it (A1, A64)."""
        return hidden.view(state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """Draw the planets and cards that the view does not know."""
        return hidden.determinize(view, rng)

    def revealed(self, state: State) -> State:
        """Reveal both planets, as at any other end."""
        return state._replace(phase=OVER, knower=NOBODY)

    def private(self, state: State) -> bool:
        """Return True while a player looks through the draw pile (A58)."""
        return state.phase == TARGET and state.card == CHEATER_CARD

    def redact(self, log: Sequence[Action], seat: int | None) -> tuple[Action, ...]:
        """Redact the other player's planet and pile order."""
        return hidden.redact(log, seat)

    def partial_state(self, state: State, seat: int | None) -> State:
        """Return a seat's knowledge, without the values that the end reveals (A1, A64)."""
        return hidden.partial_state(state, seat)

    def follow(self, known: State, action: Action, seat: int | None) -> State:
        """Apply an action, redacted if it is the other player's secret."""
        if action.text == redacted_text(known):
            return hidden.after_redacted(known, action, seat)
        if hidden.redact((action,), seat) != (action,):
            raise IllegalAction(f"{action.text!r} reveals too much")
        return self.apply(known, action)

    def can_play_remotely(self, start: State) -> bool:
        """Return True if planets and pile start face down (A1, A64)."""
        return hidden.starts_unknown(start)

    def deck_draw(self, known: State) -> DeckDraw | None:
        """Return the draw of a planet, or of a card whose pile a player has looked through (A1, A58, A64)."""
        return hidden.deck_draw(known)

    def claim(self, known: State, seat: int) -> Action | None:
        """Return the draw of the planet that a seat has won with (A11-A19)."""
        return hidden.claim(known, seat)

    def apply_claims(self, known: State, action: Action, seat: int | None, *claims: Action) -> State:
        """Reveal the claimed planets and apply the winning action again."""
        for claim in claims:
            known = hidden.revealed_match(known, claim)
        after = self.follow(known, action, seat)
        if not after.result:
            raise IllegalAction("nobody has won")
        return after

    def board(self, _options: Options) -> Board:
        """Return the board, which can be turned four ways (A61)."""
        return pictures.board()

    def picture(self, view: View) -> Picture:
        """Return the picture of a view."""
        return pictures.picture(view)

    def prompt_on(self, view: View, picked: tuple[str, ...]) -> str:
        """Return the prompt for a card's second target: an edge, a king or a destination."""
        return prompts.prompt_on(view.state, picked[0]) if len(picked) == 1 else ""

    def refusal(self, view: View, spot: str) -> Refusal | None:
        """Return the reason why a spot cannot be used."""
        return refusals.refusal(view, spot)

    def path_refusal(self, view: View, picked: tuple[str, ...], spot: str) -> Refusal | None:
        """Return the reason why the selection cannot reach a square."""
        return refusals.path_refusal(view, picked, spot)

    def lessons(self, view: View, actions: Sequence[Action]) -> tuple[str, ...]:
        """Return the lessons of this step; that on planets comes from the second turn on."""
        if view.state.phase == CARD:
            return ("card",)
        if view.state.phase == TARGET and DECK[view.state.card].lesson:
            return (DECK[view.state.card].lesson,)
        if view.state.phase != MOVE:
            return ()
        later = ("planet",) if view.state.turn > 2 else ()
        return (*super().lessons(view, actions), *later)

    def preview(self, view: View, action: Action) -> tuple[Ground, ...]:
        """Return marks on the four squares that the monolith or Antimatter would take (A31, A57)."""
        return pictures.preview(view.state, action)

    def label(self, view: View, target: str) -> str:
        """Return the text for a card, direction, edge, area or other button."""
        return prompts.label(view.state, target)

    def arrow(self, view: View, target: str) -> Arrow | None:
        """Return the arrow for the player's new direction, or for a move of the monolith (A44, A59)."""
        return pictures.arrow(view.state, target)

    def written(self, view: View, action: Action) -> str:
        """Return the card's name and its target, or the move."""
        return prompts.written(view.state, action)

    def parse_move(self, state: State, text: str) -> tuple[Action, ...]:
        """Return the actions whose written form is the text."""
        wanted = text.strip().casefold()
        return tuple(a for a in self.legal_actions(state) if prompts.written(state, a).casefold() == wanted)

    def position(self, view: View) -> str:
        """Return the position text of the start of the turn, in the form of the rules page."""
        return notation.write(view)

    def editor(self) -> Editor:
        """Return the position editor."""
        from engine.games.alien.editing.editor import AlienEditor

        return AlienEditor(self)

    def parse(self, text: str, options: Options) -> State:
        """Read a position text in the form of the rules page."""
        return notation.read(text, int(options["open_cards"]), self.info.rules_version)

    def same_effect_key(self, _state: State, action: Action) -> Hashable:
        """Return a key that ignores the order of two edges; a move's is its start, end and captures."""
        if ":" not in action.text and action.path[0] in NUMBERS:
            return action.path[0], action.path[-1], frozenset(jumped_in(action))
        verb, _, edges = action.text.partition(":")
        return (verb, frozenset(edges.split(","))) if verb in ("build", "remove") else action.text

    def candidates(self, state: State) -> tuple[Action, ...]:
        """Return the actions to search; the order of cards deep in the draw pile is ignored (A58)."""
        return (LEAVE,) if ordered(state) >= ORDERED_CARDS else self.merged_actions(state)

    def hasty_evaluation(self, _state: State, _seat: int) -> Callable[[State], tuple[float, ...]]:
        """Return the evaluation of the board alone, without planets and the next jumps."""
        return evaluate_board

    def explain_gain(self, states: Sequence[State], _done: Sequence[Action], seat: int) -> tuple[str, ...]:
        """Return the gains in planets, kings and hippos."""
        return tuple(gain(states[0], states[-1], seat))

    def null_move(self, state: State) -> State | None:
        """Return the other player's turn, as if the current move and card had no effect."""
        if state.phase not in (MOVE, TURN, CARD, TARGET):
            return None
        duty = NO_DUTY if state.phase == MOVE else state.duty
        after = next_turn(state._replace(cells=standing(state), duty=duty, stage=()))
        return after if after.phase == MOVE else None

    def puzzles(self) -> Puzzles:
        """Return the puzzles."""
        from engine.games.alien.learning import PUZZLES

        return PUZZLES

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Evaluate checkers, kings and planets."""
        return evaluate(state)

    def search_evaluation(self, state: State, seat: int) -> Callable[[State], tuple[float, ...]]:
        """Return an evaluation over all planets that the opponent can have; a draw counts less than even."""
        return Foresight(state, seat)

    def fair_evaluation(self, state: State, seat: int) -> Callable[[State], tuple[float, ...]]:
        """Return the same evaluation as `search_evaluation`, but with a draw as even."""
        return Foresight(state, seat, contempt=0.0)


def _set_up() -> bytes:
    cells = bytearray(len(SQUARES))
    for square in SQUARES:
        rank = square % SIZE
        if IS_DARK[square] and (rank < ROWS or rank >= SIZE - ROWS):
            cells[square] = PAWN | OWNER[rank >= ROWS]
    return bytes(cells)


GAME = Alien()
