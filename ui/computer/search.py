"""A computer player's thinking, step by step, and a `SearchService` that does it on the page itself."""

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
from ui.session.analysis.state import EYE, JUDGE
from ui.session.analysis.thinking import SearchInfo
from ui.storage.seats import LEVEL

Later = Callable[[float, Callable[[], None]], None]

NEWS_SECONDS = 0.125
"""How much time lies at least between two reports of progress."""
SLICE_SECONDS = 0.01
"""How long the page thinks at a stretch, before it does something else."""
PAGE_SECONDS = 0.5
"""How long players think on the page at most that have no limit but time: one step may take all of it."""


class Search:
    """The thinking about one job. It is driven from outside, and forgotten to drop it."""

    def __init__(self, job: Job, seed: int, make: Callable[[Job], Agent] | None = None) -> None:
        """Take on a job; `seed` is for the player's own dice. `make` gives the player, if not `player_of`."""
        self._thoughts = _thoughts(job, seed, make or player_of)
        self._hurried = False
        self.best = ""
        """The text of the best action so far, or "" before there is one."""
        self.thinking = SearchInfo()
        self.done = False
        """Nothing follows: `best` is the answer."""

    def hurry(self) -> None:
        """End with the best action so far, or with the first that comes."""
        self._hurried = True
        self.done = self.done or bool(self.best)

    def step(self) -> None:
        """Think on until the player pauses. Raises what the player raises, also if it has no answer."""
        thought = next(self._thoughts, None)
        if thought is not None:
            self.best = thought.action.text
            self.thinking = SearchInfo(thought.depth, thought.nodes, thought.best)
        elif not self.best:
            raise RuntimeError("the computer player came to no answer")
        self.done = thought is None or thought.done or self._hurried

    def run(self, seconds: float, clock: Callable[[], float]) -> None:
        """Think for some time, at least one step, and no longer than to the end. Raises as `step` does."""
        end = clock() + seconds
        while not self.done:
            self.step()
            if clock() >= end:
                break


def player_of(job: Job, seconds: float | None = None) -> Agent:
    """Return a new player for a job; `seconds` replaces those of the job. Raises what making one raises."""
    game, seconds = find_game(job.game), seconds or job.seconds
    if job.level == EYE:
        return Analyst(game, Limits(seconds))
    return Analyst(game, None, job.times) if job.level == JUDGE else make_agent(game, job.level, seconds)


class PlayerFactory:
    """Makes players anew for each job: they know no more of the one before than whether it slipped."""

    def __init__(self) -> None:
        self._slipped: dict[tuple[str, str], set[int]] = {}
        """By game and level, for which seats a player has just slipped: it may go on to."""

    def anew(self, job: Job, seconds: float | None = None) -> Agent:
        """Return a new player for a job, as `player_of` does."""
        player = player_of(job, seconds)
        if isinstance(player, LevelAgent):
            player.slipped = self._slipped.setdefault((job.game, job.level), player.slipped)
        return player


def _thoughts(job: Job, seed: int, make: Callable[[Job], Agent]) -> Iterator[Thought]:
    """Begin at the first step, so that faults of all kinds show up there."""
    player, rng = make(job), new_rng(seed)
    yield from (
        player.analyse(job.view, rng, job.asked)
        if isinstance(player, Analyst)
        else player.think(job.view, rng)
    )


def page_seconds(job: Job) -> float | None:
    """Return how long a player may think on the page that has no limit but time; None for the others."""
    if job.level not in LEVEL or not LEVEL[job.level].patient:
        return None
    return min(PAGE_SECONDS, job.seconds or PAGE_SECONDS)


def any_action(job: Job, seed: int) -> str:
    """Return the text of some legal action, for a player that failed."""
    return RandomAgent(find_game(job.game)).choose(job.view, new_rng(seed)).text


def is_legal(job: Job, text: str) -> bool:
    """Whether an action with this text may be done where a job was given."""
    game = find_game(job.game)
    state = game.determinize(job.view, new_rng(0))
    return any(action.text == text for action in game.legal_actions(state))


class _Task(NamedTuple):
    job: Job
    seed: int
    mind: Search
    progress: Progress
    done: Done


class PageSearchService:
    """Thinks on the page, in steps so short that the page still moves. For when there is no worker.

    A player that raises is reported on stderr; its best action so far is played, or else any.
    """

    def __init__(
        self, later: Later, seed: Callable[[], int], clock: Callable[[], float] = perf_counter
    ) -> None:
        self._later = later
        self._seed = seed
        self._clock = clock
        self._players = PlayerFactory()
        self._task: _Task | None = None
        self._told = 0.0

    def warm_up(self) -> None:
        """The page is ready."""

    def think(self, job: Job, progress: Progress, done: Done) -> None:
        """Start on a job, in place of one that is not finished."""
        seed = self._seed()
        mind = Search(job, seed, lambda job: self._players.anew(job, page_seconds(job)))
        self._task = task = _Task(job, seed, mind, progress, done)
        self._told = self._clock()
        self._later(0, lambda: self._slice(task))

    def hurry(self) -> None:
        """Answer with the best so far, in the next slice."""
        if self._task:
            self._task.mind.hurry()

    def stop(self) -> None:
        """Drop the job."""
        self._task = None

    def _slice(self, task: _Task) -> None:
        if task is not self._task:
            return
        mind = task.mind
        try:
            mind.run(SLICE_SECONDS, self._clock)
        except Exception:
            complain(traceback.format_exc())
            self._finish(task, mind.best or any_action(task.job, task.seed), SearchInfo())
            return
        if mind.done:
            self._finish(task, mind.best, mind.thinking)
            return
        self._later(0, lambda: self._slice(task))
        if self._clock() - self._told >= NEWS_SECONDS:
            self._told = self._clock()
            task.progress(mind.thinking)

    def _finish(self, task: _Task, action: str, thinking: SearchInfo) -> None:
        self._task = None
        task.done(action, thinking)


def complain(why: str) -> None:
    """Write a fault where developers look: on stderr, which is the console in a browser."""
    print(why, file=sys.stderr)
