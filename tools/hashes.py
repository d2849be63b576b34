"""Content hashes in addresses of built files, so that no cache mixes versions."""

import base64
import hashlib
from pathlib import Path


def stamp(data: bytes) -> str:
    """Return the short hash of some content."""
    return hashlib.sha256(data).hexdigest()[:12]


def integrity(data: bytes) -> str:
    """Return the value of an `integrity` attribute for some content."""
    return f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"


def expanded(site: Path, name: str) -> str:
    """Return the one file that a name with `*` stands for: some names hold hashes."""
    if "*" not in name:
        return name
    (path,) = site.glob(name)
    return path.relative_to(site).as_posix()


def stamped(site: Path, name: str) -> str:
    """Return the address of one of our own files, with a hash of its content.

    Other files have a hash in their name or folder already.
    """
    if not name.startswith("assets/") and name != "pyscript.toml":
        return name
    return f"{name}?v={stamp((site / name).read_bytes())}"
