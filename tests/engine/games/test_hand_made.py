"""Edited positions that no game reaches: texts, pictures and notation work there and after them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.ai.levels import LEVELS, LevelAgent
from engine.contract.game import AnyGame
from engine.contract.notation import Record
from engine.contract.rng import Rng, new_rng
from engine.contract.values import TERMINAL, Action, AnyState, BadPosition
from engine.registry import GAMES
from engine.session.match import Match, new_match
from engine.session.narration import describe_action, ending

NAMES = ("chess", "nuclear", "chesskers")
POSITIONS = (25, pytest.param(60, marks=pytest.mark.soak))
"""Number of positions tested for each game, in the gate and in the soak run."""
ACTIONS = 6
"""Number of actions tried in each position, those that change most first."""
TYPED = ("", "zz", "Ke9", "Qxa1#", "O-O-O", "exd8=N", "a1b2c3", "\ud800")
MEN = {"chess": "PPPQRBNpppqrbn", "nuclear": "PPPPPRNppppppqb", "chesskers": "PPQRBNccccss"}
KINGS = {"chess": "Kk", "nuclear": "Kk", "chesskers": "K"}
TAILS = {"chess": "{} - - 0 1", "nuclear": "{} - - 0 1", "chesskers": "{} - 0 1"}
ENDS = {"chess": "material", "nuclear": "no-king", "chesskers": "no-checkers"}
SIDES = {"chess": "wb", "nuclear": "wb", "chesskers": "wc"}


def random_text(name: str, rng: Rng) -> str:
    """Return a text with pieces on random squares; it may be an invalid position."""
    men = [*KINGS[name], *rng.sample(MEN[name], rng.randint(1, len(MEN[name])))]
    board = dict(zip(rng.sample(range(64), len(men)), men, strict=True))
    rows = ["".join(board.get(8 * rank + file, "1") for file in range(8)) for rank in range(8)]
    return f"{'/'.join(rows)} {TAILS[name].format(rng.choice(SIDES[name]))}"


def positions(name: str, rng: Rng) -> Iterator[Match]:
    while True:
        try:
            yield new_match(GAMES[name], {}, random_text(name, rng))
        except BadPosition:
            continue


def check(match: Match) -> None:
    """Call every method that the page calls for a state."""
    game, state = match.game, match.state
    actions = game.legal_actions(state)
    picture = game.picture(state)
    assert (game.player(state) == TERMINAL) == (game.outcome(state) is not None) == (not actions)
    assert game.parse(game.position(state), match.options)._replace(number=state.number) == without_past(
        state
    )
    assert bool(ending(match, match.seats)) == (not actions)
    assert len(game.evaluate(state)) == 2 and game.lessons(state, actions)
    for text in TYPED:
        assert set(game.parse_move(state, text)) <= set(actions)
    for piece in picture.pieces:
        game.refusal(state, piece.spot)
        for other in picture.pieces:
            game.path_refusal(state, (piece.spot,), other.spot)
    for action in actions:
        written = game.written(state, action)
        assert written == action.text or action in game.parse_move(state, written)
        assert game.events(state, action)


def without_past(state: AnyState) -> AnyState:
    """Return a state without its earlier positions, which its text omits."""
    return state._replace(earlier=())


def log_line(match: Match, action: Action) -> str:
    after = match.play(action)
    return describe_action(after, len(after.log) - 1)


def most_changing(game: AnyGame, state: AnyState, rng: Rng) -> list[Action]:
    """Return some actions, those that leave the fewest pieces first."""
    actions = list(game.legal_actions(state))
    rng.shuffle(actions)
    return sorted(actions, key=lambda action: len(game.picture(game.apply(state, action)).pieces))[:ACTIONS]


@pytest.mark.parametrize("count", POSITIONS)
@pytest.mark.parametrize("name", NAMES)
def test_edited_positions_and_their_continuations_raise_no_errors(name: str, count: int) -> None:
    rng, game = new_rng(39), GAMES[name]
    ends = set()
    for _, match in zip(range(count), positions(name, rng), strict=False):
        check(match)
        for action in most_changing(game, match.state, rng):
            assert log_line(match, action)
            after = match.play(action)
            check(after)
            for notation in game.notations:
                assert (
                    notation.read(notation.write(Record({}, match.start, after.log, "*"))).actions
                    == after.log
                )
            game.explain_gain(after.states, after.log, game.player(match.state))
            game.explain_improvement(after.states, game.player(match.state))
            if after.outcome:
                ends.add(after.outcome.reason.code)
        if game.legal_actions(match.state):
            player = LevelAgent(game, LEVELS[0]._replace(seconds=None))
            assert player.choose(match.state, rng) in game.legal_actions(match.state)
    assert ENDS[name] in ends or count < 60, "some of the games end at once"


@pytest.mark.rule("N5")
def test_blowing_up_the_other_king_at_once_ends_the_game_as_mate() -> None:
    game = GAMES["nuclear"]
    match = new_match(game, {}, "k7/8/8/8/3p4/4P3/5K2/8 b - - 0 1")
    (action,) = game.parse_move(match.state, "dxe3")
    assert game.written(match.state, action) == "dxe3#"
    after = match.play(action)
    assert ending(after, after.seats) == "Black wins: White's king is destroyed (N5)."
    assert [piece.name for piece in game.picture(after.state).pieces] == ["black king"]
    assert game.parse_move(after.state, "e4") == () and game.find(match.state, "d4e3") == action
    (notation,) = game.notations
    text = notation.write(Record({}, match.start, (action,), "0-1"))
    assert "1... dxe3# 0-1" in text and notation.read(text).actions == (action,)
