"""The git revision of the sources."""

import subprocess
from pathlib import Path

UNKNOWN = "unknown"
LETTERS = 9


def revision(root: Path) -> str:
    """Return the short hash of the commit that is checked out in `root`, or "unknown"."""
    # The prefix is empty only in the top folder: a copy inside another repository has no revision of its own.
    command = ["git", "-C", str(root), "rev-parse", "--show-prefix", f"--short={LETTERS}", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return UNKNOWN
    prefix, _, commit = done.stdout.partition("\n")
    return commit.strip() if done.returncode == 0 and not prefix else UNKNOWN
