"""Lines to friends at other devices, by way of `assets/line.js`: see `ui.ports.Connections`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy

from engine.remote.description import read_description, read_sdp, write_description, write_sdp
from ui.messages import Message
from ui.messages.inviting import ReplyOffered, ReplyTaken
from ui.messages.remote import OfferReady, PeerAway, PeerConnected, PeerDisconnected, PeerSent, ReplyReady
from ui.session.remote.effects import Server
from ui.session.remote.peers import FAILED, MISSING, UNREADABLE

DESCRIBED: dict[str, type[OfferReady | ReplyReady]] = {"offered": OfferReady, "answered": ReplyReady}


class BrowserConnections:
    """The browser's `Connections`. Its script is fetched at the first invitation or reply."""

    def __init__(self) -> None:
        self._tell: Callable[[Message], None] = lambda _: None
        self._script: Any = None

    def listen(self, tell: Callable[[Message], None]) -> None:
        """Keep whom to tell."""
        self._tell = tell

    def invite(self, peer: int, server: Server) -> None:
        """Make an invitation."""
        self._first(peer, lambda script: script.invite(peer, _servers(server)))

    def answer(self, peer: int, offer: str, server: Server) -> None:
        """Make the answer to an invitation."""
        try:
            sdp = write_sdp(read_description(offer), offers=True)
        except ValueError:
            self._tell(PeerDisconnected(peer, UNREADABLE))
            return
        self._first(peer, lambda script: script.answer(peer, sdp, _servers(server)))

    def accept(self, peer: int, answer: str) -> None:
        """Open the line that the peer was invited to."""
        try:
            sdp = write_sdp(read_description(answer), offers=False)
        except ValueError:
            return
        self._then(lambda script: script.accept(peer, sdp))

    def send(self, peer: int, text: str) -> None:
        """Say something."""
        self._then(lambda script: script.send(peer, text))

    def close(self, peer: int) -> None:
        """Close the line."""
        self._then(lambda script: script.close(peer))

    def hand(self, answer: str) -> None:
        """Offer an answer to the other tabs."""
        self._fetch()
        self._then(lambda script: script.hand(answer))

    def take(self, answer: str) -> None:
        """Tell that it was taken."""
        self._then(lambda script: script.take(answer))

    def _first(self, peer: int, do: Callable[[Any], object]) -> None:
        """Do something with the script, which is fetched if it is not there."""
        self._fetch()
        self._then(do, lambda: self._missing(peer))

    def _fetch(self) -> None:
        if self._script is None:
            self._script = js.oddPage.bring(js.oddPyScript.config.line)
            self._script.then(create_once_callable(self._arrived), create_once_callable(lambda _: None))

    def _then(self, do: Callable[[Any], object], fails: Callable[[], None] = lambda: None) -> None:
        """Do something with the script as soon as it is there; nothing if it was never wanted."""
        if self._script is not None:
            done, failed = create_once_callable(do), create_once_callable(lambda _: fails())
            self._script.then(done, failed)

    def _arrived(self, script: Any) -> None:
        script.listen(create_proxy(self._told))

    def _missing(self, peer: int) -> None:
        self._script = None
        self._tell(PeerDisconnected(peer, MISSING))

    def _told(self, kind: str, peer: int, text: str) -> None:
        """Tell what the script tells."""
        match kind:
            case "offered" | "answered":
                self._describe(DESCRIBED[kind], peer, text)
            case "open":
                self._tell(PeerConnected(peer))
            case "heard":
                self._tell(PeerSent(peer, text))
            case "away" | "here":
                self._tell(PeerAway(peer, kind == "away"))
            case "handed":
                self._tell(ReplyOffered(text))
            case "taken":
                self._tell(ReplyTaken())
            case "closed":
                self._tell(PeerDisconnected(peer, text))

    def _describe(self, message: type[OfferReady | ReplyReady], peer: int, sdp: str) -> None:
        try:
            self._tell(message(peer, write_description(read_sdp(sdp))))
        except ValueError:
            self.close(peer)
            self._tell(PeerDisconnected(peer, FAILED))


def _servers(server: Server) -> str:
    """Return the server that may help, as the browser wants to be told of it."""
    if not server.address:
        return "[]"
    asking = {"username": server.user, "credential": server.password} if server.user else {}
    return json.dumps([{"urls": server.address, **asking}])
