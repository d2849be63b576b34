"""What PyScript runs: it starts the page's program, and hands an error to the boot screen, which shows it."""

from asyncio import ensure_future

import js


async def start() -> None:
    """Run the program up to the moment when the page is ready."""
    try:
        from ui.main import start as start_page

        await start_page()
    except Exception:
        from traceback import format_exc

        js.oddBoot.failed("program", format_exc())


background = [ensure_future(start())]
