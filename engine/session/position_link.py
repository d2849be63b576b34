"""Links to positions that people can read and edit: `chess/8/8/8/8/8/8/5q2/6Kk_w_-_-_0_1`.

After the id of the game comes the position text, with `_` for each space, then the options that the position
leaves open: `;open_cards=2`. The position text holds the side to move. Other characters are percent-encoded
where a URL requires it.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import quote, unquote

from engine.contract.game import AnyGame
from engine.contract.values import FIRST, BadOption, BadPosition, Options
from engine.registry import GAMES
from engine.session.link import LINK_LIMIT
from engine.session.serialization import Unreadable
from engine.session.words.en import say

_GAME = re.compile(r"([a-z][a-z0-9-]{0,39})/")
_OPTION = re.compile(r";([A-Za-z0-9_]{1,40})=([A-Za-z0-9_-]{0,40})$")
_PLAIN = "/:;,=?~!*+.-_"
"""Characters besides letters and digits that stay unencoded in a link."""


class PositionLink(NamedTuple):
    """The parts of a position link; the text may not be a valid position."""

    game: AnyGame
    text: str
    options: dict[str, str]


def is_position_link(fragment: str) -> bool:
    """Return True if a fragment starts like a position link; the rest is not validated."""
    return _GAME.match(fragment) is not None


def write_position(game: AnyGame, text: str, options: Options) -> str:
    """Return the fragment for a position text, valid or not; "" if the text contains `_`."""
    if "_" in text:
        return ""
    try:
        usual = game.settle_at(text, {})
    except BadPosition:
        usual = game.settle_options({})
    given = {key: value for key, value in options.items() if value != usual[key] and key != FIRST}
    open_ = "".join(f";{key}={value}" for key, value in given.items())
    return f"{game.info.id}/{quote(text.strip().replace(' ', '_') + open_, safe=_PLAIN, errors='replace')}"


def read_position(fragment: str) -> PositionLink:
    """Return the parts of a fragment. Raises `Unreadable` for an unknown game or option."""
    found = _GAME.match(fragment)
    if not found or len(fragment) > LINK_LIMIT:
        raise Unreadable(say.link_foreign)
    if found[1] not in GAMES:
        raise Unreadable(say.link_unknown(found[1]))
    game, text, given = GAMES[found[1]], unquote(fragment[found.end() :]), dict[str, str]()
    while option := _OPTION.search(text):
        given[option[1]] = option[2]
        text = text[: option.start()]
    try:
        return PositionLink(game, text.replace("_", " "), game.settle_options(given))
    except BadOption as fault:
        raise Unreadable(
            say.link_option(";".join(f"{key}={value}" for key, value in given.items()))
        ) from fault
