"""The position editor's screen: board, sidebar, and the dialog that shares the position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from engine.contract.editing import Brush, Control, Draft, Fault
from engine.contract.game import AnyGame
from engine.contract.picture import Picture
from engine.contract.values import cited
from engine.session.position_link import write_position
from engine.session.words.en import capital
from ui.board.drawing import Mark, Sprite, Thing, ground_scene, pieces_scene
from ui.board.marks import Marks, marks_over, marks_under
from ui.kinds.registry import KINDS
from ui.panels.board import GHOST
from ui.panels.cells import cell_names, extra_buttons, grid
from ui.panels.clauses import linked, plain
from ui.panels.dialogs.common import copied, picture_row
from ui.panels.icons import icon
from ui.panels.parts import TECHNICAL, choice, dialog, icon_button, switch, unless
from ui.panels.thumb import art_path
from ui.remembered import remember_last
from ui.session.editing import ERASER, HAND, LONGEST, EditorState
from ui.tree import Content, Node, button, h
from ui.words.en.editor import say

BRUSH_OPACITY = 0.6
"""Opacity of a brush at the hovered place."""


def picture(editing: EditorState) -> Picture:
    """Return the picture of the position, valid or not."""
    return _picture(editing.rules, editing.draft)


@remember_last
def _picture(game: AnyGame, draft: Draft) -> Picture:
    editor = game.editor()
    assert editor
    return editor.picture(draft)


def marks(editing: EditorState) -> Marks:
    """Return the highlights: the held piece, and the places between spots for the tool."""
    return Marks(targets=between(editing), picked=(editing.picked,) if editing.picked else ())


def between(editing: EditorState) -> frozenset[str]:
    """Return the places between spots for the tool."""
    return editing.places() & editing.geometry.extras.keys()


def editor_position(editing: EditorState) -> list[Thing]:
    """Return the drawing of the board, with a ring around each fault."""
    geometry, seen, signs = editing.geometry, picture(editing), marks(editing)
    drag = editing.stroke.drag if editing.stroke else None
    faded = {editing.picked: GHOST} if drag else {}
    wrong = dict.fromkeys(spot for fault in editing.faults for spot in fault.spots if spot in geometry.places)
    return [
        *ground_scene(geometry, seen),
        *marks_under(geometry, signs),
        *pieces_scene(geometry, seen, faded),
        *marks_over(geometry, signs, {piece.spot for piece in seen.pieces}),
        *(Mark(*geometry.places[spot], "why") for spot in wrong),
        *_brush_preview(editing),
        *_carried_piece(editing, seen, drag),
    ]


def _brush_preview(editing: EditorState) -> list[Thing]:
    """Return the brush at the hovered place."""
    spot = editing.pointed
    if editing.tool in (HAND, ERASER) or editing.stroke or spot not in editing.places():
        return []
    if spot in editing.geometry.extras:
        return [Mark(*editing.geometry.places[spot], "between-picked")]
    brushes = editing.editor.brushes(editing.draft.options)
    art = next(brush.art for brush in brushes if brush.id == editing.tool)
    return [Sprite(*editing.geometry.places[spot], art, BRUSH_OPACITY)]


def _carried_piece(editing: EditorState, seen: Picture, drag: tuple[float, float] | None) -> list[Thing]:
    """Return the carried piece."""
    if not drag:
        return []
    return [
        Sprite(*drag, piece.art, lift=0.12, badges=piece.badges)
        for piece in seen.pieces
        if piece.spot == editing.picked
    ]


# --- in words ----------------------------------------------------------------------------------------


def cells(editing: EditorState) -> list[Node]:
    """Return the cells and the buttons between them, with their contents and faults."""
    seats = editing.rules.seats(editing.draft.options)
    signs, said = Marks(picked=marks(editing).picked), editing.rules.words
    names = cell_names(editing.geometry, picture(editing), signs, said, seats)
    for spot, words in _wrong(editing.faults).items():
        if spot in names:
            names[spot] = f"{names[spot]}, {words}"
    label = say.board(editing.rules.info.title)
    return [
        grid(editing.geometry, names, set(names), editing.focus, label),
        *extra_buttons(editing.geometry, _between(editing), editing.focus),
    ]


def _wrong(faults: tuple[Fault, ...]) -> dict[str, str]:
    """Return the faults of each place that a fault names."""
    return {spot: say.wrong(fault.words) for fault in faults for spot in fault.spots}


def _between(editing: EditorState) -> dict[str, str]:
    """Return the names of the places between spots for the tool."""
    brushes = {brush.id: brush.name for brush in editing.editor.brushes(editing.draft.options)}
    lying, words = editing.draft.contents, editing.rules.words
    return {
        place: say.place(words.spot(place), [brushes[brush] for brush in lying.get(place, ())])
        for place in sorted(between(editing))
    }


def editor_screen(editing: EditorState) -> list[Node]:
    """Return the screen of the editor."""
    room = h("div", _board(editing), class_="board-room", dir="ltr")
    return [_head(editing), h("main", room, _side(editing), class_="table", key="table")]


def _head(editing: EditorState) -> Node:
    info = editing.rules.info
    ways = h(
        "nav",
        icon_button("share", say.share, "dialog", "share-position"),
        icon_button("rules", say.rules, "rules", info.id),
        icon_button("settings", say.settings, "dialog", "settings"),
    )
    back = icon_button("back", say.back, "setup", info.id)
    return h("header", back, h("h1", say.title(info.title), tabindex=-1), ways, class_="top slim", key="top")


def _board(editing: EditorState) -> Node:
    return h(
        "div",
        [h("canvas", id=layer, aria_hidden="true") for layer in ("board-base", "board-live")],
        cells(editing),
        id="board",
        class_="board",
        key="board",
        style=f"--ratio:{editing.geometry.width / editing.geometry.height:.4f};--zoom:1",
    )


def _side(editing: EditorState) -> Node:
    return h(
        "aside",
        palette(editing),
        buttons(editing),
        fault_list(editing),
        actions(editing),
        choices(editing),
        position_field(editing),
        class_="side editing",
    )


def buttons(editing: EditorState) -> Node:
    """Return the buttons that change the whole board."""
    undo, redo, turn, empty, start = say.short
    rows = [
        icon_button("undo", say.undo, "undo", off=not editing.past, why=say.nothing_to_undo, label=undo),
        icon_button("redo", say.redo, "redo", off=not editing.future, why=say.nothing_to_redo, label=redo),
        icon_button("flip", say.flip_board, "flip-board", label=turn),
        *(
            icon_button(how, say.flips[how], "flip-over", how, label=say.short_flips[how])
            for how in editing.editor.flips
        ),
        icon_button("delete", say.empty, "reset-position", "empty", label=empty),
        icon_button("again", say.start, "reset-position", "start", label=start),
    ]
    return h("div", rows, class_="buttons", role="group", aria_label=say.whole)


def choices(editing: EditorState) -> list[Node]:
    """Return the options of the game, and the controls beside the board."""
    options = [option for option in editing.rules.info.options if option.id in editing.editor.options]
    rows = [
        choice(
            option.title,
            f"editor-option:{option.id}",
            option.values,
            editing.draft.options[option.id],
            plain(option.help),
        )
        for option in options
    ]
    for group, controls in groupby(editing.editor.controls(editing.draft), lambda control: control.group):
        fields = [_control(control) for control in controls]
        folded = h(
            "details", h("summary", group), h("div", fields, class_="controls"), key=f"controls-{group}"
        )
        rows += [folded] if group else fields
    return rows


def _control(control: Control) -> Node:
    if control.choices:
        return choice(control.name, f"control:{control.id}", control.choices, control.value)
    if (control.least, control.most) == (0, 1):
        return switch(control.name, f"control:{control.id}", control.value == "1")
    field = h(
        "input",
        type="number",
        min=control.least,
        max=control.most,
        value=control.value,
        inputmode="numeric",
        data_do=f"control:{control.id}",
    )
    return h("label", h("span", control.name), field, class_="field number")


# --- faults ------------------------------------------------------------------------------------------


def fault_list(editing: EditorState) -> Node:
    """Return the faults, or the message that there are none."""
    game, faults = editing.rules, editing.faults
    if not faults:
        words = say.game_over if _over(game, editing.draft) else say.sound
        return h("p", words, class_="sound", key="findings")
    rows = [h("li", _places(fault, game), linked(_sentence(fault), game)) for fault in faults]
    return h("ul", rows, class_="faults why", aria_label=say.faults, key="findings")


def _places(fault: Fault, game: AnyGame) -> Node | None:
    return h("b", f"{', '.join(map(game.words.spot, fault.spots))}: ") if fault.spots else None


def _sentence(fault: Fault) -> str:
    return cited(capital(f"{fault.words.rstrip('.')}."), fault.clause)


@remember_last
def _over(game: AnyGame, draft: Draft) -> bool:
    """Return True if the game is over in a valid position."""
    editor = game.editor()
    return editor is not None and game.outcome(game.start(draft.options, editor.text(draft))) is not None


# --- the text, and its uses ---------------------------------------------------------------------------


def position_field(editing: EditorState) -> Node:
    """Return the field with the text, and below it the text with unreadable parts marked."""
    misread = [fault for fault in editing.faults if fault.at >= 0]
    field = h(
        "textarea",
        value=editing.text,
        rows=2 if len(editing.text) < 90 else 4,
        maxlength=LONGEST,
        data_do="position",
        data_live="yes",
        **TECHNICAL,
        aria_invalid="true" if misread else None,
    )
    shown = h("p", _marked(editing.text, misread), class_="misread", aria_hidden="true") if misread else None
    return h("div", h("label", h("span", say.text), field, class_="field"), shown, key="text")


def _marked(text: str, misread: Sequence[Fault]) -> list[Node | str]:
    """Return a text with its unreadable parts marked."""
    parts: list[Node | str] = []
    at = 0
    for fault in sorted(misread, key=lambda fault: fault.at):
        if fault.at < at:
            continue
        end = fault.at + fault.length
        parts += [text[at : fault.at], h("mark", text[fault.at : end] or "·")]
        at = end
    return [*parts, text[at:]]


def actions(editing: EditorState) -> Node:
    """Return the buttons that use the position."""
    over = not editing.faults and _over(editing.rules, editing.draft)
    why = say.not_sound if editing.faults else say.nothing_left if over else ""
    return h(
        "div",
        unless(why, say.play, "play-position", class_="primary"),
        *(unless(why, kind().offer(), "open-position", kind.id) for kind in KINDS.values()),
        button(say.share, "dialog", "share-position"),
        class_="row",
    )


def palette(editing: EditorState) -> Node:
    """Return the brushes by groups, and the two other tools."""
    brushes = editing.editor.brushes(editing.draft.options)
    tools = [
        _tool(HAND, say.hand, icon("grab"), editing),
        _tool(ERASER, say.eraser, icon("eraser"), editing),
    ]
    groups = [
        _group(title, list(each), editing) for title, each in groupby(brushes, lambda brush: brush.group)
    ]
    row = h("div", tools, class_="tools", role="group", aria_label=say.tools)
    return h("section", groups, row, class_="palette", aria_label=say.palette)


def _group(title: str, brushes: list[Brush], editing: EditorState) -> Node:
    rows = [
        _tool(
            brush.id,
            brush.name,
            h("img", src=art_path(brush.alone or brush.art), alt=""),
            editing,
            drags=True,
        )
        for brush in brushes
    ]
    return h(
        "div", h("small", title, aria_hidden="true"), rows, class_="tools", role="group", aria_label=title
    )


def _tool(tool: str, words: str, look: Content, editing: EditorState, drags: bool = False) -> Node:
    """Return a tool; a brush can be dragged to the board."""
    return button(
        look,
        "tool",
        tool,
        class_="tool",
        title=words,
        aria_label=words,
        aria_pressed=str(editing.tool == tool).lower(),
        data_drag="board" if drags else None,
        data_tap="yes",
        key=f"tool-{tool}",
    )


def position_dialog(editing: EditorState, address: Callable[[str], str]) -> Node:
    """Return the dialog that shares the position; `address` returns the page's address with a fragment."""
    link = write_position(editing.rules, editing.text, editing.draft.options)
    return dialog(
        say.shared,
        [
            copied(say.link, say.link_help, address(link), "written") if link else None,
            copied(say.text, say.text_help, editing.text, "text"),
            picture_row(editing.geometry, picture(editing)),
        ],
    )
