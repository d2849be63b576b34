"""Checks of round trips: saves, links, files and position texts."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.values import CHANCE, TERMINAL
from engine.session.link import read_link, write_link, write_position_link
from engine.session.save import read_save, write_save
from tests.engine.contract.checks.played import play_out, some
from ui.storage.library import LINE_LIMIT, Library, summary
from ui.storage.names import name_side
from ui.storage.seats import Computer, Here, Note, given_name, read_note, write_note
from ui.storage.store import MemoryStore, SafeStore
from ui.words.en.storage import say


def check_saves(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A save holds the whole game; so does a link to a game without secrets."""
    match = play_out(game, options, seed)
    for i in some(match):
        place = match.goto(i)
        assert read_save(write_save(place, "someone")).match == place
        if not game.info.hidden:
            assert read_link(write_link(place)).match.states[-1] == place.state


def check_files(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """A game survives export and import, and its entry holds only public knowledge."""
    match = play_out(game, options, seed)
    count = len(match.seats)
    note = write_note(Note((Here("Ann"), *[Computer("level1")] * (count - 1))))
    for i in some(match)[::4]:
        place = match.goto(i)
        here, there = (Library(SafeStore(MemoryStore()), lambda: 0.0, lambda: "id") for _ in range(2))
        described = summary(place, read_note(note, count).seats)
        key = here.create("Ann's game", game.info.id, write_save(place, note), *described).id
        file = here.export(key)
        came = there.import_(file.text, file.file_name)
        assert there.export(came) == file
        assert there.load(came).match == place
        entry = there.entry(came)
        assert entry.position == game.position(game.view(place.state, None))[:LINE_LIMIT]
        assert entry.over == (place.outcome is not None)
        mover = place.player
        side = "" if mover in (CHANCE, TERMINAL) else place.seats[mover]
        assert entry.facts
        turn = name_side(say.to_move(side), side, given_name(entry.facts.seats[mover])) if side else ""
        assert entry.status.strip() and (entry.over or entry.status in (described[0], turn))


def check_positions(game: AnyGame, options: dict[str, str], seed: int) -> None:
    """Position texts and position links survive a round trip."""
    match = play_out(game, options, seed)
    for i in some(match):
        text = game.position(game.view(match.states[i], None))
        again = game.parse(text, match.options)
        assert game.position(game.view(again, None)) == text
        shared = read_link(write_position_link(match.goto(i))).match
        assert game.position(game.view(shared.state, None)) == text
