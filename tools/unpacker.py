"""The decoder of what is packed as Zstandard: WebAssembly, which zstddec ships as text in its script."""

import base64
import re
from pathlib import Path

from tools.problem import Problem

_SOURCE = Path("node_modules") / "zstddec" / "dist" / "zstddec-stream.mjs"
_MODULE = re.compile(r'"(AGFzb[A-Za-z0-9+/=]+)"')


def unpacker(root: Path) -> bytes:
    """Return the decoder's module. Raises Problem if the script under `root` is missing or has none."""
    path = root / _SOURCE
    found = _MODULE.search(path.read_text("utf-8")) if path.is_file() else None
    if not found:
        raise Problem(f"{path} has no WebAssembly in it: remove node_modules, then run this again")
    return base64.b64decode(found[1])
