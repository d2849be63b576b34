"""Invariants of random games, some of them lucky to keep the Cthecker hidden."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract.rng import Rng, new_rng
from engine.contract.values import CHANCE, TERMINAL, Action, BadPosition
from engine.games.ctheckers.grid import LAST_RANK, is_dark, rank_of
from engine.games.ctheckers.state import (
    IDENTITIES,
    UNREVEALED,
    WAITING,
    State,
    face_up,
    hidden_squares,
    known_looks,
    letter_of,
    unaccounted,
)
from tests.engine.games.ctheckers.positions import GAME

RANDOM_GAMES = 400
LUCKY_GAMES = 120


def walk(seed: int, lucky: bool) -> Iterator[State]:
    """Yield the states of a random game; a lucky one avoids its end where chance or a choice can."""
    rng = new_rng(seed)
    state = GAME.initial({})
    while GAME.player(state) != TERMINAL:
        yield state
        state = _next(state, rng, lucky)
    yield state


def _next(state: State, rng: Rng, lucky: bool) -> State:
    chance = GAME.player(state) == CHANCE
    for _ in range(8 if lucky else 1):
        action = GAME.sample_outcome(state, rng) if chance else rng.choice(GAME.legal_actions(state))
        after = GAME.apply(state, action)
        if not after.end:
            break
    return after


def check(state: State) -> None:
    """Check that each side's twelve identities add up, and that a square holds one piece or a stack."""
    for side in (0, 1):
        left, known = unaccounted(state, side), known_looks(state, side)
        everywhere = face_up(state, side) + "".join(known.values())
        everywhere += "".join(kind * count for kind, count in left.items())
        assert {kind: everywhere.count(kind) for kind in IDENTITIES} == IDENTITIES
        assert min(left.values()) >= 0
        assert sum(left.values()) + len(known) == len(hidden_squares(state.board, side))
        awake = letter_of("n", side) in state.board
        assert (state.control[side] != UNREVEALED) == (awake or "n" in state.piles[side])
        if state.control[side] == WAITING:
            assert not set("cr") & set(state.piles[1 - side])
    for square, cell in enumerate(state.board):
        assert len(cell) <= 1 or (set(cell) <= set("cC") and len(cell) <= 3 and rank_of(square) in LAST_RANK)
        assert not cell or cell in "nN" or is_dark(square)


def test_invariants_hold_in_random_games_and_the_games_end() -> None:
    for seed in range(RANDOM_GAMES):
        for state in walk(seed, lucky=False):
            check(state)


def test_invariants_hold_in_long_games() -> None:
    longest = 0
    for seed in range(LUCKY_GAMES):
        states = list(walk(seed, lucky=True))
        longest = max(longest, len(states))
        for state in states:
            check(state)
    assert 100 < longest <= GAME.info.ply_limit


@pytest.mark.rule("C18")
@pytest.mark.parametrize("games", [20, pytest.param(60, marks=pytest.mark.soak)])
def test_views_do_not_depend_on_foreign_looks(games: int) -> None:
    compared = 0
    for seed in range(games):
        rng = new_rng(seed)
        for state in walk(seed, lucky=True):
            for seat in (0, 1, None) if state.looks else ():
                other = GAME.determinize(GAME.view(state, seat), rng)
                compared += other != state
                assert shown(other, seat) == shown(state, seat)
    assert compared > games


def shown(state: State, seat: int | None) -> tuple[object, ...]:
    """Return everything that a seat can see."""
    view = GAME.view(state, seat)
    actions = GAME.legal_actions(state)
    events = [GAME.events(state, action, seat) for action in actions]
    whys = [GAME.refusal(view, spot) for spot in ("a1", "d4", "e5", "h8")]
    return view, GAME.picture(view), GAME.position(view), actions, events, whys, GAME.player(state)


@pytest.mark.rule("C18")
def test_a_redacted_log_does_not_reveal_foreign_looks() -> None:
    log = [Action("c3-d4"), Action("dark-sees-carter"), Action("light-sees-cultist"), Action("is-cultist")]
    readable = [[action.text for action in GAME.redact(log, seat)] for seat in (0, 1, None)]
    assert readable == [
        ["c3-d4", "dark-sees-carter", "light-sees-?", "is-cultist"],
        ["c3-d4", "dark-sees-?", "light-sees-cultist", "is-cultist"],
        ["c3-d4", "dark-sees-?", "light-sees-?", "is-cultist"],
    ]


@pytest.mark.rule("C2")
def test_foreign_looks_are_drawn_from_the_unaccounted_identities() -> None:
    state = GAME.parse("7m/8/8/8/8/8/1M6/M7 1 C6B1R1/- -/- a1=T1,b2=N1 0", {})
    drawn = {
        tuple(look.letter for look in GAME.determinize(GAME.view(state, 1), new_rng(i)).looks)
        for i in range(60)
    }
    kinds = {letter for letters in drawn for letter in letters}
    assert kinds == {"c", "n", "t"}
    assert not {("t", "t"), ("n", "n")} & drawn


def test_damaged_positions_are_refused_or_playable() -> None:
    rng = new_rng(1)
    refused = 0
    for seed in range(60):
        for state in list(walk(seed, lucky=True))[::7]:
            text = list(GAME.position(state))
            for _ in range(2):
                text[rng.randrange(len(text))] = rng.choice("mMcCnNrRbB123+-?/. d4,")
            try:
                again = GAME.parse("".join(text), {})
            except BadPosition:
                refused += 1
                continue
            for _ in range(40):
                if GAME.player(again) == TERMINAL:
                    break
                again = _next(again, rng, lucky=True)
    assert refused
