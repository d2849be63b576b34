"""Interactive examples of the rules pages: each is played through, and a broken one stops the build."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path

import pytest

from engine.contract import language
from engine.contract.values import Action, Refusal
from engine.registry import GAMES, find_game
from tests.site.sources import ROOT
from tools.examples.blocks import Block, blocks_of
from tools.examples.board import ExampleBoard, SharedTexts
from tools.examples.page import data_of, put_examples
from tools.problem import Problem
from tools.rules_pages import make_rules
from tools.words.en import say_try
from ui.board.pieces import SETS
from ui.panels.clauses import reason
from ui.session.selection import Path as Picked

PLAIN = ("draughts", "chess", "chinese")
"""Minimum number of examples: two for a well-known game, four for an odd one."""
LARGEST = 60_000
"""Maximum size of the examples of a page, in characters before compression."""
PAGES = [
    page
    for folder in (ROOT / "docs", *sorted((ROOT / "docs").glob("[a-z][a-z]/")))
    for page in sorted(folder.glob("*.md"))
    if page.stem in GAMES
]
BLOCKS = [(page, block) for page in PAGES for block in blocks_of(page.read_text("utf-8"), page.name)]
A_BLOCK = """# Page

```try
position: B:W18,29:B15
show: c3 g7
move: 15x22
ask: Jump.
told: Done.
```
"""


def named(page: Path) -> str:
    return page.relative_to(ROOT / "docs").as_posix()


EACH = [
    pytest.param(page, block, id=f"{named(page)}:{block.line}")
    for page, block in BLOCKS
    if page.parent == ROOT / "docs"
]
"""The English boards. Those of other languages are the same but for their texts, as tests below prove."""


def room_of(page: Path, block: Block) -> ExampleBoard:
    return ExampleBoard(block, find_game(page.stem), 1, "../", SharedTexts())


def reached(room: ExampleBoard) -> set[str]:
    """Return the actions that clicks lead to, from the first stage on."""
    found, ahead, seen = set(), [room.stages[()]], set[Picked]()
    while ahead:
        stage = ahead.pop()
        seen.add(stage.picked)
        for lead in stage.leads.values():
            if isinstance(lead, Action):
                found.add(lead.text)
            elif not isinstance(lead, Refusal) and lead not in seen:
                ahead.append(room.stages[lead])
    return found


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_a_page_has_boards_and_they_are_not_heavy(page: Path) -> None:
    blocks = [block for there, block in BLOCKS if there == page]
    assert len(blocks) >= (2 if page.stem in PLAIN else 4)
    shared = SharedTexts()
    made = [
        ExampleBoard(block, find_game(page.stem), number, "../", shared)
        for number, block in enumerate(blocks, 1)
    ]
    assert len(data_of(made, shared)) + sum(len(room.html()) for room in made) < LARGEST


@pytest.mark.parametrize(("page", "block"), EACH)
def test_the_task_can_be_solved_by_clicks_and_is_announced(page: Path, block: Block) -> None:
    room = room_of(page, block)
    assert set(block.move) <= reached(room)
    assert all(step.told for steps in room.scene.ways.values() for step in steps)
    assert all(len(steps) == 1 + len(block.then) for steps in room.scene.ways.values())


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent != ROOT / "docs"], ids=named)
def test_the_texts_of_a_board_are_there_in_another_language(page: Path) -> None:
    language.set_language(page.parent.name)
    try:
        for block in (block for there, block in BLOCKS if there == page):
            room = room_of(page, block)
            assert block.ask and block.told
            assert all(step.told for steps in room.scene.ways.values() for step in steps)
            leads = [lead for stage in room.stages.values() for lead in stage.leads.values()]
            assert all(reason(lead) for lead in leads if isinstance(lead, Refusal))
    finally:
        language.set_language(language.ENGLISH)


@pytest.mark.parametrize(("page", "block"), EACH)
def test_wrong_clicks_get_a_reason(page: Path, block: Block) -> None:
    stages = room_of(page, block).stages.values()
    wrong = [lead for stage in stages for lead in stage.leads.values() if isinstance(lead, Refusal)]
    assert wrong and all(reason(lead) for lead in wrong)
    others = {text for text in reached(room_of(page, block)) if text not in block.move}
    of_the_game = {lead.words for lead in wrong} - {
        say_try.nothing_there,
        say_try.not_there,
        say_try.not_on_the_board,
    }
    assert of_the_game or others, "there is nothing wrong to try"


def test_the_board_says_if_a_card_must_be_chosen() -> None:
    page, block = next((page, block) for page, block in BLOCKS if "card:flood" in block.move)
    first = room_of(page, block).stages[()]
    told = {lead.words for lead in first.leads.values() if isinstance(lead, Refusal)}
    assert told == {say_try.not_on_the_board}


@pytest.mark.parametrize(("page", "block"), EACH)
def test_arrow_keys_lead_to_every_spot(page: Path, block: Block) -> None:
    spots = room_of(page, block).data()["spots"]
    seen, ahead = {0}, [0]
    while ahead:
        beside = set(spots[ahead.pop()][3:]) - seen
        seen |= beside
        ahead += beside
    assert len(seen) == len(spots)


@pytest.mark.parametrize(("page", "block"), EACH)
def test_every_drawing_is_there_and_every_number_means_something(page: Path, block: Block) -> None:
    room = room_of(page, block)
    data = room.data()
    texts = list(room.shared.texts)
    drawings = [text for text in texts if text.endswith(".svg")]
    assert all((ROOT / drawing.removeprefix("../")).is_file() for drawing in drawings)
    size = len(data["spots"]) + len(data["more"])
    for stage in data["stages"]:
        assert len(stage["to"]) == size
        assert all(-1 - len(data["answers"]) < lead < len(data["stages"]) for lead in stage["to"])
    for step in [step for answer in data["answers"] for step in answer.get("steps", ())]:
        assert step["picture"] < len(data["pictures"])


def test_a_chosen_set_of_pieces_is_on_the_small_boards_too() -> None:
    (block,) = blocks_of(A_BLOCK, "draughts.md")
    shared = SharedTexts()
    sets = json.loads(data_of([ExampleBoard(block, find_game("draughts"), 1, "../", shared)], shared))["sets"]
    assert set(sets) == set(SETS) and sets["usual"] == {}
    assert sets["cut"]["../assets/pieces/dark-pawn.svg"] == "../assets/pieces/cut/dark-pawn.svg"
    drawings = [drawing for each in sets.values() for drawing in each.values()]
    assert all((ROOT / drawing.removeprefix("../")).is_file() for drawing in drawings)


# --- a page ----------------------------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return a rules page from `rules_pages.mjs`, without its examples."""
    path = tmp_path / "draughts.html"
    head = '<link rel="stylesheet" href="../assets/rules.css">'
    path.write_text(f'<html lang="en"><head>{head}</head><body><p>Yes.</p>\n<!--try 3-->\n</body></html>')
    return path


