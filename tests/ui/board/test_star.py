"""Games of several players on a star: setting up, whose turn it is, resigning, a tournament, the board."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.registry import find_game
from tests.ui import fakes
from tests.ui.fakes import FakePage, FakeThinker, act, make_app, new_game, play, setup_of, sit
from ui.app import App
from ui.board.drawing import Mark, Plate, Sprite, Trail, board_scene
from ui.board.geometry import Lens
from ui.carriers.board_view import BEAT
from ui.features.share import links
from ui.messages.table import Focus
from ui.session.series import results
from ui.storage.seats import Computer, Here
from ui.storage.store import MemoryStore
from ui.tree import Node, find_all, texts

STARS = [("satan", {"setup": "five"}), ("satan", {"setup": "three"}), ("chinese", {"players": "6"})]
SNUFFED = "A1,A2,A3,A4,A5,A6,A7,1.0/A8,A9/D1 satan:- 0 0 three"
"""Red's home is full: whatever Red does, Red is out after it."""


def set_up(game: str = "satan", **options: str) -> tuple[App, FakePage, FakeThinker]:
    app, page, thinker = make_app()
    app.do("setup", game)
    for key, value in options.items():
        app.do(f"option:{key}", value)
    return app, page, thinker


def seated(game: str = "satan", **options: str) -> tuple[App, FakePage, FakeThinker]:
    app, page, thinker = set_up(game, **options)
    app.do("quick", "friends")
    app.do("start")
    page.wait(1)
    return app, page, thinker


def at(position: str) -> tuple[App, FakePage]:
    app, page, _ = make_app()
    fakes.set_up(app, "satan", position)
    app.do("quick", "friends")
    app.do("start")
    return app, page


def resign(app: App) -> None:
    app.do("dialog", "resign")
    app.do("resign")


def words(node: Node) -> str:
    return " ".join(texts(node))


def rows(page: FakePage) -> list[str]:
    """The lines of the table of a series, as they are read."""
    table = next(find_all(page.nodes, class_="standings"))
    return [words(row) for row in find_all([table], tag="tr")][1:]


# --- setting up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "option", "colours"),
    [
        ("satan", {"setup": "five"}, ["Red", "Yellow", "Blue", "Green", "White"]),
        ("satan", {"setup": "duel"}, ["Red", "Yellow"]),
        ("chinese", {"players": "6"}, ["Red", "Yellow", "Blue", "Green", "White", "Purple"]),
    ],
)
def test_each_line_of_the_set_up_names_its_colour(
    game: str, option: dict[str, str], colours: list[str]
) -> None:
    app, page, _ = set_up(game, **option)
    assert [f"Player {n}: {colour}" in page.text() for n, colour in enumerate(colours, 1)] == [True] * len(
        colours
    )
    assert f"Player {len(colours) + 1}" not in page.text()
    assert len(setup_of(app).seats) == len(colours)


def test_who_begins_is_asked_once_and_by_name() -> None:
    app, page, _ = set_up(setup="three")
    app.do("name:1", "Bob")
    assert page.text().count("Who begins?") == 1 and "First move" not in page.text()
    asked = next(find_all(page.nodes, tag="select", data_do="first"))
    assert [words(option) for option in find_all([asked], tag="option")] == [
        "Player 1 (red)",
        "Bob (yellow)",
        "Player 3 (blue)",
        "Drawn by lot",
    ]
    app.do("first", "1")
    app.do("start")
    assert app.table.match.player == 1 and app.table.seats[1].name == "Bob", "nobody changes places"


def test_lots_drawn_for_the_first_player_are_told() -> None:
    app, page, _ = set_up(setup="three")
    app.do("first", "chance")
    app.do("quick", "friends")
    app.do("start")
    beginner = app.table.match.seats[app.table.match.player]
    assert (
        f"{beginner} begins." in app.screen.announcement and app.screen.notice.words == f"{beginner} begins."
    )
    assert f"{beginner} begins." in page.text()


def test_only_what_goes_together_is_offered() -> None:
    app, page, _ = set_up()
    assert "Tournament" not in page.text() and "Satan's fire" not in page.text(), "five have no choice"
    app.do("option:setup", "three")
    assert "Tournament" in page.text() and "Not in play" in page.text()
    app.do("option:games", "tournament")
    app.do("option:setup", "duel")
    assert setup_of(app).options["games"] == "single"


