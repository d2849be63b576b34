"""Fair play between devices: the words to compare, awaited players, two clocks, another table."""

from __future__ import annotations

from engine.remote.agreement import Table, read_table
from engine.remote.crypto.randomness import previous_link
from engine.remote.identity import words_number
from engine.remote.replica import Replica
from engine.remote.status import Request, abandoned_device
from engine.session.clock import MOVE as PER_MOVE
from engine.session.match import Agreed
from engine.session.narration import listed
from ui.panels.clocks import clock_text
from ui.panels.parts import dialog
from ui.panels.remote.link_play import name_of
from ui.session import screen as screens
from ui.session.model import Model
from ui.session.remote.peers import GONE, HERE, JOIN, MOVE, QUIET, TOLERANCE, Awaited, Peers, Waiting
from ui.session.session import Session
from ui.storage.seats import DIFFER, MATCH
from ui.tree import Node, button, h
from ui.words.en.clocks import say as clock_words
from ui.words.en.code_words import say as noun_words
from ui.words.en.code_words import say_fair as say
from ui.words.en.remote import THINKS
from ui.words.en.remote import say as table_words

# --- lines of the strip ------------------------------------------------------------------------------


def awaited_words(replica: Replica, part: Awaited) -> str:
    """Return a sentence that names the awaited players and their part."""
    names = [name_of(replica, device) for device in part.devices]
    return say.waits(listed(names), part.what, len(names))


def presence_words(waiting: Waiting, device: int, presence: str, thinks: bool) -> list[Node | str]:
    """Return the presence of a player, or the part of the game that has been awaited from there for a while.

    The sign beside it shows the presence, too. An awaited move stands at the player already.
    """
    part, shown = waiting.part, table_words.presence[THINKS if thinks and presence == HERE else presence]
    late = waiting.stage != QUIET and device in part.devices and part.what not in (MOVE, JOIN)
    if not late:
        return [shown]
    awaited = say.awaited[part.what]
    if presence == HERE:
        return [awaited]
    away, hidden = presence != GONE, "visually-hidden"
    return [
        h("span", f"{shown}, ", class_=hidden) if away else shown,
        awaited if away else h("span", f", {awaited}", class_=hidden),
    ]


def end_button(replica: Replica, waiting: Waiting, device: int) -> Node | None:
    """Return the button that ends the game as abandoned by a player who is awaited for long."""
    request = replica.state.request
    if device not in waiting.ends or (request and abandoned_device(request.what) >= 0):
        return None
    words = say.end_by(name_of(replica, device))
    return button(say.end, "ask-abandon", str(device), class_="quiet end", aria_label=words, title=words)


def abandon_request(replica: Replica, request: Request, waiting: Waiting) -> Node:
    """Return the request to end the game as abandoned.

    This device agrees only after it has waited for a minute as well.
    """
    device, asker = abandoned_device(request.what), name_of(replica, min(request.agreed))
    other, everybody = name_of(replica, device), range(len(replica.state.people))
    silent = [each for each in everybody if each not in {*request.agreed, device}]
    if replica.device in request.agreed:
        names = listed([name_of(replica, each) for each in silent])
        words = say.asked_to_end(other, names) if silent else say.last_call(other)
        return h("p", words, class_="by", role="status")
    if replica.device == device:
        words, row = say.ends_unless(asker), [button(say.here, "consent", "no", class_="primary")]
    else:
        words, row = say.asks_to_end(asker, other), [button(say.refuse, "consent", "no")]
        may = device in waiting.ends
        row = [button(say.agree, "consent", "yes"), *row] if may else [*row, h("small", say.not_yet)]
    return h("div", h("p", words), h("div", row, class_="row"), role="alert", class_="asked", key="asked")


def fair_line(session: Session, replica: Replica, waiting: Waiting) -> Node | None:
    """Return the line about the words to compare; None before all devices have opened their first commitment.

    With one friend it also has the button to end the game, so that nothing moves when that appears.
    """
    if replica.state.protocol == 1:
        return h("p", say.unproven, class_="by", key="compared")
    friend = 1 - replica.device
    end = end_button(replica, waiting, friend) if len(replica.state.people) == 2 else None
    known, result = code_words(replica), session.main.kind.compared
    if not known and not end:
        return None
    words, label = {
        MATCH: (say.compared, say.show),
        DIFFER: (say.differ, say.compare_again),
    }.get(result, (say.not_compared, say.compare))
    status = None if end and result != DIFFER else h("span", words)  # so that all fits on one line
    compare = [status, button(label, "compare-words", class_="quiet")] if known else None
    return h("p", compare, end, class_="by compared", data_result=result or None, key="compared")


def code_words(replica: Replica) -> tuple[str, ...]:
    """Return the four words that friends compare; () until every device has opened its first commitment."""
    state = replica.state
    openings = state.first_openings
    if not state.complete or not openings:
        return ()
    keys = [person.key for person in state.people if person]
    heads = [previous_link(opening) for opening in openings]
    nouns = noun_words.nouns.split()
    return tuple(nouns[number] for number in words_number(state.table.id, keys, heads, openings))


