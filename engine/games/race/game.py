"""The contract for star games; a game adds its set-ups and pieces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import tanh

from engine.boards.open_game import OpenGame
from engine.contract.editing import Editor
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
from engine.games.race import turns
from engine.games.race.actions import BEGINS, LEFT, SATAN, apply_known, legal, route_of
from engine.games.race.moves import holes_of
from engine.games.race.narration import events_of, gain, path_refusal, refusal, written
from engine.games.race.picture import race_picture, star_board
from engine.games.race.searcher import RaceSearcher
from engine.games.race.setups import Setup
from engine.games.race.text import read_position, write_position
from engine.games.race.turns import FILLED, LIMIT, NO_FIRE, UNDRAWN, State
from engine.games.race.words.en import Words


def perft(state: State, depth: int) -> int:
    """Return the number of lines of exactly `depth` decisions (perft), without resigning or limits."""
    if depth == 0:
        return 1
    state = state._replace(turns=0)
    return _count(state) if depth == 1 else sum(perft(child, depth - 1) for child in _children(state))


def _count(state: State) -> int:
    if state.end:
        return 0
    if state.seat == UNDRAWN:
        return len(state.flames)
    if state.deciding:
        return 1 + turns.fire_ends(state).bit_count()
    return sum(ends.bit_count() for _, ends in turns.flame_ends(state)) or 1


def _children(state: State) -> Iterator[State]:
    if state.end:
        return
    if state.seat == UNDRAWN:
        yield from (state._replace(seat=seat) for seat in range(len(state.flames)))
    elif state.deciding:
        yield turns.move_fire(state, state.fire)
        yield from (turns.move_fire(state, hole) for hole in holes_of(turns.fire_ends(state)))
    else:
        moves = turns.flame_ends(state)
        yield from (turns.move_flame(state, start, end) for start, ends in moves for end in holes_of(ends))
        if not moves:
            yield turns.end_turn(state)


TURN_LIMIT_REACHED = Reason("turn-limit", "S11")
JUMPS = 5
"""Number of jumps in one move that earns an achievement."""
SCALE = 40
"""Lead in steps that is nearly decisive."""


class Race(OpenGame[State]):
    """A star game."""

    piece: str
    """Kind of its pieces, such as "flame"."""
    say: Words
    """Texts of the game."""
    setups: tuple[Setup, ...]
    filled: Reason
    """Reason for a win by filling the goal."""
    alone: Reason
    """Reason for a win as the last player."""
    multiplayer_skills: Skills
    """Skills of the weaker levels with more than two players."""

    def setup(self, options: Options) -> Setup:
        """Return the set-up of the options."""
        raise NotImplementedError

    def fire(self, _options: Options) -> bool:
        """Return True if Satan's fire is in play (S13)."""
        return False

    def options_of(self, state: State) -> dict[str, str]:
        """Return the options that a position implies."""
        raise NotImplementedError

    def lessons(self, view: State, _actions: Sequence[Action]) -> tuple[str, ...]:
        """Return lessons on moves, on Satan's fire if it may move (S12), and on homes that fill up (S8)."""
        guests = any(
            flames & view.field.homes[view.seat]
            for seat, flames in enumerate(view.flames)
            if seat != view.seat
        )
        return ("start", *("fire",) * view.deciding, *("home",) * guests)

    # --- options -----------------------------------------------------------------------------------

    def settle_options(self, given: Options) -> dict[str, str]:
        """Return the completed options; a first player without a seat becomes the first seat."""
        options = super().settle_options(given)
        if options[FIRST] != LOT and int(options[FIRST]) >= len(self.seats(options)):
            options[FIRST] = "0"
        return options

    def all_options(self) -> Iterator[dict[str, str]]:
        """Yield the combinations of options that differ after completion."""
        yield from (options for options in super().all_options() if self.settle_options(options) == options)

    def seats(self, options: Options) -> tuple[str, ...]:
        """Return the colours in play, anticlockwise (S5)."""
        return self.say.seats[: len(self.setup(options).homes)]

    def initial(self, options: Options) -> State:
        """Return the start with all pieces at home; chance may draw the first player (S5)."""
        seat = UNDRAWN if options[FIRST] == LOT else int(options[FIRST])
        return turns.starting(self.setup(options).id, self.fire(options), seat, self.info.rules_version)

    # --- rules --------------------------------------------------------------------------------------

    def player(self, state: State) -> int:
        """Return the seat to move."""
        if state.end:
            return TERMINAL
        return CHANCE if state.seat == UNDRAWN else state.seat

    def may_deal(self, state: State) -> bool:
        """Return True until the first player has been drawn."""
        return state.seat == UNDRAWN

    def chance_outcomes(self, state: State) -> tuple[tuple[Action, float], ...]:
        """Return the draw for the first player (S5)."""
        if self.player(state) != CHANCE:
            return ()
        return tuple((Action(f"{BEGINS}{seat}"), 1.0) for seat in range(len(state.flames)))

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return the legal actions (S6, S10-S12).

        Satan's fire first, then a flame; resigning at the start of a turn.
        """
        return legal(state)

    def apply(self, state: State, action: Action) -> State:
        """Return the state after one decision; see `engine.games.race.turns` for the end of a turn.

        Raises `IllegalAction`.
        """
        if action not in legal(state) and action not in dict(self.chance_outcomes(state)):
            raise IllegalAction(f"{action.text} is not legal here")
        return apply_known(state, action)

    def events(self, state: State, action: Action, _seat: int | None = None) -> tuple[Event, ...]:
        """Return the move along its route, eliminations, an extra turn, and the end of the game."""
        return tuple(events_of(state, action, self.apply(state, action), self.piece))

    def achieved(self, achievement: str, states: Sequence[State], log: Sequence[Action], seat: int) -> bool:
        """Return True if a seat earned an achievement; each game has some of these."""
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
            case "cold":
                fire = states[0].fire != NO_FIRE
                return fire and not any(action.text.startswith(SATAN) for _, action in mine)
        raise KeyError(achievement)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result (S8-S11, S20)."""
        if not state.end:
            return None
        if state.end == LIMIT:
            returns = tuple(0.0 if mask else -1.0 for mask in state.flames)
            return Outcome(returns, TURN_LIMIT_REACHED)
        won = tuple(1.0 if seat == state.seat else -1.0 for seat in range(len(state.flames)))
        return Outcome(won, self.filled if state.end == FILLED else self.alone)

    def explain_end(self, state: State) -> str:
        """Return how many pieces of others fill the winner's goal (S9, S20), as a sentence."""
        others = turns.others_in_goal(state)
        return self.say.filled_by_others(others) if others else ""

    # --- display ------------------------------------------------------------------------------------

    def board(self, options: Options) -> Board:
        """Return the board (S2-S4)."""
        return star_board(self.setup(options).id)

    def picture(self, view: State) -> Picture:
        """Return the flames or marbles, homes and goals."""
        return race_picture(view, self.piece, self.say)

    def label(self, _view: State, target: str) -> str:
        """Return the label of a button."""
        return self.say.buttons[target]

    def route(self, view: State, action: Action) -> tuple[str, ...]:
        """Return a shortest route of jumps or a step (S6)."""
        return route_of(view, action)

    def implied(self, state: State) -> Action | None:
        """Return the decision to leave Satan's fire, made by moving a flame at once (S12)."""
        return LEFT if state.deciding else None

    def refusal(self, view: State, spot: str) -> Refusal | None:
        """Return the refusal for a piece (S5, S6, S12); None for an empty hole."""
        return refusal(view, spot, self.say)

    def path_refusal(self, view: State, picked: tuple[str, ...], spot: str) -> Refusal | None:
        """Return the refusal for holes out of reach (S6, S12)."""
        return path_refusal(view, picked, spot, self.say)

    # --- text --------------------------------------------------------------------------------------

    def editor(self) -> Editor:
        """Return the editor of the set-up in the options."""
        from engine.games.race.editor import RaceEditor

        return RaceEditor(self, next(option.id for option in self.info.options if option.id != FIRST))

    def position(self, view: State) -> str:
        """Return the position text of the rules page, with `won` or `draw` at the end of a game."""
        return write_position(view)

    def parse(self, text: str, _options: Options) -> State:
        """Return the state of a position text, with its set-up; turns count from 0 again.

        Raises `BadPosition`.
        """
        try:
            return read_position(text, self.setups, self.info.rules_version)
        except ValueError as fault:
            raise BadPosition(str(fault)) from fault

    def options_at(self, position: str, options: Options) -> dict[str, str]:
        """Return the options with the set-up and Satan's fire of the position."""
        return self.settle_options({**options, **self.options_of(self.parse(position, options))})

    def perft(self, state: State, depth: int) -> int:
        """Return the perft count of the kernel, without resigning."""
        return perft(state, depth)

    def merged_actions(self, state: State) -> tuple[Action, ...]:
        """Return the legal actions without resigning, as in perft."""
        return tuple(action for action in super().merged_actions(state) if action.text != RESIGN)

    # --- computer players --------------------------------------------------------------------------

    def searcher(self) -> RaceSearcher:
        """Return the paranoid search, for any number of seats."""
        return RaceSearcher()

    def written(self, _view: State, action: Action) -> str:
        """Return the action's text, with words for decisions about Satan's fire."""
        return written(action, self.say)

    def parse_move(self, state: State, text: str) -> tuple[Action, ...]:
        """Return the actions written like the text."""
        wanted = " ".join(text.split()).casefold()
        return tuple(a for a in self.legal_actions(state) if written(a, self.say).casefold() == wanted)

    def explain_gain(self, states: Sequence[State], done: Sequence[Action], seat: int) -> tuple[str, ...]:
        """Return the steps gained towards the goal, and other effects, as phrases."""
        return tuple(gain(states, done, seat, self.say))

    def skills(self, state: State) -> Skills:
        """Return the skills for the number of players: with fewer, smaller gaps separate the levels."""
        return self.info.skills if len(state.flames) == 2 else self.multiplayer_skills

    def evaluate(self, state: State) -> tuple[float, ...]:
        """Return each seat's progress in steps against the best other seat."""
        if outcome := self.outcome(state):
            return outcome.returns
        left = [turns.steps_left(state, seat) for seat in range(len(state.flames))]
        living = turns.living(state)
        ahead = [min(left[other] for other in living if other != seat) for seat in living]
        values = {seat: tanh((far - left[seat]) / SCALE) for seat, far in zip(living, ahead, strict=True)}
        return tuple(values.get(seat, -1.0) for seat in range(len(state.flames)))
