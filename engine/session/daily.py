"""The daily puzzle: the same position for everyone, easy on Monday and hard on Sunday.

It is derived from its date alone, without a server. Dates are ISO texts such as "2026-11-23", in the
Gregorian calendar. Until Friday one move reaches the goal, and trying every action proves which one. `TABLE`
has one word per puzzle, of goal, seed and plies: "w15.42" stands for the position after 42 actions of the
game drawn from seed 15, in which one move wins. `python -m tools.find_daily_puzzles` finds them;
`tests/engine/session/test_daily.py` proves each. At weekends the puzzle is one of the game's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from engine.contract.events import Captured
from engine.contract.game import AnyGame
from engine.contract.rng import Steady
from engine.contract.values import CHANCE, RESIGN, TERMINAL, Action, AnyState
from engine.registry import GAMES

_DAY = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
_MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def date_parts(day: str) -> tuple[int, int, int]:
    """Return year, month and day. Raises `ValueError` if there is no such date."""
    read = _DAY.fullmatch(day)
    if not read:
        raise ValueError(f"{day!r} is no day")
    year, month, number = map(int, read.groups())
    if not 1 <= month <= 12 or not 1 <= number <= days_in_month(year, month):
        raise ValueError(f"{day!r} is no day")
    return year, month, number


def date_text(year: int, month: int, number: int) -> str:
    """Return a date as text."""
    return f"{year:04}-{month:02}-{number:02}"


def days_in_month(year: int, month: int) -> int:
    """Return the number of days of a month."""
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return _MONTH_DAYS[month - 1] + (month == 2 and leap)


def day_number(day: str) -> int:
    """Return the number of days since 0001-01-01, a Monday, in the proleptic Gregorian calendar."""
    year, month, number = date_parts(day)
    before = year - 1
    days = before * 365 + before // 4 - before // 100 + before // 400
    return days + sum(days_in_month(year, earlier) for earlier in range(1, month)) + number - 1


def day_before(day: str) -> str:
    """Return the date before a date."""
    year, month, number = date_parts(day)
    if number > 1:
        return date_text(year, month, number - 1)
    year, month = month_beside(year, month, -1)
    return date_text(year, month, days_in_month(year, month))


def weekday(day: str) -> int:
    """Return the day of the week: 0 is Monday."""
    return day_number(day) % 7


def month_beside(year: int, month: int, by: int) -> tuple[int, int]:
    """Return the year and month that come `by` months later."""
    whole = year * 12 + month - 1 + by
    return whole // 12, whole % 12 + 1


Score = Callable[[Action], int]
"""A function that scores an action."""
MIN_SCORES = {"win": 1, "take": 2, "leap": 4}
"""Minimum score of the best action, by goal."""
MIN_ACTIONS = 3
"""Minimum number of actions with different effects."""


def wins(game: AnyGame, state: AnyState) -> Score:
    """Return a function that scores 1 for an action that wins the game at once, else 0."""
    mover = game.player(state)

    def score(action: Action) -> int:
        outcome = game.outcome(game.apply(state, action))
        return int(outcome is not None and outcome.returns[mover] > 0)

    return score


def takes(game: AnyGame, state: AnyState) -> Score:
    """Return a function that counts the opposing pieces that an action captures."""
    mover = game.player(state)
    others = {p.spot for p in game.picture(game.view(state, mover)).pieces if p.owner not in (-1, mover)}

    def score(action: Action) -> int:
        happened = game.events(state, action)
        return sum(isinstance(event, Captured) and event.spot in others for event in happened)

    return score


def leaps(game: AnyGame, state: AnyState) -> Score:
    """Return a function that counts the hops of the piece that an action moves."""
    view = game.view(state, game.player(state))
    return lambda action: len(game.route(view, action)) - 1


SCORES: Mapping[str, Callable[[AnyGame, AnyState], Score]] = {"win": wins, "take": takes, "leap": leaps}
"""The score function of each goal; the action with the highest score is the solution."""


GOALS: Mapping[str, str] = {goal[0]: goal for goal in SCORES}
"""The goals by their first letters."""


def solutions(game: AnyGame, goal: str, state: AnyState) -> tuple[str, ...]:
    """Return the texts of the actions that reach the goal; () if there is no unique solution.

    Actions with the same effect count as one, however many texts they have.
    """
    actions = [action for action in game.legal_actions(state) if action.text != RESIGN]
    if len({game.same_effect_key(state, action) for action in actions}) < MIN_ACTIONS:
        return ()
    score = SCORES[goal](game, state)
    scores = {action: score(action) for action in actions}
    best = max(scores.values())
    found = [action for action, score in scores.items() if score == best]
    one = len({game.same_effect_key(state, action) for action in found}) == 1
    return tuple(action.text for action in found) if one and best >= MIN_SCORES[goal] else ()


TABLE: dict[str, str] = {
    "alien": (
        "t23.40 t374.32 t612.34 t757.40 t1832.19 t2049.38 t2085.46 t2104.14 t2477.48 t2521.35 "
        "t2571.27 t3047.33 t3159.45 t3739.27 t4008.28 t4195.23 t4834.24 t5491.40 t5741.28 t5858.47 "
        "t6351.38 t6393.37 t6495.48 t6656.38 t6953.45 t7072.26 t7140.43 t7596.49 t8150.14 t8165.35 "
        "t8353.19 t8520.41 t9331.19 t9560.16 t10143.27 t10239.44 t10509.49 t4457.25 t5162.40 t10248.43 "
        "t48.41 t1599.35 t6298.23 t8408.14 t10591.45 "
    ),
    "satan": (
        "l76.11 l52.27 l75.41 l18.11 l17.43 l58.47 l47.45 l70.29 l2.19 l28.23 "
        "l25.23 l38.17 l59.19 l50.15 l24.17 l65.23 l16.45 l21.39 l30.25 l34.29 "
        "l42.27 l60.33 l3.29 l19.23 l4.23 l11.35 l53.23 l48.19 l68.13 l15.27 "
        "l44.49 l10.41 l64.25 l13.23 l37.31 l49.29 l43.37 l54.45 l14.45 l66.31 "
        "l51.25 l74.47 l31.25 l40.43 l55.29 l63.29 l7.49 l41.23 "
    ),
    "ctheckers": (
        "w426.45 w412.21 w387.23 w598.33 w713.25 w904.18 w380.22 w112.10 w146.19 w580.10 "
        "w583.28 w675.18 w744.14 w941.9 w980.8 w996.9 w1007.8 w1049.21 w1131.12 w647.13 "
        "w60.21 w262.17 w316.23 w638.18 w982.20 t66.46 w64.9 w88.8 w479.9 w506.18 "
        "w673.10 w1023.15 w1055.10 w1059.12 w1066.12 w1147.8 w67.14 w645.17 w754.12 w830.14 "
        "w620.40 w43.15 w589.25 w949.16 w103.9 w181.8 w1136.23 w992.17 "
    ),
    "chesskers": (
        "w437.42 w531.18 w12.38 w42.26 w158.8 w328.8 w584.32 t35.24 t78.28 t115.18 "
        "t197.14 w270.12 w283.10 t290.22 w388.30 t404.36 t449.22 w467.22 t468.20 t475.22 "
        "t486.12 t554.26 w605.44 w607.10 t640.12 t668.8 w3.8 t137.10 w174.36 w323.8 "
        "w379.8 w472.12 w499.18 w516.42 w561.12 w638.20 w268.8 w71.14 w18.22 w267.16 "
        "w674.8 w624.12 t168.18 t319.10 t492.8 t515.34 t259.10 t530.18 "
    ),
    "nuclear": (
        "w19.14 w26.9 w9.9 w35.9 w36.9 w51.13 w3.11 w34.14 w47.10 w5.9 "
        "t8.9 w21.8 t24.8 t30.9 t29.8 w31.8 w46.11 t32.9 t2.8 t42.15 "
        "t45.8 t20.10 t23.8 t10.13 t17.8 t49.20 t50.24 t22.16 t41.11 w11.9 "
        "w15.12 t7.9 t16.9 t28.8 t43.10 t37.14 t1.8 t44.8 t38.8 t48.9 "
        "t12.12 t4.9 t13.8 t33.9 t25.9 t53.8 t39.8 t40.10 "
    ),
    "draughts": (
        "w426.40 w1464.41 t10.14 t52.35 t202.43 t239.22 t309.19 t330.13 t338.17 t384.19 "
        "t428.25 t501.10 t531.26 t645.12 t686.15 t833.18 t975.12 t980.10 t993.28 t1003.24 "
        "t1030.23 t1071.35 t1196.33 t1223.32 t1254.22 t1282.12 t1286.18 t1350.17 t1351.26 t1402.8 "
        "t1473.27 t1525.27 t1544.12 w108.45 t434.42 t1385.19 w1400.48 w1173.46 w1299.35 w471.46 "
        "w642.43 w15.42 w176.39 w320.46 w158.41 w1453.35 w518.37 w578.40 "
    ),
    "chess": (
        "w35.29 w139.46 w221.29 w231.43 w244.39 w254.28 w233.35 w290.14 w257.32 w54.40 "
        "w121.14 w94.16 w130.33 w108.26 w86.46 w109.33 w229.30 w15.17 w253.31 w1.48 "
        "w146.25 w147.27 w50.43 w76.43 w204.42 w79.17 w192.46 w293.36 w247.44 w152.46 "
        "w127.48 w256.18 w223.34 w209.21 w215.21 w202.35 w266.13 w264.24 w219.36 w227.30 "
        "w92.24 w273.43 w241.23 w62.40 w189.27 w214.32 w119.40 w53.45 "
    ),
    "chinese": (
        "l19.16 l44.15 l47.13 l16.19 l30.8 l42.44 l29.30 l31.16 l32.15 l12.15 "
        "l37.17 l28.18 l1.23 l20.17 l40.22 l8.31 l49.15 l36.16 l2.18 l21.22 "
        "l43.14 l3.30 l14.19 l24.11 l25.45 l34.8 l4.11 l9.17 l15.13 l18.24 "
        "l10.14 l45.13 l23.29 l26.14 l38.15 l35.20 l39.31 l6.23 l48.13 l11.22 "
        "l33.22 l13.13 l41.22 l17.20 l7.20 l5.14 l22.37 l46.40 "
    ),
}
"""The words by game, easy ones first. Neither their order nor that of the games may change."""
WEEKENDS: dict[str, tuple[str, str]] = {
    "alien": ("5 10 13", "4 6 8 11 14 15"),
    "satan": ("4 8 9 11 12", "6 13 14 15"),
    "ctheckers": ("1 2 11 12", "10 13 14 15"),
    "chesskers": ("5 6 7 8 9 14", "10 11 12"),
    "nuclear": ("6 8 11 13 14", "9 10 12 15"),
    "draughts": ("2 3 6 7 9 10", "11 12 13 14"),
    "chess": ("6 7 12", "8 9 13 15"),
    "chinese": ("6 7 9 11 12", "8 10 13 14 15"),
}
"""Numbers of the game's own puzzles for Saturday, of medium grade, and Sunday, hard ones."""


