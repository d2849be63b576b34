"""What several tests of the search ask for."""

import pytest

from engine.ai import tree


@pytest.fixture
def in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """No late-move reductions."""
    monkeypatch.setattr(tree, "LATE", 99)
