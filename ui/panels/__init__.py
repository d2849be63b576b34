"""The screens and dialogs, as trees made from what is shown. Nothing here acts: buttons name what to do."""
