"""What the page's own Python begins with: it starts the program, and hands an error to the boot screen."""

from __future__ import annotations

import gc
from asyncio import Task, ensure_future

_tasks: list[Task[None]] = []


def begin() -> None:
    """Start the program, and return before it has started."""
    _tasks.append(ensure_future(_start()))


async def _start() -> None:
    try:
        from ui.main import start

        await start()
        gc.freeze()  # what is there now stays: to look through it for garbage takes as long as a move
    except Exception:
        from traceback import format_exc

        from ui.platform.page import failed

        failed(format_exc())
