"""The words of the log are those of the match, however it went back and forth, and whoever looks."""

from __future__ import annotations

import pytest

from engine.chance import new_rng
from engine.codec import choices
from engine.match import new_match
from engine.protocol import TERMINAL
from engine.registry import find_game
from ui.stories import Stories


@pytest.mark.parametrize("game", ["draughts", "satan", "ctheckers", "alien"])
def test_stories_are_those_of_the_match(game: str) -> None:
    match, stories, rng = new_match(find_game(game)), Stories(), new_rng(3)
    for turn in range(120):
        if match.player == TERMINAL or rng.random() < 0.1:
            match = match.goto(rng.randrange(match.cursor + 1))
        if match.player != TERMINAL:
            match = match.play(rng.choice(choices(match.game, match.state)))
        viewer = rng.choice([None, 0, 1]) if turn % 3 == 0 else turn % 2
        words = [tale.words for tale in stories.of(match, viewer)]
        assert words == [match.story(i, viewer) for i in range(len(match.log))]
