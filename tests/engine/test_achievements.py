"""Achievements: each has its texts, its badge, and a game in which it is earned."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.contract.values import CHANCE, Achievement, Outcome, Reason
from engine.registry import GAMES, find_game
from engine.session.match import RESIGNED, Replay, new_match

ASSETS = Path(__file__).parents[2] / "assets"
ACHIEVEMENTS = [
    (game.info.id, achievement) for game in GAMES.values() for achievement in game.info.achievements
]
BY_END = [(game, achievement) for game, achievement in ACHIEVEMENTS if achievement.ends]
DONE = {
    ("chess", "pawn-mate"): ("7k/5K1p/6P1/8/8/8/8/8 w - - 0 1", "g6g7"),
    ("chess", "knight-mate"): ("6rk/6pp/8/6N1/8/8/8/K7 w - - 0 1", "g5f7"),
    ("chess", "modest"): ("k7/2P5/1K6/8/8/8/8/8 w - - 0 1", "c7c8r"),
    ("nuclear", "fuse"): ("nrb1kr2/pp1pp3/n6p/P1pN1p2/P1P1P1p1/NRb5/3P1PPP/5RK1 b - - 1 24", "f5e4"),
    ("nuclear", "queen"): ("q3kb1r/4pp1n/7p/2pp4/2B3p1/3PPPP1/PPP4P/R1BQK1NR b KQk - 0 9", "a8a2"),
    ("nuclear", "moth"): ("q3kb1r/4pp1n/7p/2pp4/2B3p1/3PPPP1/PPP4P/R1BQK1NR b KQk - 0 9", "a8a2"),
    ("nuclear", "chain"): ("q3kb1r/4pp1n/7p/2pp4/2B3p1/3PPPP1/PPP4P/R1BQK1NR b KQk - 0 9", "a8a2"),
    ("nuclear", "calm"): ("rnbqkbnr/pp1ppp1p/8/2p3p1/8/N3P3/PPPP1PPP/R1BQKBNR w KQkq c6 0 3", "d1h5"),
    ("draughts", "triple"): ("W:W21,28,29,30:B2,4,5,6,8,16,K24", "28x19x12x3"),
    ("draughts", "crownless"): ("B:W18:B15", "15x22"),
    ("chesskers", "super"): ("8/ccccccc1/cccccc1c/5c2/3PP3/PPP2PPP/RN1QKBNR/8 c KQ 0 4", "f5xd3xf1"),
    ("chesskers", "swallow"): ("cc5c/4cB2/2cP4/6P1/1P1P3P/PP6/R2QK2R/8 c KQ 0 20", "e7xc5xe3xc1"),
    ("satan", "leap"): (
        "3.3,4.1,A2,A3,A5,A7,A8,A9,E4/4.8,4.9,4.12,C3,C5,C6,C7,C8,C9 satan:3.5 0 1 duel",
        "4.1-4.13",
    ),
    ("satan", "cold"): ("", "stay"),
    ("satan", "crowd"): ("", "stay"),
    ("satan", "snuffed"): (
        "4.0,A2,A3,A4,A5,A6,A7,A8,A9/4.12,C1,C2,C3,C4,C5,C6,C8,C9 satan:1.1 0 1 duel",
        "4.0-A1",
    ),
    ("chinese", "leap"): (
        "1.0,2.0,3.3,3.4,4.1,4.2,A4,A5,A8,A9/2.7,3.10,3.11,4.12,D2,D4,D6,D7,D9,D10 satan:- 0 0 chinese2",
        "1.0-2.3",
    ),
    ("chinese", "crowd"): ("", ""),
}
"""A position, and the actions that earn the achievement there; then the other seats resign."""
OPTIONS = {("chinese", "crowd"): {"players": "6"}}


@pytest.mark.parametrize(("game_id", "achievement"), ACHIEVEMENTS)
def test_each_achievement_has_texts_a_badge_and_a_game(game_id: str, achievement: Achievement) -> None:
    info = find_game(game_id).info
    title, how = info.words.achievements[achievement.id]
    assert title and how.endswith(".")
    assert (ASSETS / f"{achievement.art}.svg").exists()
    assert bool(achievement.ends) + bool(achievement.parts) + ((game_id, achievement.id) in DONE) == 1
    assert set(achievement.parts) <= {other.id for other in info.achievements}


def test_every_achievement_text_has_an_achievement() -> None:
    for game in GAMES.values():
        assert list(game.info.words.achievements) == [
            achievement.id for achievement in game.info.achievements
        ]


@pytest.mark.parametrize("game_id", GAMES)
def test_no_game_knows_an_achievement_that_it_does_not_list(game_id: str) -> None:
    game = find_game(game_id)
    match = new_match(game, {})
    with pytest.raises(KeyError):
        game.achieved("no such achievement", match.states, match.log, 0)


@pytest.mark.parametrize(("game_id", "achievement"), BY_END)
def test_an_end_earns_its_achievement(game_id: str, achievement: Achievement) -> None:
    """Each of these ends has its own tests; reaching it earns the achievement."""
    game = find_game(game_id)
    reasons = {reason.code: reason for reason in game.reasons}
    for code in achievement.ends:
        one = float(achievement.result)
        start = game.initial(game.settle_options({}))
        assert achievement.id in game.achievements((start,), (), Outcome((one, -one), reasons[code]), 0)
        if achievement.result:
            assert achievement.id not in game.achievements(
                (start,), (), Outcome((-one, one), reasons[code]), 0
            )


@pytest.mark.parametrize("which", DONE, ids="-".join)
def test_each_achievement_is_earned_in_a_game(which: tuple[str, str]) -> None:
    game_id, achievement = which
    position, moves = DONE[which]
    game = find_game(game_id)
    replay = Replay(new_match(game, OPTIONS.get(which, {}), position))
    seat = max(game.player(replay.state), 0)
    for text in moves.split():
        replay.play(game.find(replay.state, text))
    match = replay.match
    lost = any(each.id == achievement and each.result < 0 for each in game.info.achievements)
    given = tuple((1.0 if index == seat else -1.0) * (-1 if lost else 1) for index in range(len(match.seats)))
    outcome = match.outcome or Outcome(given, RESIGNED)
    assert achievement in game.achievements(match.states, match.log, outcome, seat)
    others = [index for index in range(len(match.seats)) if index != seat]
    assert all(
        achievement not in game.achievements(match.states, match.log, outcome, other) for other in others
    )


def test_resigning_a_race_earns_no_snuffed_out() -> None:
    game = find_game("satan")
    match = new_match(game, {"setup": "duel"})
    replay = Replay(match)
    replay.play(game.find(replay.state, "resign"))
    over = replay.match
    assert over.outcome and over.outcome.returns[0] < 0
    assert "snuffed" not in game.achievements(over.states, over.log, over.outcome, 0)


def test_moving_the_fire_is_not_keeping_hands_off() -> None:
    game = find_game("satan")
    replay = Replay(new_match(game, {"setup": "duel"}))
    first = next(a for a in game.legal_actions(replay.state) if a.text.startswith("satan-"))
    replay.play(first)
    won = Outcome((1.0, -1.0), Reason("last-left", ""))
    assert "cold" not in game.achievements(replay.match.states, replay.match.log, won, 0)
    assert game.player(replay.state) != CHANCE
