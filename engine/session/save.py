"""Matches as saves: JSON, readable, checksummed."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from typing import Any

from engine.contract.steps import Steps, finish
from engine.contract.variation_edits import merged
from engine.contract.variations import Texts, Variations
from engine.formats.untrusted import read_json
from engine.registry import GAMES
from engine.session.match import Match, Replay, new_match
from engine.session.serialization import Foreign, Shared, Unreadable, agreed_text, by_rules, read_agreed
from engine.session.variations import read_variations, variations_data
from engine.session.words.en import say

SAVE_VERSION = 1
SAVE_LIMIT = 2_000_000
"""Maximum length of a save, in characters."""
_FIELDS = {
    "game": str,
    "rules": int,
    "options": dict,
    "start": str,
    "seats": str,
    "log": list,
    "cursor": int,
    "agreed": str,
}
"""Required fields of a save and their types; `lines` and `recorded` are optional."""


def write_save(match: Match, seats: str = "") -> str:
    """Return the whole match as JSON text, including actions that can be redone."""
    content: dict[str, Any] = {
        "game": match.game.info.id,
        "rules": match.game.info.rules_version,
        "options": match.options,
        "start": match.start,
        "seats": seats,
        "log": [action.text for action in match.log],
        "cursor": match.cursor,
        "agreed": agreed_text(match.agreed),
    }
    if match.recorded:
        content["recorded"] = True
    if match.lines:
        content["lines"] = variations_data(match.lines)
    return _sealed(content)


def with_variations_of_save(text: str, other: str) -> str:
    """Return a save with everything that only `other`, of the same game, contains, as variations.

    No action is played. If either of them is invalid, the save stays as it is.
    """
    try:
        (content, mine), (_, theirs) = _tree(text), _tree(other)
    except (ValueError, KeyError, TypeError):
        return text
    lines = merged(*mine, *theirs)
    return text if lines == mine[1] else _sealed({**content, "lines": variations_data(lines)})


def with_note(text: str, change: Callable[[str], str]) -> str:
    """Return a save with its free text changed.

    No action is played. Raises `Unreadable`; `KeyError` or `TypeError` if the content is malformed.
    """
    content = _save_content(text)
    return _sealed({**content, "seats": change(content["seats"])})


def _tree(text: str) -> tuple[dict[str, Any], tuple[Texts, Variations]]:
    """Return the content, actions and variations of a save.

    Raises `ValueError`, `KeyError`, `TypeError`.
    """
    content = _save_content(text)
    log = content["log"]
    if not all(isinstance(action, str) for action in log):
        raise TypeError("an action is no text")
    return content, (
        tuple(log),
        read_variations(content["lines"], log) if "lines" in content else Variations(),
    )


def _sealed(content: dict[str, Any]) -> str:
    return json.dumps({"oddcheckers": SAVE_VERSION, "check": _sum(content), "content": content})


def read_save(text: str) -> Shared:
    """Return the match of a save. Raises `Unreadable` if it is `Foreign`, changed, or too new."""
    return finish(save_steps(text))


def save_steps(text: str, known: Match | None = None) -> Steps[Shared]:
    """Return `read_save` in steps, one action each; a common start with `known` is not replayed.

    Raises `Unreadable`.
    """
    if len(text) > SAVE_LIMIT:
        raise Foreign(say.save_large)
    content = _save_content(text)
    if type(content) is not dict or any(
        type(content.get(name)) is not kind for name, kind in _FIELDS.items()
    ):
        raise Unreadable(say.save_edited)
    try:
        game = GAMES.get(content["game"])
        if game is None:
            raise Unreadable(say.save_unknown(content["game"]))
        game = by_rules(game, content["rules"])
        match = new_match(game, content["options"], content["start"], content.get("recorded") is True)
        lines = read_variations(content["lines"], content["log"]) if "lines" in content else Variations()
        match = yield from _replay(_common(match, known, content["log"]), content["log"])
        match = match._replace(lines=lines)
        match = match.goto(content["cursor"])
        return Shared(read_agreed(match, content["agreed"]), content["seats"])
    except (IndexError, ValueError) as fault:
        if isinstance(fault, Unreadable):
            raise
        raise Unreadable(say.save_wrong) from fault


def _replay(begun: Match, tokens: list[str]) -> Steps[Match]:
    """Continue a match, whose cursor is at the end of its log, with the rest of the tokens."""
    replay = Replay(begun)
    for index in range(begun.cursor, len(tokens)):
        replay.play(begun.game.find(replay.state, tokens[index]))
        yield index / len(tokens)
    return replay.match


def _common(match: Match, known: Match | None, tokens: list[str]) -> Match:
    """Return `match`, or `known` up to where it departs from the tokens if both began alike."""
    begins = match.game, match.options, match.start, match.states[0]
    if known is None or (known.game, known.options, known.start, known.states[0]) != begins:
        return match
    pairs = enumerate(zip(known.log, tokens, strict=False))
    shared = min(len(known.log), len(tokens))
    cursor = next((index for index, (action, token) in pairs if action.text != token), shared)
    return known._replace(
        log=known.log[:cursor], states=known.states[: cursor + 1], cursor=cursor, agreed=None
    )


def _save_content(text: str) -> Any:
    try:
        save = read_json(text)
        version, check, content = save["oddcheckers"], save["check"], save["content"]
    except (ValueError, KeyError, TypeError) as fault:
        raise _refused(text) from fault
    if type(version) is not int or version < SAVE_VERSION:
        raise Unreadable(say.save_edited)
    if version > SAVE_VERSION:
        raise Unreadable(say.save_newer)
    if check != _sum(content):
        raise Unreadable(say.save_edited)
    return content


def _refused(text: str) -> Unreadable:
    """Return the error for a text that is no save: it may be a fragment of one."""
    return (
        Unreadable(say.save_edited)
        if text.lstrip().startswith('{"oddcheckers"')
        else Foreign(say.save_foreign)
    )


def _sum(content: Any) -> str:
    return f"{zlib.crc32(json.dumps(content, sort_keys=True).encode()):08x}"
