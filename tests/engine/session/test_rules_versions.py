"""Games by earlier rules: they open, continue, and are written as they were."""

from __future__ import annotations

import pytest

from engine.contract.game import AnyGame
from engine.registry import GAMES, INFOS
from engine.remote.agreement import POST, Table, next_table, read_table, table_entry
from engine.session.link import read_link, write_link
from engine.session.match import Match, new_match
from engine.session.save import read_save, write_save
from tests.engine.contract.checks.played import play_out

OLDER = [(info.id, version) for info in INFOS.values() for version in info.earlier_rules]
pairs = pytest.mark.parametrize(("name", "version"), OLDER)


def older(name: str, version: int) -> AnyGame:
    game = GAMES[name].with_rules_version(version)
    assert game
    return game


def half_way(name: str, version: int) -> Match:
    """Return a random game by earlier rules, up to its middle."""
    game = older(name, version)
    match = play_out(game, game.settle_options({}), 1)
    middle = len(match.log) // 2
    return match._replace(log=match.log[:middle], states=match.states[: middle + 1], cursor=middle)


def test_earlier_rules_exist() -> None:
    assert {name for name, _ in OLDER} >= {"satan"}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_a_rules_version(name: str) -> None:
    game = GAMES[name]
    assert game.with_rules_version(game.info.rules_version) is game
    assert all(0 < version < game.info.rules_version for version in game.info.earlier_rules)
    for version in game.info.earlier_rules:
        assert older(name, version) is older(name, version), "the same object, so that games can be compared"
        assert older(name, version).info == game.info._replace(rules_version=version)
    for other in (0, game.info.rules_version + 1, "1", None):
        assert game.with_rules_version(other) is None


@pairs
def test_states_carry_the_rules(name: str, version: int) -> None:
    """Search and workers get a state and the id of its game, nothing else."""
    assert {state.rules for state in half_way(name, version).states} == {version}
    now = GAMES[name]
    assert now.initial(now.settle_options({})).rules == now.info.rules_version


@pairs
def test_a_link_and_a_save_restore_the_rules_version(name: str, version: int) -> None:
    match = half_way(name, version)
    for read in (read_link(write_link(match)).match, read_save(write_save(match)).match):
        assert read == match and read.game is older(name, version)
    assert write_save(match).count(f'"rules": {version},') == 1


@pairs
def test_a_remote_table_keeps_its_rules_until_the_rematch(name: str, version: int) -> None:
    match = new_match(older(name, version))
    owners = tuple(seat % 2 for seat in range(len(match.seats)))
    table = Table("0123456789ab", POST, owners, match)
    read = read_table(table_entry(table))
    assert read == table and read.game is older(name, version)
    assert next_table(read).game is GAMES[name]


@pytest.mark.parametrize("rules", ["0", "3000", "01", "²", "", "-1", "1.0"])
def test_unknown_rules_versions_are_refused(rules: str) -> None:
    entry = table_entry(Table("0123456789ab", POST, (0, 1), new_match(GAMES["draughts"])))
    parts = (*entry.parts[:3], rules, *entry.parts[4:])
    with pytest.raises(ValueError, match="other-rules"):
        read_table(entry._replace(parts=parts))
