"""The table screen: the board; players, prompt, buttons and log beside it (below it on a phone)."""

from __future__ import annotations

from ui.panels.cards import beside, choice_buttons
from ui.panels.cells import extra_buttons, grid
from ui.panels.clauses import spoken
from ui.panels.icons import icon
from ui.panels.log import log_box
from ui.panels.parts import TECHNICAL, again, icon_button
from ui.panels.standings import standings_table
from ui.panels.table.players import players_list
from ui.panels.table.values import TableView
from ui.remembered import remember_last
from ui.session.analysis.search_info import SearchInfo
from ui.session.screen import Notice
from ui.tree import Kept, Node, button, h
from ui.words.en.analysis import say as looking
from ui.words.en.table import say
from ui.words.en.variations import say as words


def prompt_box(view: TableView) -> Node:
    """Return the text between the players and the buttons."""
    tutorial = view.tutorial if not view.looking_back else None
    secrets = button(say.secrets, "secrets") if view.secrets else None
    why = h("p", view.why, class_="why") if view.why else None
    asked, *more = _said(view)
    lines = [tutorial, _trying() if view.trying else None, asked, secrets, *more, why]
    return h("div", lines, class_="prompt-box", id="prompt")


def _said(view: TableView) -> list[Node | None]:
    """Return the most important message."""
    if view.result:
        return [h("p", view.result, class_="result"), None if view.trying else _next_game(view)]
    if view.looking_back:
        return _looking_back(view)
    if view.thinking:
        return [_thinking(view.thinking, _search_service(view))]
    if view.paused:
        go_on = button(say.let_play_on, "resume-thinking", class_="primary")
        return [h("p", say.stopped, class_="prompt"), go_on]
    return [_proposed(view.proposed)] if view.proposed else _asked(view)


def _looking_back(view: TableView) -> list[Node | None]:
    """Return the buttons for continuing from an earlier position."""
    row = h(
        "div",
        button(say.back_to_game, "view", class_="primary"),
        None if view.tutorial else _branch(view),
        button(words.try_here, "try") if "try" in view.can else None,
        button(words.comment, "dialog", "comment") if "try" in view.can else None,
        class_="row",
    )
    why = h("p", view.no_way_back, class_="by") if view.no_way_back else None
    here = say.looking_at_undone if view.looking_at_undone else say.looking_back
    return [h("p", here, class_="prompt"), row, why]


def _asked(view: TableView) -> list[Node | None]:
    """Return the task of the player to move, and its news."""
    choices = choice_buttons(view.choices, view.back)
    lesson = _lesson(*view.lesson) if view.lesson[0] and not view.why else None
    return [h("p", view.prompt, class_="prompt"), choices, lesson]


def _proposed(action: str) -> Node:
    """Return the question whether to play the proposed action."""
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
    """Return the note that a variation is being explored, and the way back."""
    back = button(say.back_to_game, "leave-line", class_="primary")
    comment = button(words.comment, "dialog", "comment")
    row = h("div", back, comment, class_="row")
    return h("div", h("p", words.trying, class_="by"), row, class_="trying", key="trying")


def _branch(view: TableView) -> Node:
    return button(say.play_from_here, "branch", disabled="branch" not in view.can)


def _lesson(lesson: str, words: str) -> Node:
    """Return the tip, until it is read."""
    read = button(say.got_it, "learn", lesson)
    return h("div", icon("hint"), h("p", words), read, class_="lesson", role="note", key="lesson")


def _thinking(thinking: SearchInfo, who: str) -> Node:
    far = say.depth(thinking.depth, thinking.nodes) if thinking.depth else "…"
    return h(
        "div",
        h("p", say.thinks(who), h("span", far), class_="prompt busy"),
        h("div", button(say.move_now, "hurry"), button(say.stop, "pause"), class_="row"),
        id="thinking",
    )


def _search_service(view: TableView) -> str:
    """Return the searching computer: the one to move, or the one that finds a hint."""
    names = [line.name for line in view.players if line.to_move and line.level]
    return names[0] if len(view.players) > 2 and names else say.computer


