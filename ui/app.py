"""The app: takes a message, lets a feature make the next model of it, has effects done, and draws once."""

from __future__ import annotations

from collections import deque

from engine.contract.language import use
from ui.commands import command
from ui.effects.board_view import BoardView
from ui.features import answer
from ui.features.display import with_news
from ui.features.keys import meaning
from ui.features.playback import skip
from ui.messages import Message
from ui.messages.games import OpenLink
from ui.messages.screens import GoBack, GoHome
from ui.messages.table import PointerMoved
from ui.panels.dialog import over
from ui.panels.page import page_tree
from ui.ports import Ports
from ui.run import Runner
from ui.session.model import Effects, Model
from ui.session.screen import Screen
from ui.session.session import Session
from ui.session.settings import load_settings
from ui.storage.library import Library
from ui.storage.mirror import reconcile
from ui.storage.store import SafeStore

LEAVING = (GoHome, OpenLink)
"""What leaves the table, whatever is shown there."""


class App:
    """The running app. `found` is what the mirror of the store has, as its JSON; "" if there is none."""

    def __init__(self, ports: Ports, found: str = "") -> None:
        self._page = ports.page
        self.store = SafeStore(ports.store, ports.mirror)
        reconcile(self.store, ports.mirror, found)
        self.library = Library(self.store, ports.clock, ports.new_id)
        self.board = BoardView(ports.page, self.tell)
        self._runner = Runner(ports, self.store, self.library, self.board, self.tell)
        screen = Screen(settings=load_settings(self.store), trembles=ports.page.trembles())
        self.model = Model(screen._replace(sends=ports.page.sends(), scans=ports.page.scans()))
        self._told: deque[Message] = deque()
        self._busy = False
        self._drawn: tuple[Screen, Session | None] | None = None

    @property
    def screen(self) -> Screen:
        """What is shown beside the game."""
        return self.model.screen

    @property
    def table(self) -> Session:
        """The game at the table. Only asked for on the table screen."""
        return self.model.table

    def start(self) -> None:
        """Show what the page's address asks for, what was shown before a reload, or the games."""
        settings = self.screen.settings
        self._page.look(settings)
        use(self._page.speak(settings.language), settings.lettered)
        if fragment := self._page.fragment():
            self._told.append(OpenLink(fragment))
        elif place := self._page.place():
            self._told.append(GoBack(place))
        self.work()

    # --- messages ------------------------------------------------------------------------------------

    def do(self, name: str, value: str = "") -> None:
        """Do what a button or a field asks for. Raises `UnknownCommand`."""
        self.person(command(name, value))

    def person(self, message: Message) -> None:
        """Do what a person asks for, once what is being shown is at its end: that may bring up a dialog."""
        skipped: Effects = ()
        if not isinstance(message, LEAVING):
            self.model, skipped = skip(self.model)
            self.run(skipped)
        if skipped and self.screen.dialog:
            self.work()
        else:
            self.tell(message)

    def key(self, key: str, spot: str, typing: bool) -> bool:
        """Do what a key means that is pressed on a cell (`spot`) or elsewhere; return whether it is one."""
        message = meaning(self.model, key, spot, typing)
        if message is not None:
            self.tell(message)
        return message is not None

    def pointer(self, kind: str, x: float, y: float, finger: float = 0.0, at: float | None = None) -> None:
        """Send `PointerMoved` for a pointer event on the board; `at` is the browser's time of it."""
        self.tell(PointerMoved(kind, x, y, self._page.now() if at is None else at, finger))

    def tell(self, message: Message, soon: bool = False) -> None:
        """Take a message; those that come meanwhile follow in their order, and then all is drawn once."""
        self._told.append(message)
        if not self._busy:
            self.work(soon)

    def work(self, soon: bool = False) -> None:
        """Answer all pending messages and draw once: now, or before the next frame."""
        self._busy = True
        try:
            self._notice_motion()
            while self._told:
                self._take(self._told.popleft())
        finally:
            self._told.clear()
            self._busy = False
        self._page.soon(self.draw) if soon else self.draw()

    def _take(self, message: Message) -> None:
        """Let a feature answer a message, unless it comes too late."""
        if getattr(message, "ticket", self.model.ticket) != self.model.ticket:
            return
        self.model, effects = answer(self.model._replace(now=self._page.now()), message)
        self.run(effects)

    def run(self, effects: Effects) -> None:
        """Have effects done, in their order."""
        for effect in effects:
            self._runner.run(effect)

    def _notice_motion(self) -> None:
        if (still := self._page.still()) != self.screen.still:
            self.model = self.model.show(self.screen._replace(still=still))

    # --- showing -------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show everything as it is now; what has not changed is left alone."""
        self.model = with_news(self.model, self.store.message())
        shown = (self.model.screen, self.model.session)
        if shown != self._drawn:
            self._drawn = shown
            dialog = over(self.model, self._runner.stored.name_of, self._page.address)
            self._page.draw(page_tree(self.model, self._runner.stored, dialog))
        self.board.show(self.model)
        self._runner.after_drawing()

    def repaint(self) -> None:
        """Paint the board anew: its size, its colours or its drawings have changed."""
        self.board.repaint(self.model)
