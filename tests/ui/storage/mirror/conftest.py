"""Tests of the mirror play a made-up game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toy import enlist
from tests.ui.storage.library.tabs import GAME


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        enlist(patch, GAME)
        yield
