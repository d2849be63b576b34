"""Simple dialogs: a question, or a few words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.notation import Notation
from engine.contract.picture import Picture
from ui.board.geometry import Geometry
from ui.panels.parts import dialog, with_shade
from ui.panels.thumb import art_path, thumb_as_seen
from ui.session.screen import Links
from ui.storage.names import NAME_LIMIT
from ui.tree import Node, button, h
from ui.words.en.dialogs import say
from ui.words.en.parts import say as parts


def share_dialog(
    links: Links,
    formats: tuple[Notation, ...],
    editable: bool,
    timed: bool,
    pictures: Sequence[Node | None],
    check: Node | None = None,
    sends: bool = False,
) -> Node:
    """Return the links and files of a game; a game with secrets has no link to all of it.

    If the device `sends` texts to other apps, that comes before copying a link.
    `pictures` offers pictures of it. If it is `editable`, its position can be set up anew; if `timed`, a note
    says that links carry no clocks. `check` is the button that audits a remote game.
    """
    edit = button(say.edit_position, "edit-table") if editable else None
    whole = say.bare_help if links.without_variations else say.whole_help
    whole = f"{whole} {say.no_clocks}" if timed else whole
    files = [button(say.save_file, "export")]
    files += [button(say.save_as(notation.title), "export-as", notation.suffix) for notation in formats]
    return dialog(
        say.share,
        [
            copied(say.whole, whole, links.game, "game", sends) if links.game else None,
            copied(
                say.position,
                say.hidden_help if links.secret else say.position_help,
                links.position,
                "position",
                sends,
            ),
            copied(say.written, say.written_help, links.readable, "written") if links.readable else None,
            copied(say.text, say.text_help, links.text, "text"),
            *pictures,
            h("div", edit, files, check, class_="row"),
            None if links.game else h("p", say.open_file if links.secret else say.too_long, class_="by"),
        ],
    )


def picture_row(geometry: Geometry, picture: Picture) -> Node:
    """Return a picture of the position, its file formats, and a preview."""
    ways = (("png", say.save_png), ("svg", say.save_svg), ("copy", say.copy_picture))
    row = h("div", [button(words, "picture", kind) for kind, words in ways], class_="row")
    preview = thumb_as_seen(geometry, picture, say.preview)
    return h("div", h("h3", say.picture), preview, row, class_="copied picture-row")


def copied(title: str, help_: str, text: str, id_: str, sends: bool = False) -> Node:
    """Return a text with a copy button, and its purpose; `sends`: it can be sent, too."""
    field = h("input", type="text", readonly=True, value=text, id=f"share-{id_}", aria_label=title)
    return h(
        "div",
        h("h3", title),
        h("p", help_, class_="by"),
        h("div", button(say.send, "send", text), class_="row ways") if sends else None,
        h("div", field, button(say.copy, "copy", text), class_="row"),
        class_="copied",
    )


def ask(title: str, question: str, yes: str, do: str) -> Node:
    """Return a question with two answers; the default is the safe one, to play on."""
    answers = h("div", button(say.no_play_on, "close", class_="primary"), button(yes, do), class_="row")
    return dialog(title, [h("p", question), answers])


def rename_dialog(name: str, problem: str = "") -> Node:
    """Return the question for a new name, and the fault of the typed one."""
    field = h(
        "input",
        type="text",
        name="text",
        defaultValue=name,
        aria_label=say.name,
        aria_describedby="name-note",
        aria_invalid="true" if problem else None,
        id="new-name",
    )
    limit = parts.most_letters(NAME_LIMIT)
    note = h("p", problem, class_="why", role="alert") if problem else h("p", limit, class_="by")
    return dialog(
        say.rename,
        h(
            "form",
            field,
            h("button", say.do_rename, type="submit", class_="primary"),
            h("div", note, id="name-note", class_="note-below"),
            data_do="renamed",
            class_="row",
        ),
    )


def cover_dialog(name: str, needed: bool) -> Node:
    """Return the cover over a screen for one of several people; `needed`: play waits for that person."""
    words = say.comes_next(name)
    later = button(say.all_games, "home") if needed else button(say.not_now, "stay-covered")
    row = h("div", button(say.i_am(name), "uncover", class_="primary"), later, class_="row")
    cover = dialog(say.only(name), [h("p", words), row], closes="" if needed else "stay-covered")
    return with_shade(cover, "cover")


def secret_cover(name: str, spot: str) -> Node:
    """Return the cover screen before one of several people sees the hidden content of a spot."""
    words = say.looks(name, spot)
    row = h("div", button(say.i_am(name), "show-secret", class_="primary"), class_="row")
    return with_shade(dialog(say.only(name), [h("p", words), row], closes=""), "cover")


def secret_dialog(spot: str, what: str, art: str) -> Node:
    """Return the content that a person has seen under a piece, on a screen that shows nothing else."""
    picture = h("img", src=art_path(art), alt="", class_="secret-piece")
    words = say.lies(spot, what)
    row = h("div", button(say.seen, "hide-secret", class_="primary"), class_="row")
    return with_shade(
        dialog(say.as_title(what), [picture, h("p", words), row], closes="hide-secret"), "cover"
    )


def clash_dialog() -> Node:
    """Return the choice after another tab has continued the same game."""
    row = h(
        "div",
        button(say.both, "keep-both", class_="primary"),
        button(say.theirs, "take-theirs"),
        class_="row",
    )
    return dialog(say.clash, [h("p", say.clash_words), row])


def rules_dialog(title: str, address: str, lessons: Sequence[str]) -> Node:
    """Return a game's rules page, below a hint for newcomers."""
    short = h("details", h("summary", say.lessons), h("ul", [h("li", each) for each in lessons]))
    return dialog(
        say.rules(title), [short if lessons else None, *_page(say.rules_of(title), address)], wide=True
    )


def about_dialog(address: str) -> Node:
    """Return the About page."""
    return dialog(say.about, _page(say.about, address), wide=True)


def _page(title: str, address: str) -> list[Node]:
    """Return a page of the site in a frame, and a link to it."""
    alone = h("a", say.alone, href=address, target="_blank", rel="noopener", class_="alone")
    return [h("iframe", src=address, title=title, class_="rules-page"), h("p", alone)]
