"""Fixtures of the search tests."""

import pytest

from engine.ai import tree


@pytest.fixture
def no_reductions(monkeypatch: pytest.MonkeyPatch) -> None:
    """No late-move reductions."""
    monkeypatch.setattr(tree, "LMR_MIN_MOVES", 99)
