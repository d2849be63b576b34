"""Short tremors of the device in the hand, where it has a motor for them."""

from __future__ import annotations

import js
from pyodide.ffi import to_js

VIBRATIONS = {
    "pick": (8,),
    "step": (15,),
    "capture": (25, 45, 25),
    "blast": (90, 40, 50, 40, 20),
    "no": (30, 60, 30),
    "end": (40, 90, 40, 90, 140),
}
"""For each tremor how long it trembles and rests in turn, in milliseconds."""


def can_vibrate() -> bool:
    """Return whether the device can: a browser on a desk has the function, but nothing to do it with."""
    return hasattr(js.navigator, "vibrate") and js.navigator.maxTouchPoints > 0


def vibrate(name: str) -> None:
    """Tremble; before the first touch no browser allows it."""
    touched = getattr(js.navigator, "userActivation", None)
    if can_vibrate() and (touched is None or touched.hasBeenActive):
        js.navigator.vibrate(to_js(VIBRATIONS[name]))
