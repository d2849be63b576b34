"""Number of search workers for a device."""

import pytest

from ui.computer.relay import workers
from ui.session.analysis.live import PARALLEL_TASKS


@pytest.mark.parametrize("cores", range(1, 65))
def test_at_most_half_the_cores_and_at_least_one(cores: int) -> None:
    found = workers(cores, 8.0, touched=False)
    assert found == 1 or found <= cores / 2
    assert 1 <= found <= PARALLEL_TASKS


def test_little_memory_or_a_phone_with_unknown_memory_gets_one_worker() -> None:
    assert workers(16, 8.0, touched=True) == PARALLEL_TASKS
    assert [workers(16, memory, touched=False) for memory in (0.5, 2.0, 4.0)] == [1, 1, 1]
    assert workers(16, None, touched=True) == 1
    assert 1 < workers(16, None, touched=False) < PARALLEL_TASKS
