"""German sentences: genders, cases, numbers; and no English is left."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.contract.game import AnyGame
from engine.contract.language import ENGLISH, set_language
from engine.contract.words.de import (
    BREAK,
    GENDERS,
    a,
    as_object,
    capital,
    counted,
    described,
    listed,
    named,
    number,
    of_named,
    opening,
    quoted,
    some,
    some_object,
    the,
    this,
    to_named,
    to_the,
    your,
)
from engine.games.chess.words.en import say as chess
from engine.games.chesskers.words.en import say as chesskers
from engine.games.ctheckers.words.en import say as ctheckers
from engine.games.ctheckers.words.en import say_table as ctheckers_table
from engine.games.satan.words.en import say as race
from engine.registry import GAMES, INFOS
from engine.session.match import new_match
from engine.session.words.en import say
from tests.engine.test_language import of_game, of_play, refusals, set_ups
from ui.words.en.analysis import say as analysis
from ui.words.en.analysis import say_variation as variations
from ui.words.en.clocks import say as clocks
from ui.words.en.dialogs import say as dialogs
from ui.words.en.editor import say_notice as editing
from ui.words.en.history import say as history
from ui.words.en.link_play import say as link_play
from ui.words.en.notices import say as notices
from ui.words.en.remote import say as remote
from ui.words.en.remote import say_notice as remote_notices
from ui.words.en.session import say as session
from ui.words.en.table import say as table

WRONG_CASE = re.compile(r"\b(?:von|zu|mit) dein Mitspieler|\bvon (?:dem|das|der) ")
"""A preposition with a player in the nominative, or an article that merges with it."""
ONE_OF_SEVERAL = re.compile(
    r"\b1 (?:\w+e )?(?:Züge|Stellungen|Partien|Karten|Wendepunkte|Schritte|Sekunden|Aufgaben)\b"
)
"""The count one with a plural."""

NAMES = {
    *(info.title for info in INFOS.values()),
    *(info.words.designer for info in INFOS.values()),
    *("Cthecker", "Nyarlathotep", "Carter", "Necronomicon", "Snookle", "Monolith", "Ring", "Wanderlust"),
    *("Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Pluto"),
}
"""Words that are the same in both languages."""


@pytest.fixture
def german() -> Iterator[None]:
    set_language("de")
    yield
    set_language(ENGLISH)


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


def test_captured_pieces_are_declined() -> None:
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


def test_seats_and_players_are_declined() -> None:
    cases = [
        (named(who), as_object(who), of_named(who)) for who in ("Steinheer", "Alter Drache (Weiß)", "Weiß")
    ]
    assert cases == [
        ("das Steinheer", "das Steinheer", "vom Steinheer"),
        ("der Alte Drache (Weiß)", "den Alten Drachen (Weiß)", "vom Alten Drachen (Weiß)"),
        ("Weiß", "Weiß", "von Weiß"),
    ]
    assert (to_named("dein Mitspieler"), to_named("alle anderen")) == ("deinem Mitspieler", "allen anderen")
    assert [opening(who) for who in ("dein Mitspieler", "Schachheer", "ana", "Müdes Kätzchen 2")] == [
        "Dein Mitspieler",
        "Das Schachheer",
        "ana",
        "Das Müde Kätzchen 2",
    ]


def test_a_first_mention_has_the_article_of_its_kind() -> None:
    assert [some(name) for name in ("dunkler Kultist", "heller Cthecker", "Carter", "Wasser")] == [
        "ein dunkler Kultist",
        "der helle Cthecker",
        "Carter",
        "Wasser",
    ]
    assert [some_object(name) for name in ("dunkler Kultist", "dunkle Dame", "helles Necronomicon")] == [
        "einen dunklen Kultisten",
        "eine dunkle Dame",
        "das helle Necronomicon",
    ]


def test_counts_and_lists() -> None:
    assert (counted(1, "Zug", "Züge"), counted(1200, "Zug", "Züge")) == ("1 Zug", "1.200 Züge")
    assert (listed(["a"]), listed(["a", "b", "c"]), listed(["a", "b"], "oder")) == (
        "a",
        "a, b und c",
        "a oder b",
    )


@pytest.mark.usefixtures("german")
def test_a_blast_names_all_destroyed_pieces() -> None:
    swept = [("weißer Turm", "d5"), ("schwarze Dame", "f6")]
    assert say.blast("schwarzer Bauer", "e5", swept) == (
        "Der schwarze Bauer auf e5 explodiert und reißt den weißen Turm auf d5 und die schwarze Dame auf "
        "f6 mit."
    )
    assert say.moved("dunkler Stein", ("a3", "c5", "e7")) == (
        "Der dunkle Stein springt von a3 über c5 nach e7."
    )
    assert say.moved("dunkler Stein", ("a3", "c5"), "jumps") == "Der dunkle Stein springt von a3 nach c5."
    assert say.moved("Dame", ("a3", "b3"), "pushed") == "Die Dame wird von a3 nach b3 geschoben."


@pytest.mark.usefixtures("german")
def test_events_have_articles() -> None:
    assert say.captured("schwarzer Bauer", "e5") == "Der schwarze Bauer auf e5 wird geschlagen."
    assert say.removed("Hippo", "c3") == "Das Hippo verschwindet von c3."
    assert say.placed("Feuer", "c3") == "Feuer erscheint auf c3."
    assert say.revealed("heller Cthecker", "c3") == "Der helle Cthecker wird auf c3 aufgedeckt."
    assert say.looked("Dunkel", "c3", "heller Kultist") == (
        "Dunkel schaut unter den Stein auf c3 und sieht einen hellen Kultisten."
    )


@pytest.mark.usefixtures("german")
def test_the_armies_of_chesskers_have_articles() -> None:
    words = GAMES["chesskers"].words
    assert words.end("no-moves", "Schachheer", "Steinheer") == (
        "Das Schachheer gewinnt: Das Steinheer hat keinen erlaubten Zug."
    )
    assert words.end("no-moves", "Geduldige Eule (Steinheer)", "Ana") == (
        "Die Geduldige Eule (Steinheer) gewinnt: Ana hat keinen erlaubten Zug."
    )
    assert say.end("resigned", "Steinheer", "Schachheer") == (
        "Das Steinheer gewinnt: Das Schachheer hat aufgegeben."
    )
    assert chesskers.to_move(1, True) == "Das Schachheer muss schlagen (K3)."
    assert notices.your_colour("Steinheer") == "Du spielst jetzt mit dem Steinheer."
    assert notices.sides_swapped(("Steinheer", "Schachheer")) == (
        "Seiten getauscht: Wer das Schachheer hatte, hat jetzt das Steinheer."
    )
    assert link_play.you_play("Schachheer") == "Du spielst mit dem Schachheer."


@pytest.mark.usefixtures("german")
def test_the_unnamed_opponent_is_declined() -> None:
    friend = remote_notices.friend
    assert remote_notices.joined(friend) == "Dein Mitspieler ist beigetreten."
    assert "zu deinem Mitspieler" in remote_notices.connection_lost(friend)
    assert link_play.link_opened(friend) == "Der Link von deinem Mitspieler ist geöffnet."
    assert link_play.send_to("alle anderen") == "Schicke das an alle anderen"
    assert link_play.waits_for("alle anderen") == "Warten auf den Link von allen anderen."
    said = [
        *(remote_notices.cannot_continue(why, friend) for why in remote_notices.protocol_errors.values()),
        *(link_play.unsound(why, friend) for why in remote_notices.protocol_errors.values()),
        *(text.format(name=friend) for text in (*link_play.parted.values(), *link_play.refused.values())),
        *(
            method(friend)
            for method in (link_play.take, link_play.taken, link_play.copied, link_play.link_opened)
        ),
        *(
            method(friend)
            for method in (remote_notices.joined, remote_notices.refused, remote.waits_for_connection)
        ),
    ]
    assert not [text for text in said if WRONG_CASE.search(text) or text[0].islower()]


@pytest.mark.usefixtures("german")
def test_one_is_singular() -> None:
    assert dialogs.more(1) == "1 weitere Partie ist nicht aufgelistet. Suche nach Name oder Nummer."
    assert session.misread("x", False, ["e4"], 1).endswith("Möglich: e4 und 1 weiterer.")
    said = [
        *(dialogs.looked("Alter Drache", 1, 1), table.depth(1, 1), analysis.depth(1, 1), analysis.known(1)),
        *(notices.reviewed(1), editing.faults(1), clocks.left(1), clocks.left(-1), variations.size(1)),
        *(
            history.games_added(1),
            history.games_continued(1),
            history.days_added(1),
            history.puzzles_added(1),
        ),
        *(remote_notices.fair(1, 1, "X"), say.ordered("Dunkel", 1, True), race.nearer(1, 0), race.opens(1)),
    ]
    assert not [text for text in said if ONE_OF_SEVERAL.search(text)]


@pytest.mark.usefixtures("german")
def test_pieces_are_counted_by_the_noun_of_the_game() -> None:
    counted_by = {
        game: table.pieces(1, GAMES[game].words.material) for game in ("chess", "draughts", "satan")
    }
    assert counted_by == {"chess": "1 Figur", "draughts": "1 Stein", "satan": "1 Flamme"}
    assert table.pieces(10, GAMES["chinese"].words.material) == "10 Murmeln"


@pytest.mark.usefixtures("german")
def test_lists_of_three_have_commas() -> None:
    giving = [("white rook", "h5"), ("white queen", "h1"), ("white pawn", "d7")]
    assert chess.attackers(giving, 1) == (
        "Der weiße Turm auf h5, die weiße Dame auf h1 und der weiße Bauer auf d7 greifen den König von "
        "Schwarz an."
    )
    assert "a, b oder c" in chess.threats(0, ["a", "b", "c"], [])
    assert ctheckers.attacks("dark nyarlathotep", "d3", "d4", "d5", "e5") == (
        "Der dunkle Nyarlathotep greift d4, d5 und e5 von d3 aus an."
    )


@pytest.mark.usefixtures("german")
def test_planets_and_stacks_have_articles() -> None:
    assert GAMES["alien"].words.end("earth", "Hell", "Dunkel").startswith("Hell gewinnt für die Erde: ")
    assert GAMES["alien"].words.end("mars", "Hell", "Dunkel").startswith("Hell gewinnt für den Mars: ")
    assert ctheckers_table.you_know("dark checker", "e5", "cthecker") == (
        "Du weißt: Der dunkle Stein auf e5 ist der Cthecker."
    )
    assert ctheckers.stacked("dark king", ("dark cultist", "light cultist")) == (
        "dunkle Dame auf einem Stapel, darunter ein dunkler und ein heller Kultist"
    )


# --- games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_all_texts_of_a_game_are_german(game: AnyGame) -> None:
    options = set_ups(game)[-1]
    english = [*of_game(game, options), *of_play(game, options)]
    set_language("de")
    try:
        german = [*of_game(game, options), *of_play(game, options)]
    finally:
        set_language(ENGLISH)
    assert len(german) == len(english)
    assert not [text for text in german if BREAK in text and " " in text], (
        "only titles have optional line breaks"
    )
    pairs = zip(german, english, strict=True)
    assert {text for text, same in pairs if text == same and has_words(text)} <= NAMES


def has_words(text: str) -> bool:
    """Return true if a text is more than a square, a number or a letter."""
    return any(len(word) > 2 and word.isalpha() for word in text.split())


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_piece_has_a_gender(game: AnyGame) -> None:
    names = {piece.name for piece in game.picture(game.view(new_match(game).state, None)).pieces}
    assert names and not [name for name in names if not GENDERS.keys() & set(name.split())]


def test_errors_on_opening_are_german() -> None:
    english = list(refusals())
    set_language("de")
    try:
        german = list(refusals())
    finally:
        set_language(ENGLISH)
    assert not [text for text in german if text and text in english]
