"""The screen before a game: who plays, who begins, and the game's options."""

from __future__ import annotations

from typing import Any

from engine.protocol import Game
from ui.panels.parts import choice, icon_button
from ui.seats import LEVEL, NAME_LIMIT
from ui.state import Setup
from ui.thumb import thumb
from ui.tree import Node, button, h


def setup_screen(game: Game[Any, Any], setup: Setup) -> list[Node]:
    """Return the set-up of a game."""
    head = h(
        "header",
        icon_button("back", "Back to all games", "home"),
        h("div", h("h1", game.info.title), h("p", game.info.tagline)),
        icon_button("rules", "Rules", "rules", game.info.id),
        class_="top",
        key="top",
    )
    state = game.start(setup.options, setup.start)
    picture = thumb(
        game.board(setup.options), game.picture(game.view(state, None)), "The position to start from"
    )
    form = h(
        "section",
        _shared_note(setup),
        _quick(setup),
        [_seat_row(setup, i) for i in range(len(setup.seats))],
        choice(_first_question(game, setup), "first", _beginners(game, setup), setup.first),
        [choice(o.title, f"option:{o.id}", o.values, setup.options[o.id], o.help) for o in game.info.options],
        button("Start", "start", class_="primary big"),
        class_="form",
    )
    return [head, h("main", picture, form, class_="setup", key="setup")]


def _shared_note(setup: Setup) -> Node | None:
    return (
        h("p", "You were sent this position. Choose who plays it on.", class_="note") if setup.start else None
    )


def _quick(setup: Setup) -> Node:
    """Return the three usual ways to sit down."""
    persons = sum(not seat.level for seat in setup.seats)
    count = len(setup.seats)
    ways = [
        ("Against the computer", "solo", persons == 1),
        ("Friends at this screen", "friends", persons == count),
        ("Watch the computer", "watch", persons == 0),
    ]
    return h(
        "div",
        [
            button(words, "quick", value, aria_pressed=str(on).lower(), class_="segment")
            for words, value, on in ways
        ],
        class_="segments",
        role="group",
        aria_label="Who plays",
    )


def _seat_row(setup: Setup, index: int) -> Node:
    seat = setup.seats[index]
    title = f"Player {index + 1}"
    kinds = [("", "Person"), *((level.id, f"Computer: {level.title}") for level in LEVEL.values())]
    help_ = LEVEL[seat.level].words if seat.level else ""
    name = h(
        "input",
        type="text",
        value=seat.name,
        maxlength=NAME_LIMIT,
        placeholder="Name (if you like)",
        aria_label=f"Name of player {index + 1}",
        autocomplete="off",
        data_do=f"name:{index}",
    )
    return h(
        "div",
        choice(title, f"seat:{index}", kinds, seat.level, help_),
        name,
        class_="seat-row",
        key=str(index),
    )


def _first_question(game: Game[Any, Any], setup: Setup) -> str:
    return f"Who plays {game.seats(setup.options)[0].lower()}?" if setup.start else "Who begins?"


def _beginners(game: Game[Any, Any], setup: Setup) -> list[tuple[str, str]]:
    colour = game.seats(setup.options)[0]
    players = [
        (str(i), f"{seat.name or f'Player {i + 1}'} ({colour.lower()})") for i, seat in enumerate(setup.seats)
    ]
    return [*players, ("lot", "Drawn by lot")]
