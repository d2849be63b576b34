"""Discovery of plugin games, which it adds to the registry.

A wheel names its games by entry points of the group `oddcheckers.games`, such as `mine = "mine.rules:GAME"`.
Discovery reads the metadata of every installed package, so it only runs on request: at the start of a page
with plugins, in its worker, and on the command line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.metadata import Distribution, EntryPoint, distributions
from importlib.resources import files

from engine.contract.game import AnyGame
from engine.plugins.checks import FAULTS, Unfit, check_described, check_game, named
from engine.plugins.refusals import say
from engine.registry import PLUGINS, REFUSED, RefusedPlugin, add_plugin, remove_plugin

GROUP = "oddcheckers.games"
"""The entry point group in which a wheel names its games."""
NO_WHEELS: Mapping[str, str] = {}


def find_plugins(broken: Mapping[str, str] = NO_WHEELS) -> None:
    """Register the games of all installed wheels after the built-in ones, replacing earlier findings.

    `broken` maps names of wheels that are known to fail to the reason; they are skipped. `REFUSED` lists all
    refused games afterwards. Raises nothing but `KeyboardInterrupt`, which is a person stopping the program.
    """
    for game_id in list(PLUGINS):
        remove_plugin(game_id)
    REFUSED[:] = [RefusedPlugin(name, why) for name, why in sorted(broken.items())]
    for name, wheel in sorted(_wheels().items()):
        if name not in broken:
            _take(name, wheel)


def _wheels() -> dict[str, Distribution]:
    """Return the installed wheels with games, by name; of two with the same name, the importable one."""
    found: dict[str, Distribution] = {}
    for wheel in distributions():
        if _has_games(wheel):
            found.setdefault(_name(wheel), wheel)
    return found


def _has_games(wheel: Distribution) -> bool:
    """Return True if a wheel may have games: its entry points name the group, or cannot be decoded."""
    try:
        return GROUP in (wheel.read_text("entry_points.txt") or "")
    except UnicodeDecodeError:
        return True


def _name(wheel: Distribution) -> str:
    """Return the wheel's normalized name, even if its metadata is damaged."""
    try:
        return plain_name(wheel.metadata["Name"])
    except (AttributeError, KeyError, TypeError, ValueError):
        return say.nameless


def plain_name(name: str) -> str:
    """Return the name of a wheel in normalized spelling."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _take(name: str, wheel: Distribution) -> None:
    """Register the games of one wheel, each separately, or record the refusal."""
    try:
        points = sorted(wheel.entry_points.select(group=GROUP))
    except Exception as fault:
        REFUSED.append(RefusedPlugin(name, say.no_entry_points(named(fault))))
        return
    for point in points:
        try:
            _take_game(point, name)
        except Unfit as fault:
            REFUSED.append(RefusedPlugin(name, str(fault)))
        except KeyboardInterrupt:
            raise
        except FAULTS as fault:
            REFUSED.append(RefusedPlugin(name, say.inspection_failed(named(fault))))


def _take_game(point: EntryPoint, wheel: str) -> None:
    """Register a game that passes the checks. Raises `Unfit`."""
    game = _loaded(point)
    check_described(game)
    _check_page(game, point)
    add_plugin(game, wheel)
    try:
        check_game(game)
    except BaseException:
        remove_plugin(game.info.id)
        raise


def _loaded(point: EntryPoint) -> AnyGame:
    """Import the object of an entry point. Raises `Unfit` on any failure."""
    try:
        game: AnyGame = point.load()
    except KeyboardInterrupt:
        raise
    except FAULTS as fault:
        raise Unfit(say.no_import(point.value, named(fault))) from fault
    return game


def _check_page(game: AnyGame, point: EntryPoint) -> None:
    """Check that the package has a page for the game. Raises `Unfit`."""
    package = point.module.partition(".")[0]
    page = files(package) / "docs" / f"{game.info.id}.md"
    if not page.is_file():
        raise Unfit(say.no_page(f"{package}/docs/{game.info.id}.md"))
