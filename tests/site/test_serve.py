"""serve.py: the runtimes it fetches, and the server."""

import json
import socket
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from threading import Thread, Timer

import pytest

from tests.site.sources import ROOT, make_sources
from tools import runtimes
from tools.problem import Problem
from tools.server import DEFAULT_PORT, listen

POLL_S = 0.01
"""Seconds between checks for shutdown."""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    return make_sources(tmp_path / "sources")


# The runtimes


def test_the_lock_pins_what_the_site_is_built_with_and_names_no_registry() -> None:
    text = (ROOT / "package-lock.json").read_text()
    packages = json.loads(text)["packages"]
    package = json.loads((ROOT / "package.json").read_text())
    wanted, tools = package["dependencies"], package["devDependencies"]
    fonts = {"@fontsource/almendra", "@fontsource/alegreya-sans", "subset-font"}
    assert set(wanted) == {"pyodide", "@pyscript/core", "preact", "markdown-it", "zstddec", *fonts}
    assert set(tools) == {"axe-core"}, "for the tests alone"
    for name, version in {**wanted, **tools}.items():
        assert packages[f"node_modules/{name}"]["version"] == version
        assert packages[f"node_modules/{name}"]["integrity"]
    assert '"resolved"' not in text


def pretend(folder: Path, **programs: str) -> str:
    """Make shell programs in `folder` and return a PATH with nothing else."""
    folder.mkdir()
    for name, text in programs.items():
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)
    return str(folder)


@pytest.mark.parametrize(
    ("programs", "message"),
    [
        ({}, "Node is missing: install Node 20 or newer"),
        ({"node": "echo v18.19.0"}, r"Node is too old \(v18.19.0\): install Node 20 or newer"),
        ({"node": "echo v20.1.0"}, "npm is missing: install Node 20 or newer"),
        (
            {"node": "echo v20.1.0", "npm": "echo 'npm ERR! network down' >&2; exit 1"},
            r"npm could not fetch the runtimes \(npm ERR! network down\): check the network",
        ),
    ],
)
def test_a_problem_with_the_runtimes_is_one_line(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, programs: dict[str, str], message: str
) -> None:
    monkeypatch.setenv("PATH", pretend(tmp_path / "bin", **programs))
    with pytest.raises(Problem, match=message) as raised:
        runtimes.fetch(sources)
    assert "\n" not in str(raised.value)


