"""One search of a computer player, in steps, and a `SearchService` that runs on the page."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import NamedTuple

from engine.ai.agents import Agent, RandomAgent, Thought
from engine.ai.analysis import Analyst, Limits
from engine.ai.levels import LevelAgent, make_agent
from engine.contract.rng import new_rng
from engine.registry import find_game
from ui.ports import Done, Job, Progress
from ui.session.analysis.state import LIVE_LEVEL, REVIEW_LEVEL, SearchInfo
from ui.storage.seats import LEVEL

Later = Callable[[float, Callable[[], None]], None]

NEWS_SECONDS = 0.125
"""Minimum seconds between two progress reports."""
SLICE_SECONDS = 0.01
"""Maximum seconds of search on the page at a stretch."""
PAGE_SECONDS = 0.5
"""Time limit on the page for players limited by time alone, since one step may use it all."""


class Search:
    """One search in progress. The owner steps it; dropping the reference cancels it."""

    def __init__(self, job: Job, seed: int, make: Callable[[Job], Agent] | None = None) -> None:
        """Start a search; `seed` seeds the player, `make` makes the player (default `player_of`)."""
        self._thoughts = _thoughts(job, seed, make or player_of)
        self._hurried = False
        self.best = ""
        """Text of the best action so far; "" before the first."""
        self.thinking = SearchInfo()
        self.done = False
        """True if `best` is the final answer."""

    def hurry(self) -> None:
        """End with the best action so far, or with the first to come."""
        self._hurried = True
        self.done = self.done or bool(self.best)

    def step(self) -> None:
        """Search until the player pauses. Raises its errors, or `RuntimeError` without an answer."""
        thought = next(self._thoughts, None)
        if thought is not None:
            self.best = thought.action.text
            self.thinking = SearchInfo(thought.depth, thought.nodes, thought.best)
        elif not self.best:
            raise RuntimeError("the computer player came to no answer")
        self.done = thought is None or thought.done or self._hurried

    def run(self, seconds: float, clock: Callable[[], float]) -> None:
        """Search for some seconds, at least one step, or to the end. Raises like `step`."""
        end = clock() + seconds
        while not self.done:
            self.step()
            if clock() >= end:
                break


def player_of(job: Job, seconds: float | None = None) -> Agent:
    """Return a new player for a job; `seconds` replaces the job's. Raises the errors of its construction."""
    game, seconds = find_game(job.game), seconds or job.seconds
    if job.level == LIVE_LEVEL:
        return Analyst(game, Limits(seconds))
    return (
        Analyst(game, None, job.times) if job.level == REVIEW_LEVEL else make_agent(game, job.level, seconds)
    )


class PlayerFactory:
    """Makes a new player for each job; a blunder of the previous player is all that carries over."""

    def __init__(self) -> None:
        self._slipped: dict[tuple[str, str], set[int]] = {}
        """Seats whose player has just blundered and may repeat it, by game and level."""

    def new_player(self, job: Job, seconds: float | None = None) -> Agent:
        """Return a new player for a job, like `player_of`."""
        player = player_of(job, seconds)
        if isinstance(player, LevelAgent):
            player.slipped = self._slipped.setdefault((job.game, job.level), player.slipped)
        return player


def _thoughts(job: Job, seed: int, make: Callable[[Job], Agent]) -> Iterator[Thought]:
    """Yield the player's thoughts; the player is made in the first step, so that all errors surface there."""
    player, rng = make(job), new_rng(seed)
    yield from (
        player.analyse(job.view, rng, job.asked)
        if isinstance(player, Analyst)
        else player.think(job.view, rng)
    )


def page_seconds(job: Job) -> float | None:
    """Return the time limit on the page of a player limited by time alone; None for others."""
    if job.level not in LEVEL or not LEVEL[job.level].patient:
        return None
    return min(PAGE_SECONDS, job.seconds or PAGE_SECONDS)


def any_action(job: Job, seed: int) -> str:
    """Return the text of some legal action, in place of a failed player's."""
    return RandomAgent(find_game(job.game)).choose(job.view, new_rng(seed)).text


def is_legal(job: Job, text: str) -> bool:
    """Return True if an action with this text is legal in the job's position."""
    game = find_game(job.game)
    state = game.determinize(job.view, new_rng(0))
    return any(action.text == text for action in game.legal_actions(state))


class _Task(NamedTuple):
    job: Job
    seed: int
    search: Search
    progress: Progress
    done: Done


class PageSearchService:
    """Searches on the page in steps so short that the page stays responsive, if there is no worker.

    An error of a player goes to stderr; its best action so far is played, or any legal one.
    """

    def __init__(
        self, later: Later, seed: Callable[[], int], clock: Callable[[], float] = perf_counter
    ) -> None:
        self._later = later
        self._seed = seed
        self._clock = clock
        self._players = PlayerFactory()
        self._task: _Task | None = None
        self._reported_at = 0.0

    def warm_up(self) -> None:
        """Do nothing: the page is ready."""

    def think(self, job: Job, progress: Progress, done: Done) -> None:
        """Start a job in place of an unfinished one."""
        seed = self._seed()
        search = Search(job, seed, lambda job: self._players.new_player(job, page_seconds(job)))
        self._task = task = _Task(job, seed, search, progress, done)
        self._reported_at = self._clock()
        self._later(0, lambda: self._slice(task))

    def hurry(self) -> None:
        """Answer with the best action so far, in the next slice."""
        if self._task:
            self._task.search.hurry()

    def stop(self) -> None:
        """Drop the job."""
        self._task = None

    def _slice(self, task: _Task) -> None:
        if task is not self._task:
            return
        search = task.search
        try:
            search.run(SLICE_SECONDS, self._clock)
        except Exception:
            complain(traceback.format_exc())
            self._finish(task, search.best or any_action(task.job, task.seed), SearchInfo())
            return
        if search.done:
            self._finish(task, search.best, search.thinking)
            return
        self._later(0, lambda: self._slice(task))
        if self._clock() - self._reported_at >= NEWS_SECONDS:
            self._reported_at = self._clock()
            task.progress(search.thinking)

    def _finish(self, task: _Task, action: str, thinking: SearchInfo) -> None:
        self._task = None
        task.done(action, thinking)


def complain(why: str) -> None:
    """Write an error to stderr, which is the browser's console."""
    print(why, file=sys.stderr)