def source(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "draughts.md"
    path.write_text(text)
    return path


def test_a_page_shows_the_position_also_without_a_script(tmp_path: Path, page: Path) -> None:
    put_examples(source(tmp_path, A_BLOCK), page, find_game("draughts"))
    text = page.read_text()
    assert "<b>Try it.</b> Jump." in text
    assert 'aria-label="The board: 18 light pawn, 15 dark pawn."' in text
    assert text.count("../assets/pieces/dark-pawn.svg") >= 2, "in the still picture, and to be drawn anew"
    assert "<!--try" not in text and "style=" not in text
    found = re.search(r'<script type="application/json" id="examples">(.*?)</script>', text)
    assert found and "<" not in found[1]
    assert len(json.loads(found[1])["boards"]) == 1


def test_a_page_without_boards_stays_as_it_is(tmp_path: Path, page: Path) -> None:
    before = page.read_text()
    put_examples(source(tmp_path, "# Page\n"), page, find_game("draughts"))
    assert page.read_text() == before


def test_consequences_are_in_the_language_of_the_page(tmp_path: Path, page: Path) -> None:
    page.write_text(page.read_text().replace('lang="en"', 'lang="xx"'))
    spoken = []

    def listen(*_: object) -> str:
        spoken.append(language.current_language())
        return "{}"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tools.examples.page.data_of", listen)
        put_examples(source(tmp_path, A_BLOCK), page, find_game("draughts"))
    assert spoken == ["xx"] and language.current_language() == "en"


WRONG = [
    ("position: B:W18,29", "position: B:W18,33", "33"),
    ("W18,29:B15\n", "W18:B15\nfirst: 15x22\n", "it is nobody's turn"),
    ("show: c3 g7", "show: c3 z9", "'z9' in the line 'show: …' is no spot"),
    ("show: c3 g7", "show: c3 e5", "'15x22' leads to where the board is not shown"),
    ("show:", "show: c3\nshow:", "there is more than one line 'show: …'"),
    (
        "W18,29:B15\nshow: c3 g7\nmove: 15x22",
        "W32:B15,25\nshow: c3 g7\nmove: 15-18",
        "g7 can move, but only to where the board is not shown",
    ),
    ("move: 15x22", "move: 15-19", "'15-19' is not possible there; legal actions: 15x22"),
    ("move:", "options: fast\nmove:", "'fast' is no option"),
    ("move:", "options: pace=fast\nmove:", "has no option 'pace'"),
    ("ask:", "first: 15x22\nfirst: 29-25\nask:", "'15x22' is not possible there"),
    ("ask: Jump.", "ask:", "the line 'ask: …' is missing"),
    ("told:", "then: 29-26\ntold:", "'29-26' is not possible there; legal actions: 29-25"),
    ("told: Done.", "tell: Done.", "there is no 'tell' in a block"),
    ("Done.\n", "Done.\nand more\n", "'and more' is no line"),
    ("Done.\n```", "Done.", "the block has no end"),
]


@pytest.mark.parametrize(("right", "wrong", "said"), WRONG)
def test_a_broken_block_stops_the_build_and_names_page_and_line(
    tmp_path: Path, page: Path, right: str, wrong: str, said: str
) -> None:
    assert A_BLOCK.count(right) == 1
    broken = source(tmp_path, A_BLOCK.replace(right, wrong))
    with pytest.raises(Problem, match=rf"draughts\.md, line 3: .*{re.escape(said)}"):
        put_examples(broken, page, find_game("draughts"))


def test_a_block_that_the_page_does_not_show_stops_the_build(tmp_path: Path, page: Path) -> None:
    lower = source(tmp_path, f"# Page\n\n{A_BLOCK}")
    with pytest.raises(Problem, match=r"draughts\.md, line 5: the page does not show the block"):
        put_examples(lower, page, find_game("draughts"))


def test_the_build_puts_examples_where_their_blocks_are(tmp_path: Path) -> None:
    make_rules(ROOT, tmp_path, dict.fromkeys(GAMES, "felt"))
    for game in GAMES:
        blocks = [block for there, block in BLOCKS if there == ROOT / "docs" / f"{game}.md"]
        text = (tmp_path / f"{game}.html").read_text()
        assert text.count('class="try"') == len(blocks)
        assert "<!--try" not in text
        places = [text.index(html.escape(block.ask, quote=False)) for block in blocks]
        assert places == sorted(places)


def test_a_page_in_another_language_has_the_same_boards() -> None:
    for page in PAGES:
        here, english = (
            [block._replace(ask="", told="", where="", line=0) for there, block in BLOCKS if there == each]
            for each in (page, ROOT / "docs" / page.name)
        )
        assert here == english, named(page)


def test_stages_know_what_can_be_chosen_next() -> None:
    (block,) = blocks_of(A_BLOCK, "draughts.md")
    room = ExampleBoard(block, find_game("draughts"), 1, "../", SharedTexts())
    first, second = room.stages.values()
    assert (first.picked, first.open) == ((), ("d4",))
    assert (second.picked, second.open) == (("d4",), ("f6",))
    assert second.leads["d4"] == (), "a click on what is picked takes it back"
