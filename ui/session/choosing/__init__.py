"""How clicks and typed words become an action."""
