"""Game logs in each language: every sentence is complete and well-formed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.contract.game import AnyGame
from engine.contract.language import ENGLISH, LANGUAGES, set_language
from engine.registry import GAMES
from tests.engine.test_language import of_game, of_play, set_ups

BADLY = re.compile(r"[{}]|\s\s|\s[.,;!?]|\(\)|\bNone\b")
"""Gaps in a sentence where a text is missing."""


@pytest.fixture(params=LANGUAGES, autouse=True)
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    set_language(request.param)
    yield
    set_language(ENGLISH)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_log_is_well_formed(game: AnyGame) -> None:
    options = set_ups(game)[-1]
    texts = {*of_game(game, options), *of_play(game, options)}
    assert len(texts) > 40
    assert not [text for text in texts if BADLY.search(text)]
