"""Spanish nouns and numbers: nothing is guessed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.contract.language import ENGLISH, set_language
from engine.contract.words.es import (
    agreeing,
    as_object,
    contracted,
    counted,
    does,
    listed,
    named,
    number,
    of,
    of_named,
    opening,
    quoted,
    some,
    square,
    the,
    this,
    to,
    to_named,
)
from engine.formats.words.en import say as formats
from engine.games.alien.words.en import say as alien
from engine.games.alien.words.en import say_gain as alien_gain
from engine.games.chess.words.en import say as chess
from engine.games.chesskers.words.en import say as chesskers
from engine.games.ctheckers.words.en import say_editor as ctheckers_editor
from engine.games.satan.words.en import say as race
from engine.registry import GAMES
from engine.session.words.en import say, say_review
from ui.words.en.analysis import say as analysis
from ui.words.en.clocks import say as clocks
from ui.words.en.dialogs import say as dialogs
from ui.words.en.editor import say_notice as editing
from ui.words.en.history import say as history
from ui.words.en.home import say as home
from ui.words.en.link_play import say as link_play
from ui.words.en.notices import say as notices
from ui.words.en.parts import say as parts
from ui.words.en.remote import say as remote
from ui.words.en.remote import say_notice as remote_notices
from ui.words.en.session import say as session
from ui.words.en.table import say as table

BADLY = re.compile(r"\b(?:de|a) el |\b(?:de|a|con|por) (?:Zorro Curioso|Blancas|Negras|Fichas|Ejército)\b")
"""An article that is not contracted, or a seat without its article."""
ONE_OF_SEVERAL = re.compile(
    r"\b1 (?:más\b|jugadas|posiciones|partidas|problemas|pasos|errores|segundos|momentos|cartas|registros)"
)
"""The count one with a plural."""


@pytest.fixture
def spanish() -> Iterator[None]:
    set_language("es")
    yield
    set_language(ENGLISH)


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        ("peón oscuro", "el peón oscuro, un peón oscuro, este peón oscuro, del peón oscuro, al peón oscuro"),
        ("dama clara", "la dama clara, una dama clara, esta dama clara, de la dama clara, a la dama clara"),
        ("Carter", "Carter, Carter, este Carter, de Carter, a Carter"),
        ("Cthecker claro", "el Cthecker claro, el Cthecker claro, este Cthecker claro, del Cthecker claro, "
         "al Cthecker claro"),
        ("agua", "el agua, agua, agua, del agua, al agua"),
        ("widget", "widget, widget, widget, de widget, a widget"),
    ],
)  # fmt: skip
def test_known_nouns_have_articles_and_unknown_ones_have_none(noun: str, expected: str) -> None:
    assert ", ".join(article(noun) for article in (the, some, this, of, to)) == expected


def test_colours_agree_with_their_nouns() -> None:
    assert agreeing("torre", "negro") == "torre negra"
    assert agreeing("alfil", "negro") == "alfil negro"
    assert agreeing("llama", "azul") == "llama azul"


def test_verbs_agree_with_plural_seats() -> None:
    assert does("Ana", "mira", "miran") == "Ana mira"
    assert does("Oscuras", "mira", "miran") == "Las oscuras miran"
    assert (named("Blancas"), named("Ana (Blancas)")) == ("las blancas", "Ana (Blancas)")
    assert (named("Zorro Curioso (Negras)"), named("Zorro Curioso 2")) == (
        "el Zorro Curioso (Negras)",
        "el Zorro Curioso 2",
    )


def test_numbers_and_lists_are_written_as_in_spanish() -> None:
    assert [number(each) for each in (0.5, 3, 1000, 25000)] == ["0,5", "3", "1000", "25\u202f000"]
    assert (counted(1, "jugada", "jugadas"), counted(2, "jugada", "jugadas")) == ("1 jugada", "2 jugadas")
    assert listed(["Ana"]) == "Ana"
    assert listed(["Ana", "Luis", "Inés"]) == "Ana, Luis e Inés"
    assert listed(["7", "8"], "o") == "7 u 8"
    assert (listed(["10", "11"], "o"), listed(["79", "80"], "o")) == ("10 u 11", "79 u 80")
    assert (listed(["18", "110"], "o"), listed(["Kf1", "O-O"], "o")) == ("18 o 110", "Kf1 o O-O")
    assert (listed(["Ana", "Hielo"]), listed(["Ana", "Hilda"])) == ("Ana y Hielo", "Ana e Hilda")
    assert (quoted("e9\n"), square("15"), square("c3")) == ("«e9\\n»", "la 15", "c3")


def test_seats_and_players_have_articles() -> None:
    assert [opening(who) for who in ("Negras", "Ejército", "Zorro Curioso (Rojo)", "tu rival", "ana")] == [
        "Las negras",
        "El ejército",
        "El Zorro Curioso (Rojo)",
        "Tu rival",
        "ana",
    ]
    assert (of_named("Ejército"), to_named("Ejército"), of_named("Negras")) == (
        "del ejército",
        "al ejército",
        "de las negras",
    )
    assert contracted("de el rey a el peón, desde el e4") == "del rey al peón, desde el e4"


def test_only_kings_and_characters_are_captured_with_a() -> None:
    assert [as_object(noun) for noun in ("peón negro", "rey negro", "Carter", "Necronomicón")] == [
        "el peón negro",
        "al rey negro",
        "a Carter",
        "el Necronomicón",
    ]


# --- sentences -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("spanish")
def test_moves_pass_by_numbered_squares() -> None:
    assert say.moved("peón oscuro", ["15", "22", "31"]) == (
        "El peón oscuro salta de la 15 a la 31, pasando por la 22."
    )
    assert say.moved("peón oscuro", ["c3", "d4"]) == "El peón oscuro va de c3 a d4."
    assert say.captured("Carter claro", "e5") == "Se captura al Carter claro de e5."


@pytest.mark.usefixtures("spanish")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("winner", ["Zorro Curioso (Rojo)", "Blancas", "Ejército", "Ana"])
def test_ends_agree_with_the_winner(game: str, winner: str) -> None:
    words = GAMES[game].words
    said = [words.end(code, winner, "Fichas") for code in words.ends]
    said += [say.end(code, winner, "Zorro Curioso (Negras)") for code in say.ends]
    assert not [text for text in said if BADLY.search(text)]


@pytest.mark.usefixtures("spanish")
def test_several_players_and_the_machine_have_their_verbs() -> None:
    assert session.winners(["Zorro Curioso (Rojo)"], "torneo") == "El Zorro Curioso (Rojo) gana el torneo."
    assert session.winners(["Ana", "Ben"], "torneo") == "Ana y Ben comparten la victoria en el torneo."
    assert table.thinks("Zorro Curioso (Negras)") == "El Zorro Curioso (Negras) piensa: "
    assert dialogs.had_to("Negras", "e4") == "Las negras tenían que jugar e4"
    assert dialogs.had_to("Zorro Curioso (Negras)", "e4") == "El Zorro Curioso (Negras) tenía que jugar e4"
    assert dialogs.thought("Negras", "e4") == "¿Por qué las negras jugaron e4?"
    kinds = say_review.kinds
    assert (
        notices.turning_point("Negras", "Nf3", kinds["loss"])
        == "Las negras caen en una derrota forzada con Nf3."
    )
    assert notices.turning_point("Ana", "Nf3", kinds["loss"]) == "Ana cae en una derrota forzada con Nf3."
    assert chesskers.castles("K") == "El ejército puede enrocar a la derecha"
    assert chesskers.to_move(1, False) == "Turno del ejército."


@pytest.mark.usefixtures("spanish")
@pytest.mark.parametrize("seat", ["Blancas", "Ejército", "Zorro Curioso (Negras)", "Fichas"])
def test_seats_stand_with_articles_in_sentences(seat: str) -> None:
    said = [
        *(link_play.you_play(seat), link_play.moved("Ana", seat), notices.your_colour(seat)),
        *(notices.sides_swapped((seat, "Negras")), home.who_is(seat), home.begins_with((seat, "Negras"))),
        *(dialogs.gives_up(seat, True), dialogs.only(seat), dialogs.i_am(seat), clocks.ran_out(seat)),
        *(say.moved_by(seat, "peón oscuro", ["15", "18"]), say.eliminated(seat), say.knows_pile(seat)),
    ]
    assert not [text for text in said if BADLY.search(text) or text[0].islower()]
    assert link_play.you_play("Blancas") == "Juegas con las blancas."
    assert dialogs.i_am("Negras") == "Soy yo, las negras: mostrar"


@pytest.mark.usefixtures("spanish")
def test_one_is_singular() -> None:
    said = [
        *(dialogs.more(1), dialogs.looked("Viejo Dragón", 1, 1), table.depth(1, 1), analysis.depth(1, 1)),
        *(analysis.known(1), notices.reviewed(1), editing.faults(1), clocks.left(1), clocks.left(-1)),
        *(
            history.games_added(1),
            history.games_continued(1),
            history.days_added(1),
            history.puzzles_added(1),
        ),
        *(remote_notices.fair(1, 1, "X"), race.nearer(1, 0), race.opens(1), history.damaged(1)),
    ]
    assert not [text for text in said if ONE_OF_SEVERAL.search(text)]
    assert dialogs.more(1).startswith("Hay 1 partida más ")


@pytest.mark.usefixtures("spanish")
def test_the_unnamed_opponent_opens_a_sentence_with_a_capital() -> None:
    friend = remote_notices.friend
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
    assert not [text for text in said if BADLY.search(text) or text[0].islower()]
    assert link_play.send_to("los demás") == "Envía esto a los demás"


@pytest.mark.usefixtures("spanish")
def test_places_and_hidden_pieces_have_articles() -> None:
    assert parts.within(parts.yours, "casa") == "en tu casa"
    assert parts.within(parts.theirs("Rojo"), "meta") == "en la meta de Rojo"
    assert dialogs.lies("e5", "cultista") == "En e5 hay un cultista. Solo lo sabes tú."
    assert dialogs.lies("e5", "Necronomicón") == "En e5 está el Necronomicón. Solo lo sabes tú."
    assert ctheckers_editor.too_many("cultista").startswith("hay demasiadas piezas de este tipo: cultista")
    assert "tipo «99», que no es de damas inglesas" in formats.other_draughts("99")


@pytest.mark.usefixtures("spanish")
def test_the_earth_has_an_article() -> None:
    assert "era la Tierra: 2 de 6" in alien.came_from(0, "earth", 2, 6)
    assert "tu planeta es la Tierra" in alien.your_planet(0, "earth")
    assert alien.end("earth", "Claras", "Oscuras").startswith("Victoria de las claras por la Tierra: ")
    assert alien_gain.nearer("mars", 2, 3, False) == "acerca al rival a su objetivo (Marte): 2 de 3"


@pytest.mark.usefixtures("spanish")
def test_a_single_reason_starts_with_a_capital_letter() -> None:
    assert chess.fails(["el rey no puede apartarse"]) == "El rey no puede apartarse."
