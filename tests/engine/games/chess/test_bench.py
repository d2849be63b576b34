"""The benchmark of chess runs with and without a peer; speed is not tested."""

from engine.boards.bench import bench
from engine.games.chess.bench import PEER, tasks
from tests.peers.chess_peer import tasks as peer_tasks


def test_each_task_has_a_line() -> None:
    lines = bench(tasks(), "", {}, 0.0)
    assert [line[:26].strip() for line in lines] == list(tasks())
    assert not any("times as fast" in line for line in lines)


def test_the_peer_runs_the_same_tasks() -> None:
    ours, theirs = tasks(), peer_tasks()
    assert PEER.found().keys() == theirs.keys()
    assert list(ours)[:3] == list(theirs)
    assert [ours[name]() for name in theirs] == [theirs[name]() for name in theirs]
    assert sum("times as fast" in line for line in bench(tasks(), PEER.name, theirs, 0.0)) == 3
