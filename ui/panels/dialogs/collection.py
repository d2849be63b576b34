"""What is shown while something is read, and the games of a file that holds several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.formats.lists import Collection
from engine.registry import INFOS
from ui.panels.parts import TECHNICAL, dialog, over_all
from ui.storage.names import tidy
from ui.tree import Kept, Node, button, h, keep
from ui.words.en.dialogs import say

MOST = 50
"""How many games are listed at once."""
WHICH_GAME, LEFT_OUT = "which-game", "left-out"
"""The dialogs that ask which game a file is of, and that list what was left out of it."""
TITLE = 200
"""How much is shown of what a game is called, in characters."""


BLANK = keep(h("span", class_="thumb"))
"""What stands where a picture is to come, or where none can be made."""


def opening_dialog(done: float) -> Node:
    """Return how far a reading is (0 to 1), with the way to stop it."""
    bar = h("progress", max=100, value=round(100 * done), aria_label=say.read)
    stop = button(say.stop, "stop-opening", class_="primary")
    body = [h("p", bar), h("div", stop, class_="row")]
    return over_all(dialog(say.opening, body, closes="stop-opening"), "opening")


def collection_dialog(collection: Collection, wanted: str, glances: Mapping[str, Kept]) -> Node:
    """Return the games of a file that fit what is `wanted`: a number, or a part of a name."""
    found = find(collection, wanted)
    count = len(collection.games)
    more = len(found) - MOST
    rest = say.more(more) if more > 0 else ""
    rest = rest if found else say.found_none
    field = h(
        "input",
        type="text",
        name="text",
        defaultValue=wanted,  # the pictures that follow leave alone what is being typed
        **TECHNICAL,
        aria_label=say.wanted,
        placeholder=say.wanted,
        id="find-game",
    )
    form = h("form", field, h("button", say.find, type="submit"), data_do="find-game", class_="row")
    rows = [_row(collection, index, glances) for index in found[:MOST]]
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
    """Return the number of the first game that is listed and has no picture yet."""
    listed = find(collection, wanted)[:MOST]
    return next((index for index in listed if collection.text_of(index) not in glances), None)


def which_dialog(games: Sequence[str]) -> Node:
    """Return the question which of some games a file is of."""
    buttons = [button(INFOS[game].title, "choose-kind", game) for game in games]
    return dialog(say.which_game, [h("p", say.which_game_why), h("div", buttons, class_="row")])


def left_out_dialog(left_out: Sequence[str]) -> Node:
    """Return what was left out of a game of a file."""
    return dialog(say.left_out, [h("ul", [h("li", tidy(each)) for each in left_out], class_="left-out")])


def find(collection: Collection, wanted: str) -> list[int]:
    """Return which games, by number from 0, have a number from 1 or words as wanted; all for no wish."""
    words = wanted.casefold().split()
    numbers = range(len(collection.games))
    if len(words) == 1 and words[0].isdecimal() and int(words[0][:9]) - 1 in numbers:
        return [int(words[0]) - 1]
    return [i for i in numbers if all(word in title_of(collection, i).casefold() for word in words)]


def shown_title(collection: Collection, index: int) -> str:
    """Return what `title_of` does, as it is shown: tidied and cut, for it may come from anywhere."""
    return tidy(title_of(collection, index)[:TITLE])


def title_of(collection: Collection, index: int) -> str:
    """Return the number of a game, from 1, and what it is called."""
    return f"{index + 1}. {collection.games[index].title or say.nameless}"
