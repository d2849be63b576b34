"""What the note on the start says, before there is any Python: the build writes it into the page."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    texts: Mapping[str, str] = {
        "start": "Start of the page",
        "loading": "Loading",
        "page": "Fetching the page",
        "again": "Try again",
        "details": "Details",
        # what has come, and what is awaited
        "library": "Fetching Python's library",
        "python": "Fetching Python",
        "pyscript": "Fetching PyScript",
        "games": "Fetching the games",
        "starting": "Starting Python",
        "count": "{got} of {total} MB",
        "waiting": "What you have chosen opens by itself.",
        "few-left": "A few seconds more.",
        "seconds-left": "About {count} seconds more.",
        "minutes-left": "About {count} minutes more.",
        # what went wrong, and what to do about it
        "browser": "This browser cannot run the games",
        "browser-advice": (
            "They run on WebAssembly, and it is missing or switched off here. Open the page in a current "
            "Firefox, Chrome, Edge or Safari, or allow WebAssembly for this page in the browser's security "
            "settings."
        ),
        "policy": "This site does not allow WebAssembly",
        "policy-advice": (
            "The games run on it. Whoever runs this site has to add 'wasm-unsafe-eval' to script-src in its "
            "Content-Security-Policy."
        ),
        "type": "A file has the wrong type",
        "type-advice": (
            "The server calls it something else than it is, so the browser does not use it. Whoever runs "
            "this site has to correct the type that it sends for such files."
        ),
        "file": "The page was opened without a server",
        "file-advice": (
            "This browser does not run it straight from a disk. Put its folder on any static web server, "
            "such as python3 -m http.server, and open the address that this prints."
        ),
        "frame": "The page is locked into a frame",
        "frame-advice": "The site around it keeps it from loading its own files. Open it by itself:",
        "slash": "The address lacks a slash at its end",
        "slash-advice": "Without it the page does not find its own files. Open it here:",
        "damaged": "A file arrived damaged",
        "damaged-advice": "Trying again fetches it anew.",
        "missing": "A file did not arrive",
        "missing-advice": "Look whether you are connected, then try again.",
        "program": "The program could not start",
        "program-advice": (
            "Try again. Your saved games are safe. If it happens again, the details below help "
            "to find out why."
        ),
        "stalled": "Nothing has arrived for a while",
        "stalled-advice": (
            "The connection may be slow or gone. You can wait, since this page goes on by itself, "
            "or try again."
        ),
        # what exactly, in the details
        "size": "{got} bytes came instead of {wanted}.",
        "content": "Its content is not what it should be.",
        "answered": "The server answered {status}.",
        "packed": "What was packed in it is damaged.",
        "cut": "What was packed in it is cut off.",
        "no-reason": "No reason was given.",
    }
    """By the names that `assets/boot.js` asks for, and `index.html` in `data-word`."""


say = spoken(Words)
