"""Small line drawings for buttons, as SVG elements. All are drawn on a 24×24 field."""

from __future__ import annotations

from functools import cache

from ui.tree import Node, h

PATHS = {
    "home": "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
    "undo": "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 5 5v1",
    "redo": "M15 7l5 5-5 5M20 12H10a5 5 0 0 0-5 5v1",
    "flip": "M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5",
    "zoom": "M10 4a6 6 0 1 1 0 12a6 6 0 1 1 0-12M14.500 14.500L20 20M7 10h6M10 7v6",
    "hint": "M9 18h6M10 21h4M8 14.5a6 6 0 1 1 8 0c-.8.7-1 1.200-1 2.500H9c0-1.300-.2-1.800-1-2.500z",
    "share": "M12 15V4M8 7.500L12 3.500l4 4M5 12v8h14v-8",
    "settings": "M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 5v4M9 10v4M17 15v4",
    "rules": "M5 4h10a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10M9 8h5",
    "sound": "M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9a4.500 4.500 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
    "muted": "M4 9.500h3.500L12 5.500v13l-4.500-4H4zM16 9.500l5 5M21 9.500l-5 5",
    "flag": "M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
    "draw": "M5 9h14M5 15h14",
    "up": "M12 20V5M6 11l6-6 6 6",
    "new": "M12 5v14M5 12h14",
    "again": "M20 12a8 8 0 1 1-2.500-5.800M20 4v4.500h-4.500",
    "first": "M18 6l-6 6 6 6M12 6l-6 6 6 6",
    "back": "M15 6l-6 6 6 6",
    "forward": "M9 6l6 6-6 6",
    "last": "M6 6l6 6-6 6M12 6l6 6-6 6",
    "pause": "M9 6v12M15 6v12",
    "play": "M8 5l11 7-11 7z",
    "close": "M6 6l12 12M18 6L6 18",
    "delete": "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
    "rename": "M5 19l1-4L16 5l3 3L9 18z",
    "save": "M12 4v11M8 11l4 4 4-4M5 20h14",
    "open": "M12 16V5M8 9l4-4 4 4M5 20h14",
    "hurry": "M5 6l7 6-7 6zM13 6l7 6-7 6z",
    "grip": "M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1",
    "why": "M4 5h16v11H11l-4 4v-4H4zM10 9a2 2 0 1 1 2.500 2c-.4.1-.5.3-.5.8M12 13.600v.1",
    "eye": "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6a3 3 0 1 1 0-6",
    "graph": "M4 4v16h16M7 15l4-6 4 4 5-7",
    "cup": "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 2 4 4 4M16 6h4c0 3-2 4-4 4M12 14v5M8 20h8",
    "mirror": "M12 4v16M9 7L4 12l5 5zM15 7l5 5-5 5z",
    "swap": "M8 4v15M4 8l4-4 4 4M16 20V5M12 16l4 4 4-4",
    "grab": "M12 4v16M4 12h16M9 7l3-3 3 3M9 17l3 3 3-3M7 9l-3 3 3 3M17 9l3 3-3 3",
    "eraser": "M8 19l-4-4L14 5l6 6-8 8zM9 10l6 6M8 19h12",
    "edit": "M4 4h16v16H4zM4 12h16M12 4v16M15 9l5-5",
    "calendar": "M4 6h16v14H4zM4 10.500h16M8 3.500V8M16 3.500V8M8 14h.1M12 14h.1M16 14h.1M8 17h.1M12 17h.1",
    "variation": "M7 20V4M7 14.500c6 0 9-2.500 9-9M12.500 8.500L16 5l3.500 3.500",
    "more": "M6 12h.1M12 12h.1M18 12h.1",
    "hourglass": "M7 4h10M7 20h10M8 4c0 5 8 6 8 8s-8 3-8 8M16 4c0 5-8 6-8 8s8 3 8 8",
    "goal": "M12 4a8 8 0 1 1-.1 0M12 9a3 3 0 1 1-.1 0M12 2v4M12 18v4M2 12h4M18 12h4",
    "cards": "M9 4h10v14H9zM9 7.500L5 8.700l3 11.500L15.500 18",
    "person": "M12 4a4 4 0 1 1-.1 0M4 20c.5-5 4-6.500 8-6.500s7.500 1.500 8 6.500",
    "network": "M12 4a8 8 0 1 1-.1 0M4 12h16M12 4c-5 5-5 11 0 16c5-5 5-11 0-16",
    "lot": "M4 4h16v16H4zM8.500 8.500h.1M15.500 8.500h.1M12 12h.1M8.500 15.500h.1M15.500 15.500h.1",
    "bravo": "M12 3l2.500 6H21l-5 4.500 2 7-6-4-6 4 2-7L3 9h6.500z",
    "laugh": "M12 3.500a8.500 8.500 0 1 1-.1 0M7 10l2-1 2 1M13 10l2-1 2 1M7.500 14c1 5 8 5 9 0z",
    "oops": "M12 3.500a8.500 8.500 0 1 1-.1 0M8.500 9.500v1M15.500 9.500v1M12 13.500a2 2 0 1 1-.1 0",
    "nudge": "M6 17v-6a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10.500 21h3M12 3v2",
    "copy": "M9 9h10v11H9zM5 15V4h10",
}

ALONG = {"undo", "redo", "first", "back", "forward", "last"}
"""Icons that point along the text, and are mirrored in right-to-left languages."""


@cache
def icon(name: str) -> Node:
    """Return the drawing; it is hidden from screen readers, so its button needs a name."""
    look = "icon along" if name in ALONG else "icon"
    return h("svg", h("path", d=PATHS[name]), class_=look, viewBox="0 0 24 24", aria_hidden="true")
