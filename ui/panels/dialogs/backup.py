"""Backups: the question before one is opened, its result, and the choice of settings."""

from __future__ import annotations

from ui.panels.parts import dialog
from ui.session.screen import MergeResult
from ui.tree import Node, button, h
from ui.words.en.history import say


def backup_dialog() -> Node:
    """Return the question whether to open a backup, which is for one's own devices."""
    answers = [button(say.cancel, "close", class_="primary"), button(say.open_backup, "open-backup")]
    return dialog(say.backup, [h("p", say.own_devices), h("div", answers, class_="row")])


def moved_dialog(moved: MergeResult) -> Node:
    """Return the result of opening a backup."""
    told = [
        say.came_games(moved.games) if moved.games else "",
        say.came_longer(moved.longer) if moved.longer else "",
        say.came_records(moved.records) if moved.records else "",
        say.came_days(moved.days) if moved.days else "",
        say.came_puzzles(moved.puzzles) if moved.puzzles else "",
    ]
    lines = [h("li", words) for words in told if words]
    body = [h("ul", lines) if lines else h("p", say.came_nothing), h("p", say.stays, class_="by")]
    return dialog(say.moved, [*body, *_settings(moved)])


def _settings(moved: MergeResult) -> list[Node]:
    if moved.settings is None:
        return [h("div", button(say.understood, "close", class_="primary"), class_="row")]
    answers = [button(say.keep_mine, "close", class_="primary"), button(say.take_theirs, "take-settings")]
    return [h("p", say.whose_settings), h("div", answers, class_="row")]
