"""The explanation of a computer's move: its choice, the alternatives, and the search depth."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.contract.search import Considered
from engine.contract.values import TERMINAL
from engine.session.review import JudgedDecision, begin_review
from tests.ui.fakes import FakePage, FakeSearch, make_app, new_game
from ui.app import App
from ui.panels.dialogs.why import with_review_values
from ui.session.analysis.live import analysis_of
from ui.session.analysis.state import SearchInfo
from ui.tree import find_all, texts

DEEP = SearchInfo(
    7,
    12_345,
    (
        Considered("22-17", 0.24, line=("8-11", "17-13")),
        Considered("23-19", 0.1, line=("8-11", "9-9")),
        Considered("24-20", -0.5, at_most=True),
    ),
)

ADVANCED = "if play continues like this: pawns nearer to being crowned"
"""The explanation of 22-17, which takes nothing and threatens nothing."""


def answered(thinking: SearchInfo = DEEP) -> tuple[App, FakePage, FakeSearch]:
    """Return a game in which a person has moved and the computer has answered."""
    app, page, search_service = make_app()
    new_game(app, "solo")
    for spot in ("c3", "d4"):
        app.do("pick", spot)
    page.wait(1)
    search_service.done("22-17", thinking)
    return app, page, search_service


def is_offered(page: FakePage) -> bool:
    """Return True if an explanation is offered."""
    return not page.buttons()["dialog why"].attributes.get("aria-disabled")


def explanation(app: App, page: FakePage) -> list[str]:
    """Return the texts of the dialog: heading, rows and notes."""
    app.do("dialog", "why")
    (box,) = find_all(page.nodes, role="dialog")
    assert app.screen.dialog == "why"
    return [text for text in texts(box) if text.strip() and text != "Close"]


def test_the_explanation_lists_the_choice_and_the_best_alternatives_with_their_chances() -> None:
    app, page, _ = answered()
    assert is_offered(page)
    assert explanation(app, page) == [
        *("Why Curious Fox (Light) chose 22-17", "22-17", "wins about 62%", ADVANCED),
        *("then 8-11 17-13", "23-19", "wins about 55%", "then 8-11"),
        *("24-20", "wins at most 25%", "Curious Fox searched 7 moves ahead: 12,345 positions."),
        "The percentage is the computer's own estimate of its chance to win against an equally strong "
        "opponent; a draw counts half.",
    ]


def test_an_upper_bound_has_no_benefit() -> None:
    line = ("10-14", "17x10")
    best, bound = Considered("22-17", 0.24), Considered("21-17", -0.5, at_most=True, line=line)
    app, page, _ = answered(SearchInfo(3, 99, (best, bound)))
    words = explanation(app, page)
    assert words[3:7] == [ADVANCED, "21-17", "wins at most 25%", "reply: 10-14"]
    app, page, _ = answered(SearchInfo(3, 99, (best, bound._replace(at_most=False))))
    words = explanation(app, page)
    assert words[3:8] == [
        ADVANCED,
        "21-17",
        "wins about 25%",
        "trades a pawn",
        "then 10-14 17x10 7x14",
    ]


def test_forced_wins_and_losses_are_named() -> None:
    app, page, _ = answered(
        SearchInfo(1, 9, (Considered("22-17", 1.0), Considered("23-19", 0.999), Considered("24-20", -1.0)))
    )
    words = explanation(app, page)
    assert words[2] == "wins by force" and words[4] == "wins about 99%" and words[6] == "loses by force"
    assert words[7] == "Curious Fox searched 1 move ahead: 9 positions."


def test_the_only_legal_move_is_explained_as_forced() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo")
    for move, answer in (("10-14", "22-17"), ("11-15", "17x10")):
        app.do("type", move)
        page.wait(1)
        search_service.done(answer, SearchInfo(1, 5, (Considered(answer, 0.5),)))
    assert explanation(app, page) == [
        *("Curious Fox (Light) had to play 17x10", "17x10"),
        *("trades a pawn; forces 7x14", "then 7x14"),
        "It was the only legal move, so there was nothing to think about.",
    ]


@pytest.mark.parametrize(("value", "tells"), [(0.24, True), (1.0, False)])
def test_an_explanation_names_the_prevented_threat_unless_the_move_wins(value: float, tells: bool) -> None:
    app, page, search_service = make_app()
    new_game(app, "solo", "chess")
    for move, answer in (("e2e4", "e7e5"), ("d1h5", "b8c6")):
        app.do("type", move)
        page.wait(1)
        search_service.done(answer, SearchInfo(3, 99, (Considered(answer, value), Considered("g8f6", 0.2))))
    saved = "if ignored: Qxe5+ – wins a pawn; gives check"
    assert (saved in explanation(app, page)) is tells


def test_the_button_is_dimmed_before_a_computer_has_moved() -> None:
    app, page, _ = make_app()
    new_game(app, "solo")
    assert not is_offered(page)
    app.do("dialog", "why")
    assert app.screen.dialog == ""


def test_a_move_cut_short_has_no_explanation() -> None:
    _, page, _ = answered(SearchInfo())
    assert not is_offered(page)


def test_the_search_behind_a_move_is_shown_until_the_move_is_replaced() -> None:
    """Also while the move is viewed later and after a redo, but not for a move that replaces it."""
    app, page, search_service = answered()
    for spot in ("b2", "c3"):
        app.do("pick", spot)
    page.wait(1)
    search_service.done("23-19", SearchInfo(3, 5, (Considered("23-19", 0.5),)))
    assert explanation(app, page)[0] == "Why Curious Fox (Light) chose 23-19"
    app.do("close")
    app.do("view", "2")
    assert explanation(app, page)[0] == "Why Curious Fox (Light) chose 22-17"
    app.do("close")
    app.do("view", "1")
    assert not is_offered(page), "it had not moved yet"
    app.do("view")
    app.do("undo")
    assert explanation(app, page)[0] == "Why Curious Fox (Light) chose 22-17"
    app.do("close")
    app.do("redo")
    page.wait(1)
    assert explanation(app, page)[0] == "Why Curious Fox (Light) chose 23-19"
    app.do("close")
    app.do("undo")
    app.do("undo")
    assert not is_offered(page)
    for spot in ("c3", "d4"):
        app.do("pick", spot)
    page.wait(1)
    search_service.done("24-20")
    assert not is_offered(page)


def test_a_persons_move_has_no_explanation() -> None:
    """Not even if it is the same move as the computer's."""
    app, page, _ = answered()
    app.do("pause")
    app.do("view", "1")
    app.do("branch")
    app.do("sit:1", "")
    assert not is_offered(page)
    app.do("type", "22-17")
    assert [action.text for action in app.table.match.log] == ["11-15", "22-17"]
    assert not is_offered(page)


