"""The table screen: the board; players, prompt, buttons and log beside it (below it on a phone)."""

from __future__ import annotations

from ui.panels.cards import beside, choice_buttons
from ui.panels.cells import arrow_buttons, extra_buttons, grid
from ui.panels.clauses import spoken
from ui.panels.icons import icon
from ui.panels.log import log_box
from ui.panels.parts import TECHNICAL, icon_button, rematch_button
from ui.panels.standings import standings_table
from ui.panels.table.players import far_players, near_player
from ui.panels.table.values import Recap, TableView
from ui.remembered import remember_last
from ui.session.analysis.state import SearchInfo
from ui.session.screen import Notice
from ui.tree import Kept, Node, button, h
from ui.words.en.analysis import say as analysis_words
from ui.words.en.analysis import say_variation as variation_words
from ui.words.en.parts import say as parts
from ui.words.en.table import say


def prompt_box(view: TableView) -> Node:
    """Return the text between the players and the buttons."""
    tutorial = view.tutorial if not view.looking_back else None
    secrets = button(say.secrets, "secrets") if view.secrets else None
    why = h("p", view.why, class_="why") if view.why else None
    message, *more = _main_message(view)
    replay = icon_button("again", say.replay, "replay") if "replay" in view.enabled else None
    recap = _recap(view.recap) if view.recap else None
    lines = [
        tutorial,
        _exploring_note() if view.exploring else None,
        message,
        replay,
        secrets,
        *more,
        recap,
        why,
    ]
    return h("div", lines, class_="prompt-box", id="prompt")


def _main_message(view: TableView) -> list[Node | None]:
    """Return the most important message."""
    if view.result:
        return [h("p", view.result, class_="result"), None if view.exploring else _next_game(view)]
    if view.looking_back:
        return _looking_back(view)
    if view.thinking:
        return [_thinking(view.thinking, _searcher_name(view))]
    if view.paused:
        go_on = button(say.resume, "resume-thinking", class_="primary")
        return [h("p", say.paused, class_="prompt"), go_on]
    return [_proposed(view.proposed)] if view.proposed else _task(view)


def _recap(recap: Recap) -> Node:
    """Return the list of the last turn's events; the one being replayed is marked."""
    rows = [
        h(
            "li",
            h("b", f"{name}: ") if name else None,
            spoken(words),
            aria_current="step" if number == recap.here else None,
        )
        for number, (name, words) in enumerate(recap.rows)
    ]
    title = say.since_last_turn if any(name for name, _ in recap.rows) else say.last_turn
    head = h("header", h("h2", title), icon_button("close", parts.close, "close-recap"), role="none")
    return h("section", head, h("ol", rows, tabindex=0), class_="recap", aria_label=title, key="recap")


def _looking_back(view: TableView) -> list[Node | None]:
    """Return the buttons for continuing from an earlier position."""
    row = h(
        "div",
        button(say.back_to_game, "view", class_="primary"),
        None if view.tutorial else _branch(view),
        button(variation_words.try_here, "variation") if "variation" in view.enabled else None,
        button(variation_words.comment, "dialog", "comment") if "variation" in view.enabled else None,
        class_="row",
    )
    why = h("p", view.no_way_back, class_="by") if view.no_way_back else None
    here = say.viewing_undone if view.looking_at_undone else say.viewing_earlier
    return [h("p", here, class_="prompt"), row, why]


def _task(view: TableView) -> list[Node | None]:
    """Return the task of the player to move, and its news."""
    choices = choice_buttons(view.choices, view.back)
    lesson = _lesson(*view.lesson) if view.lesson[0] and not (view.why or view.recap) else None
    return [h("p", view.prompt, class_="prompt"), choices, lesson]


def _proposed(action: str) -> Node:
    """Return the question whether to play the proposed action."""
    do, other = button(say.confirm, "confirm", class_="primary"), button(say.cancel, "unpick")
    return h(
        "div",
        h("p", say.proposed(action), class_="prompt"),
        h("div", do, other, class_="row"),
        class_="proposed",
        key="proposed",
    )


def _next_game(view: TableView) -> Node:
    review = button(analysis_words.review, "review") if "review" in view.enabled else None
    return h(
        "div", rematch_button(view.next_number), button(say.new_game, "setup-again"), review, class_="row"
    )


def _exploring_note() -> Node:
    """Return the note that a variation is being explored, and the way back."""
    back = button(say.back_to_game, "leave-line", class_="primary")
    comment = button(variation_words.comment, "dialog", "comment")
    row = h("div", back, comment, class_="row")
    return h("div", h("p", variation_words.trying, class_="by"), row, class_="trying", key="trying")


def _branch(view: TableView) -> Node:
    return button(say.play_from_here, "branch", disabled="branch" not in view.enabled)


