"""Sidebar of the editor: buttons, controls, faults, the position text and its uses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.contract.editing import Brush, Control, Draft, Fault
from engine.contract.game import AnyGame
from engine.contract.values import cited
from engine.session.words.en import capital
from ui.kinds.registry import KINDS
from ui.panels.clauses import linked, plain
from ui.panels.icons import icon
from ui.panels.parts import TECHNICAL, choice, icon_button, switch, unless
from ui.panels.thumb import art_path
from ui.remembered import remember_last
from ui.session.editing import ERASER, HAND, LONGEST, EditorState
from ui.tree import Content, Node, button, h
from ui.words.en.editor import say


def buttons(editing: EditorState) -> Node:
    """Return the buttons that change the whole board."""
    undo, redo, turn, empty, start = say.short
    rows = [
        icon_button("undo", say.undo, "undo", off=not editing.past, why=say.nothing_back, label=undo),
        icon_button("redo", say.redo, "redo", off=not editing.future, why=say.nothing_again, label=redo),
        icon_button("turn", say.turn, "turn", label=turn),
        *(
            icon_button(how, say.flips[how], "flip-over", how, label=say.short_flips[how])
            for how in editing.editor.flips
        ),
        icon_button("delete", say.empty, "lay-out", "empty", label=empty),
        icon_button("again", say.start, "lay-out", "start", label=start),
    ]
    return h("div", rows, class_="buttons", role="group", aria_label=say.whole)


def choices(editing: EditorState) -> list[Node]:
    """Return the options of the game, and the controls beside the board."""
    options = [option for option in editing.rules.info.options if option.id in editing.editor.options]
    rows = [
        choice(
            option.title,
            f"layout:{option.id}",
            option.values,
            editing.draft.options[option.id],
            plain(option.help),
        )
        for option in options
    ]
    for group, controls in groupby(editing.editor.controls(editing.draft), lambda control: control.group):
        fields = [_control(control) for control in controls]
        folded = h("details", h("summary", group), h("div", fields, class_="knobs"), key=f"knobs-{group}")
        rows += [folded] if group else fields
    return rows


def _control(control: Control) -> Node:
    if control.choices:
        return choice(control.name, f"knob:{control.id}", control.choices, control.value)
    if (control.least, control.most) == (0, 1):
        return switch(control.name, f"knob:{control.id}", control.value == "1")
    field = h(
        "input",
        type="number",
        min=control.least,
        max=control.most,
        value=control.value,
        inputmode="numeric",
        data_do=f"knob:{control.id}",
    )
    return h("label", h("span", control.name), field, class_="field number")


# --- what is wrong -----------------------------------------------------------------------------------


def findings(editing: EditorState) -> Node:
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


# --- the text, and what to do ------------------------------------------------------------------------


def written(editing: EditorState) -> Node:
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
    row = h("div", tools, class_="stamps", role="group", aria_label=say.tools)
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
        "div", h("small", title, aria_hidden="true"), rows, class_="stamps", role="group", aria_label=title
    )


def _tool(tool: str, words: str, look: Content, editing: EditorState, drags: bool = False) -> Node:
    """Return a tool; a brush can be dragged to the board."""
    return button(
        look,
        "tool",
        tool,
        class_="stamp",
        title=words,
        aria_label=words,
        aria_pressed=str(editing.tool == tool).lower(),
        data_drag="board" if drags else None,
        data_tap="yes",
        key=f"tool-{tool}",
    )
