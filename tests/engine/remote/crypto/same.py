"""Results for fixed secrets, which are the same in every Python, the browser's included."""

from __future__ import annotations

from hashlib import sha256

from engine.contract.steps import finish
from engine.remote.crypto.audit import audit
from engine.remote.crypto.chain import Chain, write_opening
from engine.remote.crypto.deck import Deck
from engine.remote.crypto.randomness import draw_outcome
from engine.remote.crypto.schnorr import is_signed, public, sign
from engine.remote.crypto.shuffle import Making, open_card, receive, send

SECRETS = [sha256(name).digest() for name in (b"Anna", b"Bert")]


def results() -> list[str]:
    """Return the results of dealing dice, shuffling and opening a full-size deck, and signing."""
    openings = [Chain(secret, 9).opening(1) for secret in SECRETS]
    dice = "".join(str(draw_outcome(openings, f"die {number}", [1, 0.1, 2])) for number in range(30))
    making, texts = Making(Deck("same", 3), 2), []
    while (device := making.turn()) is not None:
        texts.append(finish(send(making, SECRETS[device])))
        making = finish(receive(making, texts[-1]))
    keys = [tuple(making.deck.key(secret, card) for secret in SECRETS) for card in range(3)]
    faces = [finish(open_card(making, card, keys[card])) for card in range(3)]
    fair = [finish(audit(making, device, secret)) for device, secret in enumerate(SECRETS)]
    signed = sign(SECRETS[0], "a3b4")
    sent = sha256("".join(texts).encode()).hexdigest()
    checked = is_signed(public(SECRETS[0]), "a3b4", signed)
    return [*map(write_opening, openings), dice, sent, str(faces), str(fair), signed, str(checked)]
