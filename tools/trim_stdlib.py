"""Parts of Python's library that a page does without. Runs inside Pyodide, for `compile_start`.

Pyodide imports all of asyncio, with sockets, processes and encryption, and the modules that unpack packages.
No page of ours can use the former, and a start that needs the latter takes Pyodide's own library.
"""

from __future__ import annotations

import dis
import re
from types import CodeType

ASYNCIO = '''
"""What there is of asyncio without sockets and processes."""

from .coroutines import *
from .events import *
from .events import _BaseDefaultEventLoopPolicy as DefaultEventLoopPolicy  # Pyodide's own policy is one
from .exceptions import *
from .futures import *
from .locks import *
from .queues import *
from .runners import *
from .taskgroups import *
from .tasks import *
from .threads import *
from .timeouts import *
'''
PICKLE = '''
"""What there is of pickle without what is written in Python, for where C is missing."""

from _pickle import *
from _pickle import dump, dumps, load, loads
'''
LOGGER = """
class Logger:
    def __getattr__(self, _name):
        return print

"""
EDITS = {
    "asyncio/futures": (("import logging\n", ""), ("logging.DEBUG", "10")),
    "asyncio/log": (
        ("import logging\n", LOGGER),
        ("logging.getLogger(__package__)", "Logger()"),
    ),
    "concurrent/futures/_base": (
        ("import logging\n", ""),
        ('LOGGER = logging.getLogger("concurrent.futures")', f"{LOGGER}LOGGER = Logger()"),
    ),
    "inspect": (
        ("import dis\n", ""),
        ("dis.COMPILER_FLAG_NAMES.items()", f"{dis.COMPILER_FLAG_NAMES}.items()"),
    ),
    "urllib/parse": (("import ipaddress\n", ""),),
    "asyncio/events": (
        ("import socket\nimport subprocess\n", ""),
        ("socket.AF_UNSPEC", "0"),
        ("socket.AI_PASSIVE", "1"),
        ("subprocess.PIPE", "-1"),
    ),
    "html/__init__": (("from html.entities import html5 as _html5\n", "_html5 = {}\n"),),
    "pyodide/common": (("import shutil\n", ""),),
    "pyodide/_package_loader": (
        ("import shutil\n", ""),
        ("from tempfile import NamedTemporaryFile\n", ""),
        ("from zipfile import ZipFile\n", ""),
        ("if IN_PYODIDE:\n    shutil.", "if False:\n    shutil."),
    ),
}
"""Replacements by module path: old text, new text."""
WHOLE = {"asyncio/__init__": ASYNCIO, "pickle": PICKLE}
"""Modules that are replaced completely, by path."""
LEFT_OUT = re.compile(
    r"""asyncio\.(base_events|base_subprocess|graph|protocols|selector_events|sslproto|staggered|streams
    |subprocess|transports|trsock|unix_events)
    |_?ssl|selectors|socket|subprocess|ipaddress
    |logging.*|dis|opcode|_opcode_metadata
    |_ast_unparse|html\.entities
    |bz2|compression.*|lzma|shutil|tempfile|zipfile.*""",
    re.VERBOSE,
)
"""Modules that are no longer imported."""


_UNTRIMMED: list[bool] = []


def leave_untrimmed() -> None:
    """Turn the trimming off, for a library that it does not fit."""
    _UNTRIMMED.append(True)


def is_left_out(name: str) -> bool:
    """Return True if the module with this name is no longer imported."""
    return not _UNTRIMMED and LEFT_OUT.fullmatch(name) is not None


def trimmed(path: str, text: str) -> str:
    """Return the text of a module after its edits. Raises ValueError if it has changed."""
    if _UNTRIMMED:
        return text
    if path in WHOLE:
        return WHOLE[path]
    for old, new in EDITS.get(path, ()):
        if old not in text:
            raise ValueError(f"{path} has no {old!r}: look at tools/trim_stdlib.py again")
        text = text.replace(old, new)
    return text


def without_line_numbers(code: CodeType) -> CodeType:
    """Return library code without line numbers: tracebacks need those of the app only."""
    consts = tuple(
        without_line_numbers(each) if isinstance(each, CodeType) else each for each in code.co_consts
    )
    return code.replace(co_linetable=b"", co_consts=consts)
