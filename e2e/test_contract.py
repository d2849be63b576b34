"""The contract that every game keeps natively is kept in the browser's Python too, with each option."""

from __future__ import annotations

from e2e.conftest import NewPage, OpenApp
from e2e.contract import run_checks
from engine.registry import GAMES
from tests.engine.contract.checks.every import CHECKS, covering


def test_every_game_keeps_the_contract_in_pyodide(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    open_app(page)
    told = run_checks(page, "'\\n'.join(run_all(range(1)))")
    ran = [line.split(" ")[0] for line in told.splitlines()]
    wanted = {game.info.id: len(CHECKS) * len(covering(game)) for game in GAMES.values()}
    assert {name: ran.count(name) for name in set(ran)} == wanted
