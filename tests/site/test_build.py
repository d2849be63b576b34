"""The build: the app's wheel, the page with its file list, a folder for any static host."""

import base64
import csv
import hashlib
import json
import re
import struct
import tomllib
import zipfile
import zlib
from email.parser import Parser
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytest

from tests.site.sources import ROOT, build_site, make_sources
from tools import runtimes
from tools.first_screen import to_html
from tools.hashes import integrity, stamp
from tools.index_page import (
    ANNEX_FILES,
    BOOT_FILES,
    FAR_FILES,
    HELPER_FILES,
    NEAR_FILES,
    SNAPSHOT_FILES,
    SPARE_FILES,
    TRIED_FILES,
    UNPACKER_FILES,
)
from tools.problem import Problem
from tools.wheel import make_wheel

ADDRESS = re.compile(r"\b(?:https?:)?//[\w.-]+\.[a-z]{2,}")


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    return make_sources(tmp_path / "sources")


class Site(NamedTuple):
    """A site that is only read: where its sources are, the site, and its size."""

    sources: Path
    dist: Path
    size: int


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Build a site once for all tests that change nothing of it."""
    folder = tmp_path_factory.mktemp("site")
    sources = make_sources(folder / "sources")
    return Site(sources, folder / "dist", build_site(sources, folder / "dist"))


def test_the_wheel_holds_both_packages_with_their_data(sources: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(make_wheel(sources, tmp_path / "out")) as wheel:
        names = wheel.namelist()
    assert {"engine/__init__.py", "ui/__init__.py", "engine/games/rules.md"} <= set(names)
    assert not [name for name in names if name.endswith(".pyc") or name.startswith("/")]


def test_the_wheel_is_described_and_recorded_as_the_format_demands(sources: Path, tmp_path: Path) -> None:
    path = make_wheel(sources, tmp_path / "out")
    project = tomllib.loads((sources / "pyproject.toml").read_text())["project"]
    info = f"{project['name']}-{project['version']}.dist-info"
    assert re.fullmatch(rf"{project['name']}-{project['version']}-\d+-py3-none-any\.whl", path.name)
    with zipfile.ZipFile(path) as wheel:
        about = Parser().parsestr(wheel.read(f"{info}/METADATA").decode())
        kind = Parser().parsestr(wheel.read(f"{info}/WHEEL").decode())
        record = list(csv.reader(wheel.read(f"{info}/RECORD").decode().splitlines()))
        assert (about["Name"], about["Version"]) == (project["name"], project["version"])
        assert (kind["Wheel-Version"], kind["Root-Is-Purelib"], kind["Tag"]) == (
            "1.0",
            "true",
            "py3-none-any",
        )
        assert sorted(row[0] for row in record) == sorted(wheel.namelist())
        for name, digest, size in record:
            if name != f"{info}/RECORD":
                data = wheel.read(name)
                expected = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                assert (digest, int(size)) == (f"sha256={expected}", len(data))


def test_the_same_sources_make_the_same_wheel_and_others_another(sources: Path, tmp_path: Path) -> None:
    first = make_wheel(sources, tmp_path / "one")
    again = make_wheel(sources, tmp_path / "two")
    assert (first.name, first.read_bytes()) == (again.name, again.read_bytes())
    (sources / "ui" / "more.py").write_text("x = 1\n")
    assert make_wheel(sources, tmp_path / "three").name != first.name


def test_the_site_is_a_plain_folder_that_names_no_other_host(site: Site) -> None:
    files = [path for path in site.dist.rglob("*") if path.is_file()]
    assert site.size == sum(path.stat().st_size for path in files)
    for name in ("index.html", "pyscript.toml"):
        assert ADDRESS.findall((site.dist / name).read_text()) == []
    page = (site.dist / "index.html").read_text()
    references = re.findall(r'(?:src|href|config)="([^"#]+)"', page)
    assert references
    for reference in references:
        assert not reference.startswith(("/", "http"))
        assert (site.dist / reference.partition("?")[0]).is_file(), reference


def test_but_for_the_guard_no_script_or_style_is_written_into_the_page(site: Site) -> None:
    page = (site.dist / "index.html").read_text()
    scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", page, re.DOTALL)
    guard = (site.sources / "assets" / "boot.guard.js").read_text()
    assert f"script-src 'self' '{integrity(guard.encode())}' 'wasm-unsafe-eval';" in page
    data = ('type="application/json"', 'type="py"')  # not scripts for a browser
    assert [
        inside for tag, inside in scripts if inside.strip() and not any(kind in tag for kind in data)
    ] == [guard]
    assert re.findall(r"<style|\sstyle=|\son\w+=", page) == []
    assert (
        len(re.findall(r'integrity="sha256-', page)) >= len([tag for tag, _ in scripts if "src" in tag]) - 1
    )


def test_the_board_on_other_pages_needs_its_own_few_files_alone(site: Site) -> None:
    page = (site.dist / "embed.html").read_text()
    references = re.findall(r'(?:src|href)="([^"#]+)"', page)
    assert {reference.partition("?")[0] for reference in references} == {
        *("./", "assets/boot.icon.svg", "assets/themes.css", "assets/embed.css", "assets/embed.js"),
    }
    assert all((site.dist / reference.partition("?")[0]).exists() for reference in references)
    assert len(re.findall(r"\?v=", page)) == 5 and "integrity=" not in page and not ADDRESS.findall(page)
    found = re.search(r'id="words">(.*?)</script>', page)
    assert found and {texts["play"] for texts in json.loads(found[1]).values()} == {
        "Play",
        "Spielen",
        "Jugar",
    }
    script = (site.dist / "assets" / "embed.js").read_text()
    assert not re.findall(r"Worker|Storage|indexedDB|caches|cookie", script)


def test_the_page_knows_the_size_and_hash_of_each_boot_file(site: Site) -> None:
    found = re.search(r'id="boot-files">(.*?)</script>', (site.dist / "index.html").read_text())
    assert found
    listed = json.loads(found[1])
    first = (BOOT_FILES, NEAR_FILES, FAR_FILES, HELPER_FILES, UNPACKER_FILES)
    groups = (*first, SNAPSHOT_FILES, ANNEX_FILES, TRIED_FILES, SPARE_FILES)
    assert len(listed) == sum(map(len, groups))
    for address, size, digest, _, packed in listed:
        data = (site.dist / address.partition("?")[0]).read_bytes()
        assert (size, digest) == (len(data), hashlib.sha256(data).hexdigest())
        assert packed == size if address.endswith(".bin") else packed > 0


def test_files_that_the_page_loads_in_a_row_are_bundled(site: Site) -> None:
    page = (site.dist / "index.html").read_text()
    assert re.findall(r'<link rel="stylesheet" href="assets/([\w.]+)', page) == ["boot.css"]
    assert re.findall(r'<script src="assets/([\w.]+)', page) == ["boot.look.js", "boot.js"]
    assets = site.sources / "assets"
    sheets = re.findall(
        r'<link rel="stylesheet" href="assets/([\w.]+)', (site.sources / "index.html").read_text()
    )
    assert [sheets[0], sheets[1], sheets[-1]] == ["themes.css", "app.css", "boot.css"]
    looks = "".join((assets / name).read_text() for name in sheets)
    assert (site.dist / "assets" / "boot.css").read_text() == looks
    script = (site.dist / "assets" / "boot.js").read_text()
    parts = (".guard", ".fallbacks", "", ".pictures", ".helper", ".bytes")
    assert script == "".join((assets / f"boot{part}.js").read_text() for part in parts)
    left = {path.name for path in (site.dist / "assets").glob("boot.*")}
    assert not {"boot.pictures.js", "boot.helper.js", "boot.bytes.js"} & left
    assert "boot.fallbacks.js" in left, "for the workers"


def test_a_module_takes_in_its_neighbouring_imports(site: Site) -> None:
    parts = {path.name: path.read_text() for path in (site.sources / "assets").glob("page*.js")}
    (page,) = (site.dist / "assets").glob("page*.js")
    script = page.read_text()
    (imported,) = re.findall('^import .* from "(.*)"', script, re.MULTILINE)
    assert (page.parent / imported).resolve().name == "preact.js"
    assert not re.search("^export ", script, re.MULTILINE)
    given = {
        name: re.findall(r"^export (?:async )?\w+ (\w+)", text, re.MULTILINE) for name, text in parts.items()
    }
    asked = [
        found
        for text in parts.values()
        for found in re.findall(r'^import \{ (.*) \} from "\./(.*)"', text, re.M)
    ]
    assert len(asked) > len(parts)
    for names, source in asked:
        assert set(names.split(", ")) <= set(given[source])
    for name in (name for names in given.values() for name in names):
        assert len(re.findall(rf"^(?:async )?(?:const|let|function) {name}\b", script, re.MULTILINE)) == 1


def plan_of(dist: Path) -> dict[str, Any]:
    found = re.search(r"const plan = (.*);", (dist / "assets" / "boot.runtime.mjs").read_text())
    assert found
    plan: dict[str, Any] = json.loads(found[1])
    return plan


def test_the_start_plan_names_files_by_their_content(site: Site) -> None:
    plan = plan_of(site.dist)
    for name in ("library", "program", "annex"):
        file = site.dist / "assets" / plan[name]["path"]
        packed = file.read_bytes()
        assert (zlib.decompress(packed) if name == "annex" else packed) == name.encode()
        assert plan[name]["integrity"] == integrity(packed)
        assert stamp(packed) in file.name
    runtime = site.dist / "assets" / plan["packed"]["path"]
    assert plan["packed"]["integrity"] == integrity(runtime.read_bytes())
    assert stamp(runtime.read_bytes()) in runtime.name
    snapshot = site.dist / "assets" / plan["snapshot"]["path"]
    assert stamp(snapshot.read_bytes()) in snapshot.name
    unpacker = site.dist / "assets" / plan["unpacker"]["path"]
    assert unpacker.read_bytes() == b"\0asm\1\0\0\0"
    assert (site.dist / "assets" / plan["wheel"]).is_file()
    assert (site.dist / "assets" / plan["runtime"] / "pyodide.asm.wasm").is_file()
    assert (site.dist / "assets" / plan["fallbacks"].partition("?")[0]).is_file()


def test_a_missing_decoder_is_named(sources: Path, tmp_path: Path) -> None:
    (sources / "node_modules" / "zstddec" / "dist" / "zstddec-stream.mjs").write_text("const wasm = fetch();")
    with pytest.raises(Problem, match=r"zstddec-stream\.mjs has no WebAssembly"):
        build_site(sources, tmp_path / "dist")


def test_with_plugins_the_start_is_the_plain_one(sources: Path, tmp_path: Path) -> None:
    config = sources / "pyscript.toml"
    config.write_text(config.read_text() + 'packages = ["./wheels/other.whl"]\n')
    build_site(sources, tmp_path / "dist")
    assert plan_of(tmp_path / "dist")["library"] is None


def test_pyscript_asks_no_index(site: Site) -> None:
    config = tomllib.loads((site.dist / "pyscript.toml").read_text())
    assert config["index_urls"] == []
    assert "packages" not in config
    assert (site.dist / config["interpreter"].partition("?")[0]).is_file()


def test_the_first_screen_is_in_the_page(site: Site) -> None:
    page = (site.dist / "index.html").read_text()
    assert '<div id="app"><main class="home" inert>Draughts &amp; &lt;co&gt;<button data-do="setup"' in page
    assert '</div><template data-first="de"><main>Dame &amp; &lt;co&gt;</main></template>' in page
    assert r'id="boot-words">{"en": {"page": "Fetching \u003c/the> page"}, "de": {}}</script>' in page


def test_the_manifest_is_relative_and_its_files_exist(site: Site) -> None:
    manifest = json.loads((site.dist / "manifest.webmanifest").read_text())
    assert {manifest[key] for key in ("start_url", "scope")} == {"./"}
    assert "id" not in manifest, "it would name the origin's root, whatever the folder"
    for picture in manifest["icons"] + manifest["screenshots"]:
        width, height = map(int, picture["sizes"].split("x"))
        assert size_of((site.dist / picture["src"]).read_bytes()) == (width, height)
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    assert manifest["shortcuts"] == [{"name": "English Draughts", "url": "./#new=draughts"}]


def size_of(picture: bytes) -> tuple[int, int]:
    """Return the width and height in the header of a PNG or JPEG."""
    if picture.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", picture[16:24])
        return width, height
    at = 2
    while picture[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(picture[at + 2 : at + 4], "big")
    height, width = struct.unpack(">HH", picture[at + 5 : at + 9])
    return width, height


def test_the_service_worker_lists_the_files_with_their_hashes(site: Site) -> None:
    worker = (site.dist / "sw.js").read_text()
    found = re.search(r"const FILES = (.*);", worker)
    assert found
    listed = dict(json.loads(found[1]))
    assert "./" in listed
    (snapshot,) = (path for path in listed if path.endswith("?unpacked"))
    assert snapshot.startswith("start/snapshot-")
    assert listed.pop(snapshot) == integrity(b"snapshot")
    for path, digest in listed.items():
        file = site.dist / (path.partition("?")[0] if path != "./" else "index.html")
        assert digest == integrity(file.read_bytes())
    left_out = re.compile(
        r"stdlib|\.whl|lock\.json|start/runtime|start/snapshot|LICENSE|install/\w+\.jpg|sw\.js|index\.html"
    )
    names = {path.relative_to(site.dist).as_posix() for path in site.dist.rglob("*") if path.is_file()}
    assert {name for name in names if not left_out.search(name)} == {
        path.partition("?")[0] for path in listed if path != "./"
    }


def test_another_content_makes_another_version(sources: Path, tmp_path: Path) -> None:
    build_site(sources, tmp_path / "one")
    build_site(sources, tmp_path / "two")
    with (sources / "assets" / "app.css").open("a") as css:
        css.write("body { margin: 1px }")
    build_site(sources, tmp_path / "three")
    one, two, three = ((tmp_path / name / "sw.js").read_text() for name in ("one", "two", "three"))
    assert one == two != three
    assert re.findall("const BUILD = '(.+)';", one) != re.findall("const BUILD = '(.+)';", three)


def test_the_first_screen_has_no_style_attributes() -> None:
    with pytest.raises(Problem, match="without style"):
        to_html(["p", {"style": "left:0"}, []])


def test_pyodides_lock_knows_micropips_wheels_and_nothing_else(site: Site) -> None:
    (folder,) = (site.dist).glob("runtime/*/pyodide")
    lock = json.loads((folder / "pyodide-lock.json").read_text())
    assert set(lock["packages"]) == {"micropip", "packaging"}
    assert lock["info"] == {"arch": "wasm32"}
    pins = {name: digest for name, _, _, digest in runtimes.wheels(site.sources)}
    (codes,) = (file for name, _, file, _ in runtimes.wheels(site.sources) if name == "segno")
    assert (site.dist / "assets" / "segno.zip").read_bytes() == codes.read_bytes()
    for name, entry in lock["packages"].items():
        assert (folder / entry["file_name"]).is_file()
        assert entry["sha256"] == pins[name]


def test_a_build_replaces_the_previous_one(sources: Path, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    build_site(sources, dist)
    (dist / "stale.txt").write_text("old")
    build_site(sources, dist)
    assert not (dist / "stale.txt").exists()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("dist")] == ["dist"]


def test_a_build_without_a_runtime_file_says_what_to_do(sources: Path, tmp_path: Path) -> None:
    (sources / "node_modules" / "pyodide" / "pyodide.asm.wasm").unlink()
    with pytest.raises(Problem, match=r"pyodide\.asm\.wasm is missing: remove node_modules"):
        build_site(sources, tmp_path / "dist")


def test_the_picture_of_a_game_is_one_file_with_each_drawing_once(site: Site) -> None:
    picture = (site.dist / "assets" / "games" / "draughts.svg").read_text()
    root = ElementTree.fromstring(picture)
    assert root.get("viewBox") == "-0.18 -0.18 2.36 1.36", "the frame is around the squares"
    assert (picture.count('<symbol id="dark-pawn"'), picture.count('<use href="#dark-pawn"')) == (1, 2)
    assert "<image" not in picture
    colours = re.findall(r"--board-dark: (light-dark\([^)]*\))", picture)
    looks = re.findall(r"--board-dark: (light-dark\([^)]*\))", (ROOT / "assets" / "themes.css").read_text())
    assert colours == looks[:2], "what all have, and then what this mood has"
    assert "color-scheme:light dark" in picture
    assert ".shade-dark { fill: var(--board-dark); }" in picture


def test_a_drawing_that_is_no_plain_svg_is_refused(sources: Path, tmp_path: Path) -> None:
    (sources / "assets" / "pieces" / "dark-pawn.svg").write_text("<svg></svg>")
    with pytest.raises(Problem, match="dark-pawn"):
        build_site(sources, tmp_path / "dist")
