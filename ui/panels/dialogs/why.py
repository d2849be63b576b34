"""The dialog that tells what a computer thought before it acted."""

from __future__ import annotations

from engine.contract.search import Considered
from ui.panels.parts import dialog
from ui.panels.words.dialogs import say
from ui.session.session import Session
from ui.session.thoughts import Line, last_thoughts, line_of
from ui.storage.seats import LEVEL
from ui.tree import Node, h

CERTAIN = 1.0
"""What a forced win is worth."""
PERCENT = 100


def why_dialog(session: Session) -> Node | None:
    """Return what a computer liked best, its chances, and how far it looked; None if nothing is known."""
    thoughts = last_thoughts(session)
    if thoughts is None:
        return None
    best = thoughts.thinking.best
    game, state = session.game, session.match.states[thoughts.at]
    seat = game.player(state)
    rows = [(each, line_of(session, thoughts.at, (each.text, *each.line))) for each in best]
    told = [(each, line) for each, line in rows if line.written]
    title = LEVEL[thoughts.level].title if thoughts.level in LEVEL else session.names[seat]
    unsure = game.info.hidden
    return dialog(
        say.thought(session.names[seat], told[0][1].written[0]),
        [
            h("ol", [_row(each, line, unsure) for each, line in told], class_="thoughts"),
            h("p", say.looked(title, thoughts.thinking.depth, thoughts.thinking.nodes)),
            h("p", say.guessed if unsure else say.reckoned, class_="by"),
        ],
    )


def _row(each: Considered, line: Line, unsure: bool) -> Node:
    """Return an action with its chances as words, and as a bar that only eyes need, and what may follow."""
    share = round(PERCENT * (1 + each.value) / 2)
    bar = h("span", h("span", style=f"width:{share}%"), class_="bar", aria_hidden="true")
    first, *later = line.written
    then = h("small", say.then(later)) if later else None
    gain = h("small", line.gain) if line.gain else None
    return h("li", h("b", first), " ", h("span", _worth(each, share, unsure)), bar, gain, then)


def _worth(each: Considered, share: int, unsure: bool) -> str:
    share = min(max(share, 1), PERCENT - 1)
    if each.at_most and each.value > -CERTAIN:
        return say.at_most(share)
    if unsure or abs(each.value) < CERTAIN:
        return say.chances(share)
    return say.wins if each.value > 0 else say.loses