def test_a_position_settles_set_up_and_seats() -> None:
    app, page, _ = make_app()
    fakes.set_up(app, "satan", SNUFFED)
    assert len(setup_of(app).seats) == 3 and setup_of(app).options["setup"] == "three"
    assert "Who begins?" not in page.text() and "Set-up" not in page.text()


# --- turns, extra turns, who goes out --------------------------------------------------------------------


def test_whose_turn_it_is_is_marked_for_five() -> None:
    app, page, _ = seated()

    def marked() -> list[str]:
        players = next(find_all(page.nodes, aria_label="Players"))
        return [words(line) for line in find_all([players], aria_current="true")]

    assert len(marked()) == 1 and "Red" in marked()[0]
    app.do("pick", "stay")
    app.do("type", "A1 4.0")
    assert "Yellow" in marked()[0] and app.screen.announcement.endswith(
        "Yellow to move a flame, or Satan's fire first (S12)."
    )


@pytest.mark.rule("S12")
def test_whoever_moves_a_flame_at_once_lets_satans_fire_stay() -> None:
    app, page, _ = seated()
    assert page.cell("c") == "c, Satan's fire, can move"
    assert page.cell("A1") == "A1, red flame, in your home, in Green's goal, can move"
    assert "pick stay" in page.buttons() and "pick resign" not in page.buttons()
    app.do("pick", "A1")
    app.do("pick", "4.0")
    assert [action.text for action in app.table.match.played] == ["stay", "A1-4.0"]
    assert app.table.match.player == 1 and page.cell("4.0") == "4.0, red flame"
    app.do("undo")
    app.do("undo")
    app.do("type", "A1 4.0")
    assert [action.text for action in app.table.match.played] == ["stay", "A1-4.0"]


@pytest.mark.rule("S12")
def test_a_flame_that_is_carried_at_once_is_not_shown_again() -> None:
    app, page = at("4.0,3.0,1.0/C1/D1 satan:c 0 0 three")
    page.calm = False
    lens = app.table.lens
    for kind, spot in (("down", "4.0"), ("move", "2.0"), ("up", "2.0")):
        x, y = lens.spots[spot]
        app.pointer(kind, x / lens.width, y / lens.height)
    assert [action.text for action in app.table.match.played] == ["stay", "4.0-2.0"]
    assert app.table.showing is None, "the hand has shown it"


def test_a_computer_of_several_is_named_while_it_thinks() -> None:
    app, page, _ = set_up(setup="four", fire="off")
    app.do("start")
    app.do("type", "A1 4.0")
    assert "Computer (Yellow) thinks:" in page.text()


def test_an_extra_turn_is_announced() -> None:
    app, page = at("A1,4.9/B1/D1 satan:- 0 0 three")
    app.do("type", "4.9 C1")
    assert "Red has an extra turn (S7). Red to move a flame." in app.screen.announcement
    assert app.table.match.player == 0 and "Red has an extra turn (rule S7)." in page.text()


def test_who_is_snuffed_out_is_told_over_the_board_and_struck_from_the_list() -> None:
    app, page = at(SNUFFED)
    app.do("type", "1.0-2.0")
    assert "Red is snuffed out: the home is full (S8)." in app.screen.notice.words
    assert "Red is out of the game. Yellow to move a flame." in app.screen.announcement
    out = list(find_all(page.nodes, tag="li", class_="out"))
    assert [words(line) for line in out] == ["Red 0 pieces"]
    page.wait(20)
    assert app.screen.notice.words == ""


def test_resigning_is_an_action_that_is_asked_about_first() -> None:
    app, page, _ = seated(setup="three")
    assert "pick resign" not in page.buttons(), "no choice that a slip of the finger takes"
    app.do("dialog", "resign")
    assert "Red gives up. Are you sure?" in page.text()
    app.do("resign")
    assert [action.text for action in app.table.match.played] == ["resign"]
    assert app.table.match.player == 1 and app.screen.dialog == ""
    assert "Red resigns." in app.screen.notice.words and "out of the game" in app.screen.announcement