def test_without_pip_the_message_says_to_install_it(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = sources / "python"
    python.write_text("#!/bin/sh\necho '/usr/bin/python3: No module named pip' >&2; exit 1\n")
    python.chmod(0o755)
    monkeypatch.setattr("sys.executable", str(python))
    with pytest.raises(Problem, match=r"install pip \(on Debian: python3-pip\), then run this again"):
        runtimes._fetch_wheels(sources)


def test_npm_runs_again_only_when_the_lock_has_changed(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = tmp_path / "calls"
    npm = f'echo "$@" >> {calls}'
    monkeypatch.setenv("PATH", pretend(tmp_path / "bin", node="echo v22.0.0", npm=npm))
    monkeypatch.setattr(runtimes, "_fetch_wheels", lambda _: None)
    runtimes.fetch(sources)
    runtimes.fetch(sources)
    assert len(calls.read_text().splitlines()) == 1
    (sources / "package-lock.json").write_text("{}")
    runtimes.fetch(sources)
    assert [line.split()[0] for line in calls.read_text().splitlines()] == ["ci", "ci"]


# The server


def test_a_port_asked_for_and_taken_is_one_line(taken: int, tmp_path: Path) -> None:
    with pytest.raises(Problem, match=f"port {taken} is taken or not allowed: .* --port N"):
        listen(tmp_path, taken)


def test_without_a_port_the_next_free_one_is_used(tmp_path: Path) -> None:
    with listen(tmp_path) as first, listen(tmp_path) as second:
        assert DEFAULT_PORT <= first.server_port < second.server_port


def test_files_have_the_types_that_browsers_insist_on(tmp_path: Path) -> None:
    types = {
        "a.wasm": "application/wasm",
        "a.mjs": "text/javascript",
        "a.js": "text/javascript",
        "a.whl": "application/zip",
        "a.toml": "application/toml",
        "a.svg": "image/svg+xml",
        "a.webmanifest": "application/manifest+json",
    }
    with listen(tmp_path, 0) as server:
        Thread(target=server.serve_forever, args=[POLL_S], daemon=True).start()
        for name, kind in types.items():
            (tmp_path / name).write_text("x")
            with urllib.request.urlopen(f"http://localhost:{server.server_port}/{name}") as response:
                assert response.headers["Content-Type"] == kind
        server.shutdown()


def test_a_site_that_is_just_being_replaced_is_found(tmp_path: Path) -> None:
    site, old = tmp_path / "site", tmp_path / "old"
    old.mkdir()
    (old / "a.txt").write_text("here")
    with listen(site, 0) as server:
        Thread(target=server.serve_forever, args=[POLL_S], daemon=True).start()
        swap = Timer(0.01, old.rename, [site])
        swap.start()
        assert answer(server.server_port, "/a.txt", "localhost") == (200, b"here")
        assert answer(server.server_port, "/b.txt", "localhost")[0] == 404
        server.shutdown()


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """Yield the port of a server for a small site, next to files outside the site."""
    site = tmp_path / "site"
    for name in ("index.html", "empty/deep/a.txt", "some/index.html", "d\u00e9j\u00e0 vu.txt"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(name)
    (tmp_path / "secret").write_text("secret")
    with listen(site, 0) as server:
        Thread(target=server.serve_forever, args=[POLL_S], daemon=True).start()
        yield server.server_port
        server.shutdown()


def answer(port: int, path: str, *hosts: str) -> tuple[int, bytes]:
    """Request exactly `path`; return the status and the body of the answer, which must come."""
    head = "".join(f"Host: {host}\r\n" for host in hosts)
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\n{head}Connection: close\r\n\r\n".encode("latin-1"))
        with line.makefile("rb") as answered:
            status, _, body = answered.read().partition(b"\r\n\r\n")
    return int(status.split()[1]), body


BAD_PATHS = {
    "NUL": "/%00",
    "NUL in a name": "/index.html%00.js",
    "a control character": "/a%0d%0ab",
    "half an escape": "/%",
    "an escape of no number": "/%zz",
    "no UTF-8": "/%ff",
    "a lone surrogate": "/%ed%a0%80",
    "bytes that are no UTF-8": "/\xff",
    "a backslash": "/..\\secret",
    "an escaped backslash": "/..%5csecret",
    "up": "/../secret",
    "escaped up": "/%2e%2e/secret",
    "up, the sign escaped": "/..%2fsecret",
    "up at the end": "/some/..",
    "no slash": "index.html",
    "another site's": "http://example.com/index.html",
}


@pytest.mark.parametrize("path", BAD_PATHS.values(), ids=BAD_PATHS)
def test_an_impossible_path_is_refused(port: int, path: str) -> None:
    status, body = answer(port, path, "localhost")
    assert status == 400
    assert b"secret" not in body


@pytest.mark.parametrize(
    "path", ["/" + "a" * 300, "/" + "a" * 60_000, "/a" * 30_000, "/gone", "/index.html/"]
)
def test_missing_files_are_not_found_however_long_the_name(port: int, path: str) -> None:
    assert answer(port, path, "localhost")[0] == 404


@pytest.mark.parametrize(
    ("path", "status", "body"),
    [
        ("/", 200, b"index.html"),
        ("/?a=%zz#%", 200, b"index.html"),
        ("/some/", 200, b"some/index.html"),
        ("/d%C3%A9j%C3%A0%20vu.txt", 200, "d\u00e9j\u00e0 vu.txt".encode()),
        ("/some", 301, b""),
        ("/empty/deep/a.txt", 200, b"empty/deep/a.txt"),
    ],
)
def test_files_and_the_pages_of_folders_are_served(port: int, path: str, status: int, body: bytes) -> None:
    assert answer(port, path, "localhost") == (status, body)


@pytest.mark.parametrize("path", ["/empty/", "/empty/deep/"])
def test_folders_are_not_listed(port: int, path: str) -> None:
    status, body = answer(port, path, "localhost")
    assert status == 404
    assert b"deep" not in body
    assert b"a.txt" not in body


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "LOCALHOST:1",
        "odd.localhost",
        "127.0.0.1:80",
        "127.9.9.9",
        "[::1]:8000",
    ],
)
def test_every_name_of_this_machine_is_answered(port: int, host: str) -> None:
    assert answer(port, "/", host) == (200, b"index.html")


OTHER_HOSTS = {
    "another site": ["example.com"],
    "another site with the port": ["example.com:8000"],
    "a name that begins alike": ["localhost.example.com"],
    "an address that begins alike": ["127.0.0.1.example.com"],
    "a name that ends alike": ["notlocalhost"],
    "a name with an owner": ["localhost@example.com"],
    "an address of the network": ["192.168.0.7:8000"],
    "every address": ["0.0.0.0:8000"],
    "a name and a path": ["localhost/"],
    "an empty name": [""],
    "none": [],
    "two": ["localhost", "example.com"],
}


@pytest.mark.parametrize("hosts", OTHER_HOSTS.values(), ids=OTHER_HOSTS)
def test_no_other_host_is_answered(port: int, hosts: list[str]) -> None:
    status, body = answer(port, "/", *hosts)
    assert status == 421
    assert body != b"index.html"
