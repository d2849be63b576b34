"""Dialogs about opened files: progress, the games of a file, skipped parts, and backups."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.formats.lists import Collection
from engine.registry import INFOS
from ui.panels.parts import TECHNICAL, dialog, with_shade
from ui.session.screen import MergeResult
from ui.storage.names import tidy
from ui.tree import Kept, Node, button, h, keep
from ui.words.en.dialogs import say
from ui.words.en.history import say as backups

MOST = 50
"""Maximum number of listed games."""
WHICH_GAME, LEFT_OUT = "which-game", "left-out"
"""Dialogs that ask for a file's game, and that list its skipped parts."""
TITLE = 200
"""Maximum length of a game's title, in characters."""
BLANK = keep(h("span", class_="thumb"))
"""Placeholder for a picture that is pending or cannot be drawn."""


def opening_dialog(done: float) -> Node:
    """Return the progress of reading (0 to 1), with a stop button."""
    bar = h("progress", max=100, value=round(100 * done), aria_label=say.read)
    stop = button(say.stop, "stop-opening", class_="primary")
    body = [h("p", bar), h("div", stop, class_="row")]
    return with_shade(dialog(say.opening_file, body, closes="stop-opening"), "opening")


def collection_dialog(collection: Collection, wanted: str, glances: Mapping[str, Kept]) -> Node:
    """Return the games of a file that match `wanted`: a number, or a part of a name."""
    matches = find(collection, wanted)
    count, more = len(collection.games), len(matches) - MOST
    rest = say.more(more) if more > 0 else "" if matches else say.found_none
    field = h(
        "input",
        type="text",
        name="text",
        defaultValue=wanted,  # later pictures keep the text being typed
        **TECHNICAL,
        aria_label=say.wanted,
        placeholder=say.wanted,
        id="find-game",
    )
    form = h("form", field, h("button", say.find, type="submit"), data_do="find-game", class_="row")
    rows = [_row(collection, index, glances) for index in matches[:MOST]]
    return dialog(
        say.games(count),
        [
            form,
            h("ol", rows, class_="collection"),
            h("p", rest, class_="by", role="status") if rest else None,
        ],
    )


def _row(collection: Collection, index: int, glances: Mapping[str, Kept]) -> Node:
    picture = glances.get(collection.text_of(index), BLANK)
    row: list[Kept | Node] = [picture, h("span", shown_title(collection, index))]
    return h("li", button(row, "choose-game", str(index)), key=str(index))


def unseen(collection: Collection, wanted: str, glances: Mapping[str, Kept]) -> int | None:
    """Return the number of the first listed game without a picture."""
    listed = find(collection, wanted)[:MOST]
    return next((index for index in listed if collection.text_of(index) not in glances), None)


def which_dialog(games: Sequence[str]) -> Node:
    """Return the question which of some games a file is of."""
    buttons = [button(INFOS[game].title, "choose-kind", game) for game in games]
    return dialog(say.which_game, [h("p", say.which_game_why), h("div", buttons, class_="row")])


def left_out_dialog(left_out: Sequence[str]) -> Node:
    """Return the list of the skipped parts of a file's game."""
    return dialog(say.left_out, [h("ul", [h("li", tidy(each)) for each in left_out], class_="left-out")])


def find(collection: Collection, wanted: str) -> list[int]:
    """Return the games, by number from 0, whose number from 1 or words match; all for no filter."""
    words = wanted.casefold().split()
    numbers = range(len(collection.games))
    if len(words) == 1 and words[0].isdecimal() and int(words[0][:9]) - 1 in numbers:
        return [int(words[0]) - 1]
    return [i for i in numbers if all(word in title_of(collection, i).casefold() for word in words)]


def shown_title(collection: Collection, index: int) -> str:
    """Return the title of a game, cleaned and cut, since files are untrusted."""
    return tidy(title_of(collection, index)[:TITLE])


def title_of(collection: Collection, index: int) -> str:
    """Return the number of a game, from 1, and its title."""
    return f"{index + 1}. {collection.games[index].title or say.nameless}"


def backup_dialog() -> Node:
    """Return the question whether to open a backup, which is for one's own devices."""
    answers = [button(backups.cancel, "close", class_="primary"), button(backups.open_backup, "open-backup")]
    return dialog(backups.backup, [h("p", backups.own_devices), h("div", answers, class_="row")])


def merge_dialog(merged: MergeResult) -> Node:
    """Return the result of opening a backup."""
    counts = [
        backups.games_added(merged.games) if merged.games else "",
        backups.games_continued(merged.longer) if merged.longer else "",
        backups.records_added(merged.records) if merged.records else "",
        backups.days_added(merged.days) if merged.days else "",
        backups.puzzles_added(merged.puzzles) if merged.puzzles else "",
    ]
    lines = [h("li", words) for words in counts if words]
    body = [h("ul", lines) if lines else h("p", backups.nothing_new), h("p", backups.all_kept, class_="by")]
    return dialog(backups.backup_opened, [*body, *_settings_question(merged)])


def _settings_question(merged: MergeResult) -> list[Node]:
    if merged.settings is None:
        return [h("div", button(backups.understood, "close", class_="primary"), class_="row")]
    answers = [
        button(backups.keep_mine, "close", class_="primary"),
        button(backups.take_theirs, "take-settings"),
    ]
    return [h("p", backups.which_settings), h("div", answers, class_="row")]
