"""Shuffles decks and checks whole games in a page, as the app does: `e2e.bench.line` runs this text there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import js
from pyodide.ffi import create_once_callable

from engine.contract.steps import finish
from engine.remote.crypto.chain import Chain, follows
from engine.remote.crypto.deck import Deck
from engine.remote.crypto.randomness import draw_outcome
from engine.remote.crypto.shuffle import Making, receive
from engine.remote.shared_state import fold
from engine.remote.validation import APART, Report, check_transcript, read_transcript
from ui.computer.card_work import PageCardWorker
from ui.effects.imports import SLICE
from ui.messages import Message
from ui.messages.remote import DeckMade
from ui.platform.worker import BrowserCardWorker
from ui.ports import CardWorker
from ui.session.remote.effects import MakeDeck

SECRETS = [sha256(name).digest() for name in (b"Ada", b"Ben")]


class Clock:
    """What labourers ask of a page."""

    def now(self) -> float:
        return float(js.performance.now()) / 1000

    def later(self, seconds: float, then: Callable[[], None]) -> None:
        js.setTimeout(create_once_callable(then), seconds * 1000)


page: Any = Clock()
worker, near = BrowserCardWorker(page), PageCardWorker(page)


async def started() -> None:
    """Start the worker, until it can work."""
    worker.warm_up()
    while not worker._ready:
        await asyncio.sleep(0.005)


async def shuffled(size: int, at_worker: bool) -> int:
    """Shuffle and lock a deck for two devices; return how often it was told how far that is."""
    making, news = Making(Deck(f"{size} {page.now()}", size), len(SECRETS)), list[float]()
    while (device := making.turn()) is not None:
        labour = MakeDeck("table", 0, len(making.shuffles) + len(making.locks), making, SECRETS[device])
        made = await _done(worker if at_worker else near, labour, news)
        assert isinstance(made, DeckMade)
        making = finish(receive(making, made.text))
    return len(news)


async def _done(card_worker: CardWorker, labour: MakeDeck, news: list[float]) -> Message:
    done: asyncio.Future[Message] = asyncio.get_event_loop().create_future()
    card_worker.work(labour, news.append, done.set_result)
    return await done


def dice(times: int) -> None:
    """Deal so many dice, each early in the game, where most of the chains is hashed again."""
    for _ in range(times):
        chains = [Chain(secret) for secret in SECRETS]
        openings = [chain.opening(2) for chain in chains]
        assert all(
            follows(chain.opening(1), opening) for chain, opening in zip(chains, openings, strict=True)
        )
        draw_outcome(openings, "die", [1] * 6)


async def checked(transcript: str) -> None:
    """Look at a whole transcript with every check, in slices as the button does."""
    entries = read_transcript(transcript)
    steps = check_transcript(entries, fold(entries[:1]).match)
    try:
        while True:
            until = page.now() + SLICE
            while page.now() < until:
                next(steps)
            await asyncio.sleep(0)
    except StopIteration as end:
        report: Report = end.value
    assert report.fault is None or report.fault.code == APART, report.fault
