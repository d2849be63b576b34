"""Lock for builds: a second build waits for the first one to end."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

LOCK = Path("build") / "lock"


@contextmanager
def build_lock(root: Path) -> Iterator[None]:
    """Hold the lock for builds of `root`. The system frees it if this process dies."""
    path = root / LOCK
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        if not _take(file, wait=False):
            print("Another build is running: waiting until it has ended …", flush=True)
            _take(file, wait=True)
        yield


if sys.platform == "win32":
    import msvcrt
    import time

    def _take(file: IO[str], *, wait: bool) -> bool:
        while True:
            try:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                return True
            except OSError:
                if not wait:
                    return False
                time.sleep(0.2)

else:
    import fcntl

    def _take(file: IO[str], *, wait: bool) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
