"""Records of past games: continued past an automatic draw, or ended as only their file says."""

from __future__ import annotations

import pytest

from engine.contract.values import TERMINAL
from engine.registry import GAMES
from engine.session.link import read_link, write_link
from engine.session.match import BOTH, FileResult, Match, Replay, new_match
from engine.session.save import read_save, write_save

SHUFFLES = {
    "chess": "g1f3 g8f6 f3g1 f6g8",
    "nuclear": "g1f3 g8f6 f3g1 f6g8",
    "draughts": "1-5 32-28 5-1 28-32",
}
STARTS = {"draughts": "B:WK32:BK1"}


def shuffled(game_id: str, rounds: int, recorded: bool) -> Match:
    replay = Replay(new_match(GAMES[game_id], {}, STARTS.get(game_id, ""), recorded))
    for text in SHUFFLES[game_id].split() * rounds:
        replay.play(GAMES[game_id].find(replay.state, text))
    return replay.match


@pytest.mark.parametrize("game_id", sorted(SHUFFLES))
def test_a_record_continues_after_a_repetition_also_when_reopened(game_id: str) -> None:
    match = shuffled(game_id, 4, recorded=True)
    assert match.recorded and match.outcome is None and match.player != TERMINAL
    assert all(match.goto(at).player != TERMINAL for at in range(len(match.log) + 1)), (
        "no place in the log is terminal"
    )
    for again in (read_save(write_save(match)).match, read_link(write_link(match)).match):
        assert (again.texts, again.recorded, again.outcome) == (match.texts, True, None)
    assert read_save(write_save(match.with_file_result(0, "abandoned"))).match.agreed == FileResult(
        0, "abandoned"
    )


@pytest.mark.parametrize("game_id", sorted(SHUFFLES))
def test_a_game_that_is_played_here_still_ends(game_id: str) -> None:
    match = shuffled(game_id, 2, recorded=False)
    assert match.outcome and match.outcome.returns == (0.0, 0.0) and not match.recorded
    assert "recorded" not in write_save(match)


@pytest.mark.parametrize("loser", [0, 1, None, BOTH])
def test_an_end_known_only_from_a_file_is_kept(loser: int | None) -> None:
    match = shuffled("chess", 1, recorded=False).with_file_result(loser, "Ann won – game abandoned")
    for again in (read_save(write_save(match)).match, read_link(write_link(match)).match):
        assert again.agreed == match.agreed and again.outcome == match.outcome
    assert match.outcome
    assert match.outcome.returns == {0: (-1, 1), 1: (1, -1), None: (0, 0), BOTH: (-1, -1)}[loser]
