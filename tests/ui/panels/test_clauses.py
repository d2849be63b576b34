"""Clauses quoted in sentences: as links to the rules, in speech, or left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.contract.values import Refusal
from engine.registry import GAMES, INFOS, find_game
from engine.session.match import new_match
from engine.session.narration import describe_action
from tests.engine.contract.checks.played import play_out
from tests.ui.fakes import make_app
from tools.rules_pages import make_rules
from ui.panels.clauses import ended, linked, page_of, plain, reason, spoken
from ui.tree import Node, find_all, texts

ROOT = Path(__file__).parents[3]
WORDS = "It must capture (D4, C5), or not (C21)."
DOCSTRING = re.compile(r"\"\"\".*?\"\"\"", re.DOTALL)
QUOTED = re.compile(r'"([A-Z]\d+(?:, [A-Z]\d+)*)"|\(([A-Z]\d+(?:, [A-Z]\d+)*)\)')
SHARED = {"S": ("engine/games/race",)}
ONLY_NUCLEAR, ONLY_CHINESE = {"N6"}, {"S20"}
ONLY_SATAN = {"S1", "S7", "S8", "S12", "S13"}
"""Clauses of shared code that the other game never quotes."""


def test_the_cause_of_an_end_follows_it_in_smaller_text() -> None:
    game = find_game("nuclear")
    match = new_match(game, {}, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").play(
        game.find(game.start({}, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), "a1a8")
    )
    parts = ended(match, ("Ada", "Bob"))
    *loud, _, quiet = parts
    assert isinstance(quiet, Node) and quiet.attributes["class"] == "because"
    assert "".join(texts(quiet)).startswith("The white rook on a8 attacks")
    assert isinstance(loud[0], str) and loud[0].startswith("Ada wins by checkmate")
    assert ended(new_match(game, {}), ("Ada", "Bob")) == []


def test_a_clause_is_a_button_that_opens_its_place_in_the_rules() -> None:
    parts = linked(WORDS, find_game("ctheckers"))
    cited = [part for part in parts if isinstance(part, Node)]
    assert {node.attributes["class"] for node in cited} == {"cited"}, "no line breaks there"
    buttons = list(find_all(cited, tag="button"))
    assert [node.attributes["data-value"] for node in buttons] == [
        "draughts#D4",
        "ctheckers#C5",
        "ctheckers#C21",
    ]
    assert [text for node in buttons for text in texts(node)] == ["D4", "C5", "rule C21"]
    said = "".join(part if isinstance(part, str) else "".join(texts(part)) for part in parts)
    assert said == "It must capture (rules D4 and C5), or not (rule C21)."


def test_a_clause_is_spoken_as_a_rule_and_left_out_before_a_game() -> None:
    assert spoken(WORDS) == "It must capture (rules D4 and C5), or not (rule C21)."
    assert plain(WORDS) == "It must capture, or not."
    assert reason(Refusal("No.", "D4")) == "No (D4)." and reason(Refusal("No.")) == "No." and not reason(None)


@pytest.mark.parametrize("game", GAMES)
def test_a_set_up_shows_no_clauses(game: str) -> None:
    app, page, _ = make_app()
    app.do("setup", game)
    assert not re.search(r"\b[A-Z]\d+\)", page.text())


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """Return the clauses that can be linked to, by the game of their page."""
    folder = tmp_path_factory.mktemp("rules")
    make_rules(ROOT, folder, {})
    found = {
        path.stem: re.findall(r'<span id="(\w+)">', path.read_text("utf-8")) for path in folder.glob("*.html")
    }
    assert all(len(ids) == len(set(ids)) for ids in found.values())
    return {game: set(ids) for game, ids in found.items()}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_cites_only_clauses_of_its_page_and_of_the_pages_it_builds_on(name: str) -> None:
    stands_on = re.findall(r"\]\((\w+)\.md\)", (ROOT / "docs" / f"{name}.md").read_text("utf-8"))
    allowed = {
        letter for info in (INFOS[name], *map(INFOS.__getitem__, stands_on)) for letter in info.clauses
    }
    sources = [path.read_text("utf-8") for path in (ROOT / "engine" / "games" / name).rglob("*.py")]
    cited = {clause for source in sources for clause in _all_quoted(source)}
    match = play_out(find_game(name), find_game(name).settle_options({}), 1)
    cited |= {clause for i in range(len(match.log)) for clause in _all_quoted(describe_action(match, i))}
    letters = {info.clauses for info in INFOS.values()}
    assert not {clause for clause in cited if clause[0] in letters - allowed}


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_pages_contain_the_clause_of_every_end(name: str, pages: dict[str, set[str]]) -> None:
    game = find_game(name)
    for clause in {clause for end in game.reasons for clause in end.clause.split(", ") if clause}:
        assert clause in pages[page_of(clause, game)], f"{clause} is not in docs/{name}.md"


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_pages_contain_every_quoted_clause(name: str, pages: dict[str, set[str]]) -> None:
    game = find_game(name)
    folders = [f"engine/games/{name}", *SHARED.get(game.info.clauses, ())]
    sources = [path for folder in folders for path in (ROOT / folder).rglob("*.py")]
    quoted = {clause for path in sources for clause in _quoted(path.read_text("utf-8"), game.info.clauses)}
    quoted -= ONLY_SATAN if name == "chinese" else ONLY_CHINESE if name == "satan" else ONLY_NUCLEAR
    assert quoted or not game.info.clauses
    for clause in quoted:
        page = page_of(clause, game)
        assert clause in pages[page], f"{clause} is not in docs/{page}.md"


def _quoted(text: str, letter: str) -> set[str]:
    return {clause for clause in _all_quoted(text) if clause[0] in (letter, "D")}


def _all_quoted(text: str) -> set[str]:
    groups = QUOTED.findall(DOCSTRING.sub("", text))
    return {clause for pair in groups for group in pair if group for clause in group.split(", ")}
