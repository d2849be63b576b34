"""Remarks of the computer opponents: a greeting, a comment on a blunder now and then, and a farewell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ui.features.scoring import turns
from ui.messages import Message
from ui.messages.answers import RemarkOver
from ui.session.effects import SendLater
from ui.session.model import Change, Model
from ui.session.moods import blunderer
from ui.session.screen import Remark
from ui.session.session import Session
from ui.storage.seats import level_of, people
from ui.words.en.remarks import say

SPACING = 10
"""Minimum number of moves between two remarks; the farewell follows the last move and is not counted."""
SECONDS = 3.0
"""Seconds that the shortest remark stays."""
LETTERS = 15
"""Reading speed, in letters per second: the eyes come from the board."""
KEPT = 30
"""Number of sentences that are remembered, so that they do not return soon."""
GREETING, OWN_BLUNDER, YOUR_BLUNDER = "greeting", "own-blunder", "your-blunder"
WIN, LOSS, DRAW, RUIN = "win", "loss", "draw", "ruin"
"""Occasions at the end, as the opponent sees it; in a ruin everybody loses."""
MESSAGES = (RemarkOver,)


class _Cue(NamedTuple):
    """The opponent that speaks, and its occasion."""

    seat: int
    occasion: str


def update(model: Model, message: Message) -> Change:
    """Remove a remark whose time is over."""
    remark = model.screen.remark
    if isinstance(message, RemarkOver) and message.number == remark.number:
        return _with_remark(model, remark._replace(words="")), ()
    return model, ()


def comment(before: Model, after: Model) -> Change:
    """Let an opponent speak, if the position gives an occasion and the last remark is long enough ago."""
    session = after.session
    if session is None or session is before.session or not after.at_table or not _is_settled(after, session):
        return after, ()
    remark, match = after.screen.remark, session.match
    here = (match.cursor, match.outcome is not None)
    known = remark.sitting == session.sitting
    if known and remark.heard == here:
        return after, ()
    cue = _cue(session, remark) if known else _greeting(session, after)
    if not known:
        remark = remark._replace(words="", sitting=session.sitting, moves=turns(session.match))
    remark = remark._replace(heard=here)
    return _speak(_with_remark(after, remark), cue) if cue else (_with_remark(after, remark), ())


def _is_settled(model: Model, session: Session) -> bool:
    """Return True if an opponent may speak here and nothing moves any more."""
    computers = bool(_computers(session)) and bool(people(session.seats))
    talks = model.screen.settings.voices and computers and not session.kind.scripted
    return talks and session.pending is None and session.step is None


def _computers(session: Session) -> list[int]:
    return [seat for seat, player in enumerate(session.seats) if level_of(player)]


def _greeting(session: Session, model: Model) -> _Cue | None:
    """Return the cue for a greeting, before the first move of a game."""
    computers = _computers(session)
    if turns(session.match) or session.match.outcome:
        return None
    return _Cue(computers[_salt(model) % len(computers)], GREETING)


def _cue(session: Session, remark: Remark) -> _Cue | None:
    """Return the cue for a comment or the farewell."""
    if session.match.outcome:
        return _farewell(session, session.match.outcome.returns)
    advanced = session.match.cursor > remark.heard[0]
    if not (advanced and session.persons_turn and turns(session.match) - remark.moves >= SPACING):
        return None
    seat = _computers(session)[0]
    loser = blunderer(session, seat)
    if loser is None:
        return None
    return _Cue(seat, OWN_BLUNDER if loser == seat else YOUR_BLUNDER)


def _farewell(session: Session, returns: Sequence[float]) -> _Cue:
    """Return the cue of the opponent that did best."""
    seat = max(_computers(session), key=lambda each: returns[each])
    if max(returns) < 0:
        return _Cue(seat, RUIN)
    return _Cue(seat, WIN if returns[seat] > 0 else LOSS if returns[seat] < 0 else DRAW)


def _speak(model: Model, cue: _Cue) -> Change:
    """Show the least recently used sentence for an occasion."""
    session, remark = model.table, model.screen.remark
    level = level_of(session.seats[cue.seat])
    sentences = say.remarks[level][cue.occasion]
    ids = [f"{level}/{cue.occasion}/{number}" for number in range(len(sentences))]
    turned = [(number + _salt(model)) % len(ids) for number in range(len(ids))]
    chosen = min(turned, key=lambda number: _last_use(remark.recent, ids[number]))
    number = remark.number + 1
    remark = remark._replace(
        words=sentences[chosen],
        seat=cue.seat,
        number=number,
        moves=turns(session.match),
        recent=(*(each for each in remark.recent if each != ids[chosen]), ids[chosen])[-KEPT:],
    )
    stays = session.match.outcome is not None
    over = () if stays else (SendLater(SECONDS + len(remark.words) / LETTERS, RemarkOver(number)),)
    return _with_remark(model, remark), over


def _last_use(recent: Sequence[str], sentence: str) -> int:
    """Return when a sentence was used last: the larger, the later; -1 for never."""
    return recent.index(sentence) if sentence in recent else -1


def _salt(model: Model) -> int:
    """Return a number that differs from game to game, and is no random number of the game."""
    return int(model.now * 1000) + model.table.match.cursor


def _with_remark(model: Model, remark: Remark) -> Model:
    return model.with_screen(model.screen._replace(remark=remark))
