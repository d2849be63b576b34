"""Carries effects out through the ports; what comes of them is told to the app as messages."""

from __future__ import annotations

from engine.contract.language import use
from ui.effects.board_view import BoardView
from ui.effects.cards import Carder
from ui.effects.chance import Dealer
from ui.effects.connections import Caller, Tell
from ui.effects.history import Annalist
from ui.effects.imports import Reader
from ui.effects.puzzles import Umpire
from ui.effects.saves import Keeper
from ui.effects.search import Adviser
from ui.effects.stored_values import Stored
from ui.effects.worker_pool import Crew
from ui.messages.answers import CodeMade, Copied
from ui.messages.inviting import CameraFailed, CodeRead
from ui.messages.link_play import COPY, SHARE, HandedOver
from ui.messages.screens import Spoken
from ui.ports import Ports
from ui.session import effects as e
from ui.session.effects import Effect
from ui.session.remote.effects import CloseCamera, HandOver, OpenCamera
from ui.session.settings import save_settings
from ui.session.storage_effects import SaveSettings
from ui.storage.library import Shelf
from ui.storage.store import SafeStore

AT_REST = 0.1
"""Seconds after a picture in which the browser finishes it, and takes what is pressed meanwhile."""


class Runner:
    """Does what features want done outside of themselves."""

    def __init__(self, ports: Ports, store: SafeStore, shelf: Shelf, board: BoardView, tell: Tell) -> None:
        self._ports = ports
        self._page = ports.page
        self._store = store
        self._board = board
        self._tell = tell
        crew = Crew(ports.thinker, ports.helpers, tell)
        self._adviser = Adviser(ports.thinker, crew, board.drop, tell)
        self._annalist = Annalist(store, ports, tell)
        self._keeper = Keeper(shelf, store, ports, tell)
        self._reader = Reader(shelf, store, ports.page, tell)
        self._dealer = Dealer(ports.seed, tell)
        self._carder = Carder(ports.labourer, tell)
        self._umpire = Umpire(ports.page, tell)
        self._caller = Caller(ports.line, tell)
        self.stored = Stored(ports, store, shelf)
        self._focus = ""

    def run(self, effect: Effect) -> None:
        """Do one thing."""
        doers = (
            self._keeper.run,
            self._annalist.run,
            self._reader.run,
            self._dealer.run,
            self._carder.run,
            self._caller.run,
            self._adviser.run,
            self._umpire.run,
            self._show,
            self._use_page,
        )
        if not any(doer(effect) for doer in doers):
            raise TypeError(f"nobody does {effect}")

    def after_drawing(self) -> None:
        """Do what could not be done before the page was drawn."""
        if self._focus:
            self._page.focus_spot(self._focus)
            self._focus = ""

    def _show(self, effect: Effect) -> bool:
        match effect:
            case e.Animate(ticket, motion):
                self._board.animate(ticket, motion)
            case e.Hear(motion):
                self._board.hear(motion)
            case e.Feel(name):
                self._board.feel(name)
            case e.Ring(name):
                self._board.ring(name)
            case e.PaintHand():
                pass
            case e.FocusSpot(spot):
                self._focus = spot
            case e.After(seconds, message):
                self._page.later(seconds, lambda: self._tell(message))
            case e.AfterPainting(message):
                self._page.frame(lambda: self._page.later(AT_REST, lambda: self._tell(message)))
            case e.Look(settings):
                self._page.look(settings)
            case e.Speak(settings):
                use(self._page.speak(settings.language), settings.lettered)
                self._tell(Spoken())
            case SaveSettings(settings):
                save_settings(self._store, settings)
            case _:
                return False
        return True

    def _use_page(self, effect: Effect) -> bool:
        page = self._page
        match effect:
            case e.Leave(place):
                page.leave(place)
            case e.ToTop():
                page.top()
            case e.ToClipboard(text):
                page.copy(text, lambda worked: self._tell(Copied(worked)))
            case HandOver():
                self._hand_over(effect)
            case e.SendText(text):
                page.send(text, lambda worked: self._tell(Copied(worked)))
            case e.MakeCode(text):
                page.code(text, lambda rows: self._tell(CodeMade(text, rows)))
            case OpenCamera():
                page.scan(lambda text: self._tell(CodeRead(text)), lambda: self._tell(CameraFailed()))
            case CloseCamera():
                page.stop_scanning()
            case e.PaintPicture(kind, name, things, size):
                page.picture(kind, name, things, size, lambda worked: self._tell(Copied(worked)))
            case e.Download(name, text):
                page.download(name, text)
            case e.StartAnew():
                page.renew()
            case _:
                return False
        return True

    def _hand_over(self, link: HandOver) -> None:
        def told(worked: bool, how: str = link.how) -> None:
            self._tell(HandedOver(link.table, link.count, how, link.fragment, worked))

        address = self._page.address(link.fragment)
        if link.how == SHARE:
            self._page.send(address, lambda worked: told(worked, COPY), lambda: told(True))
        else:
            self._page.copy(address, told)
