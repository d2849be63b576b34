"""The About page, and the list of third-party parts."""

import json
import re
from pathlib import Path

import pytest

from engine.contract.language import LANGUAGES
from engine.registry import INFOS
from tests.site.sources import ROOT, build_site, make_sources
from tools.build import QR_LIBRARY
from tools.credits.third_party import NAME, Part, bundled, is_listed, parts_of
from tools.problem import Problem

SHIPPED = (
    "pyodide/pyodide.asm.wasm",
    "pyodide/python_stdlib.zip",
    "@pyscript/core/dist/core.js",
    "preact/LICENSE",
)


@pytest.fixture(scope="module")
def parts() -> list[Part]:
    """Return the parts, with the installed versions and licences."""
    return [*parts_of(ROOT)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a site with stand-ins for the runtimes."""
    folder = tmp_path_factory.mktemp("site")
    build_site(make_sources(folder / "sources"), folder / "dist")
    return folder / "dist"


# The list


def test_the_site_lists_each_part_with_version_source_and_licence(site: Path) -> None:
    text = (site / NAME).read_text()
    pins = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    for name, package in {"Pyodide": "pyodide", "PyScript": "@pyscript/core", "Preact": "preact"}.items():
        version = pins[f"node_modules/{package}"]["version"]
        assert re.search(rf"^\| {name} \| {re.escape(version)} \| [\w.-]+ \| <https://", text, re.MULTILINE)
    for name in ("CPython", "micropip", "packaging", "zstddec", "Segno", "Almendra", "Alegreya Sans"):
        assert f"\n| {name} | " in text
    assert "The build changes Pyodide." in text and "Mozilla Public License" in text


def test_a_package_in_pyscripts_script_is_listed_by_itself(site: Path) -> None:
    text = (site / NAME).read_text()
    assert "| tiny | 1.2.3 | ISC | <https://www.npmjs.com/package/tiny> |" in text
    assert "Copyright (c) Ann\n\nPermission to use, copy, modify, and/or distribute" in text


@pytest.mark.parametrize(
    "name", ["runtime/abc/another/engine.js", "start/another-123.wasm", "assets/fonts/another.woff2"]
)
def test_an_unknown_file_is_in_no_part(name: str, parts: list[Part]) -> None:
    assert not is_listed(name, parts)


def test_an_unknown_file_stops_the_build(tmp_path: Path) -> None:
    sources = make_sources(tmp_path / "sources")
    (sources / "assets" / "engines").mkdir()
    (sources / "assets" / "engines" / "another.wasm").write_text("engine")
    with pytest.raises(Problem, match=r"engines/another\.wasm is in the site, but not in credits/components"):
        build_site(sources, tmp_path / "dist")


def test_every_licence_that_asks_for_its_text_has_it(parts: list[Part]) -> None:
    assert [part.name for part in parts if len(part.text) < 500 and part.licence != "public domain"] == []
    assert [part.name for part in parts if not re.match(r"https?://", part.source)] == []
    copyrights = [
        part.name for part in parts if part.text and not re.search("copyright", part.text, re.IGNORECASE)
    ]
    assert copyrights == []


def test_the_packages_in_pyscripts_script_are_those_of_its_map(parts: list[Part]) -> None:
    packages = bundled(ROOT)
    assert {"polyscript", "coincident", "html-escaper"} <= set(packages) <= {part.name for part in parts}


def test_the_libraries_in_pyodides_module_have_the_listed_versions(parts: list[Part]) -> None:
    module = (ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm").read_bytes()
    signs = {part.name: part.sign for part in parts if part.sign}
    assert len(signs) > 9
    assert [name for name, sign in signs.items() if sign.encode() not in module] == []


def test_the_wheels_that_are_shipped_are_listed(parts: list[Part]) -> None:
    named = {part.name.lower() for part in parts}
    pins = re.findall(r"^(\S+)==", (ROOT / "tools" / "wheels.txt").read_text(), re.MULTILINE)
    assert QR_LIBRARY in pins
    assert set(pins) <= named


# The page


def about(site: Path, language: str) -> str:
    return (site / "rules" / ("" if language == "en" else language) / "about.html").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_about_page_credits_each_designer_with_a_link_to_the_original(site: Path, language: str) -> None:
    page = about(site, language)
    for info in INFOS.values():
        assert f"<td>{info.title.replace(chr(39), '’')}</td>" in page
        assert not info.link or f'<a href="{info.link}" target="_blank" rel="noopener">' in page
    for name in ("David L. Van Slyke", "Néstor Romeral Andrés", "Owen K.C. Stephens"):
        assert name in page


def test_every_game_that_somebody_has_designed_has_a_link() -> None:
    assert [info.id for info in INFOS.values() if not info.link and info.designer != "traditional"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_about_page_has_version_revision_licence_and_source(site: Path, language: str) -> None:
    page = about(site, language)
    assert f'<html lang="{language}"' in page
    assert "1.0.0" in page
    name, holder = re.findall(r"^.*License$|^Copyright .+$", (ROOT / "LICENSE").read_text(), re.MULTILINE)
    assert name in page and holder.replace("(c)", "©") in page, "the owner changes LICENSE alone"
    assert {"en": "unknown", "de": "unbekannt", "es": "desconocida"}[language] in page, "no git there"
    assert "https://github.com/" in page


def test_the_about_page_leads_to_the_parts_of_others(site: Path) -> None:
    assert 'href="third-party.html"' in about(site, "en")
    assert 'href="../third-party.html"' in about(site, "de")
    page = (site / "rules" / "third-party.html").read_text()
    assert "<td>Pyodide</td>" in page


def test_the_about_page_and_the_list_are_kept_for_use_without_a_network(site: Path) -> None:
    worker = (site / "sw.js").read_text()
    for name in (
        "rules/about.html",
        "rules/de/about.html",
        "rules/es/about.html",
        "rules/third-party.html",
        NAME,
    ):
        assert f'"{name}"' in worker


def test_the_source_and_the_address_are_the_same_everywhere() -> None:
    """The owner's account is in pyproject.toml and at the end of README.md."""
    project = re.findall(
        r'^(?:Homepage|Source) = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE
    )
    readme = (ROOT / "README.md").read_text()
    assert re.findall(r"^\[(?:play|source)\]: (.+)$", readme, re.MULTILINE) == project
    assert f"git clone {project[1]}" in readme
