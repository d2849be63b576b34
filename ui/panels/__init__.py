"""The screens and dialogs, as trees. Nothing here acts."""
