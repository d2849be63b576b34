"""Connections to friends' devices through `assets/line.js`: see `ui.ports.Connections`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy

from ui.messages import Message
from ui.messages.remote import (
    OfferReady,
    PeerAway,
    PeerConnected,
    PeerDisconnected,
    PeerSent,
    ReplyOffered,
    ReplyReady,
    ReplyTaken,
)
from ui.session.remote.effects import Server
from ui.session.remote.peers import FAILED, MISSING, UNREADABLE

DESCRIBED: dict[str, type[OfferReady | ReplyReady]] = {"offered": OfferReady, "answered": ReplyReady}


class BrowserConnections:
    """The browser's `Connections`. Its script is fetched at the first invitation or reply."""

    def __init__(self) -> None:
        self._dispatch: Callable[[Message], None] = lambda _: None
        self._script: Any = None

    def listen(self, dispatch: Callable[[Message], None]) -> None:
        """Store the function that receives the messages."""
        self._dispatch = dispatch

    def invite(self, peer: int, server: Server) -> None:
        """Make an invitation."""
        self._first(peer, lambda script: script.invite(peer, _servers(server)))

    def answer(self, peer: int, offer: str, server: Server) -> None:
        """Make the reply to an invitation."""
        from engine.remote.description import read_description, write_sdp

        try:
            sdp = write_sdp(read_description(offer), offers=True)
        except ValueError:
            self._dispatch(PeerDisconnected(peer, UNREADABLE))
            return
        self._first(peer, lambda script: script.answer(peer, sdp, _servers(server)))

    def accept(self, peer: int, answer: str) -> None:
        """Open the connection with a peer's reply."""
        from engine.remote.description import read_description, write_sdp

        try:
            sdp = write_sdp(read_description(answer), offers=False)
        except ValueError:
            return
        self._then(lambda script: script.accept(peer, sdp))

    def send(self, peer: int, text: str) -> None:
        """Send a text."""
        self._then(lambda script: script.send(peer, text))

    def close(self, peer: int) -> None:
        """Close the connection."""
        self._then(lambda script: script.close(peer))

    def hand(self, answer: str) -> None:
        """Offer a reply to the other tabs."""
        self._fetch()
        self._then(lambda script: script.hand(answer))

    def take(self, answer: str) -> None:
        """Confirm that a reply was taken."""
        self._then(lambda script: script.take(answer))

    def _first(self, peer: int, do: Callable[[Any], object]) -> None:
        """Use the script, and fetch it first if it is missing."""
        self._fetch()
        self._then(do, lambda: self._missing(peer))

    def _fetch(self) -> None:
        if self._script is None:
            self._script = js.oddPage.bring(js.oddPyScript.config.line)
            self._script.then(create_once_callable(self._arrived), create_once_callable(lambda _: None))

    def _then(self, do: Callable[[Any], object], fails: Callable[[], None] = lambda: None) -> None:
        """Use the script once it is there; do nothing if it was never fetched."""
        if self._script is not None:
            done, failed = create_once_callable(do), create_once_callable(lambda _: fails())
            self._script.then(done, failed)

    def _arrived(self, script: Any) -> None:
        script.listen(create_proxy(self._on_event))

    def _missing(self, peer: int) -> None:
        self._script = None
        self._dispatch(PeerDisconnected(peer, MISSING))

    def _on_event(self, kind: str, peer: int, text: str) -> None:
        """Dispatch an event of the script as a message."""
        match kind:
            case "offered" | "answered":
                self._describe(DESCRIBED[kind], peer, text)
            case "open":
                self._dispatch(PeerConnected(peer))
            case "heard":
                self._dispatch(PeerSent(peer, text))
            case "away" | "here":
                self._dispatch(PeerAway(peer, kind == "away"))
            case "handed":
                self._dispatch(ReplyOffered(text))
            case "taken":
                self._dispatch(ReplyTaken())
            case "closed":
                self._dispatch(PeerDisconnected(peer, text))

    def _describe(self, message: type[OfferReady | ReplyReady], peer: int, sdp: str) -> None:
        from engine.remote.description import read_sdp, write_description

        try:
            self._dispatch(message(peer, write_description(read_sdp(sdp))))
        except ValueError:
            self.close(peer)
            self._dispatch(PeerDisconnected(peer, FAILED))


def _servers(server: Server) -> str:
    """Return the STUN or TURN server in the form that the browser expects."""
    if not server.address:
        return "[]"
    asking = {"username": server.user, "credential": server.password} if server.user else {}
    return json.dumps([{"urls": server.address, **asking}])
