"""The settings, in groups."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import LANGUAGES
from ui.board.pieces import set_art_path
from ui.panels.parts import TECHNICAL, choice, dialog, slider, switch, tiles
from ui.session.settings import MOST_LETTERS, THINKING, VOLUMES, Settings
from ui.storage.seats import Seats, level_of, seat_choices
from ui.tree import Content, Node, button, h
from ui.words.en.settings import say

SAMPLES = ("dark-pawn", "light-pawn", "black-knight", "white-knight")
"""Sample pieces of a set."""


def settings_dialog(
    settings: Settings,
    trembles: bool,
    game_theme: str,
    misread: str = "",
    names: Sequence[str] = (),
    seats: Seats = (),
) -> Node:
    """Return the settings in the theme of a game; vibration only if the device can (`trembles`).

    `misread` is the setting whose typed value is invalid. At a table in play, the seating can be changed too.
    """
    languages = [("system", say.as_device), *LANGUAGES.items()]
    groups = [
        h("section", choice(say.language, "set:language", languages, settings.language), class_="group"),
        _group(say.at_table, *_seats(names, seats)) if names else None,
        _group(say.looks, *_looks(settings, game_theme)),
        _group(say.moves, *_moves(settings)),
        _group(say.motion_and_sound, *_motion(settings, trembles)),
        _group(say.computers, *_computers(settings)),
        _group(
            say.online_play,
            _typed(say.own_name, "own_name", settings.own_name),
            *_server(settings, misread == "server"),
        ),
        _group(say.help, *_help(settings)),
        _group(say.keys, _keys()),
    ]
    return dialog(say.settings, h("div", groups, class_="settings"), wide=True)


def _group(title: str, *lines: Content) -> Node:
    """Return some settings under a heading."""
    return h("section", h("h3", title), *lines, class_="group")


def _seats(names: Sequence[str], seats: Seats) -> list[Node]:
    return [choice(name, f"sit:{i}", seat_choices(), level_of(seats[i])) for i, name in enumerate(names)]


def _looks(settings: Settings, game_theme: str) -> list[Node]:
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
            [(*row, _board(row[0], game_theme)) for row in say.boards.items()],
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


def _board(name: str, game_theme: str) -> Node:
    """Return some squares of a board of a colour, or in a game's own theme."""
    light = h("path", d="M0 0h4v2h-4z", class_="shade-light")
    dark = h("path", d="M1 0h1v1h-1zm2 0h1v1h-1zM0 1h1v1h-1zm2 0h1v1h-1z", class_="shade-dark")
    own = {"data-game-theme": game_theme} if name == "mood" else {}
    return h(
        "svg", light, dark, class_="sample", viewBox="0 0 4 2", aria_hidden="true", data_board=name, **own
    )


def _pieces(name: str) -> list[Node]:
    """Return some pieces of a set."""
    return [h("img", src=set_art_path(art, name), alt="") for art in SAMPLES]


def _moves(settings: Settings) -> list[Node]:
    return [
        choice(say.moving, "set:moving", list(say.movings.items()), settings.moving),
        switch(say.confirm, "set:confirm", settings.confirm),
        switch(say.premove, "set:premove", settings.premove),
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
        switch(say.voices, "set:voices", settings.voices),
        switch(say.eye, "set:eye", settings.eye),
        switch(say.odds, "set:odds", settings.odds),
        switch(say.undo_reveals, "set:undo_reveals", settings.undo_reveals),
    ]


def _help(settings: Settings) -> list[Node | None]:
    return [
        choice(say.spoken, "set:spoken", list(say.styles.items()), settings.spoken),
        switch(say.lessons, "set:lessons", settings.lessons),
        button(say.learn_anew, "reset-lessons") if settings.learnt else None,
    ]


def _keys() -> Node:
    rows = [
        h("div", h("dt", [h("kbd", key) for key in keys.split(", ")]), h("dd", does))
        for keys, does in say.keyboard
    ]
    return h("dl", rows, class_="keys")


def _server(settings: Settings, wrong: bool) -> list[Node]:
    """Return the fields of the connection server, and a note on the data it gets."""
    fault = h("p", say.no_server, class_="why", role="alert") if wrong else None
    fields = [
        _typed(say.server, "server", settings.server, say.server_like, wrong),
        fault,
        _typed(say.server_user, "server_user", settings.server_user),
        _typed(say.server_password, "server_password", settings.server_password, kind="password"),
    ]
    note = h("p", say.server_help, class_="by")
    return [h("details", h("summary", say.server_named), note, fields, open=wrong or bool(settings.server))]


def _typed(
    label: str, name: str, value: str, like: str = "", wrong: bool = False, kind: str = "text"
) -> Node:
    field = h(
        "input",
        type=kind,
        defaultValue=value,
        placeholder=like,
        maxlength=MOST_LETTERS,
        **TECHNICAL,
        aria_invalid="true" if wrong else None,
        data_do=f"set:{name}",
    )
    return h("label", h("span", label), field, class_="field")
