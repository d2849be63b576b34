"""The ladder on the home screen: a seal for each game that was won against each computer opponent."""

from __future__ import annotations

from collections.abc import Collection

from engine.contract.values import Info
from engine.registry import INFOS, PLUGINS
from ui.panels.history import SHAPES
from ui.panels.portraits import PLEASED, THINKING, portrait_path
from ui.storage.seats import LEVEL
from ui.tree import Node, button, h
from ui.words.en.history import say


def ladder(seals: Collection[str]) -> Node:
    """Return the games with the seals of all opponents; each seal leads to a game against its opponent."""
    games = [info for info in INFOS.values() if info.id not in PLUGINS]
    earned = sum(f"{info.id}/{level}" in seals for info in games for level in LEVEL)
    every = len(games) * len(LEVEL)
    bar = h("progress", value=earned, max=every, aria_hidden="true")
    heading = h("div", h("h2", say.ladder), h("p", say.seals(earned, every), bar), class_="heading")
    rungs = h("ul", [_rung(info, seals) for info in games], class_="rungs")
    rule = h("p", say.seal_rule, class_="by")
    return h("section", heading, rungs, rule, class_="ladder", aria_label=say.ladder, key="ladder")


def _rung(info: Info, seals: Collection[str]) -> Node:
    """Return a game with its seals, weakest opponent first; the first missing one stands out."""
    missing = next((level for level in LEVEL if f"{info.id}/{level}" not in seals), "")
    items = [
        h("li", _seal(info, level, f"{info.id}/{level}" in seals, level == missing), key=level)
        for level in LEVEL
    ]
    row = h("ul", items, class_="seals", aria_label=info.title)
    title = h("span", info.title, class_="game", aria_hidden="true")  # the list of seals has this name
    return h("li", title, row, class_="rung", data_game_theme=info.cover.theme, key=info.id)


def _seal(info: Info, level: str, earned: bool, is_next: bool) -> Node:
    """Return a seal: wax with the opponent's face once it is earned, before that an outline."""
    wax = h("svg", h("path", d=SHAPES[1]), viewBox="-3 -1 54 58", aria_hidden="true")
    face = h("img", data_src=portrait_path(level, PLEASED if earned else THINKING), alt="")
    words = say.seal(LEVEL[level].title, info.title, earned)
    look = "seal earned" if earned else "seal next" if is_next else "seal"
    return button([wax, face], f"climb:{level}", info.id, class_=look, aria_label=words, title=words)
