"""What is special in PDN's tokens: moves are numbers of squares, results come in several ways of counting."""

from __future__ import annotations

from engine.game_tokens import END, tokenizer

tokens = tokenizer(
    rf"(?P<core>[0-9]{{1,2}}(?:[ \t]*[-xX:][ \t]*[0-9]{{1,2}})+)(?:[!?]{{1,2}}|\*)?(?={END}|\$)",
    r"1/2-1/2|[012]-[012]|\*",
)
