"""Small files of every kind in `tests/corpus/`, and the report of `read` on each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.tools.reading import BadInput, games_of, report_of

CORPUS = Path(__file__).parents[2] / "corpus"
EXPECTED: dict[str, dict[str, Any]] = json.loads((CORPUS / "expected.json").read_text(encoding="utf-8"))


def test_every_file_is_in_the_table() -> None:
    assert {path.name for path in CORPUS.iterdir()} - {"expected.json"} == set(EXPECTED)
    assert len(EXPECTED) >= 150


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_the_report_on_a_file(name: str) -> None:
    """`end` and the sentences of `left_out` are compared in part, all else exactly."""
    wanted = EXPECTED[name]
    if why := wanted.get("fails"):
        with pytest.raises(BadInput) as caught:
            games_of(CORPUS / name)
        assert why in str(caught.value)
        return
    found = [report_of(each) for each in games_of(CORPUS / name)]
    assert len(found) == len(wanted["games"])
    for game, what in zip(found, wanted["games"], strict=True):
        exact = {key: value for key, value in what.items() if key not in ("end", "left_out")}
        assert {key: game[key] for key in exact} == exact, game
        assert what.get("end", "") in game["end"]
        sentences = what.get("left_out", [])
        assert len(game["left_out"]) == len(sentences), game["left_out"]
        assert all(part in whole for part, whole in zip(sentences, game["left_out"], strict=True)), game
