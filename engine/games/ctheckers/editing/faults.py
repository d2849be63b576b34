"""Faults of a position that is set up in the editor."""

from __future__ import annotations

from engine.contract.editing.draft import Draft, Fault
from engine.games.ctheckers.editing.palette import DARK, FORM, REST, is_look, letters, state_of
from engine.games.ctheckers.grid import AT, LAST_RANK, NAMES, rank_of
from engine.games.ctheckers.kinds import COLOURS, TOKENS
from engine.games.ctheckers.state import HIDDEN, State, hidden_squares, known_looks, letter_of, unaccounted
from engine.games.ctheckers.words.en import say, say_editor


def faults_of(draft: Draft) -> tuple[Fault, ...]:
    """Return all faults, ordered by board, counts and Nyarlathoteps."""
    state = state_of(draft)
    light = tuple(
        spot for spot in draft.contents if spot not in DARK and set(letters(draft, spot)) - {"N", "n"}
    )
    stacks = tuple(
        spot
        for spot in draft.contents
        if len(letters(draft, spot)) > 1 and rank_of(AT[spot]) not in LAST_RANK
    )
    faults = [Fault(say_editor.on_light, "C9", light)] if light else []
    faults += [Fault(say_editor.stack_inside, "C7", stacks)] if stacks else []
    for side in (0, 1):
        faults += _counts(state, draft, side)
    faults += [*_forms(draft), *_different(draft)]
    return tuple(faults)


def _counts(state: State, draft: Draft, side: int) -> list[Fault]:
    """Return the faults of a side with more than its twelve identities (C1)."""
    left = unaccounted(state, side)
    faults = []
    for kind, count in left.items():
        if count < 0:
            name = say.kind(f"{COLOURS[side]} {TOKENS[kind]}")
            faults.append(Fault(say_editor.too_many(name), "C1", draft.on(letter_of(kind, side))))
    hidden = sorted(set(hidden_squares(state.board, side)) - set(known_looks(state, side)))
    if more := hidden[max(0, sum(left.values())) :]:
        name = say.kind(f"{COLOURS[side]} checker")
        faults.append(Fault(say_editor.too_many(name), "C1", tuple(NAMES[square] for square in more)))
    return faults


def _forms(draft: Draft) -> list[Fault]:
    """Return the faults of Nyarlathoteps without a form, unless the die is rolling (C9)."""
    if draft.value(REST):
        return []
    bare = [draft.on("Nn"[side]) for side in (0, 1) if draft.value(f"{FORM}{side}", "0") == "0"]
    return [Fault(say_editor.without_form, "C9", spots) for spots in bare if spots]


def _different(draft: Draft) -> list[Fault]:
    """Return the fault of two looks under one checker that differ (C18)."""
    found = []
    for spot, brushes in draft.contents.items():
        known = {brush[-1] for brush in brushes if is_look(brush)} - {"?"}
        if len(known) > 1 and brushes[0] in HIDDEN:
            found.append(spot)
    return [Fault(say_editor.different, "C18", tuple(sorted(found)))] if found else []
