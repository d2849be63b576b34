"""Languages written from right to left: the page and the rules pages have the right direction."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.site.sources import ROOT
from tools.node import run_script

LANGUAGES = "en de he fa"
SPEAK = """
const [file, languages, navigatorLanguages, stored] = process.argv.slice(1);
const root = { dataset: { languages } };
const navigator = { languages: JSON.parse(navigatorLanguages) };
const page = { document: { documentElement: root }, navigator, localStorage: { getItem: () => stored } };
require("node:vm").runInNewContext(require("node:fs").readFileSync(file, "utf-8"), page);
const before = [root.lang, root.dir];
page.oddLook.chooseLanguage("en");
console.log(JSON.stringify([before, [root.lang, root.dir]]));
"""


@pytest.mark.parametrize(
    ("browser", "chosen", "spoken"),
    [
        (["he-IL", "en"], "system", ["he", "rtl"]),
        (["fr", "fa"], "system", ["fa", "rtl"]),
        (["de-AT", "he"], "system", ["de", "ltr"]),
        (["de"], "he", ["he", "rtl"]),
        (["ar"], "system", ["en", "ltr"]),
    ],
)
def test_the_page_has_the_direction_of_its_language(
    browser: list[str], chosen: str, spoken: list[str]
) -> None:
    given = (ROOT / "assets" / "boot.look.js", LANGUAGES, json.dumps(browser))
    command = ["node", "-e", SPEAK, *map(str, given), json.dumps({"language": chosen})]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [spoken, ["en", "ltr"]], "at first, and when it changes"


def test_a_rules_page_has_the_direction_of_its_language(tmp_path: Path) -> None:
    (tmp_path / "toy.md").write_text("# Toy\n\nMove.\n")
    for language, way in (("he", "rtl"), ("en", "ltr")):
        run_script("rules_pages.mjs", [language, tmp_path, tmp_path, '{"toy": "felt"}', "toy"], "rules", ROOT)
        assert f'<html lang="{language}" dir="{way}"' in (tmp_path / "toy.html").read_text()
