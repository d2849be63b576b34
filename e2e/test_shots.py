"""Pictures of the main screens beside stored ones: laptop and phone, light and dark, each language.

The comparison is coarse enough for other renderings of letters, and fine enough to show a lost part or
another colour. After an intended change of appearance: `python -m e2e.pictures.shots`. Screens that no other
test shows to axe are checked here.
"""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import Page

from e2e.conftest import NewPage
from e2e.pictures.shots import (
    SHOTS,
    STORED,
    Scheme,
    Shot,
    difference,
    shots_by_look,
    take_picture,
    walk_screens,
)
from e2e.test_access import COLOURS, violations
from engine.contract.language import LANGUAGES

SAME = 0.02
"""Maximum share of a picture that may differ."""
ACCESS = (
    *("end", "end-of-the-world", "glimpse", "share", "review", "post", "clock", "answer", "secret"),
    *("elsewhere", "first-game"),
)
"""Screens whose accessibility is tested here."""
LOOKS = (("laptop", "light", "en"),)
"""The look of the gate; the soak run has all, and axe in either colour scheme."""
FIRST = {(shot.screen, shot.size): shot for shot in reversed(SHOTS) if shot.screen in ACCESS}.values()
"""The first picture of each on a laptop and on a phone: axe runs there."""


@pytest.fixture
def ink(new_page: NewPage) -> Page:
    """A blank page to compare pictures on."""
    return new_page()


def faults_by_day_and_night(page: Page, shot: Shot) -> list[str]:
    """Yield axe's findings on a screen in either colour scheme, and leave it in its own."""
    other: Scheme = "dark" if shot.scheme == "light" else "light"
    page.emulate_media(color_scheme=other)
    found = [f"{other}: {each}" for each in violations(page, COLOURS)]
    page.emulate_media(color_scheme=shot.scheme)
    return [*found, *violations(page)]


@pytest.mark.parametrize(
    ("look", "both_schemes"),
    [
        *((look, False) for look in LOOKS),
        *(pytest.param(look, True, marks=pytest.mark.soak) for look in shots_by_look()),
    ],
    ids=map("-".join, (*LOOKS, *shots_by_look())),
)
def test_screens_match_the_stored_pictures(
    look: tuple[str, Scheme, str], both_schemes: bool, new_tab: NewPage, ink: Page, site: str
) -> None:
    shots = shots_by_look()[look]
    page = new_tab(**shots[0].options)
    found, faults = dict[str, float](), dict[str, list[str]]()
    for shot in walk_screens(page, site, shots):
        name = shot.path.name
        found[name] = difference(ink, take_picture(page, ink), shot.path.read_bytes())
        axe = faults_by_day_and_night if both_schemes else lambda page, _: violations(page)
        faults[name] = axe(page, shot) if shot in FIRST else []
    assert {name: each for name, each in faults.items() if each} == {}
    assert {name: far for name, far in found.items() if far > SAME} == {}, (
        "python -m e2e.pictures.shots, if on purpose"
    )


def test_every_language_is_in_a_picture_and_no_picture_is_left_over() -> None:
    assert {shot.language for shot in SHOTS} == set(LANGUAGES)
    assert {shot.path for shot in SHOTS} == set(STORED.iterdir())


@pytest.mark.soak
def test_pictures_of_two_screens_differ(ink: Page) -> None:
    """Only pictures in the same colour scheme, language and size are compared."""
    pairs = [pair for shots in shots_by_look().values() for pair in combinations(shots, 2)]
    alike = [pair for pair in pairs if difference(ink, *(shot.path.read_bytes() for shot in pair)) <= SAME]
    assert alike == []
