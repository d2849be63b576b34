"""Greetings over the lines: who is here, and how far each has heard what was said."""

from __future__ import annotations

from engine.remote.entries import digest
from engine.remote.replica import Joint
from ui.session.model import Change, Effects, Model
from ui.session.remote.effects import Say
from ui.session.remote.frames import Hello, Mood, write_frame
from ui.session.remote.peers import AWAY, HERE, Company, Peer


def joint_of(model: Model) -> Joint | None:
    """Return the game with friends elsewhere that is at the table."""
    return model.session.stem.joint if model.session and model.at_table else None


def company_of(model: Model) -> Company | None:
    """Return who is at the other ends of the lines, if these are for the game at the table."""
    company, joint = model.screen.company, joint_of(model)
    return company if company and joint and company.table == joint.pact.table.id else None


def with_company(model: Model, company: Company | None) -> Model:
    """Return it with the lines as they have become."""
    return model.show(model.screen._replace(company=company))


def attending(model: Model) -> Change:
    """Greet whoever was not greeted, as soon as the game is at the table; say so when it is left."""
    company = model.screen.company
    if company is None:
        return model, ()
    here = company_of(model) is not None
    turned = [peer for peer in company.peers if peer.greeted != (here or company.joins)]
    if not turned:
        return model, ()
    effects: Effects = ()
    for peer in turned:
        company = company.with_peer(peer._replace(greeted=not peer.greeted))
        effects += (
            _farewell(company, peer) if peer.greeted else hello(model, company, peer.line, asks=True),
        )
    return with_company(model, company.with_mood(company.device, HERE if here else AWAY)), effects


def hello(model: Model, company: Company, line: int, asks: bool = False) -> Say:
    """Return the effect that greets somebody; with `asks` a greeting is wanted in return."""
    joint = joint_of(model) if company_of(model) else None
    heard = joint.heard if joint else ()
    frame = Hello(company.table, company.device, len(heard), digest(heard), asks)
    return Say(line, write_frame(frame))


def _farewell(company: Company, peer: Peer) -> Say:
    return Say(peer.line, write_frame(Mood(company.device, AWAY)))
