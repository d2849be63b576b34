"""The real ports: the browser's page, storage, workers, clock and randomness."""

from __future__ import annotations

import secrets
import time

from ui.platform.connections import BrowserConnections
from ui.platform.page import BrowserPage
from ui.platform.storage import BrowserMirror, LocalStore
from ui.platform.worker import BrowserCardWorker, WorkerSearchService, pool_workers
from ui.ports import Ports


def browser_ports(page: BrowserPage) -> Ports:
    """Return all ports of the browser."""
    return Ports(
        page=page,
        store=LocalStore(),
        search_service=WorkerSearchService(page),
        clock=time.time,
        new_id=lambda: secrets.token_hex(6),
        seed=lambda: secrets.randbits(64),
        today=lambda: time.strftime("%Y-%m-%d"),
        day=day,
        connections=BrowserConnections(),
        card_worker=BrowserCardWorker(page),
        pool=pool_workers(page),
        mirror=BrowserMirror(),
    )


def day(seconds: float) -> str:
    """Return the local date of a time; "" for an invalid one, such as a damaged number."""
    try:
        return time.strftime("%Y.%m.%d", time.localtime(seconds))
    except (ValueError, OverflowError, OSError):
        return ""