def clock_lines(session: Session, replica: Replica, waiting: Waiting) -> list[Node]:
    """Return a line for each player whose time this device has measured otherwise than it was reported."""
    kind, owners = session.main.kind, replica.state.table.owners
    seats = sorted(
        {each.seat for each in kind.differences}
        | ({waiting.seat} if waiting.shown > waiting.tolerance else set())
    )
    return [
        _clock_line(name_of(replica, owners[seat]), *times)
        for seat in seats
        if owners[seat] != replica.device and (times := _two_times(session.main, seat, waiting))
    ]


def _clock_line(name: str, theirs: int, ours: int) -> Node:
    words = say.two_clocks(name, clock_text(-(-theirs // 1000)), clock_text(-(-ours // 1000)))
    return h("p", words, class_="by apart", key=f"clock-{name}")


def _two_times(main: Session, seat: int, waiting: Waiting) -> tuple[int, int] | None:
    """Return the milliseconds that a seat has left, as reported and as measured; None if they agree.

    With time per move only the last decision of the seat counts.
    """
    clock, match = main.clock, main.match
    if clock is None:
        return None
    late = waiting.shown if waiting.seat == seat and waiting.shown > waiting.tolerance else 0
    differences = [each for each in main.kind.differences if each.seat == seat]
    if clock.control.kind == PER_MOVE:
        places = [at for at in range(match.cursor) if match.decider(at) == seat]
        differences = [each for each in differences if places and each.at >= places[-1]]
        left = clock.control.allowance(seat) - (clock.spent[places[-1]] if places else 0)
    else:
        left = clock.left(match.cursor, match.player)[seat]
    agreed = match.agreed
    if isinstance(agreed, Agreed) and agreed.late and agreed.resigned == seat:
        left = 0
    more = sum(each.more for each in differences) + late
    if abs(more) <= TOLERANCE:
        return None
    strict = clock.control.strict
    return (max(0, left), max(0, left - more)) if strict else (left, left - more)


# --- dialogs -----------------------------------------------------------------------------------------


def fair_dialog(model: Model) -> Node | None:
    """Return the open dialog; None if its reason is gone."""
    screen, replica = model.screen, model.session.main.replica if model.session else None
    match screen.dialog:
        case screens.COMPARE if replica:
            return compare_dialog(replica)
        case screens.ABANDON if replica and screen.subject.isdecimal():
            return abandon_dialog(model, replica, int(screen.subject))
        case screens.OTHER_TABLE if screen.peers and screen.peers.offered:
            return table_dialog(screen.peers, read_table(screen.peers.offered[0]))
    return None


def compare_dialog(replica: Replica) -> Node:
    """Return the dialog with the four words that all screens should show."""
    several = len(replica.state.people) > 2
    return dialog(
        say.title,
        [
            h("p", say.help_of_several if several else say.help),
            h("ol", [h("li", word) for word in code_words(replica)], class_="code-words", translate="no"),
            h("p", say.other_language, class_="by"),
            h(
                "div",
                button(say.match, "words-compared", "yes", class_="primary"),
                button(say.differs, "words-compared", "no"),
                class_="row",
            ),
        ],
    )


def abandon_dialog(model: Model, replica: Replica, device: int) -> Node:
    """Return the question whether to end the game as abandoned by a player."""
    name, peers = name_of(replica, device), model.screen.peers
    several = len(replica.state.people) > 2
    here = peers is not None and peers.presence(device) == HERE
    return dialog(
        say.end_title(name),
        [
            h("p", awaited_words(replica, model.screen.waiting.part)),
            h("p", say.may_think(name)) if here and model.screen.waiting.part.what == MOVE else None,
            h("p", say.loses_if_agreed(name) if several else say.loses(name)),
            h(
                "div",
                button(say.wait, "close", class_="primary"),
                button(say.end_game, "abandon", str(device)),
                class_="row",
            ),
        ],
    )


def table_dialog(peers: Peers, offered: Table) -> Node:
    """Return the question whether to play at a table that differs from the agreed one."""
    rows = [h("li", words) for words in differing(peers, offered)]
    answers = h(
        "div",
        button(say.play, "other-table", "yes"),
        button(say.decline, "other-table", "no", class_="primary"),
        class_="row",
    )
    return dialog(say.another, [h("p", say.set_up), h("ul", rows), answers], closes="decline-table")


def differing(peers: Peers, offered: Table) -> list[str]:
    """Return the terms of an offered table that differ from the agreed ones, as phrases; [] if none does."""
    agreed, title = peers.agreed, offered.game.info.title
    if agreed is None:
        known = peers.game in ("", offered.game.info.id)
        return [] if known else [say.other_game(title)]
    if agreed.game.info.id != offered.game.info.id:
        return [say.other_game(title)]
    pairs = {
        "rules": (agreed.game.info.rules_version, offered.game.info.rules_version),
        "options": (agreed.match.options, offered.match.options),
        "start": (agreed.match.start, offered.match.start),
        "seats": ((agreed.owners, agreed.lots), (offered.owners, offered.lots)),
        "way": (agreed.way, offered.way),
    }
    found = [say.terms[name] for name, (one, other) in pairs.items() if one != other]
    return [*found, say.other_clock(_clock(offered))] if agreed.control != offered.control else found


def _clock(table: Table) -> str:
    """Return the clock of a table as a phrase; "" without clocks."""
    control = table.control
    return clock_words.agreed(control.kind, control.seconds, control.increment) if control else ""
