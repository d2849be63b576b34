"""The app's own wheel: the packages `engine` and `ui`, the same bytes for the same sources."""

import base64
import hashlib
import io
import tomllib
import zipfile
from pathlib import Path

PACKAGES = ("engine", "ui")
_DATE = (1980, 1, 1, 0, 0, 0)
_MODE = 0o100644 << 16


def make_wheel(root: Path, folder: Path) -> Path:
    """Write the wheel of the packages under `root` into `folder`, and return its path.

    Its build tag is a hash of its content: a changed wheel has another address, and no cache mixes them up.
    """
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    stem = f"{project['name']}-{project['version']}"
    files = _sources(root) | _metadata(stem, project)
    tag = int(hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:12], 16)
    path = folder / f"{stem}-{tag}-py3-none-any.whl"
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_zipped(files, f"{stem}.dist-info/RECORD"))
    return path


def _sources(root: Path) -> dict[str, bytes]:
    """Return all files of the packages, data files included, without caches and editor files."""
    found = {}
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.is_file() and "__pycache__" not in name and "/." not in name and path.suffix != ".pyc":
                found[name] = path.read_bytes()
    return found


def _metadata(stem: str, project: dict[str, str]) -> dict[str, bytes]:
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    about += f"Summary: {project['description']}\nRequires-Python: {project['requires-python']}\n"
    kind = "Wheel-Version: 1.0\nGenerator: odd-checkers\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    return {f"{stem}.dist-info/METADATA": about.encode(), f"{stem}.dist-info/WHEEL": kind.encode()}


def _zipped(files: dict[str, bytes], record: str) -> bytes:
    """Return a zip of `files` and of the RECORD that lists them."""
    lines = [f"{name},sha256={_record_hash(data)},{len(data)}" for name, data in files.items()]
    everything = files | {record: "\n".join([*lines, f"{record},,", ""]).encode()}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in everything.items():
            entry = zipfile.ZipInfo(name, _DATE)
            entry.external_attr = _MODE
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def _record_hash(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
