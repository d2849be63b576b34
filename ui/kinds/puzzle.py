"""Puzzles: positions with one solution, each with its goal; the daily puzzle asks for one move."""

from __future__ import annotations

from engine.session.match import Match
from engine.session.puzzles.attempt import JUDGING, RIGHT, Attempt
from engine.session.tutorial import TutorialRun
from ui.kinds.guided import Guided
from ui.session.effects import Effect, FindSolution
from ui.session.screen import DAY, PUZZLE
from ui.session.session import Kind, Session, Settled
from ui.session.storage_effects import RecordPuzzleState, RecordSolvedDay
from ui.storage.history.history import SEEN, SOLVED, DayResult
from ui.words.en.session import say


class DailyPuzzle(Guided):
    """The puzzle of a date that wants one move; at weekends it is a `Puzzle`."""

    def place(self, _session: Session) -> str:
        """Return the entry with the date."""
        return f"{DAY}={self.progress.day}"

    def chance(self, _session: Session) -> str | None:
        """Return "": chance is drawn as in any game."""
        return ""

    def settled(self, session: Session) -> Settled | None:
        """Return the end of the puzzle once it is solved, else the next announcement."""
        words = self.words(session)
        if not (self.progress.met and session.between_steps):
            return Settled(session, "", words)
        return Settled(session, "day-over", words, (solved_day(self.progress),))

    def advice(self, session: Session, ticket: int) -> tuple[Kind, tuple[Effect, ...]] | None:
        """Return the effect that shows the move; the result will say so."""
        hint = super().advice(session, ticket)
        return hint and (self.with_run(self.progress._replace(helped=True)), hint[1])

    def words(self, session: Session) -> str:
        """Return the goal, or that it was reached."""
        step = self.progress.step.id
        return say.found[step] if session.between_steps and not session.step else say.goals[step]

    def missed(self, _session: Session) -> str:
        """Return the explanation of the wrong move."""
        return say.missed[self.progress.step.id]


def solved_day(run: TutorialRun) -> RecordSolvedDay:
    """Return the effect that records a solved daily puzzle with its result."""
    return RecordSolvedDay(run.day, DayResult(run.mistakes + 1, run.helped))


class Puzzle(Guided):
    """A puzzle of a game, perhaps of a date: every attempt is judged by proof, and a wrong one is refuted."""

    mistake_seconds = 2.0

    @property
    def attempt(self) -> Attempt:
        """State of the current attempt."""
        assert self.progress.attempt
        return self.progress.attempt

    @property
    def judged(self) -> bool:
        """True if the last move has its verdict."""
        return self.attempt.verdict != JUDGING

    def with_attempt(self, attempt: Attempt) -> Guided:
        """Return the kind with another state of the attempt."""
        return self.with_run(self.progress._replace(attempt=attempt, slow=False))

    def advice(self, session: Session, ticket: int) -> tuple[Kind, tuple[Effect, ...]] | None:
        """Return the effects that show the solution; the puzzle is then recorded as seen, not as solved."""
        attempt = self.attempt._replace(shown=True)
        shown = self.with_run(self.progress._replace(attempt=attempt, helped=True))
        recorded = RecordPuzzleState(self.attempt.puzzle.name, SEEN)
        return shown, (FindSolution(ticket, self.attempt._replace(shown=True), session.match), recorded)

    def place(self, _session: Session) -> str:
        """Return the entry with the date, or else the puzzle's name."""
        day = self.progress.day
        return f"{DAY}={day}" if day else f"{PUZZLE}={self.attempt.puzzle.name}"

    def after(self, session: Session, match: Match) -> Kind:
        """Return the kind with a person's move awaiting its verdict."""
        if not session.persons_turn:
            return self
        return self.with_run(self.progress._replace(attempt=self.attempt.submitted(match)))

    def settled(self, session: Session) -> Settled | None:
        """Return the next decision of the puzzle or its end; None while a move awaits its verdict."""
        if not self.judged:
            return None
        met = self.progress.met and session.between_steps
        if self.attempt.verdict == RIGHT and session.between_steps:
            onward = self.progress._replace(attempt=self.attempt.next_decision(session.match.cursor))
            session = session._replace(kind=self.with_run(onward))
        words = session.kind.words(session)
        if not met:
            return Settled(session, "", words)
        solved = RecordPuzzleState(self.attempt.puzzle.name, SOLVED)
        recorded: tuple[Effect, ...] = () if self.attempt.shown else (solved,)
        if self.progress.day:
            return Settled(session, "day-over", words, (*recorded, solved_day(self.progress)))
        return Settled(session, "challenge-over", words, recorded)

    def words(self, session: Session) -> str:
        """Return the goal with its deadline, or the verdict on the move."""
        attempt = self.attempt
        if attempt.verdict == JUDGING:
            return say.judging if self.progress.slow else ""
        if session.step:
            return ""
        if attempt.wrong:
            return self.missed(session)
        if session.between_steps:
            return say.solved
        puzzles = session.game.puzzles()
        goal = puzzles.words.goals[attempt.puzzle.goal] if puzzles else ""
        return say.asked(goal, attempt.left + attempt.mine, session.match.cursor > 0)

    def missed(self, session: Session) -> str:
        """Return the reply of the opponent or chance that refutes the move."""
        answers = session.log.logged_actions[self.attempt.upto : session.match.cursor]
        refutation = next((logged.words for logged in answers if logged.words), "")
        return say.refuted(refutation)
