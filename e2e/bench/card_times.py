"""Shuffling decks and checking whole games in a page, as the app does; `e2e.bench.line` runs it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import js
from pyodide.ffi import create_once_callable

from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck, Making
from engine.remote.crypto.randomness import Chain, draw_outcome, follows
from engine.remote.crypto.shuffle import receive
from engine.remote.replica import transcript_of
from engine.verifying.report import WRONG, Report, verify
from ui.computer.card_work import PageCardWorker
from ui.effects.imports import SLICE
from ui.messages import Message
from ui.messages.remote import DeckChecked, DeckMade
from ui.platform.worker import BrowserCardWorker
from ui.ports import CardWorker
from ui.session.remote.effects import CardWork, CheckDeck, MakeDeck

SECRETS = [sha256(name).digest() for name in (b"Ada", b"Ben")]


class Clock:
    """The clock and timer of the card workers."""

    def now(self) -> float:
        return float(js.performance.now()) / 1000

    def later(self, seconds: float, then: Callable[[], None]) -> None:
        js.setTimeout(create_once_callable(then), seconds * 1000)


page: Any = Clock()
worker, near = BrowserCardWorker(page), PageCardWorker(page)


async def started() -> None:
    """Start the worker, and wait until it is ready."""
    worker.warm_up()
    while not worker._ready:
        await asyncio.sleep(0.005)


async def shuffled(size: int, at_worker: bool) -> int:
    """Shuffle, lock and check a deck for two devices; return the number of progress reports."""
    making, news = Making(Deck(f"{size} {page.now()}", size), len(SECRETS)), list[float]()
    while (device := making.turn()) is not None:
        stage, place = making.stage, worker if at_worker else near
        made = await _done(place, MakeDeck("table", 0, stage, making, SECRETS[device]), news)
        assert isinstance(made, DeckMade)
        making = finish(receive(making, made.text))
        found = await _done(place, CheckDeck("table", 0, stage, making), news)
        assert found == DeckChecked("table", 0, stage, "")
    return len(news)


async def _done(card_worker: CardWorker, labour: CardWork, news: list[float]) -> Message:
    done: asyncio.Future[Message] = asyncio.get_event_loop().create_future()
    card_worker.work(labour, news.append, done.set_result)
    return await done


def dice(times: int) -> None:
    """Draw so many dice, each early in the game, where most of the chain is hashed again."""
    for _ in range(times):
        chains = [Chain(secret) for secret in SECRETS]
        openings = [chain.opening(2) for chain in chains]
        assert all(
            follows(chain.opening(1), opening) for chain, opening in zip(chains, openings, strict=True)
        )
        draw_outcome(openings, "die", [1] * 6)


async def checked(transcript: str) -> None:
    """Verify a whole transcript, in slices as the button does."""
    _, entries = transcript_of(json.loads(transcript))
    steps = verify(entries, None)
    try:
        while True:
            until = page.now() + SLICE
            while page.now() < until:
                next(steps)
            await asyncio.sleep(0)
    except StopIteration as end:
        report: Report = end.value
    assert report.verdict != WRONG, report.why
