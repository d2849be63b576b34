"""The description of Alien Checkers, apart from its rules."""

from __future__ import annotations

from engine.contract.skill import Skill
from engine.contract.values import Achievement, Cover, Info, Option, Tone
from engine.games.alien.cards.names import ADDED_IN
from engine.games.alien.words.en import say

ONE_SNOOKLE = 1
"""The rules version that allows one Snookle on a checker (A24)."""
RULES = max([2, *ADDED_IN.values()])
"""The current rules version; each added card has raised it."""
_PLANETS = ("mercury", "venus", "earth", "mars", "jupiter", "saturn", "neptune", "uranus", "pluto")

INFO = Info(
    id="alien",
    title="Alien Checkers",
    words=say,
    cover=Cover("stars", minutes=(5, 30), difficulty=3, oddness=4, art="covers/alien"),
    link="http://davidvs.net/hobbies/alien.shtml",
    sample=(
        "1m1m1m1m/m1k1m[h]3/1m6/3##1^1/1~1##2^/2M[s]1M1K1/1M3M2/M1M1M3 "
        "1 N -;- 3/3 0/0 0/0 ring;- ? - earth/mars 1"
    ),
    rules_version=RULES,
    earlier_rules=tuple(range(1, RULES)),
    ply_limit=24_000,  # 400 turns, each with at most 60 decisions and chance nodes
    options=(Option("open_cards", ("1", "2"), say),),
    chance=True,
    hidden=True,
    skills=(
        Skill(plies=1, nodes=200, spread=35, slips=0.85),
        Skill(plies=3, nodes=1_200, spread=13, slips=0.4),
        Skill(plies=5, nodes=6_000, spread=4, slips=0.03),
    ),
    clauses="A",
    achievements=(
        *(Achievement(planet, f"cards/planet-{planet}", (planet,)) for planet in _PLANETS),
        Achievement("system", "cards/planet-back", parts=_PLANETS),
        Achievement("kings", "cards/emperor", ("kings",)),
        Achievement("captured", "cards/antimatter", ("captured",)),
        Achievement("both-gone", "cards/doom", ("both-gone",), result=0),
    ),
    fanfare=(
        Tone(300.0, 1200.0, 0.0, 0.35, 0.3),
        Tone(1200.0, 500.0, 0.3, 0.2, 0.25),
        Tone(400.0, 1600.0, 0.45, 0.5, 0.35),
        Tone(404.0, 1620.0, 0.47, 0.5, 0.25),
    ),
)
