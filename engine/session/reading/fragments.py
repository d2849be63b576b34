"""Find links in texts and addresses, join wrapped ones, and strip punctuation around them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from engine.contract.values import BadOption, BadPosition
from engine.registry import GAMES
from engine.session.link import LINK_LIMIT, is_whole
from engine.session.position_link import read_position
from engine.session.serialization import Unreadable

_UNSEEN = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u200f"
_ENCODED = r"%(?:20|0A|0D|09|3E|3C|22|60|C2%A0|E2%80%8[BCDEF]|E2%81%A0|EF%BB%BF)"
_CLINGS = re.compile(rf"(?:{_ENCODED}|[\s{_UNSEEN}.,;:!?'\"`)\]}}>»”’*]){{1,12}}\Z", re.IGNORECASE)
"""Characters to strip from the end of a link, at most a dozen: punctuation, and invisible ones."""
_INSIDE = re.compile(rf"=\r?\n|{_ENCODED}|[\s{_UNSEEN}]", re.IGNORECASE)
"""Characters that may have been inserted into a link to a game on its way."""
_GAME = re.compile(r"(?<![A-Za-z0-9_.-])([a-z][a-z0-9-]{0,39})\.[0-9]{1,4}\.(?=[A-Za-z0-9_-])")
_POSITION = re.compile(r"(?:#|\A\s*)([a-z][a-z0-9-]{0,39})/(?=\S)")
_FRIENDS = re.compile(r"#((?:post|join|answer)=[A-Za-z0-9._-]+)")
_GAME_SIGNS = re.compile(r"[A-Za-z0-9_.-]*")
_POSITION_SIGNS = re.compile(r"[A-Za-z0-9/:;,=?~!*+.%_\[\]-]*")
_QUOTED = re.compile(r"^[> \t]+")
LOOKED_AT = 20 * LINK_LIMIT
"""Number of characters of a text to search for links; no message is longer."""
LINES = 400
"""Maximum number of lines that a link may be wrapped over."""
WRAPPED = 50
"""Minimum length of a line that mail software may have wrapped."""


def tidied(fragment: str) -> str:
    """Return the fragment of a link, without clinging characters and with wrapped lines joined."""
    fragment = fragment.strip().removeprefix("#")
    if "=" in fragment.partition("/")[0].partition(".")[0]:
        return fragment  # remote links are found by their own pattern
    fragment = re.sub(r"[&?](?:fbclid|gclid|utm_[a-z]+|mc_[a-z]+)=.*|&.*", "", fragment, flags=re.DOTALL)
    if _GAME.match(fragment):
        fragment = _INSIDE.sub("", fragment)
    return _CLINGS.sub("", fragment)


def find_fragment(text: str) -> str:
    """Return the fragment of the first link in a text that leads somewhere; "" if there is no link."""
    found, text = "", text[:LOOKED_AT]
    for begun in _GAME.finditer(text):
        if begun[1] in GAMES:
            for link in _joined(text[begun.start() : begun.start() + 2 * LINK_LIMIT], _GAME_SIGNS):
                found = found or tidied(link)
                if is_whole(tidied(link)):
                    return tidied(link)
    for begun in _POSITION.finditer(text):
        if begun[1] in GAMES:
            rest = text[begun.start(1) : begun.start() + 2 * LINK_LIMIT]
            links = [tidied(link) for link in _joined(rest, _POSITION_SIGNS, WRAPPED)]
            return next(filter(_leads_somewhere, links), found or links[0])
    friends = _FRIENDS.search(text)
    return found or (friends[1] if friends else "")


def _joined(text: str, signs: re.Pattern[str], wrapped: int = 0) -> Iterator[str]:
    """Yield a link up to the end of its first line, its second, and so on; short lines were not wrapped."""
    whole = ""
    for line in islice(text.splitlines(), LINES):
        line = _QUOTED.sub("", line) if whole else line
        found = signs.match(line)
        part = found[0] if found else ""
        soft = part.endswith("=") and len(part) == len(line)
        whole += part.removesuffix("=") if soft else part
        if not soft:
            yield whole
        if len(part.strip()) < len(line.strip().rstrip("=")) or (len(line) < wrapped and not soft):
            return


def _leads_somewhere(link: str) -> bool:
    """Return true if a position link leads to a valid position."""
    try:
        game, text, options = read_position(link)
        game.start(options, text)
    except (Unreadable, BadOption, BadPosition):
        return False
    return True
