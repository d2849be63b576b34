"""Pictures of the main screens beside stored ones: laptop and phone, light and dark, each language.

What is compared is so coarse that letters may be drawn otherwise, and so fine that a part that is lost, or
another colour, shows. If the looks have changed on purpose: `python -m e2e.pictures.shots`. Screens that no
other test lets axe look at are looked at here.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page

from e2e.conftest import NewPage
from e2e.pictures.shots import SHOTS, STORED, Scheme, Shot, difference, looks, shown, taken
from e2e.test_access import COLOURS, violations
from engine.contract.language import LANGUAGES

SAME = 0.02
"""Which part of a picture may be of another colour."""
ACCESS = (
    *("end", "end-of-the-world", "glimpse", "share", "review", "post", "clock", "answer", "secret"),
    *("elsewhere", "first-game"),
)
"""Screens whose access is tested here."""
FIRST = {(shot.screen, shot.size): shot for shot in reversed(SHOTS) if shot.screen in ACCESS}.values()
"""The first picture of each of them on a laptop and on a phone: only there axe looks at them."""


@pytest.fixture
def ink(new_page: NewPage) -> Page:
    """A blank page to compare pictures on."""
    return new_page()


def by_day_and_by_night(page: Page, shot: Shot) -> list[str]:
    """Tell what axe finds on a screen in either light, and leave it in its own."""
    other: Scheme = "dark" if shot.scheme == "light" else "light"
    page.emulate_media(color_scheme=other)
    found = [f"{other}: {each}" for each in violations(page, COLOURS)]
    page.emulate_media(color_scheme=shot.scheme)
    return [*found, *violations(page)]


@pytest.mark.parametrize("shots", looks().values(), ids=map("-".join, looks()))
def test_screens_look_as_they_did(shots: list[Shot], new_tab: NewPage, ink: Page, site: str) -> None:
    page = new_tab(**shots[0].options)
    found, faults = dict[str, float](), dict[str, list[str]]()
    for shot in shown(page, site, shots):
        name = shot.path.name
        found[name] = difference(ink, taken(page, ink), shot.path.read_bytes())
        faults[name] = by_day_and_by_night(page, shot) if shot in FIRST else []
    assert {name: each for name, each in faults.items() if each} == {}
    assert {name: far for name, far in found.items() if far > SAME} == {}, (
        "python -m e2e.pictures.shots, if on purpose"
    )


def test_every_language_is_in_a_picture_and_no_picture_is_left_over() -> None:
    assert {shot.language for shot in SHOTS} == set(LANGUAGES)
    assert {shot.path for shot in SHOTS} == set(STORED.iterdir())


def test_pictures_of_two_screens_are_told_apart(ink: Page) -> None:
    """Of those that are taken in the same light, language and size."""
    pairs = [pair for shots in looks().values() for pair in combinations(shots, 2)]
    alike = [pair for pair in pairs if difference(ink, *(shot.path.read_bytes() for shot in pair)) <= SAME]
    assert alike == []
