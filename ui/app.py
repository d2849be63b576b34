"""The app: features turn messages into new models and effects; then the app draws once."""

from __future__ import annotations

from collections import deque

from engine.contract.language import set_language
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
from ui.panels.dialog import open_dialog
from ui.panels.page import page_tree
from ui.ports import Ports
from ui.run import Runner, StoreReader
from ui.session.model import Effects, Model
from ui.session.screen import Screen
from ui.session.session import Session
from ui.session.settings import load_settings
from ui.storage.library import Library
from ui.storage.mirror import reconcile
from ui.storage.store import SafeStore

LEAVING = (GoHome, OpenLink)
"""Messages that leave the table, so that no motion needs to finish first."""


class App:
    """The running app. `found` is the content of the store's mirror as JSON, or ""."""

    def __init__(self, ports: Ports, found: str = "") -> None:
        self._page = ports.page
        self.store = SafeStore(ports.store, ports.mirror)
        reconcile(self.store, ports.mirror, found)
        self.library = Library(self.store, ports.clock, ports.new_id)
        self.board = BoardView(ports.page, self.dispatch)
        self.runner = Runner(ports, self.store, self.library, self.board, self.dispatch)
        self._stored = StoreReader(ports, self.store, self.library)
        screen = Screen(settings=load_settings(self.store), can_vibrate=ports.page.can_vibrate())
        self.model = Model(screen._replace(can_share=ports.page.can_share(), can_scan=ports.page.can_scan()))
        self._pending: deque[Message] = deque()
        self._busy = False
        self._drawn: tuple[Screen, Session | None] | None = None

    @property
    def screen(self) -> Screen:
        """The state of the screen, apart from the game."""
        return self.model.screen

    @property
    def table(self) -> Session:
        """The game at the table. Valid only on the table screen."""
        return self.model.table

    def start(self) -> None:
        """Open the page's link, the place before a reload, or the home screen."""
        settings = self.screen.settings
        self._page.apply_appearance(settings)
        set_language(self._page.use_language(settings.language), settings.lettered)
        if fragment := self._page.fragment():
            self._pending.append(OpenLink(fragment))
        elif place := self._page.place():
            self._pending.append(GoBack(place))
        self.work()

    # --- messages ------------------------------------------------------------------------------------

    def do(self, name: str, value: str = "") -> None:
        """Carry out the command of a button or field. Raises `UnknownCommand`."""
        self.dispatch_from_player(command(name, value))

    def dispatch_from_player(self, message: Message) -> None:
        """Handle a player's message after finishing the motion in progress, unless that opens a dialog."""
        skipped: Effects = ()
        if not isinstance(message, LEAVING):
            self.model, skipped = skip(self.model)
            self.run(skipped)
        if skipped and self.screen.dialog:
            self.work()
        else:
            self.dispatch(message)

    def key(self, key: str, spot: str, typing: bool) -> bool:
        """Handle a key pressed on a cell (`spot`) or elsewhere; return True if it has a meaning."""
        message = meaning(self.model, key, spot, typing)
        if message is not None:
            self.dispatch(message)
        return message is not None

    def pointer(self, kind: str, x: float, y: float, finger: float = 0.0, at: float | None = None) -> None:
        """Send `PointerMoved` for a pointer event on the board; `at` is the browser's time of it."""
        self.dispatch(PointerMoved(kind, x, y, self._page.now() if at is None else at, finger))

    def dispatch(self, message: Message, soon: bool = False) -> None:
        """Handle a message and those it causes, in order, then draw once."""
        self._pending.append(message)
        if not self._busy:
            self.work(soon)

    def work(self, soon: bool = False) -> None:
        """Answer all pending messages and draw once: now, or before the next frame."""
        self._busy = True
        try:
            self._update_reduced_motion()
            while self._pending:
                self._handle(self._pending.popleft())
        finally:
            self._pending.clear()
            self._busy = False
        self._page.soon(self.draw) if soon else self.draw()

    def _handle(self, message: Message) -> None:
        """Let the features handle a message, unless its ticket is stale."""
        if getattr(message, "ticket", self.model.ticket) != self.model.ticket:
            return
        here = self.model._replace(now=self._page.now(), wall=self._page.wall())
        self.model, effects = answer(here, message)
        self.run(effects)

    def run(self, effects: Effects) -> None:
        """Carry out effects in order."""
        for effect in effects:
            self.runner.run(effect)

    def _update_reduced_motion(self) -> None:
        if (still := self._page.reduced_motion()) != self.screen.reduced_motion:
            self.model = self.model.with_screen(self.screen._replace(reduced_motion=still))

    # --- drawing -------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw the current model; unchanged parts cost nothing."""
        self.model = with_news(self.model, self.store.message())
        shown = (self.model.screen, self.model.session)
        if shown != self._drawn:
            self._drawn = shown
            dialog = open_dialog(self.model, self._stored.name_of, self._page.address)
            self._page.draw(page_tree(self.model, self._stored, dialog))
        self.board.show(self.model)
        self.runner.after_drawing()

    def repaint(self) -> None:
        """Paint the board again after a change of size, colours or drawings."""
        self.board.repaint(self.model)
