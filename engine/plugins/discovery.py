"""Finds the games that come as wheels of their own, and takes them into the registry.

A wheel names its games by entry points of the group `oddcheckers.games`, such as `mine = "mine.rules:GAME"`.
Nothing looks for wheels by itself, since that reads what is said of every installed package. The start of a
page with wheels asks for it, in the worker too, and so does the command line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.metadata import Distribution, EntryPoint, distributions
from importlib.resources import files

from engine.contract.game import AnyGame
from engine.plugins.checks import FAULTS, Unfit, check_described, check_game, named
from engine.plugins.words.en import say
from engine.registry import GUESTS, REFUSED, Refusal, add_guest, remove_guest

GROUP = "oddcheckers.games"
"""The entry point group in which a wheel names its games."""
NO_WHEELS: Mapping[str, str] = {}


def find_wheels(broken: Mapping[str, str] = NO_WHEELS) -> None:
    """Put the games of all installed wheels after the others, in place of those that were found before.

    `broken` has the wheels that are known not to work, by name, with the reason: they are not looked at.
    What cannot be taken is in `REFUSED` afterwards, and does no harm. Raises nothing but `KeyboardInterrupt`:
    a person stops the program.
    """
    for game_id in list(GUESTS):
        remove_guest(game_id)
    REFUSED[:] = [Refusal(name, why) for name, why in sorted(broken.items())]
    for name, wheel in sorted(_wheels().items()):
        if name not in broken:
            _take(name, wheel)


def _wheels() -> dict[str, Distribution]:
    """The installed wheels with games, by name; of two with one name, the one that Python imports."""
    found: dict[str, Distribution] = {}
    for wheel in distributions():
        if _has_games(wheel):
            found.setdefault(_name(wheel), wheel)
    return found


def _has_games(wheel: Distribution) -> bool:
    """Whether a wheel speaks of games; one whose list is no text may."""
    try:
        return GROUP in (wheel.read_text("entry_points.txt") or "")
    except UnicodeDecodeError:
        return True


def _name(wheel: Distribution) -> str:
    """The wheel's name in one spelling, even if it does not say it as it should."""
    try:
        return plain_name(wheel.metadata["Name"])
    except (AttributeError, KeyError, TypeError, ValueError):
        return say.nameless


def plain_name(name: str) -> str:
    """Return the name of a wheel in the one spelling in which it is known here."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _take(name: str, wheel: Distribution) -> None:
    """Take in the games of one wheel, each by itself, or write down why not."""
    try:
        points = sorted(wheel.entry_points.select(group=GROUP))
    except Exception as fault:
        REFUSED.append(Refusal(name, say.no_entry_points(named(fault))))
        return
    for point in points:
        try:
            _take_game(point, name)
        except Unfit as fault:
            REFUSED.append(Refusal(name, str(fault)))
        except KeyboardInterrupt:
            raise
        except FAULTS as fault:
            REFUSED.append(Refusal(name, say.no_look(named(fault))))


def _take_game(point: EntryPoint, wheel: str) -> None:
    """Take in a game that keeps the contract's first terms. Raises `Unfit`."""
    game = _loaded(point)
    check_described(game)
    _check_page(game, point)
    add_guest(game, wheel)
    try:
        check_game(game)
    except BaseException:
        remove_guest(game.info.id)
        raise


def _loaded(point: EntryPoint) -> AnyGame:
    """Import what an entry point names. Raises `Unfit`, whatever goes wrong there."""
    try:
        game: AnyGame = point.load()
    except KeyboardInterrupt:
        raise
    except FAULTS as fault:
        raise Unfit(say.no_import(point.value, named(fault))) from fault
    return game


def _check_page(game: AnyGame, point: EntryPoint) -> None:
    """Its package has its page. Raises `Unfit`."""
    package = point.module.partition(".")[0]
    page = files(package) / "docs" / f"{game.info.id}.md"
    if not page.is_file():
        raise Unfit(say.no_page(f"{package}/docs/{game.info.id}.md"))
