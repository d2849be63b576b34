"""Description of Satan's Checkers, without its rules."""

from __future__ import annotations

from engine.contract.skill import Skill
from engine.contract.values import Achievement, Cover, Info, Option, Tone
from engine.games.race.setups import PLY_LIMIT, SATAN, first_option
from engine.games.satan.words.en import say

ON, OFF = "on", "off"
SETUP = Option("setup", tuple(setup.id for setup in SATAN), say, pictured=True)
FIRE = Option("fire", (ON, OFF), say)
THREE = "three"
SINGLE, TOURNEY = "single", "tournament"
GAMES = Option("games", (SINGLE, TOURNEY), say)

INFO = Info(
    id="satan",
    title="Satan's Checkers",
    words=say,
    cover=Cover("embers", players=(2, 5), minutes=(20, 45), oddness=2, art="covers/satan"),
    link="http://nestorgames.com/satanscheckers.html",
    rules_version=2,
    ply_limit=PLY_LIMIT,
    options=(SETUP, FIRE, first_option(5, say), GAMES),
    chance=True,
    zero_sum=False,
    resigning=True,
    clauses="S",
    achievements=(
        Achievement("filled", "pieces/flame-red", ("goal-filled",)),
        Achievement("alone", "pieces/flame-blue", ("last-left",)),
        Achievement("snuffed", "pieces/flame-black", result=-1),
        Achievement("crowd", "pieces/flame-green"),
        Achievement("leap", "pieces/flame-yellow"),
        Achievement("cold", "pieces/fire"),
    ),
    earlier_rules=(1,),
    skills=(
        Skill(plies=1, nodes=200, spread=60, slips=0.7),
        Skill(plies=2, nodes=400, spread=40, slips=0.4),
        Skill(plies=4, nodes=1_500, spread=15, slips=0.1),
    ),
    fanfare=(
        Tone(220.0, 277.0, 0.0, 0.16, 0.4),
        Tone(277.0, 330.0, 0.07, 0.16, 0.4),
        Tone(330.0, 415.0, 0.14, 0.16, 0.4),
        Tone(415.0, 554.0, 0.21, 0.16, 0.4),
        Tone(554.0, 659.0, 0.28, 0.2, 0.4),
        Tone(659.0, 880.0, 0.6, 0.5, 0.5),
        Tone(110.0, 110.0, 0.6, 0.5, 0.5),
    ),
)
MULTIPLAYER_SKILLS = (
    Skill(plies=1, nodes=250, spread=80, slips=0.87),
    Skill(plies=2, nodes=600, spread=50, slips=0.3),
    Skill(plies=5, nodes=3_000, spread=15, slips=0.06),
)
"""Skills with three or four players."""
AMONG_FIVE = (
    Skill(plies=1, nodes=250, spread=110, slips=0.9),
    Skill(plies=2, nodes=600, spread=50, slips=0.5),
    Skill(plies=5, nodes=3_000, spread=15, slips=0.06),
)
"""Skills with five players, where luck is larger."""
