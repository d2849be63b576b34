"""Bytes of text files as text: UTF-8, UTF-16, or the Windows code page that old programs write."""

from __future__ import annotations

import codecs

_MARKS = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}
_LOOKED_AT = 1_000
"""Number of bytes to inspect for zero bytes when UTF-16 has no byte-order mark."""


def decoded(data: bytes) -> str:
    """Return the text of a file. A line that is not UTF-8 is read as Windows-1252; nothing is refused.

    `assets/page.text.js` does the same on the page.
    """
    for mark, name in _MARKS.items():
        if data.startswith(mark):
            return data.removeprefix(mark).decode(name, "replace")
    begins = data[:_LOOKED_AT]
    for first, name in ((1, "utf-16-le"), (0, "utf-16-be")):
        if begins and begins[first::2].count(0) > len(begins) / 4:
            return data.decode(name, "replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return "\n".join(map(_line, data.split(b"\n")))


def _line(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return "".join(chr(_WINDOWS.get(byte, byte)) for byte in data)


_WINDOWS = {
    byte: ord(letter) for byte in range(128, 160) if (letter := bytes([byte]).decode("cp1252", "ignore"))
}
"""Code points of the bytes that differ between Windows-1252 and Latin-1."""
