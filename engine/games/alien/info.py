"""What Alien Checkers says of itself, apart from its rules."""

from __future__ import annotations

from engine.protocol import Info, Option

INFO = Info(
    id="alien",
    title="Alien Checkers",
    designer="David L. Van Slyke",
    tagline="Draughts with hippos, a monolith, twenty cards and a planet to keep secret.",
    sample=(
        "1m1m1m1m/m1k1m[h]3/1m6/3##1^1/1~1##2^/2M[s]1M1K1/1M3M2/M1M1M3 "
        "1 N -;- 3/3 0/0 0/0 ring;- ? - earth/mars 1"
    ),
    rules_version=1,
    ply_limit=24_000,  # 400 turns, each with at most 60 decisions and chance nodes
    options=(
        Option(
            "open_cards",
            "Cards face up",
            (("1", "One"), ("2", "Two")),
            "How many cards lie face up when a turn begins; one more is turned over in it (A7).",
        ),
    ),
    chance=True,
    hidden=True,
    clauses="A",
)
