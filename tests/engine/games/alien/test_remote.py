"""A1, A8-A19, A58, A64 in remote games: a device knows what its seat knows; wins by planets are claimed."""

from __future__ import annotations

import pytest

from engine.contract.values import Action, IllegalAction
from engine.games.alien.board.tables import NUMBERS
from engine.games.alien.cards.names import CARD_IDS
from engine.games.alien.state import HIDDEN, KING, OWNER, PAWN, SNOOKLE, State, pile, put
from engine.session.match import new_match
from tests.engine.contract.checks.devices import check_device
from tests.engine.contract.checks.played import play_on
from tests.engine.games.alien.positions import ALIEN, FRAME, at, card, ending, play, text_of

CHEATER = text_of("a1:M c1:M e1:M g1:K b8:m d8:m f8:k h8:m", cards="cheater;-", planets="?/?")
FLOODED = "d5:~ f5:~"
SNOOKLED = ("a7", "c7", "e7", "g7")
FOUR_KINGS = "a7:k c7:k e7:k g7:k"


@pytest.mark.rule("A58", "A64")
@pytest.mark.parametrize("seed", range(8))
def test_a_device_follows_a_pile_that_another_orders(seed: int) -> None:
    match = play_on(new_match(ALIEN, {}, CHEATER), seed)
    for seat in (None, 0, 1):
        check_device(match, seat)


def known_after(state: State, seat: int, *texts: str) -> State:
    """Return a seat's knowledge after actions, each redacted where needed."""
    held = ALIEN.partial_state(state, seat)
    for text in texts:
        (hidden,) = ALIEN.redact((Action(text),), seat)
        held = ALIEN.follow(held, ALIEN.find_redacted(held, hidden.text, seat), seat)
    return held


@pytest.mark.rule("A58", "A64")
def test_the_opponent_learns_only_the_number_of_ordered_cards() -> None:
    state = card("cheater")
    mine, theirs = (known_after(state, seat, "put1:doom", "put1:fate") for seat in (0, 1))
    assert mine.order == play(state, "put1:doom", "put1:fate").order
    assert theirs.order == (HIDDEN, HIDDEN)
    whole = known_after(state, 1, "put1:doom", "leave", *["pile1:?"] * (len(pile(state)) - 2))
    assert whole.order == (HIDDEN,) * len(pile(state)) and ALIEN.player(whole) == 1
    outcomes = ALIEN.chance_outcomes(known_after(whole, 1, "h8-g7"))
    assert len(outcomes) == len(pile(state)), "any of them may come"


def won(seat: int) -> tuple[State, Action]:
    """Return a seat's knowledge before the first player floods a third square, and that action."""
    state = card("flood", FLOODED, planets="neptune/mars")
    return ALIEN.partial_state(state, seat), ALIEN.find(state, "flood:c5")


@pytest.mark.rule("A8", "A17")
def test_a_win_by_a_secret_planet_must_be_claimed() -> None:
    known, flood = won(0)
    mine = ALIEN.follow(known, flood, 0)
    assert ending(mine) == ("neptune", (1, -1))
    claim = ALIEN.claim(mine, 0)
    assert claim == Action("planet1:neptune") and ALIEN.claim(mine, 1) is None
    known, flood = won(1)
    theirs = ALIEN.follow(known, flood, 1)
    assert not ALIEN.outcome(theirs) and ALIEN.claim(theirs, 0) is None
    end = ALIEN.apply_claims(known, flood, 1, claim)
    assert ending(end) == ("neptune", (1, -1))
    assert [shown.title for shown in ALIEN.picture(ALIEN.view(end, 1)).cards if shown.place == "own"] == [
        "Dark: Neptune",
        "Light: Mars",
    ]


@pytest.mark.rule("A8")
@pytest.mark.parametrize(
    "claim", ["planet1:saturn", "planet1:mars", "planet2:neptune", "planet1:?", "planet1:-", "neptune", ""]
)
def test_a_false_claim_is_refused(claim: str) -> None:
    known, flood = won(1)
    with pytest.raises(IllegalAction):
        ALIEN.apply_claims(known, flood, 1, Action(claim))


@pytest.mark.rule("A8")
def test_a_planet_met_earlier_cannot_be_claimed() -> None:
    known, flood = won(1)
    later = ALIEN.follow(known, flood, 1)
    step = ALIEN.legal_actions(later)[0]
    with pytest.raises(IllegalAction):
        ALIEN.apply_claims(later, step, 1, Action("planet1:neptune"))


