"""Texts for all games: events, results, and reasons why a link or a save cannot be opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.events import JUMPS, PUSHED
from engine.contract.language import spoken
from engine.contract.words.en import some


class Words:
    """English texts. Pieces and players come with names in the current language."""

    # --- events ------------------------------------------------------------------------------------

    def moved(self, piece: str, path: Sequence[str], how: str = "") -> str:
        """Return the sentence that a piece moved along a path; `how` as in `engine.contract.events.Moved`."""
        jumps = how == JUMPS or len(path) > 2
        verb = "is pushed" if how == PUSHED else "jumps" if jumps else "moves"
        return f"{capital(piece)} {verb} from {path[0]} to {' to '.join(path[1:])}."

    def moved_by(self, who: str, piece: str, path: Sequence[str]) -> str:
        """Return the sentence that a player moved a piece that is not theirs."""
        return f"{who} moves {piece} from {path[0]} to {' to '.join(path[1:])}."

    def captured(self, piece: str, spot: str) -> str:
        """Return the sentence that a piece was captured."""
        return f"{capital(piece)} on {spot} is captured."

    def crowned(self, piece: str, spot: str) -> str:
        """Return the sentence on the promotion of the piece that has just moved."""
        return f"It becomes a {piece} on {spot}."

    def crowned_there(self, piece: str, spot: str) -> str:
        """Return the sentence on the promotion of a piece that has not moved."""
        return f"The piece on {spot} becomes a {piece}."

    def exploded(self, what: str, spot: str) -> str:
        """Return the sentence that something exploded."""
        return f"{capital(what)} on {spot} explodes."

    def blast(self, what: str, spot: str, swept: Sequence[tuple[str, str]]) -> str:
        """Return the sentence on an explosion and the pieces it destroyed, each with its spot."""
        gone = self.listed([f"the {piece} on {there}" for piece, there in swept])
        return f"The {what} on {spot} explodes{f', destroying {gone}' if swept else ''}."

    def next_blast(self, what: str, spot: str, swept: Sequence[tuple[str, str]]) -> str:
        """Return the sentence on a later explosion in a chain, and the pieces it destroyed."""
        gone = self.listed([f"the {piece} on {there}" for piece, there in swept])
        return f"The {what} on {spot} explodes too, destroying {gone}."

    def placed(self, what: str, spot: str) -> str:
        """Return the sentence that something was put on the board."""
        return f"{capital(what)} appears on {spot}."

    def removed(self, what: str, spot: str) -> str:
        """Return the sentence that something was removed from the board."""
        return f"{capital(what)} leaves {spot}."

    def revealed(self, what: str, spot: str) -> str:
        """Return the sentence that something was revealed."""
        return f"{capital(what)} is revealed on {spot}."

    def looked(self, who: str, spot: str, what: str) -> str:
        """Return the sentence that a player looked under a checker, and what they saw if that is public."""
        return f"{who} looks under the checker on {spot}{f' and sees {some(what)}' if what else ''}."

    def rolled(self, what: str, face: str) -> str:
        """Return the result of a die or a coin."""
        return f"The {what} shows {face}."

    def drawn(self, card: str) -> str:
        """Return the sentence that a card was turned over."""
        return f"{capital(card)} is turned over."

    def coming(self, cards: Sequence[str], more: int) -> str:
        """Return which cards come next, and how many more are known."""
        rest = [f"and {more} more"] if more else []
        return f"The next cards, in order: {', '.join([*cards, *rest])}."

    def knows_pile(self, who: str) -> str:
        """Return the sentence that a player knows the order of the draw pile."""
        return f"{who} knows the order of the draw pile."

    def ordered(self, who: str, placed: int, whole: bool) -> str:
        """Return the number of cards that a player arranged; `whole`: the player knows the rest as well."""
        cards = "1 card" if placed == 1 else f"{placed} cards"
        rest = ", and knows the order of the rest" if whole else ""
        return f"{who} has put {cards} of the draw pile in order{rest}."

    def eliminated(self, who: str) -> str:
        """Return the sentence that a player is out."""
        return f"{capital(who)} is out of the game."

    def abandoned(self, who: str, checked: bool) -> str:
        """Return the sentence that a player has abandoned the game, and who says so."""
        source = "the others say" if checked else "according to this copy"
        return f"{capital(who)} has abandoned the game, {source}."

    def out_of_time(self, who: str) -> str:
        """Return the sentence that a player's time has run out while the others play on."""
        return f"{capital(who)} ran out of time."

    # --- benefits ------------------------------------------------------------------------------------

    takes_back = "and can then recapture"
    """Ends a list of captures if the line breaks off before the player's recapture."""
    taken_back = "and the opponent can then recapture"
    """The same before the opponent's recapture."""

    def traded(self, pieces: str) -> str:
        """Return the pieces that both sides lose alike."""
        return f"trades {pieces}"

    def exchange(self, won: str, lost: str) -> str:
        """Return the other captures: of the opponent's pieces, and of the player's own; "" for neither."""
        if won and lost:
            return f"wins {won} for {lost}"
        return f"wins {won}" if won else f"loses {lost}" if lost else ""

    def gets(self, pieces: str) -> str:
        """Return the pieces that the player gets: crowned, promoted or put in."""
        return f"gets {pieces}"

    def allows(self, pieces: str) -> str:
        """Return the pieces that the opponent gets."""
        return f"lets the opponent get {pieces}"

    with_this = "with this move"
    with_answer = "with the reply"

    def in_moves(self, count: int) -> str:
        """Return in how many of the winner's moves, two or more, the forced win ends the game."""
        return f"in {count} moves"

    def in_at_most(self, count: int) -> str:
        """Return the maximum number of moves of a forced win that may be quicker."""
        return f"in at most {count} moves"

    def in_line(self, count: int) -> str:
        """Return the number of moves in a line that is not forced."""
        return f"after {count} moves, if play continues like this"

    def otherwise(self, other: str, answer: str, harm: str) -> str:
        """Return the harm done by the answer to another action."""
        return f"otherwise, for example after {other}: {answer} – {harm}"

    def unless(self, answer: str, harm: str) -> str:
        """Return the threat that the opponent could have carried out after a null move."""
        return f"if ignored: {answer} – {harm}"

    def threatens(self, action: str, gain: str) -> str:
        """Return the threat that the player could carry out after a null move by the opponent."""
        return f"threatens {action} – {gain}"

    def leaves(self, answer: str, harm: str) -> str:
        """Return the opponent's good reply."""
        return f"allows {answer} – {harm}"

    def better(self, reasons: Sequence[str]) -> str:
        """Return the improvements at the end of a line that is not forced."""
        return f"if play continues like this: {'; '.join(reasons)}"

    def unless_drawn(self, told: str) -> str:
        """Return a text with the reservation that a card or the like comes first."""
        return f"{told}, unless what is revealed changes that"

    # --- ends --------------------------------------------------------------------------------------

    ends: Mapping[str, str] = {
        "resigned": "{winner} wins: {loser} resigned.",
        "left": "Nobody wins: {loser} resigned.",
        "agreed": "Draw by agreement.",
        "time": "{winner} wins: {loser} ran out of time.",
        "time-left": "Nobody wins: {loser} ran out of time.",
        "time-drawn": "Draw: time ran out, but the opponent could no longer win.",
        "abandoned": "{winner} wins: {loser} abandoned the game, the winner says.",
        "abandoned-left": "Nobody wins: {loser} abandoned the game, the others say.",
        "filed": "{winner} wins, according to the file.",
        "filed-draw": "Draw, according to the file.",
        "filed-both": "Both sides lost, according to the file.",
    }
    """Ends that the players chose; `{winner}` and `{loser}` stand for names."""

    def end(self, code: str, winner: str, loser: str) -> str:
        """Return how the players ended a game. Raises `KeyError` for an end by the rules."""
        return self.ends[code].format(winner=winner, loser=loser)

    def filed(self, told: str) -> str:
        """Return the reason for the result in a file."""
        return f"It says: “{told}”."

    def listed(self, names: Sequence[str]) -> str:
        """Return names as a list in a sentence: "Ada, Bob and Cy"."""
        return " and ".join([", ".join(names[:-1]), *names[-1:]] if len(names) > 1 else names)

    # --- errors --------------------------------------------------------------------------------------

    link_foreign = (
        "This link does not contain a game: it may have been cut off or changed on the way. Ask for it again."
    )
    link_newer = "This link was made by a newer version of Odd Checkers. Reload the page to update."
    link_cut = "This link is incomplete. Ask for it again and copy all of it."
    link_changed = "This link was changed on the way. Ask for it again and copy all of it."
    link_empty = "This link does not contain a playable game. Ask for it again."
    save_foreign = "This is not an Odd Checkers game."
    save_large = "This file is too large to be a saved game."
    save_edited = "This file was changed after it was saved, or part of it is missing. It cannot be opened."
    save_newer = "This game was saved by a newer version of Odd Checkers. Reload the page to update."
    save_wrong = "This saved game does not follow the rules and cannot be opened."
    line_wrong = "This variation breaks the rules of the game. You can only delete it."

    def which_game(self, games: Sequence[str]) -> str:
        """Return the message that a file fits several games."""
        return f"The file does not say which game it contains: {' or '.join(games)}."

    def no_notation(self, notation: str, fault: str) -> str:
        """Return the message that a file in a notation cannot be opened."""
        return f"This file cannot be read as {notation}: {fault}."

    def link_unknown(self, game: str) -> str:
        """Return the message that a link names an unknown game."""
        return f"This link is for “{game}”, a game this page does not have. Check that you copied it all."

    def link_option(self, options: str) -> str:
        """Return the message that a link has options that its game does not know."""
        return f"This link asks for “{options}”, which its game does not have. Remove that from the link."

    def save_unknown(self, game: str) -> str:
        """Return the message that a save names an unknown game."""
        return f"This is a game of “{game}”, which this page does not have."

    def other_rules(self, game: str) -> str:
        """Return the message that a game was played by another version of the rules."""
        return f"This game of {game} was played under another version of the rules."


def capital(words: str) -> str:
    """Return a text with a capital first letter."""
    return words[:1].upper() + words[1:]


class ReviewWords:
    """English texts of the review."""

    kinds: Mapping[str, str] = {
        "win": "misses a forced win",
        "loss": "walks into a forced loss",
        "lead": "throws away the lead",
        "chance": "gives away winning chances",
    }
    """Kinds of turning points; each follows the name of the player."""
    wins = "wins by force"
    loses = "loses by force"

    def about(self, of_hundred: int) -> str:
        """Return the winning chance, in percent."""
        return f"wins about {of_hundred}%"

    def give_or_take(self, of_hundred: int, error: int) -> str:
        """Return the winning chance, in percent, with its error."""
        return f"wins about {of_hundred} ± {error}%"

    def at_most(self, of_hundred: int) -> str:
        """Return the winning chance where only an upper bound is known."""
        return f"wins at most {of_hundred}%"

    def answer(self, move: str) -> str:
        """Return an answer, where nothing else is known."""
        return f"reply: {move}"

    def then(self, moves: Sequence[str]) -> str:
        """Return the expected continuation."""
        return f"then {' '.join(moves)}"


say = spoken(Words)
say_review = spoken(ReviewWords)
