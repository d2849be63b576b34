"""The server that may help two devices to find each other, if somebody has named one."""

from __future__ import annotations

from typing import NamedTuple

from ui.session.settings import Settings


class Server(NamedTuple):
    """Its address (`stun:host:port`, `turn:host:port`; "": there is none), and who asks it."""

    address: str = ""
    user: str = ""
    password: str = ""


NO_SERVER = Server()


def server_of(settings: Settings) -> Server:
    """Return the server that was named in the settings."""
    return Server(settings.server, settings.server_user, settings.server_password)