def test_the_flag_follows_the_rules() -> None:
    app, page, _ = seated(setup="three")
    app.do("pick", "stay")
    assert page.buttons()["dialog resign"].attributes["disabled"] is True, "only at the start of a turn"
    app.do("resign")
    assert len(app.table.match.played) == 1


def test_the_end_of_a_game_of_three_reads_well() -> None:
    app, page, _ = seated(setup="three")
    sit(app, (Here("Ada"), Computer("level1"), Here("Cy")))
    resign(app)
    play(app, "resign")
    assert "Cy (Blue) wins: everybody else is out" in page.text()
    assert page.buttons()["dialog draw"].attributes["disabled"] is True


# --- the tournament --------------------------------------------------------------------------------------


def tournament(store: MemoryStore | None = None) -> tuple[App, FakePage]:
    app, page, _ = make_app(store)
    app.do("setup", "satan")
    app.do("option:setup", "three")
    app.do("option:games", "tournament")
    app.do("quick", "friends")
    app.do("name:0", "Ada")
    app.do("start")
    return app, page


@pytest.mark.rule("S18")
def test_a_tournament_is_three_games_each_player_alone_once() -> None:
    app, page = tournament()
    alone = []
    for game in range(3):
        alone.append(app.table.names[0])
        assert f"Tournament, game {game + 1} of 3" in page.text()
        resign(app)
        resign(app)
        assert ("next-game" in page.buttons()) == (game < 2)
        app.do("next-game")
    assert alone == ["Ada (Red)", "Player 2 (Red)", "Player 3 (Red)"]
    assert len(app.shelf.list()) == 3, "every game is kept"


@pytest.mark.rule("S18")
def test_the_table_of_a_tournament_grows_game_by_game() -> None:
    app, page = tournament()
    assert rows(page) == ["1. Ada – – – 0 0", "1. Player 2 – – – 0 0", "1. Player 3 – – – 0 0"]
    resign(app)
    resign(app)
    assert rows(page)[0] == "1. Player 3 0  won ★ – – 1 0"
    assert "wins the tournament" not in page.text()
    app.do("next-game")
    assert rows(page)[1:] == ["2. Ada 0 – – 0 0", "2. Player 2 0 – – 0 0"]
    resign(app)
    resign(app)
    assert [row[:11] for row in rows(page)] == ["1. Ada 0 0 ", "1. Player 3", "3. Player 2"]


@pytest.mark.rule("S18")
@pytest.mark.parametrize(
    ("goals", "end"),
    [
        (("B1,B2", "B1", "B1,B2,B3"), "Player 2 wins the tournament."),
        (("B1,B2", "B1", "B3,B4"), "Player 2 and Player 3 share the tournament."),
        (("B1", "B1", "B1"), "Ada, Player 2 and Player 3 share the tournament."),
    ],
)
def test_of_players_with_a_game_each_the_flames_brought_home_decide(goals: tuple[str, ...], end: str) -> None:
    app, page = tournament()
    for blue in goals:
        state = app.table.game.parse(f"A1/C1/{blue} satan:- 0 0 three", app.table.match.options)
        match = app.table.match._replace(states=(state,))
        app.model = app.model.play(app.table._replace(match=match)).seen()
        resign(app)
        resign(app)
        app.do("next-game")
    assert [result.winner for result in results(app.table)] == [2, 0, 1]
    assert end in page.text() and app.screen.announcement.endswith(end)


@pytest.mark.rule("S18")
def test_a_closed_tab_loses_nothing_of_a_tournament() -> None:
    store = MemoryStore()
    app, _ = tournament(store)
    resign(app)
    resign(app)
    app.do("next-game")
    resign(app)
    again, page, _ = make_app(store)
    newest = next(entry for entry in again.shelf.list() if "game 2 of 3" in entry.name)
    again.do("resume", newest.id)
    assert rows(page)[0].startswith("1. Player 3 0  won ★") and again.table.names[0] == "Player 2 (Red)"
    resign(again)
    again.do("next-game")
    assert "game 3 of 3" in page.text() and again.table.names[0] == "Player 3 (Red)"


