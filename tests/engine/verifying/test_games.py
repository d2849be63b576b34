"""Whole games between honest devices are as they should be: two programs, one specification."""

from __future__ import annotations

import pytest

from engine.contract.steps import finish
from engine.registry import GAMES
from engine.remote.entries import ASK, RESIGN, YES, data_of
from engine.remote.replica import Replica, read_replica, write_replica
from engine.session.match import Match, new_match
from engine.session.serialization import agreed_text
from engine.verifying.report import FAIR, Report, Shown, verify
from tests.engine.games.alien.positions import FRAME, MOVE
from tests.engine.games.alien.positions import text_of as position
from tests.engine.remote.tables import Circle, table
from tests.engine.remote.test_cards import Cards


def verified(replica: Replica, match: Match | None = None) -> Report:
    """Return the verifier's report on a device's copy of a game, as its file shows it."""
    match = match or replica.match()
    info = match.game.info
    texts = match.texts[: match.cursor]
    shown = Shown(info.id, info.rules_version, match.options, match.start, texts, agreed_text(match.agreed))
    return finish(verify(list(map(data_of, replica.entries)), shown))


@pytest.mark.parametrize("way", ["live", "post"])
@pytest.mark.parametrize("game", sorted(game for game in GAMES if not GAMES[game].info.hidden))
def test_games_without_secrets(game: str, way: str) -> None:
    usual = game != "satan"
    circle = Circle(table(game, way=way) if usual else table(game, way=way, setup="duel", first="chance"))
    for _ in circle.wander(3, 25):
        pass
    for replica in circle.replicas:
        report = verified(replica)
        assert report.verdict == FAIR, report.why


def test_drawn_seats_requests_and_an_end() -> None:
    circle = Circle(table("satan", (0, 1, 2), lots=True, setup="three", first="chance"))
    for _ in circle.wander(4, 9):
        pass
    at = circle.replicas[0].state.match.cursor
    circle.submit(1, ASK, f"undo:{at - 1}", str(at))
    for device in (0, 2):
        circle.submit(device, YES, f"undo:{at - 1}", str(at))
    for _ in circle.wander(5, 5):
        pass
    report = verified(circle.replicas[2])
    assert report.verdict == FAIR and report.outcomes == 2, report.why
    pair = Circle(table("draughts"))
    for _ in pair.wander(1, 6):
        pass
    pair.submit(1, RESIGN, "1", str(pair.replicas[0].state.match.cursor))
    assert verified(pair.replicas[0]).over


def test_the_report_says_who_has_abandoned_the_game() -> None:
    several = Circle(table("satan", (0, 1, 2), setup="three", first="0"))
    for _ in several.wander(4, 5):
        pass
    state = several.replicas[0].state
    gone, others, at = state.turn, [each for each in range(3) if each != state.turn], state.match.cursor
    several.submit(others[0], ASK, f"abandoned:{gone}", str(at))
    several.submit(others[1], YES, f"abandoned:{gone}", str(at))
    pair = Circle(table("draughts"))
    pair.submit(1, ASK, "abandoned:0", "0")
    pair.submit(1, YES, "abandoned:0", "0")
    (place,) = several.replicas[0].state.abandoned
    for circle, device, before in ((several, gone, place), (pair, 0, 0)):
        report = verified(circle.replicas[0])
        assert report.verdict == FAIR, report.why
        told = f"{report.people[device]} abandoned the game after {before} actions, "
        said = [line for line in report.details if "abandoned" in line]
        assert said == [f"{told}according to all other devices"]


def test_a_win_by_a_secret_card() -> None:
    """The winner shows the card; both devices can open the game again, and it verifies."""
    start = position(f"{FRAME} d5:~ f5:~", cards="flood;-", planets="?/?")
    match = new_match(GAMES["alien"], {}, start)
    circle = Cards(table("alien")._replace(match=match, id=f"{6:012x}"))
    assert "neptune" in circle.replicas[1].faces.values(), "at this table, by these secrets"
    for text in (MOVE, "card:flood", "flood:c5"):
        circle.act(text)
    for replica in circle.replicas:
        assert read_replica(write_replica(replica)).match() == replica.match()
        report = verified(replica)
        assert report.verdict == FAIR and report.over, report.why
        assert "claims, each with its card: 1" in report.checked


@pytest.mark.parametrize(
    ("game", "seed"), [("alien", 3), pytest.param("alien", 12, marks=pytest.mark.soak), ("ctheckers", 5)]
)
def test_games_with_cards_to_their_end(game: str, seed: int) -> None:
    """Hidden draws, secret choices, claims and opened secrets included."""
    circle = Cards(table(game))
    circle.play_on(seed, 60)
    for replica in circle.replicas:
        report = verified(replica)
        assert report.verdict == FAIR, report.why
    if not circle.replicas[0].state.match.outcome:
        circle.submit(0, RESIGN, "0", str(circle.replicas[0].state.match.cursor))
        circle.settle()
    report = verified(circle.replicas[1])
    assert report.verdict == FAIR and report.over, report.why
    assert "the whole game, played again face up" in report.checked
