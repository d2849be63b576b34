"""What Spanish makes of a noun and of a number: nothing is guessed."""

from __future__ import annotations

import pytest

from engine.contract.words.es import agreeing, counted, does, listed, named, number, of, some, the, this, to


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
def test_a_noun_has_its_articles_and_one_that_is_not_known_has_none(noun: str, expected: str) -> None:
    assert ", ".join(article(noun) for article in (the, some, this, of, to)) == expected


def test_a_colour_agrees_with_what_it_colours() -> None:
    assert agreeing("torre", "negro") == "torre negra"
    assert agreeing("alfil", "negro") == "alfil negro"
    assert agreeing("llama", "azul") == "llama azul"


def test_some_seats_are_several() -> None:
    assert does("Ana", "mira", "miran") == "Ana mira"
    assert does("Oscuras", "mira", "miran") == "Las oscuras miran"
    assert (named("Blancas"), named("Ana (Blancas)")) == ("las blancas", "Ana (Blancas)")
    assert (named("Máquina (Negras)"), named("Máquina 2")) == ("la máquina (Negras)", "Máquina 2")


def test_numbers_and_lists_are_written_as_in_spanish() -> None:
    assert [number(each) for each in (0.5, 3, 1000, 25000)] == ["0,5", "3", "1000", "25\u202f000"]
    assert (counted(1, "jugada", "jugadas"), counted(2, "jugada", "jugadas")) == ("1 jugada", "2 jugadas")
    assert listed(["Ana"]) == "Ana"
    assert listed(["Ana", "Luis", "Inés"]) == "Ana, Luis e Inés"
    assert listed(["7", "8"], "o") == "7 u 8"
