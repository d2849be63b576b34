"""A1, A64: a seat receives only what it may know."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, TERMINAL, Action
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.hidden import View
from engine.games.alien.planets import ALL_PLANETS, candidates
from engine.games.alien.state import HIDDEN, State, pile
from engine.session.narration import describe
from tests.engine.games.alien.positions import ALIEN, FRAME, MOVE, at, card, play, texts

SPOTS = [spot.id for spot in ALIEN.board({}).spots]


def shown(state: State, seat: int | None) -> tuple[object, ...]:
    """Return everything that a seat can see of a state."""
    view = ALIEN.view(state, seat)
    mine = ALIEN.legal_actions(state) if ALIEN.player(state) == seat else ()
    reasons = [ALIEN.refusal(view, spot) for spot in SPOTS]
    return view, ALIEN.picture(view), ALIEN.position(view), mine, reasons


def swapped(state: State, seat: int | None, seed: int) -> State:
    """Return another state that looks the same to the seat, made without `determinize`."""
    rng = new_rng(seed)
    planets = list(state.planets)
    for other in (0, 1):
        if other != seat and planets[other] >= 0:
            known = (planets[0], HIDDEN) if other else (HIDDEN, planets[1])
            planets[other] = rng.choice(candidates(state._replace(planets=known), other))
    order = state.order
    if state.knower != seat and order:
        order = tuple(rng.sample(pile(state), len(order)))
    begun = state.begun
    if begun:
        early = order if len(begun.order) == len(order) else begun.order
        begun = begun._replace(planets=(planets[0], planets[1]), order=early)
    return state._replace(planets=(planets[0], planets[1]), order=order, begun=begun)


def game(seed: int, cheat: bool) -> tuple[list[State], list[Action]]:
    """Play a random game; with `cheat` it begins where Cheater can be played."""
    rng = new_rng(seed)
    state = at("a1:M c1:M e1:M g1:K b8:m d8:m f8:k h8:m", cards="cheater;-") if cheat else None
    state = state or ALIEN.initial(ALIEN.settle_options({}))
    states, log = [state], []
    while ALIEN.player(state) != TERMINAL:
        if ALIEN.player(state) == CHANCE:
            action = ALIEN.sample_outcome(state, rng)
        else:
            actions = ALIEN.legal_actions(state)
            wanted = [a for a in actions if a.text == "card:cheater"]
            action = rng.choice(wanted or actions)
        state = ALIEN.apply(state, action)
        states.append(state)
        log.append(action)
    return states, log


@pytest.mark.rule("A1", "A64")
@pytest.mark.parametrize("cheat", [False, True])
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in (1, 2))])
def test_equivalent_states_look_the_same_to_a_seat(seed: int, cheat: bool) -> None:
    states, log = game(seed, cheat)
    for i, state in enumerate(states[:-1]):
        for seat in (None, 0, 1):
            other = swapped(state, seat, seed + i)
            assert shown(other, seat) == shown(state, seat)
            done = like(other, log[i], seat)
            if done and not ALIEN.apply(state, log[i]).result and not ALIEN.apply(other, done).result:
                assert ALIEN.events(other, done, seat) == ALIEN.events(state, log[i], seat)


def like(state: State, action: Action, seat: int | None) -> Action | None:
    """Return an action that looks the same to a seat: itself, or another secret one."""
    actions = ALIEN.legal_actions(state) or tuple(a for a, _ in ALIEN.chance_outcomes(state))
    redacted = ALIEN.redact([action], seat)
    return next((a for a in actions if a == action), None) or next(
        (a for a in actions if redacted != (action,) and ALIEN.redact([a], seat) == redacted), None
    )


@pytest.mark.rule("A1", "A64")
@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 6))]
)
def test_determinize_gives_states_of_the_same_view(seed: int) -> None:
    states, _ = game(seed, cheat=True)
    rng = new_rng(seed)
    for state in states:
        for seat in (None, 0, 1):
            view = ALIEN.view(state, seat)
            guess = ALIEN.determinize(view, rng)
            assert HIDDEN not in (*guess.planets, *guess.order)
            assert ALIEN.view(guess, seat) == view
            assert ALIEN.player(guess) == ALIEN.player(state)


@pytest.mark.rule("A1")
def test_possible_planets_are_drawn_equally_often() -> None:
    view = ALIEN.view(at(f"{FRAME} d4:~ d6:~ d8:~", planets="earth/mars"), 0)
    rng = new_rng(5)
    drawn = [ALIEN.determinize(view, rng).planets[1] for _ in range(2100)]
    counts = {ALL_PLANETS[number].id: drawn.count(number) for number in set(drawn)}
    assert set(counts) == {planet.id for planet in ALL_PLANETS} - {"earth", "neptune"}
    assert all(230 < count < 370 for count in counts.values())


@pytest.mark.rule("A1")
def test_both_hidden_planets_are_different() -> None:
    view = ALIEN.view(at(FRAME), None)
    rng = new_rng(6)
    assert all(len(set(ALIEN.determinize(view, rng).planets)) == 2 for _ in range(300))


@pytest.mark.rule("A1")
def test_a_planet_is_announced_to_its_owner_only() -> None:
    start = ALIEN.initial(ALIEN.settle_options({}))
    drawn = ALIEN.find(start, "planet1:jupiter")
    log = [describe(ALIEN.events(start, drawn, seat), ALIEN.words) for seat in (0, 1, None)]
    assert "Jupiter" in log[0]
    assert log[1] == log[2] == "Dark draws a planet."
    picture = ALIEN.picture(ALIEN.view(play(start, "planet1:jupiter", "planet2:mars"), 1))
    assert [(c.title, c.place) for c in picture.cards] == [
        ("Dark's planet", "hidden"),
        ("Light: Mars", "own"),
    ]


@pytest.mark.rule("A64")
def test_the_order_set_by_cheater_is_visible_to_its_player_only() -> None:
    state = card("cheater")
    put = ALIEN.find(state, "put1:doom")
    assert "Doom" in describe(ALIEN.events(state, put, 0), ALIEN.words)
    for seat in (1, None):
        assert "Doom" not in describe(ALIEN.events(state, put, seat), ALIEN.words)
    ordered = play(state, "put1:doom", "leave", "pile1:fire")
    for seat in (1, None):
        view = ALIEN.view(ordered, seat)
        assert set(view.state.order) == {HIDDEN}
        assert "Doom" not in str(ALIEN.picture(view).notes)
        assert not [c for c in ALIEN.picture(view).cards if c.place == "pile"]
    own = ALIEN.picture(ALIEN.view(ordered, 0))
    assert [c.title for c in own.cards if c.place == "pile"] == ["Doom", "Fire!"]


@pytest.mark.rule("A1", "A64")
def test_a_log_is_redacted_for_all_others() -> None:
    names = ["planet1:mars", "planet2:pluto", "turn:doom", "a3-b4", "put1:fire", "pile1:doom", "put2:ring"]
    log = [Action(text, (text,)) for text in names]
    redacted = {seat: [action.text for action in ALIEN.redact(log, seat)] for seat in (0, 1, None)}
    assert redacted[0] == [*names[:1], "planet2:?", *names[2:6], "put2:?"]
    assert redacted[1] == ["planet1:?", *names[1:4], "put1:?", "pile1:?", names[6]]
    assert redacted[None] == ["planet1:?", "planet2:?", *names[2:4], "put1:?", "pile1:?", "put2:?"]
    assert "mars" not in str(ALIEN.redact(log, 1))


@pytest.mark.rule("A1")
def test_both_planets_are_shown_when_the_game_is_over() -> None:
    before = at("c3:M d4:m", planets="earth/mars")
    after = play(before, "c3xe5")
    for seat in (None, 0, 1):
        picture = ALIEN.picture(ALIEN.view(after, seat))
        assert [c.title for c in picture.cards if c.place == "own"] == ["Dark: Earth", "Light: Mars"]
        log = describe(ALIEN.events(before, ALIEN.find(before, "c3xe5"), seat), ALIEN.words)
        assert "Dark's planet was Earth: 0 of 6." in log
        assert "Light's planet was Mars: 0 of 3." in log


@pytest.mark.rule("A64")
def test_the_pile_has_no_order_before_the_first_cheater() -> None:
    state = play(at(FRAME), MOVE)
    assert state.order == ()
    assert len(texts(state)) == len(CARD_IDS) - 1
    assert {weight for _, weight in ALIEN.chance_outcomes(state)} == {1.0}
    assert isinstance(ALIEN.view(state, 0), View)


@pytest.mark.rule("A58")
def test_looking_through_the_pile_is_private() -> None:
    state = card("cheater")
    assert ALIEN.private(state)
    assert not ALIEN.private(play(state, "decline"))
    assert not ALIEN.private(card("flood"))


@pytest.mark.rule("A1", "A64")
def test_prospects_contain_only_unknown_cards() -> None:
    state = at("a1:M h8:m", cards="cheater;-", planets="venus/mars")
    mine, all_ = (ALIEN.picture(ALIEN.view(state, seat)).prospects for seat in (0, None))
    next_card, planet = mine
    assert len(next_card.chances) == len(pile(state))
    assert "Cheater" not in dict(next_card.chances), "it lies face up"
    assert planet.title == "Light's planet" and "Venus" not in dict(planet.chances)
    assert dict(planet.chances)["Mars"] == pytest.approx(1 / len(planet.chances))
    assert [each.title for each in all_] == ["The next card", "Dark's planet", "Light's planet"]
    assert all(sum(dict(each.chances).values()) == pytest.approx(1) for each in (*mine, *all_))


@pytest.mark.rule("A64")
def test_prospects_are_empty_for_the_seat_that_knows_the_pile() -> None:
    state = at("a1:M h8:m")
    state = state._replace(order=pile(state), knower=0)
    assert [each.title for each in ALIEN.picture(ALIEN.view(state, 0)).prospects] == ["Light's planet"]
    assert ALIEN.picture(ALIEN.view(state, 1)).prospects[0].title == "The next card"
