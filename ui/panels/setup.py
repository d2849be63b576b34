"""The screen before a game: who plays whom, with which colours, and the game's options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.contract.game import AnyGame
from engine.contract.values import FIRST, LOT, Option
from engine.registry import find_game
from engine.remote.agreement import modes_of
from ui.board.orientation import initial_orientation
from ui.panels.clauses import plain
from ui.panels.clocks import clock_fields, clock_note, share_field
from ui.panels.home import tutorial_button
from ui.panels.icons import icon
from ui.panels.parts import Pick, icon_button, picks, text_field
from ui.panels.portraits import MEDIUM, SMALL, portrait
from ui.panels.thumb import art_path, thumb_as_seen, thumb_of_seats, usual_arts
from ui.remembered import remember_last
from ui.session.screen import TUTORIAL, Setup
from ui.session.settings import Settings, knows
from ui.storage.names import PLAYER_LIMIT
from ui.storage.seats import LEVEL, REMOTE, Computer, Here, people, seat_choices, seat_kind
from ui.tree import Kept, Node, button, h, keep
from ui.words.en.home import say
from ui.words.en.remote import say as remote_words

BOARDS = 16
"""Number of small boards that are kept."""
TWO = 2
"""Number of players up to which a person's opponent is chosen once, and not seat by seat."""


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
    offers = _tutorial_offer(game, setup, settings), _edit(game, setup), _puzzles(game, setup)
    arts = _arts(game, tuple(setup.options.items()), setup.start)
    form = h(
        "section",
        _shared_note(setup),
        _usual_seatings(game, setup),
        _remote_mode(game, setup),
        _own_name(setup),
        _pictured(game, setup),
        _opponents(setup),
        _two_computers(game, setup, arts),
        _colour_choice(game, setup, arts),
        clock_note(setup.clock),
        button(remote_words.go if setup.is_remote else say.start, "start", class_="primary big"),
        _details(game, setup, arts),
        class_="form",
    )
    shown = _start_position(game, setup), h("div", offers, class_="besides"), form
    return [head, h("main", shown, class_="setup", key="setup")]


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
    orientation = initial_orientation(game.board(chosen), bottom).face(seen.orientations)
    return thumb_as_seen(orientation.geometry, seen, say.start_position)


@remember_last
def _arts(game: AnyGame, options: tuple[tuple[str, str], ...], start: str) -> dict[int, str]:
    """Return the usual drawing of each seat's pieces."""
    return dict(usual_arts(game.picture(game.view(game.start(dict(options), start), None))))


@lru_cache(BOARDS)
def _small_board(game: str, options: tuple[tuple[str, str], ...]) -> Kept:
    """Return the start position of a game with these options, small."""
    rules, chosen = find_game(game), dict(options)
    seen = rules.picture(rules.view(rules.start(chosen), None))
    orientation = initial_orientation(rules.board(chosen), 0).face(seen.orientations)
    return keep(thumb_of_seats(orientation.geometry, seen))


def _shared_note(setup: Setup) -> Node | None:
    return h("p", say.was_sent, class_="note") if setup.start else None


def _edit(game: AnyGame, setup: Setup) -> Node | None:
    """Return the button that sets up or changes a position."""
    if not game.has_editor():
        return None
    words = say.edit_this if setup.start else say.edit
    return button([icon("edit"), words], "edit", game.info.id)


def _tutorial_offer(game: AnyGame, setup: Setup, settings: Settings) -> Node | None:
    """Return the button of the tutorial for newcomers; None for a position that was sent."""
    if not game.tutorial or setup.start or knows(settings, f"{game.info.id}/{TUTORIAL}"):
        return None
    start = tutorial_button(game.info)
    return h("div", icon("hint"), h("p", say.new_here), start, class_="lesson", key="new-here")


def _puzzles(game: AnyGame, setup: Setup) -> Node | None:
    """Return the link to the puzzles of a game that has some."""
    if not game.has_puzzles() or setup.start:
        return None
    return button([icon("goal"), say.puzzles_of], "puzzles", game.info.id)


# --- who plays ---------------------------------------------------------------------------------------


def _usual_seatings(game: AnyGame, setup: Setup) -> Node:
    """Return the usual seatings."""
    persons = len(people(setup.seats))
    count, remote = len(setup.seats), setup.is_remote
    ways = [
        (say.solo, "solo", persons == 1 and not remote),
        (say.friends, "friends", persons == count),
        *([(remote_words.remote_friend, REMOTE, remote)] if modes_of(game) else []),
        (say.watch, "watch", persons == 0),
    ]
    return h(
        "div",
        [
            button(words, "seating", value, aria_pressed=str(on).lower(), class_="segment")
            for words, value, on in ways
        ],
        class_="segments",
        role="group",
        aria_label=say.who_plays,
    )


