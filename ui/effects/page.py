"""Handler for the page: timers, focus, language, clipboard, sharing, camera, files and browser history."""

from __future__ import annotations

from engine.contract.language import set_language
from ui.effects.connections import Dispatch
from ui.messages.answers import Copied, QrCodeMade
from ui.messages.remote import COPY, SHARE, CameraFailed, CodeRead, GameLinkSent
from ui.messages.screens import LanguageChanged
from ui.ports import Page
from ui.session import effects as e
from ui.session.effects import Effect
from ui.session.remote.effects import CloseCamera, OpenCamera, SendGameLink

AT_REST = 0.1
"""Seconds after a frame in which the browser finishes it and takes pending input."""


class PageHandler:
    """Uses the page and the device's facilities."""

    EFFECTS = (
        e.FocusSpot,
        e.SendLater,
        e.SendAfterPainting,
        e.ApplyAppearance,
        e.UseLanguage,
        e.RecordPlace,
        e.ScrollToTop,
        e.CopyText,
        SendGameLink,
        e.SendText,
        e.MakeQrCode,
        OpenCamera,
        CloseCamera,
        e.ExportPicture,
        e.Download,
        e.ReloadPage,
    )

    def __init__(self, page: Page, dispatch: Dispatch) -> None:
        self._page = page
        self._dispatch = dispatch
        self._focus = ""
        """Cell to focus once it is drawn."""

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        page, dispatch = self._page, self._dispatch
        match effect:
            case e.FocusSpot(spot):
                self._focus = spot
            case e.SendLater(seconds, message):
                page.later(seconds, lambda: dispatch(message))
            case e.SendAfterPainting(message):
                page.frame(lambda: page.later(AT_REST, lambda: dispatch(message)))
            case e.ApplyAppearance(settings):
                page.apply_appearance(settings)
            case e.UseLanguage(settings):
                set_language(page.use_language(settings.language), settings.lettered)
                dispatch(LanguageChanged())
            case e.RecordPlace(place):
                page.record_place(place)
            case e.ScrollToTop():
                page.scroll_to_top()
            case e.ReloadPage():
                page.reload()
            case _:
                self._share(effect)

    def after_drawing(self) -> None:
        """Focus the cell that was waiting to be drawn."""
        if self._focus:
            self._page.focus_spot(self._focus)
            self._focus = ""

    def _share(self, effect: Effect) -> None:
        page, dispatch = self._page, self._dispatch
        match effect:
            case e.CopyText(text):
                page.copy(text, lambda worked: dispatch(Copied(worked)))
            case SendGameLink():
                self._send_link(effect)
            case e.SendText(link, words):
                page.share(link, words, lambda worked: dispatch(Copied(worked)))
            case e.MakeQrCode(text):
                page.make_code(text, lambda rows: dispatch(QrCodeMade(text, rows)))
            case OpenCamera():
                page.scan(lambda text: dispatch(CodeRead(text)), lambda: dispatch(CameraFailed()))
            case CloseCamera():
                page.stop_scanning()
            case e.ExportPicture(kind, name, things, size):
                page.picture(kind, name, things, size, lambda worked: dispatch(Copied(worked)))
            case e.Download(name, text):
                page.download(name, text)

    def _send_link(self, link: SendGameLink) -> None:
        def done(worked: bool, how: str = link.how) -> None:
            self._dispatch(GameLinkSent(link.table, link.count, how, link.fragment, worked))

        address = self._page.address(link.fragment)
        if link.how == SHARE:
            self._page.share(address, link.words, lambda worked: done(worked, COPY), lambda: done(True))
        else:
            self._page.copy(f"{link.words}\n{address}", done)
