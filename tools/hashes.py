"""Names and hashes of built files: an address shows what is in the file, so that no cache mixes versions."""

import base64
import hashlib
from pathlib import Path


def stamp(data: bytes) -> str:
    """Return the short name of a content."""
    return hashlib.sha256(data).hexdigest()[:12]


def integrity(data: bytes) -> str:
    """Return how a browser is told what a content must hash to."""
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


def expanded(site: Path, name: str) -> str:
    """Give the one file that a name with `*` stands for: some names hold hashes."""
    if "*" not in name:
        return name
    (path,) = site.glob(name)
    return path.relative_to(site).as_posix()


def stamped(site: Path, name: str) -> str:
    """Give one of our own files an address that changes with its content.

    All others have such a name or folder already.
    """
    if not name.startswith("assets/") and name != "pyscript.toml":
        return name
    return f"{name}?v={stamp((site / name).read_bytes())}"
