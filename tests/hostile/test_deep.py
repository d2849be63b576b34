"""Deeply nested texts are refused by every reader."""

from __future__ import annotations

import pytest

from tests.hostile.deep import DEEP, READERS
from tests.hostile.limits import held


@pytest.mark.parametrize("text", DEEP)
@pytest.mark.parametrize("reader", READERS)
def test_deep_texts_are_refused(reader: str, text: str) -> None:
    assert held(lambda: READERS[reader](DEEP[text]))