FIRST_DAY = "2026-01-01"
"""Date of the first daily puzzle."""


GRADED_FROM = "2026-11-30"
"""The first date, a Monday, whose weekday decides the difficulty; earlier dates keep their puzzles."""
SATURDAY, SUNDAY = 5, 6
LEVELS = 7
"""Number of difficulties, one for each weekday."""


class TableEntry(NamedTuple):
    """One entry of the table."""

    goal: str
    seed: int
    plies: int


class DailyPuzzle(NamedTuple):
    """A position, its goal, and the actions that reach it."""

    game: AnyGame
    goal: str
    options: dict[str, str]
    position: str
    wanted: tuple[str, ...]


def read_entry(word: str) -> TableEntry:
    """Return the entry that a word of the table stands for. Raises `ValueError`."""
    seed, _, plies = word[1:].partition(".")
    return TableEntry(GOALS[word[0]], int(seed), int(plies))


def game_of(day: str) -> str:
    """Return the id of the game of a date; the games take turns."""
    return list(TABLE)[day_number(day) % len(TABLE)]


def entry_of(day: str) -> TableEntry | None:
    """Return the table's entry for a date, without touching the rules of the game; None at weekends."""
    word = _word_of(day)
    return None if word.isdigit() else read_entry(word)


def listed_puzzle(day: str) -> str:
    """Return the name of the game's own puzzle that a date shows, such as "chess/13"; "" for one move."""
    word = _word_of(day)
    return f"{game_of(day)}/{word}" if word.isdigit() else ""


