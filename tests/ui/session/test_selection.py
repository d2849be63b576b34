"""Selection of an action by clicks and by typed text."""

from __future__ import annotations

from engine.contract.values import Action
from ui.session.selection import Choice, actions_for_text, click, ends, starts, targets

STEP = Action("11-15", ("c3", "d4"))
LONG = Action("18x25x32", ("d4", "b6", "d8"))
FORK = Action("18x25x30", ("d4", "b6", "f8"))
OTHER = Action("18x27x36", ("d4", "f6", "d8"))
BUTTON = Action("decline", ("decline",))
ALL = (STEP, LONG, FORK, OTHER)


def test_the_legal_actions_determine_what_can_be_picked() -> None:
    assert starts(ALL) == {"c3", "d4"}
    assert targets(ALL, ("d4",)) == {"b6", "f6"}
    assert targets(ALL, ("d4", "b6")) == {"d8", "f8"}


def test_a_first_click_picks_even_if_only_one_action_starts_there() -> None:
    assert click(ALL, (), "c3") == Choice(("c3",))


def test_the_last_click_completes_the_action() -> None:
    assert click(ALL, ("c3",), "d4") == Choice((), STEP)
    assert click(ALL, ("d4", "b6"), "d8") == Choice((), LONG)


def test_a_click_on_the_first_hop_completes_a_capture_without_forks() -> None:
    assert click(ALL, ("d4",), "f6") == Choice((), OTHER)


def test_a_click_at_a_fork_extends_the_path() -> None:
    assert click(ALL, ("d4",), "b6") == Choice(("d4", "b6"))


def test_a_click_on_the_end_of_a_single_action_completes_it() -> None:
    assert ends(ALL, ("d4",)) == {"f8"}
    assert click(ALL, ("d4",), "f8") == Choice((), FORK)
    assert click(ALL, ("d4",), "d8") is None, "two ways lead there"


def test_another_start_replaces_the_pick_and_the_same_one_clears_it() -> None:
    assert click(ALL, ("c3",), "d4") == Choice((), STEP), "a target goes before a start"
    assert click((LONG, STEP), ("d4",), "c3") == Choice(("c3",))
    assert click(ALL, ("c3",), "c3") == Choice(())
    assert click(ALL, ("d4", "b6"), "b6") == Choice(())


def test_a_click_on_a_useless_spot_does_nothing() -> None:
    assert click(ALL, (), "h8") is None
    assert click((), (), "c3") is None


def test_a_button_completes_its_action_at_once() -> None:
    assert click((BUTTON, *ALL), (), "decline") == Choice((), BUTTON)


def test_moves_can_be_typed_in_notation_or_as_squares() -> None:
    assert actions_for_text(ALL, "11-15") == [STEP]
    assert actions_for_text(ALL, " C3 d4 ") == [STEP]
    assert actions_for_text(ALL, "c3-d4") == [STEP]
    assert actions_for_text(ALL, "c3D4") == [STEP]
    assert actions_for_text(ALL, "d4xf6xd8") == [OTHER]
    assert actions_for_text(ALL, "d4 f8") == [FORK]
    assert actions_for_text(ALL, "d4 d8") == [LONG, OTHER], "both end there"
    assert actions_for_text(ALL, "rubbish") == []
    assert actions_for_text(ALL, "") == []
