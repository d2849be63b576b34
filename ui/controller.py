"""The app: holds what is shown and played, and carries out what buttons, keys and pointers ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.match import ending
from ui.clauses import linked
from ui.contest import Contest
from ui.easel import Easel
from ui.hands import Hands
from ui.lobby import Lobby
from ui.mirror import reconcile
from ui.news import News
from ui.opening import OPENING, Opening
from ui.opponent import Opponent
from ui.panels.collection import collection_dialog, opening_dialog
from ui.panels.dialogs import (
    ask,
    clash_dialog,
    cover_dialog,
    glimpse_cover,
    glimpse_dialog,
    rename_dialog,
    result_dialog,
    rules_dialog,
    settings_dialog,
    share_dialog,
)
from ui.panels.frame import frame
from ui.panels.home import home
from ui.panels.parts import again
from ui.panels.setup import setup_screen
from ui.panels.table import table_screen
from ui.ports import Ports
from ui.resigning import resigner
from ui.saves import Saves
from ui.seats import LEVEL
from ui.settings import load_settings, save_settings
from ui.sharing import Sharing
from ui.shelf import Shelf
from ui.show import Show
from ui.state import Ui
from ui.store import SafeStore
from ui.table import Table
from ui.tableview import table_view
from ui.tree import Node

UPDATE = "A new version is ready."
LEAVING = ("home", "link")
"""What leaves the table."""
NO_OFFLINE = "This browser does not keep the games for use without a network. Everything else works."


class App:
    """The running app. Its parts reach each other through it.

    `found` is what the mirror of the store has, as its JSON; "" if there is none, or it has not answered yet.
    """

    def __init__(self, ports: Ports, found: str = "") -> None:
        self.page = ports.page
        self.thinker = ports.thinker
        self.clock = ports.clock
        self.seed = ports.seed
        self.mirror = ports.mirror
        self.store = SafeStore(ports.store, ports.mirror)
        reconcile(self.store, self.mirror, found)
        self.shelf = Shelf(self.store, ports.clock, ports.new_id)
        self.ui = Ui(settings=load_settings(self.store))
        self.easel = Easel(self)
        self.lobby = Lobby(self)
        self.contest = Contest(self)
        self.saves = Saves(self)
        self.sharing = Sharing(self)
        self.opening = Opening(self)
        self.opponent = Opponent(self)
        self.news = News(self)
        self.show = Show(self)
        self.hands = Hands(self)
        self._table: Table | None = None
        self._doings: dict[str, Callable[[str], None]] = {
            "dialog": lambda value: self.set(dialog=value),
            "back": self.lobby.come_back,
            "close": lambda _: self.set(dialog="", subject="", misread=""),
            "dismiss": lambda _: self.tell(""),
            "rules": lambda value: self.set(dialog="rules", subject=value),
            "copy": self._copy,
            "update": lambda _: self.set(update=True),
            "no-offline": lambda _: self.tell(NO_OFFLINE),
            "renew": lambda _: self.page.renew(),
            "next-game": lambda _: self.contest.go_on(),
            **self.lobby.doings(),
            **self.saves.doings(),
            **self.sharing.doings(),
            **self.hands.doings(),
        }

    @property
    def table(self) -> Table:
        """The game at the table. Only asked for on the table screen."""
        assert self._table is not None
        return self._table

    @property
    def best_level(self) -> str:
        """The id of the strongest computer player."""
        return list(LEVEL)[-1]

    @property
    def moving(self) -> bool:
        """Whether things are shown in motion."""
        motion = self.ui.settings.motion
        return motion == "on" or (motion == "system" and not self.page.still())

    def start(self) -> None:
        """Show what the page's address asks for, what was shown before a reload, or the games."""
        self.page.theme(self.ui.settings.theme)
        if fragment := self.page.fragment():
            self.sharing.open_fragment(fragment)
        elif place := self.page.place():
            self.lobby.come_back(place)
        self.draw()

    def set(self, **changes: Any) -> None:
        """Change what is shown; `draw` shows it."""
        self.ui = self.ui._replace(**changes)

    def tell(self, message: str, offer: tuple[str, str] = ("", ""), lasting: bool = False) -> None:
        """Show a message, with a button (its words, what it does); a `lasting` one until it is closed."""
        self.set(message=message, offer=offer, lasting=lasting)

    def hush(self) -> None:
        """Take the message away, unless it is to last."""
        if not self.ui.lasting:
            self.set(message="", offer=("", ""))

    def sit(self, table: Table | None) -> None:
        """Put a game on the table, or clear it."""
        if self._table:
            self.opponent.rest()
        self._table = table

    def do(self, name: str, value: str = "") -> None:
        """Carry out what a button, a field or a key asks for, and show the result."""
        kind, _, rest = name.partition(":")
        if name not in LEAVING and self.show.skip() and self.ui.dialog:
            pass  # what has come up is to be answered first
        elif kind == "set":
            self._set_setting(rest, value)
        elif kind in self._doings:
            self._doings[kind](f"{rest}={value}" if rest else value)
        self.draw()

    def _set_setting(self, name: str, value: str) -> None:
        setting: Any = value == "on" if isinstance(getattr(self.ui.settings, name), bool) else value
        self.set(settings=self.ui.settings._replace(**{name: setting}))
        save_settings(self.store, self.ui.settings)
        if self.ui.screen == "table":
            self.table.turn()
        self.page.theme(self.ui.settings.theme)

    def _copy(self, text: str) -> None:
        def done(worked: bool) -> None:
            said = "Copied." if worked else "The browser did not allow copying: select the text and copy it."
            self.tell(said)
            self.draw()

        self.page.copy(text, done)

    def repaint(self) -> None:
        """Paint the board anew: its size, its colours or its drawings have changed."""
        if self.ui.screen == "table":
            self.easel.paint()

    # --- showing -------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show everything as it is now."""
        if problem := self.store.message():
            self.tell(problem, lasting=True)
        elif self.ui.update and self.ui.screen != "table" and not self.ui.message:
            self.set(update=False)
            self.tell(UPDATE, ("Use it now", "renew"), lasting=True)
        self.page.draw(frame(self.ui, self._screen(), self._dialog()))
        self.repaint()

    def _screen(self) -> list[Node]:
        if self.ui.screen == "table":
            return table_screen(table_view(self))
        if self.ui.screen == "setup" and self.ui.setup:
            return setup_screen(self.lobby.game(self.ui.setup.game), self.ui.setup)
        return home(self.saves.saved())

    def _dialog(self) -> list[Node]:
        make: dict[str, Callable[[], Node]] = {
            "settings": self._settings,
            "rules": self._rules,
            "share": lambda: share_dialog(self.sharing.links(), self.table.game.notations),
            "resign": self._resign,
            "draw": self._offer,
            "result": self._result,
            "rename": lambda: rename_dialog(self.saves.name_of(self.ui.subject), self.ui.misread),
            "clash": clash_dialog,
            OPENING: lambda: opening_dialog(self.opening.done),
            "collection": lambda: collection_dialog(self.sharing.collection, self.ui.subject),
            "cover": self._cover,
            "glimpse-cover": self._glimpse_cover,
            "glimpse": self._glimpse,
        }
        return [make[self.ui.dialog]()] if self.ui.dialog in make else []

    def _settings(self) -> Node:
        if self.ui.screen != "table" or self.table.match.outcome:
            return settings_dialog(self.ui.settings)
        names = [f"Who plays {seat}?" for seat in self.table.match.seats]
        return settings_dialog(self.ui.settings, names, self.ui.seats)

    def _rules(self) -> Node:
        page, _, clause = self.ui.subject.partition("#")
        game = self.lobby.game(page or self.table.game.info.id)
        return rules_dialog(game.info.title, f"rules/{game.info.id}.html{'#' * bool(clause)}{clause}")

    def _resign(self) -> Node:
        name = self.table.match.seats[resigner(self.table)]
        after = "" if self.table.game.info.resigning else ", and the game ends"
        return ask("Resign", f"{name} gives up{after}. Really?", "Resign", "resign")

    def _offer(self) -> Node:
        names = self.table.match.seats
        mover = self.table.match.player
        other = names[1 - mover]
        return ask(
            "A draw?", f"{names[mover]} offers a draw. {other}, do you accept?", "Yes, a draw", "agree"
        )

    def _cover(self) -> Node:
        return cover_dialog(self.table.names[self.table.match.player], self.table.covered)

    def _glimpse_cover(self) -> Node:
        seat, looked = self.table.glimpses[0]
        return glimpse_cover(self.table.names[seat], looked.spot)

    def _glimpse(self) -> Node:
        looked = self.table.glimpses[0].looked
        return glimpse_dialog(looked.spot, looked.what, looked.art)

    def _result(self) -> Node:
        outcome = self.table.match.outcome
        words = linked(ending(self.table.match, self.table.names), self.table.game)
        art = outcome.reason.art if outcome else ""
        own = [card for card in self.table.picture().cards if card.place == "own"]
        secrets = [f"{card.title}. {card.words}" for card in own]
        return result_dialog(words, art, secrets, self.contest.standings(), again(self.contest.next_number))
