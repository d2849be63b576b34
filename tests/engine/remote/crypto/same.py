"""Results for fixed secrets, which are the same in every Python, the browser's included."""

from __future__ import annotations

from hashlib import sha256

from engine.contract.steps import finish
from engine.remote.crypto.deck import Deck, Making
from engine.remote.crypto.ed25519 import is_signed, public, sign
from engine.remote.crypto.hashing import text_of
from engine.remote.crypto.randomness import Chain, draw_outcome, write_opening
from engine.remote.crypto.shuffle import audit, check, open_card, receive, send

SECRETS = [sha256(name).digest() for name in (b"Anna", b"Bert")]


def results() -> list[str]:
    """Return the results of dealing dice, shuffling, proving and opening a deck, and signing."""
    openings = [Chain(secret, 9).opening(1) for secret in SECRETS]
    dice = "".join(str(draw_outcome(openings, f"die {number}", [1, 0.1, 2])) for number in range(30))
    making, texts = Making(Deck("same", 3), 2), []
    while (device := making.turn()) is not None:
        texts.append(finish(send(making, SECRETS[device])))
        making = finish(receive(making, texts[-1]))
    devices = list(enumerate(SECRETS))
    keys = [tuple(making.key(device, secret, card) for device, secret in devices) for card in range(3)]
    faces = [finish(open_card(making, card, keys[card])) for card in range(3)]
    faults = [finish(check(making, stage)) for stage in range(4)]
    fair = [finish(audit(making, device, secret)) for device, secret in devices]
    signature = sign(SECRETS[0], b"a3b4")
    sent = sha256("".join(texts).encode()).hexdigest()
    signed = is_signed(public(SECRETS[0]), b"a3b4", signature)
    shown = (dice, sent, str(faces), str(faults), str(fair), text_of(signature), str(signed))
    return [*map(write_opening, openings), *shown]
