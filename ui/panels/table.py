"""The table: the board, and beside it (below it on a phone) players, prompt, buttons and log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ui.panels.cards import choice_buttons
from ui.panels.clauses import spoken
from ui.panels.icons import icon
from ui.panels.log import LogView, log_box
from ui.panels.parts import again, icon_button
from ui.panels.standings import Standings, standings_table
from ui.panels.words.lines import say as words
from ui.panels.words.looking import say as looking
from ui.panels.words.table import say
from ui.session.screen import Notice
from ui.session.session import Thinking
from ui.tree import Child, Kept, Node, button, h


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
    clock: Node | None = None
    """How much time the player has, in a game with clocks."""


class TableView(NamedTuple):
    """All that the table shows, worked out by `ui.panels.table_view`."""

    title: str
    shape: tuple[float, float]
    """How wide the board is compared with how high, and how much it is enlarged."""
    grid: Node
    players: tuple[PlayerLine, ...]
    prompt: Sequence[Child]
    why: Sequence[Child]
    misread: str
    """What is wrong with the text that was typed as a move, or why it has to wait."""
    moves: int
    """How many actions have been made: another one empties the field for typing."""
    thinking: Thinking | None
    paused: bool
    result: Sequence[Child]
    """How the game ended, and why; empty while it goes on."""
    standings: Standings | None
    """How the series stands that the game is part of."""
    next_number: int | None
    """The number, from 0, of the game of the series that comes next once this one is over."""
    log: LogView
    looking_back: bool
    trying: bool
    """Whether another line is tried."""
    can: frozenset[str]
    """Which buttons can be pressed."""
    no_way_back: str
    """Why play cannot go back to where it might; "" if nothing stops it."""
    choices: tuple[tuple[str, str], ...]
    """What can be chosen besides spots and cards: (target, words)."""
    back: str
    """What takes a step of the choice back, or ""."""
    proposed: str
    """What will be done once it was confirmed, or ""."""
    typing: bool
    """Whether there is a field for typing."""
    extras: tuple[Node, ...]
    """Buttons over the board, for places between the spots."""
    beside: Kept | None
    guide: Node | None
    """What a first game says, if this is one."""
    lesson: tuple[str, str]
    """What a newcomer is to be told now: its id and its words, or ("", "")."""
    notice: Notice
    secrets: bool
    """Whether the person to move knows something that is not on the screen."""
    hold: Node | None
    """What makes the clocks stand still, in a game with clocks."""
    company: Node | None
    """Who plays along from elsewhere, and what they ask for."""
    looking: tuple[Node, ...]
    """What whoever looks on has to show: the eye, the review."""
    spin: tuple[int, float] | None
    """How often the board has turned, and by how many degrees the last time; None if it has not."""


def table_screen(view: TableView) -> list[Node]:
    """Return the table."""
    head = h(
        "header",
        icon_button("home", say.all_games, "home"),
        h("h1", view.title, tabindex=-1),
        h(
            "nav",
            view.hold,
            None if view.guide else icon_button("share", say.share, "dialog", "share"),
            icon_button("rules", say.rules, "rules"),
            icon_button("settings", say.settings, "dialog", "settings"),
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
    room = h("div", board, class_="board-room zoomed" if view.shape[1] > 1 else "board-room", dir="ltr")
    side = h(
        "aside",
        _players(view),
        view.company,
        _prompt(view),
        standings_table(view.standings) if view.standings else None,
        view.beside,
        _buttons(view),
        view.looking,
        log_box(view.log),
        _typing(view) if view.typing else None,
        class_="side",
    )
    news = _notice(view.notice) if view.notice.words else None
    return [head, h("main", room, side, news, class_="table", key="table")]


def _canvas(view: TableView, layer: str) -> Node:
    """Return a canvas, which is seen to turn when the board does; two animations take turns."""
    spins, degrees = view.spin or (0, 0.0)
    turning = {"class": f"spin-{spins % 2}", "style": f"--from:{-degrees:.0f}deg"} if spins else {}
    return h("canvas", id=layer, aria_hidden="true", **turning)


def _notice(notice: Notice) -> Node:
    """Return what is told at the head of the page for a while, with its drawings."""
    arts = [h("img", src=address, alt="") for address in notice.arts]
    return h("p", arts, h("span", spoken(notice.words)), class_="flash", key="flash")


def _players(view: TableView) -> Node:
    return h("ul", [_player(line) for line in view.players], class_="players", aria_label=say.players)


def _player(line: PlayerLine) -> Node:
    turn = h("span", say.to_move, class_="turn") if line.to_move else None
    level = h("small", line.level) if line.level else None
    count = [*line.extra, h("span", say.pieces(line.pieces), class_="count", data_count=line.pieces)]
    piece = h("img", src=f"assets/pieces/{line.art}.svg", alt="", width=28, height=28)
    return h(
        "li",
        piece,
        h("span", h("span", line.name, class_="name"), level, class_="who"),
        turn,
        line.clock,
        count,
        class_="on" if line.to_move else "out" if line.out else None,
        aria_current="true" if line.to_move else None,
    )


def _prompt(view: TableView) -> Node:
    lines = [view.guide] if view.guide and not view.looking_back else []
    if view.trying:
        lines.append(_trying())
    if view.result:
        lines.append(h("p", view.result, class_="result"))
        if not view.trying:
            lines.append(_next_game(view))
    elif view.looking_back:
        lines.append(h("p", say.looking_back, class_="prompt"))
        lines.append(
            h(
                "div",
                button(say.back_to_game, "view", class_="primary"),
                None if view.guide else _branch(view),
                button(words.try_here, "try") if "try" in view.can else None,
                button(words.comment, "dialog", "comment") if "try" in view.can else None,
                class_="row",
            )
        )
        if view.no_way_back:
            lines.append(h("p", view.no_way_back, class_="by"))
    elif view.thinking:
        lines.append(_thinking(view.thinking, _thinker(view)))
    elif view.paused:
        lines.append(h("p", say.stopped, class_="prompt"))
        lines.append(button(say.let_play_on, "resume-thinking", class_="primary"))
    elif view.proposed:
        lines.append(_proposed(view.proposed))
    else:
        lines.append(h("p", view.prompt, class_="prompt"))
        if choices := choice_buttons(view.choices, view.back):
            lines.append(choices)
        if view.lesson[0] and not view.why:
            lines.append(_lesson(*view.lesson))
    if view.secrets:
        lines.append(button(say.secrets, "secrets"))
    if view.why:
        lines.append(h("p", view.why, class_="why"))
    return h("div", lines, class_="prompt-box", id="prompt")


def _proposed(action: str) -> Node:
    """Return the question whether an action is to be done."""
    do, other = button(say.do_it, "confirm", class_="primary"), button(say.choose_anew, "unpick")
    return h(
        "div",
        h("p", say.proposed(action), class_="prompt"),
        h("div", do, other, class_="row"),
        class_="proposed",
        key="proposed",
    )


def _next_game(view: TableView) -> Node:
    review = button(looking.review, "review") if "review" in view.can else None
    return h("div", again(view.next_number), button(say.new_game, "setup-again"), review, class_="row")


def _trying() -> Node:
    """Return that another line is tried, and the way back."""
    back = button(say.back_to_game, "leave-line", class_="primary")
    comment = button(words.comment, "dialog", "comment")
    row = h("div", back, comment, class_="row")
    return h("div", h("p", words.trying, class_="by"), row, class_="trying", key="trying")


def _branch(view: TableView) -> Node:
    return button(say.play_from_here, "branch", disabled="branch" not in view.can)


def _lesson(lesson: str, words: str) -> Node:
    """Return what is new, until somebody has read it."""
    read = button(say.got_it, "learn", lesson)
    return h("div", icon("hint"), h("p", words), read, class_="lesson", role="note", key="lesson")


def _thinking(thinking: Thinking, who: str) -> Node:
    far = say.depth(thinking.depth, thinking.nodes) if thinking.depth else "…"
    return h(
        "div",
        h("p", say.thinks(who), h("span", far), class_="prompt busy"),
        h("div", button(say.move_now, "hurry"), button(say.stop, "pause"), class_="row"),
        id="thinking",
    )


def _buttons(view: TableView) -> Node:
    why = "" if view.looking_back else view.no_way_back
    undo, redo, hint, turn, enlarge, draw, resign, new = say.short
    rows = [
        icon_button("undo", say.take_back, "undo", off="undo" not in view.can, why=why, label=undo),
        icon_button("redo", say.play_again, "redo", off="redo" not in view.can, label=redo),
        icon_button("hint", say.hint, "hint", off="hint" not in view.can, label=hint),
        icon_button("turn", say.turn, "turn", label=turn),
        icon_button("zoom", say.enlarge, "zoom", pressed=view.shape[1] > 1, label=enlarge),
        icon_button("draw", say.offer_draw, "dialog", "draw", off="draw" not in view.can, label=draw),
        icon_button("flag", say.resign, "dialog", "resign", off="resign" not in view.can, label=resign),
        icon_button("new", say.new_game, "setup-again", label=new),
    ]
    if view.guide:
        rows = rows[3:5]
    return h("div", rows, class_="buttons", role="group", aria_label=say.game)


def _typing(view: TableView) -> Node:
    """Return the field for typing, which stays open, and keeps its focus, while others are to move."""
    closed = "type" not in view.can
    field = h(
        "input",
        type="text",
        name="text",
        id="typed",
        placeholder=say.type_move,
        aria_label=say.type_move_how,
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
        h("button", say.move, type="submit", aria_disabled="true" if closed else None),
        h("p", view.misread, class_="why", role="alert", id="misread") if view.misread else None,
        data_do="type",
        data_moves=view.moves,
        class_="typing",
    )


def _thinker(view: TableView) -> str:
    """Return who thinks: the computer to move, or the one that looks for a hint."""
    names = [line.name for line in view.players if line.to_move and line.level]
    return names[0] if len(view.players) > 2 and names else say.computer
