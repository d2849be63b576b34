"""The contract that every game keeps natively is kept in the browser's Python too."""

from __future__ import annotations

from e2e.conftest import NewPage, OpenApp
from e2e.site import ROOT
from engine.registry import GAMES
from tests.engine.contract.checks import CHECKS


def test_every_game_keeps_the_contract_in_pyodide(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    open_app(page)
    checks = (ROOT / "tests" / "engine" / "contract" / "checks.py").read_text(encoding="utf-8")
    report = "\n'\\n'.join(run_all(range(1)))\n"
    told = page.evaluate("code => oddPyScript.interpreter.runPython(code)", checks + report)
    ran = [line.split(" ")[0] for line in told.splitlines()]
    wanted = {game.info.id: len(CHECKS) * len(list(game.all_options())) for game in GAMES.values()}
    assert {name: ran.count(name) for name in set(ran)} == wanted
