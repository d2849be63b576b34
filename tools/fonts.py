"""The typefaces of the site, reduced to the letters that it needs."""

from pathlib import Path

from tools.node import run_script


def make_fonts(modules: Path, target: Path) -> None:
    """Write the typefaces into `target`, as WOFF2, with their licences; `modules` is the npm folder."""
    run_script("fonts.mjs", [modules, target], "the typefaces could not be cut")
