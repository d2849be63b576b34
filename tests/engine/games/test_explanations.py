"""Improvements by quiet lines in draughts, Chess and Nuclear Chess, by the terms of the evaluations."""

from __future__ import annotations

from importlib import import_module

import pytest

from engine.contract.language import ENGLISH, LANGUAGES, set_language
from engine.registry import find_game

FULL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R"


def better(name: str, position: str, *texts: str) -> tuple[str, ...]:
    """Return the improvements of a line for the player who starts it."""
    game = find_game(name)
    states = [game.parse(position, {})]
    for text in texts:
        states.append(game.apply(states[-1], game.find(states[-1], text)))
    return game.explain_improvement(states, game.player(states[0]))


def words(name: str) -> dict[str, str]:
    return dict(import_module(f"engine.games.{name}.words.en").say.better)


@pytest.mark.parametrize(
    ("name", "position", "text", "terms"),
    [
        ("draughts", "B:W32:B6", "6-10", ("crown", "middle")),
        ("draughts", "W:W22,31:B1,2", "31-27", ("crown",)),
        ("draughts", "W:W22,31:B1,2", "31-26", ("backed", "crown")),
        ("draughts", "B:W32:BK4", "4-8", ("middle",)),
        ("draughts", "B:W32:BK1,K13", "1-6", ("middle", "hunt")),
        ("draughts", "B:W32:BK6", "6-1", ()),
        ("chess", "4k3/3p4/8/4P3/8/8/8/4K3 w - - 0 1", "e5e6", ("forward",)),
        ("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", ("passed", "forward")),
        ("chess", "4k3/8/8/4p3/8/8/8/4K3 w - - 0 1", "e1e2", ("march",)),
        ("chess", f"{FULL} w KQ - 0 1", "e1g1", ("king", "rooks")),
        ("chess", "rnbqk2r/pppppppp/8/3n4/8/2P5/PP1PPPPP/RNBQKBNR w KQ - 0 1", "c3c4", ("hit", "forward")),
        ("chess", "r3k2r/pppppppp/8/8/8/8/PPPP1PPP/RNBQ1RK1 w - - 0 1", "f1e1", ("rooks",)),
        ("chess", "7k/7p/8/8/8/8/P7/N3K3 w - - 0 1", "a1b3", ("middle", "guarded")),
        ("chess", "6k1/5ppp/8/8/8/Q7/5PPP/6K1 w - - 0 1", "a3e7", ("middle", "siege")),
        ("chess", "4k3/pppppppp/8/8/4P3/8/PPPP1PPP/4K3 w - - 0 1", "d2d3", ("linked",)),
        ("nuclear", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", ("pawns",)),
        ("nuclear", "4k3/pp6/8/8/8/8/PPP5/1K6 w - - 0 1", "b1c1", ("march",)),
        ("nuclear", "4k3/pp6/8/8/8/1P6/P7/1K6 w - - 0 1", "b1c1", ("fuse", "march")),
    ],
)
def test_improvements_are_listed_by_weight(
    name: str, position: str, text: str, terms: tuple[str, ...]
) -> None:
    assert better(name, position, text) == tuple(words(name)[term] for term in terms)


@pytest.mark.parametrize(
    ("name", "position", "texts"),
    [
        ("draughts", "B:W32:B26", ("26-31",)),
        ("draughts", "W:W22,32:B13,4", ("22-17", "13x22")),
        ("chess", "4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1", ("e8d8", "e4d5")),
    ],
)
def test_a_side_with_changed_material_has_no_improvements(
    name: str, position: str, texts: tuple[str, ...]
) -> None:
    assert better(name, position, *texts) == ()


@pytest.mark.parametrize("name", ["draughts", "chess", "nuclear", "chesskers"])
def test_improvements_have_texts_in_every_language(name: str) -> None:
    by_language = {}
    for language in LANGUAGES:
        set_language(language)
        by_language[language] = words(name)
    set_language(ENGLISH)
    (names,) = {frozenset(texts) for texts in by_language.values()}
    assert len({text for texts in by_language.values() for text in texts.values()}) == len(LANGUAGES) * len(
        names
    )