def test_a_rematch_begins_without_explanations() -> None:
    app, page, _ = answered()
    app.do("rematch")
    assert app.table.searches == () and not is_offered(page)


@pytest.mark.parametrize("game", ["alien", "ctheckers"])
def test_in_games_with_secrets_the_search_is_shown_after_the_end(game: str) -> None:
    """Before the end, a computer's search would reveal the secrets of its seat."""
    app, page, search_service = make_app()
    new_game(app, "watch", game)
    rng = new_rng(5)
    for _ in range(3):
        page.wait(2)
        chosen = rng.choice(app.table.game.legal_actions(app.table.state))
        search_service.done(chosen.text, SearchInfo(2, 40, (Considered(chosen.text, 0.5),)))
        assert not is_offered(page)
    for deed, value in (("pause", ""), ("sit:0", ""), ("sit:1", ""), ("resign", "")):
        app.do(deed, value)
    assert app.table.match.player == TERMINAL
    app.do("close")
    assert is_offered(page)
    assert any("hidden information" in words for words in explanation(app, page))


def test_an_explanation_names_a_forced_capture() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo")
    for move, answer in (("11-15", "22-18"), ("15x22", "25x18")):
        app.do("type", move)
        page.wait(1)
        both = Considered("25x18", 0.1), Considered("26x17", 0.0)
        search_service.done(
            answer, SearchInfo(3, 99, both if answer == "25x18" else (Considered(answer, 0.1),))
        )
    assert explanation(app, page)[:3] == [
        "Why Curious Fox (Light) chose 25x18",
        "A capture was compulsory.",
        "25x18",
    ]


def test_a_quiet_move_is_explained_by_the_improvement_along_its_line() -> None:
    app, page, search_service = make_app()
    new_game(app, "solo", "chesskers")
    app.do("type", "b6-c5")
    page.wait(1)
    made, other = Considered("a3-a4", 0.1), Considered("h3-h4", 0.0)
    search_service.done("a3-a4", SearchInfo(3, 99, (made, other)))
    words = explanation(app, page)
    assert "if play continues like this: pawns nearer to promotion" in words


def test_the_explanation_uses_the_reviews_value_of_a_move() -> None:
    """A move has the same value here and in the review; an upper bound stays one."""
    app, _, _ = answered()
    session = app.table
    found = Considered("22-17", -0.2, chances=(0.6, 0.4), line=("9-13",))
    review = begin_review(session.match)
    judged = JudgedDecision(1, 1, found, found)
    look = analysis_of(session)._replace(review=review._replace(judged=(judged,)))
    values = with_review_values(session._replace(analysis=look), 1, DEEP.best)
    assert values == (found, *DEEP.best[1:])
    assert with_review_values(session, 1, DEEP.best) == DEEP.best
