"""The About page in each language, and the page on third-party parts."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from engine.contract.language import ENGLISH, LANGUAGES, current_language, set_language
from engine.registry import INFOS
from tools.node import run_script
from tools.revision import revision
from tools.words.en import say_credit

PAGE = "about"
PARTS = "third-party"
UNFILLED = "OWNER"
"""Placeholder in `pyproject.toml` for the publisher's account."""


def write_about(root: Path, target: Path, work: Path, third_party: str) -> None:
    """Write `about.html` and `third-party.html` into the folder of the rules pages, `target`.

    `third_party` is the list as Markdown, `work` is scratch space. Raises Problem if that fails.
    """
    before = current_language()
    try:
        for language in LANGUAGES:
            set_language(language)
            docs = work / language
            docs.mkdir(parents=True)
            (docs / f"{PAGE}.md").write_text("\n".join(_about(root)), "utf-8")
            pages, folder = [PAGE], target / language
            if language == ENGLISH:
                (docs / f"{PARTS}.md").write_text(third_party, "utf-8")
                pages, folder = [PAGE, PARTS], target
            run_script(
                "rules_pages.mjs",
                [language, docs, folder, "{}", *pages],
                "the About page could not be made",
                root,
            )
    finally:
        set_language(before)


def _about(root: Path) -> Iterator[str]:
    """Yield the paragraphs of the page as Markdown."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    yield f"# {say_credit.title}\n"
    source = say_credit.source(_link(project["urls"]["Source"]))
    yield f"{say_credit.version(project['version'], revision(root))} {source}\n"
    yield f"{say_credit.private}\n"
    name, holder = _licence(root)
    yield f"{say_credit.licence(name)} {holder}\n"
    yield f"## {say_credit.games}\n\n{say_credit.thanks}\n"
    yield f"| {' | '.join(say_credit.columns)} |\n|---|---|---|"
    for info in INFOS.values():
        yield f"| {info.title} | {info.designer} | {_link(info.link) if info.link else '–'} |"
    place = "" if current_language() == ENGLISH else "../"
    yield f"\n## {say_credit.others}\n\n{say_credit.parts}\n\n[{say_credit.all_parts}]({place}{PARTS}.html)\n"


def _link(address: str) -> str:
    """Return a link with its host as text, or the plain address while it is a placeholder."""
    parts = urlsplit(address)
    name = f"{parts.netloc.removeprefix('www.')}{parts.path if parts.netloc == 'github.com' else ''}"
    return f"`{address}`" if UNFILLED in address else f"[{name}]({address})"


def _licence(root: Path) -> tuple[str, str]:
    """Return the name of the licence, from its first line, and the line on its holder."""
    text = (root / "LICENSE").read_text("utf-8")
    holder = re.search(r"^Copyright .+$", text, re.MULTILINE)
    return text.splitlines()[0], f"{holder[0].replace('(c)', '©')}." if holder else ""
