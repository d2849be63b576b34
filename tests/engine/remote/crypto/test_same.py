"""Results never change, since stored games are verified again, and are the same in the browser."""

from __future__ import annotations

from tests.engine.remote.crypto.same import results


def test_results_for_fixed_secrets_never_change() -> None:
    assert results() == [
        "QzTqDaGOucAs6sB4IwXHgyC4v6YZcsQtPMVJ9t0gsIg",
        "rUBsXfiXkMtKo3h-EB2k_IfYoIhkik43TA8pKUGPTNI",
        "022202222220202022222022221202",
        "721737a4b566385e4483b02ca2ad3d014e8b682609e347ccdb2b889daadf62af",
        "[1, 2, 0]",
        "[None, None]",
        "JmKPBJZ4tsQJ9HSNOdU1pRuJK9WG_Ipm2FNWhM6OPT4AzmEg2O0m334Vu3oBjDqjr5mOHklY6UAqdmMf7YEQUopbP7ScMbEHm9k4s"
        "uftfvsAGfF7XP1H0C35XRXLNYIKi_aqzfdkKz1fWL0XUUvdQU0",
        "True",
    ]
