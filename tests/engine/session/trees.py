"""Random matches with variations."""

from __future__ import annotations

from engine.contract.rng import new_rng
from engine.contract.steps import finish
from engine.contract.values import TERMINAL
from engine.contract.variation_edits import noted, renamed, with_path
from engine.contract.variations import Node, Texts, Variations, end_of, path_to
from engine.registry import GAMES
from engine.session.link import choices
from engine.session.match import Match, new_match
from engine.session.variations import variation_match

WORDS = ("good", "$1 the point", "$14 $6", "why not?", "Zoë 🦊 (c) [%clk 0:01] ;x", "two\nlines }")


def grown_match(game_id: str, seed: int, plies: int = 12, jumps: int = 6, start: str = "") -> Match:
    """Return a match that was continued from several places, with names and notes on some variations."""
    game, rng = GAMES[game_id], new_rng(seed)
    match = new_match(game, {}, start)
    for _ in range(jumps):
        for _ in range(rng.randrange(1, plies)):
            if match.player != TERMINAL:
                match = match.play(rng.choice(choices(game, match.state)))
        match = with_variation(match, seed) if rng.random() < 0.5 else match
        match = match.goto(rng.randrange(len(match.log) + 1))
    match = match.goto(len(match.log))
    return match._replace(lines=annotated(match, seed))


def with_variation(match: Match, seed: int) -> Match:
    """Return a match with a variation tried from any place of any line."""
    rng = new_rng(seed)
    line = finish(variation_match(match, rng.randrange(len(match.lines.branches) + 1)))
    line = line.goto(rng.randrange(len(line.log) + 1))
    for _ in range(rng.randrange(1, 5)):
        if line.player != TERMINAL:
            line = line.play(rng.choice(choices(match.game, line.state)))
    return match._replace(lines=with_path(match.texts, match.lines, line.texts[: line.cursor]))


def annotated(match: Match, seed: int) -> Variations:
    """Return the variations of a match with names and notes on some."""
    rng, lines = new_rng(seed), match.lines
    for number in lines.numbers:
        if rng.random() < 0.4:
            lines = renamed(lines, number, rng.choice(WORDS))
    for line in (0, *lines.numbers):
        begun = lines.branch(line).at + 1 if line else 0
        for place in range(begun, end_of(match.texts, lines, line) + 1):
            if rng.random() < 0.2:
                lines = noted(lines, Node(line, place), rng.choice(WORDS))
    return lines


def ways(main_line: Texts, lines: Variations) -> set[Texts]:
    """Return all lines of a tree, from the start to their ends."""
    return {path_to(main_line, lines, line) for line in (0, *lines.numbers)}


def notes_by_line(main_line: Texts, lines: Variations) -> dict[Texts, str]:
    """Return the notes by the lines to their positions."""
    return {
        path_to(main_line, lines, line)[:place]: text
        for line in (0, *lines.numbers)
        for place, text in lines.notes_of(line).items()
    }


def named(main_line: Texts, lines: Variations) -> set[tuple[str, Texts]]:
    """Return the names of the branches, with the lines to their first positions."""
    return {
        (b.name, path_to(main_line, lines, n)[: b.at + 1]) for n, b in enumerate(lines.branches, 1) if b.name
    }
