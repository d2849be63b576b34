"""The browser's Python in Node, with our sources beside it: without a page or a build."""

from __future__ import annotations

import json
import subprocess

from e2e.site import ROOT
from tools.runtimes import fetch

SCRIPT = """
import { loadPyodide } from '%(root)s/node_modules/pyodide/pyodide.mjs';
const python = await loadPyodide();
python.mountNodeFS('/sources', '%(root)s');
python.runPython('import sys; sys.path.insert(0, "/sources")');
console.log(python.runPython(%(code)s));
"""


def run(code: str) -> str:
    """Return the text that code evaluates to. Raises CalledProcessError if it fails."""
    fetch(ROOT)
    script = SCRIPT % {"root": ROOT, "code": json.dumps(code)}
    command = ["node", "--input-type=module", "--eval", script]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
