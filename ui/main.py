"""Starts the page's program."""


async def start() -> None:
    """Show the page, and mark it ready."""
    import js

    js.document.getElementById("app").textContent = "Odd Checkers"
    js.document.documentElement.dataset.state = "ready"
