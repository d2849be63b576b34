"""Messages from the page and the worker: invalid ones have no effect, and play goes on."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.formats.untrusted import BadText
from tests.examples import examples
from tests.hostile.grown import DEEP, damaged, nasty, twisted, values
from tests.hostile.limits import held, quick
from tests.ui.computer.fake_search import LEGAL
from tests.ui.computer.test_relay import Desk
from tests.ui.fakes import FakePage, make_app, new_game
from ui.app import App
from ui.commands import COMMANDS, UnknownCommand
from ui.computer.relay import FAULTS
from ui.computer.worker_protocol import Report, read_report
from ui.main import LENGTH, MESSAGES, receive

LENIENT = settings(deadline=None, max_examples=examples(100), suppress_health_check=list(HealthCheck))
SOUND: dict[str, dict[str, Any]] = {
    "do": {"name": "home", "value": ""},
    "spot": {"spot": "c3"},
    "key": {"key": "u", "spot": "", "typing": False},
    "pointer": {"kind": "down", "x": 0.5, "y": 1},
    "focus": {"spot": "c3"},
    "storage": {"key": "oddcheckers/game/x"},
    "mirror": {"found": '{"now": 1, "missed": {}, "texts": [["game/x", "", 1]]}'},
    "hash": {"text": "draughts.1.AAAA"},
    "back": {"place": "game=x"},
    "update": {},
    "offline": {},
    "resize": {},
}
SCREENS = ["home", "setup", "table"]


class Page(FakePage):
    """A page that can also be resized."""

    def resized(self) -> None:
        self.heard.append("resized")


def at(screen: str) -> App:
    """Return an app that shows a screen."""
    app, _, _ = make_app()
    if screen == "setup":
        app.do("setup", "draughts")
    elif screen == "table":
        new_game(app)
    return app


def lacking(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return all variants of a message with one part missing or of another type."""
    wrong: list[Any] = [None, 5, True, "no", [], {}, 0.5]
    less = [{key: message[key] for key in message if key != lost} for lost in message]
    other = [message | {key: value} for key in message for value in wrong]
    return less + [made for made in other if not all(_alike(made[key], message[key]) for key in message)]


def _alike(value: Any, sound: Any) -> bool:
    numbers = type(value) in (int, float) and type(sound) in (int, float)
    return numbers or type(value) is type(sound)


def test_every_valid_message_is_known() -> None:
    assert SOUND.keys() == MESSAGES.keys()
    for kind, message in SOUND.items():
        app = at("table")
        receive(app, Page(), kind, json.dumps(message))
        new_game(app)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("kind", [*SOUND, "", "no such kind", "\0"])
def test_a_message_that_lacks_something_counts_for_nothing(kind: str, screen: str) -> None:
    app = at(screen)
    before = app.model
    sound = SOUND.get(kind, {})
    texts = [json.dumps(message) for message in lacking(sound)]
    for text in [*texts, "", "{", "null", "[]", "5", '"do"', "NaN", DEEP, f'{{"name": {DEEP}']:
        assert not receive(app, Page(), kind, text)
    assert app.model == before


@pytest.mark.parametrize("screen", SCREENS)
@LENIENT
@given(st.data())
def test_after_any_messages_a_game_can_be_played(screen: str, data: st.DataObject) -> None:
    app, page = at(screen), Page()
    kind = data.draw(st.sampled_from(list(SOUND)) | nasty)
    sound = SOUND.get(kind, {})
    text = data.draw(damaged(json.dumps(sound)) | st.builds(json.dumps, twisted(sound) | values))
    with quick(), suppress(UnknownCommand):
        receive(app, page, kind, text)
    one_move(app, text)


SENSELESS = ("seat:0", "seat:9", "name:-5", "option:x", "sit:0", "set:theme", "set:x")


@pytest.mark.parametrize(
    "value",
    [
        *("", "-1", "²", "0=level9"),
        *(pytest.param(each, marks=pytest.mark.soak) for each in ("x", "99", "=", "9=level1", "\ud83e\0")),
    ],
)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_command_without_sense_may_fail_and_then_the_next_one_works(screen: str, value: str) -> None:
    """Commands that change something get a new app; the others share one."""
    app = at(screen)
    for name in (*COMMANDS, *SENSELESS):
        before = app.model
        with suppress(Exception):
            receive(app, Page(), "do", json.dumps({"name": name, "value": value}))
        if app.model != before:
            one_move(app, name)
            app = at(screen)
    one_move(app, "those that change nothing")


def one_move(app: App, after: str) -> None:
    """Begin a game with a move."""
    new_game(app)
    receive(app, Page(), "spot", '{"spot": "c3"}')
    receive(app, Page(), "spot", '{"spot": "d4"}')
    assert len(app.table.match.log) == 1, after


@pytest.mark.parametrize("letter", ["\0", "[", '"', "\\", "😀"])
def test_a_large_file_passes_as_a_message_and_is_refused_in_words(letter: str) -> None:
    text = json.dumps({"name": "import", "value": letter * (8_000_000 // len(letter.encode()))})
    assert len(text) < LENGTH
    app = at("home")
    held(lambda: receive(app, Page(), "do", text))
    assert "not an Odd Checkers game" in app.screen.message or "too large" in app.screen.message


# --- the worker ------------------------------------------------------------------------------------------

REPORT = Report(LEGAL[0], 3, 300)


@LENIENT
@given(damaged(REPORT.text()) | st.builds(json.dumps, twisted(list(REPORT))))
def test_a_report_is_read_as_one_or_refused(text: str) -> None:
    report = held(lambda: read_report(text), BadText)
    assert report is None or [type(field) for field in report] == [str, int, int, bool, str, tuple]


@LENIENT
@given(damaged(REPORT.text()) | st.builds(json.dumps, twisted(list(REPORT._replace(done=True)))))
def test_any_worker_message_still_gives_a_legal_action(text: str) -> None:
    desk = Desk()
    link = desk.warm()
    recorded = desk.think()
    link.pending.popleft()(text)
    for _ in range(FAULTS):
        desk.page.wait(1)
        if desk.relay._link is not None and not recorded.answers and desk.near.job is None:
            desk.links[-1].ready()
            desk.relay.hurry()
            desk.page.wait(1)
    if not recorded.answers:
        assert desk.near.job, "the page thinks itself"
        desk.near.done(LEGAL[0])
    assert recorded.answers[0] in LEGAL


@pytest.mark.parametrize("action", ["", "1-32", "no action"])
def test_a_worker_with_an_illegal_action_is_replaced(action: str, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk()
    link = desk.warm()
    recorded = desk.think()
    link.send_report(Report(action, 3, 300, True))
    assert link.closed and recorded.answers == []
    assert "its action is not legal" in capsys.readouterr().err
    desk.warm().send_report(Report(LEGAL[1], 3, 300, True))
    assert recorded.answers == [LEGAL[1]]


@pytest.mark.parametrize("text", ["", "{}", "[]", '["x", 1, 1, 1, ""]', DEEP, json.dumps([*REPORT, 1])])
def test_a_worker_that_talks_nonsense_is_given_up(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    desk = Desk()
    link = desk.warm()
    desk.think()
    link.pending.popleft()(text)
    assert link.closed and "makes no sense" in capsys.readouterr().err
