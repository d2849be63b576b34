"""The dialogs over the screen, by name and subject."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.contract.game import AnyGame
from engine.contract.language import ENGLISH, current_language
from engine.contract.values import Cover
from engine.registry import PLUGINS, find_game
from ui.panels.board import picture
from ui.panels.clocks import clocks_run, pause_dialog
from ui.panels.dialogs.card import card_dialog
from ui.panels.dialogs.common import (
    about_dialog,
    ask,
    clash_dialog,
    cover_dialog,
    picture_row,
    rename_dialog,
    rules_dialog,
    secret_cover,
    secret_dialog,
    share_dialog,
)
from ui.panels.dialogs.files import (
    LEFT_OUT,
    WHICH_GAME,
    backup_dialog,
    collection_dialog,
    left_out_dialog,
    merge_dialog,
    opening_dialog,
    which_dialog,
)
from ui.panels.dialogs.settings import settings_dialog
from ui.panels.dialogs.why import why_dialog
from ui.panels.guided import puzzle_solved_dialog, tutorial_over_dialog
from ui.panels.parts import with_shade
from ui.panels.variations import comment_dialog, line_dialog
from ui.session import screen as screens
from ui.session.availability import resigner
from ui.session.model import Model
from ui.session.remote import invited as opened
from ui.session.screen import HELD, OPENING, Links, Screen
from ui.session.selection import targets
from ui.session.session import Session
from ui.tree import Node, button
from ui.words.en.dialogs import say
from ui.words.en.remote import say as remote_say
from ui.words.en.table import say as table

Address = Callable[[str], str]
"""Returns the page's full address with a fragment."""
REMOTE = {screens.INVITING, screens.INVITED, screens.ANSWERED, opened.JOINING, opened.PARTED, opened.BY_HAND}
"""Dialogs about remote play."""
FAIR = {screens.COMPARE, screens.ABANDON, screens.OTHER_TABLE}
"""Dialogs about its fairness."""


def open_dialog(model: Model, name_of: Callable[[str], str], address: Address) -> list[Node]:
    """Return the open dialog in a list, or []. `name_of` returns the name of a saved game by its id."""
    node = _dialog(model, name_of, address)
    if node is None:
        return []
    if model.session and clocks_run(model.session):
        node = with_shade(node, "cover")
    return [node._replace(attributes={**node.attributes, "key": f"dialog-{model.screen.dialog}"})]


def _dialog(model: Model, name_of: Callable[[str], str], address: Address) -> Node | None:
    screen, dialog, session = model.screen, model.screen.dialog, model.session
    if dialog == "settings":
        return _settings(model)
    if dialog == "rules":
        return _rules(model)
    if dialog == "about":
        return about_dialog(f"rules/{_in_language()}about.html")
    if dialog == "rename":
        return rename_dialog(name_of(screen.subject), screen.input_error)
    if dialog in PLAIN:
        return PLAIN[dialog](screen)
    if dialog == "share-position" and screen.editing:
        from ui.panels.editor import position_dialog

        return position_dialog(screen.editing, address)
    if dialog == "backup" and screen.backup:
        return backup_dialog()
    if dialog == "moved" and screen.merge_result:
        return merge_dialog(screen.merge_result)
    if dialog in REMOTE:
        return _remote_dialog(screen, session, address)
    if dialog in FAIR:
        from ui.panels.remote.comparing import fair_dialog  # only remote games need it

        return fair_dialog(model)
    return _table_dialog(model, session, address) if session else None


def _remote_dialog(screen: Screen, session: Session | None, address: Address) -> Node | None:
    """Return a dialog about remote play."""
    from ui.panels.remote.inviting import invited_dialog, inviting_dialog, reply_dialog
    from ui.panels.remote.link_play import by_hand_dialog, diverged_dialog, joining_dialog

    replica = session.main.replica if session else None
    match screen.dialog:
        case screens.ANSWERED:
            return reply_dialog(screen)
        case screens.INVITING if replica:
            return inviting_dialog(replica, screen, address)
        case screens.INVITED if screen.invited:
            return invited_dialog(screen.invited, screen, address)
        case opened.JOINING if screen.opened_link:
            return joining_dialog(screen.opened_link, screen.settings.own_name)
        case opened.PARTED if screen.opened_link and replica:
            return diverged_dialog(screen.opened_link, replica.device)
        case opened.BY_HAND:
            return by_hand_dialog(screen.subject, address)
    return None


