"""The benchmark of draughts runs with and without a peer; speed is not tested."""

from engine.boards.bench import bench
from engine.games.draughts.bench import PEER, tasks
from tests.peers.draughts_peer import tasks as peer_tasks


def test_each_task_has_a_line() -> None:
    lines = bench(tasks(), "", {}, 0.0)
    assert [line[:26].strip() for line in lines] == list(tasks())
    assert not any("times as fast" in line for line in lines)


def test_the_peer_runs_the_same_tasks() -> None:
    ours, theirs = tasks(), peer_tasks()
    assert PEER.found().keys() == theirs.keys()
    assert list(ours) == list(theirs)
    perfts = [name for name in ours if name.startswith("perft")]
    assert [ours[name]() for name in perfts] == [theirs[name]() for name in perfts]
    assert all("times as fast" in line for line in bench(tasks(), PEER.name, theirs, 0.0))