@pytest.mark.rule("S18")
def test_a_finished_game_can_be_gone_on_from_after_a_reload() -> None:
    store = MemoryStore()
    app, _ = tournament(store)
    resign(app)
    resign(app)
    again, page, _ = make_app(store)
    again.do("resume", again.shelf.list()[0].id)
    assert "next-game" in page.buttons()
    again.do("next-game")
    assert len(again.table.past) == 1 and len(results(again.table)) == 1


def test_a_link_carries_the_games_before() -> None:
    app, _ = tournament()
    resign(app)
    resign(app)
    app.do("next-game")
    resign(app)
    fragment = links(app.table).game
    other, page, _ = make_app(fragment=fragment)
    assert len(other.table.past) == 1 and results(other.table) == results(app.table)
    assert "game 2 of 3" in page.text()


def test_a_rematch_after_a_tournament_is_a_new_one() -> None:
    app, _ = tournament()
    for _game in range(3):
        resign(app)
        resign(app)
        app.do("next-game")
    app.do("rematch")
    assert len(app.table.past) == 0 and app.table.names[0] == "Ada (Red)"
    app.do("setup-again")
    assert setup_of(app).options["games"] == "tournament"


# --- the board -------------------------------------------------------------------------------------------


def test_the_board_turns_to_the_person_to_move_past_computers() -> None:
    app, _, _ = set_up(setup="four", fire="off")
    app.do("set:follow", "on")
    app.do("seat:2", "")
    app.do("start")
    facing = app.table.lens.board.facing
    assert app.table.lens.turn == facing[0]
    app.do("type", "A1 4.0")
    assert app.table.lens.turn == facing[0], "a computer's turn turns nothing"
    act(app, app.table.game.legal_actions(app.table.state)[0])
    assert app.table.match.player == 2 and app.table.lens.turn == facing[2]
    app.do("turn")
    assert app.table.lens.turn == (facing[2] + 1) % app.table.lens.board.turns
    app.do("set:follow", "off")
    assert app.table.lens.turn == (facing[2] + 1) % app.table.lens.board.turns


@pytest.mark.parametrize(("game", "options"), STARS)
def test_whichever_way_it_is_turned_the_star_fills_its_room(game: str, options: dict[str, str]) -> None:
    board = find_game(game).board(find_game(game).settle_options(options))
    for turn in range(board.turns):
        lens = Lens(board, turn)
        xs = [x for x, _ in lens.spots.values()]
        ys = [y for _, y in lens.spots.values()]
        assert min(*xs, *ys) > 0.5 and max(xs) < lens.width - 0.5 and max(ys) < lens.height - 0.5
        assert min(min(xs), min(ys), lens.width - max(xs), lens.height - max(ys)) < 2.5
        plates = [thing for thing in board_scene(lens, True) if isinstance(thing, Plate)]
        assert [len(plate.points) for plate in plates] == [10 if game == "satan" else 12]


@pytest.mark.parametrize(("game", "options"), STARS)
def test_the_arrow_keys_lead_to_every_hole_along_the_lines(game: str, options: dict[str, str]) -> None:
    board = find_game(game).board(find_game(game).settle_options(options))
    at = {(round(spot.x, 3), round(spot.y, 3)): spot.id for spot in board.spots}
    lines = [[at.get((round(x, 3), round(y, 3))) for x, y in line] for line in board.lines]
    paths = {frozenset(pair) for line in lines for pair in pairwise(line)}
    for turn in range(board.turns):
        lens = Lens(board, turn)
        arrows = ((1, 0), (-1, 0), (0, 1), (0, -1))
        steps = {spot: [lens.neighbour(spot, *arrow) for arrow in arrows] for spot in lens.spots}
        used = {frozenset((spot, end)) for spot, ends in steps.items() for end in ends if end != spot}
        assert used <= paths, "a key never leaves the lines"
        assert all(reached(steps, spot) == set(lens.spots) for spot in ("c", board.spots[-1].id))


def reached(steps: dict[str, list[str]], start: str) -> set[str]:
    found, todo = {start}, [start]
    while todo:
        fresh = set(steps[todo.pop()]) - found
        found |= fresh
        todo += fresh
    return found


def test_an_arrow_key_and_the_opposite_one_lead_back() -> None:
    lens = Lens(find_game("chinese").board({"players": "2", "first": "0"}))
    for right, down in ((1, 0), (0, 1), (0, -1)):
        assert lens.neighbour(lens.neighbour("c", right, down), -right, -down) == "c"


