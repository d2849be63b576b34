"""The live analysis: when it runs, and the lines and arrows that it shows."""

from __future__ import annotations

from engine.session.link import write_link
from tests.ui.fakes import make_app, new_game, play
from tests.ui.features.analysis.tables import BEST, OPENING, box, drawn, finished, line, match_of, opened
from ui.session.analysis.live import analysis_of, is_analysing, may_analyse
from ui.session.analysis.state import LIVE_LEVEL, NO_INFO, SearchInfo
from ui.storage.store import MemoryStore

# --- when it is open -------------------------------------------------------------------------------------


def test_there_is_no_analysis_in_a_running_game() -> None:
    for way in ("solo", "friends", "watch"):
        app, page, search_service = make_app()
        new_game(app, way)
        page.wait(1)
        assert not is_analysing(app.model) and not box(page, "analysis")
        assert search_service.job is None or search_service.job.level != LIVE_LEVEL
    app, page, _ = make_app()
    new_game(app, "solo")
    app.do("view", "0")
    assert "Available once the game is over" in str(page.buttons()["analysis"].attributes["aria-label"])
    app.do("analysis")
    assert not is_analysing(app.model) and "Analysis is available once the game is over" in app.screen.message


def test_a_tutorial_offers_no_analysis() -> None:
    app, page, _ = make_app()
    app.do("tutorial", "draughts")
    assert not {"analysis", "review"} & page.buttons().keys()


def test_games_with_secrets_have_no_analysis_before_the_end() -> None:
    app, _, search_service = make_app()
    new_game(app, "friends", "ctheckers")
    app.do("analysis")
    assert not is_analysing(app.model) and search_service.job is None
    app.do("resign")
    assert may_analyse(app.table)


def test_a_finished_game_is_analysed_at_any_place() -> None:
    app, page, search_service = finished()
    assert (
        search_service.job
        and search_service.job.level == LIVE_LEVEL
        and box(page, "analysis")
        == [
            "Analysis",
            "Analysing …",
        ]
    )
    app.do("view", "0")
    assert search_service.job.view == app.table.match.states[0]
    search_service.progress(SearchInfo(5, 1234, BEST))
    assert "5 moves ahead, 1,234 positions." in box(page, "analysis")
    search_service.done("9-14", SearchInfo(6, 2345, BEST))
    app.do("view", "1")
    assert search_service.job.view == app.table.match.states[1]
    app.do("view", "0")
    assert search_service.job is None, "it has seen that"
    assert "6 moves ahead, 2,345 positions." in box(page, "analysis")


def test_the_analysis_shows_lines_values_and_depth() -> None:
    app, page, search_service = opened(*OPENING[:2])
    app.do("view", "0")
    search_service.progress(SearchInfo(5, 1234, BEST))
    assert box(page, "analysis") == [
        "Analysis",
        "Dark wins 60%",
        *("9-14", "wins about 60%", "then 22-17 11-15"),
        *("11-15", "wins about 55%"),
        *("12-16", "loses by force"),
        "5 moves ahead, 1,234 positions.",
        "The computer's own estimate. Point at a move to see it on the board.",
    ]


def test_the_only_legal_move_is_shown_without_a_value() -> None:
    _, page, search_service = opened("11-15", "22-18")
    search_service.progress(SearchInfo(5, 1234, (line("15x22", 0.2),)))
    assert box(page, "analysis")[1:4] == ["Dark wins 60%", "15x22", "the only move"]


def test_an_imported_game_is_analysed_until_play_goes_on() -> None:
    app, _, search_service = opened(*OPENING)
    assert is_analysing(app.model) and search_service.job and search_service.job.level == LIVE_LEVEL
    play(app, "4-8")
    assert not is_analysing(app.model) and search_service.job is None
    app.do("analysis")
    assert is_analysing(app.model) and search_service.job is not None, (
        "who tries moves for both sides opens it by hand"
    )
    play(app, "24-20")
    assert is_analysing(app.model)


def test_switching_the_analysis_off_is_saved() -> None:
    store = MemoryStore()
    app, page, search_service = make_app(store, fragment=write_link(match_of(*OPENING)))
    app.do("analysis")
    assert not is_analysing(app.model) and search_service.job is None and not box(page, "analysis")
    app, _, search_service = make_app(store, fragment=write_link(match_of(*OPENING[:2])))
    assert not is_analysing(app.model) and search_service.job is None
    app.do("set:eye", "on")
    assert is_analysing(app.model) and search_service.job is not None


def test_computer_players_search_first_and_then_the_analysis_continues() -> None:
    """A hint replaces the running analysis, whose later results are ignored."""
    app, _, search_service = opened(*OPENING)
    late = search_service.progress
    app.do("hint")
    assert search_service.job and search_service.job.level == "level4"
    late(SearchInfo(5, 1234, BEST))
    assert not analysis_of(app.table).results
    search_service.done("4-8")
    assert search_service.job is not None and search_service.job.level == LIVE_LEVEL


def test_leaving_for_the_home_screen_stops_the_analysis() -> None:
    app, _, search_service = opened(*OPENING)
    app.do("home")
    assert search_service.job is None


def test_an_analysis_without_a_worker_shows_an_error() -> None:
    app, page, search_service = opened(*OPENING)
    search_service.done("", NO_INFO)
    assert "The computer cannot analyse this position." in box(page, "analysis")
    app.do("review")
    search_service.done("", NO_INFO)
    assert "No analysis here" in app.screen.message and not analysis_of(app.table).reviewing


def test_a_line_is_drawn_while_highlighted_and_stays_once_pinned() -> None:
    app, page, search_service = opened()
    app.do("analysis") if not is_analysing(app.model) else None
    search_service.progress(SearchInfo(5, 9, BEST))
    assert drawn(page) == ([], [])
    app.do("highlight-line", "1")
    assert drawn(page) == (["hint", "reply", "hint"], ["3", "2", "1"])
    app.do("highlight-line", "2")
    assert drawn(page) == (["hint"], ["1"])
    app.do("highlight-line", "0")
    assert drawn(page) == ([], [])
    app.do("show-line", "1")
    assert len(drawn(page)[0]) == 3
    app.do("show-line", "1")
    assert drawn(page) == ([], [])
