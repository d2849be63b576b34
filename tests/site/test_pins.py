"""Everything fetched to build and test the site is pinned by its content."""

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.browser import PROGRAMS

ROOT = Path(__file__).parents[2]
LISTS = {"dev": "requirements.txt", "build": "requirements-build.txt", "peers": "requirements-peers.txt"}
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def pins(name: str) -> list[tuple[Requirement, int]]:
    """Return the pins of a file in tools/, each with its number of hashes."""
    text = (ROOT / "tools" / name).read_text()
    entries = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines()
    return [(Requirement(entry.partition("--hash")[0]), entry.count("--hash=sha256:")) for entry in entries]


def tools(group: str) -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return [Requirement(each) for each in project["optional-dependencies"][group]]


def needed(requirement: Requirement) -> Iterator[str]:
    """Yield a tool and all its installed dependencies."""
    yield canonicalize_name(requirement.name)
    try:
        listed = [Requirement(each) for each in requires(requirement.name) or []]
    except PackageNotFoundError:
        return
    for each in listed:
        extras = ["", *requirement.extras]
        if each.marker is None or any(each.marker.evaluate({"extra": extra}) for extra in extras):
            yield from needed(each)


@pytest.mark.parametrize(("group", "name"), LISTS.items())
def test_the_tools_are_pinned_as_the_project_says_so_run_make_pins(group: str, name: str) -> None:
    pinned = {(canonicalize_name(each.name), str(each.specifier)) for each, _ in pins(name)}
    assert {(canonicalize_name(each.name), str(each.specifier)) for each in tools(group)} <= pinned


@pytest.mark.parametrize("name", LISTS.values())
def test_every_pin_is_one_version_with_its_hashes_and_names_no_registry(name: str) -> None:
    assert [str(each) for each, hashes in pins(name) if not hashes] == []
    assert [str(each) for each, _ in pins(name) if not re.fullmatch(r"==[^,*]+", str(each.specifier))] == []
    assert not re.search(r"://|index|find-links", (ROOT / "tools" / name).read_text())


def test_what_the_tools_need_is_pinned_too() -> None:
    pinned = {canonicalize_name(each.name) for each, _ in pins(LISTS["dev"])}
    assert {name for tool in tools("dev") for name in needed(tool)} - pinned == set()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.name))
def test_actions_are_pinned_by_commit_and_say_which_version_that_is(path: Path) -> None:
    used = re.findall(r"^\s*(?:- )?uses:\s*(.*)$", path.read_text(), re.MULTILINE)
    assert used
    assert [
        each for each in used if not re.fullmatch(r"[\w-]+/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", each)
    ] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: str(path.name))
def test_a_workflow_leaves_no_password_behind_and_ends(path: Path) -> None:
    text = path.read_text()
    checkouts = re.findall(r"uses: actions/checkout@.*\n((?: {8,}.*\n)*)", text)
    assert checkouts
    assert all("persist-credentials: false" in options for options in checkouts)
    assert text.count("timeout-minutes:") == text.count("runs-on:")
    assert [int(version) for version in re.findall(r'node-version: "(\d+)"', text) if int(version) < 22] == []


def test_the_workflow_installs_what_a_machine_of_github_lacks() -> None:
    text = (ROOT / ".github" / "workflows" / "pages.yml").read_text()
    (installed,) = re.findall(r"apt-get install -y -q (.*)", text)
    lacking = {package for program in PROGRAMS if program.name != "Firefox" for package in program.packages}
    assert set(installed.split()) == lacking


def test_the_workflow_publishes_main_and_versions() -> None:
    text = (ROOT / ".github" / "workflows" / "pages.yml").read_text()
    conditions = set(re.findall(r"\bif: (.*)", text))
    assert conditions == {"github.ref == 'refs/heads/main' || startsWith(github.ref, 'refs/tags/v')"}
    assert 'tags: ["v*"]' in text and "branches: [main]" in text