def test_pointing_at_the_end_of_a_jump_shows_the_way_there() -> None:
    app, page = at("4.0,3.0,1.0/C1/D1 satan:- 0 0 three")
    spots = app.table.lens.spots

    def ways() -> list[tuple[tuple[float, float], ...]]:
        shown = page.painted["board-live"]
        return [thing.points for thing in shown if isinstance(thing, Trail) and thing.kind == "route"]

    app.do("pick", "4.0")
    assert ways() == []
    app.pointer("move", spots["c"][0] / app.table.lens.width, spots["c"][1] / app.table.lens.height)
    assert ways() == [(spots["4.0"], spots["2.0"], spots["c"])]
    app.pointer("move", 0, 0)
    app.tell(Focus("2.0"))
    assert ways() == [(spots["4.0"], spots["2.0"])], "the focus of the keyboard points too"
    app.do("pick", "c")
    assert ways() == [] and page.cell("c") == "c, red flame"


def test_a_cell_is_named_by_its_home_and_goal_as_the_one_to_move_sees_it() -> None:
    app, page, _ = seated(setup="three")
    assert page.cell("B2") == "B2, empty, in Blue's goal"
    assert page.cell("C4") == "C4, yellow flame, in Yellow's home, in your goal"
    app.do("type", "stay")
    app.do("type", "A1-4.1")
    assert page.cell("C4") == "C4, yellow flame, in your home, in Red's goal, can move"


def test_a_person_among_computers_is_always_meant_by_your() -> None:
    app, page, _ = set_up(setup="three")
    app.do("quick", "solo")
    app.do("start")
    app.do("type", "stay")
    app.do("type", "A1-4.1")
    assert page.cell("D4") == "D4, blue flame, in Blue's home, in your goal"


def test_enlarging_goes_in_steps_and_back() -> None:
    app, page, _ = seated()

    def zoom() -> str:
        style = str(next(find_all(page.nodes, id="board")).attributes["style"])
        return style.partition("--zoom:")[2]

    seen = [zoom()]
    for _ in range(3):
        app.do("zoom")
        seen.append(zoom())
    assert seen == ["1.0", "1.6", "2.4", "1.0"]


def test_a_finger_that_scrolls_moves_no_piece() -> None:
    app, _, _ = seated(setup="three", fire="off")
    lens = app.table.lens
    x, y = lens.spots["A1"]
    app.pointer("down", x / lens.width, y / lens.height)
    assert app.table.picked == ("A1",)
    app.pointer("cancel", 0, 0)
    assert not app.table.picked and not app.table.match.log


# --- flames ----------------------------------------------------------------------------------------------


def stretches(page: FakePage) -> list[float]:
    return [
        thing.stretch for thing in page.painted["board-live"] if isinstance(thing, Sprite) and thing.sways
    ]


def test_flames_sway_but_not_where_motion_is_unwanted() -> None:
    app, page, _ = seated()
    assert set(stretches(page)) == {1.0} and page.waiting == []
    page.calm = False
    app.work()
    first = stretches(page)
    page.wait(BEAT)
    assert len(first) == 46 and stretches(page) != first
    assert all(0.9 < stretch < 1.1 for stretch in first)


def test_flames_rest_while_nobody_sees_them_and_when_the_table_is_left() -> None:
    app, page, _ = seated()
    page.calm = False
    app.work()
    page.behind = True
    before = stretches(page)
    page.wait(4 * BEAT)
    assert stretches(page) == before and len(page.waiting) == 1
    app.do("home")
    page.wait(BEAT)
    assert page.waiting == []


def test_marbles_lie_still() -> None:
    app, page, _ = seated("chinese")
    page.calm = False
    app.work()
    assert stretches(page) == [] and page.waiting == []


def test_what_can_move_is_told_by_a_sign_of_its_own_clear_of_the_rings_of_homes_and_goals() -> None:
    app, page, _ = make_app()
    new_game(app, "friends", "chinese")
    signs = [t for t in page.painted["board-live"] if isinstance(t, Mark) and t.kind.startswith("movable")]
    assert {sign.kind for sign in signs} == {"movable"} and len(signs) == 7
