"""Pictures, prompts, labels, reasons and events, with clause numbers where they matter."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.contract.picture import Picture
from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, TERMINAL, IllegalAction, Refusal
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.state import MOST_SNOOKLES, State
from engine.session.narration import describe
from tests.engine.games.alien.positions import ALIEN, FRAME, MIDDLE, MOVE, at, card, play

ASSETS = Path(__file__).parents[4] / "assets" / "pieces"
BOARD = ALIEN.board(ALIEN.settle_options({}))


def seen(state: State, seat: int | None = None) -> Picture:
    return ALIEN.picture(ALIEN.view(state, seat))


def why(state: State, spot: str) -> tuple[str, str]:
    reason = ALIEN.refusal(ALIEN.view(state, ALIEN.player(state)), spot)
    assert reason
    return reason.words, reason.clause


def log_line(state: State, text: str, seat: int | None = None) -> str:
    return describe(ALIEN.events(state, ALIEN.find(state, text), seat), ALIEN.words)


def test_the_board_has_edges_and_corner_points_and_turns_four_ways() -> None:
    extras = {spot.id: spot for spot in BOARD.extras}
    spots = {spot.id: spot for spot in BOARD.spots}
    assert len(extras) == 112 + 49
    edge, corner = extras["d4|e4"], extras["d4+e5"]
    assert (edge.shade, corner.shade) == ("edge", "corner")
    assert (edge.x, edge.y) == ((spots["d4"].x + spots["e4"].x) / 2, spots["d4"].y)
    assert (corner.x, corner.y) == (BOARD.width / 2, BOARD.height / 2)
    assert (BOARD.turns, BOARD.orientations) == (4, (0, 2))


@pytest.mark.rule("A61")
@pytest.mark.parametrize(
    ("way", "orientations"), [("N", (0, 2)), ("E", (3, 1)), ("S", (2, 0)), ("W", (1, 3))]
)
def test_the_picture_has_each_sides_orientation(way: str, orientations: tuple[int, int]) -> None:
    state = at("c3:M f6:m", way=way)
    picture = seen(state)
    assert picture.orientations == orientations
    words = {"E": "east", "S": "south", "W": "west"}.get(way)
    start = [f"Dark moves {words}, Light moves "] if words else []  # the usual directions get no note
    assert [note[: len(start[0])] for note in picture.notes] == start


def test_the_picture_contains_everything_on_the_board() -> None:
    state = at(f"{FRAME} c1:K[so] e7:e[h] a5:~ b5:^ {MIDDLE}", walls="a1-a2;d7-e7")
    picture = seen(state)
    pieces = {piece.spot: piece for piece in picture.pieces}
    assert (pieces["c1"].art, pieces["c1"].badges, pieces["c1"].owner) == (
        "dark-king",
        ("ring", "snookle"),
        0,
    )
    assert pieces["c1"].name == "snookle and ring on dark king"
    several = {piece.spot: piece for piece in seen(at("a1:M[ss] h8:k[sssso]")).pieces}
    assert (several["a1"].badges, several["a1"].name) == (("snookle-two",), "two snookles on dark pawn")
    assert several["h8"].badges == ("ring", "snookle-four")
    assert several["h8"].name == "four snookles and ring on light king"
    assert (pieces["e7"].art, pieces["e7"].badges, pieces["e7"].owner) == ("light-emperor", ("hippo",), 1)
    assert {(ground.spot, ground.art) for ground in picture.grounds} == {("a5", "water"), ("b5", "fire")}
    assert [(bar.owner, bar.name) for bar in picture.bars] == [
        (0, "dark wall on a1|a2"),
        (1, "light wall on d7|e7"),
    ]
    (x, y), (x2, y2) = picture.bars[0].points
    assert (round(abs(x - x2), 6), y - y2) == (1, 0)
    (overlay,) = picture.overlays
    assert (overlay.x, overlay.y, overlay.size) == (BOARD.width / 2, BOARD.height / 2, 2)
    assert [tray.items[0][2] for tray in picture.trays] == [9, 8, len(CARD_IDS) - 1]


@pytest.mark.rule("A24")
def test_a_drawing_shows_each_snookle_on_a_checker() -> None:
    """A drawing of several shows as many heads, each with two eyes."""
    for count in range(2, MOST_SNOOKLES + 1):
        (piece,) = (piece for piece in seen(at(f"a1:M[{'s' * count}] h8:m")).pieces if piece.spot == "a1")
        (art,) = piece.badges
        drawn = (ASSETS / f"{art}.svg").read_text(encoding="utf-8")
        assert drawn.count('fill="#12310f"') == 2 * count


def test_cards_lie_open_used_and_hidden() -> None:
    state = play(at(FRAME, cards="antimatter;fire"), MOVE, "turn:doom")
    cards = [(c.title, c.place, c.target) for c in seen(state, 0).cards]
    assert cards == [
        ("Antimatter", "open", ""),
        ("Doom", "open", "card:doom"),
        ("Fire!", "used", ""),
        ("Dark: Earth", "own", ""),
        ("Light's planet", "hidden", ""),
    ]
    assert all(c.words and c.art for c in seen(state, 0).cards)


def test_the_player_of_cheater_sees_the_pile() -> None:
    state = card("cheater")
    assert not [c for c in seen(state, 1).cards if c.place == "pile"]
    assert (
        len([c for c in seen(state, 0).cards if c.place == "pile" and c.target.startswith("put:")])
        == len(CARD_IDS) - 2
    )
    after = play(state, "put1:doom")
    assert [(c.title, c.target) for c in seen(after, 0).cards if c.place == "pile"][:2] == [
        ("Doom", ""),
        ("Flood!", "put:flood"),
    ]


def test_duties_and_planets_are_noted() -> None:
    notes = seen(at(FRAME, duty="fate:a1", counts="2/0 0/0"), 0).notes
    assert "Fate: Dark must move the checker on a1 next, if possible (A54)." in notes
    assert any("Wanderlust: Dark" in note for note in seen(at(FRAME, duty="wander")).notes)
    assert any(
        "Light knows the order" in note or "Dark knows the order" in note
        for note in seen(play(card("cheater"), "put1:doom"), 1).notes
    )


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (at(FRAME), "Dark to move a checker."),
        (at("c3:M d4:m h8:m"), "Dark: you must jump (D4)."),
        (at(f"{FRAME} c3:M d4:m", duty="wander"), "Dark: you must move a checker off your back row (A51)."),
        (at(f"{FRAME} c3:M d4:m", duty="fate:a1"), "Dark: you must move the checker on a1 (A54)."),
        (at(f"{FRAME} b2:M c3:M d4:m", duty="fate:a1"), "Dark: you must jump (D4)."),
        (play(at(FRAME), MOVE), "The cards are dealt."),
        (play(at(FRAME), MOVE, "turn:doom"), "Dark: choose one of the cards."),
        (card("doom", MIDDLE), "Dark, Doom: choose where to push the monolith the first time."),
        (
            card("doom", MIDDLE, "shift:east"),
            "Dark, Doom: choose where to push the monolith the second time.",
        ),
        (card("monolith"), "Dark, Monolith: choose four empty squares for it."),
        (card("agent"), "Dark, Double Agent: choose the enemy checker that steps aside."),
        (card("agent", "", "lift:h8"), "Dark, Double Agent: make your second move."),
        (card("fate"), "Dark, Fate: choose the enemy checker that must move next."),
        (at("h8:m"), "Light wins: Dark has no checker left on the board."),
    ],
)
def test_the_prompt_names_the_pending_decision(state: State, words: str) -> None:
    assert seen(state).prompt == words


def test_buttons_have_words() -> None:
    view = ALIEN.view(card("cheater"), 0)
    targets = ("card:flood", "put:doom", "decline", "stop", "leave", "east", "d4|e4", "d4+e5")
    assert [ALIEN.label(view, target) for target in targets] == [
        "Flood!",
        "Doom",
        "Skip",
        "Stop here",
        "Leave the rest as is",
        "Dark moves east, towards h",
        "the edge between d4 and e4",
        "the four squares from d4 to e5",
    ]
    push = card("monolith", MIDDLE)
    assert ALIEN.label(ALIEN.view(push, 0), "e4+f5") == "east, to the four squares from e4 to f5"
    walls = ALIEN.view(card("fortify", walls="-;d4-e4"), 0)
    assert ALIEN.label(walls, "d4|e4") == "the wall between d4 and e4"


def test_a_card_without_effect_is_marked_before_the_choice() -> None:
    """A4: a card without effect is used up; Antimatter has to wait."""
    state = play(at(FRAME, cards="antimatter;-"), MOVE, "turn:doom")
    words = {c.title: c.words for c in seen(state).cards}
    assert words["Antimatter"].endswith("It cannot be used now: there are no such squares.")
    assert words["Doom"].endswith("It would have no effect now.")
    useful = play(at(f"{FRAME} {MIDDLE}", cards="wanderlust;-"), MOVE, "turn:doom")
    assert not [c for c in seen(useful).cards if "nothing" in c.words]


def test_the_card_being_carried_out_lies_open() -> None:
    places = [(c.title, c.place) for c in seen(card("flood", used="doom")).cards][:3]
    assert places == [("Flood!", "played"), ("Ring", "open"), ("Doom", "used")]


def test_a_planet_shows_its_progress() -> None:
    own = next(c for c in seen(at(FRAME, counts="2/0 0/0"), 0).cards if c.place == "own")
    assert own.words == "Wins with six of your pieces revived in the whole game. So far: 2 of 6."


@pytest.mark.parametrize(
    ("state", "spot", "clause"),
    [
        (at("a1:M c1:M[h] h8:m"), "c1", "A25"),
        (at("a1:M h8:m"), "h8", "A2"),
        (at("c3:M d4:m h8:m a1:M"), "a1", "D4"),
        (at("a1:M c1:M h8:m", duty="fate:a1"), "c1", "A54"),
        (at("a1:M c3:M h8:m", duty="wander"), "c3", "A51"),
        (at("a1:M c3:M b4:~ d4:~ h8:m"), "c3", "A27"),
        (at(f"a1:M c3:M b4:M a5:M {MIDDLE} h8:m"), "c3", "A31"),
        (at("a1:M c3:M b4:M h8:m", walls="-;c3-c4,c3-d3"), "c3", "A29"),
        (at("c3:M b4:e d4:e a1:M h8:m"), "c3", "A23"),
        (at("a1:M a3:M b4:M h8:m"), "a3", "D2"),
        (card("hippo", "c7:m[s]"), "c7", "A46"),
        (card("hippo", "c7:m[h]"), "c7", "A46"),
        (card("queen", "c1:K e1:K[h]"), "e1", "A25"),
        (card("reshuffle", "c1:M"), "b2", "A48"),
        (card("flood"), "h8", "A40"),
        (card("ring"), "h8", "A56"),
        (card("fate"), "b2", "A54"),
        (card("flood", MIDDLE), "d4", "A31"),
        (card("emperor", "c1:K"), "d8", "A42"),
        (play(at(FRAME, cards="antimatter;-"), MOVE, "turn:doom"), "card:antimatter", "A4"),
        (at("h8:m"), "h8", ""),
    ],
)
def test_refusals_name_their_clause(state: State, spot: str, clause: str) -> None:
    words, given = why(state, spot)
    assert given == clause
    assert words.endswith(".")


@pytest.mark.parametrize(
    ("state", "text", "written"),
    [
        (at(FRAME), "a1-b2", "a1-b2"),
        (play(at(FRAME, cards="hippo;-"), MOVE, "turn:doom"), "card:hippo", "Galactic Hippo"),
        (card("hippo"), "hippo:h8", "Galactic Hippo h8"),
        (card("fortify"), "build:a1|b1,b1|b2", "Fortify a1|b1, b1|b2"),
        (card("fortify"), "decline", "Skip"),
        (card("monolith", MIDDLE), "shift:north", "Monolith north"),
        (card("cheater"), "put1:doom", "Cheater Doom"),
    ],
)
def test_an_action_is_written_with_the_name_of_its_card_and_read_again(
    state: State, text: str, written: str
) -> None:
    action = ALIEN.find(state, text)
    assert ALIEN.written(ALIEN.view(state, 0), action) == written
    assert ALIEN.parse_move(state, f" {written.upper()}") == (action,)


@pytest.mark.parametrize(
    ("state", "spot", "words"),
    [
        (card("fortify"), "d4", "Fortify is for edges: choose a diamond at the side of this square."),
        (
            card("antimatter", "c4:M c5:m"),
            "c5",
            "Antimatter is for four squares at once: choose a diamond at a corner of this one.",
        ),
        (
            card("monolith"),
            "d4",
            "Monolith is for four squares at once: choose a diamond at a corner of this one.",
        ),
        (card("antimatter", "c4:M c5:m"), "g3", "Antimatter cannot use this square."),
        (card("monolith", MIDDLE), "d4", "The monolith is there."),
    ],
)
def test_a_square_beside_the_places_of_a_card_is_explained(state: State, spot: str, words: str) -> None:
    assert why(state, spot)[0] == words


def test_usable_spots_need_no_reason() -> None:
    view = ALIEN.view(at(FRAME), 0)
    assert ALIEN.refusal(view, "a1") is None
    assert ALIEN.refusal(view, "d4") is None
    near = play(at(f"{FRAME} c4:M c5:m", cards="antimatter;-"), MOVE, "turn:doom")
    assert ALIEN.refusal(ALIEN.view(near, 0), "card:antimatter") is None


@pytest.mark.parametrize(
    ("state", "text", "words"),
    [
        (
            at("c3:M d4:m f6:m h2:m"),
            "c3xe5xg7",
            "Dark pawn jumps from c3 to e5 to g7. "
            "Light pawn on d4 is captured. Light pawn on f6 is captured.",
        ),
        (at("a7:M h8:m"), "a7-b8", "Dark pawn moves from a7 to b8. It becomes a dark king on b8."),
        (play(at(FRAME), MOVE), "turn:doom", "Doom is turned over."),
        (play(at(FRAME), MOVE, "turn:doom"), "card:doom", "Dark plays Doom. It has no effect."),
        (card("flood"), "flood:d4", "Flood! Water appears on d4."),
        (card("flood", "d4:^"), "flood:d4", "Flood! Fire leaves d4."),
        (card("snookle", "c1:M[h]"), "snookle:c1", "A snookle appears on c1. The hippo leaves c1."),
        (card("snookle", "c1:M[ss]"), "snookle:c1", "A snookle appears on c1."),
        (
            card("monolith", f"{MIDDLE} f4:M g4:k h4:m"),
            "shift:east",
            "The monolith moves east. Light pawn on h4 is captured. Light king is pushed from g4 to h4. "
            "Dark pawn is pushed from f4 to g4.",
        ),
        (
            card("monolith"),
            "monolith:d4+e5",
            "The monolith appears on the four squares from d4 to e5.",
        ),
        (
            card("fortify"),
            "build:d4|d5,d4|e4",
            "Fortify: Dark builds walls between d4 and d5 and between d4 and e4.",
        ),
        (
            card("fortify", walls="-;d4-d5"),
            "remove:d4|d5",
            "Fortify: Light loses a wall between d4 and d5.",
        ),
        (
            card("emperor", "c1:K"),
            "emperor:b2-c1",
            "Emperor: Dark pawn moves from b2 to c1. It becomes a dark emperor on c1.",
        ),
        (card("revive"), "revive:a1", "Revive: Dark pawn appears on a1."),
        (
            card("antimatter", "d4:K d5:m"),
            "antimatter:d4+e5",
            "Antimatter: Dark king on d4 is annihilated. Light pawn on d5 is annihilated.",
        ),
        (card("rotate"), "rotate:east", "Rotate: The board turns: Dark now moves east."),
        (card("fate"), "fate:h8", "Fate: Light must move the checker on h8 next, if possible."),
        (card("wormhole"), "wormhole:a1", "Wormhole: Dark pawn moves from b2 to a1."),
        (card("queen", "c1:K"), "queen:c1-c8", "Queen: Dark king moves from c1 to c8."),
        (card("queen", "c1:K"), "decline", "Queen: Dark skips it."),
        (
            card("translation", "d4:M d5:m"),
            "jump:d4-d6",
            "Translation: Dark pawn jumps from d4 to d6. Light pawn on d5 is captured.",
        ),
        (card("agent"), "lift:h8", "Double Agent: Light pawn leaves h8."),
        (
            card("agent", "", "lift:h8"),
            "b2-c3",
            "Double Agent: Dark pawn moves from b2 to c3. Light pawn appears on h8.",
        ),
        (
            card("reshuffle", "c1:M"),
            "c1-d2",
            "Reshuffle: Dark pawn moves from c1 to d2. All cards are shuffled.",
        ),
        (
            play(at(FRAME, cards="reshuffle;-"), MOVE, "turn:doom"),
            "card:reshuffle",
            "Dark plays Reshuffle. No other checker can move. All cards are shuffled.",
        ),
        (
            play(at(FRAME, cards="wanderlust;-"), MOVE, "turn:doom"),
            "card:wanderlust",
            "Dark plays Wanderlust. Light must move a checker off their back row next, if possible.",
        ),
        (card("cheater"), "put1:doom", "Dark has put 1 card of the draw pile in order."),
        (card("cheater"), "leave", "Dark knows the order of the draw pile."),
        (
            card("reshuffle", "g7:M", "g7-f8"),
            "turn:doom",
            "Doom is turned over. The piece on f8 becomes a dark king.",
        ),
    ],
)
def test_the_log_describes_every_step(state: State, text: str, words: str) -> None:
    assert log_line(state, text) == words


def test_a_refilled_pile_is_announced() -> None:
    used = ",".join(name for name in CARD_IDS if name != "ring")
    assert log_line(at(FRAME, cards=f"ring;{used}"), MOVE).endswith("become the draw pile (A5).")


def test_illegal_actions_are_refused() -> None:
    state = at(FRAME)
    with pytest.raises(IllegalAction):
        ALIEN.apply(state, ALIEN.find(card("flood"), "flood:d4"))
    with pytest.raises(IllegalAction):
        ALIEN.events(state, ALIEN.find(card("flood"), "flood:d4"))


def test_the_order_of_two_edges_does_not_matter() -> None:
    state = card("fortify")
    assert len(ALIEN.merged_actions(state)) == 49 * 6 + 1


@pytest.mark.parametrize("seed", range(8))
def test_every_step_of_a_game_can_be_described_and_shown(seed: int) -> None:
    rng = new_rng(seed)
    state = ALIEN.initial({"open_cards": "1"})
    while ALIEN.player(state) != TERMINAL:
        chance = ALIEN.player(state) == CHANCE
        action = ALIEN.sample_outcome(state, rng) if chance else rng.choice(ALIEN.legal_actions(state))
        assert describe(ALIEN.events(state, action, None), ALIEN.words).endswith((".", ")"))
        assert seen(state, seed % 2).prompt
        state = ALIEN.apply(state, action)
    assert seen(state).prompt


@pytest.mark.parametrize(
    ("pieces", "way", "picked", "spot", "words", "clause"),
    [
        ("c3:M", "N", "c3", "c4", "A pawn moves one square diagonally forward.", "D2"),
        ("c3:M", "E", "c3", "b4", "A pawn moves one square diagonally forward.", "D2"),
        ("c3:K", "N", "c3", "e5", "There is nothing on d4 to jump over.", "D3"),
        ("c3:M d4:~", "N", "c3", "d4", "Nothing can enter there: water is in the way.", "A27"),
        ("c3:M d4:m", "N", "c3", "b4", "It must jump.", "D4"),
        ("c3:M d4:e", "N", "c3", "e5", "Only an emperor can jump an emperor.", "A23"),
    ],
)
def test_unreachable_squares_have_a_reason(
    pieces: str, way: str, picked: str, spot: str, words: str, clause: str
) -> None:
    state = at(f"{FRAME} {pieces}", way=way)
    found = ALIEN.path_refusal(ALIEN.view(state, 0), (picked,), spot)
    assert found == Refusal(words, clause, found.show if found else ())


@pytest.mark.rule("A29")
def test_a_wall_in_the_way_is_named() -> None:
    state = at(f"{FRAME} c3:M", walls="-;c3|c4,c3|d3")
    found = ALIEN.path_refusal(ALIEN.view(state, 0), ("c3",), "d4")
    assert found == Refusal("An enemy wall is in its way.", "A29", ("d4",))


def test_a_square_out_of_a_cards_reach_names_the_card() -> None:
    state = card("emperor", f"{FRAME} c3:M e5:K")
    found = ALIEN.path_refusal(ALIEN.view(state, 0), ("c3",), "d6")
    assert found and found.words == "Emperor cannot move anything from c3 to d6."


@pytest.mark.rule("A8")
def test_each_side_shows_its_kings_with_a_warning_before_the_fifth() -> None:
    first, second = seen(at("a1:K c1:K e1:E g1:K h8:m")).progress
    assert (first.seat, first.reached, first.goal, first.words) == (0, 4, 5, "4 of 5 kings")
    assert first.warning == "Dark needs only one more king to win."
    assert (second.words, second.warning) == ("0 of 5 kings", "")


@pytest.mark.rule("A59")
def test_the_arrows_of_rotate_show_the_direction_of_the_players_own_checkers() -> None:
    for seat, side, words in ((0, 1, "Dark moves east, towards h"), (1, -1, "Light moves west, towards a")):
        view = ALIEN.view(card("rotate")._replace(seat=seat), None)
        arrow = ALIEN.arrow(view, "east")
        assert arrow and (arrow.end[0] - arrow.start[0]) * side > 0
        assert ALIEN.label(view, "east") == words
    assert ALIEN.arrow(ALIEN.view(card("flood"), None), "d4") is None
