"""The one contract between a game and everything else.

Screen, computer players, saves, links, undo, replay and tests use a game through `Game` only, so a new
game gets all of them for nothing. A *state* is a whole situation; see `engine.contract.values` for the rest.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import product
from typing import Any, Generic, TypeAlias, TypeVar

from engine.contract.challenges.goal import Challenges
from engine.contract.editing.editor import Editor
from engine.contract.elsewhere.drawing import Drawing
from engine.contract.events import Event
from engine.contract.guide import Guide
from engine.contract.kernel import Kernel
from engine.contract.notation import Notation
from engine.contract.picture import Board, Ground, Picture
from engine.contract.rng import Rng
from engine.contract.search import Searcher
from engine.contract.series import Series
from engine.contract.skill import Skills
from engine.contract.values import (
    POSITION_LIMIT,
    Action,
    BadOption,
    BadPosition,
    IllegalAction,
    Info,
    Options,
    Outcome,
    Reason,
    WhyNot,
    sign_of,
)
from engine.contract.words import GameWords

S = TypeVar("S")
"""A state: an immutable, hashable NamedTuple of the game's own."""
V = TypeVar("V")
"""A view: what one seat may know of a state. With nothing hidden it is the state itself."""


class Game(ABC, Generic[S, V]):
    """The rules of one game. Holds no state: everything is a pure function of its arguments."""

    info: Info
    reasons: tuple[Reason, ...]
    """Every way in which a game can end by its rules."""
    notations: tuple[Notation, ...] = ()
    guide: Guide | None = None
    """A first game for newcomers, if it has one; its words are `guide` and `guide_seen`."""

    @property
    def words(self) -> GameWords:
        """All that it says, in the language that is spoken."""
        return self.info.words

    # --- playing -----------------------------------------------------------------------------------

    @abstractmethod
    def seats(self, options: Options) -> tuple[str, ...]:
        """Return the name of each seat ("Dark", "Light"); its length is the number of players."""

    @abstractmethod
    def initial(self, options: Options) -> S:
        """Return the start. `options` are complete (see `settle_options`)."""

    @abstractmethod
    def player(self, state: S) -> int:
        """Return the seat that decides now, or `CHANCE`, or `TERMINAL`."""

    @abstractmethod
    def legal_actions(self, state: S) -> tuple[Action, ...]:
        """Return every legal action sorted by text; empty at chance and terminal nodes."""

    def chance_outcomes(self, _state: S) -> tuple[tuple[Action, float], ...]:
        """Return the outcomes of a chance node with weights above 0 (any sum), sorted by text."""
        return ()

    @abstractmethod
    def apply(self, state: S, action: Action) -> S:
        """Return the state after a legal action or chance outcome. Raises `IllegalAction` for any other."""

    @abstractmethod
    def events(self, state: S, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Return what happens when `action` is done in `state`, in order, as far as `seat` may know it."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, for one of `reasons`, or None while it goes on."""

    def can_win(self, _state: S, _seat: int) -> bool:
        """Return whether a seat could win with whatever help: for one that cannot, time wins nothing."""
        return True

    def explain_end(self, _state: S) -> str:
        """Return what else led to the end, told from the last state; "" where its reason says all."""
        return ""

    def feats(
        self, states: Sequence[S], log: Sequence[Action], outcome: Outcome, seat: int
    ) -> tuple[str, ...]:
        """Return which of `Info.feats`, by ids, a seat has done in a game that is over.

        `states` are all that the game went through, `log` what was done in each but the last.
        """
        sign = sign_of(outcome.returns[seat])
        feats = [feat for feat in self.info.feats if feat.result == sign and not feat.of]
        by_end = [feat.id for feat in feats if outcome.reason.code in feat.ends]
        others = [feat.id for feat in feats if not feat.ends and self.did(feat.id, states, log, seat)]
        return (*by_end, *others)

    def did(self, feat: str, _states: Sequence[S], _log: Sequence[Action], _seat: int) -> bool:
        """Return whether a seat has done a feat that its end alone does not tell, in a game that is over."""
        raise KeyError(feat)

    def deeds(self, states: Sequence[S], log: Sequence[Action], seat: int) -> Iterator[tuple[Event, ...]]:
        """Yield what happened with each decision of a seat."""
        for state, action in zip(states, log, strict=False):
            if self.player(state) == seat:
                yield self.events(state, action)

    def challenges(self) -> Challenges | None:
        """Return the challenges of the game, or None if it has none; nothing needs them at the start."""
        return None

    def has_challenges(self) -> bool:
        """Return whether it has some, without reading them."""
        return type(self).challenges is not Game.challenges

    # --- what is hidden ----------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: int | None) -> V:
        """Return what `seat` may know (None: what everybody knows)."""

    @abstractmethod
    def determinize(self, view: V, rng: Rng) -> S:
        """Return a state that the view allows, drawn fairly with `rng` (a `random.Random`)."""

    def revealed(self, state: S) -> S:
        """Return the state with its secrets laid open: what all may see once the players end the game."""
        return state

    def private(self, _state: S) -> bool:
        """Return whether the seat to decide must not be watched: it sees what others may not."""
        return False

    def redact(self, log: Sequence[Action], _seat: int | None) -> tuple[Action, ...]:
        """Return the log as `seat` may read it."""
        return tuple(log)

    # --- friends at several devices ------------------------------------------------------------------

    def known(self, state: S, _seat: int | None) -> S:
        """Return the state as a device of `seat` holds it: what the seat may not know is left open.

        It is a state again: all that its seat may ask for, it answers. Nothing is laid open at the end.
        """
        return state

    def follow(self, known: S, action: Action, _seat: int | None) -> S:
        """Return what a device of `seat` knows after an action or outcome, told as `redact` leaves it.

        That is `known(apply(state, action), seat)`, whatever the state is; but if the game ends by what
        the seat does not know, it goes on there until it hears a `claim`. Raises `IllegalAction`.
        """
        return self.apply(known, action)

    def apart(self, _start: S) -> bool:
        """Return whether a start can be played on from at several devices: nobody knows a secret there."""
        return True

    def drawing(self, _known: S) -> Drawing | None:
        """Return which card of a shuffled deck decides here, the same on every device.

        None where everybody sees what chance brings and it has to do with nothing hidden: it is dealt by
        the weights of `chance_outcomes`.
        """
        return None

    def claim(self, _known: S, _seat: int) -> Action | None:
        """Return what a seat lays open that has won by it unseen, or None.

        It is what was done or drawn earlier, which the others know only as `redact` leaves it.
        """
        return None

    def conceded(self, _known: S, _action: Action, _seat: int | None, *claims: Action) -> S:
        """Return what a device of `seat` knows after `action`, when others have won by what they claim.

        `action` is what the game ended with, `known` what was known before. Who goes first of several
        that have won is for the rules. Raises `IllegalAction` if the game does not end there.
        """
        raise IllegalAction(f"{[claim.text for claim in claims]} wins nothing")

    # --- what people see ---------------------------------------------------------------------------

    @abstractmethod
    def board(self, options: Options) -> Board:
        """Return the board's geometry."""

    @abstractmethod
    def picture(self, view: V) -> Picture:
        """Return what stands where, and the prompt, as data."""

    @abstractmethod
    def why_not(self, view: V, spot: str) -> WhyNot | None:
        """Return why nothing can be done with `spot` now, in the rules' words; None if it can be used."""

    def why_not_there(self, _view: V, _picked: tuple[str, ...], _spot: str) -> WhyNot | None:
        """Return why the path `picked`, begun by a person, cannot go on to `spot`; None: nothing to say."""
        return None

    def prompt_on(self, _view: V, _picked: tuple[str, ...]) -> str:
        """Return what is asked for half way through a choice, after `picked`; "": the same as before."""
        return ""

    def lessons(self, _view: V, actions: Sequence[Action]) -> tuple[str, ...]:
        """Return what of the rules matters now to who has these actions, by ids; the words know what to say.

        What is common comes first, and is told first. A screen tells each once.
        """
        return ("start", "capture") if any("x" in action.text for action in actions) else ("start",)

    def preview(self, _view: V, _action: Action) -> tuple[Ground, ...]:
        """Return marks for what a legal action would do that is not plain to see.

        They are shown before it is done. A spot may be named twice; the words say what happens there.
        """
        return ()

    def implied(self, _state: S) -> Action | None:
        """Return the decision that a person makes by going straight on to the next one, if any."""
        return None

    def label(self, _view: V, target: str) -> str:
        """Return the words on the button of a target that is no spot of the board."""
        return target

    def written(self, _view: V, action: Action) -> str:
        """Return a legal action (or one that `redact` has left) in the notation that people read."""
        return action.text

    def parse_move(self, _state: S, _text: str) -> tuple[Action, ...]:
        """Return the legal actions that a typed text may mean in a spelling other than their own."""
        return ()

    def route(self, _view: V, action: Action) -> tuple[str, ...]:
        """Return every spot that the piece touches, in order: it may be more than `action.path`."""
        return action.path

    def series(self, _options: Options) -> Series | None:
        """Return the series that a game with these options is part of, or None if it stands alone."""
        return None

    # --- text --------------------------------------------------------------------------------------

    @abstractmethod
    def position(self, view: V) -> str:
        """Return the position as text, in the form that its page tells, as far as the view knows it."""

    @abstractmethod
    def parse(self, text: str, options: Options) -> S:
        """Return the state of a position text; what it leaves open is drawn later. Raises `BadPosition`."""

    def options_at(self, _position: str, options: Options) -> dict[str, str]:
        """Return `options` with what a position text settles, such as a set-up. Raises `BadPosition`."""
        return dict(options)

    def editor(self) -> Editor | None:
        """Return what positions are set up with by hand, or None if there is nothing to do that with."""
        return None

    def same_effect_key(self, _state: S, action: Action) -> Hashable:
        """Return what makes two actions one when counting (perft)."""
        return action.text

    # --- computer players --------------------------------------------------------------------------

    @abstractmethod
    def evaluate(self, state: S) -> tuple[float, ...]:
        """Return a guess at the returns of each seat, in [-1, 1]."""

    def search_evaluation(self, _state: S, _seat: int) -> Callable[[S], tuple[float, ...]]:
        """Return `evaluate` as a search counts it that a seat begins in a state it cannot know for sure.

        What the search has drawn may be averaged over; a draw may be worth less than even.
        """
        return self.evaluate

    def fair_evaluation(self, state: S, seat: int) -> Callable[[S], tuple[float, ...]]:
        """Return `search_evaluation` as somebody counts it who looks on: a draw is even for both."""
        return self.search_evaluation(state, seat)

    def first_sight(self, _state: S, _seat: int) -> Callable[[S], tuple[float, ...]]:
        """Return `evaluate` as somebody does it who only looks at the board, for a seat to decide."""
        return self.evaluate

    def gain(self, _states: Sequence[S], _done: Sequence[Action], _seat: int) -> tuple[str, ...]:
        """Return what a seat gains by what was done in all but the last of some states, in the rules' words.

        What is taken, lost or new on the board, and how the game ends, is told without it.
        """
        return ()

    def candidates(self, state: S) -> tuple[Action, ...]:
        """Return the legal actions that a sampling search chooses from: one for each `same_effect_key`."""
        return self.merged_actions(state)

    def kernel(self) -> Kernel[Any] | None:
        """Return the `engine.ai.alphabeta.Kernel` of a two-player game of full information, else None."""
        return None

    def searcher(self) -> Searcher | None:
        """Return the `engine.ai.levels.Searcher` of a game that has a search of its own, else None."""
        return None

    def skills(self, _state: S) -> Skills:
        """Return how well the three weaker levels play from a state on."""
        return self.info.skills

    # --- given -------------------------------------------------------------------------------------

    def perft(self, state: S, depth: int) -> int:
        """Return the number of ways to play exactly `depth` decisions, merged by `same_effect_key`."""
        if depth == 0:
            return 1
        return sum(self.perft(self.apply(state, a), depth - 1) for a in self.merged_actions(state))

    def merged_actions(self, state: S) -> tuple[Action, ...]:
        """Return the legal actions, or outcomes at a chance node, one for each `same_effect_key`."""
        actions = self.legal_actions(state) or tuple(a for a, _ in self.chance_outcomes(state))
        return tuple({self.same_effect_key(state, a): a for a in reversed(actions)}.values())[::-1]

    def settle_options(self, given: Options) -> dict[str, str]:
        """Return `given` completed by the defaults. Raises `BadOption`."""
        options = {option.id: option.choices[0] for option in self.info.options}
        for key, value in given.items():
            allowed = [v for option in self.info.options if option.id == key for v in option.choices]
            if not allowed:
                raise BadOption(f"{self.info.title} has no option {key!r}")
            if value not in allowed:
                raise BadOption(f"option {key} is one of {', '.join(allowed)}, not {value!r}")
            options[key] = value
        return options

    def settle_at(self, position: str, given: Options) -> dict[str, str]:
        """Return `given` completed by what a position text ("": the start) settles, and by the defaults.

        Raises `BadOption`, `BadPosition`.
        """
        options = self.settle_options(given)
        if len(position) > POSITION_LIMIT:
            raise BadPosition("this text is too long for a position")
        return self.options_at(position, options) if position else options

    def all_options(self) -> Iterator[dict[str, str]]:
        """Yield every complete choice of options; tests and galleries walk through them."""
        keys = [option.id for option in self.info.options]
        for values in product(*(option.choices for option in self.info.options)):
            yield dict(zip(keys, values, strict=True))

    def start(self, options: Options, position: str = "") -> S:
        """Return the initial state, or that of a position text. Raises `BadOption`, `BadPosition`."""
        settled = self.settle_at(position, options)
        return self.parse(position, settled) if position else self.initial(settled)

    def heard(self, known: S, text: str, seat: int | None) -> Action:
        """Return the action or outcome with this text, as `redact` leaves it for `seat`.

        It is for `follow`. Raises `IllegalAction`, also for a text that tells more than the seat may know.
        """
        for action in (*self.legal_actions(known), *(a for a, _ in self.chance_outcomes(known))):
            (told,) = self.redact((action,), seat)
            if told.text == text:
                return told
        raise IllegalAction(f"{text!r} is not legal here")

    def find(self, state: S, text: str) -> Action:
        """Return the legal action or chance outcome with this text. Raises `IllegalAction`."""
        for action in (*self.legal_actions(state), *(a for a, _ in self.chance_outcomes(state))):
            if action.text == text:
                return action
        raise IllegalAction(f"{text!r} is not legal here")


AnyGame: TypeAlias = Game[Any, Any]
"""A game, whatever its states and views are: what everything outside the games deals with."""
