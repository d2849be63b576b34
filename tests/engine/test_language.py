"""No English is left over: all texts of the engine can be in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.ai.levels import LEVELS
from engine.boards.words.en import Words
from engine.boards.words.en import say as shared
from engine.contract import language
from engine.contract.game import AnyGame
from engine.contract.language import current_language, set_language
from engine.contract.picture import Ground, Picture
from engine.contract.rng import Rng, new_rng
from engine.contract.values import CHANCE, FIRST, LOT, RESIGN, TERMINAL, Action, BadPosition, Refusal
from engine.registry import GAMES
from engine.session.link import read_link
from engine.session.match import Match, new_match
from engine.session.narration import announcement, blast, describe, ending, log_entries
from engine.session.save import read_save, write_save
from engine.session.serialization import Unreadable
from tests.engine.contract.checks.every import covering_sample
from tests.literals import SENTENCE, literals
from tests.pseudo import left_over, upside_down
from tests.turning import TURNED, turn, turned

LENGTH = 120
"""Number of actions to check, in as many games as that takes."""
STEP = 6
"""Interval of actions to check closely."""
SPOTS = 20
"""Number of spots to check then."""
ENGINE = Path(engine.__file__).parent
ONLY_ENGLISH = ("alien/notation.py", "race/text.py", "registry.py", "plugins/refusals.py")
"""Files with messages in English only, for authors and the command line."""
NAMES_WEIGHTS = ("ctheckers/evaluate.py",)
PROPER_NAMES = ("draughts/openings.py",)
"""Files with names that are the same in every language."""
SILENT = [
    path
    for path in sorted(ENGINE.rglob("*.py"))
    if not {"words", "tools", "verifying"} & set(path.parts) and path.name != "bench.py"
    if not str(path).endswith((*ONLY_ENGLISH, *NAMES_WEIGHTS, *PROPER_NAMES))
]
"""Files without texts. The command line speaks English; the page translates the codes of the verifier."""


def set_ups(game: AnyGame) -> list[dict[str, str]]:
    """Return options that cover every choice; the first seat matters only if drawn by lot."""
    every = [options for options in game.all_options() if options.get(FIRST, LOT) in ("0", LOT)]
    return covering_sample(every)


CASES = [
    pytest.param(game, options, id="-".join([game.info.id, *options.values()]))
    for game in GAMES.values()
    for options in set_ups(game)
]


# --- texts of a game -------------------------------------------------------------------------------------


def of_game(game: AnyGame, options: dict[str, str]) -> Iterator[str]:
    """Yield the texts of a game before play."""
    info, seats = game.info, game.seats(options)
    yield from (info.designer, info.tagline, info.words.credit, *seats)
    for option in info.options:
        yield from (option.title, option.help, *(title for _, title in option.values))
    for reason in game.reasons:
        yield game.words.end(reason.code, seats[0], seats[-1])
    if series := game.series(options):
        yield from (series.title, series.unit)
    yield from (label.text for label in game.board(options).labels)


def of_picture(picture: Picture) -> Iterator[str]:
    """Yield the texts in a picture."""
    yield from (picture.prompt, *picture.notes, *picture.odds)
    for prospect in picture.prospects:
        yield from (prospect.title, *(name for name, _ in prospect.chances))
    for piece in picture.pieces:
        yield from (piece.name, piece.odds)
    yield from (thing.name for things in (picture.bars, picture.overlays) for thing in things)
    yield from of_grounds(picture.grounds)
    for card in picture.cards:
        yield from (card.title, card.words)
    for tray in picture.trays:
        yield from (tray.title, *(name for _, name, _ in tray.items))


def of_grounds(grounds: tuple[Ground, ...]) -> Iterator[str]:
    yield from (ground.name for ground in grounds)


def of_why(why: Refusal | None) -> Iterator[str]:
    if why:
        yield why.words
        yield from of_grounds(why.marks)


def of_place(match: Match, rng: Rng) -> Iterator[str]:
    """Yield the texts at one place of a game."""
    game, state, seat = match.game, match.state, match.player
    for viewer in (None, *range(len(match.seats))):
        yield from of_picture(game.picture(game.view(state, viewer)))
    view, spots = game.view(state, max(seat, 0)), [spot.id for spot in game.board(match.options).spots]
    sample = rng.sample(spots, min(SPOTS, len(spots)))
    for spot in sample:
        yield from of_why(game.refusal(view, spot))
    actions = game.legal_actions(state)
    for target in sorted({target for action in actions for target in action.path} - set(spots)):
        yield from (game.label(view, target), *of_why(game.refusal(view, target) if ":" in target else None))
    for action in rng.sample(actions, min(3, len(actions))):
        yield from of_grounds(game.preview(view, action))
        if action.path[0] in spots:
            for spot in sample:
                yield from of_why(game.path_refusal(view, action.path[:1], spot))


def of_log(match: Match) -> Iterator[str]:
    """Yield the log of a game for everyone, and for each seat."""
    game, words = match.game, match.game.words
    for viewer in (None, *range(len(match.seats))):
        pairs = zip(match.states, match.log, strict=False)
        happened = [game.events(state, action, viewer) for state, action in pairs]
        for events in (*happened, *log_entries(happened)):
            yield from (describe(events, words), blast(events, words), announcement(events, words))
    yield ending(match, match.seats)
    if match.player != TERMINAL:
        yield from (
            ending(end, match.seats) for end in (match.agree(), match.agree(0), match.agree(0, late=True))
        )


def of_play(game: AnyGame, options: dict[str, str]) -> Iterator[str]:
    """Yield all texts in random games."""
    done, rng = 0, new_rng(1)
    while done < LENGTH:
        match = new_match(game, options)
        while match.player != TERMINAL and done < LENGTH:
            if match.cursor % STEP == 0:
                yield from of_place(match, rng)
            match, done = match.play(_any(match, rng)), done + 1
        yield from of_place(match, rng)
        yield from of_log(match)


def _any(match: Match, rng: Rng) -> Action:
    """Return a random action, with fewer resignations than other actions."""
    game, state = match.game, match.state
    if match.player == CHANCE:
        return game.sample_outcome(state, rng)
    actions = game.legal_actions(state)
    action = rng.choice(actions)
    return rng.choice(actions) if action.text == RESIGN else action


# --- translations ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), CASES)
def test_all_texts_of_a_game_are_translated(game: AnyGame, options: dict[str, str]) -> None:
    english = [*of_game(game, options), *of_play(game, options)]
    with upside_down():
        other = [*of_game(game, options), *of_play(game, options)]
    assert not [text for text in set(other) if left_over(text)]
    assert len(other) == len(english)
    assert [*of_game(game, options), *of_play(game, options)] == english


def refusals() -> Iterator[str]:
    """Yield the errors for links, saves and files that cannot be opened."""
    save = write_save(new_match(GAMES["chess"]))
    for text in (
        "{",
        "x" * 3_000_000,
        save[:-9],
        save.replace("chess", "chuss"),
        save[:18] + "9" + save[19:],
    ):
        yield refused(read_save, text)
    for link in ("x", "chess.9.AAAA", "chuss.1.AAAA", "chess.1.A", "chess.1.AAAAAAAAAA", "chess.1.AQEAAAAA"):
        yield refused(read_link, link)
    moves = (
        "e4 e9",
        "1. e5",
        "{",
        "(",
        ")",
        "[Variant",
        '[Variant "Atomic"]\n e4',
        '[FEN "8"]',
        "",
        "Nd2 ?!!z",
    )
    for game in (GAMES["chess"], GAMES["draughts"], GAMES["nuclear"]):
        for text in (*moves, "11-16 5-9", '[GameType "20"]\n 11-15', '[FEN "B:W1:B1"]', '[FEN "B:W99:B1"]'):
            yield refused(game.notations[0].read, text)


def refused(read: Any, text: str) -> str:
    try:
        read(text)
    except (Unreadable, BadPosition) as fault:
        return str(fault)
    return ""


def test_errors_on_opening_are_translated() -> None:
    english = list(refusals())
    assert len({text for text in english if text}) > 20
    with upside_down():
        errors = [re.sub(r"'[^']*'|“[^”]*”|\[.*\]|such as .*", "", text) for text in refusals()]
    assert not [text for text in errors if left_over(text)]


def test_the_names_of_the_computer_players_are_translated() -> None:
    with upside_down():
        assert not [level for level in LEVELS if left_over(level.title + level.words)]
    assert LEVELS[0].title == "Sleepy Kitten"


@pytest.mark.parametrize("path", SILENT, ids=lambda path: str(path.relative_to(ENGINE)))
def test_only_words_modules_contain_sentences(path: Path) -> None:
    assert not [text for text in literals(path) if SENTENCE.search(text)]


# --- lookup of a language --------------------------------------------------------------------------------


def test_english_is_the_default_language() -> None:
    assert current_language() == "en"
    assert shared.over == "The game is over."
    with upside_down():
        assert current_language() == TURNED
        assert shared.over == turn("The game is over.")
    assert shared.over == "The game is over."


def test_another_language_is_a_module_beside_the_english_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = tmp_path / "club" / "words"
    house.mkdir(parents=True)
    (house / "en.py").write_text(
        "from engine.contract.language import spoken\n"
        "class Words:\n    hello = 'Hello'\n    bye = 'Bye'\n"
        "    def to(self, name):\n        return f'{self.hello}, {name}!'\n"
        "say = spoken(Words)\n"
    )
    (house / "nl.py").write_text(
        "from club.words import en\nclass Words(en.Words):\n    hello = 'Goedendag'\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    heard = import_module("club.words.en").say
    assert heard.to("Ada") == "Hello, Ada!"
    set_language("nl")
    try:
        assert (heard.to("Ada"), heard.bye, shared.over) == ("Goedendag, Ada!", "Bye", "The game is over.")
    finally:
        set_language(language.ENGLISH)
    assert heard.to("Ada") == "Hello, Ada!"


def test_a_language_without_texts_is_english() -> None:
    set_language("xx")
    try:
        assert shared.over == "The game is over."
    finally:
        set_language(language.ENGLISH)


def test_a_missing_import_of_a_words_module_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_name: str) -> Any:
        raise ModuleNotFoundError("no dictionary", name="dictionary")

    monkeypatch.setattr(language, "import_module", broken)
    set_language("yy")
    try:
        with pytest.raises(ModuleNotFoundError, match="no dictionary"):
            assert shared.over
    finally:
        set_language(language.ENGLISH)


def test_turning_twice_changes_nothing_and_clauses_stay() -> None:
    once = turn("It must jump (D4, C5), on A DAY.")
    assert turn(once) == once and "(D4, C5)" in once and not left_over(once)
    assert left_over("It must") == ["It", "must"] and not left_over("a4 (D4)")
    assert turned(Words)().over == turn(shared.over)
