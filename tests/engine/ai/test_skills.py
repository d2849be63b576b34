"""Skills of the weaker levels: they rise with the level, and the docs list them."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from engine.ai.levels import LEVELS, skill_of
from engine.contract.skill import BEST_SKILL, Skill
from engine.registry import GAMES, find_game

DOCS = Path(__file__).parents[3] / "docs" / "opponents.md"
SETUPS: list[tuple[str, str, dict[str, str]]] = [
    *((name, "", {}) for name in GAMES),
    ("satan", ", three and four", {"setup": "three"}),
    ("satan", ", three and four", {"setup": "four"}),
    ("satan", ", five", {"setup": "five"}),
    ("chinese", ", three and four", {"players": "3"}),
    ("chinese", ", three and four", {"players": "4"}),
    ("chinese", ", six", {"players": "6"}),
]


def skills(name: str, options: dict[str, str]) -> list[Skill]:
    game = find_game(name)
    usual = {"setup": "duel"} if name == "satan" else {}
    state = game.initial(game.settle_options({**usual, **options}))
    return [skill_of(game, level.id, state) for level in LEVELS]


def doc_cell(skill: Skill) -> str:
    turns = "all" if skill.plies == BEST_SKILL.plies else str(skill.plies)
    again = f", {skill.again:.0%} again" if skill.again else ""
    return f"{turns}, {skill.nodes:,}, {skill.spread}, {skill.slips:.0%}{again}"


@pytest.mark.parametrize(("name", "_words", "options"), SETUPS)
def test_each_level_sees_more_than_the_one_below(name: str, _words: str, options: dict[str, str]) -> None:
    *weaker, best = skills(name, options)
    assert best == BEST_SKILL
    for one, other in pairwise(weaker):
        assert one.plies <= other.plies and (one.nodes or 0) < (other.nodes or 0)
        assert one.spread > other.spread > best.spread


@pytest.mark.parametrize(("name", "words", "options"), SETUPS)
def test_the_docs_list_the_skills(name: str, words: str, options: dict[str, str]) -> None:
    cells = [doc_cell(skill) for skill in skills(name, options)[:-1]]
    assert f"| {find_game(name).info.title}{words} | {' | '.join(cells)} |" in DOCS.read_text()