def _remote_mode(game: AnyGame, setup: Setup) -> Node | None:
    """Return the choice between the ways of remote play."""
    if not setup.is_remote:
        return None
    ways = [Pick(way, remote_words.ways[way]) for way in modes_of(game)]
    return picks(remote_words.how, "way", ways, setup.way, remote_words.ways_help[setup.way])


def _own_name(setup: Setup) -> Node | None:
    """Return the field for the name of the only person here in an online game."""
    here = people(setup.seats)
    if not setup.is_remote or len(here) != 1:
        return None
    (player,) = here
    words = remote_words.your_name
    field = _name_field(player, setup.seats[player].name, words)
    return h("label", h("span", words), field, class_="field", key="own-name")


def _opponents(setup: Setup) -> Node | None:
    """Return the choice of one level for all computers; None if there are none, or just two computers."""
    levels = {seat.level for seat in setup.seats if isinstance(seat, Computer)}
    if not levels or _is_duel(setup):
        return None
    tiles = [Pick(level.id, level.title, portrait(level.id, size=MEDIUM)) for level in LEVEL.values()]
    (chosen,) = levels if len(levels) == 1 else [""]
    computers = sum(isinstance(seat, Computer) for seat in setup.seats)
    help_ = LEVEL[chosen].words if chosen else say.mixed
    among = say.opponent if computers == 1 else say.opponents
    title = among if people(setup.seats) else say.who_plays
    return picks(title, "opponent", tiles, chosen, help_, "faces")


def _colour_choice(game: AnyGame, setup: Setup, arts: dict[int, str]) -> Node | None:
    """Return the choice of the colour of the only person here."""
    here, count = people(setup.seats), len(setup.seats)
    if len(here) != 1 or (setup.is_remote and FIRST in setup.options):
        return None
    begins = FIRST not in setup.options and not setup.start
    tiles = [
        Pick(str(seat), colour, _piece(arts, seat), say.begins if begins and seat == 0 else "")
        for seat, colour in enumerate(game.seats(setup.options))
    ]
    tiles.append(Pick(LOT, say.random, icon("lot")))
    chosen = LOT if setup.first == LOT else str((min(here) - int(setup.first)) % count)
    return picks(say.you_play, "colour", tiles, chosen, "", "sides" if count == TWO else "sides many")


def _piece(arts: dict[int, str], seat: int) -> Node | None:
    """Return the drawing of a seat's piece; None if it has no piece."""
    return h("img", src=art_path(arts[seat]), alt="", width=36, height=36) if arts.get(seat) else None


def _seated(setup: Setup, player: int) -> int:
    """Return the seat of a player by number; -1 while seats are drawn by lot."""
    return -1 if setup.first == LOT else (player - int(setup.first)) % len(setup.seats)


def _is_duel(setup: Setup) -> bool:
    """Return True if two computers play against each other."""
    return len(setup.seats) == TWO and not people(setup.seats) and not setup.is_remote


def _two_computers(game: AnyGame, setup: Setup, arts: dict[int, str]) -> Node | None:
    """Return a row of levels for each of two computers."""
    if not _is_duel(setup):
        return None
    _, *levels = _kinds(setup)
    rows = [
        _kind_choice(_player_label(game, setup, player, arts), setup, player, levels) for player in range(TWO)
    ]
    return h("div", rows, class_="seat-rows", key="seats")


def _player_label(game: AnyGame, setup: Setup, player: int, arts: dict[int, str]) -> list[Node | None]:
    """Return the piece and the title of a player."""
    place = _seated(setup, player)
    title = say.player(player + 1, game.seats(setup.options)[place] if place >= 0 else "")
    return [_piece(arts, place), h("b", title)]


def _kind_choice(label: list[Node | None], setup: Setup, player: int, kinds: Sequence[Pick]) -> Node:
    """Return the choice of the kind of a player; the label names the chosen one."""
    chosen = seat_kind(setup.seats[player])
    shown = next((pick.title for pick in kinds if pick.value == chosen), "")
    return picks([*label, h("small", shown)], f"seat:{player}", kinds, chosen, "", "kinds")


def _player_row(game: AnyGame, setup: Setup, player: int, arts: dict[int, str], kinds: bool) -> Node | None:
    """Return the choices for a player, perhaps with the kind; None if there are none."""
    seat, label = setup.seats[player], _player_label(game, setup, player, arts)
    share = share_field(setup.clock, player)
    above = setup.is_remote and len(people(setup.seats)) == 1
    name = _name_field(player, seat.name) if isinstance(seat, Here) and not above else None
    if not (kinds or name or share):
        return None
    kind = _kind_choice(label, setup, player, _kinds(setup)) if kinds else h("span", label, class_="label")
    return h("div", kind, name, share, class_="seat-row", key=str(player))


