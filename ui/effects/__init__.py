"""Effect handlers: each carries out some kinds of effect and dispatches the results as messages."""
