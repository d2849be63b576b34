"""The variations as rows of the log, and the dialogs about a variation or a comment."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.contract.game import AnyGame
from engine.contract.language import current_language
from engine.contract.values import CHANCE, AnyState, IllegalAction
from engine.contract.variations import NAME_LIMIT, NOTE_LIMIT, Node, branches_from, readable, split_commands
from engine.session.match import Match
from engine.session.narration import describe
from ui.panels.clauses import spoken
from ui.panels.icons import icon
from ui.panels.parts import dialog, icon_button, text_field
from ui.remembered import remember_last
from ui.session.log import Entry, Unfolded
from ui.session.session import Session
from ui.session.undo import why_not_promoted
from ui.session.variations import may_explore, shown_node
from ui.storage.names import tidy
from ui.tree import Attribute, button, h
from ui.tree import Node as Element
from ui.words.en.analysis import say_variation as say

DEEPEST = 4
"""Maximum depth of indentation for nested variations."""
TITLES = 512
"""Maximum number of cached first moves."""


class Head(NamedTuple):
    """Heading of a variation."""

    line: int
    depth: int
    title: str
    size: str
    """Length, as a phrase."""
    about: str
    """Name of the button that opens the menu."""
    is_open: bool
    """True if it is expanded."""


class Step(NamedTuple):
    """An entry of an expanded variation."""

    line: int
    depth: int
    entry: Entry
    is_reply: bool
    """True if it stands beside the entry before it."""
    is_here: bool
    """True if it led to the shown position."""


class CommentRow(NamedTuple):
    """A comment on a position."""

    depth: int
    text: str


Row: TypeAlias = Head | Step | CommentRow
Rows: TypeAlias = Mapping[int, tuple[Row, ...]]
"""Rows after each entry of the log, by its number from 1; 0 is before the first."""


def rows(session: Session) -> Rows:
    """Return the rows beside the log; () while variations are hidden."""
    main = session.main
    if not main.match.lines or not may_explore(session):
        return {}
    here = shown_node(session) if session.in_variation else Node(0, 0)
    return _rows(main.match, main.log.entries, main.unfolded, here.line, here.place)


@remember_last
def _rows(
    match: Match, entries: tuple[Entry, ...], unfolded: tuple[Unfolded, ...], line: int, place: int
) -> Rows:
    tree = _Tree(match, {each.line: each for each in unfolded}, Node(line, place))
    found: dict[int, list[Row]] = {}
    for number, row in tree.beside(entries):
        found.setdefault(number, []).append(row)
    return {number: tuple(some) for number, some in found.items()}


class _Tree:
    """The variations of a match, converted row by row."""

    def __init__(self, match: Match, unfolded: Mapping[int, Unfolded], here: Node) -> None:
        self._match, self._unfolded, self._here = match, unfolded, here

    def beside(self, entries: Sequence[Entry]) -> Iterator[tuple[int, Row]]:
        """Yield the rows, each with the number of the entry that it follows."""
        stops = [entry.stop for entry in entries]
        for place, text in self._match.lines.notes_of(0).items():
            if comment := readable(tidy(text)):
                yield bisect_right(stops, place - 1) + bool(place) if entries else 0, CommentRow(0, comment)
        for at, lines in sorted(branches_from(self._match.lines, 0).items()):
            after = min(bisect_right(stops, at) + 1, len(stops))
            for line in lines:
                yield from ((after, row) for row in self._all(line))

    def _all(self, line: int) -> Iterator[Row]:
        """Yield the rows of a variation, and of all variations that branch off it, at their places."""
        open_ = [self._own(line, 0)]
        while open_:
            row = next(open_[-1], None)
            if row is None:
                open_.pop()
            elif isinstance(row, int):
                open_.append(self._own(row, len(open_)))
            else:
                yield row

    def _own(self, line: int, depth: int) -> Iterator[Row | int]:
        """Yield the rows of a variation; numbers stand for the variations that branch off there."""
        branch, unfolded = self._match.lines.branch(line), self._unfolded.get(line)
        title = tidy(branch.name) or self._beginning(line)
        yield Head(line, depth, title, say.size(len(branch.actions)), say.about(title), unfolded is not None)
        notes, others = self._match.lines.notes_of(line), branches_from(self._match.lines, line)
        before = None
        for entry in unfolded.log.entries if unfolded else ():
            if entry.stop > branch.at:
                yield Step(line, depth, entry, is_reply(before, entry), self._is_here(line, entry))
                before = entry
                for place in range(max(entry.first, branch.at), entry.stop):
                    if comment := readable(tidy(notes.get(place + 1, ""))):
                        yield CommentRow(depth, comment)
                        before = None
                    if place in others:
                        yield from others[place]
                        before = None
        yield from others.get(branch.end, ()) if unfolded else ()

    def _is_here(self, line: int, entry: Entry) -> bool:
        return self._here.line == line and entry.first < self._here.place <= entry.stop

    def _beginning(self, line: int) -> str:
        """Return the first move of a variation."""
        branch, match = self._match.lines.branch(line), self._match
        left = self._unfolded[branch.parent].match if branch.parent else match
        return beginning(match.game, left.states[branch.at], branch.actions[0], current_language())


@lru_cache(TITLES)
def beginning(game: AnyGame, state: AnyState, text: str, _language: str) -> str:
    """Return an action in the form of the log; an illegal one by its text."""
    try:
        action = game.find(state, text)
    except IllegalAction:
        return tidy(text)
    if game.notations:
        return game.written(game.view(state, None), action)
    return describe(game.events(state, action), game.words) or say.line


# --- as elements -------------------------------------------------------------------------------------


def row_node(row: Row, names: tuple[str, ...]) -> Element:
    """Return a row as an element of the log; `names` are those of the seats, if moves are in notation."""
    depth = f"depth-{min(row.depth, DEEPEST)}"
    level: dict[str, Attribute] = {"role": "listitem", "aria_level": row.depth + 2}
    match row:
        case Head():
            return h("div", _head(row), class_=f"wide other {depth}", key=f"line-{row.line}", **level)
        case Step(line, _, entry, reply, is_here):
            step = step_button(entry, names, is_here, reply, (f"view-variation:{line}", str(entry.stop)))
            look = f"inner {depth} {entry_look(entry, names, reply)}".strip()
            return h("div", step, class_=look, key=f"{line}-{entry.stop}", **level)
        case CommentRow(_, text):
            return h("div", h("p", text), class_=f"wide said {depth}", **level)


def _head(row: Head) -> list[Element]:
    """Return the button that expands or collapses a variation, and the one that opens its menu."""
    words = [icon("forward"), h("span", row.title), h("small", row.size)]
    shows = str(row.is_open).lower()
    return [
        button(words, "unfold", str(row.line), aria_expanded=shows, class_="other-line"),
        icon_button("more", row.about, "line", str(row.line)),
    ]


def is_reply(before: Entry | None, entry: Entry) -> bool:
    """Return True if an entry stands beside the one before it and needs no number, as Black's in chess."""
    beside = before is not None and before.begins and not before.logged.blast
    return beside and not entry.begins and not entry.logged.blast


