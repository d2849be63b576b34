"""German sentences are right: genders, cases, numbers; and nothing stays English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.contract.game import AnyGame
from engine.contract.language import ENGLISH, use
from engine.contract.words.de import (
    BREAK,
    GENDERS,
    a,
    capital,
    described,
    number,
    quoted,
    the,
    this,
    to_the,
    your,
)
from engine.registry import GAMES, INFOS
from engine.session.match import new_match
from engine.session.words.en import say
from tests.engine.test_language import of_game, of_play, refusals, set_ups

NAMES = {
    *(info.title for info in INFOS.values()),
    *(info.words.designer for info in INFOS.values()),
    *("Cthecker", "Nyarlathotep", "Carter", "Necronomicon", "Snookle", "Monolith", "Ring", "Wanderlust"),
    *("Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Pluto"),
}
"""What is called the same in both languages."""


@pytest.fixture
def german() -> Iterator[None]:
    use("de")
    yield
    use(ENGLISH)


# --- grammar ---------------------------------------------------------------------------------------------


def test_articles_and_adjectives_have_the_gender_of_their_noun() -> None:
    assert [described("dunkl", noun) for noun in ("Stein", "Dame", "Hippo")] == [
        "dunkler Stein",
        "dunkle Dame",
        "dunkles Hippo",
    ]
    assert [a("dunkler Stein"), a("dunkle Dame"), a("helles Necronomicon")] == [
        "ein dunkler Stein",
        "eine dunkle Dame",
        "ein helles Necronomicon",
    ]
    assert [the("schwarzer Bauer"), this("helles Hippo"), your("Grundreihe")] == [
        "der schwarze Bauer",
        "dieses helle Hippo",
        "deine Grundreihe",
    ]


def test_who_is_captured_is_declined() -> None:
    assert to_the("schwarzer Bauer") == "den schwarzen Bauern"
    assert to_the("weiße Dame") == "die weiße Dame"
    assert to_the("dunkles Necronomicon") == "das dunkle Necronomicon"


def test_what_follows_the_noun_stays_and_names_with_an_owner_have_no_article() -> None:
    assert this("dunkle Dame mit Ring und Hippo") == "diese dunkle Dame mit Ring und Hippo"
    assert the("heller Nyarlathotep, gelenkt von Hell") == "der helle Nyarlathotep, gelenkt von Hell"
    assert to_the("Satans Feuer") == the("Satans Feuer") == "Satans Feuer"
    assert a("something else") == "something else"


def test_numbers_and_quotes() -> None:
    assert (number(999), number(1234567), quoted("e9\n"), capital("über")) == (
        "999",
        "1.234.567",
        "„e9\\n“",
        "Über",
    )


@pytest.mark.usefixtures("german")
def test_a_blast_is_told_with_all_that_goes_with_it() -> None:
    swept = [("weißer Turm", "d5"), ("schwarze Dame", "f6")]
    assert say.blast("schwarzer Bauer", "e5", swept) == (
        "Der schwarze Bauer auf e5 explodiert und reißt den weißen Turm auf d5 und die schwarze Dame auf "
        "f6 mit."
    )
    assert say.moved("dunkler Stein", ("a3", "c5", "e7")) == "Dunkler Stein springt von a3 über c5 nach e7."
    assert say.moved("dunkler Stein", ("a3", "c5"), "jumps") == "Dunkler Stein springt von a3 nach c5."
    assert say.moved("Dame", ("a3", "b3"), "pushed") == "Dame wird von a3 nach b3 geschoben."


# --- games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_whole_game_is_said_in_german(game: AnyGame) -> None:
    options = set_ups(game)[-1]
    english = [*of_game(game, options), *of_play(game, options)]
    use("de")
    try:
        german = [*of_game(game, options), *of_play(game, options)]
    finally:
        use(ENGLISH)
    assert len(german) == len(english)
    assert not [text for text in german if BREAK in text and " " in text], "only titles may be broken"
    pairs = zip(german, english, strict=True)
    assert {text for text, same in pairs if text == same and has_words(text)} <= NAMES


def has_words(text: str) -> bool:
    """Whether a text is more than a square, a number or a letter."""
    return any(len(word) > 2 and word.isalpha() for word in text.split())


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_piece_has_a_gender(game: AnyGame) -> None:
    names = {piece.name for piece in game.picture(game.view(new_match(game).state, None)).pieces}
    assert names and not [name for name in names if not GENDERS.keys() & set(name.split())]


def test_what_cannot_be_opened_is_refused_in_german() -> None:
    english = list(refusals())
    use("de")
    try:
        german = list(refusals())
    finally:
        use(ENGLISH)
    assert not [text for text in german if text and text in english]
