"""The way to the table: choosing a game, its set-up, and the start."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.values import FIRST, LOT, Options
from engine.registry import GAMES, find_game
from engine.remote.entries import DEVICES
from engine.session.clocks.clock import TimeControl
from engine.session.match import new_match
from ui.features.analysis.study import noted_study
from ui.features.clocks.choosing import control_of, new_clocks, remember_control
from ui.features.editor.showing import noted_draft
from ui.features.history.library import show_library
from ui.features.history.screen import show_records
from ui.features.learning.daily_puzzle import open_day
from ui.features.learning.puzzles import open_puzzle, show_puzzles
from ui.features.learning.tutorial import start_tutorial
from ui.features.play import open_match
from ui.features.remote import agreement
from ui.features.saves import resume
from ui.messages import Message
from ui.messages.answers import LotDrawn, Prepare
from ui.messages.screens import (
    ChooseFirst,
    ChooseLevel,
    ChooseName,
    ChooseOption,
    ChooseSeating,
    GoBack,
    GoHome,
    OpenSetup,
    Rematch,
    ReopenSetup,
    Start,
)
from ui.session.effects import DrawLot, Effect, RecordPlace, ScrollToTop, SendLater, StopAll, WarmUp
from ui.session.model import Change, Effects, Model, leave
from ui.session.screen import (
    DAY,
    EDITOR,
    LIBRARY,
    PUZZLE,
    PUZZLES,
    RECORDS,
    SETUP,
    STORED,
    STUDY,
    TABLE,
    TUTORIAL,
    Setup,
)  # fmt: skip
from ui.session.series import players, series_of
from ui.storage.names import player_name
from ui.storage.seats import LEVEL, REMOTE, Computer, Here, Note, Remote, Seats, people, seat_of
from ui.words.en.notices import say

USUAL_LEVEL = "level2"
"""Level of the computer players in a new set-up."""
PERSONS = {"solo": 1, "friends": None, "watch": 0}
"""Number of people in each usual seating; None for all seats."""
SETTLED = 0.5
"""Seconds before computers are prepared, to let the choice of players settle."""
MESSAGES = (
    ChooseFirst, ChooseLevel, ChooseName, ChooseOption, LotDrawn, GoBack, GoHome, Prepare, Rematch, OpenSetup,
    ReopenSetup, ChooseSeating, Start,
)  # fmt: skip


def update(model: Model, message: Message) -> Change:
    """Change the set-up, start a game, or go back to another screen."""
    match message:
        case GoHome():
            return go_home(model)
        case GoBack(place):
            return _restore_screen(model, place)
        case OpenSetup(game):
            return set_up(model, find_game(game))
        case ReopenSetup() if model.session:
            main = model.table.main
            match = main.match
            clock = control_of(main)
            return set_up(model, match.game, match.start, players(main), match.options, clock)
        case Start() if model.screen.setup:
            return _start(model)
        case LotDrawn(number):
            return _begin(model, number)
        case Rematch() if model.session:
            return _rematch(model)
        case Prepare():
            return model, (WarmUp(),) if computers_ahead(model) else ()
    if model.screen.setup is None:
        return model, ()
    return model.with_screen(model.screen._replace(setup=_changed(model.screen.setup, message))), ()


def computers_ahead(model: Model) -> bool:
    """Return True if a computer has a seat at the table or in the set-up."""
    setup, session = model.screen.setup, model.session
    seats = session.seats if session else setup.seats if setup else ()
    return any(isinstance(seat, Computer) for seat in seats)


def prepare_effects(before: Model, after: Model) -> Effects:
    """Return the effect that prepares computer players after a delay: most choices change before."""
    return (SendLater(SETTLED, Prepare()),) if computers_ahead(after) and not computers_ahead(before) else ()


def go_home(model: Model) -> Change:
    """Show the home screen."""
    effects: tuple[Effect, ...] = (StopAll(),) if model.session else ()
    home = leave(model).announce("")
    return home, (*effects, RecordPlace(""), ScrollToTop())


def _restore_screen(model: Model, place: str) -> Change:
    """Restore the screen of an entry of the browser history; the home screen if it is unknown."""
    kind, _, name = place.partition("=")
    if kind == RECORDS:
        return show_records(model)
    if kind == LIBRARY:
        return show_library(model)
    if kind == PUZZLES:
        return show_puzzles(model, name)
    if kind == PUZZLE:
        return open_puzzle(model, name)
    if kind == DAY:
        return open_day(model, name)
    if kind == STORED:
        return resume(model, name)
    if kind == TUTORIAL and name in GAMES:
        return start_tutorial(model, GAMES[name])
    if kind in (SETUP, TABLE) and name in GAMES:
        return set_up(model, GAMES[name])
    noted = {EDITOR: noted_draft, STUDY: noted_study}.get(kind)
    return (noted(model, name) if noted else None) or go_home(model)


# --- setting up --------------------------------------------------------------------------------------


def set_up(
    model: Model,
    game: AnyGame,
    start: str = "",
    seats: Seats = (),
    given: Options | None = None,
    clock: TimeControl | None = None,
) -> Change:
    """Show the set-up of a game; a start position fixes some options."""
    options = game.settle_at(start, given or {})
    count = len(game.seats(options))
    usual: Seats = (Here(), *[Computer(USUAL_LEVEL)] * (count - 1))
    effects: tuple[Effect, ...] = (StopAll(),) if model.session else ()
    model = leave(model)
    setup = Setup(game.info.id, seats or usual, options, start=start, clock=clock or TimeControl())
    screen = model.screen._replace(name=SETUP, setup=setup)
    return model.with_screen(screen), (*effects, RecordPlace(f"{SETUP}={game.info.id}"), ScrollToTop())


def _setup(model: Model) -> Setup:
    assert model.screen.setup, "nothing is set up"
    return model.screen.setup


def _changed(setup: Setup, message: Message) -> Setup:
    """Return the set-up changed by a message."""
    match message:
        case ChooseSeating(way):
            return setup._replace(
                seats=_with_friends(setup.seats) if way == REMOTE else _usual_seats(setup.seats, PERSONS[way])
            )
        case ChooseLevel(index, level):
            known = level in LEVEL or level == REMOTE
            seat = seat_of(level if known else "", setup.seats[index].name)
            return setup._replace(seats=(*setup.seats[:index], seat, *setup.seats[index + 1 :]))
        case ChooseName(index, name):
            seat = setup.seats[index]._replace(name=player_name(name))
            return setup._replace(seats=(*setup.seats[:index], seat, *setup.seats[index + 1 :]))
        case ChooseOption(option, value):
            return _with_option(setup, option, value)
        case ChooseFirst(value):
            by_option = FIRST in setup.options
            return _with_option(setup, FIRST, value) if by_option else setup._replace(first=value)
    return setup


def _usual_seats(old: Seats, persons: int | None) -> Seats:
    """Return seats with `persons` people (None: all), who keep their names, and computers."""
    count = len(old) if persons is None else persons
    level = next((seat.level for seat in old if isinstance(seat, Computer)), USUAL_LEVEL)
    return tuple(Here(seat.name) if i < count else Computer(level) for i, seat in enumerate(old))


def _with_friends(old: Seats) -> Seats:
    """Return seats with one local person and as many remote friends as allowed."""
    far = range(1, DEVICES)
    return tuple(Remote(seat.name) if i in far else Here(seat.name) for i, seat in enumerate(old))


def _with_option(setup: Setup, option: str, value: str) -> Setup:
    game = find_game(setup.game)
    options = game.settle_options({**setup.options, option: value})
    count = len(game.seats(options))
    more: Seats = (Here(),) if setup.is_remote else (Computer(USUAL_LEVEL),)
    seats = (*setup.seats, *more * count)[:count]
    if setup.is_remote:
        seats = _with_friends(seats)
    known = setup.first == LOT or setup.first in map(str, range(count))
    return setup._replace(options=options, seats=seats, first=setup.first if known else "0")


# --- starting ----------------------------------------------------------------------------------------


def _start(model: Model) -> Change:
    """Start the game, or first draw the starting player."""
    setup = _setup(model)
    if setup.is_remote:
        return agreement.start(model)
    if setup.first == LOT:
        return model, (DrawLot(len(setup.seats)),)
    return _begin(model, int(setup.first))


def _begin(model: Model, first: int) -> Change:
    """Start with the player of that number in the first seat."""
    setup = _setup(model)
    order = (*range(first, len(setup.seats)), *range(first))
    seats, clock = tuple(setup.seats[player] for player in order), setup.clock.seated(order)
    note = Note(seats, timed=new_clocks(clock, len(seats)))
    model, noted = remember_control(model, setup.clock)
    model, effects = open_match(model, new_match(find_game(setup.game), setup.options, setup.start), note)
    return model, (*noted, *effects)


def _rematch(model: Model) -> Change:
    """Start a rematch under the current rules: seats rotate by one; a series starts over."""
    session = model.table.main
    match, game = session.match, find_game(session.game.info.id)
    again = new_match(game, match.options, match.start)
    count, control = len(session.seats), control_of(session)
    if series_of(session):
        return open_match(model, again, Note(players(session), timed=new_clocks(control, count)))
    order = (*range(1, count), 0)
    seats, control = tuple(session.seats[seat] for seat in order), control.seated(order)
    note = Note(seats, timed=new_clocks(control, count))
    return open_match(model, again, note, greeting=_colours_exchanged(seats, match.seats))


def _colours_exchanged(seats: Seats, colours: tuple[str, ...]) -> str:
    """Return the announcement of the exchanged colours."""
    persons = people(seats)
    if len(persons) == 1:
        return say.your_colour(colours[min(persons)])
    return say.exchanged(colours)
