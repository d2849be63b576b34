"""The dialogs, by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.protocol import Notation
from ui.names import NAME_LIMIT
from ui.panels.parts import choice, dialog, over_all, switch
from ui.panels.standings import Standings, standings_table
from ui.seats import Seats, kinds
from ui.settings import Settings
from ui.thumb import art_path
from ui.tree import Content, Node, button, h

KEYS = (
    "Keys: arrows and Enter move, U takes back, R plays again, H hint, F turns the board, Z enlarges it, "
    "[ and ] step."
)


def settings_dialog(settings: Settings, names: Sequence[str] = (), seats: Seats = ()) -> Node:
    """Return the settings; at a table that is played at, also who sits where, which can be changed."""
    themes = [("system", "As the device"), ("light", "Light"), ("dark", "Dark")]
    motions = [("system", "As the device"), ("on", "On"), ("off", "Off")]
    return dialog(
        "Settings",
        [
            *[choice(name, f"sit:{i}", kinds(), seats[i].level) for i, name in enumerate(names)],
            choice("Colours", "set:theme", themes, settings.theme),
            choice("Moving pieces", "set:motion", motions, settings.motion),
            switch("Sounds", "set:sound", settings.sound),
            switch("Mark what can move", "set:marks", settings.marks),
            switch("Letters and numbers around the board", "set:coordinates", settings.coordinates),
            switch("Turn the board to whoever is to move", "set:follow", settings.follow),
            switch("Show the chances of what lies face down", "set:odds", settings.odds),
            switch(
                "Against the computer, take back what chance has shown",
                "set:undo_reveals",
                settings.undo_reveals,
            ),
            h("p", KEYS, class_="by"),
        ],
    )


POSITION = "Lets somebody play it on from here."
HIDDEN = (
    "Lets somebody play it on from the start of this turn. What is secret is not in it, and is drawn anew."
)


OPEN_FILE = "The file holds the whole game, what is secret too: who has it can read that before the end."
TOO_LONG = "This game is too long for a link to the whole of it. The file holds it all."


class Links(NamedTuple):
    """What can be shared: full addresses ("" for none), and the position as text."""

    game: str
    position: str
    text: str
    secret: bool = False
    """Whether a link to the game would tell a secret; if there is none though, it would be too long."""


def share_dialog(links: Links, formats: tuple[Notation, ...]) -> Node:
    """Return the links and files of a game; of one that hides things, no link to the whole of it."""
    files = [button("Save as a file", "export")]
    files += [button(f"Save as {notation.title}", "export-as", notation.suffix) for notation in formats]
    return dialog(
        "Share",
        [
            _copied("The whole game", "Opens here and goes on from where you are.", links.game, "game")
            if links.game
            else None,
            _copied("This position", HIDDEN if links.secret else POSITION, links.position, "position"),
            _copied("The position as text", "For other programs.", links.text, "text"),
            h("div", files, class_="row"),
            None if links.game else h("p", OPEN_FILE if links.secret else TOO_LONG, class_="by"),
        ],
    )


def _copied(title: str, help_: str, text: str, id_: str) -> Node:
    field = h("input", type="text", readonly=True, value=text, id=f"share-{id_}", aria_label=title)
    return h(
        "div",
        h("h3", title),
        h("p", help_, class_="by"),
        h("div", field, button("Copy", "copy", text), class_="row"),
        class_="copied",
    )


def ask(title: str, question: str, yes: str, do: str, no: str = "No, play on") -> Node:
    """Return a question with two answers."""
    answers = h("div", button(yes, do, class_="primary"), button(no, "close"), class_="row")
    return dialog(title, [h("p", question), answers])


def result_dialog(
    words: Content, art: str, secrets: Sequence[str], standings: Standings | None, once_more: Node
) -> Node:
    """Return who won and why, what was kept secret, how the series stands, and what to do next.

    It lies beside the board, which stays in sight; `art` is the drawing of an end that fills the screen.
    """
    row = h(
        "div",
        once_more,
        button("New game", "setup-again"),
        button("Look at the board", "close"),
        class_="row",
    )
    table = standings_table(standings) if standings else None
    shown = [h("p", secret) for secret in secrets]
    body = [h("p", words, class_="result"), *shown, table, row]
    if not art:
        return over_all(dialog("The game is over", body), "beside")
    picture = h("img", src=f"assets/ends/{art}.svg", alt="", class_="end-picture")
    return over_all(dialog("The game is over", [picture, *body]), "end")


def rename_dialog(name: str, problem: str = "") -> Node:
    """Return the question for a new name, and what is wrong with the one that was typed."""
    field = h(
        "input",
        type="text",
        name="text",
        defaultValue=name,
        aria_label="Name of the game",
        aria_describedby="name-note",
        aria_invalid="true" if problem else None,
        id="new-name",
    )
    limit = f"At most {NAME_LIMIT} letters."
    told = h("p", problem, class_="why", role="alert") if problem else h("p", limit, class_="by")
    return dialog(
        "Rename the game",
        h(
            "form",
            field,
            h("button", "Rename", type="submit", class_="primary"),
            h("div", told, id="name-note", class_="note-below"),
            data_do="renamed",
            class_="row",
        ),
    )


def cover_dialog(name: str, needed: bool) -> Node:
    """Return the cover over a screen for one of several people; `needed`: play waits for that person."""
    words = f"What comes next is for {name} only. The others look away."
    later = button("Back to all games", "home") if needed else button("Not now", "stay-covered")
    row = h("div", button(f"I am {name}: show it", "uncover", class_="primary"), later, class_="row")
    cover = dialog(f"For {name} only", [h("p", words), row], closes="" if needed else "stay-covered")
    return over_all(cover, "cover")


def glimpse_cover(name: str, spot: str) -> Node:
    """Return the cover over a screen before one of several people is shown what lies on a spot."""
    words = f"{name} looks under the piece on {spot}. The others look away."
    row = h("div", button(f"I am {name}: show it", "glimpse", class_="primary"), class_="row")
    return over_all(dialog(f"For {name} only", [h("p", words), row], closes=""), "cover")


def glimpse_dialog(spot: str, what: str, art: str) -> Node:
    """Return what a person has seen under a piece, on a screen that shows nothing else."""
    picture = h("img", src=art_path(art), alt="", class_="glimpse")
    words = f"On {spot} lies a {what}. Nobody else is told."
    row = h("div", button("I have seen it: cover it again", "glimpsed", class_="primary"), class_="row")
    return over_all(dialog(f"The {what}", [picture, h("p", words), row], closes="glimpsed"), "cover")


def clash_dialog() -> Node:
    """Return what to do when another tab has moved the same game on."""
    row = h(
        "div",
        button("Show the other tab's game", "take-theirs", class_="primary"),
        button("Keep both", "keep-both"),
        class_="row",
    )
    words = "This game was played on in another tab. Nothing was overwritten. Which one do you want here?"
    return dialog("Two tabs, one game", [h("p", words), row])


def rules_dialog(title: str, address: str) -> Node:
    """Return a game's rules page."""
    page = h("iframe", src=address, title=f"Rules of {title}", class_="rules-page")
    alone = h("a", "Open on a page of its own", href=address, target="_blank", rel="noopener")
    return dialog(f"Rules: {title}", [page, h("p", alone)], wide=True)
