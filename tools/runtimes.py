"""Third-party parts of the site: runtimes and libraries through npm, micropip's wheels through pip."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.problem import Problem, problem_of

NODE_MAJOR = 20
RUNTIME = "RUNTIME"
"""Environment variable with the folder of another Pyodide package, to try an upgrade."""
WITHOUT = "WITHOUT"
"""Environment variable with the name of one of `STEPS` to leave out, to measure it."""
STEPS = (
    "dropping unused exports",
    "skipping the preparations for dynamic libraries",
    "compiling the runtime's maker off the main thread",
    "splitting off the cold functions",
    "warming functions in a worker",
    "trimming the standard library",
)
"""The optional steps of a build, as the lines that begin with "Left out of" name them."""
WHEELS = Path("build") / "wheels"
NO_PIP = "install pip (on Debian: python3-pip)"
_PIN = re.compile(r"^(\S+)==(\S+) --hash=sha256:([0-9a-f]{64})$", re.MULTILINE)


def fetch(root: Path) -> None:
    """Fetch what `package-lock.json` and `tools/wheels.txt` under `root` pin, unless it is present.

    Raises Problem if Node or pip is missing or too old, or if a download fails.
    """
    _fetch_modules(root)
    _fetch_wheels(root)


def wheels(root: Path) -> list[tuple[str, str, Path, str]]:
    """Return the pinned wheels as (name, version, file, SHA-256 in hex); the files may be missing yet."""
    pins = _PIN.findall((root / "tools" / "wheels.txt").read_text("utf-8"))
    return [(n, v, root / WHEELS / f"{n}-{v}-py3-none-any.whl", digest) for n, v, digest in pins]


def pyodide_package(root: Path) -> Path:
    """Return the folder of the Pyodide package: that in the environment variable, or the pinned one."""
    other = os.environ.get(RUNTIME)
    return Path(other).absolute() if other else root / "node_modules" / "pyodide"


def _fetch_modules(root: Path) -> None:
    lock = hashlib.sha256((root / "package-lock.json").read_bytes()).hexdigest()
    stamp = root / "node_modules" / ".odd-checkers-lock"
    if stamp.is_file() and stamp.read_text("utf-8") == lock:
        return
    npm = _npm()
    print("Fetching the runtimes that package-lock.json names (50 MB) …", flush=True)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    _run(command, root, "npm could not fetch the runtimes")
    stamp.write_text(lock, "utf-8")


def _npm() -> str:
    """Return npm's path, after checking Node's version."""
    node, npm = shutil.which("node"), shutil.which("npm")
    advice = f"install Node {NODE_MAJOR} or newer (with npm), then run this again"
    if node is None:
        raise Problem(f"Node is missing: {advice}")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    major = re.match(r"v(\d+)\.", said)
    if major is None or int(major[1]) < NODE_MAJOR:
        raise Problem(f"Node is too old ({said or 'no version'}): {advice}")
    if npm is None:
        raise Problem(f"npm is missing: {advice}")
    return npm


def _fetch_wheels(root: Path) -> None:
    if all(file.is_file() and _digest(file) == digest for _, _, file, digest in wheels(root)):
        return
    folder = root / WHEELS
    folder.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary=:all:", "--python-version=3.14", "--require-hashes", f"--dest={folder}"]
    command += ["-r", str(root / "tools" / "wheels.txt")]
    print("Fetching the wheels that tools/wheels.txt names …", flush=True)
    _run(command, root, "pip could not fetch micropip")


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _run(command: list[str], root: Path, failure: str) -> None:
    """Run a package client; on failure its last error becomes the one line that the person sees."""
    env = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(
        command, cwd=root, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        said = [
            line.strip() for line in done.stderr.splitlines() if re.search(r"ERR|error|No module", line, re.I)
        ]
        reason = said[0][:160] if said else f"exit status {done.returncode}"
        advice = NO_PIP if "No module named pip" in reason else "check the network connection"
        raise problem_of(done.stderr, f"{failure} ({reason}): {advice}, then run this again")
