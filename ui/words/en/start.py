"""Texts of the start, which the build writes into the page for use before Python runs."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """The English texts."""

    texts: Mapping[str, str] = {
        "start": "Start-up",
        "loading": "Loading",
        "page": "Loading the page",
        "again": "Try again",
        "details": "Details",
        # what has come, and what is awaited
        "library": "Loading Python's library",
        "python": "Loading Python",
        "pyscript": "Loading PyScript",
        "games": "Loading the games",
        "starting": "Starting Python",
        "count": "{got} of {total} MB",
        "waiting": "Your choice opens as soon as it is ready.",
        "few-left": "A few more seconds.",
        "seconds-left": "About {count} more seconds.",
        "minutes-left": "About {count} more minutes.",
        # what went wrong, and what to do about it
        "browser": "This browser cannot run the games",
        "browser-advice": (
            "They need WebAssembly, which is missing or switched off here. Open the page in a current "
            "Firefox, Chrome, Edge or Safari, or allow WebAssembly for this page in the browser's "
            "security settings."
        ),
        "policy": "This site does not allow WebAssembly",
        "policy-advice": (
            "The games need it. The site's operator has to add 'wasm-unsafe-eval' to script-src in its "
            "Content-Security-Policy."
        ),
        "type": "A file has the wrong type",
        "type-advice": (
            "The server sends it as another type of file, so the browser rejects it. The site's operator "
            "has to correct the type the server sends for such files."
        ),
        "file": "The page was opened without a server",
        "file-advice": (
            "This browser cannot run it straight from a disk. Put its folder on any static web server, "
            "such as python3 -m http.server, and open the address it prints."
        ),
        "frame": "The page is locked in a frame",
        "frame-advice": "The site around it stops it from loading its own files. Open it on its own:",
        "slash": "The address needs a slash at the end",
        "slash-advice": "Without it, the page cannot find its own files. Open it here:",
        "damaged": "A file arrived damaged",
        "damaged-advice": "Try again to download it once more.",
        "missing": "A file did not arrive",
        "missing-advice": "Check your connection, then try again.",
        "program": "The program could not start",
        "program-advice": (
            "Try again. Your saved games are safe. If it happens again, the details below may show why."
        ),
        "stalled": "Nothing has arrived for a while",
        "stalled-advice": (
            "The connection may be slow or lost. You can wait, as loading resumes by itself, or try again."
        ),
        # what exactly, in the details
        "size": "Received {got} bytes instead of {wanted}.",
        "content": "Its content is not what was expected.",
        "answered": "The server answered {status}.",
        "packed": "Its compressed data is damaged.",
        "cut": "Its compressed data is incomplete.",
        "no-reason": "No reason was given.",
    }
    """Texts by the ids in `assets/boot.js`, and in `data-word` of `index.html`."""


say = spoken(Words)
