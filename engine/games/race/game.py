"""The contract, filled in for a race across the star. A game adds its set-ups, and what its pieces are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import tanh

from engine.boards.open_game import OpenGame
from engine.contract.editing.editor import Editor
from engine.contract.events import Event
from engine.contract.picture import Board, Picture
from engine.contract.skill import Skills
from engine.contract.values import (
    CHANCE,
    FIRST,
    LOT,
    RESIGN,
    TERMINAL,
    Action,
    BadPosition,
    IllegalAction,
    Options,
    Outcome,
    Reason,
    Refusal,
)
from engine.games.race import counting, turns
from engine.games.race.actions import BEGINS, LEFT, SATAN, apply_known, legal, route_of
from engine.games.race.editor import RaceEditor
from engine.games.race.narration import gain, path_refusal, refusal, told, written
from engine.games.race.picture import race_picture, star_board
from engine.games.race.searcher import RaceSearcher
from engine.games.race.setups import Setup
from engine.games.race.text import read_position, write_position
from engine.games.race.turns import FILLED, LIMIT, NO_FIRE, UNDRAWN, State
from engine.games.race.words.en import Words

TURN_LIMIT = Reason("turn-limit", "S11")
JUMPS = 5
"""Number of jumps in one move that earns an achievement."""
SCALE = 40
"""How many steps ahead make an advantage that is nearly sure."""


class Race(OpenGame[State]):
    """A race across the star."""

    piece: str
    """The kind of what the players move: "flame"."""
    say: Words
    """What it says."""
    setups: tuple[Setup, ...]
    filled: Reason
    """Why a game ended whose winner filled the goal."""
    alone: Reason
    """Why a game ended whose winner is the only one left."""
    many: Skills
    """How well the weaker levels play with more than two players."""

    def setup(self, options: Options) -> Setup:
        """Return the set-up that the options ask for."""
        raise NotImplementedError

    def fire(self, _options: Options) -> bool:
        """Say whether Satan's fire is in play (S13)."""
        return False

    def options_of(self, state: State) -> dict[str, str]:
        """Return the options that a position settles."""
        raise NotImplementedError

    def lessons(self, view: State, _actions: Sequence[Action]) -> tuple[str, ...]:
        """How one moves, Satan's fire where it may be moved (S12), and a home that fills up (S8)."""
        guests = any(
            flames & view.field.homes[view.seat]
            for seat, flames in enumerate(view.flames)
            if seat != view.seat
        )
        return ("start", *("fire",) * view.deciding, *("home",) * guests)

    # --- options -----------------------------------------------------------------------------------

    def settle_options(self, given: Options) -> dict[str, str]:
        """As always; where the first player has a seat that the set-up lacks, it is the first seat."""
        options = super().settle_options(given)
        if options[FIRST] != LOT and int(options[FIRST]) >= len(self.seats(options)):
            options[FIRST] = "0"
        return options

    def all_options(self) -> Iterator[dict[str, str]]:
        """Yield the choices that differ once they are settled."""
        yield from (options for options in super().all_options() if self.settle_options(options) == options)

    def seats(self, options: Options) -> tuple[str, ...]:
        """The colours in play, anticlockwise (S5)."""
        return self.say.seats[: len(self.setup(options).homes)]

    def initial(self, options: Options) -> State:
        """Everybody at home; the first player may be left to chance (S5)."""
        seat = UNDRAWN if options[FIRST] == LOT else int(options[FIRST])
        return turns.starting(self.setup(options).id, self.fire(options), seat, self.info.rules_version)

    # --- playing -----------------------------------------------------------------------------------

    def player(self, state: State) -> int:
        """The seat whose turn it is."""
        if state.end:
            return TERMINAL
        return CHANCE if state.seat == UNDRAWN else state.seat

    def chance_outcomes(self, state: State) -> tuple[tuple[Action, float], ...]:
        """S5: who begins."""
        if self.player(state) != CHANCE:
            return ()
        return tuple((Action(f"{BEGINS}{seat}"), 1.0) for seat in range(len(state.flames)))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """S6, S10-S12: Satan's fire first, then a flame; resigning at the start of a turn."""
        return legal(state)

    def apply(self, state: State, action: Action) -> State:
        """One decision; see `engine.games.race.turns` for what ends a turn. Raises `IllegalAction`."""
        if action not in legal(state) and action not in dict(self.chance_outcomes(state)):
            raise IllegalAction(f"{action.text} is not legal here")
        return apply_known(state, action)

    def events(self, state: State, action: Action, _seat: int | None = None) -> tuple[Event, ...]:
        """The move along its whole route, who is out, an extra turn, and how the game ended."""
        return tuple(told(state, action, self.apply(state, action), self.piece))

    def achieved(self, achievement: str, states: Sequence[State], log: Sequence[Action], seat: int) -> bool:
        """What a seat has done in a game; each of the two games has some of these achievements."""
        steps = list(zip(states, log, states[1:], strict=False))
        mine = [(state, action) for state, action, _ in steps if state.seat == seat]
        match achievement:
            case "leap":
                return any(len(route_of(state, action)) > JUMPS for state, action in mine)
            case "crowd":
                return len(states[0].flames) == max(len(setup.homes) for setup in self.setups)
            case "snuffed":
                gone = (action for old, action, new in steps if old.flames[seat] and not new.flames[seat])
                return any(action.text != RESIGN for action in gone)
        fire = states[0].fire != NO_FIRE
        return fire and not any(action.text.startswith(SATAN) for _, action in mine)

    def outcome(self, state: State) -> Outcome | None:
        """S8-S11, S20."""
        if not state.end:
            return None
        if state.end == LIMIT:
            returns = tuple(0.0 if mask else -1.0 for mask in state.flames)
            return Outcome(returns, TURN_LIMIT)
        won = tuple(1.0 if seat == state.seat else -1.0 for seat in range(len(state.flames)))
        return Outcome(won, self.filled if state.end == FILLED else self.alone)

    def explain_end(self, state: State) -> str:
        """S9, S20: that pieces of others have filled the goal, too."""
        strangers = turns.others_in_goal(state)
        return self.say.filled_by_others(strangers) if strangers else ""

    # --- what people see ---------------------------------------------------------------------------

    def board(self, options: Options) -> Board:
        """S2-S4."""
        return star_board(self.setup(options).id)

    def picture(self, view: State) -> Picture:
        """Flames or marbles, homes and goals."""
        return race_picture(view, self.piece, self.say)

    def label(self, _view: State, target: str) -> str:
        """The words on a button."""
        return self.say.buttons[target]

    def route(self, view: State, action: Action) -> tuple[str, ...]:
        """S6: a shortest way, with every hole where the piece lands."""
        return route_of(view, action)

    def implied(self, state: State) -> Action | None:
        """S12: whoever moves a flame at once lets Satan's fire stay."""
        return LEFT if state.deciding else None

    def refusal(self, view: State, spot: str) -> Refusal | None:
        """S5, S6, S12, for what stands on a spot; an empty hole needs no reason."""
        return refusal(view, spot, self.say)

    def path_refusal(self, view: State, picked: tuple[str, ...], spot: str) -> Refusal | None:
        """S6, S12, for holes that what is picked cannot reach."""
        return path_refusal(view, picked, spot, self.say)

    # --- text --------------------------------------------------------------------------------------

    def editor(self) -> Editor:
        """Pieces in any holes of the set-up that an option says."""
        return RaceEditor(self, next(option.id for option in self.info.options if option.id != FIRST))

    def position(self, view: State) -> str:
        """The form that the page of its rules tells, with `won` or `draw` at the end of a game."""
        return write_position(view)

    def parse(self, text: str, _options: Options) -> State:
        """Read a position; the set-up is the one that the text names. Turns count from 0 again.

        Raises `BadPosition`.
        """
        try:
            return read_position(text, self.setups, self.info.rules_version)
        except ValueError as fault:
            raise BadPosition(str(fault)) from fault

    def options_at(self, position: str, options: Options) -> dict[str, str]:
        """The set-up and Satan's fire are those of the position."""
        return self.settle_options({**options, **self.options_of(self.parse(position, options))})

    def perft(self, state: State, depth: int) -> int:
        """Count with the kernel; resigning is left out."""
        return counting.perft(state, depth)

    def merged_actions(self, state: State) -> tuple[Action, ...]:
        """Leave resigning out, as counting does."""
        return tuple(action for action in super().merged_actions(state) if action.text != RESIGN)

    # --- computer players --------------------------------------------------------------------------

    def searcher(self) -> RaceSearcher:
        """The paranoid search, for any number of seats."""
        return RaceSearcher()

    def written(self, _view: State, action: Action) -> str:
        """As it is; what is decided about Satan's fire, in words."""
        return written(action, self.say)

    def parse_move(self, state: State, text: str) -> tuple[Action, ...]:
        """As it is written."""
        wanted = " ".join(text.split()).casefold()
        return tuple(a for a in self.legal_actions(state) if written(a, self.say).casefold() == wanted)

    def explain_gain(self, states: Sequence[State], done: Sequence[Action], seat: int) -> tuple[str, ...]:
        """Steps towards the goal, and what else is told in `stories`."""
        return tuple(gain(states, done, seat, self.say))

    def skills(self, state: State) -> Skills:
        """Fewer players are told apart by less."""
        return self.info.skills if len(state.flames) == 2 else self.many

    def evaluate(self, state: State) -> tuple[float, ...]:
        """How many steps a seat's pieces have gone towards the goal, against the best of the others."""
        if outcome := self.outcome(state):
            return outcome.returns
        left = [turns.steps_left(state, seat) for seat in range(len(state.flames))]
        living = turns.living(state)
        ahead = [min(left[other] for other in living if other != seat) for seat in living]
        values = {seat: tanh((far - left[seat]) / SCALE) for seat, far in zip(living, ahead, strict=True)}
        return tuple(values.get(seat, -1.0) for seat in range(len(state.flames)))