def _lesson(lesson: str, words: str) -> Node:
    """Return the tip, until it is read."""
    read = button(say.got_it, "lesson-seen", lesson)
    return h("div", icon("hint"), h("p", words), read, class_="lesson", role="note", key="lesson")


def _thinking(thinking: SearchInfo, who: str) -> Node:
    far = say.depth(thinking.depth, thinking.nodes) if thinking.depth else "…"
    return h(
        "div",
        h("p", say.thinks(who), h("span", far), class_="prompt busy"),
        h("div", button(say.move_now, "hurry"), button(say.stop, "pause"), class_="row"),
        id="thinking",
    )


def _searcher_name(view: TableView) -> str:
    """Return the name of the searching computer: the one to move, or the one that finds a hint."""
    movers = [line for line in view.players if line.to_move and line.opponent]
    if not movers:
        return say.computer
    return movers[0].whole_name if len(view.players) > 2 else movers[0].name


def table_screen(view: TableView, focus: str) -> list[Node]:
    """Return the table; the place with the `focus` is the tab stop of the board."""
    seen, cards = view.places.picture, view.places.cards
    side = _side(view, beside(seen, cards, view.names, view.game, focus))
    room = h("main", _room(view, focus), side, class_="table", data_title=view.title, key="table")
    return [_head(view), room]


@remember_last
def _head(view: TableView) -> Node:
    ways = h(
        "nav",
        view.hold,
        None if view.tutorial else icon_button("share", say.share, "dialog", "share"),
        icon_button("rules", say.rules, "rules"),
        icon_button("muted", say.sound_on, "mute") if view.muted else icon_button("sound", say.mute, "mute"),
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
        arrow_buttons(places.geometry, places.arrows),
        id="board",
        class_="board",
        key="board",
        style=f"--ratio:{view.shape[0]:.4f};--zoom:{view.shape[1]}",
    )
    return h("div", board, class_="board-room zoomed" if view.shape[1] > 1 else "board-room", dir="ltr")


@remember_last
def _side(view: TableView, around: Kept | None) -> Node:
    """Return the part beside the board, on a phone around it; `around` are the cards and notes.

    Only the middle scrolls: players and buttons keep their places whatever it contains.
    """
    middle = h(
        "div",
        view.peers,
        prompt_box(view),
        standings_table(view.standings) if view.standings else None,
        around,
        view.analysis,
        log_box(view.log),
        _typing(view) if view.typing else None,
        class_="middle",
    )
    return h(
        "aside",
        h("div", far_players(view), _time_control(view.agreed), class_="far"),
        h("div", near_player(view), _notice(view.notice), class_="near"),
        middle,
        _buttons(view),
        class_="side still",
    )


def _canvas(view: TableView, layer: str) -> Node:
    """Return a canvas with an animated turn of the board; two animations alternate."""
    spins, degrees = view.spin or (0, 0.0)
    turning = {"class": f"spin-{spins % 2}", "style": f"--from:{-degrees:.0f}deg"} if spins else {}
    return h("canvas", id=layer, aria_hidden="true", **turning)


def _time_control(words: str) -> Node | None:
    """Return the time control."""
    return h("p", words, class_="by agreed", key="agreed") if words else None


def _notice(notice: Notice) -> Node | None:
    """Return a temporary notice with its drawings: at the top of the page, or over the players."""
    if not notice.words:
        return None
    arts = [h("img", src=address, alt="") for address in notice.drawings]
    return h("p", arts, h("span", spoken(notice.words)), class_="flash", key="flash")


def _buttons(view: TableView) -> Node:
    why, enabled = view.disabled, view.enabled
    undo, redo, hint, turn, enlarge, draw, resign, new = say.short
    rows = [
        icon_button("undo", say.undo, "undo", off="undo" not in enabled, why=why["undo"], label=undo),
        icon_button("redo", say.redo, "redo", off="redo" not in enabled, why=why["redo"], label=redo),
        icon_button("hint", say.hint, "hint", off="hint" not in enabled, why=why["hint"], label=hint),
        icon_button("flip", say.flip_board, "flip-board", label=turn),
        icon_button("zoom", say.zoom, "zoom", pressed=view.shape[1] > 1, label=enlarge),
        icon_button(
            "draw", say.offer_draw, "dialog", "draw", "draw" not in enabled, why=why["draw"], label=draw
        )
        if "agree" in enabled
        else None,
        icon_button(
            "flag",
            say.resign,
            "dialog",
            "resign",
            "resign" not in enabled,
            why=why["resign"],
            label=resign,
        ),
        icon_button("new", say.new_game, "setup-again", label=new),
    ]
    if view.tutorial:
        rows = rows[3:5]
    return h("div", rows, class_="buttons", role="group", aria_label=say.game)


def _typing(view: TableView) -> Node:
    """Return the field for typed moves, which stays open and keeps its focus during other turns."""
    closed = "type" not in view.enabled
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
        aria_invalid="true" if view.misread and "move" in view.enabled else None,
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
