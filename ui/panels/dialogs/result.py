"""The end of a game: picture, winner and reason, rewards or advice, standings, and next steps.

Also the end of a daily puzzle, with its result as five lines to share.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.contract.picture import Card
from engine.registry import INFOS, PLUGINS
from engine.session import daily
from ui.panels.clauses import ended
from ui.panels.history import new_achievements
from ui.panels.icons import icon
from ui.panels.parts import beside_board, dialog, rematch_button, with_shade
from ui.panels.portraits import DISMAYED, LARGE, PLEASED, SMALL, THINKING, portrait
from ui.panels.standings import standings, standings_table
from ui.panels.thumb import card_path
from ui.session.own_side import LOST, WON, end_remarks, next_level, opponent_level, own_result, shown_names
from ui.session.screen import DAY, Screen
from ui.session.series import next_number
from ui.session.session import Session
from ui.storage.history.history import DayResult
from ui.storage.seats import LEVEL, given_name
from ui.tree import Node, button, h
from ui.words.en.history import say as history
from ui.words.en.puzzles import say as puzzles
from ui.words.en.result import say
from ui.words.en.table import say as table_words

CROWNED = ("felt",)
"""Themes whose drawing shows a winner."""
MOODS = {WON: DISMAYED, LOST: PLEASED, "": THINKING}
"""The opponent's mood by the result of the only person."""


def result_dialog(session: Session, screen: Screen, check: Node | None) -> Node:
    """Return the result of a game. It lies beside the board, but some ends fill the screen.

    `check` is the button that audits a remote game.
    """
    art = session.match.outcome.reason.art if session.match.outcome else ""
    table = standings(session)
    body: list[Node | None] = [
        _still(f"assets/ends/{art}.svg") if art else _picture(session, screen.moving),
        _result(session),
        *(h("p", words, class_="by", role="status") for words in end_remarks(session, screen.waiting)),
        _farewell(session, screen),
        *(_secret(card) for card in session.picture.cards if card.place == "own"),
        new_achievements(screen.earned),
        _streak(screen.streak),
        _seal(session, screen.new_seals),
        _advice(session),
        standings_table(table) if table else None,
        *_onward(session, check),
    ]
    box = dialog(_title(session), h("div", body, class_="ended moves" if screen.moving else "ended"))
    return with_shade(box, "end") if art else beside_board(box)


def _title(session: Session) -> str:
    """Return the game's headline for an end, else whether the only person won or lost."""
    code = session.match.outcome.reason.code if session.match.outcome else ""
    if headline := session.game.words.headlines.get(code):
        return headline
    return {WON: say.you_won, LOST: say.you_lost}.get(own_result(session), say.over)


# --- pictures ---------------------------------------------------------------------------------------------


def _picture(session: Session, moving: bool) -> Node:
    """Return the ending of the game if somebody won, else the opponent, else the drawing of the theme."""
    outcome, game, level = session.match.outcome, session.game.info, opponent_level(session)
    result = own_result(session)
    if level and result != WON:
        face = portrait(level, MOODS[result], LARGE)
        return h("div", face, class_="end-face", key="picture")
    decided = outcome is not None and max(outcome.returns) > 0
    if result == LOST or not decided or game.id in PLUGINS:
        return _still(f"assets/ends/{_drawing(session)}.svg")
    still = h("img", src=f"assets/endings/{game.id}.svg", alt="")
    return h("div", still, class_="ending", data_ending=game.id if moving else None, key="picture")


def _still(path: str) -> Node:
    return h("img", src=path, alt="", class_="end-picture", key="picture")


def _drawing(session: Session) -> str:
    """Return the drawing of the game's theme; if it shows a winner, losers get another one."""
    game_theme = session.game.info.cover.theme
    lost = game_theme in CROWNED and own_result(session) == LOST
    return f"{game_theme}-lost" if lost else game_theme


# --- what happened ----------------------------------------------------------------------------------------


def _result(session: Session) -> Node:
    """Return the winner and the reason, beside the face of a beaten opponent."""
    level = opponent_level(session)
    words = h("p", ended(session.match, shown_names(session)), class_="result")
    if not level or own_result(session) != WON:
        return words
    return h("div", portrait(level, DISMAYED, SMALL), words, class_="end-words")


