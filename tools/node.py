"""Runner for the build's Node scripts."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.problem import Problem, problem_of

MESSAGE_LIMIT = 300
"""Maximum length of a script's error message to pass on, in characters."""


def run_script(name: str, arguments: Sequence[str | Path], trouble: str, root: Path | None = None) -> str:
    """Run `tools/<name>` in the folder `root`, and return its output.

    Raises Problem with `trouble` and its message if it fails.
    """
    node = shutil.which("node")
    if node is None:
        raise Problem("Node is missing: install Node 20 or newer, then run this again")
    command = [node, str(Path(__file__).parent / name), *map(str, arguments)]
    done = subprocess.run(
        command, cwd=root, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode:
        message = (done.stderr.strip() or f"exit status {done.returncode}").splitlines()[-1]
        raise problem_of(done.stderr, f"{trouble}: {message[:MESSAGE_LIMIT]}")
    return done.stdout
