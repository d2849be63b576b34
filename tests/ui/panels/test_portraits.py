"""Portraits of the computer opponents."""

from __future__ import annotations

from pathlib import Path

import pytest

from ui.panels.portraits import LARGE, portrait, portrait_path
from ui.session.moods import DISMAYED, MOODS
from ui.storage.seats import LEVEL

SITE = Path(__file__).parents[3]


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("level", LEVEL)
def test_each_opponent_has_a_drawing_for_each_mood(level: str, mood: str) -> None:
    assert (SITE / portrait_path(level, mood)).is_file()


def test_a_portrait_has_its_size_and_no_words() -> None:
    shown = portrait("level2", DISMAYED, LARGE).attributes
    assert shown["src"] == "assets/portraits/fox-dismayed.svg"
    assert (shown["width"], shown["height"], shown["alt"]) == (LARGE, LARGE, "")
