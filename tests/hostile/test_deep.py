"""What nests deep is refused by every reader."""

from __future__ import annotations

import pytest

from tests.hostile.deep import DEEP, READERS
from tests.hostile.limits import held


@pytest.mark.parametrize("text", DEEP)
@pytest.mark.parametrize("reader", READERS)
def test_what_is_deep_is_refused(reader: str, text: str) -> None:
    assert held(lambda: READERS[reader](DEEP[text]))
