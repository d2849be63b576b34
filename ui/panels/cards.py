"""The area beside the board: choices without a spot, cards, reserves and notes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.game import AnyGame
from engine.contract.picture import Picture, Prospect, Tray
from ui.panels.clauses import linked
from ui.panels.hand import hand, sorting
from ui.panels.icons import icon
from ui.panels.thumb import art_path
from ui.remembered import remember_last
from ui.tree import Kept, Node, button, h, keep
from ui.words.en.parts import say

COINS = 12
"""Maximum number of pieces drawn in a stack; the full number stands beside it."""


def choice_buttons(choices: Sequence[tuple[str, str]], back: str) -> Node | None:
    """Return buttons for the choices besides spots and cards, and a step back (its action, or "")."""
    rows = [button(words, "pick", target) for target, words in choices]
    if back:
        rows.append(button([icon("undo"), say.step_back], back, class_="step-back"))
    return h("div", rows, class_="choices", role="group", aria_label=say.choices) if rows else None


@remember_last
def beside(
    picture: Picture, choosable: frozenset[str], names: Sequence[str], game: AnyGame, spot: str = ""
) -> Kept | None:
    """Return notes, cards and trays; None if the game has none. `names` are those of the players.

    For a hovered `spot`, add the chances of its hidden content.
    """
    trays = [tray for tray in picture.trays if not tray.stack]
    parts = [
        sorting(picture.cards, choosable),
        hand(picture, choosable),
        _notes((*picture.notes, *picture.odds), game),
        _prospect(next((each for each in picture.prospects if spot and each.about == spot), None)),
        _trays(trays, names),
        *[_folded_chances(each) for each in picture.prospects if not each.about],
    ]
    shown = [part for part in parts if part]
    around = h("div", shown, class_="extras", role="group", aria_label=say.beside, tabindex=0)
    return keep(around) if shown else None


def heading(way: str) -> list[Node]:
    """Return the arrow for a side's direction of movement ("up", "right" …), if it is shown."""
    if not way:
        return []
    words = say.ways[way]
    return [h("span", icon("up"), class_=f"heading to-{way}", role="img", title=words, aria_label=words)]


def stack(tray: Tray) -> Node:
    """Return a stack of pieces beside its owner's name."""
    art, name, count = tray.items[0]
    coins = [h("img", src=art_path(art), alt="") for _ in range(min(count, COINS))]
    words = say.stack(tray.title, count, name)
    return h(
        "span",
        coins,
        h("small", f"{tray.title} {count}"),
        class_="stack",
        title=words,
        role="img",
        aria_label=words,
    )


def _trays(trays: Sequence[Tray], names: Sequence[str]) -> Node | None:
    """Return the trays, grouped by player under the name."""
    owners = dict.fromkeys(tray.owner for tray in trays)
    groups = [
        h(
            "div",
            h("h2", names[owner]) if owner >= 0 else None,
            [_tray(tray) for tray in _filled([tray for tray in trays if tray.owner == owner])],
            class_="trays",
        )
        for owner in owners
    ]
    return h("div", groups, class_="tray-groups") if groups else None


def _filled(trays: Sequence[Tray]) -> Sequence[Tray]:
    """Return the trays that hold something; all of them if every tray is empty."""
    return [tray for tray in trays if tray.items] or trays


def _tray(tray: Tray) -> Node:
    items = [
        h("span", h("img", src=art_path(art), alt="", title=name), f" {count} {name}")
        for art, name, count in tray.items
    ]
    return h("div", h("b", tray.title), items or h("span", "–"), class_="tray")


def _prospect(prospect: Prospect | None) -> Node | None:
    """Return the chances of the hidden content of the hovered spot."""
    if prospect is None:
        return None
    return h("section", h("b", prospect.title), _chances(prospect), class_="prospect", aria_live="polite")


def _folded_chances(prospect: Prospect) -> Node:
    """Return the chances of the hidden content beside the board, if they are shown."""
    return h("details", h("summary", prospect.title), _chances(prospect), class_="used prospect")


def _chances(prospect: Prospect) -> list[Node]:
    """Return the possible contents with their chances; equal chances are given once."""
    shares = {share for _, share in prospect.chances}
    alike = len(shares) == 1 < len(prospect.chances)
    rows = [h("li", name, None if alike else h("b", say.percent(share))) for name, share in prospect.chances]
    equal = [h("p", say.each(shares.pop()))] if alike else []
    return [*equal, h("ul", rows, class_="chances", aria_label=say.prospects)]


def _notes(notes: Sequence[str], game: AnyGame) -> Node | None:
    return h("ul", [h("li", linked(note, game)) for note in notes], class_="notes") if notes else None
