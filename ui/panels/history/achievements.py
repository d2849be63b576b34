"""Achievements as badges: the shape shows the result of the game, the drawing the deed."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.contract.values import Achievement
from engine.registry import INFOS
from ui.storage.history.achievements import ALL, all_achievements
from ui.tree import Node, h
from ui.words.en.history import say

SHAPES = {
    1: "M24 1L30 6L38 5L40 12L47 14L46 22L51 28L46 34L47 41L40 44L38 51L30 50"
    "L24 55L18 50L10 51L8 44L1 42L2 34L-3 28L2 22L1 14L8 12L10 5L18 6z",
    0: "M24 3l21 12.500v25L24 53 3 40.500v-25z",
    -1: "M6 52V24a18 18 0 0 1 36 0v28z",
}
"""The outline of a badge by the result it takes: a star, a hexagon, a tombstone."""


def words_of(game: str, achievement: str) -> tuple[str, str]:
    """Return the name of an achievement and how to earn it."""
    return (say.general if game == ALL else INFOS[game].words.achievements)[achievement]


def told(earned: Sequence[str]) -> str:
    """Return an announcement of newly earned achievements, such as "alien/venus"; "" for none."""
    titles = [words_of(*key.split("/"))[0] for key in earned]
    return say.earned(titles) if titles else ""


def badge(achievement: Achievement, done: bool) -> Node:
    """Return the badge of an achievement, faint until it is earned."""
    shape = h("path", d=SHAPES[achievement.result])
    outline = h("svg", shape, viewBox="-3 -1 54 58", aria_hidden="true")
    picture = h("img", src=f"assets/{achievement.art}.svg", alt="")
    return h("span", outline, picture, class_="badge done" if done else "badge")


def achievement_card(game: str, achievement: Achievement, done: bool) -> Node:
    """Return an achievement with its badge, its name and how to earn it."""
    title, how = words_of(game, achievement.id)
    state = h("span", say.done if done else say.to_do, class_="visually-hidden")
    words = h("span", h("strong", title), state, h("small", how))
    return h(
        "li",
        badge(achievement, done),
        words,
        class_="feat done" if done else "feat",
        key=f"{game}-{achievement.id}",
    )


def achievements_of(game: str, earned: Collection[str]) -> Node:
    """Return the achievements of a game, or those over all games."""
    cards = [
        achievement_card(game, achievement, f"{game}/{achievement.id}" in earned)
        for of, achievement in all_achievements()
        if of == game
    ]
    return h("ul", cards, class_="feats")


def new_achievements(earned: Sequence[str]) -> Node | None:
    """Return the achievements that a game has just brought, with their badges; None if there are none."""
    cards = [
        achievement_card(game, achievement, True)
        for game, achievement in all_achievements()
        if f"{game}/{achievement.id}" in earned
    ]
    return h("ul", cards, class_="feats new", aria_label=say.achievements) if cards else None
