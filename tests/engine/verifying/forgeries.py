"""Forged transcripts, each with what is wrong and whose fault it is."""

from __future__ import annotations

from collections.abc import Callable

from engine.remote.crypto import ed25519
from engine.remote.crypto.hashing import text_of
from engine.verifying.transcript import NOBODY
from tests.adversary.pen import Pen


def played(game: str = "draughts", devices: int = 2, way: str = "live", **options: str) -> Pen:
    """Return a transcript with some moves."""
    pen = Pen(game, devices, way, **options)
    pen.begin()
    pen.wander(6)
    return pen


def dealt() -> Pen:
    """Return a game of Alien Checkers with the planets dealt."""
    pen = Pen("alien")
    pen.begin()
    pen.planets()
    return pen


def ended() -> Pen:
    """Return a game of Alien Checkers that Ada has given up."""
    pen = dealt()
    pen.resign(0)
    return pen


def at(pen: Pen) -> str:
    return str(len(pen.log))


def turn(pen: Pen) -> int:
    """Return the device to move."""
    return pen.game.player(pen.state) % len(pen.devices)


def legal(pen: Pen) -> str:
    return next(each.text for each in pen.game.legal_actions(pen.state) if each.text != "resign")


def before(pen: Pen, author: int, entries: int) -> list[int]:
    """Return what an author had heard some entries ago, with its own of today."""
    counts = [sum(each[0] == device for each in pen.entries[:-entries]) for device in range(len(pen.devices))]
    return [*counts[:author], len(pen.places[author]), *counts[author + 1 :]]


def out_of_turn() -> Pen:
    pen = played()
    pen.write(1 - turn(pen), "do", at(pen), legal(pen), "0")
    return pen


def not_legal() -> Pen:
    pen = played()
    pen.write(turn(pen), "do", at(pen), "1-32", "0")
    return pen


def wrong_opening() -> Pen:
    pen = Pen("satan", setup="duel", first="chance")
    pen.begin()
    pen.write(0, "open", str(pen.deals), text_of(pen.devices[0].links.pop()))
    pen.devices[1].links.pop()
    pen.write(1, "open", str(pen.deals), text_of(pen.devices[1].links.pop()))
    return pen


def opened_twice() -> Pen:
    pen = Pen("satan", setup="duel", first="chance")
    pen.begin()
    for _ in range(2):
        pen.write(0, "open", str(pen.deals), text_of(pen.devices[0].links.pop()))
    return pen


def another_outcome() -> Pen:
    """The first move is played by whoever did not draw it."""
    pen = Pen("satan", setup="duel", first="chance")
    pen.begin()
    pen.chance()
    other = 1 - turn(pen)
    pen.write(other, "do", "1", legal(pen), "0")
    return pen


def overtaken_by_an_undo() -> Pen:
    """Ada hub orders Ben's move after an undo that Ben had not heard of: Ben is innocent."""
    pen = played(devices=2)
    if turn(pen) == 0:
        pen.move()
    text, number = legal(pen), at(pen)
    pen.write(1, "ask", f"undo:{int(number) - 1}", number)
    pen.write(0, "yes", f"undo:{int(number) - 1}", number)
    pen.log.pop()
    pen.write(1, "do", number, text, "0", heard=before(pen, 1, 2))
    return pen


def an_answer_to_another_request() -> Pen:
    pen = played()
    pen.write(0, "ask", "draw", at(pen))
    pen.write(1, "yes", "draw", at(pen), heard=before(pen, 1, 1))
    return pen


def another_key() -> Pen:
    pen = played()
    pen.devices[1].key = ed25519.public(b"x" * 32)
    pen.join(1)
    return pen


def a_new_chain_when_an_outcome_is_due() -> Pen:
    pen = Pen("satan", setup="duel", first="chance")
    pen.begin()
    pen.devices[1].begin_session(b"n" * 32)
    pen.join(1)
    return pen


def a_chain_chosen_after_an_opening() -> Pen:
    """Ada has seen Ben's opening, and in her order she joined again before he did."""
    pen = Pen("satan", setup="duel", first="chance")
    pen.join(0)
    heard = pen.heard()
    pen.devices[0].begin_session(b"n" * 32)
    pen.join(0)
    pen.join(1, heard)
    pen.write(1, "open", "0", text_of(pen.devices[1].links.pop()), heard=[heard[0], 1])
    return pen


def another_seat() -> Pen:
    pen = played()
    pen.write(1, "resign", "0", at(pen))
    return pen


