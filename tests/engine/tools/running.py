"""Runner for `python3 -m engine` in this process."""

from __future__ import annotations

import pytest

from engine.tools.cli import main


def run(capsys: pytest.CaptureFixture[str], *args: str) -> list[str]:
    """Run a command that must succeed, and return the lines it printed."""
    status = main(args)
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    return out.splitlines()


Capture = pytest.CaptureFixture[str]
