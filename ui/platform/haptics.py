"""Short vibrations, on devices that have a motor."""

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
"""For each pattern the alternating times of vibration and rest, in milliseconds."""


def can_vibrate() -> bool:
    """Return True if the device can vibrate; desktop browsers have the function but no motor."""
    return hasattr(js.navigator, "vibrate") and js.navigator.maxTouchPoints > 0


def vibrate(name: str) -> None:
    """Vibrate; browsers allow it only after the first touch."""
    touched = getattr(js.navigator, "userActivation", None)
    if can_vibrate() and (touched is None or touched.hasBeenActive):
        js.navigator.vibrate(to_js(VIBRATIONS[name]))
