"""The screen before a game: seats, who begins, and the game's options."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.game import AnyGame
from engine.contract.values import FIRST, LOT, Option
from engine.remote.agreement import modes_of
from ui.board.orientation import initial_orientation
from ui.panels.clauses import plain
from ui.panels.clocks import clock_fields, clock_note, share_field
from ui.panels.home import first_game
from ui.panels.icons import icon
from ui.panels.parts import choice, icon_button, text_field
from ui.panels.thumb import as_it_lies
from ui.remembered import remember_last
from ui.session.screen import TUTORIAL, Setup
from ui.session.settings import Settings, knows
from ui.storage.names import PLAYER_LIMIT
from ui.storage.seats import LEVEL, REMOTE, level_of, people, seat_choices, seat_kind
from ui.tree import Node, button, h
from ui.words.en.home import say
from ui.words.en.remote import say as far


def setup_screen(game: AnyGame, setup: Setup, settings: Settings) -> list[Node]:
    """Return the set-up of a game."""
    head = h(
        "header",
        icon_button("back", say.back, "home"),
        h("div", h("h1", game.info.title, tabindex=-1), h("p", game.info.tagline)),
        icon_button("rules", say.rules, "rules", game.info.id),
        class_="top",
        key="top",
    )
    picture = _start_position(game, setup)
    form = h(
        "section",
        _shared_note(setup),
        _new_here(game, setup, settings),
        _quick(game, setup),
        _way(game, setup),
        clock_note(setup.clock),
        button(far.go if setup.is_remote else say.start, "start", class_="primary big"),
        _details(game, setup),
        class_="form",
    )
    besides = h("div", _edit(game, setup), _puzzles(game, setup), class_="besides")
    return [head, h("main", picture, form, besides, class_="setup", key="setup")]


def _start_position(game: AnyGame, setup: Setup) -> Node:
    """Return the start position, seen by the player at this device."""
    seats = range(len(setup.seats))
    here, first = people(setup.seats), next((seat for seat in seats if str(seat) == setup.first), 0)
    bottom = min(((line - first) % len(seats) for line in here), default=0)
    return _board(game, tuple(setup.options.items()), setup.start, bottom)


@remember_last
def _board(game: AnyGame, options: tuple[tuple[str, str], ...], start: str, bottom: int) -> Node:
    """Return the start position of a game with these options, seen from the seat at the bottom."""
    chosen = dict(options)
    seen = game.picture(game.view(game.start(chosen, start), None))
    lies = initial_orientation(game.board(chosen), bottom).face(seen.orientations)
    return as_it_lies(lies.geometry, seen, say.start_position)


def _details(game: AnyGame, setup: Setup) -> Node:
    """Return the current choices, which can be changed."""
    return h(
        "div",
        h("h2", say.details),
        [] if setup.start else [_option(game, setup, option) for option in game.info.options],
        [_seat_row(setup, i, colour) for i, colour in enumerate(_colours(game, setup))],
        _first(game, setup),
        clock_fields(setup.clock),
        class_="form",
    )


def _shared_note(setup: Setup) -> Node | None:
    return h("p", say.was_sent, class_="note") if setup.start else None


def _edit(game: AnyGame, setup: Setup) -> Node | None:
    """Return the button that sets up or changes a position."""
    if not game.editor():
        return None
    words = say.edit_this if setup.start else say.edit
    return button([icon("edit"), words], "edit", game.info.id)


def _new_here(game: AnyGame, setup: Setup, settings: Settings) -> Node | None:
    """Return the button of the tutorial for newcomers; None for a position that was sent."""
    if not game.tutorial or setup.start or knows(settings, f"{game.info.id}/{TUTORIAL}"):
        return None
    way = first_game(game.info)
    return h("div", icon("hint"), h("p", say.new_here), way, class_="lesson", key="new-here")


def _puzzles(game: AnyGame, setup: Setup) -> Node | None:
    """Return the link to the puzzles of a game that has some."""
    if not game.has_puzzles() or setup.start:
        return None
    return button([icon("goal"), say.puzzles_of], "challenges", game.info.id)


def _quick(game: AnyGame, setup: Setup) -> Node:
    """Return the usual seatings."""
    persons = len(people(setup.seats))
    count, joint = len(setup.seats), setup.is_remote
    ways = [
        (say.solo, "solo", persons == 1 and not joint),
        (say.friends, "friends", persons == count),
        *([(far.remote_friend, REMOTE, joint)] if modes_of(game) else []),
        (say.watch, "watch", persons == 0),
    ]
    return h(
        "div",
        [
            button(words, "quick", value, aria_pressed=str(on).lower(), class_="segment")
            for words, value, on in ways
        ],
        class_="segments",
        role="group",
        aria_label=say.who_plays,
    )


def _way(game: AnyGame, setup: Setup) -> Node | None:
    """Return the choice between the ways of remote play."""
    if not setup.is_remote:
        return None
    return choice(
        far.how, "way", [(way, far.ways[way]) for way in modes_of(game)], setup.way, far.ways_help[setup.way]
    )


def _colours(game: AnyGame, setup: Setup) -> list[str]:
    """Return the colour of each player; "" while the colours are drawn by lot."""
    colours = game.seats(setup.options)
    if FIRST in setup.options:
        return list(colours)
    if setup.first == LOT:
        return [""] * len(colours)
    return [colours[(i - int(setup.first)) % len(colours)] for i in range(len(colours))]


def _option(game: AnyGame, setup: Setup, option: Option) -> Node | None:
    """Return an option with at least two values left; the first player is chosen elsewhere."""
    values = _open_values(game, setup, option)
    if option.id == FIRST or len(values) < 2:
        return None
    return choice(option.title, f"option:{option.id}", values, setup.options[option.id], plain(option.help))


def _open_values(game: AnyGame, setup: Setup, option: Option) -> list[tuple[str, str]]:
    """Return the values of an option that fit the other choices."""
    settled = {value: game.settle_options({**setup.options, option.id: value}) for value, _ in option.values}
    return [(value, title) for value, title in option.values if settled[value][option.id] == value]


def _seat_row(setup: Setup, index: int, colour: str) -> Node:
    seat = setup.seats[index]
    title = say.player(index + 1, colour)
    level = level_of(seat)
    help_ = LEVEL[level].words if level else ""
    name = text_field(
        f"name-{index}",
        PLAYER_LIMIT,
        defaultValue=seat.name,  # keep the text being typed
        placeholder=say.name,
        aria_label=say.name_of(index + 1),
        autocomplete="off",
        data_do=f"name:{index}",
    )
    return h(
        "div",
        choice(title, f"seat:{index}", _kinds(setup), seat_kind(seat), help_),
        name if seat_kind(seat) != REMOTE else None,
        share_field(setup.clock, index),
        class_="seat-row",
        key=str(index),
    )


def _kinds(setup: Setup) -> list[tuple[str, str]]:
    """Return the kinds of players for a seat; remote games have no computers."""
    return [("", far.person_here), (REMOTE, far.person_elsewhere)] if setup.is_remote else seat_choices()


def _first(game: AnyGame, setup: Setup) -> Node | None:
    """Return the choice who begins; a position settles it if the seats differ."""
    colours = game.seats(setup.options)
    lot = (LOT, say.by_lot)
    if FIRST not in setup.options:
        question = say.who_is(colours[0]) if setup.start else say.who_begins
        note = say.begins_with(colours) if len(colours) == 2 and not setup.start else ""
        return choice(question, "first", [*_named(setup), lot], setup.first, note)
    if setup.start:
        return None
    option = next(option for option in game.info.options if option.id == FIRST)
    allowed = [value for value, _ in _open_values(game, setup, option)]
    players = [player for player in _named(setup, colours) if player[0] in allowed]
    lots = [lot] if LOT in allowed else []
    return choice(say.who_begins, "first", [*players, *lots], setup.options[FIRST], plain(option.help))


def _named(setup: Setup, colours: Sequence[str] = ()) -> list[tuple[str, str]]:
    """Return the players to choose from, each with the colour of the seat, if it has one."""
    names = [seat.name or say.player(i + 1, "") for i, seat in enumerate(setup.seats)]
    told = [say.placed(*each) for each in zip(names, colours, strict=True)] if colours else names
    return [(str(i), name) for i, name in enumerate(told)]
