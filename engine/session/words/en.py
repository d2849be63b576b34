"""What is said of every game alike: its events, how it ended, and why a link or a save cannot be opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.events import JUMPS, PUSHED
from engine.contract.language import spoken


class Words:
    """In English. Pieces and players come with their names in the language that is spoken."""

    # --- events ------------------------------------------------------------------------------------

    def moved(self, piece: str, path: Sequence[str], how: str = "") -> str:
        """Return that a piece went along a path, and how (see `engine.contract.events.Moved`)."""
        jumps = how == JUMPS or len(path) > 2
        verb = "is pushed" if how == PUSHED else "jumps" if jumps else "goes"
        return f"{capital(piece)} {verb} from {path[0]} to {' to '.join(path[1:])}."

    def moved_by(self, who: str, piece: str, path: Sequence[str]) -> str:
        """Return that a player moved a piece that is not theirs."""
        return f"{who} moves {piece} from {path[0]} to {' to '.join(path[1:])}."

    def captured(self, piece: str, spot: str) -> str:
        """Return that a piece was captured."""
        return f"{capital(piece)} on {spot} is captured."

    def crowned(self, piece: str, spot: str) -> str:
        """Return what the piece became that has just moved to a spot."""
        return f"It becomes a {piece} on {spot}."

    def crowned_there(self, piece: str, spot: str) -> str:
        """Return what a piece became that has not moved."""
        return f"The piece on {spot} becomes a {piece}."

    def exploded(self, what: str, spot: str) -> str:
        """Return that something blew up."""
        return f"{capital(what)} on {spot} explodes."

    def blast(self, what: str, spot: str, swept: Sequence[tuple[str, str]]) -> str:
        """Return what exploded, and what went with it: each thing with its spot."""
        gone = self.listed([f"the {piece} on {there}" for piece, there in swept])
        return f"The {what} on {spot} explodes{f', and with it go {gone}' if swept else ''}."

    def placed(self, what: str, spot: str) -> str:
        """Return that something came onto the board."""
        return f"{capital(what)} comes to {spot}."

    def removed(self, what: str, spot: str) -> str:
        """Return that something left the board."""
        return f"{capital(what)} leaves {spot}."

    def revealed(self, what: str, spot: str) -> str:
        """Return that something came to light."""
        return f"{capital(what)} is revealed on {spot}."

    def looked(self, who: str, spot: str, what: str) -> str:
        """Return that a player looked under a checker, and what they saw, if that may be told."""
        return f"{who} looks under the checker on {spot}{f' and sees a {what}' if what else ''}."

    def rolled(self, what: str, face: str) -> str:
        """Return what a die or a coin shows."""
        return f"The {what} shows {face}."

    def drawn(self, card: str) -> str:
        """Return that a card was turned over."""
        return f"{capital(card)} is turned over."

    def coming(self, cards: Sequence[str], more: int) -> str:
        """Return which cards come next, and how many more are known."""
        first, *others = cards
        named = [f"first {first}", *(f"then {other}" for other in others[:1]), *others[1:]]
        rest = [f"and {more} more"] if more else []
        return f"The coming cards are in order now: {', '.join([*named, *rest])}."

    def knows_pile(self, who: str) -> str:
        """Return that a player knows what the draw pile holds, in order."""
        return f"{who} knows how the draw pile lies."

    def ordered(self, who: str, placed: int, whole: bool) -> str:
        """Return how many cards a player put in place, and whether they know the rest as well."""
        cards = "1 card" if placed == 1 else f"{placed} cards"
        rest = ", and knows how the rest lies" if whole else ""
        return f"{who} has put {cards} of the draw pile in place{rest}."

    def eliminated(self, who: str) -> str:
        """Return that a player is out."""
        return f"{capital(who)} is out of the game."

    # --- what an action is good for ----------------------------------------------------------------

    takes_back = "and can then take in return"
    """After what is taken and lost, where the line breaks off in the middle of it."""
    taken_back = "and the other side can then take in return"
    """The same, where others are next."""

    def traded(self, pieces: str) -> str:
        """Return what both sides lose alike."""
        return f"trades {pieces}"

    def exchange(self, won: str, lost: str) -> str:
        """Return what others lose but for that, and oneself; "" for nothing."""
        if won and lost:
            return f"takes {won} for {lost}"
        return f"takes {won}" if won else f"gives {lost} away" if lost else ""

    def gets(self, pieces: str) -> str:
        """Return which pieces one has then and had not: crowned, promoted or put in."""
        return f"gets {pieces}"

    def allows(self, pieces: str) -> str:
        """Return which pieces the other side has then and had not."""
        return f"lets the other side get {pieces}"

    with_this = "with this move"
    with_answer = "with the answer to it"

    def in_moves(self, count: int) -> str:
        """Return in how many moves of who wins it, several, the game is over for certain."""
        return f"in {count} moves"

    def in_at_most(self, count: int) -> str:
        """Return the same of who may be quicker."""
        return f"in at most {count} moves"

    def in_line(self, count: int) -> str:
        """Return the same of a line that nobody is forced to follow."""
        return f"after {count} moves, if it goes like this"

    def otherwise(self, other: str, answer: str, harm: str) -> str:
        """Return what the answer to another action would bring."""
        return f"otherwise, as after {other}: {answer} – {harm}"

    def unless(self, answer: str, harm: str) -> str:
        """Return what the other side could have done, had one done nothing."""
        return f"with nothing done about it: {answer} – {harm}"

    def threatens(self, action: str, gain: str) -> str:
        """Return what one could do next, if the other side did nothing."""
        return f"threatens {action} – {gain}"

    def leaves(self, answer: str, harm: str) -> str:
        """Return what the other side can do then."""
        return f"leaves open {answer} – {harm}"

    def better(self, reasons: Sequence[str]) -> str:
        """Return what stands better at the end of a line that nobody is forced to follow."""
        return f"if it goes like this: {'; '.join(reasons)}"

    def unless_drawn(self, told: str) -> str:
        """Return the same where a card or the like comes first."""
        return f"{told}, unless what is turned over changes that"

    # --- ends --------------------------------------------------------------------------------------

    ends: Mapping[str, str] = {
        "resigned": "{winner} won: {loser} resigned.",
        "left": "Nobody wins: {loser} resigned.",
        "agreed": "A draw, by agreement.",
        "time": "{winner} won: {loser} ran out of time.",
        "time-left": "Nobody wins: {loser} ran out of time.",
        "time-drawn": "A draw: time ran out, but the other side could not have won any more.",
        "filed": "{winner} won, according to the file.",
        "filed-draw": "A draw, according to the file.",
        "filed-both": "Both sides lost, according to the file.",
    }
    """How the players ended a game; `{winner}` and `{loser}` stand for names."""

    def end(self, code: str, winner: str, loser: str) -> str:
        """Return how the players ended a game. Raises `KeyError` for an end by the rules."""
        return self.ends[code].format(winner=winner, loser=loser)

    def filed(self, told: str) -> str:
        """Return the reason that a file gives for the result."""
        return f"It says: “{told}”."

    def listed(self, names: Sequence[str]) -> str:
        """Return names as a sentence has them: "Ada, Bob and Cy"."""
        return " and ".join([", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names)

    # --- what cannot be opened ---------------------------------------------------------------------

    link_foreign = (
        "This link is not a game: it may have been cut off or changed on its way. Ask for it again."
    )
    link_newer = "This link was made by a newer version of Odd Checkers. Reload the page to update it."
    link_cut = "This link has been cut off. Ask for it again, and copy it whole."
    link_changed = "This link was changed on its way. Ask for it again, and copy it whole."
    link_empty = "This link does not hold a game that can be played. Ask for it again."
    save_foreign = "This is not an Odd Checkers game."
    save_large = "This file is too large to be a saved game."
    save_edited = (
        "This save was changed since it was written, or a part of it is missing. It cannot be opened."
    )
    save_newer = "This game was saved by a newer version of Odd Checkers. Reload the page to update."
    save_wrong = "This saved game does not follow the rules and cannot be opened."
    line_wrong = "This line does not follow the rules of the game. It can only be deleted."

    def which_game(self, games: Sequence[str]) -> str:
        """Return that a file may be of several games."""
        return f"The file does not say which game it is of: {' or '.join(games)}."

    def no_notation(self, notation: str, fault: str) -> str:
        """Return that a file in a notation cannot be opened."""
        return f"This file cannot be read as {notation}: {fault}."

    def link_unknown(self, game: str) -> str:
        """Return that a link is for a game that there is not."""
        return f"This link is for a game called “{game}”, which is not here. Check that it was copied whole."

    def link_option(self, options: str) -> str:
        """Return that a link asks for options that its game does not have."""
        return f"This link asks for “{options}”, which its game does not know. Take that out of the link."

    def save_unknown(self, game: str) -> str:
        """Return that a save is of a game that there is not."""
        return f"This is a game of “{game}”, which is not here."

    def other_rules(self, game: str) -> str:
        """Return that a game was played by other rules than today's."""
        return f"This game of {game} was played by another version of the rules."


def capital(words: str) -> str:
    """Return words as a sentence begins with them."""
    return words[:1].upper() + words[1:]


class ReviewWords:
    """In English."""

    kinds: Mapping[str, str] = {
        "win": "lets a sure win go",
        "loss": "walks into a sure loss",
        "lead": "gives the lead away",
        "chance": "gives chances away",
    }
    """What a turning point was: who did it comes before."""
    wins = "wins by force"
    loses = "loses by force"

    def about(self, of_hundred: int) -> str:
        """Return the chance to win, of a hundred."""
        return f"about {of_hundred} of 100 games"

    def give_or_take(self, of_hundred: int, error: int) -> str:
        """Return the chance to win, of a hundred, and how far it may be off."""
        return f"about {of_hundred} ± {error} of 100 games"

    def at_most(self, of_hundred: int) -> str:
        """Return the chance to win where only this is known, that it is no better."""
        return f"at most {of_hundred} of 100 games"

    def answer(self, move: str) -> str:
        """Return an answer that was found, where nothing else is known."""
        return f"an answer to it: {move}"

    def then(self, moves: Sequence[str]) -> str:
        """Return what is expected to follow."""
        return f"then {' '.join(moves)}"


say = spoken(Words)
say_review = spoken(ReviewWords)
