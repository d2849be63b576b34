"""The strip at a table of friends elsewhere: who is there, and what they ask for."""

from __future__ import annotations

from engine.contract.values import TERMINAL
from engine.remote.agreement import LIVE
from engine.remote.replica import Joint
from engine.remote.status import AGAIN
from engine.session.narration import listed
from ui.panels.remote.cards import cards_part
from ui.panels.remote.link_play import links_part
from ui.session.model import Model
from ui.session.remote.peers import GONE, HERE, Company
from ui.tree import Node, button, h
from ui.words.en.remote import THINKS, say


def strip(model: Model) -> Node | None:
    """Return the strip; None where nobody plays along from elsewhere."""
    session = model.table.stem
    joint = session.joint
    if joint is None:
        return None
    if joint.own is None:
        return h("section", h("p", say.to_look_at, class_="by"), class_="company", key="company")
    others = [device for device in range(len(joint.pact.people)) if device != joint.device]
    live = joint.pact.table.way == LIVE
    company = model.screen.company
    here = company if company and company.table == joint.pact.table.id else None
    rows = [_friend(joint, here, device) for device in others] if live else []
    lots = h("p", say.lots, class_="by") if joint.pact.table.lots else None
    return h(
        "section",
        h("ul", rows, class_="friends") if rows else None,
        lots,
        cards_part(joint, here, model.screen.cards, name_of),
        _asked(joint),
        None if live else links_part(joint, session.sent, model.screen.sends),
        class_="company",
        aria_label=say.company,
        key="company",
    )


def name_of(joint: Joint, device: int) -> str:
    """Return what to call somebody, who may not have come yet."""
    person = joint.pact.people[device]
    return (
        person.name if person and person.name else say.friend(device + 1 if len(joint.pact.people) > 2 else 0)
    )


def _friend(joint: Joint, company: Company | None, device: int) -> Node:
    """Return a line about a friend: whether somebody is there, or how to invite one."""
    mood = company.mood(device) if company else GONE
    shown = THINKS if mood == HERE and joint.pact.turn == device else mood
    name = name_of(joint, device)
    invites = mood == GONE and (company is None or company.hub or not company.peers)
    invite = button(say.invite(name), "invite", str(device), class_="primary") if invites else None
    return h(
        "li",
        h("span", name, class_="name"),
        h("span", say.moods[shown], class_="by"),
        invite,
        data_mood=mood,
        key=str(device),
    )


def _asked(joint: Joint) -> Node | None:
    """Return what somebody asks for, with the ways to answer."""
    pact = joint.pact
    if pact.asked is None:
        return None
    what = pact.asked.what.partition(":")[0]
    if pact.match.player == TERMINAL and what != AGAIN:
        return None
    if joint.device in pact.asked.agreed:
        silent = (name_of(joint, each) for each in range(len(pact.people)) if each not in pact.asked.agreed)
        return h("p", say.waits[what].format(names=listed(list(silent))), class_="by", role="status")
    words = say.asks[what].format(name=name_of(joint, min(pact.asked.agreed)))
    agree = button(say.agree, "consent", "yes", class_="primary" if what == AGAIN else None)
    row = h("div", agree, button(say.refuse, "consent", "no"), class_="row")
    return h("div", h("p", words), row, role="alert", class_="asked", key="asked")