def _table_dialog(model: Model, session: Session, address: Address) -> Node | None:
    """Return a dialog about the game at the table."""
    screen = model.screen
    match screen.dialog:
        case "share":
            return _share(model, session, address)
        case screens.CARD:
            choosable = targets(session.choices, session.picked)
            return card_dialog(picture(model), screen.subject, choosable, session.game)
        case "challenge-over":
            return puzzle_solved_dialog(session, address)
        case "line":
            return line_dialog(session, screen.subject, model.past_reveals)
        case "day-over":
            return _daily_solved(session, screen, address)
        case "result":
            return _result(model, session)
    return AT_TABLE[screen.dialog](session) if screen.dialog in AT_TABLE else None


def _result(model: Model, session: Session) -> Node:
    from ui.panels.dialogs.result import result_dialog  # a game ends long after the start

    return result_dialog(session, model.screen, _check(session))


def _daily_solved(session: Session, screen: Screen, address: Address) -> Node:
    from ui.panels.dialogs.result import daily_solved_dialog

    return daily_solved_dialog(session, screen, address)


def _share(model: Model, session: Session, address: Address) -> Node:
    from ui.panels.clips.row import clip_row, embed_row

    links, formats = _addressed(model.screen.links, address), session.game.notations
    editable, timed = session.game.has_editor(), session.clock is not None
    pictures = [picture_row(session.geometry, picture(model)), clip_row(model), embed_row(model)]
    return share_dialog(links, formats, editable, timed, pictures, _check(session), model.screen.can_share)


def _settings(model: Model) -> Node:
    session, screen = model.session, model.screen
    game_theme = (session.game.info.cover if session else Cover()).theme
    if session is None or session.match.outcome or session.kind.refuses(session, "seats"):
        return settings_dialog(screen.settings, screen.can_vibrate, game_theme, screen.input_error)
    names = [say.who_plays(seat) for seat in session.match.seats]
    return settings_dialog(
        screen.settings, screen.can_vibrate, game_theme, screen.input_error, names, session.seats
    )


def _rules(model: Model) -> Node:
    page, _, clause = model.screen.subject.partition("#")
    game = find_game(page or model.table.game.info.id)
    address = f"rules/{_folder(game)}{game.info.id}.html{'#' * bool(clause)}{clause}"
    return rules_dialog(game.info.title, address, tuple(game.words.lessons.values()))


def _folder(game: AnyGame) -> str:
    """Return the folder of a game's rules in the current language; plugin games have only one."""
    return "" if game.info.id in PLUGINS else _in_language()


def _in_language() -> str:
    """Return the folder of the rules pages in the current language."""
    return "" if current_language() == ENGLISH else f"{current_language()}/"


def _addressed(links: Links, address: Address) -> Links:
    """Return the links with the page's address."""
    return links._replace(
        game=address(links.game) if links.game else "",
        position=address(links.position) if links.position else "",
        readable=address(links.readable) if links.readable else "",
    )


def _check(session: Session) -> Node | None:
    """Return the button that audits a remote game."""
    return None if session.main.kind.local else button(remote_say.check, "check-fairness")


def _resign(session: Session) -> Node:
    name = session.names[resigner(session)]
    question = say.gives_up(name, not session.game.info.resigning)
    return ask(say.resign, question, say.resign, "resign")


def _draw(session: Session) -> Node | None:
    names, mover = session.names, session.match.player
    if mover not in (0, 1):
        return None  # the game has ended meanwhile, or chance decides
    if not session.main.kind.local:
        return ask(say.draw, remote_say.offers_draw, table.offer_draw, "agree")
    question = say.offers_draw(names[mover], names[1 - mover])
    return ask(say.draw, question, say.yes_draw, "agree")


def _cover(session: Session) -> Node:
    return cover_dialog(session.names[session.match.player], session.covered)


def _secret_cover(session: Session) -> Node:
    seat, looked = session.secrets[0]
    return secret_cover(session.names[seat], looked.spot)


def _secret(session: Session) -> Node:
    looked = session.secrets[0].looked
    return secret_dialog(looked.spot, session.game.words.kind(looked.what), looked.art)


PLAIN: Mapping[str, Callable[[Screen], Node]] = {
    "clash": lambda _: clash_dialog(),
    OPENING: lambda screen: opening_dialog(screen.reading),
    WHICH_GAME: lambda screen: which_dialog(screen.file.games),
    LEFT_OUT: lambda screen: left_out_dialog(screen.file.left_out),
    "collection": lambda screen: collection_dialog(screen.collection, screen.subject, screen.thumbnails),
}
"""Dialogs made from the screen alone, by name."""
AT_TABLE: Mapping[str, Callable[[Session], Node | None]] = {
    "resign": _resign,
    "draw": _draw,
    "cover": _cover,
    "secret-cover": _secret_cover,
    "secret": _secret,
    "why": why_dialog,
    "comment": comment_dialog,
    HELD: pause_dialog,
    "guide-over": tutorial_over_dialog,
}
"""Dialogs made from the game at the table, by name."""