def resigning_out_of_turn() -> Pen:
    pen = played("satan", setup="duel", first="0")
    pen.write(1 - turn(pen), "resign", str(1 - turn(pen)), at(pen))
    return pen


def late_without_clocks() -> Pen:
    pen = played()
    pen.write(1, "late", "1", at(pen))
    return pen


def unsigned() -> Pen:
    pen = played()
    pen.entries[-1].pop()
    return pen


def signed_by_another() -> Pen:
    pen = played()
    pen.devices[turn(pen)].signer = b"x" * 32
    pen.move()
    return pen


def changed_after_signing() -> Pen:
    pen = played()
    pen.entries[-1][-2] = "999"
    return pen


def left_out() -> Pen:
    pen = played()
    del pen.entries[-3]
    return pen


def in_another_order() -> Pen:
    """Two requests that cross stand in another order than the one that a third entry has signed."""
    pen = played(devices=3, game="satan", setup="three", first="0")
    for author in (1, 2):
        pen.write(
            author, "ask", "draw", at(pen), heard=before(pen, author, author - 1) if author == 2 else ()
        )
    pen.write(0, "no", "draw", at(pen))
    pen.entries[-3:-1] = reversed(pen.entries[-3:-1])
    return pen


def heard_too_much() -> Pen:
    pen = played()
    author, _, heard, *_ = pen.entries[-1]
    heard[1 - author] += 1
    return pen


def heard_less_than_before() -> Pen:
    pen = played()
    pen.write(turn(pen), "ask", "draw", at(pen), heard=before(pen, turn(pen), len(pen.entries) - 2))
    return pen


def another_table() -> Pen:
    pen = played()
    pen.entries[0][5] = "live" if pen.way == "post" else "post"
    return pen


def an_entry_of_another_table() -> Pen:
    pen, other = played(), played("chess")
    pen.entries.append(other.entries[-1])
    return pen


def undo_past_chance() -> Pen:
    pen = Pen("satan", setup="duel", first="chance")
    pen.begin()
    pen.chance()
    pen.move()
    pen.write(0, "ask", "undo:0", at(pen))
    return pen


def abandoned_by_nobody_awaited() -> Pen:
    pen = played()
    other = turn(pen)
    pen.write(other, "ask", f"abandoned:{1 - other}", at(pen))
    return pen


def a_table_set_twice() -> Pen:
    pen = played()
    pen.write(0, "table", *pen.entries[0][4:])
    return pen


def another_game_in_the_file() -> Pen:
    pen = played()
    pen.log.pop()
    return pen


def another_result_in_the_file() -> Pen:
    pen = played()
    pen.agreed = "resign 0"
    return pen


Forgery = Callable[[], Pen]
FORGERIES: dict[str, tuple[Forgery, str, int | None]] = {
    "a move out of turn": (out_of_turn, "order", None),
    "an illegal move": (not_legal, "not-legal", None),
    "a wrong opening": (wrong_opening, "chance", 1),
    "an opening too many": (opened_twice, "order", 0),
    "another outcome": (another_outcome, "order", None),
    "a move that an undo has overtaken": (overtaken_by_an_undo, "order", NOBODY),
    "an answer to another request": (an_answer_to_another_request, "order", NOBODY),
    "another key": (another_key, "signature", 1),
    "a new chain when an outcome is due": (a_new_chain_when_an_outcome_is_due, "order", 1),
    "a chain chosen after an opening": (a_chain_chosen_after_an_opening, "order", NOBODY),
    "another seat": (another_seat, "order", 1),
    "resigning out of turn": (resigning_out_of_turn, "order", None),
    "late without clocks": (late_without_clocks, "order", 1),
    "no signature": (unsigned, "signature", NOBODY),
    "another's signature": (signed_by_another, "signature", NOBODY),
    "changed after signing": (changed_after_signing, "signature", NOBODY),
    "an entry left out": (left_out, "signature", NOBODY),
    "another order": (in_another_order, "signature", NOBODY),
    "heard too much": (heard_too_much, "signature", NOBODY),
    "heard less than before": (heard_less_than_before, "signature", NOBODY),
    "another table": (another_table, "signature", NOBODY),
    "an entry of another table": (an_entry_of_another_table, "signature", NOBODY),
    "undo past chance": (undo_past_chance, "order", 0),
    "abandoned by nobody awaited": (abandoned_by_nobody_awaited, "order", None),
    "a table set twice": (a_table_set_twice, "order", 0),
    "another game in the file": (another_game_in_the_file, "apart", NOBODY),
    "another result in the file": (another_result_in_the_file, "apart", NOBODY),
}
"""Each forgery with its code and the author that is named; None for the author of the last entry."""
