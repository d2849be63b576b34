"""Every game keeps the contract in the browser's Python, too, with each option."""

from __future__ import annotations

import pytest

from e2e.conftest import NewPage, OpenApp
from e2e.contract import run_checks
from engine.registry import GAMES
from tests.engine.contract.checks.every import CHECKS, covering


@pytest.mark.parametrize("most", [1, pytest.param(None, marks=pytest.mark.soak)], ids=["usual", "all"])
def test_every_game_keeps_the_contract_in_pyodide(
    most: int | None, new_tab: NewPage, open_app: OpenApp
) -> None:
    page = new_tab()
    open_app(page)
    output = run_checks(page, f"'\\n'.join(run_all(range(1), {most}))")
    ran = [line.split(" ")[0] for line in output.splitlines()]
    wanted = {game.info.id: len(CHECKS) * len(covering(game)[:most]) for game in GAMES.values()}
    assert {name: ran.count(name) for name in set(ran)} == wanted
