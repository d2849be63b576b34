"""Entry point of the page's Python: starts the app and reports an error to the boot screen."""

from __future__ import annotations

import gc
from asyncio import Task, ensure_future

_tasks: list[Task[None]] = []


def begin() -> None:
    """Start the app in the background."""
    _tasks.append(ensure_future(_start()))


async def _start() -> None:
    try:
        from ui.main import start

        await start()
        gc.freeze()  # a collection over all start-up objects takes as long as a move
    except Exception:
        from traceback import format_exc

        from ui.platform.page import failed

        failed(format_exc())
