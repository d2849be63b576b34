"""Elements that several screens use."""

from __future__ import annotations

from collections.abc import Sequence
from re import findall
from typing import NamedTuple

from ui.panels.icons import icon
from ui.tree import Attribute, Content, Node, button, h
from ui.words.en.parts import say

TECHNICAL = {"autocomplete": "off", "autocapitalize": "off", "autocorrect": "off", "spellcheck": "false"}
"""Attributes of a field for moves, positions, links and addresses: no spelling or autocorrection."""


def icon_button(
    name: str,
    words: str,
    do: str,
    value: str = "",
    off: bool = False,
    pressed: bool | None = None,
    why: str = "",
    label: str = "",
    explains: bool = False,
) -> Node:
    """Return a button with a drawing, and perhaps a label below it; its words are its name and its tooltip.

    A button that is `off` for a reason (`why`) can still be pressed and announces the reason, unless the
    button's action announces it itself (`explains`).
    """
    why, words = why if off else "", _named(words, label)
    attributes = _dimmed(words, why, explains) if why else _called(words)
    return button(
        [icon(name), h("small", label)] if label else icon(name),
        do,
        value,
        class_="icon-button labelled" if label else "icon-button",
        disabled=off and not why,
        aria_pressed=None if pressed is None else str(pressed).lower(),
        **attributes,
    )


def unless(why: str, words: str, do: str, value: str = "", **attributes: Attribute) -> Node:
    """Return a button that is dimmed if there is a reason, and then announces it."""
    return button(words, do, value, **{**attributes, **(_dimmed(words, why) if why else {})})


def _called(words: str) -> dict[str, Attribute]:
    return {"title": words, "aria_label": words}


def _dimmed(words: str, why: str, explains: bool = False) -> dict[str, Attribute]:
    """Return the attributes of a dimmed button that give the reason: name, tooltip and announcement."""
    return {**_called(say.dimmed(words, why)), "aria_disabled": "true", "data_why": None if explains else why}


def _named(words: str, label: str) -> str:
    """Return a name that contains the whole label, so that voice control finds the button by its label."""
    heard = " ".join(findall(r"\w+", words.casefold()))
    return words if not label or f" {label.casefold()} " in f" {heard} " else f"{label}: {words}"


def choice(label: str, do: str, values: Sequence[tuple[str, str]], chosen: str, help_: str = "") -> Node:
    """Return a labelled drop-down list of (value, title) pairs."""
    options = [h("option", title, value=value, selected=value == chosen) for value, title in values]
    note = h("small", help_) if help_ else None
    return h("label", h("span", label), h("select", options, data_do=do), note, class_="field")


def text_field(id_: str, limit: int, **attributes: Attribute) -> list[Node]:
    """Return a field for a text of at most `limit` letters, with a note while it is full."""
    note = f"{id_}-limit"
    field = h("input", type="text", id=id_, maxlength=limit, aria_describedby=note, **attributes)
    return [field, h("small", say.most_letters(limit), class_="limit", id=note)]


def tiles(label: str, do: str, values: Sequence[tuple[str, str, Content]], chosen: str) -> Node:
    """Return a labelled row of buttons, one of them selected: (value, title, picture)."""
    rows = [
        button(
            [h("span", picture, class_="picture"), h("small", title)],
            do,
            value,
            class_="tile",
            aria_pressed="true" if value == chosen else "false",
        )
        for value, title, picture in values
    ]
    row = h("div", rows, role="group", aria_label=label, class_="tiles")
    return h("div", h("span", label, aria_hidden="true"), row, class_="field")


class Pick(NamedTuple):
    """One of the values to pick from."""

    value: str
    title: str
    picture: Content = None
    note: str = ""


