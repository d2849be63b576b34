"""What PyScript runs: it starts the page's program, and hands an error to the boot screen, which shows it."""

from asyncio import ensure_future, sleep
from importlib import import_module

import js

PARTS = ("engine.registry", "ui.panels.table", "ui.controller", "ui.platform.device")
"""Imported one by one where nothing is imported yet: in between, the browser has its turn."""


async def start() -> None:
    """Run the program up to the moment when the page is ready."""
    try:
        from ui.main import start as start_page

        for part in PARTS:
            import_module(part)
            await sleep(0)
        await start_page()
    except Exception:
        from traceback import format_exc

        js.oddBoot.failed("program", format_exc())


background = [ensure_future(start())]