def entry_look(entry: Entry, names: tuple[str, ...], reply: bool) -> str:
    """Return the class for an entry's place in the log."""
    if not names:
        return ""
    return "wide" if entry.logged.blast else "reply" if reply else ""


def step_button(
    entry: Entry,
    names: tuple[str, ...],
    current: bool,
    reply: bool,
    do: tuple[str, str],
    undone: bool = False,
) -> Element:
    """Return the button that shows the position after an entry.

    Notation does not name the player, so screen readers get the player's name from `names`. In sentences, an
    entry that continues a turn has no number. An `undone` move is struck out, and announced so.
    """
    logged, story = entry.logged, spoken(entry.logged.words)
    look = "by-chance" if logged.seat == CHANCE else f"by-{logged.seat}"
    if names:
        unseen = "number visually-hidden" if reply else "number"
        words = [
            h("span", entry.mark, class_=unseen),
            h("span", logged.name, class_=look),
            h("span", f", {names[logged.seat]}", class_="visually-hidden"),
            h("small", logged.blast) if logged.blast else None,
        ]
    else:
        mark = entry.mark if entry.begins else ""
        words = [h("span", mark, class_="number"), h("span", story, class_=look)]
    heard = h("span", f", {say.undone}", class_="visually-hidden") if undone else None
    return button(
        [*words, heard],
        *do,
        title=f"{story} ({say.undone})" if undone else story,
        aria_current="step" if current else None,
        class_="entry undone" if undone else "entry",
    )


# --- dialogs -----------------------------------------------------------------------------------------


def line_dialog(session: Session, number: str, past_reveals: bool) -> Element | None:
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
    form = _form("name-line", say.name, branch.name, NAME_LIMIT, say.do_name)
    return dialog(say.title, [form, row, h("p", why, class_="by") if why else None])


def comment_dialog(session: Session) -> Element:
    """Return the field for a comment on the shown position."""
    here = shown_node(session)
    comment, _ = split_commands(session.main.match.lines.notes_of(here.line).get(here.place, ""))
    return dialog(say.comment_title, _form("comment", say.comment_title, comment, NOTE_LIMIT, say.keep))


def _form(do: str, label: str, text: str, limit: int, words: str) -> Element:
    field = text_field(f"{do}-text", limit, name="text", defaultValue=text, aria_label=label)
    return h("form", field, h("button", words, type="submit", class_="primary"), data_do=do, class_="row")
