"""The dialogs about a variation, and about the comment on a position."""

from __future__ import annotations

from engine.contract.variations.tree import NAME, NOTE, for_people
from ui.panels.parts import dialog, text_field
from ui.session.session import Session
from ui.session.undo import why_not_promoted
from ui.session.variations import node
from ui.tree import Node, button, h
from ui.words.en.variations import say


def line_dialog(session: Session, number: str, past_reveals: bool) -> Node | None:
    """Return the menu of a variation; None if the number is unknown."""
    main = session.main
    lines = main.match.lines
    if not number.isdigit() or int(number) not in lines.numbers:
        return None
    branch = lines.branch(int(number))
    why = "" if branch.parent else why_not_promoted(main, branch.at, past_reveals)
    first = say.promote if not branch.parent else say.put_first
    row = h(
        "div",
        button(first, "promote", number, disabled=bool(why)),
        button(say.delete, "delete-line", number),
        class_="row",
    )
    form = _form("name-line", say.name, branch.name, NAME, say.do_name)
    return dialog(say.title, [form, row, h("p", why, class_="by") if why else None])


def comment_dialog(session: Session) -> Node:
    """Return the field for a comment on the shown position."""
    here = node(session)
    said, _ = for_people(session.main.match.lines.notes_of(here.line).get(here.place, ""))
    return dialog(say.comment_title, _form("comment", say.comment_title, said, NOTE, say.keep))


def _form(do: str, label: str, text: str, limit: int, words: str) -> Node:
    field = text_field(f"{do}-text", limit, name="text", defaultValue=text, aria_label=label)
    return h("form", field, h("button", words, type="submit", class_="primary"), data_do=do, class_="row")
