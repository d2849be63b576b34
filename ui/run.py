"""Carries effects out through the ports; what comes of them is told to the app as messages."""

from __future__ import annotations

from engine.contract.language import use
from ui.effects.board_view import BoardView
from ui.effects.cards import CardHandler
from ui.effects.chance import ChanceHandler
from ui.effects.connections import ConnectionHandler, Dispatch
from ui.effects.history import HistoryHandler
from ui.effects.imports import ImportHandler
from ui.effects.puzzles import PuzzleHandler
from ui.effects.saves import SaveHandler
from ui.effects.search import SearchHandler
from ui.effects.stored_values import StoredValues
from ui.effects.worker_pool import WorkerPool
from ui.messages.answers import Copied, QrCodeMade
from ui.messages.inviting import CameraFailed, CodeRead
from ui.messages.link_play import COPY, SHARE, GameLinkSent
from ui.messages.screens import LanguageChanged
from ui.ports import Ports
from ui.session import effects as e
from ui.session.effects import Effect
from ui.session.remote.effects import CloseCamera, OpenCamera, SendGameLink
from ui.session.settings import save_settings
from ui.session.storage_effects import SaveSettings
from ui.storage.library import Library
from ui.storage.store import SafeStore

AT_REST = 0.1
"""Seconds after a picture in which the browser finishes it, and takes what is pressed meanwhile."""


class Runner:
    """Does what features want done outside of themselves."""

    def __init__(
        self, ports: Ports, store: SafeStore, library: Library, board: BoardView, tell: Dispatch
    ) -> None:
        self._ports = ports
        self._page = ports.page
        self._store = store
        self._board = board
        self._tell = tell
        crew = WorkerPool(ports.search_service, ports.pool, tell)
        self._adviser = SearchHandler(ports.search_service, crew, board.drop, tell)
        self._annalist = HistoryHandler(store, ports, tell)
        self._keeper = SaveHandler(library, store, ports, tell)
        self._reader = ImportHandler(library, store, ports.page, tell)
        self._dealer = ChanceHandler(ports.seed, tell)
        self._carder = CardHandler(ports.card_worker, tell)
        self._umpire = PuzzleHandler(ports.page, tell)
        self._caller = ConnectionHandler(ports.line, tell)
        self.stored = StoredValues(ports, store, library)
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
            case e.PlayMotionSounds(motion):
                self._board.hear(motion)
            case e.Vibrate(name):
                self._board.feel(name)
            case e.PlaySound(name):
                self._board.ring(name)
            case e.RepaintBoard():
                pass
            case e.FocusSpot(spot):
                self._focus = spot
            case e.SendLater(seconds, message):
                self._page.later(seconds, lambda: self._tell(message))
            case e.SendAfterPainting(message):
                self._page.frame(lambda: self._page.later(AT_REST, lambda: self._tell(message)))
            case e.ApplyAppearance(settings):
                self._page.look(settings)
            case e.UseLanguage(settings):
                use(self._page.speak(settings.language), settings.lettered)
                self._tell(LanguageChanged())
            case SaveSettings(settings):
                save_settings(self._store, settings)
            case _:
                return False
        return True

    def _use_page(self, effect: Effect) -> bool:
        page = self._page
        match effect:
            case e.RecordPlace(place):
                page.leave(place)
            case e.ScrollToTop():
                page.top()
            case e.CopyText(text):
                page.copy(text, lambda worked: self._tell(Copied(worked)))
            case SendGameLink():
                self._hand_over(effect)
            case e.SendText(text):
                page.send(text, lambda worked: self._tell(Copied(worked)))
            case e.MakeQrCode(text):
                page.code(text, lambda rows: self._tell(QrCodeMade(text, rows)))
            case OpenCamera():
                page.scan(lambda text: self._tell(CodeRead(text)), lambda: self._tell(CameraFailed()))
            case CloseCamera():
                page.stop_scanning()
            case e.ExportPicture(kind, name, things, size):
                page.picture(kind, name, things, size, lambda worked: self._tell(Copied(worked)))
            case e.Download(name, text):
                page.download(name, text)
            case e.ReloadPage():
                page.renew()
            case _:
                return False
        return True

    def _hand_over(self, link: SendGameLink) -> None:
        def told(worked: bool, how: str = link.how) -> None:
            self._tell(GameLinkSent(link.table, link.count, how, link.fragment, worked))

        address = self._page.address(link.fragment)
        if link.how == SHARE:
            self._page.send(address, lambda worked: told(worked, COPY), lambda: told(True))
        else:
            self._page.copy(address, told)
