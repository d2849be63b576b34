"""What stands beside a board that is set up: buttons, knobs, what is wrong, the text, what to do with it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.contract.editing.draft import Fault, Knob, Sketch
from engine.contract.game import AnyGame
from engine.contract.values import cited
from engine.session.words.en import capital
from ui.panels.clauses import linked, plain
from ui.panels.parts import TECHNICAL, choice, icon_button, switch, unless
from ui.remembered import remembered
from ui.session.editing import LONGEST, Draft
from ui.tree import Node, button, h
from ui.words.en.editor import say


def buttons(draft: Draft) -> Node:
    """Return what changes the board at large."""
    undo, redo, turn, empty, start = say.short
    rows = [
        icon_button("undo", say.undo, "undo", off=not draft.past, why=say.nothing_back, label=undo),
        icon_button("redo", say.redo, "redo", off=not draft.future, why=say.nothing_again, label=redo),
        icon_button("turn", say.turn, "turn", label=turn),
        *(
            icon_button(how, say.flips[how], "flip-over", how, label=say.short_flips[how])
            for how in draft.editor.flips
        ),
        icon_button("delete", say.empty, "lay-out", "empty", label=empty),
        icon_button("again", say.start, "lay-out", "start", label=start),
    ]
    return h("div", rows, class_="buttons", role="group", aria_label=say.whole)


def choices(draft: Draft) -> list[Node]:
    """Return the options of the game, and what is set beside the board."""
    options = [option for option in draft.rules.info.options if option.id in draft.editor.options]
    rows = [
        choice(
            option.title,
            f"layout:{option.id}",
            option.values,
            draft.sketch.options[option.id],
            plain(option.help),
        )
        for option in options
    ]
    for group, knobs in groupby(draft.editor.knobs(draft.sketch), lambda knob: knob.group):
        fields = [_knob(knob) for knob in knobs]
        folded = h("details", h("summary", group), h("div", fields, class_="knobs"), key=f"knobs-{group}")
        rows += [folded] if group else fields
    return rows


def _knob(knob: Knob) -> Node:
    if knob.choices:
        return choice(knob.name, f"knob:{knob.id}", knob.choices, knob.value)
    if (knob.least, knob.most) == (0, 1):
        return switch(knob.name, f"knob:{knob.id}", knob.value == "1")
    field = h(
        "input",
        type="number",
        min=knob.least,
        max=knob.most,
        value=knob.value,
        inputmode="numeric",
        data_do=f"knob:{knob.id}",
    )
    return h("label", h("span", knob.name), field, class_="field number")


# --- what is wrong -----------------------------------------------------------------------------------


def findings(draft: Draft) -> Node:
    """Return what is wrong, or that nothing is."""
    game, faults = draft.rules, draft.faults
    if not faults:
        words = say.game_over if _over(game, draft.sketch) else say.sound
        return h("p", words, class_="sound", key="findings")
    rows = [h("li", _places(fault, game), linked(_sentence(fault), game)) for fault in faults]
    return h("ul", rows, class_="faults why", aria_label=say.faults, key="findings")


def _places(fault: Fault, game: AnyGame) -> Node | None:
    return h("b", f"{', '.join(map(game.words.spot, fault.spots))}: ") if fault.spots else None


def _sentence(fault: Fault) -> str:
    return cited(capital(f"{fault.words.rstrip('.')}."), fault.clause)


@remembered
def _over(game: AnyGame, sketch: Sketch) -> bool:
    """Whether a sound position is one in which nothing is left to do."""
    editor = game.editor()
    return editor is not None and game.outcome(game.start(sketch.options, editor.text(sketch))) is not None


# --- the text, and what to do ------------------------------------------------------------------------


def written(draft: Draft) -> Node:
    """Return the field with the text, and below it the text with what was not understood."""
    misread = [fault for fault in draft.faults if fault.at >= 0]
    field = h(
        "textarea",
        value=draft.text,
        rows=2 if len(draft.text) < 90 else 4,
        maxlength=LONGEST,
        data_do="position",
        data_live="yes",
        **TECHNICAL,
        aria_invalid="true" if misread else None,
    )
    shown = h("p", _marked(draft.text, misread), class_="misread", aria_hidden="true") if misread else None
    return h("div", h("label", h("span", say.text), field, class_="field"), shown, key="text")


def _marked(text: str, misread: Sequence[Fault]) -> list[Node | str]:
    """Return a text with what was not understood of it marked."""
    parts: list[Node | str] = []
    at = 0
    for fault in sorted(misread, key=lambda fault: fault.at):
        if fault.at < at:
            continue
        end = fault.at + fault.length
        parts += [text[at : fault.at], h("mark", text[fault.at : end] or "·")]
        at = end
    return [*parts, text[at:]]


def actions(draft: Draft) -> Node:
    """Return what can be done with the position."""
    over = not draft.faults and _over(draft.rules, draft.sketch)
    why = say.not_sound if draft.faults else say.nothing_left if over else ""
    return h(
        "div",
        unless(why, say.play, "play-position", class_="primary"),
        unless(why, say.study, "study-draft"),
        button(say.share, "dialog", "share-position"),
        class_="row",
    )
