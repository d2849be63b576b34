"""The table: the board, and beside it (below it on a phone) players, prompt, buttons and log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.protocol import CHANCE, TERMINAL
from ui.clauses import spoken
from ui.panels.beside import choice_buttons
from ui.panels.parts import again, icon_button
from ui.panels.standings import Standings, standings_table
from ui.state import Flash, Thinking
from ui.tree import Node, button, h


class PlayerLine(NamedTuple):
    """A player at the table."""

    name: str
    art: str
    to_move: bool
    pieces: int
    level: str
    """How strong a computer it is, in words; "" for a person."""
    out: bool
    """Whether nothing is left of what the player began with."""
    extra: tuple[Node, ...] = ()
    """What else is told of the player: the way its side moves, a stack."""


class LogLine(NamedTuple):
    """An entry of the log: one action, or several that are told in one."""

    seat: int
    """Who made it."""
    text: str
    story: str
    more: str
    """What its text leaves out."""
    stop: int
    """How many actions there have been after it."""


class TableView(NamedTuple):
    """All that the table shows, worked out by `ui.table`."""

    title: str
    shape: tuple[float, float]
    """How wide the board is compared with how high, and how much it is enlarged."""
    grid: Node
    players: tuple[PlayerLine, ...]
    prompt: Sequence[Node | str]
    why: Sequence[Node | str]
    misread: str
    """What is wrong with the text that was typed as a move, or why it has to wait."""
    moves: int
    """How many actions have been made: another one empties the field for typing."""
    thinking: Thinking | None
    paused: bool
    result: Sequence[Node | str]
    """How the game ended, and why; empty while it goes on."""
    standings: Standings | None
    """How the series stands that the game is part of."""
    next_number: int | None
    """The number, from 0, of the game of the series that comes next once this one is over."""
    log: tuple[LogLine, ...]
    told: bool
    """Whether the log is told in sentences, for want of a notation that players know."""
    at: int
    """How many actions the shown position has behind it."""
    looking_back: bool
    can: frozenset[str]
    """Which buttons can be pressed."""
    no_way_back: str
    """Why play cannot go back to where it might; "" if nothing stops it."""
    choices: tuple[tuple[str, str], ...]
    """What can be chosen besides spots and cards: (target, words)."""
    back: str
    """What takes a step of the choice back, or ""."""
    extras: tuple[Node, ...]
    """Buttons over the board, for places between the spots."""
    beside: Node | None
    flash: Flash
    secrets: bool
    """Whether the person to move knows something that is not on the screen."""
    spin: tuple[int, float] | None
    """How often the board has turned, and by how many degrees the last time; None if it has not."""


def table_screen(view: TableView) -> list[Node]:
    """Return the table."""
    head = h(
        "header",
        icon_button("home", "All games", "home"),
        h("h1", view.title, tabindex=-1),
        h(
            "nav",
            icon_button("share", "Share this game", "dialog", "share"),
            icon_button("rules", "Rules", "rules"),
            icon_button("settings", "Settings", "dialog", "settings"),
        ),
        class_="top slim",
        key="top",
    )
    board = h(
        "div",
        [_canvas(view, layer) for layer in ("board-base", "board-live")],
        view.grid,
        view.extras,
        id="board",
        class_="board",
        key="board",
        style=f"--ratio:{view.shape[0]:.4f};--zoom:{view.shape[1]}",
    )
    room = h("div", board, class_="board-room zoomed" if view.shape[1] > 1 else "board-room")
    side = h(
        "aside",
        _players(view),
        _prompt(view),
        standings_table(view.standings) if view.standings else None,
        view.beside,
        _buttons(view),
        _log(view),
        _typing(view),
        class_="side",
    )
    news = _flash(view.flash) if view.flash.words else None
    return [head, h("main", room, side, news, class_="table", key="table")]


def _canvas(view: TableView, layer: str) -> Node:
    """Return a canvas, which is seen to turn when the board does; two animations take turns."""
    spins, degrees = view.spin or (0, 0.0)
    turning = {"class": f"spin-{spins % 2}", "style": f"--from:{-degrees:.0f}deg"} if spins else {}
    return h("canvas", id=layer, aria_hidden="true", **turning)


def _flash(flash: Flash) -> Node:
    """Return what is told at the head of the page for a while, with its drawings."""
    arts = [h("img", src=address, alt="") for address in flash.arts]
    return h("p", arts, h("span", spoken(flash.words)), class_="flash", key="flash")


def _players(view: TableView) -> Node:
    return h("ul", [_player(line) for line in view.players], class_="players", aria_label="Players")


def _player(line: PlayerLine) -> Node:
    turn = h("span", "to move", class_="turn") if line.to_move else None
    level = h("small", line.level) if line.level else None
    count = [*line.extra, h("span", str(line.pieces), class_="count", aria_label=f"{line.pieces} pieces")]
    piece = h("img", src=f"assets/pieces/{line.art}.svg", alt="", width=28, height=28)
    return h(
        "li",
        piece,
        h("span", h("span", line.name, class_="name"), level, class_="who"),
        turn,
        count,
        class_="on" if line.to_move else "out" if line.out else None,
        aria_current="true" if line.to_move else None,
    )


def _prompt(view: TableView) -> Node:
    lines: list[Node] = []
    if view.result:
        lines.append(h("p", view.result, class_="result"))
        lines.append(
            h(
                "div",
                again(view.next_number),
                button("New game", "setup-again"),
                class_="row",
            )
        )
    elif view.looking_back:
        lines.append(h("p", "You are looking at an earlier position.", class_="prompt"))
        lines.append(
            h(
                "div",
                button("Back to the game", "view", class_="primary"),
                button("Play on from here", "branch", disabled="branch" not in view.can),
                class_="row",
            )
        )
        if view.no_way_back:
            lines.append(h("p", view.no_way_back, class_="by"))
    elif view.thinking:
        lines.append(_thinking(view.thinking, _thinker(view)))
    elif view.paused:
        lines.append(h("p", "The computer has stopped.", class_="prompt"))
        lines.append(button("Let it play on", "resume-thinking", class_="primary"))
    else:
        lines.append(h("p", view.prompt, class_="prompt"))
        if choices := choice_buttons(view.choices, view.back):
            lines.append(choices)
    if view.secrets:
        lines.append(button("Show what only I know", "secrets"))
    if view.why:
        lines.append(h("p", view.why, class_="why"))
    return h("div", lines, class_="prompt-box", id="prompt")


def _thinking(thinking: Thinking, who: str) -> Node:
    far = f"looking {thinking.depth} moves ahead, {thinking.nodes:,} positions" if thinking.depth else "…"
    return h(
        "div",
        h("p", f"{who} thinks: ", h("span", far), class_="prompt busy"),
        h("div", button("Move now", "hurry"), button("Stop", "pause"), class_="row"),
        id="thinking",
    )


def _buttons(view: TableView) -> Node:
    why = "" if view.looking_back else view.no_way_back
    rows = [
        icon_button("undo", "Take back (U)", "undo", off="undo" not in view.can, why=why),
        icon_button("redo", "Play again what was taken back (R)", "redo", off="redo" not in view.can),
        icon_button("hint", "Hint (H)", "hint", off="hint" not in view.can),
        icon_button("turn", "Turn the board (F)", "turn"),
        icon_button("zoom", "Enlarge the board (Z)", "zoom", pressed=view.shape[1] > 1),
        icon_button("draw", "Offer a draw", "dialog", "draw", off="draw" not in view.can),
        icon_button("flag", "Resign", "dialog", "resign", off="resign" not in view.can),
        icon_button("new", "New game", "setup-again"),
    ]
    return h("div", rows, class_="buttons", role="group", aria_label="Game")


def _log(view: TableView) -> Node:
    size, at, stops = len(view.log), _entries_behind(view), [line.stop for line in view.log]
    last = max(stops, default=0)
    steps = h(
        "div",
        icon_button("first", "To the start", "view", "0", off=view.at == 0),
        icon_button("back", "One step back ([)", "step-back", off=view.at == 0),
        h("span", f"{at} of {size}", class_="at"),
        icon_button("forward", "One step on (])", "step-on", off=view.at >= last),
        icon_button("last", "To the end", "view", str(last), off=view.at >= last),
        class_="steps",
        role="group",
        aria_label="Step through the game",
    )
    moves = h(
        "ol",
        [_entry(view, i, at) for i in range(size)],
        class_="log told" if view.told else "log",
        id="log",
        aria_label="Moves so far",
    )
    return h("section", moves, steps, class_="log-box")


def _entries_behind(view: TableView) -> int:
    """Return the number of the entry of the log, from 1, that led to the shown position; 0: none did."""
    return sum(before < view.at for before in (0, *(line.stop for line in view.log[:-1]))) if view.log else 0


def _entry(view: TableView, index: int, at: int) -> Node:
    seat, text, story, more, stop = view.log[index]
    number = h("span", f"{index + 1}.", class_="number")
    current = "step" if index + 1 == at else None
    mark = h("span", story if view.told else text, class_="by-chance" if seat == CHANCE else f"by-{seat}")
    besides = h("small", more) if more and not view.told else None
    step = button(
        [number, mark, besides], "view", str(stop), title=story, aria_current=current, class_="entry"
    )
    return h("li", step, class_="wide" if besides else None, key=str(index))


def _typing(view: TableView) -> Node:
    """Return the field for typing, which stays open, and keeps its focus, while others are to move."""
    closed = "type" not in view.can
    field = h(
        "input",
        type="text",
        name="text",
        id="typed",
        placeholder="Type a move",
        aria_label="Type a move, by its notation or by its squares, such as c3 d4",
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        readonly=closed,
        aria_disabled="true" if closed else None,
        aria_invalid="true" if view.misread and "move" in view.can else None,
        aria_describedby="misread" if view.misread else None,
    )
    return h(
        "form",
        field,
        h("button", "Move", type="submit", aria_disabled="true" if closed else None),
        h("p", view.misread, class_="why", role="alert", id="misread") if view.misread else None,
        data_do="type",
        data_moves=view.moves,
        class_="typing",
    )


def _thinker(view: TableView) -> str:
    """Return who thinks: the computer to move, or the one that looks for a hint."""
    names = [line.name for line in view.players if line.to_move and line.level]
    return names[0] if len(view.players) > 2 and names else "The computer"


def whose(player: int, names: Sequence[str]) -> str:
    """Return the name of who decides, or "" for nobody."""
    return "" if player in (CHANCE, TERMINAL) else names[player]