def _name_field(player: int, given: str, label: str = "") -> list[Node]:
    return text_field(
        f"name-{player}",
        PLAYER_LIMIT,
        defaultValue=given,  # keep the text being typed
        placeholder=say.name,
        aria_label=label or say.name_of(player + 1),
        autocomplete="off",
        data_do=f"name:{player}",
    )


def _kinds(setup: Setup) -> list[Pick]:
    """Return the kinds of players for a seat; remote games have no computers."""
    if setup.is_remote:
        here = Pick("", remote_words.person_here, icon("person"))
        return [here, Pick(REMOTE, remote_words.person_elsewhere, icon("network"))]
    (person, title), *_ = seat_choices()
    computers = [Pick(level.id, level.title, portrait(level.id, size=SMALL)) for level in LEVEL.values()]
    return [Pick(person, title, icon("person")), *computers]


# --- options -----------------------------------------------------------------------------------------


def _details(game: AnyGame, setup: Setup, arts: dict[int, str]) -> Node:
    """Return the folded choices: players by seat, names, options, clocks."""
    rows = [
        _player_row(game, setup, player, arts, kinds=len(setup.seats) > TWO)
        for player in range(len(setup.seats))
    ]
    return h(
        "details",
        h("summary", say.details),
        h(
            "div",
            _option_help(game, setup),
            [] if setup.start else [_option(game, setup, option) for option in game.info.options],
            h("div", rows, class_="seat-rows") if any(rows) else None,
            _first(game, setup),
            clock_fields(setup.clock),
            class_="form",
        ),
        class_="more",
        key="more",
    )


def _pictured(game: AnyGame, setup: Setup) -> list[Node]:
    """Return the options whose values differ in the start position, with a small board for each value."""
    return [_boards(game, setup, option) for option in _pictured_options(game, setup)]


def _pictured_options(game: AnyGame, setup: Setup) -> list[Option]:
    return [] if setup.start else [option for option in game.info.options if option.pictured]


def _boards(game: AnyGame, setup: Setup, option: Option) -> Node:
    """Return an option with a small board for each value."""
    tiles = [
        Pick(value, title, _small_board(game.info.id, tuple(game.settle_options({option.id: value}).items())))
        for value, title in _open_values(game, setup, option)
    ]
    return picks(option.title, f"option:{option.id}", tiles, setup.options[option.id], "", "boards")


def _option_help(game: AnyGame, setup: Setup) -> list[Node]:
    """Return the explanations of the options that are shown as boards."""
    return [
        h("p", h("b", option.title), ": ", plain(option.help), class_="help")
        for option in _pictured_options(game, setup)
        if option.help
    ]


def _option(game: AnyGame, setup: Setup, option: Option) -> Node | None:
    """Return an option with at least two values left; the first player and boards are chosen elsewhere."""
    values = _open_values(game, setup, option)
    if option.id == FIRST or option.pictured or len(values) < 2:
        return None
    offered = [Pick(value, title) for value, title in values]
    return picks(option.title, f"option:{option.id}", offered, setup.options[option.id], plain(option.help))


def _open_values(game: AnyGame, setup: Setup, option: Option) -> list[tuple[str, str]]:
    """Return the values of an option that fit the other choices."""
    settled = {value: game.settle_options({**setup.options, option.id: value}) for value, _ in option.values}
    return [(value, title) for value, title in option.values if settled[value][option.id] == value]


def _first(game: AnyGame, setup: Setup) -> Node | None:
    """Return the choice who begins, unless a position or the colour of the only person settles it."""
    colours = game.seats(setup.options)
    lot = Pick(LOT, say.random)
    if FIRST not in setup.options:
        if len(people(setup.seats)) == 1:
            return None
        question = say.who_is(colours[0]) if setup.start else say.who_begins
        note = say.begins_with(colours) if len(colours) == TWO and not setup.start else ""
        return picks(question, "first", [*_player_choices(setup), lot], setup.first, note)
    if setup.start:
        return None
    option = next(option for option in game.info.options if option.id == FIRST)
    allowed = [value for value, _ in _open_values(game, setup, option)]
    players = [player for player in _seat_choices(setup, colours) if player.value in allowed]
    lots = [lot] if LOT in allowed else []
    return picks(say.who_begins, "first", [*players, *lots], setup.options[FIRST], plain(option.help))


def _player_choices(setup: Setup) -> list[Pick]:
    """Return the players to choose from."""
    return [Pick(str(i), seat.name or say.player(i + 1, "")) for i, seat in enumerate(setup.seats)]


def _seat_choices(setup: Setup, colours: Sequence[str]) -> list[Pick]:
    """Return the seats to choose from: the player with the colour, or the colour while seats are drawn."""
    if setup.first == LOT:
        return [Pick(str(i), colour) for i, colour in enumerate(colours)]
    names = [pick.title for pick in _player_choices(setup)]
    by = int(setup.first)
    return [
        Pick(str(i), say.placed(names[(i + by) % len(names)], colour)) for i, colour in enumerate(colours)
    ]
