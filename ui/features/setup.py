"""The way to the table: choosing a game, its set-up, and the start."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.values import FIRST, LOT, Options
from engine.registry import GAMES, find_game
from engine.remote.entries import DEVICES
from engine.session.clock import TimeControl
from engine.session.match import new_match
from ui.features.analysis.study import noted_study
from ui.features.clocks.choosing import control_of, new_clocks, remember_control
from ui.features.editor.screen import noted_draft
from ui.features.play import open_match
from ui.features.puzzles import open_day, open_puzzle, show_puzzles
from ui.features.saves import resume
from ui.features.screens import show_history, show_library, show_screen
from ui.features.tutorial import start_tutorial
from ui.messages import Message
from ui.messages.answers import LotDrawn, Prepare
from ui.messages.screens import (
    ChooseColour,
    ChooseFirst,
    ChooseLevel,
    ChooseName,
    ChooseOpponent,
    ChooseOption,
    ChooseSeating,
    GoBack,
    GoHome,
    LevelUp,
    OpenSetup,
    Rematch,
    ReopenSetup,
    Start,
)
from ui.session.effects import DrawLot, Effect, RecordPlace, ScrollToTop, SendLater, StopAll, WarmUp
from ui.session.model import Change, Effects, Model, leave
from ui.session.own_side import with_stronger
from ui.session.screen import (
    DAY,
    EDITOR,
    HOME,
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
from ui.session.storage_effects import CountSeals
from ui.storage.names import player_name
from ui.storage.seats import LEVEL, REMOTE, Computer, Here, Note, Remote, Seats, people, seat_of
from ui.words.en.notices import say

USUAL_LEVEL = "level2"
"""Level of the computer players in a new set-up."""
PERSONS = {"solo": 1, "friends": None, "watch": 0}
"""Number of people in each usual seating; None if people take all seats."""
SETTLED = 0.5
"""Seconds before computers are prepared, to let the choice of players settle."""
MESSAGES = (
    ChooseColour, ChooseFirst, ChooseLevel, ChooseName, ChooseOpponent, ChooseOption, LevelUp, LotDrawn,
    GoBack, GoHome, Prepare, Rematch, OpenSetup, ReopenSetup, ChooseSeating, Start,
)  # fmt: skip


def update(model: Model, message: Message) -> Change:
    """Change the set-up, start a game, or go back to another screen."""
    match message:
        case GoHome():
            return go_home(model)
        case GoBack(place):
            return _restore_screen(model, place)
        case OpenSetup(game, level):
            return _set_up_against(model, find_game(game), level)
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
            return _rematch(model, model.table.main.seats)
        case LevelUp() if model.session:
            return _rematch(model, with_stronger(model.table.main))
        case Prepare():
            return model, (WarmUp(),) if has_computer(model) else ()
    if model.screen.setup is None:
        return model, ()
    setup = _changed(model.screen.setup, message)
    if setup.is_remote and not model.screen.setup.is_remote:
        setup = setup._replace(seats=_with_own_name(setup.seats, model.screen.settings.own_name))
    return model.with_screen(model.screen._replace(setup=setup)), ()


def has_computer(model: Model) -> bool:
    """Return True if a computer has a seat at the table or in the set-up."""
    setup, session = model.screen.setup, model.session
    seats = session.seats if session else setup.seats if setup else ()
    return any(isinstance(seat, Computer) for seat in seats)


def prepare_effects(before: Model, after: Model) -> Effects:
    """Return the effect that prepares computer players after a delay: most choices change before."""
    return (SendLater(SETTLED, Prepare()),) if has_computer(after) and not has_computer(before) else ()


def go_home(model: Model) -> Change:
    """Show the home screen with the seals earned so far."""
    model, effects = show_screen(model, HOME, "")
    return model, (*effects, CountSeals())


def _restore_screen(model: Model, place: str) -> Change:
    """Restore the screen of an entry of the browser history; the home screen if it is unknown."""
    kind, _, name = place.partition("=")
    if kind == RECORDS:
        return show_history(model)
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


def _set_up_against(model: Model, game: AnyGame, level: str) -> Change:
    """Show the set-up of a game; `level` is that of all computers, or "" for the usual one."""
    model, effects = set_up(model, game)
    if level in LEVEL:
        setup = _setup(model)
        seats = (Computer(level) if isinstance(seat, Computer) else seat for seat in setup.seats)
        model = model.with_screen(model.screen._replace(setup=setup._replace(seats=tuple(seats))))
    return model, effects


def _setup(model: Model) -> Setup:
    assert model.screen.setup, "nothing is set up"
    return model.screen.setup


def _changed(setup: Setup, message: Message) -> Setup:
    """Return the set-up changed by a message."""
    match message:
        case ChooseSeating(way):
            if way == REMOTE:
                by_option = FIRST in setup.options  # there the seats of devices are fixed
                first = "0" if by_option else setup.first
                return setup._replace(seats=_with_friends(setup.seats), first=first)
            return setup._replace(seats=_usual_seats(setup.seats, PERSONS[way]))
        case ChooseLevel(index, level):
            known = level in LEVEL or level == REMOTE
            seat = seat_of(level if known else "", setup.seats[index].name)
            return setup._replace(seats=(*setup.seats[:index], seat, *setup.seats[index + 1 :]))
        case ChooseOpponent(level) if level in LEVEL:
            seats = tuple(Computer(level, s.name) if isinstance(s, Computer) else s for s in setup.seats)
            return setup._replace(seats=seats)
        case ChooseColour(seat):
            return _with_colour(setup, seat)
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
    computer = _opponent(old)
    return tuple(Here(seat.name) if i < count else computer for i, seat in enumerate(old))


def _opponent(seats: Seats) -> Computer:
    """Return a computer of the level that was chosen first, or else of the usual one."""
    return Computer(next((seat.level for seat in seats if isinstance(seat, Computer)), USUAL_LEVEL))


def _with_colour(setup: Setup, seat: str) -> Setup:
    """Return the set-up with the only person here in a seat of the game, or with random seats."""
    here, count = people(setup.seats), len(setup.seats)
    if len(here) != 1 or seat not in (LOT, *map(str, range(count))):
        return setup
    return setup._replace(first=LOT if seat == LOT else str((min(here) - int(seat)) % count))


def _with_friends(old: Seats) -> Seats:
    """Return seats with one local person and as many remote friends as allowed."""
    far = range(1, DEVICES)
    return tuple(Remote(seat.name) if i in far else Here(seat.name) for i, seat in enumerate(old))


def _with_own_name(seats: Seats, name: str) -> Seats:
    """Return the seats with the kept name for the first person here, unless a name was typed."""
    here = min(people(seats), default=-1)
    return tuple(
        Here(name) if seat == here and not player.name else player for seat, player in enumerate(seats)
    )


def _with_option(setup: Setup, option: str, value: str) -> Setup:
    """Return the set-up with another option, which may change the number of seats."""
    game = find_game(setup.game)
    options = game.settle_options({**setup.options, option: value})
    count = len(game.seats(options))
    more: Seats = (Here(),) if setup.is_remote else (_opponent(setup.seats),)
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
        from ui.features.remote.agreement import start

        return start(model)
    if setup.first == LOT:
        return model, (DrawLot(len(setup.seats)),)
    return _begin(model, int(setup.first))


def _begin(model: Model, first: int) -> Change:
    """Start with the player of that number in the first seat."""
    setup = _setup(model)
    order = (*range(first, len(setup.seats)), *range(first))
    seats, clock = tuple(setup.seats[player] for player in order), setup.clock.seated(order)
    note = Note(seats, timed=new_clocks(clock, len(seats)))
    model, saved = remember_control(model, setup.clock)
    model, effects = open_match(model, new_match(find_game(setup.game), setup.options, setup.start), note)
    return model, (*saved, *effects)


def _rematch(model: Model, seats: Seats) -> Change:
    """Start a rematch of these players under the current rules: seats rotate by one; a series starts over."""
    session = model.table.main
    match, game = session.match, find_game(session.game.info.id)
    rematch = new_match(game, match.options, match.start)
    count, control = len(session.seats), control_of(session)
    if series_of(session):
        return open_match(model, rematch, Note(players(session), timed=new_clocks(control, count)))
    order = (*range(1, count), 0)
    seats, control = tuple(seats[seat] for seat in order), control.seated(order)
    note = Note(seats, timed=new_clocks(control, count))
    return open_match(model, rematch, note, greeting=_colours_exchanged(seats, match.seats))


def _colours_exchanged(seats: Seats, colours: tuple[str, ...]) -> str:
    """Return the announcement of the colours in a rematch."""
    persons = people(seats)
    if len(persons) == 1:
        return say.your_colour(colours[min(persons)])
    return say.sides_swapped(colours)