def picks(
    label: Content, do: str, offered: Sequence[Pick], chosen: str, help_: str = "", look: str = ""
) -> Node:
    """Return a labelled group of radio buttons in the form of tiles; its class is the `look`."""
    name = f"label-{do.replace(':', '-')}"
    tiles = [
        h(
            "label",
            h("input", type="radio", name=do, value=pick.value, checked=pick.value == chosen, data_do=do),
            h("span", pick.picture, class_="picture") if pick.picture else None,
            h("span", pick.title, h("small", pick.note) if pick.note else None, class_="words"),
            class_="pick",
            key=pick.value,
        )
        for pick in offered
    ]
    return h(
        "div",
        h("span", label, id=name, class_="label"),
        h("div", tiles, class_="row-of-picks"),
        h("small", help_) if help_ else None,
        role="radiogroup",
        aria_labelledby=name,
        class_=f"picks {look}".strip(),
        key=name,  # a radio button that changed its group would uncheck the chosen one
    )


def stepper(label: str, do: str, values: Sequence[tuple[str, str]], chosen: str) -> Node:
    """Return a labelled value with buttons for the one before and the one after it."""
    place = [value for value, _ in values].index(chosen)
    name = f"label-{do.replace(':', '-')}"

    def step(sign: str, words: str, to: int) -> Node:
        """Return a button that leads to a value; at the end of the values it does nothing."""
        off = to not in range(len(values))
        value = chosen if off else values[to][0]
        return button(sign, do, value, aria_label=f"{label}: {words}", aria_disabled="true" if off else None)

    buttons = [
        step("−", say.less, place - 1),
        h("output", values[place][1]),
        step("+", say.more, place + 1),
    ]
    row = h("div", buttons, class_="steps-of-value", role="group", aria_labelledby=name)
    return h("div", h("span", label, id=name), row, class_="field stepper")


def switch(label: str, do: str, on: bool) -> Node:
    """Return a labelled checkbox."""
    return h("label", h("input", type="checkbox", checked=on, data_do=do), h("span", label), class_="switch")


def slider(label: str, do: str, words: Sequence[str], chosen: int) -> Node:
    """Return a labelled slider over some values; the words describe the values."""
    field = h(
        "input",
        type="range",
        min=0,
        max=len(words) - 1,
        step=1,
        value=chosen,
        data_do=do,
        aria_valuetext=words[chosen],
    )
    return h("label", h("span", label), field, h("small", words[chosen]), class_="field")


def dialog(title: Content, content: Content, wide: bool = False, closes: str = "close") -> Node:
    """Return a modal dialog; its close button does `closes` ("": no close button)."""
    close = icon_button("close", say.close, closes) if closes else None
    head = h("header", h("h2", title, id="dialog-title"), close, role="none")  # no banner of the page
    box = h(
        "div",
        head,
        h("div", content, class_="dialog-body"),
        role="dialog",
        aria_modal="true",
        aria_labelledby="dialog-title",
        class_="dialog wide" if wide else "dialog",
    )
    return h("div", box, class_="shade")


def with_shade(shade: Node, kind: str) -> Node:
    """Return a dialog whose background is of a kind, such as a cover.

    A change of kind makes it a new dialog for the page, which moves the focus to its beginning.
    """
    return shade._replace(attributes={**shade.attributes, "class": f"shade {kind}", "key": kind})


def beside_board(shade: Node) -> Node:
    """Return a dialog beside the board; the rest of the page stays usable."""
    (box,) = (child for child in shade.children if isinstance(child, Node))
    attributes = {name: value for name, value in box.attributes.items() if name != "aria-modal"}
    return with_shade(shade._replace(children=(box._replace(attributes=attributes),)), "beside")


def rematch_button(next_number: int | None) -> Node:
    """Return the button for another game: a rematch, or the next one of a series, by its number from 0."""
    if next_number is None:
        return button(say.rematch, "rematch", class_="primary")
    return button(say.play_game(next_number + 1), "next-game", class_="primary")


def message_bar(words: str, offer: tuple[str, str], closes: str) -> Node:
    """Return a message with an action button, and a button that does `closes`."""
    do = [button(offer[0], offer[1], class_="link")] if offer[0] else []
    return h(
        "div",
        h("p", words),
        do,
        icon_button("close", say.close_message, closes),
        class_="message",
        role="alert",
        key=closes,
    )
