"""Odd feats as badges: their shape tells whether one has won, drawn or lost, their drawing what for."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.contract.values import Feat
from engine.registry import INFOS
from ui.storage.history.achievements import ALL, feats
from ui.tree import Node, h
from ui.words.en.history import say

SHAPES = {
    1: "M24 1L30 6L38 5L40 12L47 14L46 22L51 28L46 34L47 41L40 44L38 51L30 50"
    "L24 55L18 50L10 51L8 44L1 42L2 34L-3 28L2 22L1 14L8 12L10 5L18 6z",
    0: "M24 3l21 12.500v25L24 53 3 40.500v-25z",
    -1: "M6 52V24a18 18 0 0 1 36 0v28z",
}
"""The outline of a badge by the result it takes: a star, a hexagon, a tombstone."""


def words_of(game: str, feat: str) -> tuple[str, str]:
    """Return what a feat is called, and what is to be done for it."""
    return (say.general if game == ALL else INFOS[game].words.feats)[feat]


def told(earned: Sequence[str]) -> str:
    """Return that feats were done for the first time, such as "alien/venus"; "" for none."""
    titles = [words_of(*key.split("/"))[0] for key in earned]
    return say.earned(titles) if titles else ""


def badge(feat: Feat, done: bool) -> Node:
    """Return the badge of a feat: an outline with a drawing, which is faint as long as it was not done."""
    shape = h("path", d=SHAPES[feat.result])
    outline = h("svg", shape, viewBox="-3 -1 54 58", aria_hidden="true")
    picture = h("img", src=f"assets/{feat.art}.svg", alt="")
    return h("span", outline, picture, class_="badge done" if done else "badge")


def feat_card(game: str, feat: Feat, done: bool) -> Node:
    """Return a feat with its badge, its name, and how it is done."""
    title, how = words_of(game, feat.id)
    state = h("span", say.done if done else say.to_do, class_="visually-hidden")
    words = h("span", h("strong", title), state, h("small", how))
    return h("li", badge(feat, done), words, class_="feat done" if done else "feat", key=f"{game}-{feat.id}")


def feats_of(game: str, earned: Collection[str]) -> Node:
    """Return the feats of a game, or those over all games."""
    cards = [feat_card(game, feat, f"{game}/{feat.id}" in earned) for of, feat in feats() if of == game]
    return h("ul", cards, class_="feats")


def new_feats(earned: Sequence[str]) -> Node | None:
    """Return the feats that a game has just brought, with their badges; None if there are none."""
    cards = [feat_card(game, feat, True) for game, feat in feats() if f"{game}/{feat.id}" in earned]
    return h("ul", cards, class_="feats new", aria_label=say.feats) if cards else None
