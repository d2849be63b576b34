"""The settings, in groups."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import LANGUAGES
from ui.board.pieces import bare_path
from ui.panels.parts import choice, dialog, slider, switch, tiles
from ui.panels.words.settings import say
from ui.session.settings import THINKING, VOLUMES, Settings
from ui.storage.seats import Seats, kinds, level_of
from ui.tree import Content, Node, button, h

SAMPLES = ("dark-pawn", "light-pawn", "black-knight", "white-knight")
"""The pieces that a set is shown by."""


def settings_dialog(
    settings: Settings, trembles: bool, mood: str, names: Sequence[str] = (), seats: Seats = ()
) -> Node:
    """Return the settings, those of trembling where the device can (`trembles`), in the mood of a game.

    At a table that is played at, also who sits where, which can be changed.
    """
    languages = [("system", say.as_device), *LANGUAGES.items()]
    groups = [
        h("section", choice(say.language, "set:language", languages, settings.language), class_="group"),
        _group(say.at_table, *_seats(names, seats)) if names else None,
        _group(say.looks, *_looks(settings, mood)),
        _group(say.moves, *_moves(settings)),
        _group(say.motion_and_sound, *_motion(settings, trembles)),
        _group(say.computers, *_computers(settings)),
        _group(say.help, *_help(settings)),
    ]
    return dialog(say.settings, h("div", groups, class_="settings"), wide=True)


def _group(title: str, *lines: Content) -> Node:
    """Return settings that belong together, under a heading."""
    return h("section", h("h3", title), *lines, class_="group")


def _seats(names: Sequence[str], seats: Seats) -> list[Node]:
    return [choice(name, f"sit:{i}", kinds(), level_of(seats[i])) for i, name in enumerate(names)]


def _looks(settings: Settings, mood: str) -> list[Node]:
    themes = [
        ("system", say.as_device),
        ("light", say.light),
        ("dark", say.dark),
        ("contrast", say.contrast),
    ]
    return [
        choice(say.colours, "set:theme", themes, settings.theme),
        tiles(
            say.board,
            "set:board",
            [(*row, _board(row[0], mood)) for row in say.boards.items()],
            settings.board,
        ),
        tiles(
            say.pieces, "set:pieces", [(*row, _pieces(row[0])) for row in say.sets.items()], settings.pieces
        ),
        switch(say.coordinates, "set:coordinates", settings.coordinates),
        switch(say.lettered, "set:lettered", settings.lettered),
        switch(say.follow, "set:follow", settings.follow),
        switch(say.across, "set:across", settings.across),
    ]


def _board(name: str, mood: str) -> Node:
    """Return some squares of a board of a colour, or in a game's own mood."""
    light = h("path", d="M0 0h4v2h-4z", class_="shade-light")
    dark = h("path", d="M1 0h1v1h-1zm2 0h1v1h-1zM0 1h1v1h-1zm2 0h1v1h-1z", class_="shade-dark")
    own = {"data-mood": mood} if name == "mood" else {}
    return h(
        "svg", light, dark, class_="sample", viewBox="0 0 4 2", aria_hidden="true", data_board=name, **own
    )


def _pieces(name: str) -> list[Node]:
    """Return some pieces of a set."""
    return [h("img", src=bare_path(art, name), alt="") for art in SAMPLES]


def _moves(settings: Settings) -> list[Node]:
    return [
        choice(say.moving, "set:moving", list(say.movings.items()), settings.moving),
        switch(say.confirm, "set:confirm", settings.confirm),
        switch(say.marks, "set:marks", settings.marks),
        switch(say.typing, "set:typing", settings.typing),
    ]


def _motion(settings: Settings, trembles: bool) -> list[Node | None]:
    motions = [("system", say.as_device), ("on", say.on), ("off", say.off)]
    return [
        choice(say.motion, "set:motion", motions, settings.motion),
        choice(say.speed, "set:speed", list(say.speeds.items()), settings.speed),
        slider(say.sounds, "set:volume", list(map(say.percent, VOLUMES)), settings.volume),
        switch(say.tremble, "set:tremble", settings.tremble) if trembles else None,
    ]


def _computers(settings: Settings) -> list[Node]:
    return [
        slider(say.thinking, "set:thinking", list(map(say.seconds, THINKING)), settings.thinking),
        switch(say.eye, "set:eye", settings.eye),
        switch(say.odds, "set:odds", settings.odds),
        switch(say.undo_reveals, "set:undo_reveals", settings.undo_reveals),
    ]


def _help(settings: Settings) -> list[Node | None]:
    return [
        choice(say.spoken, "set:spoken", list(say.styles.items()), settings.spoken),
        switch(say.lessons, "set:lessons", settings.lessons),
        button(say.learn_anew, "learn-anew") if settings.learnt else None,
        h("p", say.keys, class_="by"),
    ]