def _farewell(session: Session, screen: Screen) -> Node | None:
    """Return the opponent's last words, in a bubble, unless the settings silence it."""
    remark = screen.remark
    if not (screen.settings.voices and remark.words and remark.sitting == session.sitting):
        return None
    speaker = h("span", f"{given_name(session.seats[remark.seat])}: ", class_="visually-hidden")
    return h("p", speaker, remark.words, class_="said")


def _secret(card: Card) -> Node:
    """Return the revealed secret, with its drawing."""
    return h(
        "p",
        h("img", src=card_path(card.art), alt=""),
        say.secret(card.title, card.words),
        class_="was-secret",
    )


def _streak(games: int) -> Node | None:
    """Return the number of games won in a row, if at least two."""
    return h("p", icon("cup"), say.streak(games), class_="reward") if games > 1 else None


def _seal(session: Session, seals: int) -> Node | None:
    """Return the new seal of the ladder, with the number of all."""
    level = opponent_level(session)
    if not seals or not level:
        return None
    return h("p", portrait(level, PLEASED, SMALL), say.new_seal(LEVEL[level].title, seals), class_="reward")


def _advice(session: Session) -> Node | None:
    """Return one thing to try for a person who lost to computers, by the kind of end."""
    outcome = session.match.outcome
    if not outcome or own_result(session) != LOST or not opponent_level(session):
        return None
    advice = session.game.words.advice
    words = advice.get(outcome.reason.code) or advice.get("") or say.advice
    return h("div", icon("hint"), h("p", h("strong", say.try_this), words), class_="try-this", role="note")


# --- next steps -------------------------------------------------------------------------------------------


def _onward(session: Session, check: Node | None) -> list[Node | None]:
    """Return the buttons for the next steps, the rematch first: it gets the focus."""
    review = button(say.review, "review") if session.match.log else None
    share = button(say.share, "dialog", "share")
    quiet = [button(say.new_game, "setup-again"), button(say.look, "close")]
    return [
        h("div", rematch_button(next_number(session)), review, share, check, class_="row"),
        _level_up(session),
        h("div", quiet, class_="row quiet"),
    ]


def _level_up(session: Session) -> Node | None:
    """Return the offer of a game against the next stronger opponent after a win."""
    level = next_level(session)
    if not level:
        return None
    words = h("span", h("small", say.level_up), h("strong", say.play(LEVEL[level].title)))
    return button([portrait(level, THINKING, SMALL), words], "level-up", class_="level-up")


# --- daily puzzles ----------------------------------------------------------------------------------------

TRIES = 6
"""Maximum number of signs for attempts; the last is the right one."""


def daily_solved_dialog(session: Session, screen: Screen, address: Callable[[str], str]) -> Node:
    """Return the dialog after a solved daily puzzle: achievements, the result to share, next steps."""
    run = session.kind.run
    assert run, "a daily puzzle is on the table"
    lines = daily_result(run.day, screen.day_result, screen.streak, address)
    text, game_theme = "\n".join(lines), session.game.info.cover.theme
    row = h(
        "div",
        button(say.share_result, "send", text, class_="primary") if screen.can_share else None,
        button(history.copy_result, "copy", text, class_=None if screen.can_share else "primary"),
        button(puzzles.all_puzzles, "puzzles"),
        button(table_words.look, "close"),
        class_="row",
    )
    body = [
        _still(f"assets/ends/{game_theme}.svg"),
        h("p", session.kind.words(session), class_="result"),
        new_achievements(screen.earned),
        h("div", [h("p", line) for line in lines], class_="pasted", role="group", aria_label=say.result),
        row,
    ]
    return beside_board(dialog(table_words.puzzle_met, h("div", body, class_="ended")))


def daily_result(
    day: str, result: DayResult, streak: int, address: Callable[[str], str]
) -> tuple[str, str, str, str, str]:
    """Return the result of a daily puzzle as five lines, without its goal or any move."""
    _, month, number = daily.date_parts(day)
    date, level = history.date(daily.weekday(day), number, month), daily.level_of(day)
    stars = "★" * level + "☆" * (daily.LEVELS - level)
    link = address(f"{DAY}={day}")
    wrong = min(TRIES, result.tries) - 1
    signs = "🟥" * wrong + "💡" * result.helped + "🟩"
    return (
        say.daily,
        f"{date} · {INFOS[daily.game_of(day)].title}",
        f"{stars} {history.levels[level]}" if level else history.one_move,
        f"{signs} {say.solved(result.tries, result.helped)}",
        f"🔥 {history.streak(streak)} · {link}" if streak > 1 else link,
    )