def level_of(day: str) -> int:
    """Return the difficulty of a date, from 1 on Monday to 7 on Sunday; 0 for the first, ungraded dates."""
    return weekday(day) + 1 if day >= GRADED_FROM else 0


def _word_of(day: str) -> str:
    """Return the word of the table for a date: a puzzle of one move, or the number of the game's own."""
    game, number = game_of(day), day_number(day)
    if not level_of(day):
        words = sorted(TABLE[game].split(), key=lambda word: read_entry(word).seed)
        return words[number // len(TABLE) % len(words)]
    words = words_of(game, weekday(day))
    return words[number // (LEVELS * len(TABLE)) % len(words)]


def words_of(game: str, weekday: int) -> list[str]:
    """Return the words of a game for a weekday (0 is Monday): each has a fifth of `TABLE` until Friday."""
    if weekday >= SATURDAY:
        return WEEKENDS[game][weekday - SATURDAY].split()
    words = TABLE[game].split()
    return words[len(words) * weekday // SATURDAY : len(words) * (weekday + 1) // SATURDAY]


def is_open(day: str, today: str) -> bool:
    """Return True if the daily puzzle of a date can be tried: dates in the future are closed."""
    try:
        return FIRST_DAY <= day <= today and day_number(day) > 0
    except ValueError:
        return False


def daily_puzzle(day: str) -> DailyPuzzle:
    """Return the daily puzzle of one move of a date. Raises `LookupError` for a game's own puzzle."""
    entry = entry_of(day)
    if entry is None:
        raise LookupError(f"{listed_puzzle(day)} is one of the game's own puzzles")
    return puzzle_of_entry(GAMES[game_of(day)].for_puzzles(), entry)


def puzzle_of_entry(game: AnyGame, entry: TableEntry) -> DailyPuzzle:
    """Return the daily puzzle that an entry of the table stands for."""
    options, position = options_of(game), position_after(game, entry.seed, entry.plies)
    state = game.start(options, position)
    return DailyPuzzle(game, entry.goal, options, position, solutions(game, entry.goal, state))


# --- random games -----------------------------------------------------------------------------------------

OPTIONS: Mapping[str, Mapping[str, str]] = {"satan": {"setup": "duel"}}
"""Options that differ from the defaults, by game."""


def options_of(game: AnyGame) -> dict[str, str]:
    """Return the options of the daily puzzles of a game."""
    return game.settle_options(OPTIONS.get(game.info.id, {}))


def random_game(game: AnyGame, seed: int) -> Iterator[AnyState]:
    """Yield the states of a game played at random, the start first."""
    chance, state = Steady(seed), game.initial(options_of(game))
    while True:
        yield state
        player = game.player(state)
        if player == TERMINAL:
            return
        actions = game.legal_actions(state)
        if player == CHANCE:
            actions = tuple(action for action, _ in game.chance_outcomes(state))
        actions = tuple(action for action in actions if action.text != RESIGN)
        state = game.apply(state, actions[chance.below(len(actions))])


def position_after(game: AnyGame, seed: int, plies: int) -> str:
    """Return the position text after `plies` actions of the random game with this seed."""
    states = random_game(game, seed)
    state = next(states)
    for _ in range(plies):
        state = next(states)
    return game.position(game.view(game.revealed(state), None))
