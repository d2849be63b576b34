"""The dialog that tells what a computer thought before it acted."""

from __future__ import annotations

from ui.panels.parts import dialog
from ui.panels.words.dialogs import say
from ui.session.session import Session
from ui.session.thoughts import considered, last_thoughts
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
    game, state = session.game, session.match.states[thoughts.at]
    seat = game.player(state)
    view = game.view(state, seat)
    told = [(game.written(view, action), worth) for action, worth in considered(session, thoughts)]
    title = LEVEL[thoughts.level].title if thoughts.level in LEVEL else session.names[seat]
    unsure = game.info.chance or game.info.hidden
    return dialog(
        say.thought(session.names[seat], told[0][0]),
        [
            h("ol", [_row(written, worth, unsure) for written, worth in told], class_="thoughts"),
            h("p", say.looked(title, thoughts.thinking.depth, thoughts.thinking.nodes)),
            h("p", say.guessed if unsure else say.reckoned, class_="by"),
        ],
    )


def _row(written: str, worth: float, unsure: bool) -> Node:
    """Return an action with its chances as words, and as a bar that only eyes need."""
    share = round(PERCENT * (1 + worth) / 2)
    if abs(worth) < CERTAIN or unsure:
        words = say.chances(min(max(share, 1), PERCENT - 1))
    else:
        words = say.wins if worth > 0 else say.loses
    bar = h("span", h("span", style=f"width:{share}%"), class_="bar", aria_hidden="true")
    return h("li", h("b", written), " ", h("span", words), bar)
