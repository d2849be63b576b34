"""The label of a button is part of its accessible name, so that voice control finds it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract import language
from tests.ui.fakes import FakePage, make_app, new_game
from ui.features.keys import KEYS, TIMES
from ui.tree import find_all, texts


@pytest.fixture(params=language.LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """Return a language after switching to it."""
    language.set_language(request.param)
    yield request.param
    language.set_language(language.ENGLISH)


def labels(page: FakePage) -> dict[str, str]:
    """Return the labels of buttons by their accessible names."""
    found = find_all(page.nodes, tag="button", class_="icon-button labelled")
    return {str(each.attributes["aria-label"]): "".join(texts(each.children[-1])) for each in found}


@pytest.mark.usefixtures("spoken")
def test_the_label_of_a_button_is_part_of_its_accessible_name() -> None:
    app, page, _ = make_app()
    new_game(app, game="chess")
    at_table = labels(page)
    app.do("setup", "chess")
    app.do("edit", "chess")
    everything = at_table | labels(page)
    assert len(everything) > len(at_table) >= 8
    assert {
        name: label for name, label in everything.items() if label.casefold() not in name.casefold()
    } == {}


def test_the_settings_list_every_keyboard_shortcut(spoken: str) -> None:
    app, page, _ = make_app()
    app.do("dialog", "settings")
    (table,) = find_all(page.nodes, class_="keys")
    listed = ["".join(texts(key)) for key in find_all([table], tag="kbd")]
    signs = {key.upper() for key in (*KEYS, *TIMES) if len(key) == 1} - {",", "."}
    assert signs <= set(listed) and len(listed) == len(set(listed)) == len(signs) + 5, spoken
    assert all(any(texts(does)) for does in find_all([table], tag="dd"))