def table_screen(view: TableView, focus: str) -> list[Node]:
    """Return the table; the place with the `focus` is the tab stop of the board."""
    seen, cards = view.places.picture, view.places.cards
    side = _side(view, beside(seen, cards, view.seats, view.game, focus))
    return [_head(view), h("main", _room(view, focus), side, class_="table", key="table")]


@remember_last
def _head(view: TableView) -> Node:
    ways = h(
        "nav",
        view.hold,
        None if view.tutorial else icon_button("share", say.share, "dialog", "share"),
        icon_button("rules", say.rules, "rules"),
        icon_button("settings", say.settings, "dialog", "settings"),
    )
    home = icon_button("home", say.all_games, "home")
    return h("header", home, h("h1", view.game.info.title, tabindex=-1), ways, class_="top slim", key="top")


def _room(view: TableView, focus: str) -> Node:
    """Return the board in its container, in which an enlarged board can be moved."""
    places, label = view.places, say.board(view.game.info.title)
    board = h(
        "div",
        [_canvas(view, layer) for layer in ("board-base", "board-live")],
        grid(places.geometry, places.names, places.use, focus, label),
        extra_buttons(places.geometry, places.between, focus),
        id="board",
        class_="board",
        key="board",
        style=f"--ratio:{view.shape[0]:.4f};--zoom:{view.shape[1]}",
    )
    return h("div", board, class_="board-room zoomed" if view.shape[1] > 1 else "board-room", dir="ltr")


@remember_last
def _side(view: TableView, around: Kept | None) -> Node:
    """Return the part beside the board, on a phone below it; `around` are the cards and notes."""
    return h(
        "aside",
        h("div", players_list(view), _agreed(view.agreed), _notice(view.notice), class_="seated"),
        view.peers,
        prompt_box(view),
        standings_table(view.standings) if view.standings else None,
        around,
        _buttons(view),
        view.looking,
        log_box(view.log),
        _typing(view) if view.typing else None,
        class_="side",
    )


def _canvas(view: TableView, layer: str) -> Node:
    """Return a canvas with an animated turn of the board; two animations alternate."""
    spins, degrees = view.spin or (0, 0.0)
    turning = {"class": f"spin-{spins % 2}", "style": f"--from:{-degrees:.0f}deg"} if spins else {}
    return h("canvas", id=layer, aria_hidden="true", **turning)


def _agreed(words: str) -> Node | None:
    """Return the time control."""
    return h("p", words, class_="by agreed", key="agreed") if words else None


def _notice(notice: Notice) -> Node | None:
    """Return a temporary notice with its drawings: at the top of the page, or over the players."""
    if not notice.words:
        return None
    arts = [h("img", src=address, alt="") for address in notice.drawings]
    return h("p", arts, h("span", spoken(notice.words)), class_="flash", key="flash")


def _buttons(view: TableView) -> Node:
    why = view.closed
    undo, redo, hint, turn, enlarge, draw, resign, new = say.short
    rows = [
        icon_button("undo", say.take_back, "undo", off="undo" not in view.can, why=why["undo"], label=undo),
        icon_button("redo", say.play_again, "redo", off="redo" not in view.can, why=why["redo"], label=redo),
        icon_button("hint", say.hint, "hint", off="hint" not in view.can, why=why["hint"], label=hint),
        icon_button("turn", say.turn, "turn", label=turn),
        icon_button("zoom", say.enlarge, "zoom", pressed=view.shape[1] > 1, label=enlarge),
        icon_button(
            "draw", say.offer_draw, "dialog", "draw", "draw" not in view.can, why=why["draw"], label=draw
        )
        if "agree" in view.can
        else None,
        icon_button(
            "flag", say.resign, "dialog", "resign", "resign" not in view.can, why=why["resign"], label=resign
        ),
        icon_button("new", say.new_game, "setup-again", label=new),
    ]
    if view.tutorial:
        rows = rows[3:5]
    return h("div", rows, class_="buttons", role="group", aria_label=say.game)


def _typing(view: TableView) -> Node:
    """Return the field for typed moves, which stays open and keeps its focus during other turns."""
    closed = "type" not in view.can
    field = h(
        "input",
        type="text",
        name="text",
        id="typed",
        placeholder=say.type_move,
        aria_label=say.type_move_how,
        **TECHNICAL,
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