@pytest.mark.rule("A10")
def test_the_active_players_claim_overrides_a_visible_end() -> None:
    state = card("flood", f"{FLOODED} {FOUR_KINGS}", planets="neptune/mars")
    state = state._replace(cells=put(state.cells, {NUMBERS["h4"]: OWNER[1] | KING}))
    flood = ALIEN.find(state, "flood:c5")
    known = ALIEN.partial_state(state, 1)
    assert ending(ALIEN.follow(known, flood, 1)) == ("kings", (-1, 1)), "as far as Light can know"
    end = ALIEN.apply_claims(known, flood, 1, Action("planet1:neptune"))
    assert ending(end) == ending(ALIEN.apply(state, flood)) == ("neptune", (1, -1))


@pytest.mark.rule("A10")
def test_of_two_claims_the_active_players_wins_on_every_device() -> None:
    state = card("flood", FLOODED, planets="neptune/venus")
    state = state._replace(cells=put(state.cells, {NUMBERS[s]: OWNER[1] | PAWN | SNOOKLE for s in SNOOKLED}))
    flood = ALIEN.find(state, "flood:c5")
    known = [ALIEN.partial_state(state, seat) for seat in (None, 0, 1)]
    claims = [ALIEN.claim(ALIEN.follow(known[seat + 1], flood, seat), seat) for seat in (0, 1)]
    assert claims == [Action("planet1:neptune"), Action("planet2:venus")]
    first, second = (claim for claim in claims if claim)
    ends = [
        ALIEN.apply_claims(known[0], flood, None, first, second),
        ALIEN.apply_claims(known[0], flood, None, second, first),
        ALIEN.apply_claims(known[1], flood, 0, second),
        ALIEN.apply_claims(known[2], flood, 1, first),
    ]
    assert {ending(end) for end in ends} == {ending(ALIEN.apply(state, flood))} == {("neptune", (1, -1))}


@pytest.mark.rule("A1", "A64")
def test_a_remote_game_needs_a_start_without_secrets() -> None:
    fresh = at(f"{FRAME} d4:k e5:M", planets="?/?")
    assert ALIEN.can_play_remotely(fresh)
    assert not ALIEN.can_play_remotely(at(FRAME, planets="?/mars")), "the position reveals a planet"
    order = ",".join(name for name in CARD_IDS if name != "ring")
    assert not ALIEN.can_play_remotely(at(FRAME, planets="?/?", order=order))
    corners = at("a1:M h8:M d4:m", planets="?/?")
    assert not ALIEN.can_play_remotely(corners), (
        "Pluto would have won for one of them, so one deck is not enough"
    )


@pytest.mark.rule("A58", "A64")
def test_a_card_of_a_known_pile_keeps_its_name() -> None:
    state = card("cheater")
    chosen = ALIEN.deck_draw(state)
    assert chosen and chosen.chosen and chosen.knower == 0 and chosen.face("put1:doom") == "doom"
    assert chosen.face("leave") is chosen.face("decline") is None
    state = play(state, "put1:doom")
    second = ALIEN.deck_draw(state)
    turned = play(known_after(state, 1, "leave", *["pile1:?"] * (len(pile(state)) - 2)), "h8-g7")
    assert second and second.card == str(int(chosen.card) - 1)
    assert ALIEN.deck_draw(turned) == chosen._replace(knower=None, lead="turn:", chosen=False)
    after = play(turned, "turn:doom")
    assert ALIEN.deck_draw(after) is None


@pytest.mark.rule("A1", "A58")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_device_refuses_foreign_secrets_and_redacted_own_actions(seat: int) -> None:
    start = ALIEN.initial(ALIEN.settle_options({}))
    wrong = [Action("planet1:?"), Action("planet1:pluto")][seat]
    looking = ALIEN.partial_state(card("cheater"), seat)
    put_wrong = [Action("put1:?"), Action("put1:doom")][seat]
    for state, action in ((start, wrong), (looking, put_wrong), (looking, Action("?")), (start, Action(""))):
        with pytest.raises(IllegalAction):
            ALIEN.follow(state, action, seat)
        with pytest.raises(IllegalAction):
            ALIEN.find_redacted(state, action.text, seat)


@pytest.mark.rule("A1")
def test_a_local_game_refuses_redacted_actions() -> None:
    for state, blank in ((ALIEN.initial({"open_cards": "1"}), "planet1:?"), (card("cheater"), "put1:?")):
        with pytest.raises(IllegalAction):
            ALIEN.apply(state, Action(blank))
